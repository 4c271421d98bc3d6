import UniformTypes

// Families of formats that a name can distinguish better than libmagic.
extension DetectionRule {
  /// Whether the name is more specific than the result of libmagic for the same bytes.
  func refines(_ name: Verdict, _ content: Verdict) -> Bool {
    guard let named = name.mimeType, let found = content.mimeType else { return false }
    guard let family = Self.officeFamily(found) else { return false }
    return family == Self.officeFamily(named)
  }

  /// The kind of Office Open XML document.
  ///
  /// Templates and documents with macros differ only in a line deep inside, which libmagic does not check.
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
