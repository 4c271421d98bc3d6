import UniformTypes

// What formats of text demand of each of their files: where it is missing, the name is that of another.
extension DetectionRule {
  /// Whether a text lacks that without which nothing is of the format that its name says.
  ///
  /// - Parameter text: In UTF-8, without the mark of the encoding.
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
    // RFC 6350 and RFC 5545: each begins with BEGIN, in any case of letters.
    if isKind(of: "text/vcard") || isKind(of: "text/calendar") { return !mayBegin("Bb") }
    // Desktop Entry Specification, and the units that are written alike: groups, and comments.
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

  /// RFC 8259, with the comments that its dialects allow.
  private func mayBeJSON(_ text: ArraySlice<UInt8>) -> Bool {
    var text = text.withoutComments("#/")
    // A list begins as its first item does.
    var isList = false
    while text.first == 0x5B {
      isList = true
      text = text.dropFirst().trimmed
      if text.first == 0x5D { return true }
    }
    guard let first = text.first else { return true }
    // A value that is not a list or object is alone on its line.
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

  // To add a row: a format whose specification says with which word each file begins; several rows where
  // it is one of several.
  private static let beginnings: [(mimeType: String, word: String)] = [
    ("application/hta", "<"), ("application/x-pico8-source", "pico-8 cartridge"),
    ("application/x-quicktime-media-link", "<?"), ("model/vrml", "#VRML"),
    ("text/vtt", "WEBVTT"), ("text/x-ms-regedit", "REGEDIT"),
    ("text/x-ms-regedit", "Windows Registry Editor"), ("text/x-vcf", "##fileformat="),
  ]

  // To add a row: a format of which a file without any of these signs says nothing.
  private static let signs: [(mimeType: String, signs: String)] = [
    ("application/texinfo", "@\\"), ("application/toml", "=["), ("application/x-php", "<"),
    ("image/x-xpixmap", "\""), ("text/html", "<"), ("text/tab-separated-values", "\t"),
    ("text/x-bibtex", "@"), ("text/x-ini", "=[:"), ("text/x-lex", "%"), ("text/x-yacc", "%"),
  ]

  // To add a row: a format of which each file has this somewhere.
  private static let passages: [(mimeType: String, passage: String)] = [
    ("application/pgp-encrypted", "-----BEGIN PGP"), ("application/pgp-keys", "-----BEGIN PGP"),
    ("application/pgp-signature", "-----BEGIN PGP"), ("application/x-pem-file", "-----BEGIN "),
    ("application/x-subrip", "-->"),
  ]

  // To add a row: a format of which each file has a line of this kind.
  private static let lines: [(mimeType: String, demand: @Sendable (ArraySlice<UInt8>) -> Bool)] = [
    ("application/x-troff-man", isRequest), ("text/troff", isRequest),
    ("text/uri-list", isAddress), ("text/x-patch", isChange), ("text/x-troff-me", isRequest),
    ("text/x-troff-mm", isRequest), ("text/x-troff-ms", isRequest),
  ]

  /// A request of troff, or the call of a macro.
  @Sendable private static func isRequest(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == 0x2E || line.first == 0x27
  }

  /// RFC 2483, 5: an address is alone on its line.
  @Sendable private static func isAddress(_ line: ArraySlice<UInt8>) -> Bool {
    guard let colon = line.firstIndex(of: 0x3A), colon > line.startIndex else { return false }
    return line.first != 0x23 && line.words.count == 1 && line.last != 0x3A
  }

  /// A line that says where there is a change, in any of the forms that patch(1) takes.
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
  /// Whether it is several values with separators between them: numbers, or texts in quotes.
  fileprivate var isRow: Bool {
    let parts = split { $0 == 0x2C || $0 == 0x3B || $0 == 0x09 }
    return parts.count > 1
      && parts.allSatisfy { $0.isNumber || $0.count > 1 && $0.first == 0x22 && $0.last == 0x22 }
  }

  /// What follows the blanks, and the lines that are comments by their first byte.
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
