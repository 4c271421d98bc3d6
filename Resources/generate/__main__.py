"""Writes the tables that the program carries, in ../compiled, from the data beside this folder.

usage: python3 Resources/generate [FOLDER]

FOLDER takes them instead. Run it after any change of ../types or ../languages, and commit what it writes: building
takes no Python. A test compares the result with what is committed.
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
