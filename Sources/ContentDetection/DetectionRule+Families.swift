import UniformTypes

// Where libmagic stops at the container, or at another member of the same family.
extension DetectionRule {
  /// Whether the name says more of the same bytes than libmagic does.
  func refines(_ name: Verdict, _ content: Verdict) -> Bool {
    guard let named = name.mimeType, let found = content.mimeType else { return false }
    switch found {
    case "application/vnd.ms-office", "application/x-ole-storage", "application/cdfv2",
      "application/zip":
      // Either holds documents of hundreds of kinds, and no pictures, sounds or texts as such.
      return named.hasPrefix("application/") && !registry.conforms(name.type, to: .text)
    default:
      guard let family = Self.officeFamily(found) else { return false }
      return family == Self.officeFamily(named)
    }
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
