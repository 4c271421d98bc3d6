import Diagnostics
import SystemCalls
package import SystemPackage

/// URLs of local files, by RFC 8089: percent-encoded bytes behind `file:/` or `file://`, where the host is
/// empty, `localhost` or this one.
package enum FileURL {
  /// The path that a file URL names; nil for any other text.
  package static func path(of url: String) -> FilePath? {
    guard let rest = localPart(of: url), rest.first == slash, let path = decoded(Array(rest)) else {
      return nil
    }
    return FilePath(bytes: path)
  }

  /// Whether a text claims to be the URL of a local file, readable or not.
  package static func isLocal(_ url: String) -> Bool { localPart(of: url) != nil }

  private static let slash = UInt8(ascii: "/")

  /// What follows scheme and host; nil where another host is named, and for any other text.
  private static func localPart(of url: String) -> ArraySlice<UInt8>? {
    let bytes = CarriedText.bytes(of: url)
    let scheme = Array("file:".utf8)
    guard lower(bytes.prefix(scheme.count)) == scheme else { return nil }
    let rest = bytes.dropFirst(scheme.count)
    guard rest.starts(with: [slash, slash]) else { return rest }
    let host = lower(rest.dropFirst(2).prefix { $0 != slash })
    guard host.isEmpty || host == Array("localhost".utf8) || host == lower(Machine.hostName.utf8)
    else { return nil }
    return rest.dropFirst(2 + host.count)
  }

  /// The URL of an absolute path; every byte that is not unreserved is percent-encoded, the slash excepted.
  package static func url(of path: FilePath) -> [UInt8] {
    Array("file://".utf8) + PercentEncoding.encoded(path: path.bytes)
  }

  /// Undoes percent-encoding; nil for a broken escape, and for a NUL, which no path has.
  package static func decoded(_ bytes: [UInt8]) -> [UInt8]? {
    PercentEncoding.decoded(bytes).flatMap { $0.contains(0) ? nil : $0 }
  }

  private static func lower(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    bytes.map(\.lowercasedASCII)
  }
}
