import Diagnostics

/// A URL that may carry another URL in its query, like the results of an image search.
package struct WrappedURL: Equatable, Sendable {
  private let text: String

  package init(_ text: String) { self.text = text }

  /// The URL in the first of these query parameters that is present, or else the URL itself.
  ///
  /// Percent-encoding (RFC 3986) is removed. The value must have a scheme and a host. Only the outermost URL is
  /// unwrapped.
  package func unwrapped(keys: [String]) -> String {
    let address = text.prefix { $0 != "#" }
    guard let mark = address.utf8.firstIndex(of: UInt8(ascii: "?")) else { return text }
    let query = address[address.utf8.index(after: mark)...]
    let members = query.split { $0 == "&" || $0 == ";" }
    for key in keys {
      for member in members {
        guard let equals = member.firstIndex(of: "="),
          Self.decoded(member[..<equals]) == key,
          let inner = Self.decoded(member[member.index(after: equals)...]), Self.isAddress(inner)
        else { continue }
        return inner
      }
    }
    return text
  }

  private static func decoded(_ text: Substring) -> String? {
    PercentEncoding.decoded(text.utf8).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// Whether a text has the form `scheme://host…`, without whitespace or control characters.
  private static func isAddress(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")),
      let first = text.utf8.first, first | 0x20 >= 0x61 && first | 0x20 <= 0x7A,
      text[colon...].hasPrefix("://"), text.utf8.count > text[..<colon].utf8.count + 3
    else { return false }
    return text[..<colon].utf8.allSatisfy { byte in
      byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39
        || "+-.".utf8.contains(byte)
    } && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
  }
}
