#!/usr/bin/env python3
"""Compares a learned model for languages with the tables of the program.

  simpler.py DND FOLDER...    collections in the format of detect.py

For each collection, a model is trained on all others: how much more often a word, a pair of words or a run of
characters occurs in texts of one language than in the rest (naive Bayes with a table of weights). It answers
if its best language leads the second by a margin. The margin, too, is the best one for the other collections,
where a wrong answer costs two right ones. The result is compared with the guess that `dnd types of -v` makes from
the look of lines, with its limit chosen in the same way. Only texts count, and only the label is right.
"""

import argparse
import math
import re
from collections import Counter, defaultdict

import detect

WORDS = re.compile(rb"[A-Za-z_]\w*|[^\s\w]{1,3}|\n[ \t]*")
HEAD = 12_288


def words(text):
    found = [b"\n" if word[:1] == b"\n" and len(word) == 1 else b"\n " if word[:1] == b"\n" else word
             for word in WORDS.findall(text)]
    return set(found) | set(zip(found, found[1:]))


def characters(text):
    text = re.sub(rb"[ \t]+", b" ", text)
    return {text[start:start + length] for length in (3, 4) for start in range(len(text) - length + 1)}


def is_text(head):
    """Whether the bytes are UTF-8, possibly truncated."""
    if not head or b"\0" in head:
        return False
    try:
        head.decode("utf-8")
    except UnicodeDecodeError as error:
        return error.start >= len(head) - 4 and len(head) == HEAD
    return True


class Model:
    """The weight of each feature for each language."""

    def __init__(self, files):
        texts, has, total = Counter(), defaultdict(Counter), Counter()
        for _, label, signs in files:
            texts[label] += 1
            has[label].update(signs)
            total.update(signs)
        self.weights = defaultdict(list)
        for label, counts in has.items():
            others = len(files) - texts[label]
            for sign, count in counts.items():
                own = (count + 0.5) / (texts[label] + 1)
                other = (total[sign] - count + 0.5) / (others + 1)
                if own > 2.7 * other:
                    self.weights[sign].append((label, math.log(own / other)))

    def answer(self, signs):
        """The likeliest language and its lead."""
        points = Counter()
        for sign in signs:
            for label, weight in self.weights.get(sign, ()):
                points[label] += weight
        best = points.most_common(2) + [(None, 0), (None, 0)]
        return best[0][0], (best[0][1] - best[1][1]) / math.sqrt(len(signs) + 1)


def chosen_limit(answers):
    """The best margin, where a wrong answer costs two right ones."""
    margins = sorted({round(margin, 1) for margin, _ in answers}) or [0]
    return max(margins, key=lambda limit: sum(1 if right else -2 for margin, right in answers if margin >= limit))


def report(name, answers, sizes):
    """Prints cross-validated figures: the limit for each collection is the best one for the others."""
    right_of_all = wrong_of_all = 0
    line = []
    for source in sizes:
        limit = chosen_limit([answer for other in sizes if other != source for answer in answers[other]])
        right = sum(1 for margin, is_right in answers[source] if margin >= limit and is_right)
        wrong = sum(1 for margin, is_right in answers[source] if margin >= limit and not is_right)
        right_of_all, wrong_of_all = right_of_all + right, wrong_of_all + wrong
        line.append(f"{source} {100 * right / sizes[source]:.0f}/{100 * wrong / sizes[source]:.0f}")
    total = sum(sizes.values())
    print(f"{name:20s} right {100 * right_of_all / total:5.1f} %  wrong {100 * wrong_of_all / total:5.1f} %   "
          + "  ".join(line), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("dnd")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--least", type=int, default=60, help="texts that a collection must have to be left out")
    options = parser.parse_args()
    texts, looks = [], defaultdict(list)
    for folder in options.folders:
        collection = detect.Collection.read(folder)
        kept = []
        for file in collection.files:
            with open(file[0], "rb") as content:
                head = content.read(HEAD)
            if is_text(head):
                kept.append(file)
                texts.append((file[2], collection.relations.one(file[1][0]), head))
        collection.files = kept
        command = [options.dnd, "types", "of", "--mime", "--content-only", "-v"]
        for source, strength, verdict in detect.strengths(command, collection, [file[0] for file in kept]):
            looks[source].append((strength, verdict != "wrong"))
    counts = Counter(source for source, _, _ in texts)
    sizes = {source: count for source, count in sorted(counts.items()) if count >= options.least}
    print(f"{len(texts)} texts, {len({label for _, label, _ in texts})} labels; of {len(sizes)} collections\n")
    report("the tables", looks, sizes)
    for name, signs_of in (("words and pairs", words), ("runs of 3 and 4", characters)):
        files = [(source, label, signs_of(head)) for source, label, head in texts]
        answers = {}
        for left in sizes:
            model = Model([file for file in files if file[0] != left])
            answers[left] = []
            for source, label, signs in files:
                if source == left:
                    said, margin = model.answer(signs)
                    answers[left].append((margin, said == label))
        report(name, answers, sizes)


if __name__ == "__main__":
    main()
