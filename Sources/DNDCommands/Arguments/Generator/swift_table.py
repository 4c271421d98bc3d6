"""The table of the fast path: for each of the parser's option structs its values, which it can read itself.

A property has the name that the parser makes its long flag of (`onConflict`, `--on-conflict`), and an
operand that of its value in the help. What is called otherwise stands in NAMES.
"""
from completions import APART
from options import ANSWERED, opposite

WIDTH = 100

NAMES = {
    "-0": "endsWithNUL", "--unwrap-url": "unwrapURL", "--extension": "filenameExtension",
    "dest": "destinations", "dir": "directory",
}

# The groups of options: the title in the help, the type, and what commands call the property. A group
# that lies in another one comes before it; the title of both is that of the outer one there.
GROUPS = [
    ("Lists", "ListOptions", "lists"),
    ("Sources", "SourceOptions", "sources"),
    ("Items", "ItemOptions", "items"),
    ("Session", "SessionOptions", "policy"),
    ("Placing", "PlacingOptions", "placing"),
    ("Destination", "DropOptions", "drop"),
    ("Choosing", "AcceptOptions", "accept"),
    ("Rules", "ViewOptions", "rules"),
    ("Global options", "GlobalOptions", "global"),
]
INSIDE = {"Sources": ["Lists"], "Destination": ["Placing"]}

# The types of values that are one of a few words.
CHOICES = {
    "auto always never": "ColorChoice",
    "auto always never json": "ProgressChoice",
    "lines nul uri-list gnome-copied-files": "SourceRequest.ListFormat",
    "dedupe rename skip replace newer fail": "ConflictRule",
    "space dash parentheses": "NumberingStyle",
    "receiver source": "AcceptRequest.Preference",
    "none auto any": "AcceptRequest.Conversions",
    "move copy forbidden": "View.LocalPolicy",
    "copy forbidden": "View.ExternalPolicy",
    "automatic insertAtDestinationIndexPath insertIntoDestinationIndexPath unspecified": "View.Intent",
    "builtin system user": "TypeLayer",
}
# Values of these names are the forms of an item.
FORMS = {"type=path", "type=text", "type=command"}
# The modules of those types that are not of this one.
MODULES = {
    "AcceptRequest": "Loading", "ConflictRule": "FileTransfer", "NumberingStyle": "FileTransfer",
    "SourceRequest": "Picking",
    "TypeLayer": "UniformTypes", "View": "Items",
}

HEAD = """\
// Written by Arguments/Generator/generate.py from what the program says of its own options: change
// those, then run `make generate`.
"""


def property_name(argument):
    if argument.kind == "positional":
        name = NAMES.get(argument.value, argument.value)
        return name + "s" if argument.repeats and not name.endswith("s") else name
    if argument.long in NAMES:
        return NAMES[argument.long]
    first, *rest = argument.long.lstrip("-").split("-")
    return first + "".join(word.capitalize() for word in rest)


def declaration(argument, among):
    """The type of a property and what it is where the line says nothing of it."""
    if argument.kind == "flag":
        return ": Bool?" if opposite(argument, among) else " = false"
    if argument.repeats:
        return ": [RepresentationArgument] = []" if argument.value in FORMS else ": [String] = []"
    if argument.choices:
        words = " ".join(argument.choices)
        if words not in CHOICES:
            raise SystemExit(f"say in CHOICES which type these words are: {words}")
        kind = CHOICES[words]
        return f" = {kind}.{argument.default}" if argument.default else f": {kind}?"
    return ": String?" if argument.optional else ' = ""'


def array(name, words, before="  static let"):
    line = f"{before} {name} = [" + ", ".join(f'"{w}"' for w in words) + "]"
    if len(line) <= WIDTH:
        return [line]
    lines, line = [f"{before} {name} = ["], "   "
    for word in words:
        if len(line) + len(word) + 4 > WIDTH:
            lines.append(line)
            line = "   "
        line += f' "{word}",'
    return lines + [line, "  ]"]


def cases(names):
    return "case " + ", ".join(f'"{n}"' for n in names) + ":"


def conformance(type_name, arguments, inner):
    """The values of one struct: of its own arguments, then of the groups inside, by their properties."""
    flags = [a for a in arguments if a.kind == "flag"]
    options = [a for a in arguments if a.kind == "option"]
    operands = [a for a in arguments if a.kind == "positional"]
    # Of a pair of flags the second is the same property.
    properties = [
        a for a in arguments
        if not (a.names and a.long.startswith("--no-") and opposite(a, arguments))]
    lines = [f"extension {type_name} {{", "  struct Values: FastArguments {"]
    lines += [f"    var {property_name(a)}{declaration(a, arguments)}" for a in properties]
    lines += [f"    var {name} = {kind}.Values()" for name, kind, _ in inner]
    lines += ["  }", "", "  var values: Values {", "    var values = Values()"]
    lines += [f"    values.{property_name(a)} = {property_name(a)}" for a in properties]
    lines += [f"    values.{name} = {name}.values" for name, _, _ in inner]
    lines += ["    return values", "  }", "}", "", f"extension {type_name}.Values {{"]
    lines += reading(arguments, flags, options, operands, inner)
    return lines + ["}"]


