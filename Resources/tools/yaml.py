#!/usr/bin/python3
"""Converts YAML to JSON, and JSON to YAML, with PyYAML.

usage: yaml.py json|yaml <INPUT >OUTPUT

Plain scalars are resolved by the rules of YAML 1.2, not by those of PyYAML: `on` and `no` are strings, and 0123 is
decimal. Numbers keep all their digits. A document cannot refer to a class. A document that contains itself, or that
its aliases make too large, is refused.
"""

import json
import re
import sys

import yaml

DEPTH = 200
# The maximum size with all aliases expanded: ROOM, plus GROWTH times the size of the document.
ROOM = 1 << 24
GROWTH = 16
WORDS = {
    "null": r"(?:|~|null|Null|NULL)",
    "bool": r"(?:true|True|TRUE|false|False|FALSE)",
    "int": r"(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)",
    "float": r"(?:[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))",
}
PLAIN = [("tag:yaml.org,2002:" + name, re.compile(words)) for name, words in WORDS.items()]
KNOWN = [tag for tag, _ in PLAIN] + ["tag:yaml.org,2002:" + name for name in ("str", "seq", "map")]
JSON_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?")


class Refused(Exception):
    """The reason why a document is not converted, for the user."""


def at(node):
    return "line %d: " % (node.start_mark.line + 1) if node.start_mark else ""


class Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
    """Reads nodes, and resolves plain scalars by the rules of YAML 1.2."""

    def resolve(self, kind, value, implicit):
        if kind is yaml.ScalarNode and implicit[0]:
            for tag, words in PLAIN:
                if words.fullmatch(value):
                    return tag
            return "tag:yaml.org,2002:str"
        return super().resolve(kind, value, implicit)


class Writer:
    """Writes nodes as JSON."""

    def __init__(self, size):
        self.limit = ROOM + GROWTH * size
        self.parts = []
        self.size = 0
        self.open = []

    def write(self, text):
        self.size += len(text)
        if self.size > self.limit:
            raise Refused("its aliases make it too large")
        self.parts.append(text)

    def node(self, node, indent):
        if node.tag not in KNOWN:
            raise Refused(at(node) + "it has the tag %s, which JSON cannot represent" % node.tag)
        if isinstance(node, yaml.ScalarNode):
            return self.write(self.scalar(node))
        if any(node is other for other in self.open):
            raise Refused(at(node) + "it contains itself")
        if len(self.open) >= DEPTH:
            raise Refused(at(node) + "it is nested too deep")
        self.open.append(node)
        inner = indent + "  "
        if isinstance(node, yaml.SequenceNode):
            self.group("[", "]", node.value, inner, lambda item: self.node(item, inner))
        else:
            self.mapping(node, inner)
        self.open.pop()

    def group(self, start, end, items, inner, write):
        self.write(start)
        for index, item in enumerate(items):
            self.write(("," if index else "") + "\n" + inner)
            write(item)
        self.write(("\n" + inner[2:] if items else "") + end)

    def mapping(self, node, inner):
        def entry(pair):
            self.write(json.dumps(pair[0].value, ensure_ascii=False) + ": ")
            self.node(pair[1], inner)

        self.group("{", "}", self.pairs(node, []), inner, entry)

    def pairs(self, node, within):
        """Its keys and values, after those that it merges from other mappings and does not have itself."""
        if any(node is other for other in within):
            raise Refused(at(node) + "it contains itself")
        own, merged = {}, []
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise Refused(at(key) + "a key is not text, which JSON cannot represent")
            if key.value == "<<" and not key.style:
                merged += value.value if isinstance(value, yaml.SequenceNode) else [value]
            elif key.value in own:
                raise Refused(at(key) + "duplicate key %s" % json.dumps(key.value, ensure_ascii=False))
            else:
                own[key.value] = (key, value)
        found = {}
        for other in merged:
            if not isinstance(other, yaml.MappingNode):
                raise Refused(at(other) + "what << merges is not a mapping")
            for key, value in self.pairs(other, within + [node]):
                if key.value not in own:
                    found.setdefault(key.value, (key, value))
        return list(found.values()) + list(own.values())

    def scalar(self, node):
        kind = node.tag.rpartition(":")[2]
        value = node.value
        if kind == "null":
            return "null"
        if kind == "bool":
            return value.lower()
        if kind == "int":
            return value if JSON_NUMBER.fullmatch(value) else str(int(value, 0 if value[:2] in ("0o", "0x") else 10))
        if kind == "float":
            if JSON_NUMBER.fullmatch(value):
                return value
            if value[-1:].isalpha():
                raise Refused(at(node) + "JSON has no number %s" % value)
            return exact(value)
        return json.dumps(value, ensure_ascii=False)


