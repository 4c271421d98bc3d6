"""Compiles the rules by which the languages of texts are recognized.

A file of rules describes a family of languages. A line that begins with # is a comment. A language begins with its MIME
type in brackets, followed by optional settings:

  contains: TYPE       a language that this one contains; evidence for that language is also evidence for this one
  comments: KIND…      the marks of comment lines: slashes, hash, dashes, percent, semicolon, apostrophe, exclamation
  style: WORD…         semicolons      statements end with a semicolon
                       no-semicolons   lines hardly ever end with a semicolon
                       caseless        letter case does not matter; patterns are in lower case
                       prose           a language for prose, or one that reads like prose
                       document        words alone, without any mark, are a document in it

The rules follow. A line has the rules of one weight and scope: the weight, the scope, a blank, and patterns separated
by ¦. Blanks after a ¦ are ignored, and blanks before it belong to the pattern. No line ends with a blank.

  weight    from 1 (also common in other languages) to 9 (sufficient evidence); negative for evidence against the
            language. A second match counts half as much, and a third one a quarter.
  scope     blank: at the beginning of a line, after its indentation; |: in the first column; ~: at the beginning of
            any word or sign; ^: in the first line that is not a comment; _: in the first column, after a blank line
            or at the beginning of the text; =: the same, and followed by a blank line
  pattern   Characters match themselves, a blank matches any number of blanks, … anything up to the end of the line,
            · a name, ° digits, and ¶ the end of the line. A pattern that ends with a letter matches only at the end
            of a word. A pattern must not begin with a blank or …, because the index could not find it.
"""
import re

from tables import TableFile, starts

# Of two equally likely languages, the earlier one is chosen.
FAMILIES = [
    "c-family", "managed", "scripts", "shells", "functional", "compiled", "scientific", "hardware", "web", "building",
    "configuration", "markup", "documents",
]

# In the order of `Language.Comments`, `Language.Style` and `LanguageRules.Scope`.
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
    """Reads the languages of a file of rules."""
    languages = []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        try:
            if line == "" or line.startswith("#"):
                continue
            assert line == line.rstrip(), "it ends with a blank: add ¦"
            if section := re.fullmatch(r"\[([^\]]+)\]", line):
                languages.append(Language(section[1]))
            elif setting := re.fullmatch(r"(contains|comments|style): (.+)", line):
                assert not languages[-1].rules, "a setting after rules"
                value = {"contains": str, "comments": lambda w: flags(w, COMMENTS), "style": lambda w: flags(w, STYLES)}
                setattr(languages[-1], setting[1], value[setting[1]](setting[2]))
            else:
                rule = re.fullmatch(r"(-?[1-9])([ |~^_=]) (.+)", line)
                assert rule, "neither a language, a setting nor a rule"
                for pattern in rule[3].split("¦"):
                    if code := encoded(pattern.lstrip(" \t")):
                        languages[-1].rules.append((int(rule[1]), SCOPES.index(rule[2]), code))
        except (AssertionError, IndexError, ValueError) as fault:
            raise SystemExit(f"{path}:{number}: {fault}: {line}")
    return languages


def encoded(pattern):
    """The bytes of a pattern in the table, with one byte for each sign."""
    code = b"".join(bytes([SIGNS[c]]) if c in SIGNS else c.encode() for c in pattern)
    assert not code or code[0] > 0x20 or code[0] in (NAME, DIGITS), "a pattern must not begin with a blank or …"
    assert not re.search(r"·[\w·]|°[0-9°]", pattern), "a name or digits cannot be followed by more of the same"
    return code


def folded(byte):
    return byte | 0x20 if 0x41 <= byte <= 0x5A else byte


# The keys of the index of rules, by the beginning of their patterns; `RuleIndex` searches it.
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
    """The numbers of the rules for each key."""
    lists = [[] for _ in range(ALL)]
    for rule, code in rules:
        lists[key(code)].append(rule)
    return lists


def table(folder):
    """The table made from the files of rules in a folder."""
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
