/// An error of the argument parser, taken apart to be shown in our format.
///
/// The parser's messages look like `Unknown option '--jsn'. Did you mean '--json'?` and
/// `The value 'x' is invalid for '--color <when>'. Please provide one of the following:`
/// with a list below.
struct ParserComplaint: Equatable {
  /// The message in lower case, without a full stop.
  var message: String
  /// The suggested correction.
  var suggestion: String?
  /// The valid values.
  var choices: [String] = []

  init(_ text: String) {
    let lines = text.split(separator: "\n")
    message = lines.first.map(String.init) ?? text
    if let end = message.firstRange(of: ". Did you mean ") {
      suggestion = Self.allQuoted(message[end.upperBound...]).first
      message = String(message[..<end.lowerBound])
    } else if let end = message.firstRange(of: ". Please provide one of ") {
      let rest = message[end.upperBound...]
      let listed = lines.dropFirst().map { $0.drop { " -".contains($0) } }
      choices = listed.isEmpty ? Self.allQuoted(rest) : listed.map(String.init)
      message = String(message[..<end.lowerBound])
    }
    if message.hasSuffix(".") { message.removeLast() }
    let flags = Self.allQuoted(message[...])
    if message.contains("had already been set with flag"), flags.count == 2 {
      message = "\(flags[1]) cannot be combined with \(flags[0])"
    }
    message = message.prefix(1).lowercased() + message.dropFirst()
  }

  /// Whether an operand is missing, which the parser only calls by its name in the help.
  var isAboutMissingOperand: Bool { message.hasPrefix("missing expected argument") }

  /// The quoted parts, in order.
  private static func allQuoted(_ text: Substring) -> [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
