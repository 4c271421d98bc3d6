package import SystemPackage

/// A position between the lines of a text file.
package struct TextInsertion: Equatable, Sendable {
  /// The absolute path, with links resolved.
  package var file: FilePath
  /// The line before which to insert, from 1; nil for the end.
  package var line: Int?

  package init(file: FilePath, line: Int?) {
    self.file = file
    self.line = line
  }

  /// Parses `FILE:LINE`, as carried text; nil for any other text.
  package static func split(_ word: String) -> (file: String, line: Int)? {
    guard let colon = word.utf8.lastIndex(of: UInt8(ascii: ":")) else { return nil }
    let digits = word[word.utf8.index(after: colon)...]
    guard let line = Int(digits), line > 0, digits.allSatisfy(\.isNumber), colon > word.startIndex
    else { return nil }
    return (String(word[..<colon]), line)
  }

  /// The text with others inserted as whole lines; nil if the line does not exist.
  ///
  /// - Parameters:
  ///   - seen: The text when the line was counted, if others may have changed it since; then nil also if the line
  ///     cannot be found again.
  ///   - lineEnd: What follows a text or line that has no end.
  package func filled(
    _ text: [UInt8], with added: [[UInt8]], seen: [UInt8]? = nil,
    lineEnd: [UInt8] = [UInt8(ascii: "\n")]
  ) -> [UInt8]? {
    guard let offset = seen.map({ offset(in: text, seen: $0) }) ?? offset(in: text) else {
      return nil
    }
    let newline = UInt8(ascii: "\n")
    var filled = Array(text[..<offset])
    if let last = filled.last, last != newline { filled += lineEnd }
    for piece in added where !piece.isEmpty {
      filled += piece
      if piece.last != newline { filled += lineEnd }
    }
    return filled + text[offset...]
  }

  private func offset(in text: [UInt8]) -> Int? {
    guard let line else { return text.count }
    var offset = 0
    for _ in 1..<line {
      guard offset < text.count else { return nil }
      offset = (text[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count - 1) + 1
    }
    return offset
  }

  /// The place in a changed text: with the same text before it, with the same text behind it, or before the only line
  /// with the same words.
  private func offset(in text: [UInt8], seen: [UInt8]) -> Int? {
    guard line != nil, text != seen, let offset = offset(in: seen) else {
      return self.offset(in: text)
    }
    let newline = UInt8(ascii: "\n")
    let behind = seen[offset...]
    func isStart(_ place: Int) -> Bool {
      place == 0 || place == text.count || text[place - 1] == newline
    }
    if text.starts(with: seen[..<offset]), isStart(offset) { return offset }
    let end = text.count - behind.count
    if end >= 0, text[end...].elementsEqual(behind), isStart(end) { return end }
    let words = behind.prefix { $0 != newline }
    let lines = text.split(separator: newline, omittingEmptySubsequences: false)
    let same = lines.filter { $0.elementsEqual(words) }
    let isOnly = seen.split(separator: newline).count { $0.elementsEqual(words) } == 1
    return isOnly && same.count == 1 ? same[0].startIndex : nil
  }

  /// The largest line that `--insert` accepts: the one after the last line.
  package static func lastLine(in text: [UInt8]) -> Int {
    let newline = UInt8(ascii: "\n")
    let lines = text.count { $0 == newline } + (text.last.map { $0 != newline } ?? false ? 1 : 0)
    return lines + 1
  }
}
