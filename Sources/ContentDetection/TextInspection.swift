/// Distinguishes kinds of text by their content.
///
/// The rules run from certain to guessed: signatures that a specification requires, markup roots, complete JSON
/// values, interpreter lines and line-based formats. Last comes the appearance of languages, tables and settings,
/// which is accepted only if hardly anything else looks like that.
enum TextInspection {
  /// The format of a text; nil if it is just text.
  ///
  /// - Parameters:
  ///   - text: UTF-8 without a byte order mark, well-formed except for truncation at the end of the head.
  ///   - guesses: Whether the appearance of a text counts if nothing certain is found.
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
      ?? (guesses && !Shebangs.isScript(text)
        ? look(of: lines, startsWithMarkup: first == 0x3C) : nil)
  }

  /// The format that a text appears to have.
  private static func look(of lines: TextLines, startsWithMarkup: Bool) -> Finding? {
    if Modelines.saysProse(lines) { return nil }
    if let document = FrontMatter.finding(in: lines) { return document }
    if let query = QueryInspection.finding(in: lines) { return query }
    if let table = DelimitedInspection.finding(in: lines) { return table }
    if !startsWithMarkup, let settings = SettingsInspection.finding(in: lines) { return settings }
    if let language = LanguageScore(lines).best(), isPossible(language.mimeType, lines) {
      // All lines of a Dockerfile have been checked.
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

  /// Template languages that resemble several others without their own tables.
  private static let templates: Set<String> = ["text/x-handlebars-template", "text/x-twig"]

  /// The languages of generators of parsers.
  private static let generators: Set<String> = ["text/x-lex", "text/x-ragel", "text/x-yacc"]

  /// Whether a program is only what is copied around the rules of a parser.
  private static func isInputOfGenerator(_ lines: TextLines) -> Bool {
    lines.lines.contains {
      let line = lines.content($0)
      return ["%%{", "/*!re2c", "%token ", "%option "].contains(where: line.begins(with:))
    }
  }

  /// Whether a text has what the language that it resembles requires.
  private static func isPossible(_ mimeType: String, _ lines: TextLines) -> Bool {
    switch mimeType {
    case "text/x-dockerfile": ImageRecipe.isPlausible(lines)
    // A colon separates a property from its value.
    case "text/css": lines.bytes.contains(0x3A)
    default: generators.contains(mimeType) || !isInputOfGenerator(lines)
    }
  }
}
