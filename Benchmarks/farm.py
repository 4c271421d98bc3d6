"""Several drops of one session at once, which convert pictures, and one drop that others could join.

The ideal is a queue that costs nothing: the same conversions, as many at once as there are cores, started by xargs.
"""

import os
import shutil
import struct
import zlib

from comparison import Command, Row

PICTURES = 1_000
SMALL = 20_000


def picture(colour, size=96):
    """A PNG picture of one colour."""
    part = lambda kind, data: (
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)))
    head = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    rows = (b"\0" + bytes(colour) * size) * size
    return b"\x89PNG\r\n\x1a\n" + part(b"IHDR", head) + part(b"IDAT", zlib.compress(rows)) + part(b"IEND", b"")


def pictures(folder, count):
    """Small pictures, each of its own colour."""
    os.makedirs(folder)
    for number in range(count):
        with open(os.path.join(folder, f"{number:04}.png"), "wb") as file:
            file.write(picture((number % 256, number // 256, 128)))
    return folder


def workers(bench, count, *options):
    """A command line that starts workers and waits for all of them; one that comes late has nothing to do (6, 75)."""
    words = " ".join([bench.dnd, "drop", "-q", "--session", "farm", *options])
    return ["sh", "-c",
            f"for i in $(seq {count}); do {{ {words} || case $? in 6|75) ;; *) kill $$;; esac; }} & done; wait"]


def farm(bench):
    out = os.path.join(bench.memory, "farm-out")

    def empty():
        shutil.rmtree(out, ignore_errors=True)
        os.makedirs(out)

    def lifted(folder):
        empty()
        bench.lift("--session", "farm", "-r", folder)

    conversions(bench, out, empty, lifted)
    small(bench, out, lifted)
    shutil.rmtree(out)


def conversions(bench, out, empty, lifted):
    if shutil.which("convert") is None:
        print("     -  no convert here: conversions by several drops", flush=True)
        bench.is_whole = False
        return
    folder = pictures(os.path.join(bench.memory, "pictures"), PICTURES)
    runs = max(bench.runs // 3, 3)
    cores = os.cpu_count() or 1

    def convert(count, options=("-a", "jpeg", "--jobs", "1")):
        return Command(workers(bench, count, *options, out), before=lambda: lifted(folder), after=empty)

    bench.compare(
        Row(f"4 × `dnd drop -a jpeg` of {PICTURES:,} pictures", f"`xargs -P {cores} convert`", 1.1), convert(4),
        Command(["sh", "-c", f"ls {folder} | xargs -P {cores} -I @ convert {folder}/@ {out}/@.jpg"], before=empty),
        runs)
    one = convert(1)
    for count in (2, 4, 8):
        bench.compare(Row(f"{count} × `dnd drop -a jpeg --jobs 1`", "1 × the same", None), convert(count), one, runs)
    shutil.rmtree(folder)


def small(bench, out, lifted):
    """A drop alone claims its items page by page too, unless it needs the session as a whole."""
    folder = os.path.join(bench.memory, "small")
    os.makedirs(folder)
    for number in range(SMALL):
        with open(os.path.join(folder, f"{number:05}"), "w") as file:
            file.write(str(number))
    drop = lambda *options: Command(
        [bench.dnd, "drop", "-q", "--session", "farm", *options, out], before=lambda: lifted(folder))
    bench.compare(
        Row(f"`dnd drop` of {SMALL:,} files, which others could join", "`dnd drop --require-all`", 1.0),
        drop(), drop("--require-all"), max(bench.runs // 3, 3))
    shutil.rmtree(folder)
