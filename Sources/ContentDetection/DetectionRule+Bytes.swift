import UniformTypes

// Formats that bytes other than text cannot have, regardless of the name.
extension DetectionRule {
  /// Whether data that is not text cannot have the format that its name indicates.
  func isImpossible(_ name: Verdict, _ collector: EvidenceCollector) -> Bool {
    isOfText(name) && !mayBeDamaged(name, collector) || lacksSign(name, collector)
  }

  /// Whether data may be a damaged text of the format that its name indicates.
  private func mayBeDamaged(_ name: Verdict, _ collector: EvidenceCollector) -> Bool {
    collector.isDamagedText && !isRefuted(name, by: collector.bytes)
  }

  /// Whether every file of a format is text, including formats that are not declared as text.
  func isOfText(_ name: Verdict) -> Bool {
    if registry.isText(name) { return true }
    // Packages with several parts are named after their main part: ZIP data is not XML.
    guard let mimeType = name.mimeType, !registry.isAtOrBelow(mimeType, "application/zip") else {
      return false
    }
    return ["application/xml", "application/json"].contains {
      registry.isAtOrBelow(mimeType, $0)
    }
  }

  /// Whether the content is an archive or a compressed file.
  func isArchive(_ content: Verdict) -> Bool {
    registry.conforms(content.type, to: UniformType("public.archive"))
  }
}
