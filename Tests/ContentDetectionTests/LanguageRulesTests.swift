import Testing

@testable import ContentDetection

/// Checks the table of languages, and that its rules are found and match.
struct LanguageRulesTests {
  private let rules = LanguageRules()

  @Test func eachLanguageHasOneRowAndRules() {
    let names = rules.languages.map(rules.mimeType)
    #expect(Set(names).count == names.count)
    let spokenFor = Set(rules.rules.map(rules.language(ofRule:)))
    for (language, name) in names.enumerated() {
      #expect(rules.language(name) == language)
      #expect(spokenFor.contains(language), "\(name)")
    }
    #expect(rules.language("text/x-nothing") == nil)
  }

  @Test func basesAreLanguages() {
    let bases = rules.languages.compactMap(rules.base)
    #expect(!bases.isEmpty && bases.allSatisfy(rules.languages.contains))
  }

  @Test func rulesHaveAWeightAndAPattern() {
    #expect(rules.rules.count > 5_000)
    for rule in rules.rules {
      #expect(rules.weight(rule) != 0 && abs(rules.weight(rule)) < 10)
      #expect(!rules.pattern(rule).code.isEmpty)
    }
  }

  @Test func patternsOfLanguagesWithoutCaseAreInSmallLetters() {
    for pattern in rules.rules.map(rules.pattern) where pattern.isCaseless {
      #expect(!pattern.code.contains { 0x41...0x5A ~= $0 })
    }
  }

  @Test(arguments: [
    ("text/x-csrc", Language.Comments.slashes, Language.Style.semicolons),
    ("text/x-python", .hash, .noSemicolons), ("text/x-asm", .semicolon, .caseless),
    ("text/x-vb", .apostrophe, .caseless), ("text/markdown", Language.Comments(), .document),
    ("text/x-matlab", .percent, Language.Style()), ("text/x-haskell", .dashes, Language.Style()),
  ])
  func saysWhatTheFilesOfRulesSay(
    name: String, comments: Language.Comments, style: Language.Style
  ) throws {
    let language = try #require(rules.language(name))
    #expect(rules[language].comments.isSuperset(of: comments))
    #expect(rules[language].style.isSuperset(of: style))
  }

  /// The generator puts each rule where the search looks for it.
  @Test func eachRuleIsFoundWhereItsPatternBegins() {
    for rule in rules.rules {
      let index = rules.scope(rule) == .anywhere ? rules.anywhere : rules.atLineStart
      let text = example(rules.pattern(rule))
      let literal = index.literal(text, at: 0, end: text.count)
      var places = [literal.0, literal.1, literal.2]
      if text[0].isDigit {
        places.append(index.behindDigits)
      } else {
        let end = text.firstIndex { !$0.isWord } ?? text.count
        let named = index.behindName(text, at: end, end: text.count)
        places += [named.0, named.1]
      }
      #expect(places.contains { $0.contains { Int(index.rules[$0]) == rule } }, "\(text)")
    }
  }

  /// A text that begins like a pattern.
  private func example(_ pattern: LanguagePattern) -> [UInt8] {
    pattern.code.flatMap { (byte) -> [UInt8] in
      switch byte {
      case LanguagePattern.Sign.name: Array("a".utf8)
      case LanguagePattern.Sign.digits: Array("1".utf8)
      case LanguagePattern.Sign.lineEnd, LanguagePattern.Sign.anything: []
      default: [byte]
      }
    }
  }

  @Test(arguments: [
    ("func ·(…) -> · {¶", "func a(b) -> c {", true), ("func ·(…) -> · {¶", "func a(b) {", false),
    ("if", "ifx", false), ("if", "if x", true), ("a b", "a \t b", true), ("x°¶", "x12", true),
    ("·", "9a", false), ("…b", "abab", true),
  ])
  func patternsMatchAsTheyAreWritten(pattern: String, text: String, matches: Bool) {
    let signs: [Character: UInt8] = [
      "…": LanguagePattern.Sign.anything, "·": LanguagePattern.Sign.name,
      "¶": LanguagePattern.Sign.lineEnd, "°": LanguagePattern.Sign.digits,
    ]
    let code = pattern.flatMap { character in
      signs[character].map { [$0] } ?? Array(character.utf8)
    }
    let bytes = Array(text.utf8)
    code.withUnsafeBufferPointer { code in
      let pattern = LanguagePattern(code: code, isCaseless: false)
      #expect(pattern.matches(bytes, from: 0, to: bytes.count) == matches)
    }
  }

  @Test func lettersOfEitherCaseMatchWhereTheyAreEqual() {
    let code = Array("begin".utf8)
    code.withUnsafeBufferPointer { code in
      for (isCaseless, text) in [(true, "BEGIN"), (true, "begin"), (false, "begin")] {
        let pattern = LanguagePattern(code: code, isCaseless: isCaseless)
        #expect(pattern.matches(Array(text.utf8), from: 0, to: 5))
      }
      let pattern = LanguagePattern(code: code, isCaseless: false)
      #expect(!pattern.matches(Array("BEGIN".utf8), from: 0, to: 5))
    }
  }
}
