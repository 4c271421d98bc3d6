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
  func verdict(forMIMEType name: String) -> Verdict {
    // An older name may belong to a type of its own, which says more than that of the usual one.
    let type = type(forMIMEType: name)
    let usual = usualName(ofMIMEType: name)
    return Verdict(isDeclared(type) ? type : self.type(forMIMEType: usual), usual)
  }

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
    if equals(lower, upper) { return true }
    guard let lower = lower.mimeType, let upper = upper.mimeType else {
      return conforms(lower.type, to: upper.type)
    }
    return isAtOrBelow(lower, upper)
  }

  func isBelow(_ lower: Verdict, _ upper: Verdict) -> Bool {
    !equals(lower, upper) && isAtOrBelow(lower, upper)
  }
}
