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
