import Context
import Diagnostics
import SystemCalls
import SystemPackage

/// The options that a user wants with every call of a command that is typed: the file `options`, which has a command
/// and its options on each line.
///
/// Scripts do without them, so that they do the same for everybody.
struct DefaultOptions {
  /// One option with its value, if it takes one.
  struct Unit: Equatable {
    /// As it is typed, without the value.
    var name: String
    var words: [String]
  }

  /// What the file is called in messages.
  private let path: String
  private let lines: [String]
  /// More than anybody writes.
  private static let limit = 1 << 20

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Reads the user's file; nil where there is none, or the command was not typed.
  init?(in context: Context) throws(CommandLineError) {
    guard let file = Self.file(in: context) else { return nil }
    do {
      guard FileSystem.exists(file), context.isTyped() else { return nil }
      let whole = try WholeFile(file, limit: Self.limit)
      self.init(path: file.carried, text: CarriedText.text(whole.bytes))
    } catch {
      throw .optionsFile(file.carried, line: nil, "cannot be read")
    }
  }

  /// `options` in the user's configuration; nil where no variable says where that is.
  private static func file(in context: Context) -> FilePath? {
    ExchangeContext(environment: context.environment, workingDirectory: context.workingDirectory)
      .configurationDirectory?.appending("dnd").appending("options")
  }

  /// The options of a command, in the order of the file.
  ///
  /// A proposal has those of a drop too.
  ///
  /// - Parameter command: As it is typed, in words: `types of`.
  func units(of command: [String]) throws(CommandLineError) -> [Unit] {
    var units: [Unit] = []
    for (index, line) in lines.enumerated() {
      guard var words = ShellWords.split(line)?[...] else {
        throw complaint(index, "has a quote that is not closed")
      }
      if words.first == "dnd" { words.removeFirst() }
      guard !words.isEmpty else { continue }
      let count = words.first == "types" ? 2 : 1
      guard words.count >= count, OptionTable.blank(Array(words.prefix(count))) != nil else {
        throw complaint(
          index, "unknown command '\(words.prefix(count).joined(separator: " "))'")
      }
      let named = Array(words.prefix(count))
      guard named == command || named == ["drop"] && command == ["propose"] else { continue }
      words.removeFirst(count)
      while let unit = try Self.next(&words, of: named, complaint: { complaint(index, $0) }) {
        if named == command || Self.takes(unit, command) { units.append(unit) }
      }
    }
    return units
  }

  private static func next(
    _ words: inout ArraySlice<String>, of command: [String],
    complaint: (String) -> CommandLineError
  ) throws(CommandLineError) -> Unit? {
    guard let word = words.popFirst(), var blank = OptionTable.blank(command) else { return nil }
    let unknown = "'\(word)' is not an option of 'dnd \(command.joined(separator: " "))'"
    guard word.hasPrefix("-"), word != "-" else {
      throw complaint("'\(word)' is not an option; only options can have a default")
    }
    if blank.take(flag: word) { return Unit(name: word, words: [word]) }
    if word.hasPrefix("--"), let sign = word.firstIndex(of: "=") {
      let name = String(word[..<sign])
      guard blank.take(option: name, String(word[word.index(after: sign)...])) else {
        throw complaint(unknown)
      }
      return Unit(name: name, words: [word])
    }
    guard let value = words.popFirst(), blank.take(option: word, value) else {
      throw complaint(unknown)
    }
    return Unit(name: word, words: [word, value])
  }

  private static func takes(_ unit: Unit, _ command: [String]) -> Bool {
    var words = unit.words[...]
    return (try? next(&words, of: command, complaint: { .needed($0, by: unit.name) })) != nil
  }

  private func complaint(_ index: Int, _ reason: String) -> CommandLineError {
    .optionsFile(path, line: index + 1, reason)
  }
}

extension DefaultOptions {
  /// A command line with those default options that it leaves room for.
  ///
  /// What is typed wins: a default is left out where the line has the same option, or one that excludes it.
  struct Line {
    /// The command as it is typed, in words.
    let command: [String]
    let rest: [String]
    private(set) var units: [Unit]

    /// - Parameter words: The command first (`CommandWords.arranged`).
    init(_ words: [String], _ defaults: DefaultOptions) throws(CommandLineError) {
      command = Array(words.prefix(words.first == "types" ? 2 : 1))
      rest = Array(words.dropFirst(command.count))
      let command = command
      let typed = Self.options(in: rest)
      // A proposal was made with them already.
      guard OptionTable.blank(command) != nil, !typed.contains("--proposed") else {
        units = []
        return
      }
      units = try defaults.units(of: command).filter { unit in
        typed.isDisjoint(with: OptionTable.rivals(of: unit.name, in: command))
      }
    }

    var words: [String] { command + units.flatMap(\.words) + rest }

    /// Without the options that a complaint names; nil where it names none.
    ///
    /// A default such as `--on-conflict` means nothing for a drop to the trash, and must not keep anybody from it.
    func without(optionsIn complaint: String) -> Line? {
      let named = Set(complaint.split { " ,'".contains($0) }.map(String.init))
      var line = self
      line.units.removeAll { unit in
        !named.isDisjoint(with: OptionTable.names(of: unit.name, in: command))
      }
      return line.units.count < units.count ? line : nil
    }

    /// The options that stand in a line, each by its name; of several short ones in a word each one.
    private static func options(in words: [String]) -> Set<String> {
      var found: Set<String> = []
      for word in words.prefix(while: { $0 != "--" }) where word.hasPrefix("-") && word != "-" {
        if word.hasPrefix("--") {
          found.insert(String(word.prefix { $0 != "=" }))
        } else {
          for letter in word.dropFirst() { found.insert("-\(letter)") }
        }
      }
      return found
    }
  }
}
