"""Drops sessions with many workers, some of which are killed or stopped, on a server that crashes.

usage: farm.py [--seconds N] [--workers N] [--items N] [--seed N] [--faults FAULT,…] [--store database|files]
  [--operation copy|move|convert] PROGRAM

Each round lifts a session and starts workers until nothing is left. Workers are killed at random moments and at random
calls. Others are stopped until the store counts them as gone, and woken when their items have been given to others; some
are killed after that, at a moment or at a call.
Some have clocks that are wrong by a day, and the server starts again in other time zones. At the end of each round,
every item must be at its destination exactly once and recorded once, a moved source must be gone, and nothing hidden
may be left. The last line is a summary; the status is 1 if a promise was broken.
"""

import argparse
import collections
import glob
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

PROJECT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
FAULTS = ("kills", "calls", "stops", "crashes", "clocks")
# Time zones between which every date differs.
ZONES = ("Pacific/Kiritimati", "UTC", "Asia/Kathmandu", "Etc/GMT+12")
# How many workers may fail one after the other before a round is given up.
PATIENCE = 40
# How long faults go on in a round, in seconds; a slow machine would never finish otherwise.
STORM = 30
# How long a round may take after the last fault, in seconds.
LIMIT = 150
CLOCKS = glob.glob("/usr/lib/*/faketime/libfaketime.so.1")


