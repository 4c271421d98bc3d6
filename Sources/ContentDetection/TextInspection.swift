/// Tells one kind of text from another by its content.
///
/// From the certain to the guessed: what a format's specification requires at the beginning, the root of
/// markup, a whole value of JSON, the line that names an interpreter; then formats of lines; then the look
/// of languages, tables and settings, which are only answered where hardly anything else looks so.
enum TextInspection {
  /// What a text says that it is; nil where it is just text.
  ///
  /// - Parameters:
  ///   - text: In UTF-8, well-formed save where the head of the file cuts it; the mark of the encoding taken
  ///     off.
  ///   - guesses: Whether the look of a text counts where nothing certain is found.
  static func finding(
    in text: ArraySlice<UInt8>, isWhole: Bool, guesses: Bool = true
  ) -> Finding? {
    let start = text.trimmed
    guard let first = start.first else { return nil }
    if let found = TextSignatures.finding(in: text) { return found }
    if first == 0x3C, let found = MarkupInspection.finding(in: text, isWhole: isWhole) {
      return found
    }
    if first == 0x7B || first == 0x5B || first == 0x2F,
      let found = JSONInspection.finding(in: text, isWhole: isWhole)
    {
      return found
    }
    let lines = TextLines(text, isWhole: isWhole)
    return Shebangs.finding(in: lines) ?? ArmourInspection.finding(in: lines)
      ?? CorrespondenceInspection.finding(in: lines) ?? RecordInspection.finding(in: lines)
      ?? Modelines.finding(in: lines)
      ?? (guesses ? look(of: lines, startsWithMarkup: first == 0x3C) : nil)
  }

  /// What a text looks like.
  private static func look(of lines: TextLines, startsWithMarkup: Bool) -> Finding? {
    if Modelines.saysProse(lines) { return nil }
    if let document = FrontMatter.finding(in: lines) { return document }
    if let query = QueryInspection.finding(in: lines) { return query }
    if let table = DelimitedInspection.finding(in: lines) { return table }
    if !startsWithMarkup, let settings = SettingsInspection.finding(in: lines) { return settings }
    if let language = LanguageScore(lines).best(), isPossible(language.mimeType, lines) {
      // Of a recipe for an image each line was looked at.
      let isSure =
        language.isSure && !templates.contains(language.mimeType)
        || language.mimeType == "text/x-dockerfile"
      return Finding(
        mimeType: language.mimeType,
        certainty: !isSure ? .faint : language.isClear ? .likely : .look,
        sign: "look of its lines, strength \(language.strength)")
    }
    return startsWithMarkup ? nil : TitledInspection.finding(in: lines)
  }

  /// Languages of templates that several others look like, which have no table of their own.
  private static let templates: Set<String> = ["text/x-handlebars-template", "text/x-twig"]

  /// Whether a text has what the language that it looks like cannot do without.
  private static func isPossible(_ mimeType: String, _ lines: TextLines) -> Bool {
    switch mimeType {
    case "text/x-dockerfile": ImageRecipe.isPlausible(lines)
    // A property and its value are on both sides of a colon.
    case "text/css": lines.bytes.contains(0x3A)
    default: true
    }
  }
}
