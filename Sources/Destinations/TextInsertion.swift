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
  package func filled(_ text: [UInt8], with added: [[UInt8]]) -> [UInt8]? {
    let newline = UInt8(ascii: "\n")
    var offset = text.count
    if let line {
      offset = 0
      for _ in 1..<line {
        guard offset < text.count else { return nil }
        offset = (text[offset...].firstIndex(of: newline) ?? text.count - 1) + 1
      }
    }
    var filled = Array(text[..<offset])
    if let last = filled.last, last != newline { filled.append(newline) }
    for piece in added where !piece.isEmpty {
      filled += piece
      if piece.last != newline { filled.append(newline) }
    }
    return filled + text[offset...]
  }

  /// The largest line that `--insert` accepts: the one after the last line.
  package static func lastLine(in text: [UInt8]) -> Int {
    let newline = UInt8(ascii: "\n")
    let lines = text.count { $0 == newline } + (text.last.map { $0 != newline } ?? false ? 1 : 0)
    return lines + 1
  }
}
