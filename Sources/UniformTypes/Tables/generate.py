#!/usr/bin/env python3
"""Writes DeclaredTypes.swift and DeclaredFormats.swift: the tables of types and formats as constant data.

Reads, from the folder it lies in:
  types.json       the declarations: identifier, parents, tags; facts, one type a line
  preferred.json   who owns an extension or a MIME type that several types claim
  mime-names.json  other names of MIME types, as Linux tools say them, and the type each one means
  labels.json      what a type is called in front of users
  formats.json     the formats by MIME type: which type of types.json each one is; its parents, formats
                   or, of one that is in no other table, types; what it is called; what its bytes can be read
                   as (containers); other names; patterns of file names, written `WEIGHT:cs:PATTERN`, where a
                   weight of 50 and letters in any case are the usual thing

A format that is no type of types.json is a type of its own, `mime.` and its MIME type with dots and hyphens:
text/x-rust is mime.text.x-rust. Its parents are those of formats.json, what its structured suffix and its top
level say, and public.data. Only encodings of plain text, which have parameters, are none.

Run it without arguments after any change of these. A test compares the result with them.
"""
import json
import pathlib
import re

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


def tags(name, what, claims, folded, preferred, weights=None):
    """One class of tags: its words sorted, who claims each, and which ones each type has.

    The owner stands first, then the types of types.json, then the formats, the heaviest first."""
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
        if weights:
            rows = sorted(rows, key=lambda r: -weights[r].get(k, 1000))
        first = [r for r in preferred.get(k, []) if r in rows]
        owners.append(first + [r for r in rows if r not in first])
    claim_starts, claim_rows = flat(owners)
    own_starts, own_words = flat([[place[key(w)] for w in own] for own in claims])
    return [
        text(f"{name}Words", f"{what}, sorted, one a line.", spelled),
        numbers(f"{name}WordStarts", "Where each begins; the last one is past the end.", starts(spelled), 32),
        numbers(f"{name}ClaimStarts", "Where the claims of each begin.", claim_starts),
        numbers(f"{name}Claims", "The types that claim each, the owner first.", claim_rows),
        numbers(f"{name}OwnStarts", "Where those of each type begin.", own_starts),
        numbers(f"{name}Own", "Those of each type, the preferred one first.", own_words),
    ]


CATEGORIES = {
    "text": "public.text", "image": "public.image", "audio": "public.audio", "video": "public.movie",
    "font": "public.font", "model": "public.3d-content", "message": "public.message",
}
STRUCTURES = {
    "json": "public.json", "xml": "public.xml", "zip": "public.zip-archive", "gzip": "org.gnu.gnu-zip-archive",
    "yaml": "public.yaml",
}
PLAYLISTS = {"x-mpegurl", "mpegurl", "vnd.mpegurl", "x-scpls", "scpls", "x-ms-asx", "x-ms-wax"}


def identifier_of(mime):
    """The identifier of a format that has no other; None of those with parameters."""
    return None if ";" in mime else "mime." + re.sub(r"[^A-Za-z0-9.-]", "-", mime.replace("/", "."))


def types_of_formats(formats, types):
    """The declarations of the formats that are no type of types.json."""
    identifiers = {fold(f["type"]): f.get("identifier") or identifier_of(f["type"]) for f in formats}
    above = {t["identifier"]: t["conformsTo"] for t in types}
    made = []
    for f in formats:
        own = identifier_of(f["type"])
        if "identifier" in f or own is None:
            continue
        parents = [identifiers[fold(p)] if "/" in p else p for p in f.get("parents", [])]
        top, _, sub = f["type"].lower().partition("/")
        # Packages of several parts are named after their main one: what is ZIP is not XML.
        structure = STRUCTURES.get(sub.rpartition("+")[2]) if "+" in sub else None
        if structure and "application/zip" not in f.get("containers", []) and not sub.endswith(".main+xml"):
            parents.append(structure)
        is_playlist = top in ("audio", "video") and sub in PLAYLISTS
        parents.append("public.playlist" if is_playlist else CATEGORIES.get(top))
        suffixes = sorted((glob_of(g, 0) for g in f.get("globs", [])), key=lambda g: -g[2])
        words = [p[2:] for p, _, _, _ in suffixes if kind(p) == "suffix" and "." not in p[2:]]
        distinct = {fold(w): w for w in reversed(words)}
        above[own] = list(dict.fromkeys(p for p in parents if p))
        made.append({
            "identifier": own, "conformsTo": above[own], "mimeTypes": [f["type"]], "osTypes": [],
            "extensions": list(dict.fromkeys(distinct[fold(w)] for w in words)), "pasteboardTypes": [],
            "declared": "catalogue", "weights": {fold(p[2:]): w for p, _, w, _ in reversed(suffixes)},
            "label": f.get("label", ""),
        })
    for one in made:
        everything = set(closure(one["identifier"], above))
        if "public.data" not in everything:
            one["conformsTo"].append("public.data")
        # What another parent says already need not be said.
        for parent in list(one["conformsTo"]):
            if any(parent in closure(p, above) for p in one["conformsTo"] if p != parent):
                one["conformsTo"].remove(parent)
    return made


