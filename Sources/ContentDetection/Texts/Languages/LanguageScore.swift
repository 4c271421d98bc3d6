/// How much speaks for each language in a text.
struct LanguageScore {
  private let rules: LanguageRules
  private let text: TextLines
  /// Four times the weights, as repetitions count halves and quarters.
  private(set) var points: [Int]
  /// Those of them that come from weak signs within lines.
  private var loose: [Int]
  private(set) var hits: [UInt8]
  /// How many different rules speak for each language, and the most that one of them weighs.
  private var kinds: [Int]
  private var heaviest: [Int]
  /// What kinds of lines there are.
  private(set) var shape = Shape()

  struct Shape {
    /// Lines with neither blanks alone nor comments.
    var code = 0
    /// Bytes in them, and how many of these are signs that programs are full of and prose is not.
    var bytes = 0
    var signs = 0
    /// Those that end with a semicolon.
    var semicolons = 0
    var comments = [Int](repeating: 0, count: 7)
    var all = 0
  }

  /// How much of a text is looked at: its language does not change further on.
  private static let limit = 16_384
  /// The part of a line that is looked at.
  private static let width = 320

  init(_ text: TextLines, rules: LanguageRules = .all) {
    self.text = text
    self.rules = rules
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

  /// Which mark of comments a line begins with.
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
  }

  private mutating func look(
    at line: TextLines.Line, isFirst: Bool, isParagraph: Bool, isEndOfParagraph: Bool,
    isComment: Bool
  ) {
    let end = min(line.end, line.content + Self.width)
    let place = Place(
      isFirst: isFirst, isColumn: line.indentation == 0, isParagraph: isParagraph,
      isAlone: isParagraph && isEndOfParagraph)
    lookAtStart(line.content, end, place)
    if !isComment { lookWithin(line.content, end) }
  }

  /// Where a line stands.
  private struct Place {
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

  private mutating func lookAtStart(_ start: Int, _ end: Int, _ place: Place) {
    let index = rules.atLineStart
    let byte = text.bytes[start]
    let literal = index.literal(text.bytes, at: start, end: end)
    for list in [literal.0, literal.1, literal.2] { tryRules(index, list, start, end, place) }
    if byte.isDigit {
      tryRules(index, index.behindDigits, start, end, place)
    } else if byte.isWord {
      let named = index.behindName(text.bytes, at: wordEnd(from: start, end), end: end)
      tryRules(index, named.0, start, end, place)
      tryRules(index, named.1, start, end, place)
    }
  }

  private mutating func lookWithin(_ start: Int, _ end: Int) {
    let index = rules.anywhere
    var place = start
    while place < end {
      let byte = text.bytes[place]
      guard !byte.isBlank else {
        place += 1
        continue
      }
      let literal = index.literal(text.bytes, at: place, end: end)
      tryRules(index, literal.0, place, end)
      tryRules(index, literal.1, place, end)
      tryRules(index, literal.2, place, end)
      guard byte.isWord else {
        if byte.isProgramSign { shape.signs += 1 }
        place += 1
        continue
      }
      let wordEnd = wordEnd(from: place, end)
      if byte.isDigit {
        tryRules(index, index.behindDigits, place, end)
      } else {
        let named = index.behindName(text.bytes, at: wordEnd, end: end)
        tryRules(index, named.0, place, end)
        tryRules(index, named.1, place, end)
      }
      for sign in place..<wordEnd where text.bytes[sign].isProgramSign { shape.signs += 1 }
      place = wordEnd
    }
  }

  private func wordEnd(from start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, text.bytes[index].isWord { index += 1 }
    return index
  }

  private mutating func tryRules(
    _ index: RuleIndex, _ list: Range<Int>, _ start: Int, _ end: Int, _ place: Place
  ) {
    for entry in list {
      let rule = Int(index.rules[entry])
      if place.allows(rules.rules[rule].scope) { tryRule(rule, start, end) }
    }
  }

  private mutating func tryRules(
    _ index: RuleIndex, _ list: Range<Int>, _ start: Int, _ end: Int
  ) {
    for entry in list { tryRule(Int(index.rules[entry]), start, end) }
  }

  @inline(__always)
  private mutating func tryRule(_ index: Int, _ place: Int, _ end: Int) {
    guard hits[index] < 3 else { return }
    if rules.matches(rules.rules[index], text.bytes, from: place, to: end) { count(index) }
  }

