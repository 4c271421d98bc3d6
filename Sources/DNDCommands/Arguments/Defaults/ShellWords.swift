/// Splits a line into words by the quoting rules that shells share; nothing is expanded.
enum ShellWords {
  /// The words of a line up to a comment; nil if a quote is not closed.
  static func split(_ line: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Unicode.Scalar?
    // By scalars, because a quote or blank and an accent after it are one character.
    var rest = line.unicodeScalars[...]
    while let letter = rest.popFirst() {
      switch (quote, letter) {
      case (nil, "'"), (nil, "\""):
        quote = letter
        word = word ?? ""
      case ("'", "'"), ("\"", "\""): quote = nil
      case (nil, "\\"):
        guard let next = rest.popFirst() else { return nil }
        word = (word ?? "") + String(next)
      case ("\"", "\\"):
        guard let next = rest.popFirst() else { return nil }
        word = (word ?? "") + ("\\\"$`".unicodeScalars.contains(next) ? "" : "\\") + String(next)
      case (nil, "#") where word == nil:
        return words
      case (nil, " "), (nil, "\t"), (nil, "\r"):
        if let ended = word { words.append(ended) }
        word = nil
      default: word = (word ?? "") + String(letter)
      }
    }
    if quote != nil { return nil }
    return words + (word.map { [$0] } ?? [])
  }
}
