import UniformTypes

// The appearance of a text is a guess, and its name is usually more reliable. A file may however have the wrong name:
// the text then clearly looks like one language and not like the one that the name indicates. It may also be plain
// text, or another format with the same extension. The thresholds were measured on files with correct and with
// exchanged names.
extension DetectionRule {
  /// The plausible name for a text, given its appearance; nil if none is plausible.
  ///
  /// Formats that share an extension are witnesses of equal rank, however common each is: one of them is believed
  /// only if the text has its sign or looks like it. A format whose name nothing else claims needs no such evidence, but
  /// must not be refuted by the appearance.
  func standing(
    _ globs: [GlobMatch], against guess: Finding?, _ collector: EvidenceCollector
  ) -> Verdict? {
    let claims = globs.filter { registry.isText(Verdict($0)) }
    let matches = claims.filter { !isRefuted(Verdict($0), by: collector.text) }
    let texts = matches.map(Verdict.init)
    guard let first = texts.first else { return nil }
    if let signed = signed(texts, collector) { return signed }
    // If the likeliest format lacks its sign, the rarer ones are no more likely than plain text.
    let isAlone = first == Verdict(claims[0]) && !hasRival(matches)
    if isAlone, guess == nil, !guesses || isWrittenInWords(first) { return first }
    let languages = collector.languages()
    if isAlone, guess == nil, !languages.mayRefute { return first }
    guard let named = isAlone ? first : elected(texts, guess, languages) else { return nil }
    let isOut =
      guess.map { isOutweighed(named, by: $0, languages) }
      ?? (languages.sign(of: named) == .against)
    return isOut ? nil : named
  }

  /// The name of a text that has the sign of that format: two votes, which outweigh an appearance.
  func signed(_ names: [Verdict], _ collector: EvidenceCollector) -> Verdict? {
    names.first {
      registry.isText($0) && hasSign($0, in: collector.text) && !isRefuted($0, by: collector.text)
    }
  }

  /// Whether a different kind of text makes the first claim on a name doubtful.
  ///
  /// If it is known what the first one looks like, that can be expected; otherwise only a claim that is about as likely
  /// does.
  private func hasRival(_ claims: [GlobMatch]) -> Bool {
    let first = Verdict(claims[0])
    let isKnown = first.mimeType.map(LanguageScore.hasRules(for:)) ?? false
    let least = isKnown ? min(40, claims[0].weight) : claims[0].weight / 10 * 10
    return claims.contains {
      $0.length == claims[0].length && $0.weight >= least && !isAlike(Verdict($0), first)
    }
  }

  /// The name that a text looks most like; nil if it looks like none of them.
  ///
  /// If the look is faint, it counts only if it is known what all others look like, and nothing speaks for them.
  private func elected(
    _ names: [Verdict], _ guess: Finding?, _ languages: LanguageScore
  ) -> Verdict? {
    if let named = names.first(where: { isLook(guess, of: $0) }) { return named }
    let looks = names.map { name in
      (name: name, standing: name.mimeType.flatMap(languages.standing(of:)))
    }
    let best = looks.filter { $0.standing?.isEnough == true }
      .max { ($0.standing?.points ?? 0) < ($1.standing?.points ?? 0) }
    if let best { return best.name }
    guard looks.allSatisfy({ $0.standing != nil }) else { return nil }
    let known = names.filter { languages.sign(of: $0) == .known }
    return known.count == 1 ? known[0] : nil
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
    let sign = languages.sign(of: name)
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
