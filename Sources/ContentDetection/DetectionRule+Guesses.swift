import UniformTypes

// The appearance of a text is a guess, and its name is usually more reliable. A file may however have the wrong name:
// the text then clearly looks like one language and not like the one that the name indicates. It may also be plain
// text, or another format with the same extension. The thresholds were measured on files with correct and with
// exchanged names.
extension DetectionRule {
  /// The first plausible name for a text, given its appearance; nil if none is plausible.
  ///
  /// Several formats may share an extension. If the likeliest one does not match, or others are about as likely, one
  /// is accepted only with evidence in its favour; otherwise any text would be taken for a format without rules.
  func standing(
    _ globs: [GlobMatch], against guess: Finding?, _ collector: EvidenceCollector
  ) -> Verdict? {
    let names = globs.map(Verdict.init)
    let matches = globs.filter {
      registry.isText(Verdict($0)) && !isRefuted(Verdict($0), by: collector.text)
    }
    let texts = matches.map(Verdict.init)
    // The name and its sign are two votes.
    if let signed = texts.first(where: { hasSign($0, in: collector.text) }) { return signed }
    // Whether earlier names were binary formats and several are text, and whether one was a text that does not match.
    var (isBehindBinary, isBehindText) = (false, false)
    // Whether a different kind of text is about as likely as the first.
    let isContested = matches.dropFirst().contains {
      $0.weight / 10 == matches[0].weight / 10 && $0.length == matches[0].length
        && !isAlike(Verdict($0), texts[0])
    }
    var counted: LanguageScore?
    for name in names {
      guard registry.isText(name) else {
        isBehindBinary = texts.count > 1
        continue
      }
      defer { isBehindText = true }
      guard texts.contains(name) else { continue }
      if guess == nil, !isBehindText, !isBehindBinary, !guesses || isWrittenInWords(name) {
        return name
      }
      let languages = counted ?? collector.languages()
      counted = languages
      let isFirst = !isBehindText && !isContested
      if guess == nil, isFirst, !isBehindBinary, !languages.mayRefute { return name }
      let sign = sign(of: name, languages)
      let isKnown = sign == .known || isLook(guess, of: name)
      guard isFirst && (!isBehindBinary || sign != nil) || isKnown else { continue }
      let isOut = guess.map { isOutweighed(name, by: $0, languages) } ?? (sign == .against)
      if !isOut { return name }
    }
    return nil
  }

  /// Whether a guess is acceptable for a text with these names.
  ///
  /// If some of the names are text formats, the guess must be related to one of them. Without a name it must be
  /// better than faint; if all names are binary formats, it must be likely.
  func isChoice(_ guess: Finding, of names: [Verdict]) -> Bool {
    let texts = names.filter(registry.isText)
    if texts.isEmpty { return guess.certainty >= (names.isEmpty ? .look : .likely) }
    let verdict = registry.verdict(forMIMEType: guess.mimeType)
    return texts.contains { isRelated($0, verdict) }
  }

  /// Whether prose without markup can be a file with this name.
  private func isWrittenInWords(_ name: Verdict) -> Bool {
    guard let named = name.mimeType else { return false }
    return Self.namesForReaders.contains(named) || LanguageScore.isDocument(named)
  }

  /// The evidence for or against the language that a name indicates.
  ///
  /// More general languages are not considered, because there are too many to check for each file.
  private func sign(of name: Verdict, _ languages: LanguageScore) -> LanguageScore.Sign? {
    guard let named = name.mimeType else { return nil }
    return languages.sign(of: named)
  }

  /// Whether files with the name may look like the guess.
  private func isLook(_ guess: Finding?, of name: Verdict) -> Bool {
    guard let guess else { return false }
    return isRelated(name, registry.verdict(forMIMEType: guess.mimeType))
      || isReadAs(name, guess.mimeType)
  }

