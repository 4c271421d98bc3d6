import Context
import Diagnostics

/// Item names derived from URLs.
enum URLName {
  /// The last component of the URL's path, decoded, or else its host, as carried text.
  static func suggested(for url: String) -> String {
    let bytes = CarriedText.bytes(of: url)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return "" }
    var rest = bytes[(colon + 1)...]
    while rest.first == UInt8(ascii: "/") { rest = rest.dropFirst() }
    let path = rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let parts = path.split(separator: UInt8(ascii: "/"))
    guard let last = parts.last else { return "" }
    if parts.count == 1 { return CarriedText.text(hostOnly(last)) }
    let decoded = FileURL.decoded(Array(last)) ?? Array(last)
    return CarriedText.text(decoded.map { $0 == UInt8(ascii: "/") ? UInt8(ascii: "_") : $0 })
  }

  /// The host without user, password and port.
  private static func hostOnly(_ authority: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var host = authority
    if let at = host.lastIndex(of: UInt8(ascii: "@")) { host = host[(at + 1)...] }
    if host.first != UInt8(ascii: "["), let port = host.firstIndex(of: UInt8(ascii: ":")) {
      host = host[..<port]
    }
    return host
  }
}
