import Diagnostics

/// An address that may carry another one in its query, as those of picture searches do.
package struct WrappedURL: Equatable, Sendable {
  private let text: String

  package init(_ text: String) { self.text = text }

  /// The address that is under the first of `keys` that the query has; else this one.
  ///
  /// Percent signs are taken apart (RFC 3986). What is there is taken only if it has a scheme and a
  /// host itself; of addresses in each other, only the outermost is unwrapped.
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

  /// Whether it is `scheme://host…`, with nothing that would end a line or a word.
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
