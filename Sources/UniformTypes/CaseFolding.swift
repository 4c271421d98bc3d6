/// Identifiers, extensions and MIME types compare without regard to the case of ASCII letters only:
/// what other letters do depends on language and Unicode version, and tables must not.
extension UInt8 {
  /// The byte, as a small letter where it is a capital ASCII letter.
  var lowercasedASCII: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}

extension StringProtocol {
  /// The text with its capital ASCII letters small.
  var lowercasedASCII: String {
    guard utf8.contains(where: { $0 != $0.lowercasedASCII }) else { return String(self) }
    return String(decoding: utf8.lazy.map(\.lowercasedASCII), as: UTF8.self)
  }

  /// Whether two texts are the same bytes, without regard to the case of ASCII letters.
  func equalsIgnoringASCIICase(_ other: some StringProtocol) -> Bool {
    utf8.elementsEqual(other.utf8) { $0.lowercasedASCII == $1.lowercasedASCII }
  }
}
