/// What the parser says of arguments that it cannot read, taken apart into our own form.
///
/// Its sentences look like `Unknown option '--jsn'. Did you mean '--json'?` and `The value 'x' is
/// invalid for '--color <when>'. Please provide one of the following:` with a list below.
struct ParserComplaint: Equatable {
  /// Lower case, without a full stop.
  var message: String
  /// What was probably meant.
  var suggestion: String?
  /// The values that would do.
  var choices: [String] = []

  init(_ text: String) {
    let lines = text.split(separator: "\n")
    message = lines.first.map(String.init) ?? text
    if let end = message.firstRange(of: ". Did you mean ") {
      suggestion = Self.quoted(message[end.upperBound...])
      message = String(message[..<end.lowerBound])
    } else if let end = message.firstRange(of: ". Please provide one of ") {
      let rest = message[end.upperBound...]
      choices =
        rest.hasPrefix("the following")
        ? lines.dropFirst().compactMap(Self.quoted)
        : rest.split(separator: ",").compactMap(Self.quoted)
      message = String(message[..<end.lowerBound])
    }
    if message.hasSuffix(".") { message.removeLast() }
    message = message.prefix(1).lowercased() + message.dropFirst()
  }

  private static func quoted(_ text: Substring) -> String? {
    let parts = text.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : nil
  }
}
