"""Simulates power cuts during drops and examines the disks.

A drop runs on logged disks with ext4 or the file system of `--kind`. Every disk is rebuilt from its log as
a power cut may have left it: at each flush, and in between, with all, none and a random part of the
unflushed writes. Each disk is mounted, which replays the journal, and must hold every file complete at its
source or its destination, and no partial file under a final name; then the same drop runs again and must
finish. `--with mv` tests `mv` instead, to show that losses are detected.

With `--young` the session is as new as the drop: it is lifted on the logged disks, bytes that exist nowhere
else are added, and an undo follows, with nothing synced in between. The power is then also cut exactly after
each command, whose promises must hold.
"""

import argparse
import hashlib
import os
import random
import shutil
import subprocess
import sys
import tempfile

from loggeddisk import LoggedDisks, LoopDevices, after_cut, private_mounts, read_log, sync_file_system

MIB = 1 << 20
MANIFEST = "SUMS"
SIZES = {"ext4": 40, "xfs": 300, "btrfs": 120}
MAKING = {"ext4": ["mkfs.ext4", "-q", "-F", "-E", "lazy_itable_init=0,nodiscard"], "xfs": ["mkfs.xfs", "-q", "-K"],
          "btrfs": ["mkfs.btrfs", "-q", "-K"]}
KEPT = "precious"
SMALL = {f"small-{n}.txt": 900 * n + 1 for n in range(5)}
TREES = {f"tree-{t}/{name}": 700 * t + 90 for t in range(3) for name in ("a", "b", "in/c", "in/deep/d")}
# The files to lift, the options of the drop, the number of disks, and the files already at the
# destination.
SCENARIOS = {
    "copy": (SMALL | {"large.bin": 8 * MIB}, [], 1, {}),
    "copy to another disk": (SMALL | {"large.bin": 8 * MIB}, [], 2, {}),
    "verified copy": (SMALL | {"large.bin": 2 * MIB}, ["--verify"], 1, {}),
    "move to another disk": (SMALL | {"large.bin": 8 * MIB}, ["--move"], 2, {}),
    "move within a disk": (SMALL | {"large.bin": 8 * MIB}, ["--move"], 1, {}),
    "replace": (SMALL | {"large.bin": 2 * MIB}, ["--on-conflict", "replace"], 1, SMALL | {"large.bin": MIB}),
    "replace by moving to another disk":
        (SMALL | {"large.bin": 2 * MIB}, ["--move", "--on-conflict", "replace"], 2, SMALL | {"large.bin": MIB}),
    "folders": (SMALL | TREES, [], 2, {}),
    "move folders to another disk": (SMALL | TREES, ["--move"], 2, {}),
    "move folders within a disk": (SMALL | TREES, ["--move"], 1, {}),
    "move folders together": (SMALL | TREES, ["--move", "--atomic"], 2, {}),
    "list in a manifest": (SMALL | TREES, ["--manifest", MANIFEST], 2, {}),
    "move and list in a manifest": (SMALL | TREES, ["--move", "--manifest", MANIFEST], 2, {}),
    "copy into a view": (SMALL, [], 1, {}),
    "move into a view": (SMALL | TREES, ["--move"], 2, {}),
    # The other disk is reached through a FUSE server, which does not receive syncfs.
    "copy to a drive in a program": (SMALL | TREES, [], 2, {}),
    "move to a drive in a program": (SMALL | TREES, ["--move"], 2, {}),
    "move to a drive that cannot sync folders": (SMALL | TREES, ["--move"], 2, {}),
    # One of the disks is that of a host.
    "move to a host": (SMALL | {"large.bin": 8 * MIB}, ["--move"], 2, {}),
    "move to a host without commands": (SMALL | {"large.bin": 2 * MIB}, ["--move"], 2, {}),
    "move folders to a host": (SMALL | TREES, ["--move"], 2, {}),
    "move to a host together": (SMALL, ["--move", "--atomic"], 2, {}),
    "replace on a host":
        (SMALL | {"large.bin": 2 * MIB}, ["--move", "--on-conflict", "replace"], 2, SMALL | {"large.bin": MIB}),
    "move from a host": (SMALL | {"large.bin": 8 * MIB}, ["--move"], 2, {}),
}
THROUGH_A_PROGRAM = {"copy to a drive in a program": "", "move to a drive in a program": "",
                     "move to a drive that cannot sync folders": "nosyncdir"}
