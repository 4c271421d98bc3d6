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
    let digits = Array("0123456789ABCDEF".utf8)
    var url = Array("file://".utf8)
    for byte in path.bytes {
      if isUnreserved(byte) {
        url.append(byte)
      } else {
        url += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return url
  }

  /// Undoes percent-encoding; nil for a broken escape, and for an encoded NUL, which no path has.
  package static func decoded(_ bytes: [UInt8], allowingNUL: Bool = false) -> [UInt8]? {
    var plain: [UInt8] = []
    var place = 0
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "%") else {
        plain.append(bytes[place])
        place += 1
        continue
      }
      guard place + 2 < bytes.count, let high = hex(bytes[place + 1]),
        let low = hex(bytes[place + 2]), allowingNUL || high | low != 0
      else { return nil }
      plain.append(high << 4 | low)
      place += 3
    }
    return plain
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0x30...0x39: true
    case 0x2D, 0x2E, 0x5F, 0x7E, 0x2F: true
    default: false
    }
  }

  private static func lower(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    bytes.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
  }

  private static func hex(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