  /// Whether a guess outweighs the name of a text that indicates another kind of text.
  private func isOutweighed(
    _ name: Verdict, by guess: Finding, _ languages: LanguageScore
  ) -> Bool {
    // Any text may begin with a few mail header fields.
    if isLook(guess, of: name) || guess.mimeType == "message/rfc822" { return false }
    // Templates of pages are made of elements, whatever these are called.
    if guess.mimeType == "application/xml", let named = name.mimeType,
      registry.isAtOrBelow(named, "text/html")
    {
      return false
    }
    if languages.isRelative(
      of: guess.mimeType, where: { isRelated(name, registry.verdict(forMIMEType: $0)) })
    {
      return false
    }
    let own = languages.standing { isRelated(name, registry.verdict(forMIMEType: $0)) }
    let sign = sign(of: name, languages)
    // Nothing is known about the appearance of a language without rules.
    guard sign != nil || Self.isLooseKind(name.mimeType) else {
      return false
    }
    guard let best = languages.best(), best.mimeType == guess.mimeType else {
      // Settings and tables resemble many formats without rules.
      guard let sign else { return !Self.isLooseKind(guess.mimeType) }
      return sign != .known
    }
    let standing = Standing(points: best.points, needed: best.needed)
    let isSure = guess.certainty > .faint
    // Several rules may match the same words.
    if !isSure, languages.shape.code < 2 { return false }
    if let sign, sign != .known { return isSure ? standing.isFair : standing.isClear }
    guard isSure, standing.isClear else { return false }
    return own.map { standing.points >= 3 * $0.points } ?? true
  }

  typealias Standing = LanguageScore.Standing

  func isRelated(_ one: Verdict, _ other: Verdict) -> Bool {
    registry.isAtOrBelow(one, other) || registry.isAtOrBelow(other, one)
  }

  /// Whether two formats are related, or may look the same.
  private func isAlike(_ one: Verdict, _ other: Verdict) -> Bool {
    isRelated(one, other)
      || [(one, other), (other, one)].contains { one, other in
        other.mimeType.map { isReadAs(one, $0) } == true
          || Self.looks.contains { $0.name == one.mimeType && isReadAs(other, $0.look) }
      }
  }

  /// Whether files with the name may look like this format and still match the name.
  func isReadAs(_ name: Verdict, _ mimeType: String) -> Bool {
    guard let named = name.mimeType else { return false }
    return Self.namesForReaders.contains(named)
      || Self.looks.contains { $0.name == named && $0.look == mimeType }
  }

  // To add a row: a format that is based on another one or embeds much of it.
  private static let looks: [(name: String, look: String)] = [
    ("application/toml", "text/x-ini"),
    ("application/x-troff-man", "text/troff"), ("text/n3", "text/turtle"),
    ("text/x-c++hdr", "text/x-c++src"), ("text/x-c++hdr", "text/x-csrc"),
    ("text/x-chdr", "text/x-c++src"), ("text/x-chdr", "text/x-csrc"),
    ("text/x-chdr", "text/x-objcsrc"),
    ("text/x-pod", "application/x-perl"), ("text/x-svhdr", "text/x-svsrc"),
    ("text/x-svhdr", "text/x-verilog"),
  ]

  // To add a row: a type determined by the whole file name, whatever the markup.
  private static let namesForReaders: [String] = [
    "text/x-authors", "text/x-changelog", "text/x-copying", "text/x-credits", "text/x-install",
    "text/x-readme",
  ]

  private static func isLooseKind(_ mimeType: String?) -> Bool {
    mimeType.map(looseKinds.contains) ?? false
  }

  // To add a row: a type that is guessed only from separators and nesting.
  private static let looseKinds: [String] = [
    "application/toml", "application/yaml", "text/csv", "text/tab-separated-values", "text/x-ini",
    "text/x-java-properties",
  ]

  /// Whether a shell script has the name of another script language, which uniform types treat as a kind of shell
  /// script.
  func isOtherScript(_ name: Verdict, _ content: Verdict) -> Bool {
    guard content.mimeType == "application/x-shellscript", let named = name.mimeType else {
      return false
    }
    return Self.scripts.contains { registry.isAtOrBelow(named, $0) }
  }

  // To add a row: a language with its own interpreter.
  private static let scripts: [String] = [
    "application/x-perl", "application/x-php", "application/x-ruby", "text/javascript",
    "text/x-python",
  ]
}
