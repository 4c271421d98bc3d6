import UniformTypes

/// A type that something says a file has.
struct Verdict: Equatable {
  var type: UniformType
  /// Where it says more than the type's own, or just as much; nil where only the type is known.
  var mimeType: String?

  init(_ type: UniformType, _ mimeType: String?) {
    self.type = type
    self.mimeType = mimeType
  }

  init(_ match: GlobMatch) { self.init(match.type, match.mimeType) }

  static let data = Verdict(.data, "application/octet-stream")
  static let utf8Text = Verdict(.utf8PlainText, "text/plain")
  static let otherText = Verdict(.plainText, "text/plain")

  /// Whether it is only "some data" or "some text", which any name knows better.
  var saysLittle: Bool { mimeType == "application/octet-stream" || mimeType == "text/plain" }
}

extension TypeRegistry {
  func verdict(forMIMEType name: String) -> Verdict { Verdict(type(forMIMEType: name), name) }

  func isText(_ verdict: Verdict) -> Bool { conforms(verdict.type, to: .text) }
}

// MARK: Comparing
extension TypeRegistry {
  /// Whether both stand for one format.
  func equals(_ one: Verdict, _ other: Verdict) -> Bool {
    one.type == other.type || (one.mimeType != nil && one.mimeType == other.mimeType)
  }

  /// Whether what is `lower` is also `upper`, by what it is for or by what its bytes are.
  func isAtOrBelow(_ lower: Verdict, _ upper: Verdict) -> Bool {
    if equals(lower, upper) || conforms(lower.type, to: upper.type) { return true }
    // The shared database knows what a format's bytes are, as that a document is a ZIP archive; the
    // declared type often only says what it is for.
    guard let mimeType = lower.mimeType else { return false }
    return conforms(DynamicIdentifier(mimeType: mimeType).type, to: upper.type)
  }

  func isBelow(_ lower: Verdict, _ upper: Verdict) -> Bool {
    !equals(lower, upper) && isAtOrBelow(lower, upper)
  }
}
