#!/usr/bin/env python3
"""Generates files from the options of the commands, which are declared only in their Swift structs.

usage: generate.py [--check] PROGRAM

PROGRAM is the `dnd` built last. Its own list of commands and options becomes
  Tables/OptionTable*.swift   how the fast path sets their properties
  completions/                the flags, and the kinds of their values
  man/dnd-*.1                 the heads of the option lists; their descriptions are written by hand

With --check nothing is written: stale files are listed, and the status is 1 if there are any.
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
    """The expected text of each generated file, by its path."""
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
