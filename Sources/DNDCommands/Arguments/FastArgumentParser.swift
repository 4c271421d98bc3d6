/// Parses simple command lines without the argument parser.
///
/// The parser queries the Swift runtime about so many types that parsing takes longer than most
/// commands run. Nearly all lines are simple: complete options of the command itself, each followed
/// by its value if it takes one, and operands. For these, a generated table (`OptionTable`)
/// produces the same values as the parser. The parser handles the rest, and alone prints help and
/// usage errors: help, combined short options, a value that looks like an option, a mistake.
struct FastArgumentParser {
  private var rest: ArraySlice<String>

  init(_ words: ArraySlice<String>) { rest = words }

  /// The command with its values; nil if the line is not simple.
  consuming func read<Command: FastArguments>(_ type: Command.Type) -> Command? {
    var command = Command()
    var operands: [String] = []
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.utf8.first == UInt8(ascii: "-"), word != "-" else {
        operands.append(word)
        continue
      }
      if command.take(flag: word) { continue }
      guard let (name, value) = option(word), command.take(option: name, value) else { return nil }
    }
    return command.take(operands: operands) ? command : nil
  }

  /// An option and its value, from one word or two.
  private mutating func option(_ word: String) -> (name: String, value: String)? {
    if word.hasPrefix("--"), let sign = word.utf8.firstIndex(of: UInt8(ascii: "=")) {
      let value = String(word[word.utf8.index(after: sign)...])
      return value.isEmpty ? nil : (String(word[..<sign]), value)
    }
    guard let value = rest.popFirst(), value == "-" || value.utf8.first != UInt8(ascii: "-") else {
      return nil
    }
    return value.isEmpty ? nil : (word, value)
  }
}
