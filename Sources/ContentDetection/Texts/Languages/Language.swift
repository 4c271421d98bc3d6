/// The appearance of a language apart from the rules for its lines.
///
/// To change or add a language, see `Resources/languages`. `Resources/generate` describes the format and has the same
/// words in the same order.
struct Language {
  let comments: Comments
  let style: Style

  /// The prefixes of comment lines.
  struct Comments: OptionSet {
    let rawValue: UInt8
    static let slashes = Comments(rawValue: 1)
    static let hash = Comments(rawValue: 2)
    static let dashes = Comments(rawValue: 4)
    static let percent = Comments(rawValue: 8)
    static let semicolon = Comments(rawValue: 16)
    static let apostrophe = Comments(rawValue: 32)
    static let exclamation = Comments(rawValue: 64)
  }

  /// The appearance of lines.
  struct Style: OptionSet {
    let rawValue: UInt8
    /// Statements end with a semicolon.
    static let semicolons = Style(rawValue: 1)
    /// Lines hardly ever end with a semicolon.
    static let noSemicolons = Style(rawValue: 2)
    /// Case is ignored; the patterns are in lower case.
    static let caseless = Style(rawValue: 4)
    /// The language is for writing prose, or reads like prose.
    static let prose = Style(rawValue: 8)
    /// Prose without any markup is a valid document.
    static let document = Style(rawValue: 16)
  }
}
