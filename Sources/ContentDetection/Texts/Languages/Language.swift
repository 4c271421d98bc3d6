/// A language as its texts look: lines that only it has, more or less, each with what it weighs.
///
/// The rules of one weight and scope stand together, `weight` `scope` blank `pattern`, with `¦` between two
/// patterns; blanks behind that do not count, and those before it are of the pattern:
/// - weight: from 1 (other languages have it, too) to 9 (enough by itself); below zero where it speaks
///   against the language. What is found again counts half as much, and the third time a quarter.
/// - scope: none: where a line begins, behind its indentation; `|`: in the first column; `~`: wherever a
///   word or sign begins; `^`: in the first line that is no comment; `_`: in the first column, behind a
///   blank line or at the beginning; `=`: there, and with a blank line behind it, too.
/// - pattern: characters stand for themselves, a blank for any number of them, `…` for anything up to the
///   end of the line, `·` for a name, `°` for digits, `¶` for the end of the line. A pattern that ends
///   with a letter ends where the word does.
struct Language: Sendable {
  let mimeType: StaticString
  /// A language that this one contains; what speaks for that speaks for this one.
  let base: StaticString?
  let comments: Comments
  let style: Style
  let rules: StaticString

  init(
    _ mimeType: StaticString, base: StaticString? = nil, comments: Comments = [],
    style: Style = [], _ rules: StaticString
  ) {
    self.mimeType = mimeType
    self.base = base
    self.comments = comments
    self.style = style
    self.rules = rules
  }

  /// What a line begins with that is a comment.
  struct Comments: OptionSet, Sendable {
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
  struct Style: OptionSet, Sendable {
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