class Server:
    """A server of its own, which ends with this process."""

    def __init__(self):
        self.directory = tempfile.mkdtemp(prefix="dnd-pg.", dir="/tmp")
        self.process = subprocess.Popen(
            [f"{PROJECT}/Tests/TestSupport/Tools/database", self.directory], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, text=True)
        self.answer()
        self.sql("CREATE DATABASE farm", "postgres")
        self.words = f"host={self.directory} user=tester dbname=farm"

    def answer(self):
        lines = []
        while (line := self.process.stdout.readline()) not in ("done\n", ""):
            lines.append(line.rstrip("\n"))
        return lines

    def command(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.answer()

    def sql(self, statement, database="farm"):
        return self.command(f"sql {database} {' '.join(statement.split())}")

    def crash(self, zone):
        """Ends the server as a power cut would, and starts it in another time zone."""
        self.sql(f"ALTER SYSTEM SET timezone = '{zone}'")
        self.command("crash")
        self.command("start")

    def stop(self):
        self.process.stdin.close()
        self.process.wait()


class Worker:
    def __init__(self, process, number, log):
        self.process, self.number, self.log = process, number, log
        self.began = time.monotonic()
        self.was_stopped = False
        # When it is woken; none while it runs.
        self.woken = None

    @property
    def runs(self):
        return self.process.poll() is None

    def ends_within(self, seconds):
        try:
            self.process.wait(timeout=max(0, seconds))
            return True
        except subprocess.TimeoutExpired:
            return False


class Farm:
    def __init__(self, options, folder, memory):
        self.options, self.folder, self.memory = options, folder, memory
        self.chance = random.Random(options.seed)
        self.server = Server() if options.store == "database" else None
        self.environment = {
            "HOME": folder, "PATH": os.environ.get("PATH", "/usr/bin:/bin"), "LC_ALL": "C.UTF-8",
            "DND_STATE_HOME": f"{folder}/state"}
        if self.server:
            self.environment["DND_STORE"] = self.server.words
            self.run("store", "init")
        self.count = collections.Counter()
        self.statuses = collections.Counter()
        self.broken = []
        self.slowest = 0.0
        self.session = ""
        self.workers = []

    def run(self, *words, status=(0,), limit=LIMIT):
        done = subprocess.run(
            [self.options.program, *words], env=self.environment, capture_output=True, text=True, timeout=limit,
            check=False)
        if done.returncode not in status:
            self.broken.append(f"{self.session}: {' '.join(words)}: {done.returncode} {done.stderr.strip()}")
        return done.stdout

    # MARK: one round

    def lift(self, number):
        """Lifts files of which each two have one name."""
        self.session = f"s{number}"
        self.source = f"{self.folder}/{self.session}"
        operation = self.options.operation
        if operation == "any":
            operation = self.chance.choice(["copy", "move", "move", "convert"])
        self.moves, self.converts = operation == "move", operation == "convert"
        # The options of each drop of the round.
        self.words = ["--move"] * self.moves + ["--accept", "public.html", "--convert", "any"] * self.converts
        self.failures = 0
        target = self.chance.choice([self.folder, self.memory])
        self.target = f"{target}/{self.session}.out"
        os.mkdir(self.target)
        for part in "ab":
            os.makedirs(f"{self.source}/{part}")
            for index in range(self.options.items // 2):
                with open(f"{self.source}/{part}/{index:05}.txt", "w") as file:
                    # Of a conversion, each file differs only in its first words.
                    file.write(f"{part}{index}\n" * (1 if self.converts else self.chance.choice([1, 1, 1, 3000])))
        shared = ["--shared"] if self.server else []
        self.run("lift", "-q", *shared, "--session", self.session, "-r", f"{self.source}/a", f"{self.source}/b")
        self.count["items"] += 2 * (self.options.items // 2)

    def start(self):
        environment = dict(self.environment)
        if "calls" in self.options.faults and self.chance.random() < 0.3:
            environment["DND_FAULT_KILL"] = str(self.chance.choice([60, 400, 4000]) * self.chance.random()).split(".")[0]
        if CLOCKS and "clocks" in self.options.faults and self.chance.random() < 0.3:
            # Files keep their times, and waits their length.
            environment |= {
                "LD_PRELOAD": CLOCKS[0], "FAKETIME": self.chance.choice(["+1d", "-1d"]), "NO_FAKE_STAT": "1",
                "FAKETIME_DONT_FAKE_MONOTONIC": "1"}
            self.count["clocks"] += 1
        words = [self.options.program, "drop", "-q", "--session", self.session, "--wait", "20s"]
        words += [*self.words, self.target]
        self.count["workers"] += 1
        log = tempfile.TemporaryFile()
        process = subprocess.Popen(words, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        self.workers.append(Worker(process, self.count["workers"], log))

    def reap(self):
        for worker in [worker for worker in self.workers if not worker.runs]:
            self.workers.remove(worker)
            status = worker.process.returncode
            self.slowest = max(self.slowest, time.monotonic() - worker.began)
            self.statuses[status] += 1
            if status == -signal.SIGKILL:
                self.count["kills"] += 1
            else:
                self.failures = 0 if status in (0, 75) else self.failures + 1
            worker.log.seek(0)
            said = worker.log.read().decode(errors="replace").strip()
            worker.log.close()
            if status not in (0, 1, 3, 6, 69, 75, -signal.SIGKILL):
                self.broken.append(f"{self.session}: worker {worker.number}: status {status}: {said}")
            elif said and self.options.verbose:
                print(f"{self.session}: worker {worker.number}: status {status}: {said}", flush=True)

    def is_over(self):
        return self.session not in self.run("list", "-q").split()

    def age(self, worker):
        """Makes the server count a stopped worker as gone, as it would after a minute of silence."""
        # Not in the middle of its transaction: the server ends that by itself, also after a minute.
        self.server.sql(f"""SET lock_timeout = '100ms';
            UPDATE dnd.worker SET seen = now() - interval '1 h' WHERE process = {worker.process.pid}""")

    def disturb(self):
        fault = self.chance.random()
        running = [worker for worker in self.workers if worker.runs]
        lasting = [worker for worker in running if not worker.was_stopped]
        faults = self.options.faults
        if fault < 0.45 and running and "kills" in faults:
            worker = self.chance.choice(running)
            self.count["kills after stops"] += worker.was_stopped
            worker.process.kill()
        elif fault < 0.8 and lasting and self.server and "stops" in faults:
            worker = self.chance.choice(lasting)
            worker.was_stopped = True
            worker.process.send_signal(signal.SIGSTOP)
            self.age(worker)
            worker.woken = time.monotonic() + self.chance.choice([0.05, 0.5, 2, 4])
            self.count["stops"] += 1
        elif fault < 0.9 and self.server and "crashes" in faults:
            self.server.crash(self.chance.choice(ZONES))
            self.count["crashes"] += 1

    def wake(self, everything=False):
        for worker in self.workers:
            if worker.woken and (everything or time.monotonic() > worker.woken):
                worker.process.send_signal(signal.SIGCONT)
                worker.woken = None
                if "kills" in self.options.faults and self.chance.random() < 0.3:
                    # While it finds out that its items were given to others.
                    worker.ends_within(self.chance.random() * self.chance.choice([0.002, 0.02]))
                    self.count["kills after stops"] += worker.runs
                    worker.process.kill()

    def round(self, number):
        self.lift(number)
        calm = time.monotonic() + STORM
        end = calm + LIMIT
        while True:
            self.reap()
            while len(self.workers) < self.options.workers:
                self.start()
            time.sleep(self.chance.random() * self.options.pause * 2)
            self.wake()
            if time.monotonic() < calm:
                self.disturb()
            if self.is_over() or self.failures > PATIENCE or time.monotonic() > end:
                break
        if self.chance.random() < 0.5:
            # What is stopped is woken after the others have done everything.
            for worker in self.workers:
                if not worker.woken:
                    worker.ends_within(0.5)
        self.wake(everything=True)
        end = time.monotonic() + LIMIT
        for worker in self.workers:
            if not worker.ends_within(end - time.monotonic()):
                self.broken.append(f"{self.session}: worker {worker.number} does not end")
                worker.process.kill()
                worker.process.wait()
        self.reap()
        self.run("drop", "-q", "--session", self.session, *self.words, self.target, status=(0, 6))
        self.check()

    # MARK: what must hold

    def check(self):
        expected = {f"{part}{index}" for part in "ab" for index in range(self.options.items // 2)}
        found = collections.Counter()
        hidden = []
        for top, folders, names in os.walk(self.target):
            hidden += [name for name in folders + names if name.startswith(".")]
            for name in names:
                if not name.startswith("."):
                    with open(os.path.join(top, name)) as file:
                        found[self.what(file.read())] += 1
        kept = sum(len(names) for _, _, names in os.walk(self.source))
        hidden += [name for _, _, names in os.walk(self.source) for name in names if name.startswith(".")]
        lost, doubled = expected - set(found), [name for name, times in found.items() if times > 1]
        self.count["lost"] += len(lost)
        self.count["doubled"] += len(doubled)
        self.count["hidden"] += len(hidden)
        if lost or doubled or hidden or set(found) - expected:
            self.fault(f"lost {sorted(lost)[:5]}, doubled {sorted(doubled)[:5]}, hidden {hidden[:5]}, strange "
                       f"{sorted(set(found) - expected)[:5]}")
        if kept != (0 if self.moves else len(expected)):
            self.fault(f"{kept} sources are left")
        if not self.is_over():
            self.fault("the session has not ended")
        if self.server:
            self.check_records(len(expected))
        for path in (self.source, self.target):
            if not self.options.keep or not self.broken:
                shutil.rmtree(path)

    def what(self, text):
        """Which item a file at the destination is."""
        if self.converts:
            words = re.findall(r"\b([ab][0-9]+)\b", text)
            return words[0] if words else text[:40]
        return text.partition("\n")[0]

    def check_records(self, expected):
        session = f"(SELECT key FROM dnd.session WHERE name = '{self.session}')"
        recorded = self.server.sql(
            f"SELECT count(*), count(DISTINCT item) FROM dnd.event WHERE kind = 'placed' AND session = {session}")
        if recorded != [f"{expected}|{expected}"]:
            self.fault(f"{recorded} of {expected} items are recorded")
            self.count["unrecorded"] += 1
        states = self.server.sql(f"SELECT count(*) FROM dnd.item WHERE state = 3 AND session = {session}")
        if states != [str(expected)]:
            self.fault(f"{states} of {expected} items are marked as placed")
        left = self.server.sql(f"SELECT count(*) FROM dnd.worker WHERE session = {session}")
        if left != ["0"]:
            self.fault(f"{left} workers are left")

    def fault(self, what):
        self.broken.append(f"{self.session} ({' '.join(self.words) or 'copy'} to {self.target}): {what}")

    def stop(self):
        for worker in self.workers:
            if worker.runs:
                worker.process.kill()
                worker.process.wait()
        if self.server:
            self.server.stop()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--workers", type=int, default=6)
    parser.add_argument("--items", type=int, default=300, help="of each round")
    parser.add_argument("--pause", type=float, default=0.15, help="seconds between two faults")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    parser.add_argument("--faults", default=",".join(FAULTS), help="which of " + ", ".join(FAULTS))
    parser.add_argument("--operation", choices=["any", "copy", "move", "convert"], default="any")
    parser.add_argument("--store", choices=["database", "files"], default="database")
    parser.add_argument("--keep", action="store_true", help="keep the files of the first broken round, and end there")
    parser.add_argument("--verbose", action="store_true", help="print what the workers say")
    parser.add_argument("program")
    options = parser.parse_args()
    options.faults = options.faults.split(",")
    folder = tempfile.mkdtemp(prefix="dnd-farm.")
    memory = tempfile.mkdtemp(prefix="dnd-farm.", dir="/dev/shm")
    farm = Farm(options, folder, memory)
    end = time.monotonic() + options.seconds
    try:
        while time.monotonic() < end and not (options.keep and farm.broken):
            farm.count["rounds"] += 1
            began = time.monotonic()
            farm.round(farm.count["rounds"])
            took = time.monotonic() - began
            farm.longest = max(getattr(farm, "longest", 0), took)
            if options.verbose:
                print(f"{farm.session}: {took:.1f} s", flush=True)
    finally:
        farm.stop()
        if not (options.keep and farm.broken):
            shutil.rmtree(folder)
            shutil.rmtree(memory)
    for line in farm.broken:
        print(line)
    numbers = ", ".join(
        f"{farm.count[name]} {name}" for name in
        ("rounds", "items", "workers", "kills", "kills after stops", "stops", "crashes", "clocks", "lost", "doubled", "hidden"))
    statuses = " ".join(f"{status}:{count}" for status, count in sorted(farm.statuses.items()))
    print(f"seed {options.seed}: {numbers}; statuses {statuses}; longest worker {farm.slowest:.1f} s, "
          f"longest round {farm.longest:.1f} s")
    return 1 if farm.broken else 0


sys.exit(main())
