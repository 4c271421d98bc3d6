/// A line in parts: its command, options with their values, and operands.
///
/// The values of a command (`FastArguments`) say what a line means. These keep how it was typed, so
/// that another line can be made of it.
struct LineParts {
  struct Part {
    /// The name of an option, or `--`; nil for an operand.
    var option: String?
    var words: [String]
  }

  /// The command in words: `types of`.
  private(set) var command: [String]
  private(set) var parts: [Part]

  /// Reads a line; nil if it has no command, or something that the command does not take.
  init?(_ arguments: [String]) {
    guard let words = try? CommandWords.arranged(arguments) else { return nil }
    let command = Array(CommandWords.named(in: arguments).dropFirst())
    guard let parts = Self.parts(words.dropFirst(command.count), of: command) else { return nil }
    self.command = command
    self.parts = parts
  }

  /// The words to type after `dnd`.
  var words: [String] { command + parts.flatMap(\.words) }

  /// The operands, also those after `--`.
  var operands: [String] { parts.filter { $0.option == nil }.flatMap(\.words) }
}

// Reading.
extension LineParts {
  private static func parts(_ words: ArraySlice<String>, of command: [String]) -> [Part]? {
    guard OptionTable.blank(command) != nil else { return nil }
    var rest = words
    var parts: [Part] = []
    while let word = rest.popFirst() {
      if word == "--" {
        return parts + [Part(option: word, words: [word])] + rest.map { Part(words: [$0]) }
      }
      guard word.hasPrefix("-"), word != "-" else {
        parts.append(Part(words: [word]))
        continue
      }
      guard let found = options(word, &rest, of: command) else { return nil }
      parts += found
    }
    return parts
  }

  /// The options of a word, of which the last may have the next word as its value.
  private static func options(
    _ word: String, _ rest: inout ArraySlice<String>, of command: [String]
  ) -> [Part]? {
    if takes(word, of: command) { return [Part(option: word, words: [word])] }
    if let value = rest.first, takes(word, value, of: command) {
      rest.removeFirst()
      return [Part(option: word, words: [word, value])]
    }
    if word.hasPrefix("--") {
      guard let sign = word.firstIndex(of: "=") else { return nil }
      let (name, value) = (String(word[..<sign]), String(word[sign...].dropFirst()))
      return takes(name, value, of: command) ? [Part(option: name, words: [word])] : nil
    }
    // Combined short options, or one with its value.
    let (name, letters) = (String(word.prefix(2)), String(word.dropFirst(2)))
    if letters.isEmpty { return nil }
    if takes(name, letters, of: command) { return [Part(option: name, words: [word])] }
    guard takes(name, of: command), let others = options("-" + letters, &rest, of: command) else {
      return nil
    }
    return [Part(option: name, words: [name])] + others
  }

  private static func takes(_ flag: String, of command: [String]) -> Bool {
    var blank = OptionTable.blank(command)
    return blank?.take(flag: flag) == true
  }

  private static func takes(_ option: String, _ value: String, of command: [String]) -> Bool {
    var blank = OptionTable.blank(command)
    return blank?.take(option: option, value) == true
  }
}

// Changing.
extension LineParts {
  /// The line with more words, whose options replace those that they exclude; nil if it cannot have them.
  func adding(_ words: [String]) -> LineParts? {
    if words.first == "without" { return without(words.dropFirst()) }
    // What goes to the trash is not copied.
    if words == ["--copy"], operands.last == "trash:" { return nil }
    if words == ["--copy"], command == ["mv"] { return asCopy }
    // In a drop it needs '--move', also where a view moves without.
    let isMove = command == ["mv"] || parts.contains { $0.option == "--move" }
    if words == ["--allow-copy"], !isMove {
      return adding(["--move", "--allow-copy"])
    }
    guard let added = Self.parts(words[...], of: command) else { return nil }
    var line = self
    for part in added {
      guard line.makeRoom(for: part) else { return nil }
    }
    let end = line.parts.firstIndex { $0.option == "--" } ?? line.parts.endIndex
    line.parts.insert(contentsOf: added, at: end)
    return line
  }

  /// The line without these options; nil if it has none of them.
  private func without(_ options: ArraySlice<String>) -> LineParts? {
    let names = options.flatMap { OptionTable.names(of: $0, in: command) }
    var line = self
    line.parts.removeAll { $0.option.map { names.contains($0) } ?? false }
    return line.parts.count < parts.count ? line : nil
  }

  /// Removes what a part excludes; false if the line cannot have the part.
  private mutating func makeRoom(for part: Part) -> Bool {
    guard let option = part.option else {
      // One item instead of those that were named.
      if command == ["load"] { parts.removeAll { [nil, "--", "--item"].contains($0.option) } }
      return true
    }
    let rivals = OptionTable.rivals(of: option, in: command)
    parts.removeAll { $0.option.map { rivals.contains($0) } ?? false }
    if option == "--all", command == ["load"] { nameItemsByOption() }
    guard option == "--name", let name = part.words.last else { return true }
    return name == Self.blankName || turnDestination(into: name)
  }

  /// What stands for a name in a hint that does not know one.
  private static let blankName = "NAME"

  /// `--all` selects among items that are named by options.
  private mutating func nameItemsByOption() {
    parts = parts.compactMap { part in
      guard part.option == nil else { return part.option == "--" ? nil : part }
      let item = part.words[0]
      return Part(
        option: "--item", words: item.hasPrefix("-") ? ["--item=\(item)"] : ["--item", item])
    }
  }

  /// Replaces the destination, whose last part becomes a name, by its folder; false if it cannot be one.
  private mutating func turnDestination(into name: String) -> Bool {
    // One name is for one file.
    let most = command == ["cp"] || command == ["mv"] ? 2 : 1
    guard operands.count <= most, let index = parts.lastIndex(where: { $0.option == nil }),
      let word = parts[index].words.first, word == name || word.hasSuffix("/" + name)
    else { return false }
    let folder = word.dropLast(name.count)
    parts[index].words = [folder.isEmpty ? "." : String(folder)]
    return true
  }

  /// The line of `mv` as one of `cp`, without options that only `mv` has.
  private var asCopy: LineParts {
    var line = self
    line.command = ["cp"]
    line.parts.removeAll { part in
      part.option != nil && Self.parts(part.words[...], of: ["cp"]) == nil
    }
    return line
  }
}

// What is not repeated.
extension LineParts {
  /// Options whose values may be long, or secret.
  private static let privateOptions = [
    "--data", "--context", "--exec", "--local-object", "--promise", "--rep",
  ]

  /// Whether a part may be a secret: data, a command, or an address with a password or a key.
  var isPrivate: Bool {
    parts.contains { part in
      guard let option = part.option else { return part.words.contains(where: Self.isSecret) }
      return Self.privateOptions.contains(option)
    }
  }

  private static func isSecret(_ operand: String) -> Bool {
    if operand.prefix(5).lowercased() == "data:" { return true }
    guard let address = operand.firstRange(of: "://").map({ operand[$0.upperBound...] }) else {
      return false
    }
    return address.contains("?") || address.prefix { !"/#".contains($0) }.contains("@")
  }
}