def reading(arguments, flags, options, operands, inner):
    """The functions that take what stands on a line."""
    lines = []
    if flags or inner:
        rest = " || ".join(f"{name}.take(flag: name)" for name, _, _ in inner) or "false"
        lines += ["", "  mutating func take(flag name: String) -> Bool {"]
        lines += flag_switch(flags, arguments, rest)
        lines += ["  }"]
    if options or inner:
        rest = " || ".join(f"{name}.take(option: name, value)" for name, _, _ in inner) or "false"
        lines += ["", "  mutating func take(option name: String, _ value: String) -> Bool {"]
        lines += option_switch(options, rest)
        lines += ["  }"]
    inner_operands = [name for name, _, takes in inner if takes]
    if operands or inner_operands:
        lines += ["", "  mutating func take(operands: [String]) -> Bool {"]
        lines += operand_lines(operands, inner_operands) + ["  }"]
    return lines[1:]


def chain(rest, before="return "):
    """`return a || b || c`, on as many lines as it takes."""
    parts = rest.split(" || ")
    line = before + rest
    if len("    default: " + line) <= WIDTH:
        return [line]
    return [before + parts[0]] + [f"  || {p}" for p in parts[1:]]


def flag_switch(flags, arguments, rest):
    if not flags:
        return ["    " + line for line in chain(rest, "")]
    lines = ["    switch name {"]
    for flag in flags:
        other = opposite(flag, arguments)
        if other:
            off = flag.long.startswith("--no-")
            name = property_name(other if off else flag)
            lines.append(
                f"    {cases(flag.names)} return Self.choose({'false' if off else 'true'}, &self.{name})")
        else:
            lines.append(f"    {cases(flag.names)} self.{property_name(flag)} = true")
    # Where all are pairs, every case has returned.
    plain = any(not opposite(flag, arguments) for flag in flags)
    return lines + default(rest) + ["    }"] + ["    return true"] * plain


def option_switch(options, rest):
    if not options:
        return ["    " + line for line in chain(rest, "")]
    lines = ["    switch name {"]
    for option in options:
        lines.append(
            f"    {cases(option.names)} return Self.read(value, of: name, &self.{property_name(option)})")
    return lines + default(rest) + ["    }"]


def default(rest):
    first, *others = chain(rest)
    if not others:
        return [f"    default: {first}"]
    return ["    default:", f"      {first}"] + [f"      {line}" for line in others]


def operand_lines(operands, inner):
    if inner:
        return [f"    {inner[0]}.take(operands: operands)"]
    if operands[0].repeats:
        return [f"    {property_name(operands[0])} = operands", "    return true"]
    if operands[0].optional:
        return [
            f"    {property_name(operands[0])} = operands.first", "    return operands.count <= 1"]
    count = len(operands)
    return [f"    guard operands.count == {count} else {{ return false }}"] + [
        f"    {property_name(o)} = operands[{i}]" for i, o in enumerate(operands)
    ] + ["    return true"]


def type_name(command):
    return "".join(word.capitalize() for word in command.words)


def groups(commands):
    """For each group its own arguments and whether operands are among them."""
    found = {}
    for command in commands:
        for title in command.sections:
            arguments = [a for a in command.arguments if a.section == title]
            inner = {n for t in INSIDE.get(title, []) for n in names_of(found_in(commands, t))}
            arguments = [a for a in arguments if not inner & set(a.names)]
            key = [(a.names, a.value) for a in arguments]
            if title in found and [(a.names, a.value) for a in found[title]] != key:
                raise SystemExit(f"the group {title} is not the same in each command")
            found[title] = arguments
    return found


def found_in(commands, title):
    for command in commands:
        arguments = [a for a in command.arguments if a.section == title]
        if arguments:
            return arguments
    return []


def names_of(arguments):
    return [n for a in arguments for n in a.names]


def files(commands):
    """The text of each generated file by its name."""
    leaves = [leaf for command in commands for leaf in command.leaves]
    found = groups(leaves)
    missing = set(found) - {title for title, _, _ in GROUPS}
    if missing:
        raise SystemExit(f"say in GROUPS which type these groups are: {sorted(missing)}")
    properties = {title: (name, kind) for title, kind, name in GROUPS}
    has_operands = {t: any(a.kind == "positional" for a in args) for t, args in found.items()}

    group_lines = []
    for title, type_of_group, _ in GROUPS:
        inner = [(*properties[t], has_operands[t]) for t in INSIDE.get(title, [])]
        group_lines += [""] + conformance(type_of_group, found[title], inner)
    command_lines = []
    for command in commands:
        for leaf in ([command] if not command.commands else [command, *command.commands]):
            inner = [(*properties[t], has_operands[t]) for t in leaf.sections]
            command_lines += [""] + conformance(type_name(leaf), leaf.own, inner)
    return {
        "OptionTable.swift": HEAD + "\n" + "\n".join(table(commands)) + "\n",
        "OptionTable+Groups.swift": swift(group_lines),
        "OptionTable+Commands.swift": swift(command_lines),
    }


