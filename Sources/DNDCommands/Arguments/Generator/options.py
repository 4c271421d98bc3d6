"""The program's commands and options, read from `--experimental-dump-help`."""
import json
import re
import subprocess
from dataclasses import dataclass, field

# Options of every command that the argument parser itself answers.
ANSWERED = {"--help", "--version"}


@dataclass(frozen=True)
class Option:
    """One option, flag or operand."""
    kind: str  # option, flag or positional
    names: tuple = ()  # as typed, the short one first
    value: str = ""  # the name of its value in the help
    section: str = ""  # the title of its group
    repeats: bool = False
    optional: bool = True
    default: str | None = None
    choices: tuple = ()
    help: str = ""
    shown: bool = True

    @property
    def long(self):
        return self.names[-1]

    @property
    def takes_value(self):
        return self.kind == "option"


@dataclass
class Command:
    words: tuple  # without the program's name
    shown: bool
    arguments: list
    commands: list = field(default_factory=list)

    @property
    def name(self):
        return " ".join(self.words)

    @property
    def own(self):
        """The command's own arguments, outside all groups."""
        return [a for a in self.arguments if not a.section and not ANSWERED & set(a.names)]

    @property
    def sections(self):
        return list(dict.fromkeys(a.section for a in self.arguments if a.section))

    @property
    def options(self):
        """Without hidden ones."""
        return [a for a in self.arguments if a.kind != "positional" and a.shown]

    @property
    def leaves(self):
        """The command itself, or its subcommands if it has any."""
        return self.commands or [self]


def load(program):
    """The commands in the order of the help, including hidden ones, but without the parser's `help`."""
    dump = subprocess.run([program, "--experimental-dump-help"], check=True, capture_output=True)
    return [command(c, ()) for c in commands_below(json.loads(dump.stdout)["command"])]


def commands_below(dump):
    return [c for c in dump.get("subcommands", []) if c["commandName"] != "help"]


def command(dump, above):
    words = above + (dump["commandName"],)
    return Command(
        words, dump.get("shouldDisplay", True), [option(a) for a in dump.get("arguments", [])],
        [command(c, words) for c in commands_below(dump)])


def option(dump):
    names = sorted(
        (("-" if n["kind"] == "short" else "--") + n["name"] for n in dump.get("names", [])),
        key=lambda n: n.startswith("--"))
    return Option(
        dump["kind"], tuple(names), dump.get("valueName", ""), dump.get("sectionTitle", ""),
        dump["isRepeating"], dump["isOptional"], dump.get("defaultValue"),
        tuple(dump.get("allValues", [])), dump.get("abstract", ""), dump.get("shouldDisplay", True))


def opposite(argument, among):
    """The other flag of a pair `--x` and `--no-x`."""
    if argument.kind != "flag":
        return None
    name = argument.long
    other = "--" + name[5:] if name.startswith("--no-") else "--no-" + name[2:]
    return next((a for a in among if a.kind == "flag" and a.long == other), None)


def splice(text, begin, end, block):
    """`text` with the lines between the two marker lines replaced by `block`."""
    pattern = re.compile(
        f"(?<=\n)([ \t]*){re.escape(begin)}\n(?:.*?\n)?[ \t]*{re.escape(end)}\n", re.DOTALL)
    found = pattern.search(text)
    if not found:
        raise SystemExit(f"the marks are missing: {begin}")
    indent = found[1]
    lines = [begin, *block, end]
    new = "".join((indent + line).rstrip() + "\n" for line in lines)
    return text[: found.start()] + new + text[found.end():]
