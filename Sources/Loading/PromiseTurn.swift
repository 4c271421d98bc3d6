import Context
import Diagnostics
import SystemCalls
import SystemPackage

/// The turn of one run at one promise: others that want the same data meanwhile wait for it.
///
/// It is a lock on a file beside the payloads, so that it ends with the process that holds it, however that
/// ends. What came of it is in the file: who waits reads it there, also when the session has ended since,
/// and the file has gone with it. The file goes with the turn.
final class PromiseTurn {
  private let file: OpenFile
  private let path: FilePath
  private static let pause: Int32 = 20
  /// Nobody tells more of what a command said last.
  private static let limit = 65536

  /// What waiting for a turn comes to.
  enum Wait {
    /// It is this run's.
    case turn(PromiseTurn)
    /// Another run had it, and this came of it.
    case outcome(PromiseOutcome)
    /// The directory has gone, with the session or from its place.
    case gone
  }

  private init(_ file: OpenFile, _ path: FilePath) {
    self.file = file
    self.path = path
  }

  /// Waits until nobody else is at this promise.
  ///
  /// - Parameters:
  ///   - directory: That of the payloads.
  ///   - isCancelled: Asked about 50 times a second.
  static func wait(
    item: Int, type: String, in directory: FilePath, isCancelled: () -> Bool
  ) throws -> Wait {
    // A name for the file, and no more than that; two types of one name would wait for each other.
    let key = Hexadecimal.text(StableHash.of(type.utf8), digits: 1)
    let path = directory.appending(".turn-\(item)-\(key)")
    while true {
      guard let file = try open(path) else { return .gone }
      var hasWaited = false
      while try !file.lock(waiting: false) {
        if isCancelled() { throw ExchangeError.cancelled }
        hasWaited = true
        Clock.pause(milliseconds: Self.pause)
      }
      if hasWaited, let outcome = PromiseOutcome(try file.readAll(limit: Self.limit)) {
        return .outcome(outcome)
      }
      // Who had it has removed it: then this is a lock on a file that nobody else finds.
      if let now = try FileSystem.statusIfPresent(of: path, followingLinks: false),
        now.isSameFile(as: try file.status())
      {
        // Who was killed while it wrote has left no outcome.
        try file.truncate(to: 0)
        return .turn(PromiseTurn(file, path))
      }
    }
  }

  /// The file, which is made where it is missing; nil where the directory is.
  private static func open(_ path: FilePath) throws(SystemFailure) -> OpenFile? {
    do throws(SystemFailure) {
      return try OpenFile.open(
        path, .readWrite, options: [.create, .noFollow], permissions: 0o600)
    } catch {
      if error.errno == .noSuchFileOrDirectory { return nil }
      throw error
    }
  }

  /// Tells those that wait what came of it; that it cannot be told makes them find out themselves.
  func tell(_ outcome: PromiseOutcome) { try? file.writeAll(outcome.bytes) }

  deinit { try? FileSystem.removeFile(path) }
}
