"""Runs many processes that lift, add, drop and load in the same sessions at once.

Each accepted item must be dropped exactly once, and refused items never; each run ends with status 0, 75
(busy) or 6 (the session has ended), and no session is damaged.
"""

import argparse
import collections
import os
import random
import subprocess
import sys
import tempfile
import threading
import time

LIMIT = 120


class Crowd:
    def __init__(self, program, folder, options):
        self.program, self.folder = program, folder
        self.seed, self.wanted = options.seed, options.sessions
        self.environment = {"HOME": folder, "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8",
                            "DND_STATE_HOME": f"{folder}/state"}
        self.target = f"{folder}/target"
        for name in ("sources", "target"):
            os.mkdir(f"{folder}/{name}")
        self.lock = threading.Lock()
        self.sessions, self.accepted, self.refused = [], set(), set()
        self.statuses = collections.Counter()
        self.findings, self.moved = [], {}
        self.slowest = 0.0

    def dnd(self, *words, data=b""):
        began = time.monotonic()
        try:
            run = subprocess.run([self.program, *words], env=self.environment, capture_output=True, input=data,
                                 timeout=LIMIT)
        except subprocess.TimeoutExpired:
            with self.lock:
                self.findings.append(f"{' '.join(words)} did not end in {LIMIT} s")
            return 75, b""
        with self.lock:
            self.slowest = max(self.slowest, time.monotonic() - began)
            self.statuses[words[0], run.returncode] += 1
            # A drop may move a file away while a load looks for it.
            has_gone = words[0] == "load" and run.returncode == 66 and b"does not exist" in run.stderr
            if run.returncode not in (0, 6, 75) and not has_gone:
                self.findings.append(f"{' '.join(words)}: {run.returncode}, {run.stderr.decode().strip()}")
            elif run.returncode == 6 and words[0] != "load" and b"ended" not in run.stderr:
                self.findings.append(f"{' '.join(words)}: 6, {run.stderr.decode().strip()}")
        return run.returncode, run.stdout

    def source(self, worker, number, chance):
        """A file with unique content and one of a few names, so that names conflict at the destination."""
        folder = f"{self.folder}/sources/{worker}-{number}"
        os.mkdir(folder)
        content = f"{worker}-{number}\n" * chance.choice([1, 1, 20, 3000])
        path = f"{folder}/file-{chance.randrange(40)}.txt"
        with open(path, "w") as file:
            file.write(content)
        return path, content.encode()

    def work(self, worker, until):
        chance = random.Random(f"{self.seed} {worker}")
        number = 0
        while time.monotonic() < until:
            number += 1
            with self.lock:
                session = chance.choice(self.sessions) if self.sessions else None
                is_enough = len(self.sessions) >= self.wanted
            act = chance.choice(["add", "add", "pipe", "drop", "move", "load"]) if session and is_enough else "lift"
            if act == "lift":
                path, content = self.source(worker, number, chance)
                status, output = self.dnd("lift", "-q", path)
                self.account(status, content)
                if status == 0:
                    with self.lock:
                        self.sessions.append(output.decode().strip())
            elif act == "add":
                path, content = self.source(worker, number, chance)
                status, _ = self.dnd("add", "-q", "--session", session, path)
                self.account(status, content)
            elif act == "pipe":
                content = f"{worker}-{number} piped\n".encode() * chance.choice([1, 5000])
                status, _ = self.dnd("add", "-q", "--session", session, "-", "--name", "piped.txt", data=content)
                self.account(status, content)
            elif act == "load":
                status, output = self.dnd("load", "-q", "--session", session, "--all")
                lines = output.splitlines()
                if status == 0 and any(b"-" not in line for line in lines):
                    self.findings.append(f"load wrote {lines[:3]}")
                continue
            else:
                how = ["--move", "--allow-copy"] if act == "move" else ["--copy"]
                status, _ = self.dnd("drop", "-q", "--session", session, *how, self.target)
            if status == 6:
                with self.lock:
                    self.sessions = [name for name in self.sessions if name != session]

    def account(self, status, content):
        with self.lock:
            (self.accepted if status == 0 else self.refused).add(content)

    def run(self, processes, seconds):
        until = time.monotonic() + seconds
        workers = [threading.Thread(target=self.work, args=(n, until)) for n in range(processes)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()

    def settle(self):
        """Drops the remaining items of all sessions, by the directories of the store."""
        for name in sorted(os.listdir(f"{self.folder}/state/sessions")):
            if not name.startswith("."):
                for words in (["show"], ["drop", self.target]):
                    run = subprocess.run([self.program, *words, "-q", "--session", name], env=self.environment,
                                         capture_output=True, text=True, timeout=LIMIT)
                    if run.returncode:
                        self.findings.append(f"at the end, {words[0]} of {name}: {run.returncode}, {run.stderr}")
        left = [name for name in os.listdir(f"{self.folder}/state/sessions") if not name.startswith(".")]
        if left:
            self.findings.append(f"sessions that did not end: {left}")
        for name in os.listdir(f"{self.folder}/state/ended"):
            database = f"{self.folder}/state/ended/{name}/session.db"
            said = subprocess.run(["python3", "-c", "import sqlite3, sys; print(sqlite3.connect(sys.argv[1])"
                                   ".execute('pragma integrity_check').fetchone()[0])", database],
                                  capture_output=True, text=True) if os.path.exists(database) else None
            if said and said.stdout != "ok\n":
                self.findings.append(f"{name} is damaged: {said.stdout}{said.stderr}")

    def count(self):
        landed = collections.Counter()
        for name in os.listdir(self.target):
            with open(f"{self.target}/{name}", "rb") as file:
                landed[file.read()] += 1
            if name.startswith(".dnd-"):
                self.findings.append(f"{name} is left at the destination")
        for content in self.accepted:
            if landed[content] != 1:
                self.findings.append(f"{content[:30]} landed {landed[content]} times")
        for content in landed:
            if content not in self.accepted:
                self.findings.append(f"{content[:30]} landed, though "
                                     f"{'its add was refused' if content in self.refused else 'nobody lifted it'}")
        return sum(landed.values())


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--processes", type=int, default=64)
    parser.add_argument("--sessions", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        crowd = Crowd(os.path.abspath(options.program), folder, options)
        crowd.run(options.processes, options.seconds)
        crowd.settle()
        landed = crowd.count()
    statuses = ", ".join(f"{act} {status}: {count}" for (act, status), count in sorted(crowd.statuses.items()))
    print(f"{sum(crowd.statuses.values())} runs, {len(crowd.accepted)} items accepted, {len(crowd.refused)} refused, "
          f"{landed} landed, the longest run {crowd.slowest:.1f} s ({statuses})")
    if crowd.findings:
        print(*crowd.findings[:30], sep="\n")
        sys.exit(f"{len(crowd.findings)} findings; seed {options.seed}")


if __name__ == "__main__":
    main()
