"""Compiles the data in ../types and ../languages to the tables that are embedded in the program.

usage: python3 Resources/generate [FOLDER]

The tables are written to FOLDER (default: ../compiled). Run this after each change of the data, and commit the tables,
because the build needs no Python. A test compares the committed tables.
"""
import pathlib
import sys

sys.dont_write_bytecode = True

import declarations  # noqa: E402
import languages  # noqa: E402

RESOURCES = pathlib.Path(__file__).resolve().parent.parent


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else RESOURCES / "compiled"
    types, formats = declarations.tables(RESOURCES / "types")
    rules = languages.table(RESOURCES / "languages")
    for name, table in [("types", types), ("formats", formats), ("languages", rules)]:
        (folder / f"{name}.table").write_bytes(table.bytes())


if __name__ == "__main__":
    main()
