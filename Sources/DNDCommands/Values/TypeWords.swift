/// Types as listed by `--accept` and `--require`: `jpeg,png`; the options may be repeated.
enum TypeWords {
  /// The words as typed, in order.
  static func list(_ texts: [String], of option: String) throws(CommandLineError) -> [String] {
    var words: [String] = []
    for text in texts {
      for word in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard !word.isEmpty else { throw .emptyType(option: option) }
        words.append(String(word))
      }
    }
    return words
  }
}
