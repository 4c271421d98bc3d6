"""The table of what texts in each language look like.

A file of rules has a family of languages. A line that begins with # is a comment. A language begins with its MIME
type in brackets; then come, where they are needed:

  contains: TYPE       a language that this one contains; what speaks for that speaks for this one
  comments: KIND…      what a line begins with that is a comment: slashes, hash, dashes, percent, semicolon,
                       apostrophe, exclamation
  style: WORD…         semicolons      statements end with one
                       no-semicolons   lines hardly ever end with one
                       caseless        letters of either case are equal; the patterns are in small ones
                       prose           it is for writing prose in, or reads like prose
                       document        words alone, without a sign of it, are a document in it

Its rules follow: those of one weight and scope stand together, weight, scope, a blank, and patterns with ¦ between
them. Blanks behind a ¦ do not count, those before it belong to the pattern; no line ends with a blank.

  weight    from 1 (other languages have it, too) to 9 (enough by itself); below zero where it speaks against the
            language. What is found again counts half as much, and the third time a quarter.
  scope     a blank: where a line begins, behind its indentation; |: in the first column; ~: wherever a word or sign
            begins; ^: in the first line that is no comment; _: in the first column, behind a blank line or at the
            beginning; =: there, and with a blank line behind it, too
  pattern   characters stand for themselves, a blank for any number of them, … for anything up to the end of the
            line, · for a name, ° for digits, ¶ for the end of the line. A pattern that ends with a letter ends where
            the word does. It begins with neither a blank nor …, for nothing would find it.
"""
import re

from tables import TableFile, starts

# Of two that are as likely, the earlier one is answered.
FAMILIES = [
    "c-family", "managed", "scripts", "shells", "functional", "compiled", "scientific", "hardware", "web", "building",
    "configuration", "markup", "documents",
]

# Their places are those in `Language.Comments`, `Language.Style` and `LanguageRules.Scope`.
COMMENTS = ["slashes", "hash", "dashes", "percent", "semicolon", "apostrophe", "exclamation"]
STYLES = ["semicolons", "no-semicolons", "caseless", "prose", "document"]
SCOPES = " |~^_="

NONE = 0xFFFF
ANYTHING, NAME, LINE_END, DIGITS = 1, 2, 3, 4
SIGNS = {"…": ANYTHING, "·": NAME, "¶": LINE_END, "°": DIGITS}


class Language:
    def __init__(self, mime_type):
        self.mime_type = mime_type
        self.contains = None
        self.comments = self.style = 0
        self.rules = []


def flags(words, known):
    return sum(1 << known.index(word) for word in words.split())


def read(path):
    """The languages of a file of rules."""
    languages = []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        try:
            if line == "" or line.startswith("#"):
                continue
            assert line == line.rstrip(), "a blank at its end: put ¦ behind it"
            if section := re.fullmatch(r"\[([^\]]+)\]", line):
                languages.append(Language(section[1]))
            elif setting := re.fullmatch(r"(contains|comments|style): (.+)", line):
                assert not languages[-1].rules, "behind rules"
                value = {"contains": str, "comments": lambda w: flags(w, COMMENTS), "style": lambda w: flags(w, STYLES)}
                setattr(languages[-1], setting[1], value[setting[1]](setting[2]))
            else:
                rule = re.fullmatch(r"(-?[1-9])([ |~^_=]) (.+)", line)
                assert rule, "neither a language, nor what is said of one, nor a rule"
                for pattern in rule[3].split("¦"):
                    if code := encoded(pattern.lstrip(" \t")):
                        languages[-1].rules.append((int(rule[1]), SCOPES.index(rule[2]), code))
        except (AssertionError, IndexError, ValueError) as fault:
            raise SystemExit(f"{path}:{number}: {fault}: {line}")
    return languages


def encoded(pattern):
    """A pattern with a byte for each of its signs, as it is matched."""
    code = b"".join(bytes([SIGNS[c]]) if c in SIGNS else c.encode() for c in pattern)
    assert not code or code[0] > 0x20 or code[0] in (NAME, DIGITS), "a pattern that nothing would find"
    assert not re.search(r"·[\w·]|°[0-9°]", pattern), "what follows a name or digits is a part of them"
    return code


def folded(byte):
    return byte | 0x20 if 0x41 <= byte <= 0x5A else byte


# Where rules are looked for by how their patterns begin, as `RuleIndex` says, which looks.
TWO = 4096
ONE = TWO + 1024
NAMED = ONE + 256
SPACED = NAMED + 256
REST = SPACED + 256
NUMBERED = REST + 1
ALL = NUMBERED + 1


def key(code):
    if code[0] == DIGITS:
        return NUMBERED
    if code[0] == NAME:
        if len(code) > 1 and code[1] > 0x20:
            return NAMED + folded(code[1])
        if len(code) > 2 and code[1] == 0x20 and code[2] > 0x20:
            return SPACED + folded(code[2])
        return REST
    first = folded(code[0])
    if len(code) == 1 or code[1] <= 0x20:
        return ONE + first
    second = folded(code[1])
    if len(code) == 2 or code[2] <= 0x20:
        return TWO + (first * 37 + second & 1023)
    return first * 613 + second * 37 + folded(code[2]) & 4095


def index(rules):
    """The rules of each key."""
    lists = [[] for _ in range(ALL)]
    for rule, code in rules:
        lists[key(code)].append(rule)
    return lists


def table(folder):
    """The table, from the files of rules in a folder."""
    assert sorted(f"{family}.rules" for family in FAMILIES) == sorted(p.name for p in folder.iterdir())
    languages = [language for family in FAMILIES for language in read(folder / f"{family}.rules")]
    row = {language.mime_type: i for i, language in enumerate(languages)}
    assert len(row) == len(languages)
    for language in languages:
        if language.contains not in (None, *row):
            raise SystemExit(f"{language.mime_type} contains {language.contains}, for which there are no rules")
    rules = [(i, language.style, *rule) for i, language in enumerate(languages) for rule in language.rules]
    caseless, anywhere = 1 << STYLES.index("caseless"), SCOPES.index("~")
    codes = [code for _, _, _, _, code in rules]

    # In the order of `LanguageRules.Section`.
    made = TableFile()
    made.words([language.mime_type for language in languages])
    made.numbers([row[language.contains] if language.contains else NONE for language in languages])
    made.numbers([language.comments for language in languages], 8)
    made.numbers([language.style for language in languages], 8)
    made.numbers([i for i, _, _, _, _ in rules])
    made.numbers([weight & 0xFF for _, _, weight, _, _ in rules], 8)
    made.numbers([scope for _, _, _, scope, _ in rules], 8)
    made.numbers([1 if style & caseless else 0 for _, style, _, _, _ in rules], 8)
    made.numbers(starts(map(len, codes)), 32)
    made.numbers(b"".join(codes), 8)
    made.lists(index((i, code) for i, (_, _, _, scope, code) in enumerate(rules) if scope != anywhere))
    made.lists(index((i, code) for i, (_, _, _, scope, code) in enumerate(rules) if scope == anywhere))
    return made
