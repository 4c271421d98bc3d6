/// The help of a command, rearranged from the parser's text.
///
/// `--help` shows everything: the command's own options, those that it shares with some, those that every command has,
/// and the manual page at the end; for the program, its commands in groups, on one page of 40 lines. `-h` shows what
/// most people need, on one screen of 24 lines.
struct HelpText {
  private struct Section {
    var title: String
    /// The lines of each entry, indented.
    var entries: [[String]]

    var text: String { "\(title):\n" + entries.joined().joined(separator: "\n") }
  }

  /// The command in words: `dnd types of`.
  private let command: [String]
  private let overview: String
  private let discussion: String
  private let examples: [String]
  private let usage: String
  private var sections: [Section]

  /// The number of columns to fill.
  private let width: Int

  /// - Parameters:
  ///   - text: The parser's text, in 80 columns; nil is returned if it is not a help text.
  ///   - columns: The width of the terminal.
  init?(_ text: String, columns: Int = 80) {
    width = max(20, min(columns, 80))
    let blocks = text.split(separator: "\n\n", omittingEmptySubsequences: true).map(String.init)
    guard let use = blocks.firstIndex(where: { $0.hasPrefix("USAGE: ") }), use > 0 else {
      return nil
    }
    usage = blocks[use]
    command = usage.dropFirst("USAGE: ".count).split(whereSeparator: \.isWhitespace)
      .prefix { $0.allSatisfy(\.isLetter) }.map(String.init)
    overview = String(blocks[0].dropFirst("OVERVIEW: ".count))
    discussion = blocks[1..<use].filter { !$0.hasPrefix("EXAMPLES\n") }.joined(separator: "\n\n")
    examples =
      blocks[1..<use].first { $0.hasPrefix("EXAMPLES\n") }?.split(separator: "\n").dropFirst()
      .map(String.init) ?? []
    sections = blocks[(use + 1)...].compactMap(Self.section)
    gatherCommonOptions()
  }

  private static func section(_ block: String) -> Section? {
    let lines = block.split(separator: "\n").map(String.init)
    guard let title = lines.first, title.hasSuffix(":"), !title.hasPrefix(" ") else { return nil }
    var entries: [[String]] = []
    for line in lines.dropFirst() {
      // An entry is indented by two columns; its continuation by more.
      if line.hasPrefix("   "), !entries.isEmpty {
        entries[entries.count - 1].append(line)
      } else {
        entries.append([line])
      }
    }
    return Section(title: String(title.dropLast()), entries: entries)
  }

  /// Puts the options that only this command has first, and those that every command has into one section, the last.
  private mutating func gatherCommonOptions() {
    guard let common = sections.firstIndex(where: { $0.title == "GLOBAL OPTIONS" }),
      let own = sections.firstIndex(where: { $0.title == "OPTIONS" })
    else { return }
    var first = sections[own]
    var last = sections[common]
    last.entries += first.entries.filter(Self.isAnswer)
    if Self.commandsWithoutSession.contains(command.dropFirst().first ?? "") {
      last.entries.removeAll { $0[0].hasPrefix("  --session ") }
    }
    first.entries.removeAll(where: Self.isAnswer)
    let arguments = sections.filter { $0.title == "ARGUMENTS" }
    let shared = sections.filter { !["ARGUMENTS", first.title, last.title].contains($0.title) }
    sections = (arguments + [first] + shared + [last]).filter { !$0.entries.isEmpty }
  }

  /// They act on no session, or on one of their own.
  private static let commandsWithoutSession: Set = [
    "cp", "mv", "list", "use", "init", "store", "types", "shell",
  ]

  private static func isAnswer(_ entry: [String]) -> Bool {
    entry[0].hasPrefix("  --version ") || entry[0].hasPrefix("  -h, --help ")
  }

  private var page: String { command.prefix(2).joined(separator: "-") }

