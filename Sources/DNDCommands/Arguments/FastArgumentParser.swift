/// Reads the command lines that need no parser.
///
/// The parser asks the Swift runtime about so many types that reading a line takes it longer than most
/// commands work. Nearly all lines are plain: whole options of the command's own, a value behind each
/// that takes one, operands. Of these a generated table (`OptionTable`) makes the same values that the
/// parser would. Anything else is left to the parser, which alone helps and complains: help, several
/// short options in one word, a value that begins as an option does, a mistake.
struct FastArgumentParser {
  private var rest: ArraySlice<String>

  init(_ words: ArraySlice<String>) { rest = words }

  /// The command with what the words say; nil where they are not plain.
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
