/// A text split into lines, for line-based rules.
///
/// Only the beginning of the text is included. A last line truncated by this limit is omitted.
struct TextLines {
  /// The number of bytes inspected.
  static let limit = 24_576

  let bytes: [UInt8]
  /// The lines in order, without their ends.
  let lines: [Line]
  /// Whether the lines contain the whole text.
  let isWhole: Bool

  /// The position of a line, without trailing blanks.
  struct Line {
    let start: Int
    /// The index of the first byte that is not a blank; `end` if there is none.
    let content: Int
    let end: Int

    var isBlank: Bool { content == end }
    var indentation: Int { content - start }
    var count: Int { end - content }
  }

  init(_ text: ArraySlice<UInt8>, isWhole: Bool) {
    let bytes = Array(text.prefix(Self.limit))
    let isWhole = isWhole && bytes.count == text.count
    var lines: [Line] = []
    lines.reserveCapacity(bytes.count / 24)
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      lines.append(Self.line(from: start, to: index - 1, in: bytes))
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      start = index
    }
    if start < bytes.count, isWhole || lines.isEmpty {
      lines.append(Self.line(from: start, to: bytes.count, in: bytes))
    }
    self.bytes = bytes
    self.lines = lines
    self.isWhole = isWhole
  }

  private static func line(from start: Int, to limit: Int, in bytes: [UInt8]) -> Line {
    var end = limit
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    var content = start
    while content < end, bytes[content].isBlank { content += 1 }
    return Line(start: start, content: content, end: end)
  }
}

extension TextLines {
  /// The bytes of the line without its indentation.
  func content(_ line: Line) -> ArraySlice<UInt8> { bytes[line.content..<line.end] }

  /// The bytes of the line with its indentation.
  func all(_ line: Line) -> ArraySlice<UInt8> { bytes[line.start..<line.end] }

  /// The first `count` lines that are not blank.
  func firstLines(_ count: Int) -> [ArraySlice<UInt8>] {
    Array(lines.lazy.filter { !$0.isBlank }.prefix(count).map(content))
  }
}

extension UInt8 {
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }
  var isSpace: Bool { isBlank || isLineEnd || self == 0x0C || self == 0x0B }
  var isDigit: Bool { self &- 0x30 < 10 }
  var isLetter: Bool { self | 0x20 &- 0x61 < 26 }
  var isUppercase: Bool { self &- 0x41 < 26 }
  var isLowercase: Bool { self &- 0x61 < 26 }
  /// Whether the byte can be part of a name in programs; includes letters beyond ASCII.
  var isWord: Bool { isLetter || isDigit || self == 0x5F || self >= 0x80 }
  var isHexadecimal: Bool { isDigit || self | 0x20 &- 0x61 < 6 }
  /// The byte, with an ASCII capital letter turned into lower case.
  var folded: UInt8 { isUppercase ? self | 0x20 : self }
}

extension ArraySlice<UInt8> {
  func begins(with text: String) -> Bool { starts(with: text.utf8) }

  /// Whether the slice begins with a text in lower case, ignoring the case of ASCII letters.
  func begins(withFolded text: String) -> Bool {
    starts(with: text.utf8) { $0.folded == $1 }
  }

  func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }

  func `is`(_ text: String) -> Bool { elementsEqual(text.utf8) }

  /// The slice without leading blanks and line ends.
  var trimmed: ArraySlice<UInt8> { drop(while: \.isSpace) }

  /// The index of the first occurrence of a text.
  func position(of text: String) -> Int? {
    let text = Array(text.utf8)
    guard let first = text.first, count >= text.count else { return nil }
    var index = startIndex
    let last = endIndex - text.count
    while index <= last {
      if self[index] == first, self[index..<index + text.count].elementsEqual(text) { return index }
      index += 1
    }
    return nil
  }

  func contains(_ text: String) -> Bool { position(of: text) != nil }

  /// Whether a line meets a condition; empty lines are not asked.
  func containsLine(where meetsCondition: (Self) -> Bool) -> Bool {
    var rest = drop(while: \.isLineEnd)
    while !rest.isEmpty {
      let line = rest.prefix { !$0.isLineEnd }
      if meetsCondition(line) { return true }
      rest = self[line.endIndex...].drop(while: \.isLineEnd)
    }
    return false
  }

  /// Whether the slice contains a word, in any letter case.
  ///
  /// - Parameter word: In lower case.
  func containsWord(_ word: String) -> Bool {
    let word = Array(word.utf8)
    var rest = self
    while let start = rest.firstIndex(where: \.isWord) {
      let found = rest[start...].prefix(while: \.isWord)
      if found.count == word.count, found.lazy.map(\.folded).elementsEqual(word) { return true }
      rest = self[found.endIndex...]
    }
    return false
  }

  /// The parts between separators, including empty ones.
  func parts(separatedBy separator: UInt8, limit: Int = .max) -> [ArraySlice<UInt8>] {
    split(separator: separator, maxSplits: limit, omittingEmptySubsequences: false)
  }

  /// The parts between blanks.
  var words: [ArraySlice<UInt8>] { split(whereSeparator: \.isBlank) }

  /// Whether the slice is a decimal number with optional sign, fraction and exponent.
  var isNumber: Bool {
    var rest = self
    if let sign = rest.first, sign == 0x2B || sign == 0x2D { rest = rest.dropFirst() }
    let whole = rest.prefix(while: \.isDigit)
    rest = rest.dropFirst(whole.count)
    var digits = whole.count
    if rest.first == 0x2E {
      let fraction = rest.dropFirst().prefix(while: \.isDigit)
      digits += fraction.count
      rest = rest.dropFirst(fraction.count + 1)
    }
    guard digits > 0 else { return false }
    guard let mark = rest.first else { return true }
    guard mark.folded == 0x65 || mark.folded == 0x64 else { return false }
    rest = rest.dropFirst()
    if let sign = rest.first, sign == 0x2B || sign == 0x2D { rest = rest.dropFirst() }
    return !rest.isEmpty && rest.allSatisfy(\.isDigit)
  }

  var isInteger: Bool {
    !isEmpty && count < 19 && drop { $0 == 0x2D }.allSatisfy(\.isDigit) && last?.isDigit == true
  }

  /// The slice as a string, with invalid UTF-8 repaired.
  var string: String { String(decoding: self, as: UTF8.self) }
}
