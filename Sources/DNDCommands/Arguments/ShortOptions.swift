import SystemCalls
import SystemPackage

/// The words of a line that begin with a dash: some are mistaken for a request for help by the
/// parser, some are names of files.
struct ShortOptions {
  /// The words before `--`.
  private let words: [String]
  private let command: (any DNDCommand.Type)?

  init(_ arguments: [String], of command: (any DNDCommand.Type)?) {
    words = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("-") && $0.count > 1 }
    self.command = command
  }

  /// The first unknown letter in a word of combined short options that contains `h`; `h` itself if the others are known.
  ///
  /// The parser prints help for any word that contains `h`, whatever its other letters are. A file may have such a
  /// name, so that only an exact `-h` asks for help.
  var unknownLetter: (letter: Character, word: String)? {
    if words.contains(where: { $0 == "-h" || $0 == "--help" }) { return nil }
    for word in words where !word.hasPrefix("--") && word.count > 2 && word.contains("h") {
      for letter in word.dropFirst() where letter != "h" && !isFlag(letter) {
        return (letter, word)
      }
      return ("h", word)
    }
    return nil
  }

  private func isFlag(_ letter: Character) -> Bool {
    guard let command else { return ["q", "v"].contains(letter) }
    return Self.takes("-\(letter)", command)
  }

  private static func takes<Command: DNDCommand>(_ flag: String, _ command: Command.Type) -> Bool {
    var values = Command.Values()
    return values.take(flag: flag)
  }

  /// What to do instead where one of them is an option of another tool.
  func otherHint(_ command: [String]) -> String? { OtherOptions.hint(for: words, of: command) }

  /// The first word of short options that is also the name of a file.
  func shortFile(in directory: FilePath) -> String? {
    ShortOptions(words.filter { !$0.hasPrefix("--") }, of: nil).file(in: directory)
  }

  /// The first word that is also the name of a file.
  func file(in directory: FilePath) -> String? {
    words.first { word in
      !FileSystem.isGone(directory.pushing(FilePath(carried: word)), followingLinks: false)
    }
  }
}
