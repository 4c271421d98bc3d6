import Diagnostics
import Synchronization

/// The command as it was typed, so that a hint gives the next one to type in full.
///
/// A hint writes `dnd …` for it, followed by what to add: `'dnd … --parents' creates it` becomes
/// `'dnd drop out --parents' creates it`. In what is added, `NAME` stands for a name to choose;
/// `'dnd … without --name'` is the command without that option.
final class TypedCommand: Sendable {
  private static let mark = "dnd … "
  /// The most characters of a command that is repeated in full.
  private static let longest = 100

  /// As carried text.
  private let arguments: [String]
  /// The commands by what was added: of a thousand items, each may have the same hint.
  private let made = Mutex<[String: String?]>([:])

  init(arguments: [String]) { self.arguments = arguments }

  /// The hint with the command filled in; nil if this command has no such option.
  func filled(_ hint: String) -> String? {
    guard let start = hint.firstRange(of: Self.mark) else { return hint }
    let rest = hint[start.upperBound...]
    let end = rest.firstIndex(of: "'") ?? rest.endIndex
    guard let command = adding(String(rest[..<end])) else { return nil }
    return hint[..<start.lowerBound] + command + hint[end...]
  }

  private func adding(_ added: String) -> String? {
    made.withLock { made -> String? in
      if let known = made[added] { return known }
      let line = command(adding: added)
      made.updateValue(line, forKey: added)
      return line
    }
  }

  private func command(adding added: String) -> String? {
    guard let words = ShellWords.split(added), let typed = LineParts(arguments),
      let line = typed.adding(words)
    else { return nil }
    // Each word has a space before it, so that more words are too long in any case.
    if !line.isPrivate, line.words.count <= Self.longest {
      let whole = Self.text(line.words)
      if whole.count <= Self.longest { return whole }
    }
    // A command that became another one says all by its name.
    return Self.text(line.command) + " …"
      + (line.command == typed.command ? words : []).map { " " + TypedWord.of($0) }.joined()
  }

  private static func text(_ words: [String]) -> String {
    (["dnd"] + words.map(TypedWord.of)).joined(separator: " ")
  }
}
