#!/usr/bin/env python3
"""Writes what follows from the options of the commands, which only their structs in Swift say.

usage: generate.py [--check] PROGRAM

PROGRAM is `dnd` as it was built last; what it says of its commands becomes
  Tables/OptionTable*.swift   how the fast path sets their properties
  completions/                the flags, and what their values are
  man/dnd-*.1                 the heads of the lists of options; their prose is by hand

With --check nothing is written: what is stale is named, and the status is 1 where something is.
"""
import pathlib
import sys

import completions
import manual
import options
import swift_table

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[3]


def written(commands):
    """What each generated file should say, by its path."""
    texts = {HERE.parent / "Tables" / n: t for n, t in swift_table.files(commands).items()}
    folder = ROOT / "completions"
    texts[folder / "dnd.bash"] = completions.bash(commands, (folder / "dnd.bash").read_text())
    texts[folder / "_dnd"] = completions.zsh(commands, (folder / "_dnd").read_text())
    texts[folder / "dnd.fish"] = completions.fish(commands, (folder / "dnd.fish").read_text())
    for command in commands:
        if command.shown:
            page = ROOT / "man" / f"dnd-{command.name}.1"
            texts[page] = manual.page(command, page.name, page.read_text())
    page = ROOT / "man" / "dnd.1"
    texts[page] = manual.common_page(commands, page.read_text())
    return texts


def main(arguments):
    checks = arguments[:1] == ["--check"]
    commands = options.load(arguments[-1])
    stale = [
        (path, text) for path, text in written(commands).items()
        if not path.exists() or path.read_text() != text]
    for path, text in stale:
        print(path.relative_to(ROOT))
        if not checks:
            path.write_text(text)
    return 1 if checks and stale else 0


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        raise SystemExit(__doc__)
    raise SystemExit(main(sys.argv[1:]))
