import SystemCalls
import SystemPackage

/// The turn of one run at one promise: others that want the same data meanwhile wait for it.
///
/// It is a lock on a file beside the payloads, so that it ends with the process that holds it, however that
/// ends. The file goes with the turn.
final class PromiseTurn {
  private let file: OpenFile
  private let path: FilePath
  private static let pause: Int32 = 20

  /// Waits until nobody else is at this promise.
  ///
  /// - Parameters:
  ///   - folder: That of the payloads, which exists.
  ///   - isCancelled: Asked about 50 times a second.
  init(
    item: Int, type: String, in folder: FilePath, isCancelled: () -> Bool
  ) throws {
    // FNV-1a: a name for the file, and no more than that; two types of one name would wait for each other.
    let key = type.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    path = folder.appending(".turn-\(item)-\(String(key, radix: 16))")
    while true {
      let file = try OpenFile.open(
        path, .readWrite, options: [.create, .noFollow], permissions: 0o600)
      while try !file.lock(waiting: false) {
        if isCancelled() { throw ExchangeError.cancelled }
        Clock.pause(milliseconds: Self.pause)
      }
      // Who had it has removed it: then this is a lock on a file that nobody else finds.
      if let now = try FileSystem.statusIfPresent(of: path, followingLinks: false),
        now.isSameFile(as: try file.status())
      {
        self.file = file
        return
      }
    }
  }

  deinit { try? FileSystem.removeFile(path) }
}
