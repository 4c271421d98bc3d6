"""Compiles the tables of types and formats.

The sources are:
  types.json       the declarations: identifier, parents and tags, one type per line
  preferred.json   the owner of an extension or a MIME type that several types claim
  mime-names.json  other names of MIME types that Linux tools use, and the type that each one means
  labels.json      the names of types for users
  formats.json     the formats by MIME type: the corresponding type in types.json, the parents (formats, or types if
                   the parent has no format), the name, the formats as which the bytes can also be read (containers),
                   the signs of which every file has one (`Sign.swift` tells how they are written),
                   the names of programs that read its scripts, other names, and patterns of file names, written
                   `WEIGHT:cs:PATTERN`. The default is a weight of 50, in any letter case; `cs` makes a pattern
                   case-sensitive. A slash after a pattern limits it to directories.

A format without a type in types.json becomes a type of its own, `mime.` and its MIME type with dots and hyphens:
text/x-rust is mime.text.x-rust. Its parents are those in formats.json, those that follow from its structured suffix and
its top-level type, and public.data. Encodings of plain text, which have parameters, do not become types.
"""
import json
import re

from tables import TableFile


def fold(text):
    """The order of the table: bytes, without regard to the case of ASCII letters."""
    return bytes(b | 0x20 if 0x41 <= b <= 0x5A else b for b in text.encode())


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


def add_tags(table, claims, folded, preferred, weights=None):
    """Adds one class of tags: its words, sorted; the types that claim each word; and the words of each type.

    The owner of a word comes first, then the types of types.json, then the formats by descending weight."""
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
    table.words(spelled)
    table.lists(owners)
    table.lists([[place[key(w)] for w in own] for own in claims])


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
    """The identifier of a format without a type in types.json; None if the MIME type has parameters."""
    return None if ";" in mime else "mime." + re.sub(r"[^A-Za-z0-9.-]", "-", mime.replace("/", "."))


def types_of_formats(formats, types):
    """The declarations of the formats without a type in types.json."""
    identifiers = {fold(f["type"]): f.get("identifier") or identifier_of(f["type"]) for f in formats}
    above = {t["identifier"]: t["conformsTo"] for t in types}
    made = []
    for f in formats:
        own = identifier_of(f["type"])
        if "identifier" in f or own is None:
            continue
        parents = [identifiers[fold(p)] if "/" in p else p for p in f.get("parents", [])]
        top, _, sub = f["type"].lower().partition("/")
        # A ZIP package may be named after its main part, which is XML, but is not XML itself.
        structure = STRUCTURES.get(sub.rpartition("+")[2]) if "+" in sub else None
        if structure and "application/zip" not in f.get("containers", []) and not sub.endswith(".main+xml"):
            parents.append(structure)
        is_playlist = top in ("audio", "video") and sub in PLAYLISTS
        parents.append("public.playlist" if is_playlist else CATEGORIES.get(top))
        suffixes = sorted((glob_of(g.rstrip("/"), 0) for g in f.get("globs", [])), key=lambda g: -g[2])
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
        if not everything & {"public.data", "public.directory"}:
            one["conformsTo"].append("public.data")
        # A parent that follows from another parent is left out.
        for parent in list(one["conformsTo"]):
            if any(parent in closure(p, above) for p in one["conformsTo"] if p != parent):
                one["conformsTo"].remove(parent)
    return made


NONE = 0xFFFF
IDENTIFIER = 0x8000
WILD = set("*?[")


def glob_of(text, row):
    """A pattern of formats.json: the pattern, whether it is case-sensitive, its weight, and its format."""
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


def add_claims(table, claims, folded):
    """Adds words of file names, sorted, with the formats that claim each, by weight; returns the words."""
    words = {}
    for word, weight, row in claims:
        words.setdefault(fold(word) if folded else word.encode(), []).append((-weight, row))
    order = sorted(words)
    spelled = [k.decode() for k in order]
    claims = [sorted(words[k]) for k in order]
    table.words(spelled)
    table.lists([[row for _, row in one] for one in claims])
    table.numbers([-weight for one in claims for weight, _ in one], 8)
    return spelled