def swift(lines):
    text = "\n".join(lines) + "\n"
    modules = sorted({m for kind, m in MODULES.items() if f" {kind}." in text or f" {kind}?" in text})
    return HEAD + "\n" + "".join(f"import {m}\n" for m in modules) + text


def table(commands):
    shown = [c for c in commands if c.shown]
    common = [a for a in shown[0].options if a.section == "Global options"]
    lines = [
        "/// The commands and what they take, for who reads a line without the parser.",
        "enum OptionTable {", "  /// The commands that a user is told of."]
    lines += array("commands", [c.name for c in shown])
    for command in shown:
        if command.commands:
            lines += [f"  /// Those below `{command.name}`."]
            lines += array(f"{command.name}Commands", [c.words[-1] for c in command.commands])
    lines += ["  /// The flags that every command takes."]
    lines += array("commonFlags", [n for a in common if not a.takes_value for n in a.names])
    lines += ["  /// The options with a value that every command takes."]
    lines += array("commonOptions", [n for a in common if a.takes_value for n in a.names])
    lines += [
        "", "  /// The command that plain words ask for; nil where they are left to the parser.",
        "  ///", "  /// - Parameter words: The command first (`CommandWords.arranged`).",
        "  static func command(_ words: [String]) -> (any ParsedCommand)? {",
        "    let rest = FastArgumentParser(words.dropFirst())", "    switch words.first {"]
    for command in commands:
        if not command.commands:
            lines.append(f'    case "{command.name}": return rest.read({type_name(command)}.Values.self)')
            continue
        lines += [
            f'    case "{command.name}":', "      let rest = FastArgumentParser(words.dropFirst(2))",
            "      switch words.dropFirst().first {"]
        lines += [
            f'      case "{c.words[-1]}": return rest.read({type_name(c)}.Values.self)'
            for c in command.commands]
        lines += ["      default: return nil", "      }"]
    lines += ["    default: return nil", "    }", "  }"]
    return lines + blanks(commands) + kin(shown) + ["}"]


def blanks(commands):
    """The function that makes a command of which a line says nothing."""
    lines = [
        "", "  /// A command as a line leaves it that says nothing of it; nil where there is none of this name.",
        "  ///", "  /// - Parameter words: As it is typed: `types of`.",
        "  static func blank(_ words: [String]) -> (any ParsedCommand)? {",
        '    switch words.joined(separator: " ") {']
    for command in commands:
        if not command.shown:
            continue
        lines += [
            f'    case "{leaf.name}": return {type_name(leaf)}.Values()' for leaf in command.leaves]
    return lines + ["    default: return nil", "    }", "  }"]


def kin(commands):
    """The functions that say which names an option has, and which options it excludes."""
    leaves = [leaf for command in commands for leaf in command.leaves]
    names, rivals = {}, {}
    for leaf in leaves:
        for option in leaf.options:
            if ANSWERED & set(option.names):
                continue
            other = opposite(option, leaf.options)
            apart = {n for pair in APART for n in pair if option.long in pair} - {option.long}
            excluded = {n for a in leaf.options if apart & set(a.names) for n in a.names}
            excluded |= set(other.names) if other else set()
            for name in option.names:
                names.setdefault(name, {})[leaf.name] = option.names
                if excluded:
                    rivals.setdefault(name, set()).update(excluded)
    lines = [
        "", "  /// The names of an option, the one that is given among them.",
        "  static func names(of option: String, in command: [String]) -> [String] {", "    switch option {"]
    for which, found in alike(names):
        kinds = dict.fromkeys(found.values())
        if len(kinds) == 1:
            if len(*kinds) > 1:
                lines.append(f"    {cases(which)} return {listed(*kinds)}")
            continue
        lines += [f"    {cases(which)}", '      switch command.joined(separator: " ") {']
        for kind in kinds:
            lines.append(
                f"      {cases(c for c, k in found.items() if k == kind)} return {listed(kind)}")
        lines += ["      default: return [option]", "      }"]
    lines += [
        "    default: return [option]", "    }", "  }", "",
        "  /// The names of an option, and of those that it excludes.",
        "  static func rivals(of option: String, in command: [String]) -> [String] {",
        "    let names = names(of: option, in: command)", "    switch option {"]
    for which, found in alike(rivals):
        lines.append(f"    {cases(which)} return names + {listed(sorted(found))}")
    return lines + ["    default: return names", "    }", "  }"]


def alike(table):
    """The keys of the same value together, in their order."""
    groups = []
    for name, found in table.items():
        same = next((g for g in groups if g[1] == found), None)
        if same:
            same[0].append(name)
        else:
            groups.append(([name], found))
    return groups


def listed(words):
    return "[" + ", ".join(f'"{w}"' for w in words) + "]"
