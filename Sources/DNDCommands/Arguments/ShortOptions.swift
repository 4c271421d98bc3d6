import SystemCalls
import SystemPackage

/// The words of a line that begin with a dash: what the parser makes help of by mistake, and files of such names.
struct ShortOptions {
  /// Those before `--`.
  private let words: [String]
  private let command: (any DNDCommand.Type)?

  init(_ arguments: [String], of command: (any DNDCommand.Type)?) {
    words = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("-") && $0.count > 1 }
    self.command = command
  }

  /// The first letter that is not an option, in a word of several that has an `h` among them: the parser gives help
  /// for that, whatever else the word holds.
  var unknownLetter: (letter: Character, word: String)? {
    if words.contains(where: { $0 == "-h" || $0 == "--help" }) { return nil }
    for word in words where !word.hasPrefix("--") && word.count > 2 && word.contains("h") {
      for letter in word.dropFirst() where letter != "h" && !isFlag(letter) {
        return (letter, word)
      }
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

  /// The first of them that is also the name of a file.
  func file(in directory: FilePath) -> String? {
    words.first { word in
      !FileSystem.isGone(directory.pushing(FilePath(carried: word)), followingLinks: false)
    }
  }
}
