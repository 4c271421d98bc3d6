/// The rules of all languages, made ready for going over a text once.
struct LanguageRules: Sendable {
  /// In the order of the table; by their index they are known here.
  let languages: [Language]
  /// The index of the language that each contains.
  let bases: [Int?]
  private(set) var rules: [Rule] = []
  private(set) var code: [UInt8] = []
  /// Indices of rules by what they begin with, for those that hold where lines begin and those that hold
  /// anywhere.
  private(set) var atLineStart = RuleIndex()
  private(set) var anywhere = RuleIndex()

  struct Rule: Sendable {
    let language: Int
    let weight: Int
    let scope: Scope
    let isCaseless: Bool
    /// Where its pattern stands in the code.
    let pattern: Range<Int>
  }

  enum Scope: Sendable { case line, column, anywhere, first, paragraph, alone }

  /// What stands in the code for more than itself.
  enum Operation {
    static let anything: UInt8 = 1
    static let name: UInt8 = 2
    static let lineEnd: UInt8 = 3
    static let digits: UInt8 = 4
  }

  static let all = LanguageRules(
    Language.cFamily + Language.managed + Language.scripts + Language.shells + Language.functional
      + Language.compiled + Language.scientific + Language.hardware + Language.web
      + Language.building
      + Language.configuration + Language.markup + Language.documents)

  init(_ languages: [Language]) {
    self.languages = languages
    let names = languages.map { "\($0.mimeType)" }
    bases = languages.map { language in
      language.base.flatMap { base in names.firstIndex(of: "\(base)") }
    }
    for (index, language) in languages.enumerated() {
      language.rules.withUTF8Buffer { text in
        for row in text.split(separator: 0x0A) where row.count > 2 { add(row, index, language) }
      }
    }
    atLineStart.close()
    anywhere.close()
  }

  /// The rules of one language without a name.
  init(rows: String) {
    languages = [Language("", "")]
    bases = [nil]
    Array(rows.utf8).withUnsafeBufferPointer { text in
      for row in text.split(separator: 0x0A) { add(row, 0, languages[0]) }
    }
    atLineStart.close()
    anywhere.close()
  }

  private mutating func add(
    _ row: Slice<UnsafeBufferPointer<UInt8>>, _ index: Int, _ language: Language
  ) {
    var rest = row[...]
    var weight = 0
    var isNegative = false
    if rest.first == 0x2D {
      isNegative = true
      rest = rest.dropFirst()
    }
    while let digit = rest.first, digit.isDigit {
      weight = weight * 10 + Int(digit - 0x30)
      rest = rest.dropFirst()
    }
    var scope = Scope.line
    switch rest.first {
    case 0x7E: scope = .anywhere
    case 0x7C: scope = .column
    case 0x5E: scope = .first
    case 0x5F: scope = .paragraph
    case 0x3D: scope = .alone
    default: break
    }
    if scope != .line { rest = rest.dropFirst() }
    while true {
      rest = rest.drop(while: \.isBlank)
      let end = rest.indices.first { rest[$0...].starts(with: [0xC2, 0xA6]) }
      let start = code.count
      append(rest[..<(end ?? rest.endIndex)])
      let rule = Rule(
        language: index, weight: isNegative ? -weight : weight, scope: scope,
        isCaseless: language.style.contains(.caseless), pattern: start..<code.count)
      if scope == .anywhere {
        anywhere.add(rules.count, code[start...])
      } else {
        atLineStart.add(rules.count, code[start...])
      }
      rules.append(rule)
      guard let end else { return }
      rest = rest[(end + 2)...]
    }
  }

  /// Puts a pattern's signs in the place of the characters that they are written with.
  private mutating func append(_ pattern: Slice<UnsafeBufferPointer<UInt8>>) {
    var index = pattern.startIndex
    while index < pattern.endIndex {
      let byte = pattern[index]
      index += 1
      switch byte {
      case 0xC2 where index < pattern.endIndex:
        switch pattern[index] {
        case 0xB7: code.append(Operation.name)
        case 0xB6: code.append(Operation.lineEnd)
        case 0xB0: code.append(Operation.digits)
        default: code += [byte, pattern[index]]
        }
        index += 1
      case 0xE2 where pattern[index...].starts(with: [0x80, 0xA6]):
        code.append(Operation.anything)
        index += 2
      default: code.append(byte)
      }
    }
  }
}

extension LanguageRules {
  /// Whether a rule's pattern matches from an index up to the end of a line at most.
  func matches(_ rule: Rule, _ bytes: [UInt8], from start: Int, to end: Int) -> Bool {
    var (place, index) = (rule.pattern.lowerBound, start)
    let last = rule.pattern.upperBound
    // Where to go on when what follows an "anything" does not fit where it was tried.
    var (retryPlace, retryIndex) = (-1, start)
    while true {
      var fits = true
      if place == last {
        // Words end where the pattern does.
        if last == rule.pattern.lowerBound || index == start { return true }
        let isWithinWord = index < end && bytes[index].isWord && code[last - 1].isWord
        if !isWithinWord { return true }
        fits = false
      } else {
        switch code[place] {
        case Operation.anything:
          if place + 1 == last { return true }
          (retryPlace, retryIndex) = (place + 1, index)
        case Operation.name:
          let begin = index
          if index < end, bytes[index].isWord, !bytes[index].isDigit {
            while index < end, bytes[index].isWord { index += 1 }
          }
          fits = index > begin
        case Operation.digits:
          let begin = index
          while index < end, bytes[index].isDigit { index += 1 }
          fits = index > begin
        case Operation.lineEnd: fits = index == end
        case 0x20:
          let begin = index
          while index < end, bytes[index].isBlank { index += 1 }
          fits = index > begin
        case let byte:
          fits = index < end && (rule.isCaseless ? bytes[index].folded : bytes[index]) == byte
          if fits { index += 1 }
        }
        if fits { place += 1 }
      }
      if fits { continue }
      guard retryPlace >= 0, retryIndex < end else { return false }
      retryIndex += 1
      (place, index) = (retryPlace, retryIndex)
    }
  }
}
