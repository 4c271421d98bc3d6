import SystemCalls
import SystemPackage

/// A lock on a session's directory, until it is released.
///
/// SQLite opens the files of a database one after the other by their names, so that a directory that is
/// renamed in between, and another one that takes its name, would mix two sessions. Who opens a record
/// holds this lock together with others; who moves the directory holds it alone. A staging directory is held
/// by the process that fills it, and free when that process is gone.
final class SessionLock {
  private let directory: OpenFile

  private init(_ directory: OpenFile) { self.directory = directory }

  /// Which directory it is.
  func status() throws(SystemFailure) -> FileStatus { try directory.status() }

  /// Gives the lock back.
  func release() { try? directory.unlock() }

  /// Locks the directory of this name; nil when there is none.
  static func enter(_ path: FilePath, alone: Bool) throws(SystemFailure) -> SessionLock? {
    while true {
      guard let directory = try openIfPresent(path) else { return nil }
      _ = try directory.lock(exclusive: alone, waiting: true)
      if try isStill(directory, path) { return SessionLock(directory) }
    }
  }

  /// Locks the directory alone if nobody else has it locked; nil when somebody has, or there is none.
  static func enterIfFree(_ path: FilePath) throws(SystemFailure) -> SessionLock? {
    guard let directory = try openIfPresent(path), try directory.lock(waiting: false),
      try isStill(directory, path)
    else { return nil }
    return SessionLock(directory)
  }

  /// Locks the directory of this name if it is still the one that was opened; nil where it has gone, whatever has
  /// the name now.
  static func enter(
    _ path: FilePath, if known: FileStatus, alone: Bool
  ) throws(SystemFailure) -> SessionLock? {
    guard let lock = try enter(path, alone: alone) else { return nil }
    if try lock.status().isSameFile(as: known) { return lock }
    lock.release()
    return nil
  }

  /// Removes a session's directory; what a killed process leaves of it has a staging directory's name.
  static func erase(_ path: FilePath) throws(SystemFailure) {
    let leaving = staging(path.removingLastComponent(), Array("erased".utf8))
    if try StoreDirectory.move(path, to: leaving) { try TreeRemoval.remove(leaving) }
  }

  /// A fresh name in `directory` that no session can have: a dot, the name, a token.
  static func staging(_ directory: FilePath, _ name: [UInt8]) -> FilePath {
    directory.appending(
      bytes: [UInt8(ascii: ".")] + name + Array(".\(Token.random())".utf8))
  }

  private static func openIfPresent(_ path: FilePath) throws(SystemFailure) -> OpenFile? {
    do throws(SystemFailure) {
      return try OpenFile.openDirectory(path, followingLinks: false)
    } catch {
      switch error.errno {
      case .noSuchFileOrDirectory, .notDirectory: return nil
      default: throw error
      }
    }
  }

  /// Whether the name still stands for the directory that was opened by it.
  private static func isStill(_ directory: OpenFile, _ path: FilePath) throws(SystemFailure) -> Bool
  {
    let now = try FileSystem.statusIfPresent(of: path, followingLinks: false)
    return try now?.isSameFile(as: directory.status()) ?? false
  }
}
