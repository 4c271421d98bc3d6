import SystemCalls
import SystemPackage

/// A lock on a session's folder, until it is released.
///
/// SQLite opens the files of a database one after the other by their names, so that a folder that is
/// renamed in between, and another one that takes its name, would mix two sessions. Who opens a record
/// holds this lock together with others; who moves the folder holds it alone. A staging folder is held
/// by the process that fills it, and free when that process is gone.
final class SessionPlace {
  private let folder: OpenFile

  private init(_ folder: OpenFile) { self.folder = folder }

  /// Which folder it is.
  func status() throws(SystemFailure) -> FileStatus { try folder.status() }

  /// Gives the lock back.
  func release() { try? folder.unlock() }

  /// Locks the folder of this name; nil when there is none.
  static func enter(_ path: FilePath, alone: Bool) throws(SystemFailure) -> SessionPlace? {
    while true {
      guard let folder = try openIfPresent(path) else { return nil }
      _ = try folder.lock(exclusive: alone, waiting: true)
      if try isStill(folder, path) { return SessionPlace(folder) }
    }
  }

  /// Locks the folder alone if nobody else has it locked; nil when somebody has, or there is none.
  static func enterIfFree(_ path: FilePath) throws(SystemFailure) -> SessionPlace? {
    guard let folder = try openIfPresent(path), try folder.lock(waiting: false),
      try isStill(folder, path)
    else { return nil }
    return SessionPlace(folder)
  }

  /// Locks the folder of this name if it is still the one that was opened; nil where it has gone, whatever has
  /// the name now.
  static func enter(
    _ path: FilePath, if known: FileStatus, alone: Bool
  ) throws(SystemFailure) -> SessionPlace? {
    guard let place = try enter(path, alone: alone) else { return nil }
    if try place.status().isSameFile(as: known) { return place }
    place.release()
    return nil
  }

  /// Removes a session's folder; what a killed process leaves of it has a staging folder's name.
  static func erase(_ path: FilePath) throws(SystemFailure) {
    let leaving = staging(path.removingLastComponent(), Array("erased".utf8))
    if try StoreFolder.move(path, to: leaving) { try TreeRemoval.remove(leaving) }
  }

  /// A fresh name in `folder` that no session can have: a dot, the name, a token.
  static func staging(_ folder: FilePath, _ name: [UInt8]) -> FilePath {
    folder.appending(
      bytes: [UInt8(ascii: ".")] + name + Array(".\(Token.random())".utf8))
  }

  private static func openIfPresent(_ path: FilePath) throws(SystemFailure) -> OpenFile? {
    do throws(SystemFailure) {
      return try OpenFile.openFolder(path, followingLinks: false)
    } catch {
      switch error.errno {
      case .noSuchFileOrDirectory, .notDirectory: return nil
      default: throw error
      }
    }
  }

  /// Whether the name still stands for the folder that was opened by it.
  private static func isStill(_ folder: OpenFile, _ path: FilePath) throws(SystemFailure) -> Bool {
    let now = try FileSystem.statusIfPresent(of: path, followingLinks: false)
    return try now?.isSameFile(as: folder.status()) ?? false
  }
}
