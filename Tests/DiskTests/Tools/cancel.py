"""Interrupts drops at random moments and examines the results.

An interrupted drop must end soon and by that signal, without partial files at the destination, and every
source without a complete copy must still exist; repeating the drop must finish it. A second signal ends
the drop at once. The cases: one large file in memory and on disk, a directory of many files, and moves to
another file system.
"""

import argparse
import filecmp
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from loggeddisk import LIBC, private_mounts, wait_for_end

SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]
LIMIT = 300


class Case:
    """The items of a drop and its destination."""

    def __init__(self, program, source, target, state, make, how):
        self.program, self.make, self.how = program, make, how
        self.source, self.target = f"{source}/source", f"{target}/target"
        self.master = f"{source}/master"
        self.environment = {"HOME": source, "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8",
                            "DND_STATE_HOME": f"{state}/state"}
        self.moves = "--move" in how
        os.mkdir(self.master)
        make(self.master)

    def prepare(self):
        for folder in (self.source, self.target):
            shutil.rmtree(folder, ignore_errors=True)
        if self.moves:  # Move a hard link, so that the original stays.
            shutil.copytree(self.master, self.source, copy_function=os.link)
        else:
            os.rename(self.master, self.source)
            os.symlink(self.source, self.master)
        os.mkdir(self.target)
        names = [f"{self.source}/{name}" for name in sorted(os.listdir(self.source))]
        subprocess.run([self.program, "cancel", "-q", "--session", "cut"], env=self.environment,
                       capture_output=True)
        subprocess.run([self.program, "lift", "-q", "--session", "cut", *names], env=self.environment,
                       check=True, stdout=subprocess.DEVNULL)

    def put_back(self):
        if os.path.islink(self.master):
            os.unlink(self.master)
            os.rename(self.source, self.master)

    def drop(self):
        return subprocess.Popen([self.program, "drop", "-q", "--session", "cut", self.target, *self.how],
                                env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                stderr=subprocess.PIPE, text=True)

    def differences(self, is_finished):
        """The deviations from the expected state after a drop."""
        found = []
        for folder in (self.source, self.target):
            for place, folders, files in os.walk(folder):
                found += [f"{place}/{name} is left" for name in folders + files if name.startswith(".dnd-")]
        for name in os.listdir(self.master):
            whole, there = f"{self.master}/{name}", f"{self.target}/{name}"
            if os.path.lexists(there):
                if not same(whole, there):
                    found.append(f"{there} is half-made")
            elif is_finished:
                found.append(f"{there} is missing")
            elif not same(whole, f"{self.source}/{name}"):
                found.append(f"{name} is lost")
            if is_finished and os.path.lexists(f"{self.source}/{name}") == self.moves:
                found.append(f"the source {name} is{'' if self.moves else ' not'} there")
        return found


def same(one, other):
    if not os.path.isdir(one):
        return os.path.exists(other) and filecmp.cmp(one, other, shallow=False)
    if not os.path.isdir(other):
        return False
    compared = filecmp.dircmp(one, other)
    return not (compared.left_only or compared.right_only or compared.diff_files or compared.funny_files) \
        and all(same(f"{one}/{name}", f"{other}/{name}") for name in compared.common_dirs)


def large(size):
    def make(folder):
        block = os.urandom(1 << 20)
        with open(f"{folder}/large.bin", "wb") as file:
            for number in range(size >> 20):
                file.write(number.to_bytes(8, "little") + block[8:])
            file.flush()
            os.fsync(file.fileno())
        with open(f"{folder}/small.txt", "w") as file:
            file.write("small\n")
    return make


def many(count):
    def make(folder):
        for number in range(count):
            place = f"{folder}/tree/{number // 500}"
            if number % 500 == 0:
                os.makedirs(place)
            with open(f"{place}/{number}", "w") as file:
                file.write(f"file {number}\n" * (number % 50 + 1))
    return make


def has_ended(run, seconds):
    """Whether a process ends within this time."""
    try:
        run.wait(timeout=seconds)
        return True
    except subprocess.TimeoutExpired:
        return False


