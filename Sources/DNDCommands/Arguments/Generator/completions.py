"""Generates the flags in the completions of the three shells, with descriptions and kinds of values.

The kind of a value follows from its name in the help (KINDS); SPECIAL lists the exceptions. A new kind
needs a line in each shell's table here, and the function named there in that shell's file.
"""
from collections import Counter

from options import ANSWERED, opposite, splice

MARK = "# Options: written by Sources/DNDCommands/Arguments/Generator (make generate)."
END = "# End of options."

KINDS = {
    "file": "files", "file:line": "files", "dir": "folders", "type": "forms", "type,…": "accept",
    "number": "items", "numbers": "numbers", "item,…": "numbers", "command": "commands", "type=path": "rep",
    "type=text": "text", "type=command": "program", "type=level": "level", "host": "host",
}
SPECIAL = {"--session": "sessions", "--into": "into", "--require": "accept", "--mime-type": "any"}

# Options that zsh does not offer together.
APART = [
    {"--copy", "--move"}, {"--copy", "--allow-copy"}, {"--convert", "--no-convert"},
    {"--route", "--atomic"}, {"--route", "--manifest"}, {"--output", "--path"},
]


def kind(option):
    """The kind of an option's value: a word for the shells, or the choices; None for a flag."""
    if not option.takes_value:
        return None
    if option.choices:
        return "one of " + " ".join(option.choices)
    return SPECIAL.get(option.long) or KINDS.get(option.value, "any")


def says(option, among):
    pair = opposite(option, among)
    if pair and option.long.startswith("--no-"):
        return f"Override {pair.long}"
    return option.help.removesuffix(".")


def leaves(commands):
    return [leaf for command in commands if command.shown for leaf in command.leaves]


def quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"


def wrapped(words, width, indent=""):
    lines, line = [], indent
    for word in words:
        if line != indent and len(line) + len(word) + 1 > width:
            lines.append(line)
            line = indent
        line += (" " if line != indent else "") + word
    return lines + [line]


# bash

def bash(commands, text):
    return splice(text, MARK, END, bash_options(commands) + [""] + bash_kinds(commands))


def bash_options(commands):
    groups = {}
    for leaf in leaves(commands):
        for option in leaf.options:
            groups.setdefault(group_of(option), {}).update(
                dict.fromkeys(option.names))
    names = {title: title.lower().replace(" ", "_") for title in groups if title}
    lines = ["# The options of $command.", "_dnd_options() {"]
    for title, name in names.items():
        lines += assignment(name, list(groups[title]))
    lines += ["  case $(_dnd_command) in"]
    for leaf in leaves(commands):
        own = [n for o in leaf.own if o.shown for n in o.names]
        words = own + [
            f"${names[t]}" for t in dict.fromkeys(
                group_of(o) for o in leaf.options) if t]
        lines.append(f"    {quoted_pattern(leaf.name)}) echo \"{' '.join(words)}\" ;;")
    return lines + ['    *) echo "$global_options $answers" ;;', "  esac", "}"]


def group_of(option):
    return option.section or ("answers" if ANSWERED & set(option.names) else "")


def assignment(name, words):
    first, *rest = wrapped(words, 110)
    if not rest:
        return [f"  local {name}='{first}'"]
    return [f"  local {name}='{first}"] + rest[:-1] + [rest[-1] + "'"]


def quoted_pattern(words):
    return f"'{words}'" if " " in words else words


def bash_kinds(commands):
    """A line for each kind of value with its options; those of a single command come first."""
    special, general = {}, {}
    for flag, found in kinds_by_flag(commands).items():
        usual = None if None in found.values() else Counter(found.values()).most_common(1)[0][0]
        if usual:
            general.setdefault(usual, [])
            general[usual].append(flag)
        for command, what in found.items():
            if what and what != usual:
                special.setdefault(what, [])
                special[what].append(f"'{command} {flag}'")
    lines = [
        "# Sets `kind` to the kind of an option's value; fails if the option takes no value.",
        "_dnd_kind() {", '  case "$(_dnd_command) $1" in']
    for table in (special, general):
        for what, patterns in table.items():
            patterns = patterns if table is special else [f"*' {p}'" for p in patterns]
            body = wrapped([p + " |" for p in patterns[:-1]] + [patterns[-1] + ")"], 100, "    ")
            lines += [line + " \\" for line in body[:-1]]
            lines += [f"{body[-1]} kind={quoted(what)} ;;"]
    return lines + ["    *) return 1 ;;", "  esac", "}"]


def kinds_by_flag(commands):
    found = {}
    for leaf in leaves(commands):
        for option in leaf.options:
            for name in option.names:
                found.setdefault(name, {})[leaf.name] = kind(option)
    return found


