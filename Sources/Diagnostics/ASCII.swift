/// Letters and digits of ASCII alone.
///
/// What other letters do depends on language and Unicode version, and identifiers, extensions, MIME types and
/// tables must not.
extension UInt8 {
  /// The byte, as a small letter where it is a capital ASCII letter.
  @inlinable
  package var lowercasedASCII: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }

  /// What it is worth as a hexadecimal digit; nil where it is none.
  package var hexadecimalDigit: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }
}

extension StringProtocol {
  /// The text with its capital ASCII letters small.
  @inlinable
  package var lowercasedASCII: String {
    guard utf8.contains(where: { $0 != $0.lowercasedASCII }) else { return String(self) }
    return String(decoding: utf8.lazy.map(\.lowercasedASCII), as: UTF8.self)
  }

  /// Whether two texts are the same bytes, without regard to the case of ASCII letters.
  @inlinable
  package func equalsIgnoringASCIICase(_ other: some StringProtocol) -> Bool {
    utf8.elementsEqual(other.utf8) { $0.lowercasedASCII == $1.lowercasedASCII }
  }
}

/// Numbers and bytes in hexadecimal digits.
package enum Hexadecimal {
  /// A number, with zeros before it up to so many digits.
  package static func text(
    _ number: some BinaryInteger, digits: Int, uppercase: Bool = false
  ) -> String {
    let plain = String(number, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: max(0, digits - plain.utf8.count)) + plain
  }

  /// Bytes, two digits each.
  @inlinable
  package static func text(_ bytes: some Sequence<UInt8>, uppercase: Bool = false) -> String {
    let digits = Array((uppercase ? "0123456789ABCDEF" : "0123456789abcdef").utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