  /// Everything.
  var whole: String {
    let commands = sections.first { $0.title == "SUBCOMMANDS" }
    let name = command.joined(separator: " ")
    let ending =
      commands == nil
      ? "See 'man \(page)' for more."
      : "See '\(name) COMMAND --help', and 'man \(page)' for more."
    if let commands, command == ["dnd"] {
      return [
        narrowed("OVERVIEW: \(overview)") + "\n" + usage, shown(examples[...]),
        Self.grouped(commands).map(narrowed).joined(separator: "\n\n"),
        narrowed(discussion) + "\n" + narrowed(ending),
      ].joined(separator: "\n\n")
    }
    var blocks = ["OVERVIEW: \(overview)", discussion].map(narrowed)
    if !examples.isEmpty { blocks.append(shown(examples[...])) }
    blocks += [usage] + sections.map(narrowed)
    blocks.append(narrowed(ending))
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The commands of the program by what they are for, most used first.
  private static let groups = [
    ("IN ONE STEP", ["cp", "mv", "undo"]),
    ("PICK UP AND PUT DOWN", ["lift", "add", "propose", "drop", "load"]),
    (
      "SESSIONS",
      ["show", "list", "use", "edit", "pick", "reopen", "cancel", "log", "export", "import"]
    ),
    ("FOLDERS, TYPES AND SHELLS", ["init", "types", "store", "shell"]),
  ]

  /// The commands in their groups, a line for each; those of no group are in the last one.
  private static func grouped(_ commands: Section) -> [Section] {
    var rest = commands.entries.map { entry in
      entry.joined(separator: " ").split(separator: " ").map(String.init)
    }
    return groups.enumerated().map { number, group in
      let others = rest.compactMap(\.first).filter { !group.1.contains($0) }
      let names = group.1 + (number == groups.count - 1 ? others : [])
      let entries = names.compactMap { name -> [String]? in
        guard let index = rest.firstIndex(where: { $0.first == name }) else { return nil }
        let gap = String(repeating: " ", count: max(1, 10 - name.count))
        return ["  \(name)\(gap)" + rest.remove(at: index).dropFirst().joined(separator: " ")]
      }
      return Section(title: group.0, entries: entries)
    }
  }

  /// The section, filled again if the terminal is narrower than the parser's text.
  private func narrowed(_ section: Section) -> String {
    guard width < 80 else { return section.text }
    let entries = section.entries.map { brief($0, withValues: true) }
    return "\(section.title):\n" + entries.joined(separator: "\n")
  }

  /// The paragraphs, filled again if the terminal is narrower; what is indented is typed as it is.
  private func narrowed(_ text: String) -> String {
    guard width < 80 else { return text }
    return text.split(separator: "\n\n").map { paragraph in
      if paragraph.split(separator: "\n").contains(where: { $0.hasPrefix(" ") }) {
        return String(paragraph)
      }
      return filled(paragraph.split(whereSeparator: \.isWhitespace).map(String.init), from: 0)
    }.joined(separator: "\n\n")
  }

  /// What fits on a screen.
  var short: String {
    let name = command.joined(separator: " ")
    let words = overview.split(whereSeparator: \.isWhitespace).map(String.init)
    var blocks = [filled(words, from: 0), usage]
    if !examples.isEmpty { blocks.append(shown(examples.prefix(Self.examplesShown))) }
    blocks += shortSections
    blocks.append(narrowed("'\(name) --help' explains every option, and 'man \(page)' more."))
    return blocks.joined(separator: "\n\n")
  }

  private static let examplesShown = 4

  /// The examples; on a narrow terminal, what one does is below it.
  private func shown(_ examples: ArraySlice<String>) -> String {
    let lines = examples.flatMap { line -> [String] in
      guard line.count > width, let gap = line.dropFirst(2).firstRange(of: "  ") else {
        return [line]
      }
      let words = line[gap.upperBound...].split(separator: " ").map(String.init)
      return [String(line[..<gap.lowerBound]), filled(words, from: 6)]
    }
    return (["EXAMPLES"] + lines).joined(separator: "\n")
  }

  private var shortSections: [String] {
    if let commands = sections.first(where: { $0.title == "SUBCOMMANDS" }) {
      let names = commands.entries.compactMap { $0[0].split(separator: " ").first.map(String.init) }
      return ["COMMANDS\n" + filled(names, from: 2)]
    }
    let own = sections.filter { $0.title != "GLOBAL OPTIONS" && $0.title != "ARGUMENTS" }
      .flatMap(\.entries).filter { $0[0].hasPrefix("  -") }
    if own.isEmpty { return [] }
    let often = Self.often[command.last ?? ""]
    let shown =
      often?.compactMap { option in own.first { Self.options($0).contains(option) } } ?? own
    return ["OPTIONS\n" + shown.map { brief($0) }.joined(separator: "\n")]
  }

  /// The names of an entry: `-a` and `--accept`.
  private static func options(_ entry: [String]) -> [String] {
    entry[0].split { " ,/".contains($0) }.map(String.init).filter { $0.hasPrefix("-") }
  }

  /// An entry, by default without the list of its values.
  private func brief(_ entry: [String], withValues: Bool = false) -> String {
    let end = entry[0].dropFirst(2).firstRange(of: "  ")?.lowerBound ?? entry[0].endIndex
    let names = entry[0][..<end]
    let words = ([String(entry[0][end...])] + entry.dropFirst())
      .flatMap { $0.split(separator: " ").map(String.init) }
      .prefix { withValues || !$0.hasPrefix("(values:") }
    if words.isEmpty { return String(names) }
    let text = filled(Array(words), from: textColumn)
    guard names.count < textColumn else { return "\(names)\n\(text)" }
    return String(names + text.dropFirst(names.count))
  }

  /// Where the explanations begin.
  private var textColumn: Int { width < 60 ? 6 : 26 }

  /// The words, in lines from a column to the last.
  private func filled(_ words: [String], from column: Int) -> String {
    let indent = String(repeating: " ", count: column)
    var lines: [String] = []
    for word in words {
      if let line = lines.last, line.count + 1 + word.count < width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(indent + word)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The options to explain on one screen, for commands with many.
  private static let often = [
    "lift": ["--recursive", "--name", "--data", "--promise", "--files-from"],
    "add": ["--to-item", "--name", "--data", "--promise"],
    "propose": ["--accept", "--item", "--move", "--on-conflict", "--name"],
    "drop": [
      "--accept", "--item", "--move", "--keep", "--on-conflict", "--name", "--parents", "--dry-run",
    ],
    "load": ["--accept", "--all", "--output", "--path"],
    "cp": ["--accept", "--on-conflict", "--name", "--parents", "--dry-run"],
    "mv": ["--accept", "--on-conflict", "--name", "--parents", "--dry-run"],
    "init": ["--accept", "--name", "--on-conflict", "--ordered", "--show", "--trust", "--parents"],
  ]
}
