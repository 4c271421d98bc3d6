/// A declared command: words in which `%i` and `%o` represent paths and `%%` represents a percent sign.
///
/// A path replaces its token within one argument, whatever characters it contains, so that a name can never become
/// two arguments. Scripts for an interpreter are not inspected: commands that use `sh -c` must pass the paths as
/// arguments of the script.
package enum CommandTemplate {
  /// The argument vector of a command without paths.
  package static func plain(_ words: [String]) -> [String] {
    words.map { $0.replacing("%%", with: "%") }
  }

  /// Why words are not a valid command, and how to fix them; nil for a valid command.
  ///
  /// - Parameter takesPaths: Whether `%i` and `%o` are required; otherwise they are forbidden.
  static func fault(in words: [String], takesPaths: Bool) -> (fault: String, cure: String)? {
    guard let program = words.first else {
      return ("is empty", "name a program, then its arguments")
    }
    if words.contains(where: { $0.utf8.contains(0) }) {
      return ("contains a NUL character", "remove it; arguments of programs cannot contain NUL")
    }
    if program.isEmpty || program.utf8.contains(UInt8(ascii: "%")) || program.hasPrefix("-")
      || program.utf8.contains(UInt8(ascii: "/")) && !program.hasPrefix("/")
    {
      return (
        "begins with '\(program)', which is not a program",
        "name a program in PATH, or give its absolute path"
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
            "has %\(token) in '\(word)' but is given no paths",
            "let it read standard input and write standard output, or use kind file for export and import"
          )
        }
        found.insert(token)
      }
    }
    for token in ["i", "o"] as [Character] where takesPaths && !found.contains(token) {
      return (
        "has no %\(token)",
        "write %i for the path of the input and %o for the path of the output"
      )
    }
    return nil
  }

  /// The character after each percent sign; nil for a percent sign at the end.
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
