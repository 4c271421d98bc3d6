"""Several drops of one session at once, which convert pictures, and one drop that others could join.

The ideal is a queue that costs nothing: the same conversions, as many at once as there are cores, started by xargs.
"""

import glob
import os
import re
import shutil
import struct
import subprocess
import tempfile
import zlib

from comparison import Command, Row

PROJECT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PICTURES = 1_000
SMALL = 20_000
CLAIMED = 100_000
PAGE = 64


def png(width, height, rows):
    """A PNG picture of rows with three bytes for each point."""
    part = lambda kind, data: (
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    data = zlib.compress(b"".join(b"\0" + row for row in rows), 1)
    return b"\x89PNG\r\n\x1a\n" + part(b"IHDR", head) + part(b"IDAT", data) + part(b"IEND", b"")


def icon(number, size=96):
    """A small picture of one colour."""
    return png(size, size, [bytes((number % 256, number // 256, 128)) * size] * size)


def photograph(number, width=1600, height=1200):
    """A picture of the size of a small photograph, with a pattern of its own."""
    ramp = bytes((7 * x + number) % 256 for x in range(3 * width + height))
    return png(width, height, [ramp[y:y + 3 * width] for y in range(height)])


def pictures(folder, make):
    os.makedirs(folder)
    for number in range(PICTURES):
        with open(os.path.join(folder, f"{number:04}.png"), "wb") as file:
            file.write(make(number))
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
    claims(bench)
    shutil.rmtree(out)


def conversions(bench, out, empty, lifted):
    if shutil.which("convert") is None:
        print("     -  no convert here: conversions by several drops", flush=True)
        bench.is_whole = False
        return
    runs = max(bench.runs // 3, 3)
    cores = os.cpu_count() or 1
    folders = {make: pictures(os.path.join(bench.memory, make.__name__), make) for make in (photograph, icon)}

    def convert(count, folder, options=("-a", "jpeg", "--jobs", "1")):
        return Command(workers(bench, count, *options, out), before=lambda: lifted(folder), after=empty)

    for make, folder in folders.items():
        bench.compare(
            Row(f"4 × `dnd drop -a jpeg` of {PICTURES:,} {make.__name__}s", f"`xargs -P {cores} convert`", 1.1),
            convert(4, folder),
            Command(["sh", "-c", f"ls {folder} | xargs -P {cores} -I @ convert {folder}/@ {out}/@.jpg"], before=empty),
            runs)
    one = convert(1, folders[icon])
    for count in (2, 4, 8):
        bench.compare(
            Row(f"{count} × `dnd drop -a jpeg --jobs 1`", "1 × the same", None),
            convert(count, folders[icon]), one, runs)
    for folder in folders.values():
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


def claims(bench):
    """How many items each second drops claim from a shared store, of which they then make nothing."""
    if not glob.glob("/usr/lib/postgresql/*/bin/initdb"):
        print("     -  no PostgreSQL here: claims", flush=True)
        bench.is_whole = False
        return
    build = os.path.join(PROJECT, ".build", "claims")
    subprocess.run(
        ["swift", "build", "-c", "release", "--scratch-path", build, "--product", "ClaimBenchmark"],
        cwd=PROJECT, env={**os.environ, "DND_BENCH": "1"}, stdout=subprocess.DEVNULL, check=True)
    program = os.path.join(build, "release", "ClaimBenchmark")
    # The server does not run as root, so that the folder must be within everybody's reach.
    folder = tempfile.mkdtemp(prefix="dnd-claims-")
    store = f"host={folder} user=tester dbname=postgres"
    tool = os.path.join(PROJECT, "Tests", "TestSupport", "Tools", "database")
    with subprocess.Popen([tool, folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
        server.stdout.readline()

        def claim(workers, what):
            rates = []
            for _ in range(3):
                run = lambda task, *numbers: subprocess.run(
                    [program, task, store, bench.disk, *map(str, numbers)], capture_output=True, text=True, check=True)
                run("fill", CLAIMED)
                found = re.search(r"items, (\d+) each second", run("claim", workers, PAGE).stdout)
                rates.append(int(found.group(1)))
            bench.rates.append((what, sorted(rates)))
            print(f"{sorted(rates)[1]:6,}  {what}", flush=True)

        for workers in (1, 2, 4):
            claim(workers, f"{workers} claiming")
        # Old snapshots keep the database from removing what was updated since.
        shell = ["psql", "-qAtX", store]
        with subprocess.Popen(shell, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as old:
            old.stdin.write("BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT 1;\n")
            old.stdin.flush()
            old.stdout.readline()
            claim(4, "4 claiming, with an old snapshot open")
            old.stdin.close()
        server.stdin.close()
