import UniformTypes

// What bytes that are not text cannot be, whatever their name says.
extension DetectionRule {
  /// Whether nothing but the name could make these bytes, which are not text, a file of this format.
  func isImpossible(_ name: Verdict, _ witnesses: EvidenceCollector) -> Bool {
    isOfText(name) && !witnesses.isDamagedText || lacksEntry(name, in: witnesses.archive)
  }

  /// Whether each file of a format is text, also of one that is more than that to those who use it.
  func isOfText(_ name: Verdict) -> Bool {
    if registry.isText(name) { return true }
    // Packages of several parts are named after their main one: what is ZIP is not XML.
    guard let mimeType = name.mimeType, !registry.isAtOrBelow(mimeType, "application/zip") else {
      return false
    }
    return ["application/xml", "application/json"].contains {
      registry.isAtOrBelow(mimeType, $0)
    }
  }

  /// Whether it is files in a file, or one that is packed.
  func isArchive(_ content: Verdict) -> Bool {
    registry.conforms(content.type, to: UniformType("public.archive"))
  }
}
