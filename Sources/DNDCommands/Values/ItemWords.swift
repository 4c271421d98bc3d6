import Context

/// Items as a line names them: `2`, `1,3-5`, `notes.md` or `'*.md'`.
enum ItemWords {
  /// What an option says, which takes several apart at commas, and what operands say, each of which is a whole name;
  /// nil where nothing is said, which means all.
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
    // What is made of digits alone is meant as numbers.
    guard word.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2C }) else {
      selection.names.append(word)
      return
    }
    do throws(CommandLineError) {
      selection.numbers += try ItemNumbers.ranges([word]) ?? []
    } catch {
      throw .notItems(word)
    }
  }
}