# zsh

ZSH = {
    "sessions": "_dnd_sessions", "items": "_dnd_items", "numbers": "_dnd_numbers",
    "forms": "_dnd_forms", "accept": "_dnd_accept",
    "files": "_files", "folders": "_files -/", "commands": "_cmdstring", "into": "_dnd_into",
    "rep": "_dnd_rep", "text": "_dnd_text", "program": "_dnd_command", "level": "_dnd_visibility",
    "host": "_dnd_host", "any": "",
}


def zsh(commands, text):
    groups = {}
    for leaf in leaves(commands):
        for option in leaf.options:
            groups.setdefault(group_of(option), {})[option.names] = option
    names = {title: title.lower().replace(" ", "_") for title in groups if title}
    lines = [f"local -a {' '.join(names.values())}"]
    for title, name in names.items():
        lines += [f"{name}=("] + [
            f"  {zsh_spec(o, groups[title].values())}" for o in groups[title].values()] + [")"]
    lines += ["case $1 in"]
    for leaf in leaves(commands):
        used = [names[t] for t in dict.fromkeys(
            group_of(o) for o in leaf.options) if t]
        own = [zsh_spec(o, leaf.options) for o in leaf.own if o.names and o.shown]
        pattern = quoted_pattern(leaf.name)
        words = " ".join("$" + u for u in used)
        if own:
            lines += [f"  {pattern})", f"    options=({words}"]
            lines += [f"      {spec}" for spec in own] + ["    )", "    ;;"]
        else:
            lines += [f"  {pattern}) options=({words}) ;;"]
    lines += ["  *) options=($global_options $answers) ;;", "esac"]
    return splice(text, MARK, END, lines)


def zsh_spec(option, among):
    about = says(option, among).replace("\\", "\\\\").replace("[", "\\[").replace("]", "\\]")
    if ANSWERED & set(option.names):
        before = "(- *)"
    else:
        others = [
            n for o in among for n in o.names if o != option and (
                o == opposite(option, among) or any({o.long, option.long} <= a for a in APART))]
        apart = ([] if option.repeats or len(option.names) < 2 else list(option.names)) + others
        before = "*" if option.repeats else f"({' '.join(apart)})" if apart else ""
    names = [n + ("=" if option.takes_value and n.startswith("--") else "") for n in option.names]
    value = ""
    if option.takes_value:
        what = kind(option)
        action = f"({' '.join(option.choices)})" if option.choices else ZSH[what]
        value = f":{option.value.replace(':', chr(92) + ':')}:{action}"
    rest = quoted(f"[{about}]{value}")
    if len(names) == 1:
        return quoted(f"{before}{names[0]}[{about}]{value}")
    return (quoted(before) if before else "") + "{" + ",".join(names) + "}" + rest


# fish

FISH = {
    "sessions": "(__dnd_sessions)", "items": "(__dnd_ask items)", "numbers": "(__dnd_numbers)",
    "forms": "(__dnd_types forms)", "accept": "(__dnd_accept)", "folders": "(__fish_complete_directories)",
    "commands": "(__fish_complete_command)", "into": "(__dnd_into)", "rep": "(__dnd_form __dnd_paths)",
    "text": "(__dnd_form __dnd_nothing)", "program": "(__dnd_form __dnd_nothing)",
    "level": "(__dnd_form __dnd_levels)", "host": "(__dnd_host)",
}


def fish(commands, text):
    found, every = {}, leaves(commands)
    for leaf in every:
        for option in leaf.options:
            found.setdefault((option.names, kind(option), says(option, leaf.options)), []).append(leaf)
    lines = []
    for (names, what, about), having in found.items():
        where = "" if len(having) == len(every) else f" -n {quoted(fish_condition(having))}"
        flags = "".join(f" -l {n[2:]}" if n.startswith("--") else f" -s {n[1:]}" for n in names)
        lines.append(f"complete -c dnd{where}{flags}{fish_value(what)} -d {quoted(about)}")
    return splice(text, MARK, END, lines)


def fish_condition(having):
    plain = [leaf.name for leaf in having if len(leaf.words) == 1]
    below = [leaf.words[-1] for leaf in having if len(leaf.words) > 1]
    parts = ([f"__dnd_is {' '.join(plain)}"] if plain else []) + (
        [f"__dnd_types_is {' '.join(below)}"] if below else [])
    return "; or ".join(parts)


def fish_value(what):
    if what is None:
        return ""
    if what.startswith("one of "):
        return f" -x -a {quoted(what[len('one of '):])}"
    if what == "files":
        return " -r -F"
    # Keep the order of the candidates that dnd lists.
    return f" -x -k -a '{FISH[what]}'" if what in FISH else " -x"
