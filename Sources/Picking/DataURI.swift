import Context
import Diagnostics

/// The data of a `data:` URI (RFC 2397), such as `data:image/png;base64,…`.
package struct DataURI: Equatable, Sendable {
  /// The MIME type with its parameters.
  var mimeType: String
  var bytes: [UInt8]

  /// The MIME type without its parameters.
  var essence: String { mimeType.split(separator: ";").first.map(String.init) ?? mimeType }

  /// Whether a text starts like a `data:` URI, well-formed or not.
  static func isOne(_ text: String) -> Bool { text.prefix(5).lowercased() == "data:" }

  /// Nil for any other text, and for malformed percent or Base64 encoding.
  init?(_ text: String) {
    guard Self.isOne(text) else { return nil }
    let rest = CarriedText.bytes(of: text).dropFirst(5)
    guard let comma = rest.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    var words = String(decoding: rest[..<comma], as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    let isBase64 = words.count > 1 && words.last?.lowercased() == "base64"
    if isBase64 { words.removeLast() }
    // Data without a MIME type is ASCII, which is also valid UTF-8.
    mimeType = words.first?.contains("/") == true ? words.joined(separator: ";") : "text/plain"
    guard let plain = PercentEncoding.decoded(rest[(comma + 1)...]) else {
      return nil
    }
    guard isBase64 else {
      bytes = plain
      return
    }
    guard let decoded = Base64.bytes(plain) else { return nil }
    bytes = decoded
  }
}
