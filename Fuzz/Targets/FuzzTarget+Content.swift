import UniformTypes

@testable import ContentDetection

/// Targets for content detection.
extension FuzzTarget {
  static func container(_ bytes: [UInt8]) {
    let sample = Sample(bytes: bytes)
    _ = ContainerInspection.finding(in: sample)
    _ = ContainerInspection.findingWithinText(sample)
  }

  static func date(_ bytes: [UInt8]) {
    _ = PictureSize.of(Sample(bytes: bytes))
    _ = RecordedFacts(in: bytes).date?.formatted("%Y-%m-%d %a %j")
  }

  static func text(_ bytes: [UInt8]) throws {
    for isWhole in [true, false] {
      let head = Head(bytes.prefix(Head.limit), isWhole: isWhole)
      guard let reading = TextEncoding.detect(head) else { continue }
      try BrokenLaw.unless(
        !isWhole || String(validating: reading.utf8, as: UTF8.self) != nil,
        "the text in \(reading.encoding.name) is not read as UTF-8")
      _ = TextInspection.finding(in: reading.utf8, isWhole: isWhole)
    }
  }

  /// Reads the first line as the file's name and the rest as its content.
  static func judgement(_ bytes: [UInt8]) throws {
    let parts = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    let content = parts.count > 1 ? Array(parts[1]) : []
    guard !content.isEmpty else { return }
    let name = String(decoding: parts[0], as: UTF8.self)
    for answer in [nil, "text/plain", "application/zip"] {
      let judgement = try DetectionRule(registry: .builtIn).judge(
        Sample(bytes: content), name: name.isEmpty ? nil : name
      ) { answer }
      try BrokenLaw.unless(
        TypeRegistry.builtIn.conforms(judgement.verdict.type, to: judgement.verdict.type),
        "\(judgement.verdict.type) is not itself")
    }
  }
}
