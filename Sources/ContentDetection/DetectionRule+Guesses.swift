import UniformTypes

// What a text looks like is a guess, and the name of a text mostly knows better. But a file may carry the
// name of another: then the text looks much like one language, and not at all like the one that the name
// says: then it is just a text, or another format of the same extension. How far it must be so is measured
// on files under their own names and under others'.
extension DetectionRule {
  /// The first of the names that a text may have, given what it looks like; nil where it has none.
  ///
  /// Several formats have one extension. Where the likeliest of them is not what the text is, the others
  /// are only believed if something speaks for them: else each text would be one of those of which
  /// nothing is known here.
  func standing(
    _ names: [Verdict], against guess: Finding?, _ witnesses: EvidenceCollector
  ) -> Verdict? {
    // Whether those before were not formats of text, and whether one of them was and is not what this is.
    var (isBehindBinary, isBehindText) = (false, false)
    var counted: LanguageScore?
    for name in names {
      guard registry.isText(name) else {
        isBehindBinary = true
        continue
      }
      defer { isBehindText = true }
      if isRefuted(name, by: witnesses.text) { continue }
      let isLikely = !isBehindText && !isBehindBinary
      if guess == nil, isLikely, !guesses || isWrittenInWords(name) { return name }
      let languages = counted ?? witnesses.languages()
      counted = languages
      if guess == nil, isLikely, !languages.mayRefute { return name }
      let sign = sign(of: name, languages)
      let isKnown = sign == .known || isLook(guess, of: name)
      guard isLikely || isKnown || !isBehindText && sign != nil else { continue }
      let isOut = guess.map { isOutweighed(name, by: $0, languages) } ?? (sign == .against)
      if !isOut { return name }
    }
    return nil
  }

  /// Whether a guess may be the answer for a text with these names.
  ///
  /// Where texts have such names, the guess must be one of them. Without a name it must be surer than faint, and
  /// where the names are of no text, surer still.
  func isChoice(_ guess: Finding, of names: [Verdict]) -> Bool {
    let texts = names.filter(registry.isText)
    if texts.isEmpty { return guess.certainty >= (names.isEmpty ? .look : .likely) }
    let verdict = registry.verdict(forMIMEType: guess.mimeType)
    return texts.contains { isRelated($0, verdict) }
  }

  /// Whether words alone are a file of this name.
  private func isWrittenInWords(_ name: Verdict) -> Bool {
    guard let named = name.mimeType else { return false }
    return Self.namesForReaders.contains(named) || LanguageScore.isDocument(named)
  }

  /// What a text says of the language that a name says; not of those that it is a kind of, which are
  /// too many to be asked about each file.
  private func sign(of name: Verdict, _ languages: LanguageScore) -> LanguageScore.Sign? {
    guard let named = name.mimeType else { return nil }
    return languages.sign(of: named)
  }

  /// Whether files of the name may look like this.
  private func isLook(_ guess: Finding?, of name: Verdict) -> Bool {
    guard let guess else { return false }
    return isRelated(name, registry.verdict(forMIMEType: guess.mimeType))
      || isReadAs(name, guess.mimeType)
  }

  /// Whether a guess about a text is surer than its name, which says another kind of text.
  private func isOutweighed(
    _ name: Verdict, by guess: Finding, _ languages: LanguageScore
  ) -> Bool {
    // Anything may begin with a few of the fields that mail has.
    if isLook(guess, of: name) || guess.mimeType == "message/rfc822" { return false }
    if languages.isRelative(
      of: guess.mimeType, where: { isRelated(name, registry.verdict(forMIMEType: $0)) })
    {
      return false
    }
    let own = languages.standing { isRelated(name, registry.verdict(forMIMEType: $0)) }
    let sign = sign(of: name, languages)
    // Of what a file in a language without rules looks like nothing is known.
    guard sign != nil || Self.isLooseKind(name.mimeType) else {
      return false
    }
    guard let best = languages.best(), best.mimeType == guess.mimeType else {
      // Settings and tables look like many formats of which nothing more is known here.
      guard let sign else { return !Self.isLooseKind(guess.mimeType) }
      return sign != .known
    }
    let standing = Standing(points: best.points, needed: best.needed)
    let isSure = guess.certainty > .faint
    if let sign, sign != .known { return isSure ? standing.isFair : standing.isClear }
    guard isSure, standing.isClear else { return false }
    return own.map { standing.points >= 3 * $0.points } ?? true
  }

  typealias Standing = LanguageScore.Standing

  private func isRelated(_ one: Verdict, _ other: Verdict) -> Bool {
    registry.isAtOrBelow(one, other) || registry.isAtOrBelow(other, one)
  }

  /// Whether files of the name look like this and are still what it says.
  private func isReadAs(_ name: Verdict, _ mimeType: String) -> Bool {
    guard let named = name.mimeType else { return false }
    return Self.namesForReaders.contains(named)
      || Self.looks.contains { $0.name == named && $0.look == mimeType }
  }

  // To add a row: a format that is written in another one, or holds much of it.
  private static let looks: [(name: String, look: String)] = [
    ("application/x-troff-man", "text/troff"), ("text/n3", "text/turtle"),
    ("text/x-c++hdr", "text/x-c++src"), ("text/x-c++hdr", "text/x-csrc"),
    ("text/x-chdr", "text/x-c++src"), ("text/x-chdr", "text/x-csrc"),
    ("text/x-chdr", "text/x-objcsrc"),
    ("text/x-pod", "application/x-perl"), ("text/x-svhdr", "text/x-svsrc"),
    ("text/x-svhdr", "text/x-verilog"),
  ]

  // To add a row: a type that files have by their whole name, whatever markup they are written in.
  private static let namesForReaders: [String] = [
    "text/x-authors", "text/x-changelog", "text/x-copying", "text/x-credits", "text/x-install",
    "text/x-readme",
  ]

  private static func isLooseKind(_ mimeType: String?) -> Bool {
    mimeType.map(looseKinds.contains) ?? false
  }

  // To add a row: what is guessed from separators and nesting alone.
  private static let looseKinds: [String] = [
    "application/toml", "application/yaml", "text/csv", "text/tab-separated-values", "text/x-ini",
    "text/x-java-properties",
  ]

  /// Whether a script is for the shell while its name says another interpreter, whose scripts uniform
  /// types count among those of the shell.
  func isOtherScript(_ name: Verdict, _ content: Verdict) -> Bool {
    guard content.mimeType == "application/x-shellscript", let named = name.mimeType else {
      return false
    }
    return Self.scripts.contains { registry.isAtOrBelow(named, $0) }
  }

  // To add a row: a language with an interpreter of its own.
  private static let scripts: [String] = [
    "application/x-perl", "application/x-php", "application/x-ruby", "text/javascript",
    "text/x-python",
  ]
}
