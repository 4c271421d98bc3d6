// The strength of the evidence for a language, for comparison with a name.
extension LanguageScore {
  struct Standing {
    let points: Int
    /// The points required to accept a language.
    let needed: Int

    var isEnough: Bool { points > 0 && points >= needed }
    /// Whether the evidence exceeds chance if nothing supports the expected language.
    var isFair: Bool { isEnough && points >= 20 }
    /// Whether the evidence excludes chance even if another language is expected.
    var isClear: Bool { points >= 28 && points * 2 >= needed * 3 }
  }

  /// The evidence of an otherwise unrecognized text about the language of a name.
  enum Sign { case known, none, against }

  /// Whether anything in the text supports the language of a name; nil if there are no rules for it.
  ///
  /// A lack of support is not evidence against the language, because programs may consist of lists, calls or values.
  /// Sentences are evidence against it, except for document languages, and so are matches unique to another language.
  func sign(of name: Verdict) -> Sign? {
    guard let language = name.mimeType.flatMap(rules.language) else { return nil }
    if points[language] > 0 || rules[language].style.contains(.document) { return .known }
    return mayRefute ? .against : Sign.none
  }

  /// Whether the text is evidence against languages without support.
  var mayRefute: Bool {
    if shape.capitals > 0, shape.sentences * 2 > shape.code { return true }
    return points.indices.contains { kinds[$0] > 1 && points[$0] - loose[$0] >= Self.plenty }
  }

  /// Whether there are rules for the language of this MIME type.
  static func hasRules(for mimeType: String) -> Bool { LanguageRules().language(mimeType) != nil }

  /// Whether prose without markup is a document in the language of this MIME type.
  static func isDocument(_ mimeType: String) -> Bool {
    let rules = LanguageRules()
    return rules.language(mimeType).map { rules[$0].style.contains(.document) } ?? false
  }

  /// The points from which evidence for a language counts against others without support.
  private static let plenty = 28

  /// The standing of the language of this MIME type; nil if there are no rules for it.
  func standing(of mimeType: String) -> Standing? {
    rules.language(mimeType).map {
      Standing(points: max(total($0), 0), needed: needed(rules[$0]))
    }
  }

  /// The best standing among the languages selected by MIME type; nil if there are no rules for any of them.
  func standing(where isMeant: (String) -> Bool) -> Standing? {
    rules.languages.filter { isMeant(rules.mimeType($0)) }
      .map { Standing(points: max(total($0), 0), needed: needed(rules[$0])) }
      .max { $0.points < $1.points }
  }

  /// Whether a selected language is related to the one of this MIME type: one contains the other, or both contain a
  /// third.
  func isRelative(of mimeType: String, where isMeant: (String) -> Bool) -> Bool {
    guard let family = rules.language(mimeType).map(lineage) else { return false }
    return rules.languages.contains { lineage($0) == family && isMeant(rules.mimeType($0)) }
  }
}
