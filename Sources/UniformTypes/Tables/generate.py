#!/usr/bin/env python3
"""Writes DeclaredTypes.swift, the table of declared types as constant data.

Reads, from the folder it lies in:
  types.json       the declarations: identifier, parents, tags; facts, one type a line
  preferred.json   who owns an extension or a MIME type that several types claim
  mime-names.json  other names of MIME types, as Linux tools say them, and the type each one means
  labels.json      what a type is called in front of users

Run it without arguments after any change of these. A test compares the result with them.
"""
import json
import pathlib

HERE = pathlib.Path(__file__).resolve().parent
WIDTH = 100


def fold(text):
    """The order of the table: bytes, without regard to the case of ASCII letters."""
    return bytes(b | 0x20 if 0x41 <= b <= 0x5A else b for b in text.encode())


def load(name):
    return json.loads((HERE / name).read_text())


def closure(row, parents):
    """All supertypes of a row, nearest first: breadth first, in the order of declaration."""
    seen, order, front = {row}, [], [row]
    while front:
        following = []
        for child in front:
            for parent in parents[child]:
                if parent not in seen:
                    seen.add(parent)
                    order.append(parent)
                    following.append(parent)
        front = following
    return order


def numbers(name, comment, values, width=16):
    assert all(0 <= v < 1 << width for v in values), name
    lines, line = [], "   "
    for value in values:
        word = f" {value},"
        if len(line) + len(word) > WIDTH:
            lines.append(line)
            line = "   "
        line += word
    lines.append(line)
    body = "\n".join(lines)
    return f"  /// {comment}\n  static let {name}: [UInt{width}] = [\n{body}\n  ]\n"


def text(name, comment, words):
    assert not any("\n" in w or '"""' in w or "\\" in w for w in words), name
    body = "\n".join(f"    {w}" for w in words)
    return f'  /// {comment}\n  static let {name}: StaticString = """\n{body}\n    """\n'


def starts(words):
    offsets = [0]
    for word in words:
        offsets.append(offsets[-1] + len(word.encode()) + 1)
    return offsets


def flat(lists):
    offsets, values = [0], []
    for one in lists:
        values += one
        offsets.append(len(values))
    return offsets, values


def tags(name, what, claims, folded, preferred):
    """One class of tags: its words sorted, who claims each, and which ones each type has."""
    key = fold if folded else str.encode
    words = {}
    for row, own in enumerate(claims):
        for word in own:
            spelling, rows = words.setdefault(key(word), (word, []))
            rows.append(row)
    order = sorted(words)
    place = {k: i for i, k in enumerate(order)}
    spelled = [words[k][0] for k in order]
    owners = []
    for k in order:
        rows = words[k][1]
        first = [r for r in preferred.get(k, []) if r in rows]
        owners.append(first + [r for r in rows if r not in first])
    claim_starts, claim_rows = flat(owners)
    own_starts, own_words = flat([[place[key(w)] for w in own] for own in claims])
    return [
        text(f"{name}Words", f"{what}, sorted, one a line.", spelled),
        numbers(f"{name}WordStarts", "Where each begins; the last one is past the end.", starts(spelled)),
        numbers(f"{name}ClaimStarts", "Where the claims of each begin.", claim_starts),
        numbers(f"{name}Claims", "The types that claim each, the owner first.", claim_rows),
        numbers(f"{name}OwnStarts", "Where those of each type begin.", own_starts),
        numbers(f"{name}Own", "Those of each type, the preferred one first.", own_words),
    ]


def main():
    types = sorted(load("types.json"), key=lambda t: fold(t["identifier"]))
    preferred, names, labels = load("preferred.json"), load("mime-names.json"), load("labels.json")
    row = {fold(t["identifier"]): i for i, t in enumerate(types)}
    parents = [[row[fold(p)] for p in t["conformsTo"]] for t in types]
    ancestors = [closure(i, parents) for i in range(len(types))]

    def rows(owners):
        return [row[fold(o)] for o in owners]

    extension_owners = {fold(k): rows([v]) for k, v in preferred["extensions"].items()}
    extension_owners |= {fold(k): rows(v[::-1]) for k, v in preferred["byNature"].items()}
    mime_owners = {fold(k): rows([v]) for k, v in preferred["mimeTypes"].items()}
    other_names = [[] for _ in types]
    for mime, identifier in names.items():
        other_names[row[fold(identifier)]].append(mime)
    label = [""] * len(types)
    for identifier, words in labels.items():
        label[row[fold(identifier)]] = words

    ancestor_starts, ancestor_rows = flat(ancestors)
    identifiers = [t["identifier"] for t in types]
    data, directory = row[b"public.data"], row[b"public.directory"]
    flags = [
        (1 if t.get("wildcard") else 0)
        | (2 if t.get("inferred") else 0)
        | {"exported": 0, "imported": 4, "third-party-or-app": 8}[t["declared"]]
        | (16 if data in ancestors[i] or i == data else 0)
        | (32 if directory in ancestors[i] or i == directory else 0)
        for i, t in enumerate(types)
    ]
    refuted = sorted(preferred["byContent"], key=fold)
    parts = [
        text("identifiers", "The identifiers as declared, sorted without regard to case.", identifiers),
        numbers("identifierStarts", "Where each begins; the last one is past the end.", starts(identifiers)),
        text("labels", "What each is called in front of users; empty where nobody wrote it.", label),
        numbers("labelStarts", "Where each begins; the last one is past the end.", starts(label)),
        numbers("flags", "1 names no format, 2 parents inferred, 4 imported, 8 third party, 16 data, 32 folder.", flags, 8),
        numbers("parentCounts", "How many of the ancestors are parents: the first ones.",
                [len(p) for p in parents], 8),
        numbers("ancestorStarts", "Where the ancestors of each begin.", ancestor_starts),
        numbers("ancestors", "All supertypes of each, nearest first.", ancestor_rows),
        *tags("extension", "Filename extensions", [t["extensions"] for t in types], True, extension_owners),
        *tags("mime", "MIME types", [t["mimeTypes"] for t in types], True, mime_owners),
        *tags("otherMIME", "Other names of MIME types", other_names, True, {}),
        *tags("osType", "Four-character codes", [t["osTypes"] for t in types], False, {}),
        *tags("pasteboard", "Pasteboard types", [t["pasteboardTypes"] for t in types], False, {}),
        text("refutedByText", "Extensions whose type text content refutes.", refuted),
    ]
    (HERE / "DeclaredTypes.swift").write_text(
        "// swift-format-ignore-file\n"
        "// Written by generate.py from the data beside it: change those, then run that.\n\n"
        f"/// The {len(types)} declared types as constant data, which costs nothing at start-up.\n"
        "enum DeclaredTypes {\n"
        f"  static let count = {len(types)}\n\n" + "\n".join(parts) + "}\n"
    )


if __name__ == "__main__":
    main()
