import UniformTypes

// What formats demand of their files, where a name or libmagic says less or more than the bytes.
extension DetectionRule {
  /// Whether the name says more of the same bytes than libmagic does.
  func refines(_ name: Verdict, _ content: Verdict) -> Bool {
    guard let named = name.mimeType, let found = content.mimeType else { return false }
    guard let family = Self.officeFamily(found) else { return false }
    return family == Self.officeFamily(named)
  }

  /// The kind of Office Open XML document; its templates and those with macros differ from it in a line
  /// deep inside, which libmagic does not look for.
  private static func officeFamily(_ mimeType: String) -> String? {
    let mimeType = mimeType.lowercased()
    let families = [
      ("wordprocessingml", "ms-word"), ("spreadsheetml", "ms-excel"),
      ("presentationml", "ms-powerpoint"),
    ]
    for (open, old) in families {
      if mimeType.hasPrefix("application/vnd.openxmlformats-officedocument.\(open).") {
        return open
      }
      if mimeType.hasPrefix("application/vnd.\(old).") && mimeType.hasSuffix("macroenabled.12") {
        return open
      }
    }
    return nil
  }
}

extension DetectionRule {
  /// Whether a text lacks the beginning without which nothing is of the format that its name says.
  ///
  /// - Parameter text: In UTF-8, without the mark of the encoding.
  func isRefuted(_ name: Verdict, by text: ArraySlice<UInt8>) -> Bool {
    guard let mimeType = name.mimeType else { return false }
    let first = text.first { !($0 == 0x20 || (0x09...0x0D).contains($0)) }
    guard let first else { return false }
    func mayBegin(_ signs: String) -> Bool { signs.utf8.contains(first) }
    func isKind(of format: String) -> Bool { registry.isAtOrBelow(mimeType, format) }
    // RFC 8259, with the comments that its dialects allow; Extensible Markup Language 1.0, 2.1.
    if isKind(of: "application/json") { return !mayBegin("{[\"/#-0123456789tfn'") }
    if isKind(of: "application/xml") { return !mayBegin("<") }
    if isKind(of: "application/rtf") { return !mayBegin("{") }
    // RFC 6350 and RFC 5545: each begins with BEGIN, in any case of letters.
    if isKind(of: "text/vcard") || isKind(of: "text/calendar") { return !mayBegin("Bb") }
    return false
  }
}
