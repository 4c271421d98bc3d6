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

  enum Scope: Sendable {
    case line, column, anywhere, first, paragraph, alone

    /// By the sign behind the weight.
    init(sign: UInt8) {
      switch sign {
      case 0x7E: self = .anywhere
      case 0x7C: self = .column
      case 0x5E: self = .first
      case 0x5F: self = .paragraph
      case 0x3D: self = .alone
      default: self = .line
      }
    }
  }

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
      language.rules.withUTF8Buffer { add(rowsOf: $0, index, language) }
    }
    atLineStart.close()
    anywhere.close()
  }

  /// The rules of one language without a name.
  init(rows: String) {
    languages = [Language("", "")]
    bases = [nil]
    Array(rows.utf8).withUnsafeBufferPointer { add(rowsOf: $0, 0, languages[0]) }
    atLineStart.close()
    anywhere.close()
  }

  // Every text that is looked at waits for this: it goes through the bytes by their indices, for slices
  // and closures took six times as long.
  private mutating func add(
    rowsOf text: UnsafeBufferPointer<UInt8>, _ index: Int, _ language: Language
  ) {
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, text[end] != 0x0A { end += 1 }
      if end - start > 2 { add(text, start..<end, index, language) }
      start = end + 1
    }
  }

  private mutating func add(
    _ text: UnsafeBufferPointer<UInt8>, _ row: Range<Int>, _ index: Int, _ language: Language
  ) {
    var place = row.lowerBound
    var weight = 0
    let isNegative = text[place] == 0x2D
    if isNegative { place += 1 }
    while place < row.upperBound, text[place].isDigit {
      weight = weight * 10 + Int(text[place] - 0x30)
      place += 1
    }
    if isNegative { weight = -weight }
    let scope = place < row.upperBound ? Scope(sign: text[place]) : .line
    if scope != .line { place += 1 }
    let isCaseless = language.style.contains(.caseless)
    var next: Int? = place
    while let begin = next {
      let start = code.count
      next = append(text, begin..<row.upperBound)
      if scope == .anywhere {
        anywhere.add(rules.count, code, from: start)
      } else {
        atLineStart.add(rules.count, code, from: start)
      }
      rules.append(
        Rule(
          language: index, weight: weight, scope: scope, isCaseless: isCaseless,
          pattern: start..<code.count))
    }
  }

  /// Puts a pattern's signs in the place of the characters that they are written with, up to what parts it
  /// from the next one.
  ///
  /// - Returns: Where the next one begins; nil where there is none.
  private mutating func append(_ text: UnsafeBufferPointer<UInt8>, _ rest: Range<Int>) -> Int? {
    var place = rest.lowerBound
    let end = rest.upperBound
    while place < end, text[place].isBlank { place += 1 }
    while place < end {
      let byte = text[place]
      place += 1
      switch byte {
      case 0xC2 where place < end:
        let second = text[place]
        place += 1
        switch second {
        case 0xA6: return place
        case 0xB7: code.append(Operation.name)
        case 0xB6: code.append(Operation.lineEnd)
        case 0xB0: code.append(Operation.digits)
        default:
          code.append(byte)
          code.append(second)
        }
      case 0xE2 where place + 1 < end && text[place] == 0x80 && text[place + 1] == 0xA6:
        code.append(Operation.anything)
        place += 2
      default: code.append(byte)
      }
    }
    return nil
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
