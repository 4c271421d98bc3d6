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
    if isKind(of: "application/json") { return !mayBeJSON(start) }
    // Extensible Markup Language 1.0, 2.1.
    if isKind(of: "application/xml") { return !mayBegin("<") }
    if isKind(of: "application/rtf") { return !mayBegin("{") }
    // RFC 6350 and RFC 5545: each begins with BEGIN, in any case of letters.
    if isKind(of: "text/vcard") || isKind(of: "text/calendar") { return !mayBegin("Bb") }
    // Desktop Entry Specification, and the units that are written alike: groups, and comments.
    if Self.groups.contains(where: { "\($0)" == mimeType }) { return !mayBegin("[#;") }
    if let (_, word) = Self.beginnings.first(where: { "\($0.mimeType)" == mimeType }) {
      return !start.begins(with: "\(word)")
    }
    if let (_, signs) = Self.signs.first(where: { "\($0.mimeType)" == mimeType }) {
      return !text.contains { byte in "\(signs)".utf8.contains(byte) }
    }
    if mimeType == "application/x-subrip" { return !text.contains("-->") }
    return false
  }

  /// RFC 8259, with the comments that its dialects allow.
  private func mayBeJSON(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first else { return false }
    if "tfn".utf8.contains(first) {
      return ["true", "false", "null", "nan"].contains { text.begins(with: $0) }
    }
    return "{[\"/#-0123456789'".utf8.contains(first)
  }

  private static let groups: [StaticString] = [
    "application/x-desktop", "application/x-mswinurl", "application/vnd.flatpak.ref",
    "application/vnd.flatpak.repo", "text/x-systemd-unit",
  ]

  // To add a row: a format whose specification says with which word each file begins.
  private static let beginnings: [(mimeType: StaticString, word: StaticString)] = [
    ("application/x-pico8-source", "pico-8 cartridge"),
    ("application/x-quicktime-media-link", "<?"),
    ("model/vrml", "#VRML"), ("text/vtt", "WEBVTT"), ("text/x-vcf", "##fileformat="),
  ]

  // To add a row: a format of which a file without any of these signs says nothing.
  private static let signs: [(mimeType: StaticString, signs: StaticString)] = [
    ("application/toml", "=["), ("image/x-xpixmap", "\""), ("text/html", "<"),
    ("text/tab-separated-values", "\t"), ("text/x-ini", "=[:"), ("text/x-patch", "+-<>@!"),
  ]
}
