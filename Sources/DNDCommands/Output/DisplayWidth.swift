/// The width of text on a terminal in columns, and text cut to fit.
///
/// A character is as wide as its widest scalar: two columns for East Asian wide characters and
/// emoji, none for combining marks. `wcwidth` would depend on the locale.
enum DisplayWidth {
  static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  static func of(_ character: Character) -> Int {
    // Querying the Unicode tables costs as much as the rest of a table row.
    if let byte = character.asciiValue, byte >= 0x20, byte < 0x7F { return 1 }
    var width = 0
    var isEmoji = false
    for scalar in character.unicodeScalars {
      // A variation selector requests the emoji presentation of the preceding scalar.
      if scalar.value == 0xFE0F && isEmoji { return 2 }
      isEmoji = scalar.properties.isEmoji
      width = max(width, of(scalar))
    }
    return width
  }

  /// The text, shortened with an ellipsis to at most `limit` columns.
  static func cut(_ text: String, to limit: Int) -> String {
    guard of(text) > limit else { return text }
    guard limit > 1 else { return limit == 1 ? "…" : "" }
    var kept = ""
    var width = 0
    for character in text {
      let next = of(character)
      if width + next > limit - 1 { break }
      kept.append(character)
      width += next
    }
    return kept + "…"
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// The blocks of wide and full-width characters in UAX #11, without emoji.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
    0x20000...0x3FFFD,
  ]
}
