import Diagnostics
import SystemCalls
import SystemPackage

/// The directory of the bytes that are kept with a session.
struct PayloadDirectory {
  let path: FilePath

  init(_ path: FilePath) { self.path = path }

  /// Makes a fresh, empty file; the directory too if this is the first.
  func newFile() throws(SessionError) -> Payload {
    try SessionError.wrap { () throws(SystemFailure) in
      while true {
        let name = Token.random()
        let file = path.appending(name)
        do throws(SystemFailure) {
          try StoreDirectory.makeFile(file)
          return Payload(name: name, path: file)
        } catch {
          switch error.errno {
          case .noSuchFileOrDirectory: try StoreDirectory.make(path)
          case .fileExists: break
          default: throw error
          }
        }
      }
    }
  }

  /// So long after a file was touched whoever made it is done with it, or gone; in nanoseconds.
  ///
  /// That is told by when its status changed: a snapshot has the times of what it was taken of.
  static let lifetime: Int64 = 24 * 3600 * 1_000_000_000
}

/// Names that nothing else has.
enum Token {
  /// 16 hexadecimal digits.
  static func random() -> String {
    Hexadecimal.text(UInt64.random(in: .min ... .max), digits: 16)
  }
}
