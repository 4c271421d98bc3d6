import Context
import Diagnostics
import SystemCalls
import SystemPackage

/// The user's default options for typed commands, from the file `options`: a command and its
/// options on each line.
///
/// Scripts ignore them, so that a script does the same for every user.
struct DefaultOptions {
  /// One option with its value, if it takes one.
  struct Unit: Equatable {
    /// The option as typed, without the value.
    var name: String
    var words: [String]
  }

  /// The path shown in messages.
  private let path: String
  private let lines: [String]
  /// The maximum size of the file.
  private static let limit = 1 << 20

  init(path: String, text: String) {
    self.path = path
    // By scalars, because "\r\n" is one character.
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
  }

  /// Reads the user's file; nil if it does not exist, may be somebody else's, or the command was not typed.
  init?(in context: Context, warning: (Diagnostic) -> Void) throws(CommandLineError) {
    guard let file = Self.file(in: context) else { return nil }
    do {
      guard FileSystem.exists(file), context.isTyped() else { return nil }
      let open: OpenFile
      switch try TrustedFile(file) {
      case .trusted(let trusted): open = trusted
      case .ignored(let reason):
        warning(reason)
        return nil
      }
      let whole = try WholeFile(open, limit: Self.limit)
      self.init(path: file.carried, text: CarriedText.text(whole.bytes))
    } catch {
      throw .optionsFile(file.carried, line: nil, "cannot be read")
    }
  }

  /// The path of `options` in the user's configuration; nil if no variable names that directory.
  private static func file(in context: Context) -> FilePath? {
    ExchangeContext(environment: context.environment, workingDirectory: context.workingDirectory)
      .configurationDirectory?.appending("dnd").appending("options")
  }

  /// The options of a command, in the order of the file.
  ///
  /// `propose` also gets the options of `drop`.
  ///
  /// - Parameter command: The command in words, as typed: `types of`.
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
  /// A command line with the default options that apply to it.
  ///
  /// Typed options win: a default is omitted if the line has the same option, or one that excludes
  /// it.
  struct Line {
    /// The command in words, as typed.
    let command: [String]
    let rest: [String]
    private(set) var units: [Unit]

    /// - Parameter words: The arguments, command first (`CommandWords.arranged`).
    init(_ words: [String], _ defaults: DefaultOptions) throws(CommandLineError) {
      command = Array(words.prefix(words.first == "types" ? 2 : 1))
      rest = Array(words.dropFirst(command.count))
      let command = command
      let typed = Self.options(in: rest)
      // The proposal was already made with the default options.
      guard OptionTable.blank(command) != nil, !typed.contains("--proposed") else {
        units = []
        return
      }
      units = try defaults.units(of: command).filter { unit in
        typed.isDisjoint(with: OptionTable.rivals(of: unit.name, in: command))
      }
    }

    var words: [String] { command + units.flatMap(\.words) + rest }

    /// The line without the options that a complaint names; nil if it names none of them.
    ///
    /// A default such as `--on-conflict` does not apply to a drop to the trash, and must not make
    /// it fail.
    func without(optionsIn complaint: String) -> Line? {
      let named = Set(complaint.split { " ,'".contains($0) }.map(String.init))
      var line = self
      line.units.removeAll { unit in
        !named.isDisjoint(with: OptionTable.names(of: unit.name, in: command))
      }
      return line.units.count < units.count ? line : nil
    }

    /// The names of the options in a line; combined short options are listed one by one.
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
