/// Looks inside binary formats that hold documents of many kinds.
enum ContainerInspection {
  /// What the format and its inside say; nil where no rule of this project knows the bytes.
  static func finding(in sample: Sample) -> Finding? {
    Signature.match(sample.head).map(Finding.init)
  }

  /// The document format that happens to be written in the bytes of a text, such as PDF.
  static func findingWithinText(_ sample: Sample) -> Finding? {
    guard let match = Signature.match(sample.head), match.reach == .settlesText else { return nil }
    return Finding(match)
  }
}

extension Finding {
  fileprivate init(_ match: Signature.Match) {
    self.init(
      mimeType: match.mimeType, certainty: match.reach == .confirms ? .family : .settled,
      sign: "signature")
  }
}
