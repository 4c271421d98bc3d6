/// A language as its texts look, beside the rules about their lines.
///
/// To change one, or to add one, see `Resources/languages`; `Resources/generate` describes the form, and has
/// the same words in the same order.
struct Language {
  let comments: Comments
  let style: Style

  /// What a line begins with that is a comment.
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

  /// How its lines are.
  struct Style: OptionSet {
    let rawValue: UInt8
    /// Statements end with a semicolon.
    static let semicolons = Style(rawValue: 1)
    /// Lines hardly ever end with a semicolon.
    static let noSemicolons = Style(rawValue: 2)
    /// Letters of either case are equal; the patterns are in small ones.
    static let caseless = Style(rawValue: 4)
    /// It is for writing prose in, or reads like prose.
    static let prose = Style(rawValue: 8)
    /// Words alone, without a sign of it, are a document in it.
    static let document = Style(rawValue: 16)
  }
}
