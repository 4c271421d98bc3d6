import UniformTypes

/// A possible type of a file, according to one source of evidence.
struct Verdict: Equatable {
  var type: UniformType
  /// The MIME type, if it is at least as specific as that of the type; nil if only the type is known.
  var mimeType: String?

  init(_ type: UniformType, _ mimeType: String?) {
    self.type = type
    self.mimeType = mimeType
  }

  init(_ match: GlobMatch) { self.init(match.type, match.mimeType) }

  static let data = Verdict(.data, "application/octet-stream")
  static let utf8Text = Verdict(.utf8PlainText, "text/plain")
  static let otherText = Verdict(.plainText, "text/plain")
  static let script = Verdict(UniformType("public.script"), "text/plain")

  /// Whether this is only "data" or "text", so that any name is more specific.
  var saysLittle: Bool { mimeType == "application/octet-stream" || mimeType == "text/plain" }
}

extension TypeRegistry {
  func verdict(forMIMEType name: String) -> Verdict {
    // An older name may belong to a separate type that is more specific than that of the usual name.
    let type = type(forMIMEType: name)
    let usual = usualName(ofMIMEType: name)
    return Verdict(isDeclared(type) ? type : self.type(forMIMEType: usual), usual)
  }

  func isText(_ verdict: Verdict) -> Bool { conforms(verdict.type, to: .text) }
}

// MARK: Comparison
extension TypeRegistry {
  /// Whether both denote the same format.
  func equals(_ one: Verdict, _ other: Verdict) -> Bool {
    one.type == other.type || (one.mimeType != nil && one.mimeType == other.mimeType)
  }

  /// Whether `lower` equals or conforms to `upper`, by purpose or by content.
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
