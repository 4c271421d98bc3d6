/// Base64 as defined by RFC 4648, section 4.
package enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Encodes bytes, with padding.
  package static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let word = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << (8 * (3 - UInt32(group.count)))
      for digit in 0..<4 {
        let isPadding = digit > group.count
        text.append(
          isPadding ? UInt8(ascii: "=") : letters[Int(word >> (18 - 6 * UInt32(digit))) & 0x3F])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Decodes a text, with or without padding; nil if it contains anything else.
  package static func bytes(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var digits = Array(text)
    let padding = digits.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    if padding > 0, padding > 2 || digits.count % 4 != 0 { return nil }
    digits.removeLast(padding)
    guard digits.count % 4 != 1 else { return nil }
    var bytes: [UInt8] = []
    var word: UInt32 = 0
    for (index, digit) in digits.enumerated() {
      guard let value = value(of: digit) else { return nil }
      word = word << 6 | value
      if index % 4 > 0 { bytes.append(UInt8(truncatingIfNeeded: word >> (6 - 2 * (index % 4)))) }
    }
    return bytes
  }

  private static func value(of digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(digit - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(digit - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
