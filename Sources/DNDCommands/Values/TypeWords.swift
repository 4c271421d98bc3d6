/// Types as `--accept` and `--require` list them: `jpeg,png`; the option may be given again.
enum TypeWords {
  /// The words in order, as typed.
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
