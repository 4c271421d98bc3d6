#!/usr/bin/env python3
"""Scores `dnd types of` and other detectors on labelled files.

  detect.py DND               on specimens made with the tools of this machine
  detect.py DND --set FOLDER  on a collection: manifest.tsv (id, name, named, expected, source), the files
                              under files/ID/NAME, and relations.json ({"same": [[...]], "subclass": [[a, b]]})
  detect.py DND --set FOLDER --by-source   also by suite, and beside `file`
  detect.py DND --set FOLDER --strength    the lead that a language needs to be answered without a name

The first line is by content, as if that lead were chosen on all suites but the one that is answered.

A name must never make an answer worse: in each suite, names must not be wrong more often than content alone, and neither
more often than `file`. Where this is broken is listed, and the status is 1.

An answer is exact (the label or a synonym), conforming (a kind of the label, an ancestor of it, or plain
text for a text), empty (only data), or wrong (unrelated). Figures are percentages of all files.
"""

import argparse
import csv
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict

import specimens

DATA, TEXT = "application/octet-stream", "text/plain"
STRUCTURES = {"xml": "application/xml", "json": "application/json", "zip": "application/zip",
              "gzip": "application/gzip", "sqlite3": "application/vnd.sqlite3", "yaml": "application/yaml"}
# Suites that belong to a detector or contain files made for one; sets are also scored without them.
OWNED = {"smi-tests", "file-tests", "magika-tests", "puremagic-tests", "pronom-skeleton", "go-mimetype"}
# Results of one measurement on a collection of 2,343 files of 22 public suites, of which 1,228 are real
# files. Detectors by content come first.
RECORDED = [
    ("file 5.44 (content)", "53.2 / 78.4 / 7.1", "62.7 / 89.0 / 6.0"),
    ("file 5.48 (content)", "55.2 / 79.3 / 7.3", "64.1 / 89.6 / 5.9"),
    ("shared-mime-info 2.2 magic (content)", "48.1 / 81.0 / 6.4", "46.8 / 88.4 / 5.6"),
    ("Go mimetype (content)", "49.6 / 78.7 / 5.3", "54.9 / 88.4 / 4.6"),
    ("Magika 1.0 (content)", "41.9 / 57.7 / 26.8", "59.0 / 74.4 / 18.1"),
    ("siegfried, PRONOM (name and content)", "53.2 / 70.2 / 3.4", "51.5 / 71.8 / 2.9"),
    ("puremagic (name and content)", "44.4 / 51.1 / 8.3", "48.1 / 54.2 / 7.2"),
    ("File::MimeInfo, data 2.2 (name and content)", "71.6 / 84.5 / 7.8", "74.5 / 89.9 / 6.7"),
    ("gio info, data 2.2 (name and content)", "72.1 / 85.2 / 7.0", "75.0 / 90.4 / 6.1"),
    ("gio info, data 2.5.1 (name and content)", "78.6 / 89.0 / 6.3", "76.5 / 90.6 / 6.5"),
]


# Names of one format in the catalogues that labels are taken from.
SAME = [["text/x-jinja", "text/x-jinja2-template", "application/x-jinja", "text/jinja"],
        ["text/x-smali", "application/x-smali"]]
# Kinds of others, by their specifications: images in HEIF by their codings (ISO/IEC 23008-12).
KINDS = [["image/avci", "image/heif"], ["image/heic", "image/heif"], ["image/avif", "image/heif"],
         ["image/avcs", "image/heif-sequence"], ["image/heic-sequence", "image/heif-sequence"]]


class Relations:
    """Which MIME types are synonyms, and which are kinds of others."""

    def __init__(self, same=(), subclass=()):
        self.first = {name.lower(): names[0].lower() for names in [*SAME, *same] for name in names}
        self.parents = defaultdict(set)
        for child, parent in [*KINDS, *subclass]:
            self.parents[self.one(child)].add(self.one(parent))

    def one(self, name):
        name = name.split(";")[0].strip().lower()
        return self.first.get(name, name)

    def ancestors(self, name):
        found, waiting = set(), [name]
        while waiting:
            child = waiting.pop()
            parents = set(self.parents.get(child, ()))
            if child.startswith("text/"):
                parents.add(self.one(TEXT))
            structure = child.rpartition("+")[2]
            if "+" in child and structure in STRUCTURES:
                parents.add(self.one(STRUCTURES[structure]))
            waiting += parents - found
            found |= parents
        return found - {name}

    def judge(self, answer, labels):
        answer = self.one(answer)
        labels = [self.one(label) for label in labels]
        if answer in labels:
            return "exact"
        if answer in ("", DATA):
            return "nothing"
        related = any(label in self.ancestors(answer) or answer in self.ancestors(label) for label in labels)
        return "conforms" if related else "wrong"


