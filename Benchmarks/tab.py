#!/usr/bin/env python3
"""Measures how long TAB takes in each shell, with 200 ended sessions and 10,000 items in the current one.

usage: Benchmarks/tab.py DND [RUNS]    of a release build

A shell runs on a terminal of its own; the time is from the key to the first candidate on the screen.
"""

import os
import pty
import re
import select
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
COMPLETIONS = os.path.join(HERE, "completions")

# What is typed before the key, and what then appears: a candidate, or the question whether to list so many.
LINES = [("dnd drop ", b"inbox-|possib"), ("dnd cp no", b"tes-|possib"), ("dnd show --item ", b"file1|possib"),
         ("dnd show --item file99", b"file99[0-9]|possib|matches"), ("dnd undo --session ", b"cp-|possib")]
SHELLS = {
    "bash": (["--norc", "--noprofile", "-i"], "bind 'set show-all-if-ambiguous on'; . {0}/dnd.bash"),
    "zsh": (["-f", "-i"], "LISTMAX=100000; fpath=({0} $fpath); autoload -Uz compinit; compinit -u -D"),
    "fish": (["--no-config", "-i", "-C", "function fish_prompt; echo 'ready> '; end"],
             "set -g fish_autosuggestion_enabled 0; source {0}/dnd.fish"),
}


class Terminal:
    """A shell on a terminal."""

    def __init__(self, shell, environment, folder):
        options, setting = SHELLS[shell]
        self.child, self.keys = pty.fork()
        if self.child == 0:
            os.chdir(folder)
            os.execvpe(shell, [shell, *options], environment)
        self.wait(b"ready> ")
        self.type(setting.format(COMPLETIONS) + "; echo set-\"\"up\r")
        self.wait(b"set-up")
        self.settle()

    def type(self, text):
        os.write(self.keys, text.encode())

    def wait(self, pattern, limit=20):
        """Reads until the pattern appears."""
        read, end = b"", time.monotonic() + limit
        while not re.search(pattern, read):
            if time.monotonic() > end or not select.select([self.keys], [], [], limit)[0]:
                raise SystemExit(f"tab: no {pattern} in {read[-300:]}")
            chunk = os.read(self.keys, 1 << 16)
            # fish asks what the terminal is.
            if b"\x1b[c" in chunk or b"\x1b[0c" in chunk:
                os.write(self.keys, b"\x1b[?62c")
            read += chunk

    def settle(self):
        """Reads until the shell waits for a key."""
        while select.select([self.keys], [], [], 0.3)[0]:
            os.read(self.keys, 1 << 16)

    def seconds(self, line, pattern):
        self.type(line)
        self.settle()
        start = time.monotonic()
        self.type("\t")
        self.wait(pattern)
        taken = time.monotonic() - start
        self.settle()
        # No to the question, and an empty line.
        self.type("n\x03")
        self.settle()
        self.type("\x03")
        self.settle()
        return taken

    def close(self):
        os.close(self.keys)
        os.waitpid(self.child, 0)


def prepare(dnd, folder, environment):
    """Ends 200 sessions, and lifts 10,000 files."""
    run = lambda *words: subprocess.run(
        [dnd, *words], env=environment, cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for name in ("inbox-a", "inbox-b"):
        os.mkdir(os.path.join(folder, name))
    for number in range(200):
        name = f"notes-{number}.md"
        with open(os.path.join(folder, name), "w") as file:
            file.write(f"# Note {number}\n")
        run("cp", "-q", name, f"inbox-{'ab'[number % 2]}")
    os.mkdir(os.path.join(folder, "many"))
    names = [os.path.join("many", f"file{number}.txt") for number in range(1, 10_001)]
    for name in names:
        with open(os.path.join(folder, name), "w") as file:
            file.write(name)
    with open(os.path.join(folder, "list"), "w") as file:
        file.write("\n".join(names) + "\n")
    run("lift", "-q", "--session", "many", "--files-from", "list")


def main():
    dnd, runs = os.path.abspath(sys.argv[1]), int((sys.argv[2:] or ["9"])[0])
    with tempfile.TemporaryDirectory(prefix="dnd-tab-") as home:
        environment = {
            "PATH": os.path.join(home, "bin") + ":" + os.environ.get("PATH", "/usr/bin:/bin"), "HOME": home,
            "DND_STATE_HOME": os.path.join(home, "state"), "DND_SESSION": "many", "TERM": "xterm", "PS1": "ready> ",
            "HISTFILE": os.devnull, "LC_ALL": "C.UTF-8"}
        work = os.path.join(home, "work")
        for folder in (work, os.path.join(home, "bin")):
            os.mkdir(folder)
        os.symlink(dnd, os.path.join(home, "bin", "dnd"))
        prepare(dnd, work, {**environment, "DND_SESSION": ""})
        shells = [shell for shell in SHELLS if shutil.which(shell)]
        print("| typed, then TAB | " + " | ".join(shells) + " |")
        print("|---|" + "---|" * len(shells))
        for line, pattern in LINES:
            cells = []
            for shell in shells:
                terminal = Terminal(shell, environment, work)
                times = [terminal.seconds(line, pattern) for _ in range(runs + 1)][1:]
                terminal.close()
                cells.append(f"{statistics.median(times) * 1000:.0f} ms")
            print(f"| `{line}` | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