def exact(number):
    """A number such as +.50 or 5. as JSON writes it."""
    sign, digits = ("-" if number[0] == "-" else ""), number.lstrip("+-")
    whole, _, rest = digits.partition(".")
    head, mark, power = (rest if "." in digits else whole).partition("e" if "e" in digits else "E")
    if "." not in digits:
        return sign + (head.lstrip("0") or "0") + (mark and "e" + power)
    return sign + (whole.lstrip("0") or "0") + ("." + head if head else "") + (mark and "e" + power)


class Dumper(yaml.SafeDumper):
    """Quotes every text that a reader of YAML 1.1 or 1.2 could take for something else."""

    def resolve(self, kind, value, implicit):
        tag = super().resolve(kind, value, implicit)
        if kind is yaml.ScalarNode and implicit[0] and tag == "tag:yaml.org,2002:str":
            for other, words in PLAIN:
                if words.fullmatch(value):
                    return other
        return tag

    def ignore_aliases(self, data):
        return True

    def increase_indent(self, flow=False, indentless=False):
        return super().increase_indent(flow, False)


class Number(str):
    """A number in JSON, with all its digits."""


def scalar_of_number(dumper, number):
    # A reader of YAML 1.1 reads 1e3 as text.
    text = str(number)
    if "e" in text.lower():
        head, _, power = text.lower().partition("e")
        text = (head if "." in head else head + ".0") + "e" + (power if power[0] in "+-" else "+" + power)
    kind = "float" if "." in text else "int"
    return yaml.ScalarNode("tag:yaml.org,2002:" + kind, text)


def scalar_of_text(dumper, text):
    lines = text.split("\n")
    is_block = len(lines) > 1 and lines[0].strip() and all(line.isprintable() for line in lines)
    style = "|" if is_block else None
    return yaml.ScalarNode("tag:yaml.org,2002:str", text, style=style)


Dumper.add_representer(Number, scalar_of_number)
Dumper.add_representer(str, scalar_of_text)


def to_json(text):
    documents = list(yaml.compose_all(text, Loader))
    if not documents:
        raise Refused("it contains no document")
    if len(documents) > 1:
        raise Refused("there are %d documents in it, and JSON holds one" % len(documents))
    writer = Writer(len(text))
    writer.node(documents[0], "")
    return "".join(writer.parts) + "\n"


def to_yaml(text):
    def unlike(pairs):
        found = dict(pairs)
        if len(found) < len(pairs):
            raise Refused("duplicate key")
        return found

    def no_number(word):
        raise Refused("%s is not JSON" % word)

    value = json.loads(text, object_pairs_hook=unlike, parse_int=Number, parse_float=Number, parse_constant=no_number)
    return yaml.dump(value, Dumper=Dumper, sort_keys=False, allow_unicode=True, width=1 << 20, default_flow_style=False)


def main():
    try:
        text = sys.stdin.buffer.read().decode("utf-8-sig")
        made = (to_json if sys.argv[1] == "json" else to_yaml)(text)
        sys.stdout.buffer.write(made.encode("utf-8"))
        return 0
    except Refused as error:
        reason = str(error)
    except UnicodeError:
        reason = "it is not UTF-8"
    except RecursionError:
        reason = "it is nested too deep"
    except json.JSONDecodeError as error:
        reason = "line %d, column %d: %s" % (error.lineno, error.colno, error.msg)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        reason = ("line %d, column %d: " % (mark.line + 1, mark.column + 1) if mark else "") + str(error.problem)
    except yaml.YAMLError as error:
        reason = " ".join(str(error).split())
    except ValueError:
        reason = "a number is too long"
    print(reason, file=sys.stderr)
    return 1


sys.exit(main())
