import Diagnostics
import FileTransfer

/// What `ssh` wrote to standard error, and what it means.
///
/// The status of `ssh` is 255 for every failure of its own, so that only its words tell a changed host key from a
/// wrong password. Words that are not known mean that the host could not be reached.
enum SSHWords {
  /// The error for a connection that ended before it began.
  ///
  /// - Parameter isOfServer: Whether the host was reached, and its server ended at once.
  static func failure(_ bytes: [UInt8], host: String, isOfServer: Bool = false) -> FarError {
    let text = String(decoding: bytes, as: UTF8.self)
    let words = last(bytes)
    if text.contains("Host key verification failed")
      || text.contains("REMOTE HOST IDENTIFICATION HAS CHANGED")
    {
      return .hostKey(host: host, words: words)
    }
    if text.contains("Permission denied (") || text.contains("Too many authentication failures") {
      return .refused(host: host, words: words)
    }
    if isOfServer || text.contains("subsystem request failed") {
      return .noServer(host: host, words: words)
    }
    return .unreachable(host: host, words: words)
  }

  /// The last line that says something, without control characters.
  static func last(_ bytes: [UInt8]) -> String {
    let lines = bytes.split { $0 == 0x0A || $0 == 0x0D }.map { plain(Array($0)) }
      .filter { line in
        // It follows each failure and adds nothing.
        !line.isEmpty && !line.hasPrefix("Connection closed")
          || line.hasPrefix("Connection closed by")
      }
    return lines.last ?? ""
  }

  /// Bytes from another host as carried text in one line.
  static func plain(_ bytes: [UInt8]) -> String {
    CarriedText.text(bytes.map { $0 < 0x20 || $0 == 0x7F ? 0x20 : $0 }).trimmed
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
