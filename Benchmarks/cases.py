"""The benchmark cases, each compared with the usual tool for the task."""

import os
import shutil
import tempfile

import cloud
import desktop
import far
import farm
import samples
from comparison import Command, Row

GIBIBYTE = 1 << 30
MEBIBYTE = 1 << 20


class Bench:
    """The directories and programs that the cases share."""

    def __init__(self, dnd, launcher, disk, memory, examples, runs):
        self.dnd, self.launcher, self.runs = dnd, launcher, runs
        self.disk, self.memory, self.examples = disk, memory, examples
        self.state = os.path.join(disk, "state")
        self.large_file = None
        # Whether no comparison was skipped because a tool is missing.
        self.is_whole = True
        self.rows = []
        self.memories = []
        self.rates = []

    def forget(self):
        """Removes all sessions, but not the store."""
        for name in ("sessions", "ended", "current"):
            shutil.rmtree(os.path.join(self.state, name), ignore_errors=True)

    def clear(self, folder):
        """Removes a folder with many files, if it exists.

        On the disk it is only moved away until the end: ext4 avoids inodes that were removed in the last minutes, and
        the search for others makes the next command up to eight times as slow.
        """
        if not os.path.exists(folder):
            return
        if folder.startswith(self.memory):
            shutil.rmtree(folder)
        else:
            os.rename(folder, tempfile.mkdtemp(dir=self.disk, prefix="done-"))

    def lift(self, *arguments):
        self.forget()
        self.launcher.run(Command([self.dnd, "lift", "-q", *arguments]))

    def compare(self, row, ours, theirs, runs=None):
        if shutil.which(theirs.arguments[0]) is None:
            print(f"     -  no {theirs.arguments[0]} here: {row.what}", flush=True)
            self.is_whole = False
            return row
        self.launcher.compare(row, ours, theirs, runs or self.runs)
        self.rows.append(row)
        print(f"{row.ratio:6.2f}  (processor {row.cpu_ratio:.2f})  {row.what}", flush=True)
        return row

    def remember(self, what, cost):
        self.memories.append((what, cost))
        print(f"{cost.memory / 1024:6.1f} MiB  {cost.seconds:6.2f} s  {what}", flush=True)

    def large(self):
        if self.large_file is None:
            self.large_file = os.path.join(self.memory, "large.bin")
            samples.large(self.large_file, GIBIBYTE)
        return self.large_file


def start_up(bench):
    """The cost of a command that does almost nothing."""
    bench.lift("-t", "text", os.path.join(bench.examples, "notes.md"))
    bench.compare(
        Row("`dnd --version`", "`file --version`", None),
        Command([bench.dnd, "--version"]), Command(["file", "--version"]), bench.runs * 4)


def prompt(bench):
    """The added cost of a prompt when nothing is pending: a thousand prompts should take less than a second."""
    bench.lift("-t", "text", os.path.join(bench.examples, "notes.md"))
    bench.launcher.run(Command([bench.dnd, "cancel", "-q"]))
    loops = {"fish": "for i in (seq 1000); __dnd_update; end"}
    for shell in ("bash", "zsh", "fish"):
        if shutil.which(shell) is None:
            print(f"     -  no {shell} here", flush=True)
            bench.is_whole = False
            continue
        script = os.path.join(os.path.dirname(bench.examples), "Resources", "shell", f"dnd.{shell}")
        loop = loops.get(shell, "for ((i = 0; i < 1000; i++)); do __dnd_update; done")
        options = {"bash": ["--norc"], "zsh": ["-f"], "fish": ["--no-config"]}[shell]
        bench.compare(
            Row(f"1,000 prompts of {shell}, nothing pending", "a second", 1.0),
            Command([shell, *options, "-c", f". '{script}' 2>/dev/null; {loop}"]),
            Command(["sleep", "1"]))


def lift(bench):
    rows = []
    for what, path in samples.kinds(os.path.join(bench.disk, "kinds"), bench.examples):
        rows.append(
            bench.compare(
                Row(f"`dnd lift FILE`, {what}", "`file --mime-type FILE`", 1.3),
                Command([bench.dnd, "lift", path], before=bench.forget),
                Command(["file", "--mime-type", path]), bench.runs * 4))


