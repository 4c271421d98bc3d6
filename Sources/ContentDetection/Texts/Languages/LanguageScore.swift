/// The evidence for each language in a text.
struct LanguageScore {
  let rules = LanguageRules()
  private let text: TextLines
  /// The points of each language: four times the weights, because repetitions count a half and a quarter.
  private(set) var points: [Int]
  /// The part of the points that comes from weak evidence within lines.
  private(set) var loose: [Int]
  private(set) var hits: [UInt8]
  /// The number of different rules that match for each language, and the highest weight among them.
  private(set) var kinds: [Int]
  private(set) var heaviest: [Int]
  /// The statistics of the lines.
  private(set) var shape = Shape()

  struct Shape {
    /// The number of lines that are neither blank nor comments.
    var code = 0
    /// The bytes in these lines, and the number of characters that are frequent in programs but rare in prose.
    var bytes = 0
    var signs = 0
    /// The lines that end with a semicolon.
    var semicolons = 0
    /// The lines that read like a sentence or use characters that are rare in programs.
    var sentences = 0
    /// Those of them that also begin like a sentence, because commands may read like the middle of one.
    var capitals = 0
    var comments = [Int](repeating: 0, count: 7)
    var all = 0
  }

  /// The number of bytes inspected; the language does not change after that.
  private static let limit = 12_288
  /// The number of bytes inspected in each line.
  private static let width = 320

  init(_ text: TextLines) {
    self.text = text
    points = [Int](repeating: 0, count: rules.languages.count)
    loose = points
    kinds = points
    heaviest = points
    hits = [UInt8](repeating: 0, count: rules.rules.count)
    var skipping = PassageSkipping(text)
    var isFirst = true
    var isParagraph = true
    for (number, line) in text.lines.enumerated() {
      guard line.start < Self.limit else { break }
      guard !line.isBlank else {
        isParagraph = true
        continue
      }
      defer { isParagraph = false }
      guard !skipping.skips(number, line) else { continue }
      shape.all += 1
      let comment = comment(line)
      if let comment {
        shape.comments[comment] += 1
      } else {
        measure(line)
      }
      let next = number + 1 < text.lines.count ? text.lines[number + 1].isBlank : text.isWhole
      look(
        at: line, isFirst: isFirst, isParagraph: isParagraph, isEndOfParagraph: next,
        isComment: comment != nil)
      if comment == nil { isFirst = false }
    }
  }

  /// The index of the comment prefix at the start of a line.
  private func comment(_ line: TextLines.Line) -> Int? {
    let bytes = text.bytes
    let next = line.content + 1 < line.end ? bytes[line.content + 1] : 0x20
    switch bytes[line.content] {
    case 0x2F: return next == 0x2F ? 0 : nil
    case 0x23: return next.isBlank || next == 0x23 || next == 0x21 ? 1 : nil
    case 0x2D: return next == 0x2D && (line.count < 3 || bytes[line.content + 2] != 0x2D) ? 2 : nil
    case 0x25: return next.isBlank || next == 0x25 ? 3 : nil
    case 0x3B: return 4
    case 0x27:
      return next.isBlank || next.isLetter && !bytes[line.content + 1..<line.end].contains(0x27)
        ? 5 : nil
    case 0x21: return next.isBlank || next == 0x21 ? 6 : nil
    default: return nil
    }
  }

  private mutating func measure(_ line: TextLines.Line) {
    shape.code += 1
    if text.bytes[line.end - 1] == 0x3B { shape.semicolons += 1 }
    shape.bytes += line.count
    let content = text.content(line)
    if content.isSentence(plain: 75) || content.isForeign {
      shape.sentences += 1
      if content.first.map({ $0.isUppercase || $0 >= 0x80 }) == true { shape.capitals += 1 }
    }
  }

  private mutating func look(
    at line: TextLines.Line, isFirst: Bool, isParagraph: Bool, isEndOfParagraph: Bool,
    isComment: Bool
  ) {
    let end = min(line.end, line.content + Self.width)
    let position = Position(
      isFirst: isFirst, isColumn: line.indentation == 0, isParagraph: isParagraph,
      isAlone: isParagraph && isEndOfParagraph)
    lookAtStart(line.content, end, position)
    if !isComment { lookWithin(line.content, end) }
  }