NONE = 0xFFFF
IDENTIFIER = 0x8000
WILD = set("*?[")


def glob_of(text, row):
    """A pattern of formats.json: what it matches, whether in these letters only, its weight, its format."""
    fields = text.split(":")
    weight = int(fields.pop(0)) if fields[0].isdigit() else 50
    exact = fields[0] == "cs"
    pattern = ":".join(fields[1:] if exact else fields)
    assert pattern and 0 <= weight <= 100, text
    return pattern, exact, weight, row


def kind(pattern):
    if not WILD & set(pattern):
        return "literal"
    return "suffix" if pattern.startswith("*.") and not WILD & set(pattern[1:]) else "pattern"


def name_claims(name, what, claims, folded):
    """Words of file names, sorted, and the formats that claim each, by weight."""
    words = {}
    for word, weight, row in claims:
        words.setdefault(fold(word) if folded else word.encode(), []).append((-weight, row))
    order = sorted(words)
    claim_starts, flattened = flat([sorted(words[k]) for k in order])
    spelled = [k.decode() for k in order]
    return spelled, [
        text(f"{name}Words", f"{what}, sorted, one a line.", spelled),
        numbers(f"{name}WordStarts", "Where each begins; the last one is past the end.", starts(spelled), 32),
        numbers(f"{name}ClaimStarts", "Where the claims of each begin.", claim_starts),
        numbers(f"{name}Claims", "The formats that claim each, the heaviest claim first.",
                [r for _, r in flattened]),
        numbers(f"{name}Weights", "How much each claim weighs.", [-w for w, _ in flattened], 8),
    ]


def format_parts(formats, type_row):
    names = [f["type"] for f in formats]
    row = {fold(n): i for i, n in enumerate(names)}
    aliases = sorted(((fold(a), a, i) for i, f in enumerate(formats) for a in f.get("aliases", [])))

    def reference(name):
        return row[fold(name)] if "/" in name else IDENTIFIER | type_row[fold(name)]

    parent_starts, parents = flat([[reference(p) for p in f.get("parents", [])] for f in formats])
    container_starts, containers = flat([[row[fold(c)] for c in f.get("containers", [])] for f in formats])
    identifiers = [f.get("identifier") or identifier_of(f["type"]) for f in formats]
    identifiers = [NONE if i is None else type_row[fold(i)] for i in identifiers]
    format_of = [NONE] * len(type_row)
    for i, identifier in enumerate(identifiers):
        if identifier != NONE and format_of[identifier] == NONE:
            format_of[identifier] = i
    globs = [glob_of(g, i) for i, f in enumerate(formats) for g in f.get("globs", [])]

    def claims(of, exact):
        drop = 1 if of == "suffix" else 0
        return [(p[drop:], w, r) for p, e, w, r in globs if kind(p) == of and e == exact]

    suffixes, suffix_parts = name_claims("suffix", "Ends of file names", claims("suffix", False), True)
    place = {w: i for i, w in enumerate(suffixes)}
    own = [[] for _ in formats]
    for pattern, exact, weight, r in globs:
        if kind(pattern) == "suffix" and not exact and weight >= 50:
            own[r].append(place[fold(pattern[1:]).decode()])
    own_starts, own_suffixes = flat(own)
    patterns = sorted((p, w, r) for p, e, w, r in globs if kind(p) == "pattern")
    assert not any(e for p, e, w, r in globs if kind(p) == "pattern")
    return [
        text("names", "The MIME types, sorted without regard to case.", names),
        numbers("nameStarts", "Where each begins; the last one is past the end.", starts(names), 32),
        text("aliases", "Other names, sorted without regard to case.", [a for _, a, _ in aliases]),
        numbers("aliasStarts", "Where each begins; the last one is past the end.",
                starts([a for _, a, _ in aliases]), 32),
        numbers("aliasFormats", "The format that each means.", [i for _, _, i in aliases]),
        numbers("identifiers", "The declared type that each is; 65535 where it is none.", identifiers),
        numbers("formatsOfTypes", "The format that each declared type is; 65535 where it is none.", format_of),
        numbers("parentStarts", "Where the parents of each begin.", parent_starts),
        numbers("parents", "The parents: formats, or declared types from 32768 on.", parents),
        numbers("containerStarts", "Where the containers of each begin.", container_starts),
        numbers("containers", "The formats as which the bytes can be read.", containers),
        *suffix_parts,
        *name_claims("exactSuffix", "Ends of file names, in these letters only", claims("suffix", True), False)[1],
        *name_claims("literal", "Whole file names", claims("literal", False), True)[1],
        *name_claims("exactLiteral", "Whole file names, in these letters only", claims("literal", True), False)[1],
        numbers("ownStarts", "Where the usual endings of each begin.", own_starts),
        numbers("own", "The usual endings of each, the best first.", own_suffixes),
        text("patterns", "Other patterns, one a line.", [fold(p).decode() for p, _, _ in patterns]),
        numbers("patternStarts", "Where each begins; the last one is past the end.",
                starts([p for p, _, _ in patterns]), 32),
        numbers("patternFormats", "The format that each claims.", [r for _, _, r in patterns]),
        numbers("patternWeights", "How much each claim weighs.", [w for _, w, _ in patterns], 8),
    ]


