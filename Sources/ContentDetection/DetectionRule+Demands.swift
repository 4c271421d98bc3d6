import UniformTypes

// Content that text formats require in every file; without it, the name is wrong.
extension DetectionRule {
  /// Whether a text lacks content that is required by the format that its name indicates.
  ///
  /// - Parameter text: UTF-8 without a byte order mark.
  func isRefuted(_ name: Verdict, by text: ArraySlice<UInt8>) -> Bool {
    guard let mimeType = name.mimeType else { return false }
    let start = text.trimmed
    guard let first = start.first else { return false }
    func mayBegin(_ signs: String) -> Bool { signs.utf8.contains(first) }
    func isKind(of format: String) -> Bool { registry.isAtOrBelow(mimeType, format) }
    if isKind(of: "application/json") || mimeType.hasSuffix("json") || mimeType.hasSuffix("json5") {
      return !mayBeJSON(start)
    }
    // Extensible Markup Language 1.0, 2.1.
    if isKind(of: "application/xml") || mimeType.hasSuffix("+xml") { return !mayBegin("<") }
    if isKind(of: "application/rtf") { return !mayBegin("{") }
    // RFC 6350 and RFC 5545: each file starts with BEGIN in any case.
    if isKind(of: "text/vcard") || isKind(of: "text/calendar") { return !mayBegin("Bb") }
    // Desktop Entry Specification and similarly structured units: groups and comments.
    if Self.groups.contains(mimeType) {
      return start.withoutComments("#;").first.map { $0 != 0x5B } ?? false
    }
    let words = Self.beginnings.filter { $0.mimeType == mimeType }
    if !words.isEmpty { return !words.contains { start.begins(with: $0.word) } }
    if let (_, signs) = Self.signs.first(where: { $0.mimeType == mimeType }) {
      return !text.contains { signs.utf8.contains($0) }
    }
    if let (_, passage) = Self.passages.first(where: { $0.mimeType == mimeType }) {
      return !text.contains(passage)
    }
    if let demand = Self.lines.first(where: { $0.mimeType == mimeType })?.demand {
      return !text.split(whereSeparator: \.isLineEnd).contains(where: demand)
    }
    return false
  }

  /// Whether a text may be JSON (RFC 8259), including the comments of its dialects.
  private func mayBeJSON(_ text: ArraySlice<UInt8>) -> Bool {
    var text = text.withoutComments("#/")
    // An array is judged by its first element.
    var isList = false
    while text.first == 0x5B {
      isList = true
      text = text.dropFirst().trimmed
      if text.first == 0x5D { return true }
    }
    guard let first = text.first else { return true }
    // A value other than an array or object is alone on its line.
    if !isList, first != 0x7B, text.prefix(while: { !$0.isLineEnd }).isRow { return false }
    if "tfn".utf8.contains(first) {
      return ["true", "false", "null", "nan"].contains { text.begins(with: $0) }
    }
    return "{\"/#-0123456789'".utf8.contains(first)
  }

  private static let groups: [String] = [
    "application/x-desktop", "application/x-mswinurl", "application/vnd.flatpak.ref",
    "application/vnd.flatpak.repo", "text/x-dbus-service", "text/x-systemd-unit",
  ]

  // To add a row: a format whose specification requires each file to begin with this word; several rows for
  // alternatives.
  private static let beginnings: [(mimeType: String, word: String)] = [
    ("application/hta", "<"), ("application/x-pico8-source", "pico-8 cartridge"),
    ("application/x-quicktime-media-link", "<?"), ("model/vrml", "#VRML"),
    ("text/vtt", "WEBVTT"), ("text/x-ms-regedit", "REGEDIT"),
    ("text/x-ms-regedit", "Windows Registry Editor"), ("text/x-vcf", "##fileformat="),
  ]

  // To add a row: a format that needs one of these characters to express anything.
  private static let signs: [(mimeType: String, signs: String)] = [
    ("application/texinfo", "@\\"), ("application/toml", "=["), ("application/x-php", "<"),
    ("image/x-xpixmap", "\""), ("text/html", "<"), ("text/tab-separated-values", "\t"),
    ("text/x-bibtex", "@"), ("text/x-ini", "=[:"), ("text/x-lex", "%"), ("text/x-yacc", "%"),
  ]

  // To add a row: a format that requires this passage in each file.
  private static let passages: [(mimeType: String, passage: String)] = [
    ("application/pgp-encrypted", "-----BEGIN PGP"), ("application/pgp-keys", "-----BEGIN PGP"),
    ("application/pgp-signature", "-----BEGIN PGP"), ("application/x-pem-file", "-----BEGIN "),
    ("application/x-subrip", "-->"),
  ]

  // To add a row: a format that requires a line of this kind in each file.
  private static let lines: [(mimeType: String, demand: @Sendable (ArraySlice<UInt8>) -> Bool)] = [
    ("application/x-troff-man", isRequest), ("text/troff", isRequest),
    ("text/uri-list", isAddress), ("text/x-patch", isChange), ("text/x-troff-me", isRequest),
    ("text/x-troff-mm", isRequest), ("text/x-troff-ms", isRequest),
  ]

  /// Whether a line is a troff request or macro call.
  @Sendable private static func isRequest(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == 0x2E || line.first == 0x27
  }

  /// Whether a line is an address alone on its line (RFC 2483, section 5).
  @Sendable private static func isAddress(_ line: ArraySlice<UInt8>) -> Bool {
    guard let colon = line.firstIndex(of: 0x3A), colon > line.startIndex else { return false }
    return line.first != 0x23 && line.words.count == 1 && line.last != 0x3A
  }

  /// Whether a line locates a change, in any of the formats that patch(1) accepts.
  @Sendable private static func isChange(_ line: ArraySlice<UInt8>) -> Bool {
    if ["@@", "--- ", "+++ ", "*** ", "diff ", "Index: "].contains(where: { line.begins(with: $0) })
    {
      return true
    }
    let command = line.drop { $0.isDigit || $0 == 0x2C }
    return command.startIndex > line.startIndex
      && command.first.map { "acd".utf8.contains($0) } == true
      && command.dropFirst().allSatisfy { $0.isDigit || $0 == 0x2C }
  }
}

extension ArraySlice<UInt8> {
  /// Whether the slice consists of several values with separators: numbers or quoted texts.
  fileprivate var isRow: Bool {
    let parts = split { $0 == 0x2C || $0 == 0x3B || $0 == 0x09 }
    return parts.count > 1
      && parts.allSatisfy { $0.isNumber || $0.count > 1 && $0.first == 0x22 && $0.last == 0x22 }
  }

  /// The text after blanks and leading comments, which are recognized by their first byte.
  fileprivate func withoutComments(_ marks: String) -> Self {
    var rest = trimmed
    while let first = rest.first, marks.utf8.contains(first) {
      if rest.begins(with: "/*") {
        guard let end = rest.position(of: "*/") else { return [] }
        rest = rest[(end + 2)...].trimmed
      } else {
        rest = rest.drop { !$0.isLineEnd }.trimmed
      }
    }
    return rest
  }
}
