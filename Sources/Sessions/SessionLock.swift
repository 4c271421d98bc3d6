import SystemCalls
import SystemPackage

/// A lock on a session's directory, held until it is released.
///
/// SQLite opens the files of a database one by one by name. If the directory were renamed in between and
/// another one took its name, two sessions would be mixed. So a process that opens a record holds a shared
/// lock, and a process that moves the directory holds an exclusive one. A staging directory is locked by the
/// process that fills it and becomes free when that process exits.
final class SessionLock {
  private let directory: OpenFile

  private init(_ directory: OpenFile) { self.directory = directory }

  /// The status of the locked directory.
  func status() throws(SystemFailure) -> FileStatus { try directory.status() }

  /// Releases the lock.
  func release() { try? directory.unlock() }

  /// Locks the directory at `path`, waiting half a minute at most; nil when there is none.
  static func enter(_ path: FilePath, alone: Bool) throws(SystemFailure) -> SessionLock? {
    while true {
      guard let directory = try openIfPresent(path) else { return nil }
      try directory.waitForLock(exclusive: alone)
      if try isStill(directory, path) { return SessionLock(directory) }
    }
  }

  /// Locks the directory exclusively without waiting; nil when it is locked or does not exist.
  static func enterIfFree(_ path: FilePath) throws(SystemFailure) -> SessionLock? {
    guard let directory = try openIfPresent(path), try directory.lock(),
      try isStill(directory, path)
    else { return nil }
    return SessionLock(directory)
  }

  /// Locks the directory at `path` if it is the one identified by `known`; nil when that one has gone, even if
  /// another directory has its name.
  static func enter(
    _ path: FilePath, if known: FileStatus, alone: Bool
  ) throws(SystemFailure) -> SessionLock? {
    guard let lock = try enter(path, alone: alone) else { return nil }
    if try lock.status().isSameFile(as: known) { return lock }
    lock.release()
    return nil
  }

  /// Removes a session's directory; if killed, leaves the rest under a staging name.
  static func erase(_ path: FilePath) throws(SystemFailure) {
    let leaving = staging(path.directory, Array("erased".utf8))
    if try StoreDirectory.move(path, to: leaving) { try TreeRemoval.remove(leaving) }
  }

  /// A new name in `directory` that no session can have: a dot, the name, a dot and a random token.
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

  /// Whether `path` still refers to the directory that was opened.
  private static func isStill(_ directory: OpenFile, _ path: FilePath) throws(SystemFailure) -> Bool
  {
    let now = try FileSystem.statusIfPresent(of: path, followingLinks: false)
    return try now?.isSameFile(as: directory.status()) ?? false
  }
}
