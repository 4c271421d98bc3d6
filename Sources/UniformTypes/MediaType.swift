import Diagnostics

/// A parsed MIME type: `type/subtype` and its parameters.
struct MediaType {
  /// `type/subtype`, as spelled.
  var essence: String
  /// The parameters, with names in lower case and values without quotes.
  var parameters: [(name: String, value: String)]

  /// The type with its parameters sorted and unquoted, for lookups.
  var canonical: String {
    essence + parameters.sorted { $0.name < $1.name }.map { ";\($0.name)=\($0.value)" }.joined()
  }

  var topLevel: Substring { essence.prefix { $0 != "/" } }

  /// Parses a MIME type; nil if it is malformed.
  ///
  /// The type may be `*/*` or `image/*`. A parameter without a value is not an error; it is omitted.
  init?(_ text: String) {
    let end = text.utf8.firstIndex(of: UInt8(ascii: ";")) ?? text.endIndex
    guard let slash = text.utf8[..<end].firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let top = Self.trimmed(text[..<slash])
    let sub = Self.trimmed(text[text.utf8.index(after: slash)..<end])
    guard Self.isToken(top), Self.isToken(sub), top != "*" || sub == "*" else { return nil }
    essence = top + "/" + sub
    guard end < text.endIndex else {
      parameters = []
      return
    }
    parameters = text[end...].dropFirst().split(separator: ";").compactMap { part in
      guard let equals = part.firstIndex(of: "=") else { return nil }
      let name = Self.trimmed(part[..<equals]).lowercasedASCII
      var value = Self.trimmed(part[part.index(after: equals)...])
      if value.utf8.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") {
        value = String(value.dropFirst().dropLast())
      }
      return Self.isToken(name) ? (name, value) : nil
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let space: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let start = text.drop(while: space)
    return start.lastIndex { !space($0) }.map { String(start[...$0]) } ?? ""
  }

  /// Whether a word is a name according to RFC 6838, or a star.
  private static func isToken(_ word: String) -> Bool {
    !word.isEmpty
      && word.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "!#$&^_.+-*'%`|~".utf8.contains(byte)
        }
      }
  }
}
