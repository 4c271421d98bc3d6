import UniformTypes

// What a text looks like is a guess, and the name of a text mostly knows better. But a file may carry the
// name of another: then the text looks much like one language, and not at all like the one that the name
// says. How far it must be so is measured on files under their own names and under others'.
extension DetectionRule {
  /// Whether a guess about a text is surer than its name, which says another kind of text.
  func isOutweighed(_ name: Verdict, by guess: Finding, _ witnesses: Witnesses) -> Bool {
    let guessed = registry.verdict(forMIMEType: guess.mimeType)
    if isRelated(name, guessed) || isReadAs(name, guess.mimeType) { return false }
    let languages = witnesses.languages()
    if languages.isRelative(
      of: guess.mimeType, where: { isRelated(name, registry.verdict(forMIMEType: $0)) })
    {
      return false
    }
    let own = languages.standing { isRelated(name, registry.verdict(forMIMEType: $0)) }
    guard let best = languages.best(), best.mimeType == guess.mimeType else {
      // Settings and tables look like many formats of which nothing more is known here.
      guard let own else { return !Self.looseKinds.contains { "\($0)" == guess.mimeType } }
      return !own.isEnough
    }
    let standing = Standing(points: best.points, needed: best.needed)
    guard standing.isClear else { return false }
    return own.map { standing.points >= 3 * $0.points } ?? true
  }

  typealias Standing = LanguageScore.Standing

  private func isRelated(_ one: Verdict, _ other: Verdict) -> Bool {
    registry.isAtOrBelow(one, other) || registry.isAtOrBelow(other, one)
  }

  /// Whether files of the name look like this and are still what it says.
  private func isReadAs(_ name: Verdict, _ mimeType: String) -> Bool {
    guard let named = name.mimeType else { return false }
    return Self.namesForReaders.contains { "\($0)" == named }
      || Self.looks.contains { "\($0.name)" == named && "\($0.look)" == mimeType }
  }

  // To add a row: a format that is written in another one, or holds much of it.
  private static let looks: [(name: StaticString, look: StaticString)] = [
    ("application/x-troff-man", "text/troff"), ("text/n3", "text/turtle"),
    ("text/x-c++hdr", "text/x-c++src"), ("text/x-c++hdr", "text/x-csrc"),
    ("text/x-chdr", "text/x-c++src"), ("text/x-chdr", "text/x-csrc"),
    ("text/x-chdr", "text/x-objcsrc"),
    ("text/x-pod", "application/x-perl"), ("text/x-svhdr", "text/x-svsrc"),
    ("text/x-svhdr", "text/x-verilog"),
  ]

  // To add a row: a type that files have by their whole name, whatever markup they are written in.
  private static let namesForReaders: [StaticString] = [
    "text/x-authors", "text/x-changelog", "text/x-copying", "text/x-credits", "text/x-install",
    "text/x-readme",
  ]

  // To add a row: what is guessed from separators and nesting alone.
  private static let looseKinds: [StaticString] = [
    "application/toml", "application/yaml", "text/csv", "text/tab-separated-values", "text/x-ini",
    "text/x-java-properties",
  ]

  /// Whether a script is for the shell while its name says another interpreter, whose scripts uniform
  /// types count among those of the shell.
  func isOtherScript(_ name: Verdict, _ content: Verdict) -> Bool {
    guard content.mimeType == "application/x-shellscript", let named = name.mimeType else {
      return false
    }
    return Self.scripts.contains { registry.isAtOrBelow(named, "\($0)") }
  }

  // To add a row: a language with an interpreter of its own.
  private static let scripts: [StaticString] = [
    "application/x-perl", "application/x-php", "application/x-ruby", "text/javascript",
    "text/x-python",
  ]
}