def table_of_formats(formats, type_row):
    names = [f["type"] for f in formats]
    row = {fold(n): i for i, n in enumerate(names)}
    aliases = sorted(((fold(a), a, i) for i, f in enumerate(formats) for a in f.get("aliases", [])))

    def reference(name):
        return row[fold(name)] if "/" in name else IDENTIFIER | type_row[fold(name)]

    identifiers = [f.get("identifier") or identifier_of(f["type"]) for f in formats]
    identifiers = [NONE if i is None else type_row[fold(i)] for i in identifiers]
    format_of = [NONE] * len(type_row)
    for i, identifier in enumerate(identifiers):
        if identifier != NONE and format_of[identifier] == NONE:
            format_of[identifier] = i
    globs = [glob_of(g, i) for i, f in enumerate(formats) for g in f.get("globs", []) if not g.endswith("/")]

    def claims(of, exact):
        drop = 1 if of == "suffix" else 0
        return [(p[drop:], w, r) for p, e, w, r in globs if kind(p) == of and e == exact]

    patterns = sorted((p, w, r) for p, e, w, r in globs if kind(p) == "pattern")
    assert not any(e for p, e, w, r in globs if kind(p) == "pattern")

    # In the order of `Formats.Section`.
    table = TableFile()
    table.words(names)
    table.words([a for _, a, _ in aliases])
    table.numbers([i for _, _, i in aliases])
    table.numbers(identifiers)
    table.numbers(format_of)
    table.lists([[reference(p) for p in f.get("parents", [])] for f in formats])
    table.lists([[row[fold(c)] for c in f.get("containers", [])] for f in formats])
    suffixes = add_claims(table, claims("suffix", False), True)
    add_claims(table, claims("suffix", True), False)
    add_claims(table, claims("literal", False), True)
    add_claims(table, claims("literal", True), False)
    place = {w: i for i, w in enumerate(suffixes)}
    own = [[] for _ in formats]
    for pattern, exact, weight, r in globs:
        if kind(pattern) == "suffix" and not exact and weight >= 50:
            own[r].append(place[fold(pattern[1:]).decode()])
    table.lists(own)
    table.words([fold(p).decode() for p, _, _ in patterns])
    table.numbers([r for _, _, r in patterns])
    table.numbers([w for _, w, _ in patterns], 8)
    signs = sorted({s for f in formats for s in f.get("sign", [])})
    sign_row = {s: i for i, s in enumerate(signs)}
    table.words(signs)
    table.lists([[sign_row[s] for s in f.get("sign", [])] for f in formats])
    programs = sorted((fold(p), i) for i, f in enumerate(formats) for p in f.get("interpreters", []))
    table.words([p.decode() for p, _ in programs])
    table.numbers([i for _, i in programs])
    return table


def table_of_types(types, row, load):
    preferred, names, labels = load("preferred.json"), load("mime-names.json"), load("labels.json")
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

    data, directory = row[b"public.data"], row[b"public.directory"]
    flags = [
        (1 if t.get("wildcard") else 0)
        | (2 if t.get("inferred") else 0)
        | {"exported": 0, "imported": 4, "third-party-or-app": 8, "catalogue": 64}[t["declared"]]
        | (16 if data in ancestors[i] or i == data else 0)
        | (32 if directory in ancestors[i] or i == directory else 0)
        for i, t in enumerate(types)
    ]

    # In the order of `TypeTable.Section`.
    table = TableFile()
    table.words([t["identifier"] for t in types])
    table.words(label)
    table.numbers(flags, 8)
    table.numbers([len(p) for p in parents], 8)
    table.lists(ancestors)
    add_tags(table, [t["extensions"] for t in types], True, extension_owners, [t.get("weights", {}) for t in types])
    add_tags(table, [t["mimeTypes"] for t in types], True, mime_owners)
    add_tags(table, other_names, True, {})
    add_tags(table, [t["osTypes"] for t in types], False, {})
    add_tags(table, [t["pasteboardTypes"] for t in types], False, {})
    return table


def tables(folder):
    """The tables of types and of formats, from the files in a folder."""
    def load(name):
        return json.loads((folder / name).read_text())

    types = load("types.json")
    formats = sorted(load("formats.json"), key=lambda f: fold(f["type"]))
    types = sorted(types + types_of_formats(formats, types), key=lambda t: fold(t["identifier"]))
    row = {fold(t["identifier"]): i for i, t in enumerate(types)}
    assert len(row) == len(types)
    return table_of_types(types, row, load), table_of_formats(formats, row)