def main():
    types = load("types.json")
    formats = sorted(load("formats.json"), key=lambda f: fold(f["type"]))
    types = sorted(types + types_of_formats(formats, types), key=lambda t: fold(t["identifier"]))
    assert len({fold(t["identifier"]) for t in types}) == len(types)
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
    label = [t.get("label", "") for t in types]
    for identifier, words in labels.items():
        label[row[fold(identifier)]] = words

    ancestor_starts, ancestor_rows = flat(ancestors)
    identifiers = [t["identifier"] for t in types]
    data, directory = row[b"public.data"], row[b"public.directory"]
    flags = [
        (1 if t.get("wildcard") else 0)
        | (2 if t.get("inferred") else 0)
        | {"exported": 0, "imported": 4, "third-party-or-app": 8, "catalogue": 64}[t["declared"]]
        | (16 if data in ancestors[i] or i == data else 0)
        | (32 if directory in ancestors[i] or i == directory else 0)
        for i, t in enumerate(types)
    ]
    parts = [
        text("identifiers", "The identifiers as declared, sorted without regard to case.", identifiers),
        numbers("identifierStarts", "Where each begins; the last one is past the end.", starts(identifiers), 32),
        text("labels", "What each is called in front of users; empty where nobody wrote it.", label),
        numbers("labelStarts", "Where each begins; the last one is past the end.", starts(label), 32),
        numbers("flags", "1 names no format, 2 parents inferred, 4 imported, 8 third party, 16 data, 32 folder, 64 of formats.json.", flags, 8),
        numbers("parentCounts", "How many of the ancestors are parents: the first ones.",
                [len(p) for p in parents], 8),
        numbers("ancestorStarts", "Where the ancestors of each begin.", ancestor_starts),
        numbers("ancestors", "All supertypes of each, nearest first.", ancestor_rows),
        *tags("extension", "Filename extensions", [t["extensions"] for t in types], True, extension_owners,
              [t.get("weights", {}) for t in types]),
        *tags("mime", "MIME types", [t["mimeTypes"] for t in types], True, mime_owners),
        *tags("otherMIME", "Other names of MIME types", other_names, True, {}),
        *tags("osType", "Four-character codes", [t["osTypes"] for t in types], False, {}),
        *tags("pasteboard", "Pasteboard types", [t["pasteboardTypes"] for t in types], False, {}),
    ]
    write("DeclaredTypes", "types", len(types), parts)
    write("DeclaredFormats", "formats", len(formats), format_parts(formats, row))


def write(name, what, count, parts):
    (HERE / f"{name}.swift").write_text(
        "// swift-format-ignore-file\n"
        "// Written by generate.py from the data beside it: change those, then run that.\n\n"
        f"/// The {count} declared {what} as constant data, which costs nothing at start-up.\n"
        f"enum {name} {{\n"
        f"  static let count = {count}\n\n" + "\n".join(parts) + "}\n"
    )


if __name__ == "__main__":
    main()
