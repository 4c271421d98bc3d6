import Context

/// Items as named on the command line: `2`, `1,3-5`, `notes.md` or `'*.md'`.
enum ItemWords {
  /// The items selected by options, which are split at commas, and operands, each of which is one
  /// whole name; nil if there are none, which means all.
  static func selection(
    _ options: [String], operands: [String] = []
  ) throws(CommandLineError) -> ItemSelection? {
    if options.isEmpty && operands.isEmpty { return nil }
    var selection = ItemSelection()
    for text in options {
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard !part.isEmpty else { throw .notItems(text) }
        try add(String(part), to: &selection)
      }
    }
    for word in operands { try add(word, to: &selection) }
    return selection
  }

  private static func add(
    _ word: String, to selection: inout ItemSelection
  ) throws(CommandLineError) {
    if word.isEmpty { throw .notItems(word) }
    // Words that consist of digits, hyphens and commas are item numbers.
    guard word.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2C }) else {
      selection.names.append(word)
      return
    }
    guard let numbers = ItemNumbers.ranges(word) else { throw .notItems(word) }
    selection.numbers += numbers
  }
}