class Collection:
    """Labelled files: path, labels, suite, and whether the name is meaningful."""

    def __init__(self, files, relations):
        self.files, self.relations = files, relations

    @classmethod
    def read(cls, folder):
        with open(f"{folder}/manifest.tsv") as lines:
            rows = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
        with open(f"{folder}/relations.json") as file:
            relations = Relations(**json.load(file))
        return cls([(f"{folder}/files/{row['id']}/{row['name']}", row["expected"].split("|"), row["source"],
                     row["named"] == "1") for row in rows], relations)

    @classmethod
    def make(cls, folder):
        made, missing = specimens.make(folder)
        if missing:
            print(f"left out, for want of a tool: {' '.join(missing)}\n")
        # The first answer is exact; the others are correct but less specific.
        subclass = [(answers[0], other) for _, _, answers in made for other in answers[1:]]
        return cls([(f"{folder}/{number}/{name}", answers[:1], "made", "." in name)
                    for number, name, answers in made], Relations(specimens.SAME, subclass))


def answers(command, paths):
    """The answers of a command that reads the paths from standard input, one per line."""
    with tempfile.NamedTemporaryFile("w", suffix=".list") as listing:
        listing.write("".join(f"{os.path.abspath(path)}\n" for path in paths))
        listing.flush()
        output = subprocess.run([word.replace("{list}", listing.name) for word in command],
                                stdout=subprocess.PIPE, check=False).stdout
    lines = output.decode("utf-8", "replace").splitlines()
    if len(lines) != len(paths):
        sys.exit(f"detect: {command[0]} gave {len(lines)} answers for {len(paths)} files")
    return lines


def figures(collection, found, chosen):
    """Exact, conforming and wrong, in percent of the chosen files."""
    counts = Counter(collection.relations.judge(found[place], collection.files[place][1]) for place in chosen)
    total = max(1, len(chosen))
    exact, conforms = counts["exact"], counts["exact"] + counts["conforms"]
    return " / ".join(f"{100 * count / total:.1f}" for count in (exact, conforms, counts["wrong"]))


def gio(paths):
    """The answers of `gio`, by name and content."""
    output = subprocess.run(["gio", "info", "-a", "standard::content-type", *paths], stdout=subprocess.PIPE,
                            check=False).stdout.decode("utf-8", "replace")
    return [line.split(": ", 1)[1].strip() for line in output.splitlines() if "standard::content-type: " in line]


def by_source(collection, found, beside):
    """The figures by suite, and those of the other detector."""
    for source, chosen in suites(collection):
        own, other = figures(collection, found, chosen), figures(collection, beside, chosen)
        print(f"    {source:28s} {len(chosen):5d}  dnd {own:>20s}   file {other:>20s}")


def suites(collection):
    """Each suite, and the places of its files."""
    places = defaultdict(list)
    for place, file in enumerate(collection.files):
        places[file[2]].append(place)
    return sorted(places.items())


def broken(collection, answered):
    """Where names are wrong more often than content alone, or either more often than `file`."""
    law = [("dnd, name and content", "dnd, content only"), ("dnd, name and content", "file, content"),
           ("dnd, content only", "file, content")]
    for source, chosen in [("all", range(len(collection.files))), *suites(collection)]:
        wrong = {name: sum(collection.relations.judge(found[place], collection.files[place][1]) == "wrong"
                           for place in chosen) for name, found in answered.items()}
        for own, other in law:
            if other in wrong and wrong[own] > wrong[other]:
                yield f"{source}: {own} is wrong {wrong[own]} times, {other} {wrong[other]} times"


LOOK = re.compile(r"([a-z]+/[A-Za-z0-9.+-]+) \(look of its lines, strength (\d+)\)")


def looks(command, paths):
    """For each file, the language that it looks like and the strength of that look; None for any other evidence."""
    with tempfile.NamedTemporaryFile("w", suffix=".list") as listing:
        listing.write("".join(f"{path}\n" for path in paths))
        listing.flush()
        output = subprocess.run([*command, "-v", "--files-from", listing.name], stdout=subprocess.DEVNULL,
                                stderr=subprocess.PIPE, check=False).stderr.decode("utf-8", "replace")
    found, place = [None] * len(paths), -1
    for line in output.splitlines():
        if place + 1 < len(paths) and line == f"{paths[place + 1]}:":
            place += 1
        elif match := LOOK.search(line):
            found[place] = (match[1], int(match[2]))
    return found


