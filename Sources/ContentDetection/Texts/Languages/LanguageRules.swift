import CLanguageRules
import UniformTypes

/// The rules of all languages, read in place.
///
/// Languages and rules are identified by their indices in the table.
struct LanguageRules {
  /// The sections in the order in which `Resources/generate` writes them.
  private enum Section {
    static let names = 0
    static let bases = 1
    static let comments = 2
    static let styles = 3
    static let languages = 4
    static let weights = 5
    static let scopes = 6
    static let caseless = 7
    static let patternStarts = 8
    static let code = 9
    static let atLineStart = 10
    static let anywhere = 11
  }

  private let names: ConstantWords
  private let bases: UnsafeBufferPointer<UInt16>
  private let comments: UnsafeBufferPointer<UInt8>
  private let styles: UnsafeBufferPointer<UInt8>
  private let languagesOfRules: UnsafeBufferPointer<UInt16>
  private let weights: UnsafeBufferPointer<Int8>
  private let scopes: UnsafeBufferPointer<UInt8>
  private let caseless: UnsafeBufferPointer<UInt8>
  private let patternStarts: UnsafeBufferPointer<UInt32>
  private let code: UnsafeBufferPointer<UInt8>
  /// The rules for the start of lines, by their first byte.
  let atLineStart: RuleIndex
  /// The rules that apply anywhere.
  let anywhere: RuleIndex

  init() {
    let tables = ConstantTables(dnd_language_table())
    names = tables.words(Section.names)
    bases = tables.numbers(Section.bases)
    comments = tables.numbers(Section.comments)
    styles = tables.numbers(Section.styles)
    languagesOfRules = tables.numbers(Section.languages)
    weights = tables.numbers(Section.weights)
    scopes = tables.numbers(Section.scopes)
    caseless = tables.numbers(Section.caseless)
    patternStarts = tables.numbers(Section.patternStarts)
    code = tables.numbers(Section.code)
    atLineStart = RuleIndex(tables.lists(Section.atLineStart))
    anywhere = RuleIndex(tables.lists(Section.anywhere))
  }
}

// MARK: Languages
extension LanguageRules {
  var languages: Range<Int> { 0..<bases.count }

  func mimeType(_ language: Int) -> String { names.word(language) }

  /// The language with a MIME type; nil if there are no rules for it.
  func language(_ mimeType: String) -> Int? {
    languages.first { names[$0].elementsEqual(mimeType.utf8) }
  }

  /// The language that a language contains.
  func base(_ language: Int) -> Int? {
    let base = bases[language]
    return base == 0xFFFF ? nil : Int(base)
  }

  subscript(language: Int) -> Language {
    Language(
      comments: Language.Comments(rawValue: comments[language]),
      style: Language.Style(rawValue: styles[language]))
  }
}

// MARK: Rules
extension LanguageRules {
  enum Scope: UInt8 {
    case line, column, anywhere, first, paragraph, alone
  }

  var rules: Range<Int> { 0..<weights.count }

  func language(ofRule rule: Int) -> Int { Int(languagesOfRules[rule]) }

  func weight(_ rule: Int) -> Int { Int(weights[rule]) }

  func scope(_ rule: Int) -> Scope { Scope(rawValue: scopes[rule]) ?? .line }

  func pattern(_ rule: Int) -> LanguagePattern {
    let (start, end) = (Int(patternStarts[rule]), Int(patternStarts[rule + 1]))
    return LanguagePattern(
      code: UnsafeBufferPointer(rebasing: code[start..<end]), isCaseless: caseless[rule] != 0)
  }
}
