import Context
import Diagnostics
import SystemCalls
import SystemPackage

/// One run's turn to run a promise; other runs that need the same data wait for it.
///
/// The turn is a lock on a file in the payload directory, so it ends with the process that holds it. The result
/// is written to the file, where waiting runs read it even if the session has ended and the file has been
/// removed. The file is removed when the turn ends.
final class PromiseTurn {
  private let file: OpenFile
  private let path: FilePath
  private static let pause: Int32 = 20
  /// More of a command's last lines is never recorded.
  private static let limit = 65536

  /// The result of waiting for a turn.
  enum Wait {
    /// This run has the turn.
    case turn(PromiseTurn)
    /// Another run had the turn, with this outcome.
    case outcome(PromiseOutcome)
    /// The payload directory has been removed or moved.
    case gone
  }

  private init(_ file: OpenFile, _ path: FilePath) {
    self.file = file
    self.path = path
  }

  /// Waits until no other run is running this promise.
  ///
  /// - Parameters:
  ///   - directory: The payload directory.
  ///   - isCancelled: Called about 50 times a second.
  static func wait(
    item: Int, type: String, in directory: FilePath, isCancelled: () -> Bool
  ) throws -> Wait {
    // The hash only names the file; if two types collide, their promises wait for each other.
    let key = Hexadecimal.text(StableHash.of(type.utf8), digits: 1)
    let path = directory.appending(".turn-\(item)-\(key)")
    while true {
      guard let file = try open(path) else { return .gone }
      var hasWaited = false
      while try !file.lock() {
        if isCancelled() { throw ExchangeError.cancelled }
        hasWaited = true
        Clock.pause(milliseconds: Self.pause)
      }
      if hasWaited, let outcome = PromiseOutcome(try file.readAll(limit: Self.limit)) {
        return .outcome(outcome)
      }
      // If the previous holder has removed the file, this lock is on a file that nobody else can open.
      if let now = try FileSystem.statusIfPresent(of: path, followingLinks: false),
        now.isSameFile(as: try file.status())
      {
        // A holder that was killed while writing has left no valid outcome.
        try file.truncate(to: 0)
        return .turn(PromiseTurn(file, path))
      }
    }
  }

  /// Opens or creates the file; nil when the directory does not exist.
  private static func open(_ path: FilePath) throws(SystemFailure) -> OpenFile? {
    do throws(SystemFailure) {
      return try OpenFile.open(
        path, .readWrite, options: [.create, .noFollow], permissions: 0o600)
    } catch {
      if error.errno == .noSuchFileOrDirectory { return nil }
      throw error
    }
  }

  /// Shares the outcome with waiting runs; if writing it fails, they run the promise themselves.
  func tell(_ outcome: PromiseOutcome) { try? file.writeAll(outcome.bytes) }

  deinit { try? FileSystem.removeFile(path) }
}