def left_out(collection, found, seen, report=False):
    """The answers by content if the lead that a language needs were chosen on all suites but that of the file."""
    def verdict(place):
        return collection.relations.judge(seen[place][0], collection.files[place][1])

    def best(chosen):
        return max(range(0, 1000, 20), key=lambda limit: sum(
            -2 if verdict(place) == "wrong" else 1 for place in chosen if seen[place][1] >= limit))

    answered, looking = list(found), [place for place in range(len(found)) if seen[place]]
    for source, chosen in suites(collection):
        own = [place for place in chosen if seen[place]]
        others = sorted(set(looking) - set(chosen))
        if not others:
            continue
        limit = best(others)
        for place in own:
            answered[place] = seen[place][0] if seen[place][1] >= limit else TEXT
        if report:
            kept = Counter(verdict(place) for place in own if seen[place][1] >= limit)
            print(f"    {source:28s} {len(own):5d} looks, limit {limit:4d}: {dict(kept)}")
    if report:
        print(f"    all together: limit {best(looking)}")
    return answered


def renamed(paths, folder):
    """The same bytes, each with the extension of another file."""
    ends = [os.path.splitext(path)[1] for path in paths]
    copies = []
    for place, path in enumerate(paths):
        others = [end for end in ends[place + 1:] + ends[:place] if end and end != ends[place]]
        copies.append(os.path.join(folder, f"{place}{others[0] if others else '.zip'}"))
        shutil.copyfile(path, copies[-1])
    return copies


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("dnd")
    parser.add_argument("--set")
    parser.add_argument("--wrong", action="store_true", help="list the answers that are wrong or say nothing")
    parser.add_argument("--by-source", action="store_true", help="also by suite")
    parser.add_argument("--strength", action="store_true", help="choose the limit of sure looks, each suite left out")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as work:
        collection = Collection.read(options.set) if options.set else Collection.make(f"{work}/made")
        paths = [file[0] for file in collection.files]
        bare = [f"{work}/bare/{place}" for place in range(len(paths))]
        os.mkdir(f"{work}/bare")
        for path, copy in zip(paths, bare):
            shutil.copyfile(path, copy)
        os.mkdir(f"{work}/renamed")
        dnd = [options.dnd, "types", "of", "--mime", "--files-from", "{list}"]
        runs = [("dnd, name and content", dnd, paths), ("dnd, content only", dnd, bare),
                ("dnd, another file's extension", dnd, renamed(paths, f"{work}/renamed"))]
        if shutil.which("file"):
            runs.append(("file, content", ["file", "--brief", "--mime-type", "--files-from", "{list}"], bare))
        seen = looks([options.dnd, "types", "of", "--mime", "--content-only"], bare)
        if options.strength:
            left_out(collection, answers(dnd, bare), seen, report=True)
            return
        if shutil.which("gio"):
            runs.append(("gio info, name and content", gio, paths))
        everything = range(len(paths))
        answered = {}
        real = [place for place in everything if collection.files[place][2] not in OWNED]
        print(f"{len(paths)} files, {len(real)} of them real; exact / conforms / wrong, %\n")
        print(f"{'':45s} {'all':>20s} {'real':>20s}")
        # First what no suite can flatter.
        if len(suites(collection)) > 1:
            found = left_out(collection, answers(dnd, bare), seen)
            print(f"{'dnd, content only, each suite left out':45s} {figures(collection, found, everything):>20s} "
                  f"{figures(collection, found, real):>20s}")
        for name, command, inputs in runs:
            found = answered[name] = command(inputs) if callable(command) else answers(command, inputs)
            print(f"{name:45s} {figures(collection, found, everything):>20s} {figures(collection, found, real):>20s}")
            if options.wrong and name.startswith("dnd"):
                for place in everything:
                    verdict = collection.relations.judge(found[place], collection.files[place][1])
                    if verdict in ("wrong", "nothing"):
                        print(f"    {verdict:8s} {paths[place]}: {found[place]}, not {collection.files[place][1][0]}")
        if options.by_source and "file, content" in answered:
            for name in ("dnd, name and content", "dnd, content only"):
                print(f"\n{name}:")
                by_source(collection, answered[name], answered["file, content"])
        for sentence in (worse := list(broken(collection, answered))):
            print(f"\n{sentence}", end="")
        print("\nA name makes no suite worse." if not worse else "")
        print("\nRecorded on 2,343 labelled files of 22 public suites, 1,228 of them real:\n")
        for name, whole, part in RECORDED:
            print(f"{name:45s} {whole:>20s} {part:>20s}")
    if worse:
        sys.exit(1)


if __name__ == "__main__":
    main()