def interrupt(case, kind, moment, is_twice):
    """Interrupts one drop; returns the seconds from the signal to the end, and the deviations."""
    case.prepare()
    try:
        run = case.drop()
        is_over = has_ended(run, moment)
        began = time.monotonic()
        run.send_signal(kind)
        if is_twice:
            has_ended(run, 0.002)
            run.send_signal(kind)
        _, errors = run.communicate(timeout=LIMIT)
        took = time.monotonic() - began
        wrong = []
        if is_over or run.returncode == 0:
            took = None
        elif run.returncode != -kind:
            wrong.append(f"it ended with {run.returncode}: {errors.strip()}")
        # A second signal leaves the state of a crash, which the next drop repairs.
        wrong += [] if is_twice else case.differences(is_finished=run.returncode == 0)
        again = case.drop()
        _, errors = again.communicate(timeout=LIMIT)
        if again.returncode not in (0, 6):
            wrong.append(f"the same drop again: {again.returncode}, {errors.strip()}")
        end = f"{again.returncode} {errors.strip()}".strip()
        wrong += [f"after the same drop again ({end}): {finding}" for finding in case.differences(is_finished=True)]
        wait_for_helpers(case.environment["DND_STATE_HOME"])
        return took, wrong
    finally:
        case.put_back()


def wait_for_helpers(state):
    """Waits until no process with this state is left; background processes of a drop end by themselves."""
    sign = f"DND_STATE_HOME={state}".encode()

    def is_running(number):
        try:
            with open(f"/proc/{number}/environ", "rb") as environment:
                return sign in environment.read().split(b"\0")
        except OSError:
            return False

    if not wait_for_end(is_running, LIMIT):
        sys.exit("a process of the program goes on")


def undisturbed(case):
    """The duration of an uninterrupted drop."""
    case.prepare()
    began = time.monotonic()
    run = case.drop()
    _, errors = run.communicate(timeout=LIMIT)
    took = time.monotonic() - began
    case.put_back()
    if run.returncode:
        sys.exit(f"{run.returncode}, {errors}")
    return took


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--megabytes", type=int, default=1024)
    parser.add_argument("--files", type=int, default=20000)
    parser.add_argument("--rounds", type=int, default=6, help="interruptions of each case")
    parser.add_argument("--case", action="append")
    parser.add_argument("--option", action="append", default=[], help="one more option of every drop")
    parser.add_argument("--limit", type=float, help="seconds that a drop may go on after the signal")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    options = parser.parse_args()
    program, chance = os.path.abspath(options.program), random.Random(options.seed)
    private_mounts()
    findings = 0
    with tempfile.TemporaryDirectory(dir="/var/tmp") as disk:
        memory = f"{disk}/memory"
        os.mkdir(memory)
        if LIBC.mount(b"tmpfs", memory.encode(), b"tmpfs", 0, b""):
            sys.exit("no file system in memory")
        file, tree = large(options.megabytes << 20), many(options.files)
        cases = {
            "large file in memory": (memory, memory, file, []),
            "large file on a disk": (disk, disk, file, []),
            "large file verified on a disk": (disk, disk, file, ["--verify"]),
            "many files in memory": (memory, memory, tree, []),
            "many files on a disk": (disk, disk, tree, []),
            "large file moved from a disk": (disk, memory, file, ["--move"]),
            "large file moved to a disk": (memory, disk, file, ["--move"]),
            "many files moved to a disk": (memory, disk, tree, ["--move"]),
        }
        for number, (name, (source, target, make, how)) in enumerate(cases.items()):
            if options.case and name not in options.case:
                continue
            source, target, state = (f"{place}/{number}-{role}" for place, role
                                     in ((source, "from"), (target, "to"), (disk, "state")))
            for folder in (source, target, state):
                os.mkdir(folder)
            case = Case(program, source, target, state, make, how + options.option)
            whole = usual = min(undisturbed(case) for _ in range(2))
            times, wrong = [], []
            for round in range(options.rounds):
                kind, moment = SIGNALS[round % 3], chance.uniform(0.005, whole * 0.9)
                took, bad = interrupt(case, kind, moment, is_twice=round % 6 == 5)
                if took is None:  # The drop ended first: send the next signal earlier.
                    whole = min(whole, moment)
                else:
                    times.append(took)
                if options.limit and took is not None and took > options.limit:
                    bad.append(f"it went on for {took:.2f} s")
                wrong += [f"  {kind.name} after {moment:.3f} s: {text}" for text in bad[:5]]
            said = ", ".join(f"{took * 1000:.0f}" for took in sorted(times))
            print(f"{name}: {usual:.2f} s undisturbed; {len(times)} of {options.rounds} interrupted, "
                  f"milliseconds to the end: {said}", flush=True)
            print(*wrong, sep="\n", end="\n" if wrong else "", flush=True)
            findings += len(wrong)
            for folder in (source, target, state):
                shutil.rmtree(folder)
        subprocess.run(["umount", memory])
    if findings:
        sys.exit(f"{findings} findings; seed {options.seed}")


if __name__ == "__main__":
    main()
