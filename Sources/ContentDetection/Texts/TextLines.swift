/// A text cut into lines, for rules that look at one line after the other.
///
/// Only so much of it is looked at as tells what it is; a last line that the cut went through is left out.
struct TextLines {
  /// How much of a text is looked at.
  static let limit = 24_576

  let bytes: [UInt8]
  /// In the order of the text, without their ends.
  let lines: [Line]
  /// Whether the text ends where the lines do.
  let isWhole: Bool

  /// A line's place, without the blanks that it ends with.
  struct Line {
    let start: Int
    /// Where the first byte is that is not a blank; `end` where there is none.
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
  /// The line's bytes from the first that is not a blank.
  func content(_ line: Line) -> ArraySlice<UInt8> { bytes[line.content..<line.end] }

  /// The line's bytes with its indentation.
  func all(_ line: Line) -> ArraySlice<UInt8> { bytes[line.start..<line.end] }

  /// The first lines that are not blank, at most `count`.
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
  /// Whether names in programs are made of it; letters beyond ASCII are.
  var isWord: Bool { isLetter || isDigit || self == 0x5F || self >= 0x80 }
  var isHexadecimal: Bool { isDigit || self | 0x20 &- 0x61 < 6 }
  /// ASCII letters made small.
  var folded: UInt8 { isUppercase ? self | 0x20 : self }
}

extension ArraySlice<UInt8> {
  func begins(with text: String) -> Bool { starts(with: text.utf8) }

  /// Whether it begins with a text, ASCII letters of either case being equal; the text is in small ones.
  func begins(withFolded text: String) -> Bool {
    starts(with: text.utf8) { $0.folded == $1 }
  }

  func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }

  func `is`(_ text: String) -> Bool { elementsEqual(text.utf8) }

  /// Without the blanks and line ends that it begins with.
  var trimmed: ArraySlice<UInt8> { drop(while: \.isSpace) }

  /// Where a text begins in it.
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

  /// What is between separators, the empty included.
  func parts(separatedBy separator: UInt8, limit: Int = .max) -> [ArraySlice<UInt8>] {
    split(separator: separator, maxSplits: limit, omittingEmptySubsequences: false)
  }

  /// What is between blanks.
  var words: [ArraySlice<UInt8>] { split(whereSeparator: \.isBlank) }

  /// Whether it is a decimal number, maybe with a sign, a fraction and an exponent.
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

  /// As a string, what is not UTF-8 repaired.
  var string: String { String(decoding: self, as: UTF8.self) }
}
