"""The form of a table file: constant data that a program reads where it lies.

Numbers are little-endian. First comes, for each section in the order in which it was added, where it begins and
how many it has, 32 bits each. A section begins at a multiple of four bytes and is one of these:

  words     where each of n words begins in the text behind, and where the last one ends (n + 1 of 32 bits); the text
  numbers   n of them, of 8, 16 or 32 bits
  lists     where each of n lists begins in what is behind, and where the last one ends (n + 1 of 16 bits); then
            what is in them, 16 bits each

`ConstantTables` reads it. The enum of sections there has the order in which they are added here.
"""
import struct

LETTERS = {8: "B", 16: "H", 32: "I"}


def packed(values, width):
    assert all(0 <= v < 1 << width for v in values)
    return struct.pack(f"<{len(values)}{LETTERS[width]}", *values)


def starts(lengths):
    offsets = [0]
    for length in lengths:
        offsets.append(offsets[-1] + length)
    return offsets


class TableFile:
    def __init__(self):
        self.sections = []

    def add(self, count, data):
        self.sections.append((count, data))

    def words(self, words):
        encoded = [w.encode() for w in words]
        self.add(len(words), packed(starts(map(len, encoded)), 32) + b"".join(encoded))

    def numbers(self, values, width=16):
        self.add(len(values), packed(values, width))

    def lists(self, lists):
        flat = [value for one in lists for value in one]
        self.add(len(lists), packed(starts(map(len, lists)), 16) + packed(flat, 16))

    def bytes(self):
        place = 8 * len(self.sections)
        directory, body = [], b""
        for count, data in self.sections:
            directory += [place + len(body), count]
            body += data + b"\0" * (-len(data) % 4)
        return packed(directory, 32) + body
