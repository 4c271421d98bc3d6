import Diagnostics
import SystemCalls
package import SystemPackage

/// The directory of the payloads of a session.
package struct PayloadDirectory {
  package let path: FilePath

  package init(_ path: FilePath) { self.path = path }

  /// Creates an empty file, and the directory if this is its first file.
  package func newFile() throws(SessionError) -> Payload {
    try SessionError.wrap { () throws(SystemFailure) in
      var isMade = false
      while true {
        let name = Token.random()
        let file = path.appending(name)
        do throws(SystemFailure) {
          try StoreDirectory.makeFile(file)
          return Payload(name: name, path: file)
        } catch {
          switch error.errno {
          // If it is missing afterwards, its name is a link to nowhere, or its drive is broken.
          case .noSuchFileOrDirectory where !isMade:
            try StoreDirectory.make(path)
            isMade = true
          case .fileExists: break
          default: throw error
          }
        }
      }
    }
  }

  /// How long a payload that the session does not list may still be in use, in nanoseconds.
  ///
  /// The age is measured from the status change time, because a snapshot has the modification time of its
  /// source.
  package static let lifetime: Int64 = 24 * 3600 * 1_000_000_000
}

/// Random names.
enum Token {
  /// 16 hexadecimal digits.
  static func random() -> String {
    Hexadecimal.text(UInt64.random(in: .min ... .max), digits: 16)
  }
}