  /// The position of a line in the text.
  private struct Position {
    let isFirst, isColumn, isParagraph, isAlone: Bool

    func allows(_ scope: LanguageRules.Scope) -> Bool {
      switch scope {
      case .line, .anywhere: true
      case .column: isColumn
      case .first: isFirst
      case .paragraph: isColumn && isParagraph
      case .alone: isColumn && isAlone
      }
    }
  }

  private mutating func lookAtStart(_ start: Int, _ end: Int, _ position: Position) {
    let index = rules.atLineStart
    let byte = text.bytes[start]
    let literal = index.literal(text.bytes, at: start, end: end)
    for list in [literal.0, literal.1, literal.2] { tryRules(index, list, start, end, position) }
    if byte.isDigit {
      tryRules(index, index.behindDigits, start, end, position)
    } else if byte.isWord {
      let named = index.behindName(text.bytes, at: wordEnd(from: start, end), end: end)
      tryRules(index, named.0, start, end, position)
      tryRules(index, named.1, start, end, position)
    }
  }

  private mutating func lookWithin(_ start: Int, _ end: Int) {
    let index = rules.anywhere
    var offset = start
    while offset < end {
      let byte = text.bytes[offset]
      guard !byte.isBlank else {
        offset += 1
        continue
      }
      let literal = index.literal(text.bytes, at: offset, end: end)
      tryRules(index, literal.0, offset, end)
      tryRules(index, literal.1, offset, end)
      tryRules(index, literal.2, offset, end)
      guard byte.isWord else {
        if byte.isProgramSign { shape.signs += 1 }
        offset += 1
        continue
      }
      let wordEnd = wordEnd(from: offset, end)
      if byte.isDigit {
        tryRules(index, index.behindDigits, offset, end)
      } else {
        let named = index.behindName(text.bytes, at: wordEnd, end: end)
        tryRules(index, named.0, offset, end)
        tryRules(index, named.1, offset, end)
      }
      for sign in offset..<wordEnd where text.bytes[sign].isProgramSign { shape.signs += 1 }
      offset = wordEnd
    }
  }

  private func wordEnd(from start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, text.bytes[index].isWord { index += 1 }
    return index
  }

  private mutating func tryRules(
    _ index: RuleIndex, _ list: Range<Int>, _ start: Int, _ end: Int, _ position: Position
  ) {
    for entry in list {
      let rule = Int(index.rules[entry])
      if position.allows(rules.scope(rule)) { tryRule(rule, start, end) }
    }
  }

  private mutating func tryRules(
    _ index: RuleIndex, _ list: Range<Int>, _ start: Int, _ end: Int
  ) {
    for entry in list { tryRule(Int(index.rules[entry]), start, end) }
  }

  @inline(__always)
  private mutating func tryRule(_ index: Int, _ offset: Int, _ end: Int) {
    guard hits[index] < 3 else { return }
    if rules.pattern(index).matches(text.bytes, from: offset, to: end) { count(index) }
  }

  private mutating func count(_ index: Int) {
    let (language, weight) = (rules.language(ofRule: index), rules.weight(index))
    points[language] += weight * 4 >> hits[index]
    if rules.scope(index) == .anywhere, 1...4 ~= weight {
      loose[language] += weight * 4 >> hits[index]
    }
    if hits[index] == 0, weight > 0 {
      kinds[language] += 1
      heaviest[language] = max(heaviest[language], weight)
    }
    hits[index] += 1
  }
}

extension UInt8 {
  /// Whether the byte is a bracket, operator or similar character that is rare in sentences.
  fileprivate var isProgramSign: Bool {
    let mask: (UInt64, UInt64) = (0x78000f7e00000000, 0x78000001f8000001)
    return self < 64 ? mask.0 >> self & 1 == 1 : self < 128 && mask.1 >> (self - 64) & 1 == 1
  }
}
