"""Generates the heads of the manual's option lists: names, value and default.

The text below a head is written by hand. An option without an entry gets one after its neighbour in the
help, with the sentence of the help.
"""
import re
import textwrap

WIDTH = 80


def value(name):
    """The name of a value in the help, such as `type=path`, in mdoc."""
    if name.endswith(",…"):
        word = name[:-2]
        return f"Ar {word} Ns Op , Ns Ar {word} ..."
    parts = re.split("([=:])", name)
    # mdoc attaches a colon to the preceding word without `Ns`.
    joints = {"=": "Ns = Ns", ":": ": Ns"}
    return " ".join(joints.get(p, f"Ar {p}") for p in parts)


def head(option):
    flags = " , ".join(f"Fl {n[1:]}" for n in option.names)
    if not option.takes_value:
        return flags
    if option.choices:
        default = f" Pq default : Cm {option.default}" if option.default else ""
        listed = f"{flags} Cm {' | '.join(option.choices)}{default}"
        if len(f".It {listed}") <= WIDTH:
            return listed
    return f"{flags} {value(option.value)}"


def flags_in(line):
    return [f"-{f}" for f in re.findall(r"Fl (-?[A-Za-z0-9][A-Za-z0-9-]*)", line)]


def page(command, name, text):
    leaves = command.leaves
    known = {n: o for leaf in reversed(leaves) for o in reversed(leaf.options) for n in o.names}
    # Options of every command, and those that the parser itself answers, are in dnd.1.
    wanted = [
        o for leaf in leaves for o in leaf.options
        if o.section != "Global options" and (o.section or o in leaf.own)]
    return rewritten(name, text, known, wanted)


def common_page(commands, text):
    options = commands[0].options
    wanted = [o for o in options if o.section == "Global options" or not o.section]
    return rewritten("dnd.1", text, {n: o for o in wanted for n in o.names}, [])


def rewritten(name, text, known, wanted):
    lines, told = [], {}
    for line in text.splitlines():
        flags = flags_in(line) if line.startswith(".It ") else []
        if flags:
            unknown = [f for f in flags if f not in known]
            if unknown:
                raise SystemExit(f"{name}: {unknown[0]} is no longer an option; take its entry out")
            entry = list(dict.fromkeys(known[f].names for f in flags))
            line = ".It " + " , ".join(head(known[names[0]]) for names in entry)
            told.update({n: len(lines) for names in entry for n in names})
        lines.append(line)
    return "\n".join(completed(lines, told, known, wanted)) + "\n"


def completed(lines, told, known, wanted):
    """The lines with missing entries added, each after the entry of the preceding option."""
    added = []
    for number, option in enumerate(wanted):
        if option.long in told:
            continue
        before = [told[o.long] for o in wanted[:number] if o.long in told]
        place = end_of_entry(lines, before[-1]) if before else first_list(lines)
        prose = textwrap.wrap(option.help, WIDTH)
        added.append((place, [f".It {head(option)}", *prose]))
        told[option.long] = place - 1
    for place, entry in reversed(sorted(added, key=lambda a: a[0])):
        lines[place:place] = entry
    return lines


def end_of_entry(lines, start):
    depth = 0
    for number in range(start + 1, len(lines)):
        if depth == 0 and (lines[number].startswith(".It ") or lines[number] == ".El"):
            return number
        depth += lines[number].startswith((".Bl", ".Bd")) - lines[number].startswith((".El", ".Ed"))
    return len(lines)


def first_list(lines):
    return next(n for n, line in enumerate(lines) if line.startswith(".It Fl"))
