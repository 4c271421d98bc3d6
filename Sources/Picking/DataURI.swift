import Context
import Diagnostics

/// Data that a URI holds itself, by RFC 2397: `data:image/png;base64,…`.
package struct DataURI: Equatable, Sendable {
  /// With its parameters.
  var mimeType: String
  var bytes: [UInt8]

  /// The MIME type without its parameters.
  var essence: String { mimeType.split(separator: ";").first.map(String.init) ?? mimeType }

  /// Whether a text claims to be one, readable or not.
  static func isOne(_ text: String) -> Bool { text.prefix(5).lowercased() == "data:" }

  /// nil for any other text, and for a broken escape or broken base64.
  init?(_ text: String) {
    guard Self.isOne(text) else { return nil }
    let rest = CarriedText.bytes(of: text).dropFirst(5)
    guard let comma = rest.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    var words = String(decoding: rest[..<comma], as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    let isBase64 = words.count > 1 && words.last?.lowercased() == "base64"
    if isBase64 { words.removeLast() }
    // A text that says nothing of itself is ASCII, which is UTF-8, too.
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
