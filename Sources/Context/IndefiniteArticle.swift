/// The label of a type in a sentence, such as `a PNG image`, `an HTML page` or `Markdown text`.
enum IndefiniteArticle {
  /// Last words of labels that are not countable.
  private static let uncountable: Set<String> = [
    "text", "source", "audio", "video", "data", "bytecode", "settings", "Markdown", "JSON", "YAML",
  ]

  /// Letters whose names begin with a vowel sound.
  private static let vowelNames = Set("AEFHILMNORSX")
  private static let vowels = Set("AEIOaeio")

  static func before(_ label: String) -> String {
    let words = label.split(separator: " ")
    guard let first = words.first, let last = words.last, !uncountable.contains(String(last)) else {
      return label
    }
    // Capitals are read one by one, as in `an MP3 file`.
    let isInitialism = first.count > 1 && first.allSatisfy { $0.isUppercase || $0.isNumber }
    let letters = isInitialism ? vowelNames : vowels
    return (first.first.map(letters.contains) == true ? "an " : "a ") + label
  }
}
