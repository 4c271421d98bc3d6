// How sure the rules are of one language, for weighing it against a name.
extension LanguageScore {
  struct Standing {
    let points: Int
    /// What a language needs to be answered at all.
    let needed: Int

    var isEnough: Bool { points > 0 && points >= needed }
    /// Whether it is more than chance where nothing speaks for what is expected.
    var isFair: Bool { isEnough && points >= 20 }
    /// Whether it is no chance, not even where something else is expected.
    var isClear: Bool { points >= 28 && points * 2 >= needed * 3 }
  }

  /// What a text that looks like nothing says of a name's languages.
  enum Sign { case known, none, against }

  /// Whether anything in the text speaks for the language of a MIME type; nil where the rules do not
  /// know it.
  ///
  /// That nothing does is not a sign against it: programs may be mere lists, calls or values. Sentences
  /// are, save where documents are written in it, and so is what only another language has.
  func sign(of mimeType: String) -> Sign? {
    guard let language = rules.language(mimeType) else { return nil }
    if points[language] > 0 || rules[language].style.contains(.document) { return .known }
    return mayRefute ? .against : Sign.none
  }

  /// Whether it is something that a language of which there is no sign is not.
  var mayRefute: Bool {
    if shape.capitals > 0, shape.sentences * 2 > shape.code { return true }
    return points.indices.contains { kinds[$0] > 1 && points[$0] - loose[$0] >= Self.plenty }
  }

  /// Whether words alone are a document in the language of this MIME type.
  static func isDocument(_ mimeType: String) -> Bool {
    let rules = LanguageRules()
    return rules.language(mimeType).map { rules[$0].style.contains(.document) } ?? false
  }

  /// From how many points on what speaks for a language speaks against another of which there is nothing.
  private static let plenty = 28

  /// The best standing of those languages whose MIME type is meant; nil where the rules know none of them.
  func standing(where isMeant: (String) -> Bool) -> Standing? {
    rules.languages.filter { isMeant(rules.mimeType($0)) }
      .map { Standing(points: max(total($0), 0), needed: needed(rules[$0])) }
      .max { $0.points < $1.points }
  }

  /// Whether one of the languages that are meant contains that of this MIME type, or both a third one.
  func isRelative(of mimeType: String, where isMeant: (String) -> Bool) -> Bool {
    guard let family = rules.language(mimeType).map(lineage) else { return false }
    return rules.languages.contains { lineage($0) == family && isMeant(rules.mimeType($0)) }
  }
}
