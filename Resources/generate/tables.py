"""The format of a table file: constant data that the program reads in place.

Numbers are little-endian. The file begins with the offset and the number of entries of each section, 32 bits each, in
the order in which the sections were added. A section begins at a multiple of four bytes and is one of these:

  words     n + 1 numbers of 32 bits, the offsets of n words in the following text and the end of the last; the text
  numbers   n numbers of 8, 16 or 32 bits
  lists     n + 1 numbers of 16 bits, the offsets of n lists in the following entries and the end of the last; the
            entries, 16 bits each

`ConstantTables` reads it. Its enum of sections has the order in which they are added here.
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