SFTP_SERVER = "/usr/lib/openssh/sftp-server"
# Stands in for ssh: its last word is the subsystem or the command.
HOST = f"""#!/bin/sh
for last; do :; done
case " $* " in
*" -G "*) ;;
*" -s "*) exec {SFTP_SERVER};;
*) COMMANDS;;
esac
"""


class Loss(Exception):
    """A violated guarantee."""


def bytes_of(seed, size):
    return random.Random(seed).randbytes(size)


def digest(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).digest()


def copy_disk(image, copy):
    subprocess.run(["cp", "--sparse=always", image, copy], check=True)


class Scenario:
    def __init__(self, name, program, folder, tool, devices, kind, passing, is_young):
        self.program, self.folder, self.tool, self.devices = program, folder, tool, devices
        self.kind, self.passing = kind, passing if name in THROUGH_A_PROGRAM else None
        self.is_young = is_young
        files, self.options, self.disks, there = SCENARIOS[name]
        self.modes = THROUGH_A_PROGRAM.get(name, "")
        self.moves = "--move" in self.options and not self.modes
        # Such a move keeps its sources, and says so.
        self.done = 3 if self.modes else 0
        self.is_view = "view" in name
        self.tops = sorted({file.split("/")[0] for file in files})
        self.mounts = [f"{folder}/mount{n}" for n in range(self.disks)]
        self.source = f"{self.mounts[0]}/source"
        self.target = f"{self.mounts[-1]}/target"
        self.to_host = "far:" if "to a host" in name or "on a host" in name else ""
        self.from_host = "far:" if "from a host" in name else ""
        # The disk of the sessions is that of this machine.
        here = self.mounts[-1 if self.from_host else 0]
        self.options = [f"{self.target}/{word}" if word == MANIFEST else word for word in self.options]
        self.environment = {"HOME": f"{here}/home", "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8",
                            "DND_STATE_HOME": f"{here}/state"}
        if self.to_host or self.from_host:
            self.environment["DND_SSH"] = f"{folder}/ssh"
            commands = "exit 1" if "without commands" in name else 'exec sh -c "$last"'
            with open(f"{folder}/ssh", "w") as file:
                file.write(HOST.replace("COMMANDS", commands))
            os.chmod(f"{folder}/ssh", 0o755)
        self.images = [f"{folder}/image{n}" for n in range(self.disks)]
        self.new = {name: bytes_of(f"new {name}", size) for name, size in files.items()}
        self.old = {name: bytes_of(f"old {name}", size) for name, size in there.items()}
        self.digests = {name: hashlib.sha256(data).digest() for name, data in self.new.items()}
        self.old_digests = {name: hashlib.sha256(data).digest() for name, data in self.old.items()}

    def mount(self, images):
        for which, (image, mount) in enumerate(zip(images, self.mounts)):
            os.makedirs(mount, exist_ok=True)
            self.devices.mount(image, self.beneath(which), which, self.kind)
            if self.beneath(which) != mount:
                words = [self.passing, self.beneath(which), f"{self.folder}/calls", self.modes, mount, "-o", "allow_other"]
                subprocess.run(words, check=True)

    def beneath(self, which):
        """The mount point of a disk itself, below the FUSE server if there is one."""
        if not self.passing or which + 1 < self.disks:
            return self.mounts[which]
        os.makedirs(f"{self.folder}/beneath", exist_ok=True)
        return f"{self.folder}/beneath"

    def unmount(self):
        for which, mount in enumerate(self.mounts):
            if self.beneath(which) != mount:
                subprocess.run(["umount", mount], check=True)
                self.devices.wait_for(self.beneath(which))
            self.devices.unmount(self.beneath(which), which)

    def dnd(self, *words, given=b""):
        outcome = subprocess.run([self.program, *words], env=self.environment, capture_output=True, timeout=120,
                                 input=given)
        outcome.stdout, outcome.stderr = (text.decode(errors="replace") for text in (outcome.stdout, outcome.stderr))
        return outcome

    def must(self, *words, given=b""):
        outcome = self.dnd(*words, given=given)
        if outcome.returncode:
            raise RuntimeError(f"{words}: {outcome.stderr}")

    def lift(self, session="cut"):
        self.must("lift", "-q", "--session", session, *(f"{self.from_host}{self.source}/{name}" for name in self.tops))

    def drop(self, session="cut"):
        if self.tool == "mv":
            paths = [f"{self.source}/{name}" for name in self.tops]
            return subprocess.run(["mv" if self.moves else "cp", *paths, self.target], capture_output=True, text=True)
        return self.dnd("drop", "--session", session, self.to_host + self.target, *self.options)

    def record(self):
        """Runs the drop on logged disks; returns their initial contents, the log, and its length at the end."""
        for image in self.images:
            with open(image, "wb") as file:
                file.truncate(SIZES[self.kind] * MIB)
            subprocess.run([*MAKING[self.kind], image], check=True)
        self.mount(self.images)
        for folder in (self.source, self.target, self.environment["HOME"]):
            os.makedirs(folder, exist_ok=True)
        for folder, files in ((self.source, self.new), (self.target, self.old)):
            for name, data in files.items():
                os.makedirs(os.path.dirname(f"{folder}/{name}"), exist_ok=True)
                with open(f"{folder}/{name}", "wb") as file:
                    file.write(data)
        if self.is_view:
            self.must("init", "-q", self.target, "--ordered", "--manifest", MANIFEST)
        if self.tool == "dnd" and not self.is_young:
            self.lift()
        self.unmount()
        before = [f"{image}.before" for image in self.images]
        for image, copy in zip(self.images, before):
            copy_disk(image, copy)
        fuse, log = f"{self.folder}/fuse", f"{self.folder}/log"
        os.makedirs(fuse, exist_ok=True)
        disks = LoggedDisks(fuse, self.images, log)
        self.mount([f"{fuse}/{n}" for n in range(self.disks)])
        if self.is_young:
            self.marks = []
            for command in (self.lift, self.add, self.drop, self.undo):
                outcome = command()
                if outcome and outcome.returncode:
                    raise RuntimeError(outcome.stderr)
                self.marks.append(len(read_log(log)))
        else:
            outcome = self.drop()
        end = len(read_log(log))
        # Write what the kernel would write some time later; the source's disk may be written first.
        for mount in self.mounts:
            sync_file_system(mount)
        self.unmount()
        disks.end()
        if outcome.returncode != self.done:
            raise RuntimeError(f"{outcome.returncode}: {outcome.stderr}")
        return before, read_log(log), end

    def add(self):
        """Keeps bytes that exist nowhere else."""
        self.lift("keeping")
        self.must("add", "-q", "--session", "keeping", "-", "-n", KEPT, given=self.kept)

    kept = bytes_of(KEPT, 200_000)

    def undo(self):
        return self.dnd("undo", "--session", "cut")

    def settle(self, position):
        """Continues with the command that the power cut ended, and checks what the commands before have promised."""
        ended = sum(mark <= position for mark in self.marks)
        self.look(is_over=ended == 3 and position == self.marks[2])
        if ended >= 2:
            loaded = self.dnd("load", "--session", "keeping", "-o", f"{self.folder}/loaded", KEPT)
            if loaded.returncode or self.at(f"{self.folder}/loaded") != hashlib.sha256(self.kept).digest():
                raise Loss(f"bytes that were added are gone: {loaded.returncode}, {loaded.stderr[:300]}")
        if ended >= 3:
            return self.go_back(has_ended=True)
        listed = self.dnd("show", "--session", "cut")
        if listed.returncode == 0:
            status = self.finish()
            return self.go_back() if status == 0 else status
        # The session is as young as what it names, and nothing was promised for it yet.
        self.lift("again")
        again = self.drop("again")
        if again.returncode:
            raise Loss(f"what was lifted again cannot be placed: {again.stderr[:300]}")
        return again.returncode

    def go_back(self, has_ended=False):
        """Takes the drop back; the first tree must be there again."""
        back = self.undo()
        if back.returncode not in (0, 6):
            raise Loss(f"undo: {back.returncode}, {back.stderr.strip()[:400]}")
        for name, want in self.digests.items():
            if self.at(f"{self.source}/{name}") != want:
                raise Loss(f"undo did not give {name} back: {back.returncode}, {back.stderr.strip()[:400]}")
        # Within a drop, the record of a copy may be lost while its name is not; the bytes then count as there before.
        if not has_ended and not self.old:
            return back.returncode
        if self.is_view:
            check = self.dnd("init", "--check", self.target)
            with open(f"{self.target}/{MANIFEST}", "a+") as manifest:
                manifest.seek(0)
                if check.returncode or manifest.read():
                    raise Loss(f"undo leaves lines of what is gone: {check.stdout[:300]}")
            return back.returncode
        left = sorted(f"{folder[len(self.target):]}/{name}" for folder, _, names in os.walk(self.target) for name in names)
        if left != sorted(f"/{name}" for name in self.old):
            raise Loss(f"undo leaves {left}: {back.returncode}, {back.stderr.strip()[:400]}")
        if any(self.at(f"{self.target}/{name}") != want for name, want in self.old_digests.items()):
            raise Loss("undo did not give back what was replaced")
        return back.returncode

    def look(self, is_over):
        """Checks the mounted disks; returns the number of files found only under a temporary name."""
        aside = 0
        for name, want in self.digests.items():
            at_target = self.at(f"{self.target}/{name}")
            if at_target not in (None, want, self.old_digests.get(name, want)):
                raise Loss(f"{name} is half-made at the destination")
            if name in self.old and at_target is None:
                raise Loss(f"{name} at the destination is gone")
            at_source = self.at(f"{self.source}/{name}")
            if at_source == want or (self.moves and at_target == want and at_source is None):
                continue
            if not self.moves or at_source is not None:
                raise Loss(f"{name} at the source is damaged or gone")
            others = [f"{folder}/{other}" for folder, _, files in os.walk(self.source) for other in files
                      if ".dnd-" in f"{folder}/{other}"]
            if not any(digest(other) == want for other in others):
                raise Loss(f"{name} is lost")
            aside += 1
        if is_over and any(self.at(f"{self.target}/{name}") != want for name, want in self.digests.items()):
            raise Loss("what was dropped is not at the destination though the drop had succeeded")
        for name in os.listdir(self.target):
            if name not in self.tops + [MANIFEST, ".dnd"] and not name.startswith(".dnd-"):
                raise Loss(f"{name} was not there and was not dropped")
        return aside

    @staticmethod
    def at(path):
        return digest(path) if os.path.lexists(path) else None

    def finish(self):
        """Repeats the drop, which must reach the intended result."""
        again = self.drop()
        if self.tool == "mv":
            return again.returncode
        if again.returncode not in (0, 6):
            raise Loss(f"the same drop again: {again.returncode}, {again.stderr.strip()[:400]}")
        # The drop is complete, whether the end of the session is on disk or only the end of its
        # last item.
        if again.returncode == 6 and not any(word in again.stderr for word in ("ended", "nothing in")):
            raise Loss(f"the session is gone: {again.stderr.strip()[:400]}")
        for name, want in self.digests.items():
            if self.at(f"{self.target}/{name}") != want:
                raise Loss(f"the same drop again did not place {name}: {again.returncode}, {again.stderr.strip()[:400]}")
            if (self.at(f"{self.source}/{name}") is None) != self.moves:
                raise Loss(f"the same drop again left the source {name} as it should not: {again.stderr.strip()[:400]}")
        allowed = self.tops + [MANIFEST] * any(word.endswith(MANIFEST) for word in self.options)
        if self.is_view:
            allowed += [MANIFEST, ".dnd"]
            check = self.dnd("init", "--check", self.target)
            if check.returncode:
                raise Loss(f"the list is not right: {check.stdout[:300]}")
        left = [f"{folder}/{name}" for folder in (self.source, self.target) for name in os.listdir(folder)
                if name not in allowed and not name.startswith(".dnd-replaced")]
        if left:
            raise Loss(f"the same drop again leaves {left}")
        return again.returncode

    def cut(self, before, entries, position, end, is_kept):
        images = [f"{image}.cut" for image in self.images]
        for copy, image in zip(before, images):
            copy_disk(copy, image)
        files = [os.open(image, os.O_RDWR) for image in images]
        for image, offset, data in after_cut(entries, self.disks, position, is_kept):
            os.pwrite(files[image], data, offset)
        for file in files:
            os.close(file)
        self.mount(images)
        try:
            if self.is_young:
                return 0, self.settle(position)
            # Names that the drive could not sync may be gone, which is why the sources stay.
            aside = self.look(position >= end and not self.modes)
            if not self.modes:
                return aside, self.finish()
            again = self.drop()
            self.look(is_over=False)
            return aside, again.returncode
        finally:
            self.unmount()