  private mutating func count(_ index: Int) {
    let rule = rules.rules[index]
    points[rule.language] += rule.weight * 4 >> hits[index]
    if rule.scope == .anywhere, 1...4 ~= rule.weight {
      loose[rule.language] += rule.weight * 4 >> hits[index]
    }
    if hits[index] == 0, rule.weight > 0 {
      kinds[rule.language] += 1
      heaviest[rule.language] = max(heaviest[rule.language], rule.weight)
    }
    hits[index] += 1
  }
}

// MARK: Judging
extension LanguageScore {
  struct Candidate {
    let language: Int
    let mimeType: String
    let points: Int
  }

  /// The language that it is in; nil where none stands out.
  ///
  /// - Parameter isBold: Whether less is enough, since something else already speaks for a language.
  func best() -> Candidate? {
    var totals = [Int](repeating: 0, count: points.count)
    for index in points.indices { totals[index] = total(index) }
    guard let winner = totals.indices.max(by: { totals[$0] < totals[$1] }) else { return nil }
    let won = totals[winner]
    guard won >= needed(rules.languages[winner]) else { return nil }
    let lineage = lineage(winner)
    // Relatives do not count: what speaks for a language speaks for those that contain it, too.
    var second = 0
    for index in totals.indices where index != winner && self.lineage(index) != lineage {
      second = max(second, totals[index])
    }
    guard won >= second + 6, won * 7 >= second * 8 else { return nil }
    return Candidate(language: winner, mimeType: "\(rules.languages[winner].mimeType)", points: won)
  }

  private func lineage(_ index: Int) -> Int {
    var index = index
    for _ in 0..<4 { index = rules.bases[index] ?? index }
    return index
  }

  private func total(_ index: Int) -> Int {
    var total = solid(index)
    // One rule alone is chance, however often it holds, unless it is about a line that nothing else has.
    guard total > 0, points[index] - loose[index] >= 8 || rules.bases[index] != nil else {
      return 0
    }
    guard kinds[index] > 1 || heaviest[index] > 5 || rules.bases[index] != nil else {
      return 0
    }
    if let base = rules.bases[index] {
      // It must show itself, not only what it contains.
      guard total >= 10 else { return 0 }
      total += self.base(base)
    }
    return total + fit(rules.languages[index])
  }

  private func base(_ index: Int) -> Int {
    solid(index) + (rules.bases[index].map { max(solid($0), 0) } ?? 0)
  }

  /// The points of a language, of which weak signs may be no more than what stands beside them.
  private func solid(_ index: Int) -> Int {
    let firm = points[index] - loose[index]
    let share = shape.signShare
    let more = share >= 50 ? max(firm, 0) + 24 : share >= 25 ? max(firm, 0) + 8 : 8
    return firm + min(loose[index], more)
  }

  /// How well comments and ends of lines are those of the language.
  private func fit(_ language: Language) -> Int {
    var fit = 0
    for (index, count) in shape.comments.enumerated() where count > 0 {
      let isOwn = language.comments.rawValue >> index & 1 == 1
      if isOwn { fit += min(count, 3) } else if count > 1, index < 4 { fit -= min(count, 6) }
    }
    guard shape.code > 2 else { return fit }
    let share = shape.semicolons * 100 / shape.code
    if language.style.contains(.semicolons) {
      if share < 8, shape.code > 8 { fit -= 12 } else if share > 30 { fit += 4 }
    } else if language.style.contains(.noSemicolons), share > 25 {
      fit -= share > 50 ? 40 : 16
    }
    return fit
  }

  /// How many points are needed: the longer a text the more, as something is found in each by chance, and
  /// more in what reads like prose.
  private func needed(_ language: Language) -> Int {
    var needed = 16 + min(shape.all, 400) / 10
    if !language.style.contains(.prose) {
      needed += shape.signShare < 25 ? needed + 16 : shape.signShare < 50 ? needed / 2 : 0
    }
    return needed
  }
}

extension LanguageScore.Shape {
  /// How many of a thousand bytes are signs of programs: of prose some ten, of programs a hundred.
  fileprivate var signShare: Int { signs * 1_000 / max(bytes, 1) }
}

extension UInt8 {
  /// Brackets, operators and the like; not what sentences have.
  fileprivate var isProgramSign: Bool {
    let mask: (UInt64, UInt64) = (0x78000f7e00000000, 0x78000001f8000001)
    return self < 64 ? mask.0 >> self & 1 == 1 : self < 128 && mask.1 >> (self - 64) & 1 == 1
  }
}
