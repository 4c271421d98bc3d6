/// Case conversion and comparison limited to ASCII.
///
/// The case of other letters depends on the language and the Unicode version; identifiers, extensions, MIME types and
/// tables must not depend on either.
extension UInt8 {
  /// The byte, with an ASCII capital letter turned into lower case.
  @inlinable
  package var lowercasedASCII: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }

  /// The value of the byte as a hexadecimal digit; nil if it is not one.
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
  /// The text with its ASCII capital letters turned into lower case.
  @inlinable
  package var lowercasedASCII: String {
    guard utf8.contains(where: { $0 != $0.lowercasedASCII }) else { return String(self) }
    return String(decoding: utf8.lazy.map(\.lowercasedASCII), as: UTF8.self)
  }

  /// Whether the UTF-8 of both texts is equal, ignoring the case of ASCII letters.
  @inlinable
  package func equalsIgnoringASCIICase(_ other: some StringProtocol) -> Bool {
    utf8.elementsEqual(other.utf8) { $0.lowercasedASCII == $1.lowercasedASCII }
  }
}

/// Numbers and bytes in hexadecimal digits.
package enum Hexadecimal {
  /// A number in hexadecimal, padded with zeros to at least `digits` digits.
  package static func text(
    _ number: some BinaryInteger, digits: Int, uppercase: Bool = false
  ) -> String {
    let plain = String(number, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: max(0, digits - plain.utf8.count)) + plain
  }

  /// Bytes in hexadecimal, two digits each.
  @inlinable
  package static func text(_ bytes: some Sequence<UInt8>, uppercase: Bool = false) -> String {
    let ten: UInt8 = uppercase ? 0x37 : 0x57
    var text: [UInt8] = []
    text.reserveCapacity(2 * bytes.underestimatedCount)
    for byte in bytes {
      let (high, low) = (byte >> 4, byte & 15)
      text.append(high + (high < 10 ? 0x30 : ten))
      text.append(low + (low < 10 ? 0x30 : ten))
    }
    return String(decoding: text, as: UTF8.self)
  }
}
