import Diagnostics
import JSON

// Names and paths need not be UTF-8, but JSON is.

extension JSONObject {
  /// Adds a name or path: where it is no UTF-8, as base64 under the key with `Bytes` behind it.
  mutating func add(_ key: String, carried text: String?) {
    guard let text else { return }
    if CarriedText.carriesRawBytes(text) {
      add("\(key)Bytes", Base64.text(CarriedText.bytes(of: text)))
    } else {
      add(key, text)
    }
  }
}

/// Bytes as the text of RFC 4648 §4, with padding.
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: [UInt8]) -> String {
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
}
