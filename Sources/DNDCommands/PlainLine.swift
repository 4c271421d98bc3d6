/// A command line that needs no parser.
///
/// The parser asks the Swift runtime about so many types that reading a line takes it longer than most
/// commands work. Plain is what nearly all lines are: whole options of the command's own, a value behind
/// each that takes one, operands. Anything else is not plain: help, several short options in one word, a
/// value that begins as an option does, a mistake. That the parser reads, which alone helps and
/// complains; what is plain it would read the same way (`PlainLineTests`).
struct PlainLine {
  private var rest: ArraySlice<String>

  /// What a line asks for; nil where it is not plain.
  ///
  /// - Parameter words: The arguments, the command first (`CommandWords.arranged`).
  static func errand(_ words: [String]) -> (any PlainErrand)? {
    let line = PlainLine(rest: words.dropFirst())
    switch words.first {
    case "lift": return line.read(LiftErrand())
    case "add": return line.read(AddErrand())
    case "propose": return line.read(ProposeErrand())
    case "drop": return line.read(DropErrand())
    case "load": return line.read(LoadErrand())
    case "list": return line.read(ListErrand())
    case "show": return line.read(ShowErrand())
    case "undo": return line.read(UndoErrand())
    case "types" where words.dropFirst().first == "of":
      return PlainLine(rest: words.dropFirst(2)).read(TypesOfErrand())
    default: return nil
    }
  }

  private consuming func read<Asked: PlainErrand>(_ nothing: Asked) -> Asked? {
    var errand = nothing
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
      if errand.take(flag: word) { continue }
      guard let (name, value) = option(word), errand.take(option: name, value) else { return nil }
    }
    return errand.take(operands: operands) ? errand : nil
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

/// An errand that a plain line can ask for; it begins as what a bare command asks for.
protocol PlainErrand: Errand, Equatable {
  /// Takes an option without a value; false where it is none of this command.
  mutating func take(flag name: String) -> Bool
  /// Takes an option with its value; false where it is none of this command, or the value none of it.
  mutating func take(option name: String, _ value: String) -> Bool
  /// Takes the operands, after all options; false where what was taken makes no sense together.
  mutating func take(operands: [String]) -> Bool
}