def cuts(entries, rounds, chance):
    """The positions of power cuts, and the unflushed writes that survive each."""
    flushes = [i for i, entry in enumerate(entries) if entry[2] is None] + [len(entries)]
    for i in flushes:
        yield i, "all", lambda: True
        yield i, "none", lambda: False
        for _ in range(rounds):
            share = chance.random()
            yield i, f"{share:.0%}", lambda share=share: chance.random() < share
    for _ in range(rounds * 4):
        yield chance.randrange(len(entries)), "half", lambda: chance.random() < 0.5


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("scenario", nargs="*", help="; ".join(SCENARIOS))
    parser.add_argument("--rounds", type=int, default=3, help="random states at each flush")
    parser.add_argument("--states", type=int, help="how many of all states to try, by chance")
    parser.add_argument("--until-loss", action="store_true", help="succeed only if a state breaks a promise")
    parser.add_argument("--kind", choices=list(SIZES), default="ext4", help="the file system of the disks")
    parser.add_argument("--passing", help="the program of passing.c, for the scenarios with one")
    parser.add_argument("--young", action="store_true", help="with a session as new as the drop")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    parser.add_argument("--with", dest="tool", choices=["dnd", "mv"], default="dnd")
    options = parser.parse_intermixed_args()
    private_mounts()
    broken, devices = 0, LoopDevices(2)
    with tempfile.TemporaryDirectory(dir="/dev/shm" if os.path.isdir("/dev/shm") else None) as folder:
        names = options.scenario or [name for name in SCENARIOS if options.passing or name not in THROUGH_A_PROGRAM]
        for name in names:
            chance = random.Random(options.seed)
            place = f"{folder}/{name.replace(' ', '-')}"
            os.mkdir(place)
            scenario = Scenario(name, os.path.abspath(options.program), place, options.tool, devices, options.kind,
                                options.passing, options.young)
            before, entries, end = scenario.record()
            states = aside = ended = 0
            losses = []
            every = list(cuts(entries, options.rounds, chance))
            tried = every if not options.states else chance.sample(every, min(options.states, len(every)))
            if options.young:
                tried += [(mark, kept, lambda kept=kept: kept == "all") for mark in scenario.marks for kept in ("all", "none")]
            for position, kept, is_kept in tried:
                states += 1
                try:
                    found, status = scenario.cut(before, entries, position, end, is_kept)
                    aside += found > 0
                    ended += status == 6
                except Loss as loss:
                    if options.until_loss:
                        devices.end()
                        return
                    losses.append(f"  at {position} of {len(entries)} ({kept} of what was not flushed): {loss}")
            flushes = sum(entry[2] is None for entry in entries)
            print(f"{name}: {states} states of {len(entries) - flushes} writes and {flushes} flushes, "
                  f"{aside} with a source aside, {ended} ended already, {len(losses)} broken", flush=True)
            print(*losses[:20], sep="\n", end="\n" if losses else "", flush=True)
            broken += len(losses)
            shutil.rmtree(place)
    devices.end()
    if options.until_loss:
        sys.exit("no state breaks a promise, though one was expected to")
    if broken:
        sys.exit(f"{broken} states break a promise; seed {options.seed}")


if __name__ == "__main__":
    main()
