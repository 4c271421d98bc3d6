/// What a declared command may say: words, of which `%i` and `%o` stand for paths and `%%` for a percent
/// sign.
///
/// A path takes the place of its token inside one argument, whatever is in its name, so that no name can
/// become two arguments. What an interpreter takes for a script is not looked at: who writes `sh -c` gives
/// paths as arguments of the script.
package enum CommandTemplate {
  /// The words of a command that has no paths, as the program gets them.
  package static func plain(_ words: [String]) -> [String] {
    words.map { $0.replacing("%%", with: "%") }
  }

  /// Why words are not a command, with what to do instead; nil where they are one.
  ///
  /// - Parameter takesPaths: Whether `%i` and `%o` must be there; else they must not.
  static func fault(in words: [String], takesPaths: Bool) -> (fault: String, cure: String)? {
    guard let program = words.first else {
      return ("is empty", "name a program, and then its arguments")
    }
    if words.contains(where: { $0.utf8.contains(0) }) {
      return ("has a NUL in a word", "take it out: no argument of a program can hold one")
    }
    if program.isEmpty || program.utf8.contains(UInt8(ascii: "%")) || program.hasPrefix("-")
      || program.utf8.contains(UInt8(ascii: "/")) && !program.hasPrefix("/")
    {
      return (
        "begins with '\(program)', which is not a program",
        "name a program that is in PATH, or one by its absolute path"
      )
    }
    var found: Set<Character> = []
    for word in words {
      for token in tokens(of: word) {
        guard let token else {
          return ("has a lone % in '\(word)'", "write %% for a percent sign")
        }
        if token == "%" { continue }
        guard token == "i" || token == "o" else {
          return ("has %\(token) in '\(word)'", "write %% for a percent sign")
        }
        guard takesPaths else {
          return (
            "has %\(token) in '\(word)', and is given no paths",
            "let it read standard input and write standard output, or use kind file for export and import"
          )
        }
        found.insert(token)
      }
    }
    for token in ["i", "o"] as [Character] where takesPaths && !found.contains(token) {
      return (
        "has no %\(token)",
        "add %i where the path of what is read belongs, and %o where that of what is made does"
      )
    }
    return nil
  }

  /// What is behind each percent sign; nil where nothing does.
  private static func tokens(of word: String) -> [Character?] {
    var tokens: [Character?] = []
    var rest = word[...]
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      tokens.append(rest.popFirst())
    }
    return tokens
  }
}
