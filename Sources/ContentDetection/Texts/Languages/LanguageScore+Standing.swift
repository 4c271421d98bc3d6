// How sure the rules are of one language, for weighing it against a name.
extension LanguageScore {
  struct Standing {
    let points: Int
    /// What a language needs to be answered at all.
    let needed: Int

    var isEnough: Bool { points > 0 && points >= needed }
    /// Whether it is no chance, not even where something else is expected.
    var isClear: Bool { points >= 28 && points * 2 >= needed * 3 }
  }

  /// The best standing of those languages whose MIME type is meant; nil where the rules know none of them.
  func standing(where isMeant: (String) -> Bool) -> Standing? {
    rules.languages.indices.filter { isMeant("\(rules.languages[$0].mimeType)") }
      .map { Standing(points: max(total($0), 0), needed: needed(rules.languages[$0])) }
      .max { $0.points < $1.points }
  }

  /// Whether one of the languages that are meant contains that of this MIME type, or both a third one.
  func isRelative(of mimeType: String, where isMeant: (String) -> Bool) -> Bool {
    let languages = rules.languages
    guard let this = languages.firstIndex(where: { "\($0.mimeType)" == mimeType }) else {
      return false
    }
    let family = lineage(this)
    return languages.indices.contains {
      lineage($0) == family && isMeant("\(languages[$0].mimeType)")
    }
  }
}
