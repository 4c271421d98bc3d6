import Context

/// Items as named on the command line: `2`, `1,3-5`, `notes.md` or `'*.md'`.
enum ItemWords {
  /// The items selected by options, where commas separate words, and operands, each of which is one whole name; nil if
  /// there are none, which means all.
  static func selection(
    _ options: [String], operands: [String] = []
  ) throws(CommandLineError) -> ItemSelection? {
    if options.isEmpty && operands.isEmpty { return nil }
    var selection = ItemSelection()
    for text in options {
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      if parts.contains(where: \.isEmpty) { throw .notItems(text) }
      if parts.count == 1 || areNumbers(text) {
        try add(text, to: &selection)
      } else {
        selection.lists.append(text)
      }
    }
    for word in operands { try add(word, to: &selection) }
    return selection
  }

  /// Whether a word consists of digits, hyphens and commas.
  private static func areNumbers(_ word: String) -> Bool {
    word.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2C }
  }

  private static func add(
    _ word: String, to selection: inout ItemSelection
  ) throws(CommandLineError) {
    if word.isEmpty { throw .notItems(word) }
    guard areNumbers(word) else {
      selection.names.append(word)
      return
    }
    guard let numbers = ItemNumbers.ranges(word) else { throw .notItems(word) }
    selection.numbers += numbers
  }
}
