import Diagnostics

/// Makes text from outside safe for a terminal: it cannot move the cursor, change colours or
/// reverse the text direction.
enum TerminalText {
  /// The text with control characters, direction marks, other invisible characters and bytes that
  /// are not UTF-8 escaped, as in a shell's `$'…'`: `\n`, `\x1b`, `\u202e`.
  static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { escape(for: $0) != nil }) else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let escape = escape(for: scalar) {
        shown.append(contentsOf: escape.unicodeScalars)
      } else {
        shown.append(scalar)
      }
    }
    return String(shown)
  }

  /// The text without the signs of our own that only a Unicode terminal shows; names keep their characters.
  static func inASCII(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return text.unicodeScalars.reduce(into: "") { shown, scalar in
      if let sign = signs[scalar] { shown += sign } else { shown.unicodeScalars.append(scalar) }
    }
  }

  /// JSON with what a terminal would act on, or not show, as `\u…`; it means the same.
  static func inJSON(_ bytes: [UInt8]) -> [UInt8] {
    guard !bytes.allSatisfy({ $0 < 0x7F }) else { return bytes }
    var shown = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar.value >= 0x7F, escape(for: scalar) != nil {
        for unit in String(scalar).utf16 {
          shown += "\\u\(Hexadecimal.text(unit, digits: 4))"
        }
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return Array(shown.utf8)
  }

  private static let signs: [Unicode.Scalar: String] = [
    "→": "->", "…": "...", "·": "-", "≥": ">=", "█": "#", "░": ".",
    // The frames of the bar.
    "⠋": "|", "⠙": "/", "⠹": "-", "⠸": "\\", "⠼": "|", "⠴": "/", "⠦": "-", "⠧": "\\", "⠇": "|",
    "⠏": "/",
  ]

  private static func escape(for scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x20..<0x7F: return nil
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0D: return "\\r"
    case 0..<0x20, 0x7F: return "\\x\(Hexadecimal.text(scalar.value, digits: 2))"
    case 0x80..<0xA0: return "\\u\(Hexadecimal.text(scalar.value, digits: 4))"
    // Joiners are part of emoji and of the spelling of several scripts.
    case 0x200C, 0x200D: return nil
    default: break
    }
    if let byte = CarriedText.rawByte(scalar) {
      return "\\x\(Hexadecimal.text(byte, digits: 2))"
    }
    switch scalar.properties.generalCategory {
    case .format, .lineSeparator, .paragraphSeparator:
      return scalar.value > 0xFFFF
        ? "\\U\(Hexadecimal.text(scalar.value, digits: 8))"
        : "\\u\(Hexadecimal.text(scalar.value, digits: 4))"
    default: return nil
    }
  }
}
