/// Percent-encoding of bytes in URLs (RFC 3986).
package enum PercentEncoding {
  /// Encodes a path: every byte except unreserved characters and slashes.
  package static func encoded(path bytes: some Sequence<UInt8>) -> [UInt8] {
    bytes.flatMap { byte -> [UInt8] in
      switch byte {
      case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x2D, 0x2E, 0x5F, 0x7E, 0x2F: [byte]
      default: Array("%".utf8) + Hexadecimal.text([byte], uppercase: true).utf8
      }
    }
  }

  /// The decoded bytes; nil if a percent sign is not followed by two hexadecimal digits.
  package static func decoded(_ bytes: some Collection<UInt8>) -> [UInt8]? {
    decoded(bytes, isLenient: false)
  }

  /// The decoded bytes; a percent sign that is not followed by two hexadecimal digits is kept.
  package static func decodedLeniently(_ bytes: some Collection<UInt8>) -> [UInt8] {
    decoded(bytes, isLenient: true) ?? []
  }

  private static func decoded(_ bytes: some Collection<UInt8>, isLenient: Bool) -> [UInt8]? {
    var plain: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2).compactMap(\.hexadecimalDigit)
      if byte == UInt8(ascii: "%"), digits.count == 2 {
        plain.append(digits[0] << 4 | digits[1])
        rest = rest.dropFirst(2)
      } else if byte == UInt8(ascii: "%"), !isLenient {
        return nil
      } else {
        plain.append(byte)
      }
    }
    return plain
  }
}