def types(bench):
    for what, path in samples.kinds(os.path.join(bench.disk, "told"), bench.examples):
        bench.compare(
            Row(f"`dnd types of FILE`, {what}", "`file --mime-type FILE`", 1.1),
            Command([bench.dnd, "types", "of", "--mime", path]),
            Command(["file", "--mime-type", path]), bench.runs * 4)
    folder, listed = (os.path.join(bench.memory, name) for name in ("told", "told.list"))
    samples.lines(listed, samples.many(folder, 20_000, bench.examples))
    bench.compare(
        # On two processors, 1.9 times as many files per second.
        Row("`dnd types of --files-from -`, 20,000 small files", "`file --mime-type -f -`", 0.53),
        Command([bench.dnd, "types", "of", "--mime", "--files-from", "-"], input=listed),
        Command(["file", "--mime-type", "-f", "-"], input=listed), max(bench.runs // 2, 2))
    shutil.rmtree(folder)


def load(bench):
    bench.lift(bench.large())
    both = '"$@" | cat >/dev/null'
    bench.compare(
        Row("`dnd load` of 1 GiB to a pipe", "`cat`", 1.05),
        Command(["sh", "-c", both, "sh", bench.dnd, "load"]),
        Command(["sh", "-c", both, "sh", "cat", bench.large()]))


def promise(bench):
    """The overhead of a promise over its command: for a new result, and for stored data."""
    command = "printf made"
    bench.lift("--session", "promised", "--promise", f"public.html={command}")
    bench.launcher.run(
        Command([bench.dnd, "lift", "-q", "--session", "kept", "--data", "public.html=made"]))
    bench.compare(
        Row("`dnd load --fresh` of a promise", "`dnd load` of data, and the command with `sh -c`", None),
        Command(["sh", "-c", '"$1" load -q --fresh --session promised; :', "sh", bench.dnd]),
        Command(
            ["sh", "-c", f'"$1" load -q --session kept; sh -c "{command}"; :', "sh", bench.dnd]),
        bench.runs * 8)


def drop(bench):
    source = bench.large()
    drop_into(bench, source, bench.memory, "`dnd drop` of 1 GiB on tmpfs", ["cp"], "`cp`", 1.1)
    on_disk = os.path.join(bench.disk, "large.bin")
    shutil.copy(source, on_disk)
    drop_into(
        bench, on_disk, bench.disk, "`dnd drop` of 1 GiB on a disk",
        ["sh", "-c", 'cp "$1" "$2" && sync "$2/large.bin"', "sh"], "`cp` and `sync FILE`", None,
        runs=max(bench.runs // 3, 2))
    os.unlink(on_disk)


def one_step(bench):
    """The cost of `dnd cp` compared with lift and drop, which start the program twice."""
    _, source = next(iter(samples.kinds(os.path.join(bench.disk, "stepped"), bench.examples)))
    target = os.path.join(bench.disk, "step")

    def before():
        bench.forget()
        shutil.rmtree(target, ignore_errors=True)
        os.makedirs(target)

    both = '"$1" lift -q "$2" >&2 && "$1" drop -q "$3"'
    bench.compare(
        Row("`dnd cp` of a small file", "`dnd lift` and `dnd drop`", 1.0),
        Command(["sh", "-c", '"$1" cp -q "$2" "$3"', "sh", bench.dnd, source, target], before=before),
        Command(["sh", "-c", both, "sh", bench.dnd, source, target], before=before),
        bench.runs * 4)


def drop_into(bench, source, place, what, peer, peer_name, aim, runs=None, options=()):
    ours, theirs = os.path.join(place, "ours"), os.path.join(place, "theirs")

    def emptied(folder):
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)

    def before_ours():
        emptied(ours)
        bench.lift(source)

    bench.compare(
        Row(what, peer_name, aim),
        Command(
            [bench.dnd, "drop", "-q", *options, ours], before=before_ours, after=lambda: emptied(ours)),
        Command(
            [*peer, source, theirs], before=lambda: emptied(theirs), after=lambda: emptied(theirs)),
        runs)


def ordered(bench):
    """The cost of a drop into an ordered view of 10,000 entries, and of reordering it."""
    small = os.path.join(bench.memory, "one.png")
    shutil.copy(os.path.join(bench.examples, "otter.png"), small)
    full, bare = (os.path.join(bench.memory, name) for name in ("full", "bare"))
    lists = {}
    for view, count in ((full, 10_000), (bare, 0)):
        os.makedirs(os.path.join(view))
        bench.launcher.run(Command([bench.dnd, "init", "-q", "--ordered", view]))
        for place in range(count):
            open(os.path.join(view, f"picture {place}.png"), "w").close()
        entries = ",\n".join(
            f'{{"file":"picture {place}.png","type":"public.png","url":"https://example.org/{place}",'
            '"width":1200,"height":800,"aspectRatio":1.5}' for place in range(count))
        lists[view] = f'{{"items":[\n{entries}\n]}}\n' if count else '{"items":[]}\n'

    def prepared(view, source):
        def before():
            if os.path.exists(os.path.join(view, "one.png")):
                os.unlink(os.path.join(view, "one.png"))
            with open(os.path.join(view, ".dnd/items.json"), "w") as file:
                file.write(lists[view])
            bench.lift(source)
        return before

    def drop(view, source, *options):
        return Command(
            [bench.dnd, "drop", "-q", *options, view], before=prepared(view, source))

    bench.compare(
        Row("`dnd drop` of one item into an ordered view of 10,000", "the same into an empty view", 2.0),
        drop(full, small), drop(bare, small), bench.runs * 4)
    bench.compare(
        Row("`dnd drop --at 5000` of one item into that view", "the same into an empty view", 2.0),
        drop(full, small, "--at", "5000"), drop(bare, small), bench.runs * 4)
    bench.compare(
        Row("reordering one item in that view", "`dnd drop` of one item into it", 1.5),
        drop(full, os.path.join(full, "picture 7000.png"), "--at", "20"), drop(full, small),
        bench.runs * 4)
    for view in (full, bare):
        shutil.rmtree(view)


def many(bench):
    for place, name, aim, alone in ((bench.memory, "tmpfs", 1.0, 1.0), (bench.disk, "a disk", None, None)):
        folder = os.path.join(place, "many")
        listed = os.path.join(bench.disk, "many.list")
        samples.lines(listed, samples.many(folder, 20_000, bench.examples))
        ours, theirs = os.path.join(place, "ours"), os.path.join(place, "theirs")

        def before():
            for target in (ours, theirs):
                bench.clear(target)
            os.makedirs(ours)
            bench.forget()

        runs = max(bench.runs // 3, 2)
        bench.compare(
            Row(f"`dnd lift` of 20,000 small files on {name}", "`file --mime-type -f LIST`", None),
            Command([bench.dnd, "lift", "-q", "--files-from", listed], before=before),
            Command(["file", "--mime-type", "-f", listed]), runs)

        def lifted():
            before()
            bench.lift("--files-from", listed)

        bench.compare(
            Row(f"`dnd drop` of 20,000 small files on {name}", "`cp -a`", alone),
            Command([bench.dnd, "drop", "-q", ours], before=lifted),
            Command(["cp", "-a", folder, theirs], before=before), runs)
        bench.compare(
            Row(
                f"`dnd lift` and `dnd drop` of 20,000 small files on {name}",
                "`file -f` and `cp -a`", aim),
            Command(
                ["sh", "-c", '"$1" lift -q --files-from "$2" && "$1" drop -q "$3"', "sh", bench.dnd,
                 listed, ours], before=before),
            Command(
                ["sh", "-c", 'file --mime-type -f "$2" && cp -a "$1" "$3"', "sh", folder, listed,
                 theirs], before=before), runs)
        for target in (ours, theirs, folder):
            bench.clear(target)


def verified(bench):
    """The cost of verifying a copy by reading it back from the device, or from memory if there is no device."""
    source = bench.large()
    both = 'cp "$1" "$2" && sync "$2/large.bin" && sha256sum "$1" "$2/large.bin"'
    for place, name, runs in (
        (bench.memory, "tmpfs", None), (bench.disk, "a disk", max(bench.runs // 3, 2)),
    ):
        drop_into(
            bench, source, place, f"`dnd drop --verify` of 1 GiB on {name}", ["sh", "-c", both, "sh"],
            "`cp`, `sync FILE` and `sha256sum` of both", None, runs=runs, options=["--verify"])


def move(bench):
    """A verified move to another file system, then a move within a file system."""
    source, kept = os.path.join(bench.memory, "moved.bin"), bench.large()
    ours, theirs = os.path.join(bench.disk, "ours"), os.path.join(bench.disk, "theirs")

    def emptied(folder):
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        # Another hard link to the same bytes, so that files removed by a move are recreated without
        # writing.
        if not os.path.lexists(source):
            os.link(kept, source)

    def lifted():
        emptied(ours)
        bench.lift(source)

    bench.compare(
        Row(
            "`dnd drop --move` of 1 GiB from tmpfs to a disk, read back from it",
            "`rsync -a --fsync --remove-source-files`", None),
        Command([bench.dnd, "drop", "-q", "--move", ours], before=lifted, after=lambda: emptied(ours)),
        Command(
            ["rsync", "-a", "--fsync", "--remove-source-files", source, f"{theirs}/"],
            before=lambda: emptied(theirs), after=lambda: emptied(theirs)), max(bench.runs // 3, 2))
    if os.path.lexists(source):
        os.unlink(source)


def tree(bench):
    """A folder of 20,000 small files as one item: copied, and moved within a file system."""
    for place, name, aims in (
        (bench.memory, "tmpfs", (0.8, 0.3, 3.0)), (bench.disk, "a disk", (None, 1.2, 3.0)),
    ):
        folder = os.path.join(place, "tree")
        for part in range(40):
            samples.many(os.path.join(folder, f"{part:02}"), 500, bench.examples)
        ours, theirs = os.path.join(place, "ours"), os.path.join(place, "theirs")
        runs = max(bench.runs // (2 if place == bench.memory else 3), 2)

        def emptied(*targets):
            for target in targets:
                bench.clear(target)
                os.makedirs(target)

        def lifted():
            emptied(ours, theirs)
            bench.lift(folder)

        def back(target):
            os.rename(os.path.join(target, "tree"), folder)

        drop = [bench.dnd, "drop", "-q"]
        for peer, shown, aim in (
            (["cp", "-a"], "`cp -a`", aims[0]), (["rsync", "-a"], "`rsync -a`", aims[1]),
        ):
            bench.compare(
                Row(f"`dnd drop` of a folder of 20,000 small files on {name}", shown, aim),
                Command([*drop, ours], before=lifted),
                Command([*peer, folder, theirs], before=lambda: emptied(ours, theirs)), runs)
        bench.compare(
            Row(
                f"`dnd drop --move` of a folder of 20,000 small files within {name}", "`mv`", aims[2]),
            Command([*drop, "--move", ours], before=lifted, after=lambda: back(ours)),
            Command(
                ["mv", folder, theirs], before=lambda: emptied(ours, theirs),
                after=lambda: back(theirs)), bench.runs)
        for path in (folder, ours, theirs):
            bench.clear(path)


def million(bench):
    """A session of a million items: the cost of adding to it, and the memory that commands use."""
    listed = os.path.join(bench.disk, "million.list")
    samples.lines(listed, (f"https://example.org/items/{n:07}" for n in range(1_000_000)))
    bench.forget()
    run = bench.launcher.run
    dnd = bench.dnd
    bench.remember(
        "`dnd lift` of 1,000,000 URLs",
        run(Command([dnd, "lift", "-q", "--session", "million", "--files-from", listed])))
    run(Command([dnd, "lift", "-q", "--session", "one", "https://example.org/"]))
    note = os.path.join(bench.examples, "notes.md")
    bench.compare(
        Row("`dnd add` to a session of 1,000,000 items", "`dnd add` to one of 1 item", 1.2),
        Command([dnd, "add", "-q", "--session", "million", note]),
        Command([dnd, "add", "-q", "--session", "one", note]), bench.runs * 4)
    target = os.path.join(bench.memory, "target")
    os.makedirs(target, exist_ok=True)
    for arguments in (
        ["list"], ["show"], ["show", "--json"], ["propose", target],
        ["drop", "--dry-run", target], ["load", "--all"], ["load", "--item", "700000"],
    ):
        shown = " ".join("DEST" if word == target else word for word in arguments)
        bench.remember(
            f"`dnd {shown}` on 1,000,000 items",
            run(Command([dnd, *arguments, "--session", "million"])))


def million_files(bench):
    """A million files: hard links to a few hundred, because only names are needed."""
    folder = os.path.join(bench.memory, "million")
    os.makedirs(folder)
    first = os.path.join(folder, "0000000.txt")
    with open(first, "w") as file:
        file.write("text\n")
    paths = [os.path.join(folder, f"{n:07}.txt") for n in range(1_000_000)]
    for path in paths[1:]:
        os.link(first, path)
    listed = os.path.join(bench.disk, "million.list")
    samples.lines(listed, paths)
    del paths
    bench.forget()
    bench.remember(
        "`dnd lift` of 1,000,000 files",
        bench.launcher.run(Command([bench.dnd, "lift", "-q", "--files-from", listed])))
    target = os.path.join(bench.memory, "target")
    os.makedirs(target, exist_ok=True)
    bench.remember(
        "`dnd drop` of 1,000,000 files",
        bench.launcher.run(Command([bench.dnd, "drop", "-q", target])))
    shutil.rmtree(target)
    shutil.rmtree(folder)


ALL = {
    "start": start_up, "prompt": prompt, "types": types, "lift": lift, "load": load,
    "promise": promise, "drop": drop, "one_step": one_step, "verified": verified, "ordered": ordered,
    "move": move, "many": many, "tree": tree, "million": million, "files": million_files,
    "far": far.far, "cloud": cloud.cloud, "farm": farm.farm,
    "desktop": desktop.clipboard,
}
