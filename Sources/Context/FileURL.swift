import Diagnostics
import SystemCalls
package import SystemPackage

/// URLs of local files (RFC 8089): a percent-encoded path after `file:` or `file://`, with a host that is
/// empty, `localhost` or the name of this host.
package enum FileURL {
  /// The path that a file URL names; nil for any other text.
  package static func path(of url: String) -> FilePath? {
    guard let rest = localPart(of: url), rest.first == slash, let path = decoded(Array(rest)) else {
      return nil
    }
    return FilePath(bytes: path)
  }

  /// Whether a text starts like the URL of a local file, well-formed or not.
  package static func isLocal(_ url: String) -> Bool { localPart(of: url) != nil }

  private static let slash = UInt8(ascii: "/")

  /// The part after the scheme and host; nil for other hosts and any other text.
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

  /// The URL of an absolute path; all bytes except unreserved characters and slashes are percent-encoded.
  package static func url(of path: FilePath) -> [UInt8] {
    Array("file://".utf8) + PercentEncoding.encoded(path: path.bytes)
  }

  /// Removes percent-encoding; nil for an invalid escape or a NUL byte, which no path can contain.
  package static func decoded(_ bytes: [UInt8]) -> [UInt8]? {
    PercentEncoding.decoded(bytes).flatMap { $0.contains(0) ? nil : $0 }
  }

  private static func lower(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    bytes.map(\.lowercasedASCII)
  }
}
