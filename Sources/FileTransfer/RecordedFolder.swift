package import Diagnostics
package import Items
package import SystemCalls
package import SystemPackage

/// The directory from which something was moved, as its record tells: undo gives nothing back to another one that has
/// its path by now.
package struct RecordedFolder: Sendable {
  private let path: FilePath
  private let identity: FolderIdentity
  /// When it was recorded at the latest, in nanoseconds since 1970.
  private let time: Int64

  /// - Returns: nil if the record does not tell.
  package init?(of record: TransferRecord) {
    guard let source = record.source?.here, let identity = record.node?.folder else { return nil }
    path = source.directory
    self.identity = identity
    time = record.changed
  }

  /// Throws if the path leads to another directory; one that is missing is none.
  package func check() throws(UndoError) {
    if !FileSystem.isGone(path) { _ = try open(path) }
  }

  /// Opens it, or a directory below it, as a base for names: what gets a name in it is in no other directory, whatever
  /// is at its path by then.
  package func open(_ directory: FilePath) throws(UndoError) -> OpenFile {
    var below = directory
    guard below.removePrefix(path) else { return try Self.open(directory, nil) }
    do throws(SystemFailure) {
      var open = try OpenFile.openPath(path)
      if try isIt(open) {
        for name in below.components {
          open = try OpenFile.open(
            FilePath(bytes: name.bytes), in: open, options: [.directory, .pathOnly, .noFollow])
        }
        return open
      }
    } catch {
      throw .transfer(TransferError(error))
    }
    throw .transfer(.elsewhere(Self.isOther(path), isLost: false))
  }

  /// The same for a directory of which nothing may be recorded.
  package static func open(
    _ directory: FilePath, _ recorded: RecordedFolder?
  ) throws(UndoError) -> OpenFile {
    if let recorded { return try recorded.open(directory) }
    do throws(SystemFailure) { return try OpenFile.openOwnWay(to: directory) } catch {
      throw .transfer(TransferError(error))
    }
  }

  private func isIt(_ directory: OpenFile) throws(SystemFailure) -> Bool {
    guard let now = try FolderIdentity(directory) else { return true }
    guard let birth = now.birth, identity.birth != nil else { return now.inode == identity.inode }
    if now == identity { return true }
    return birth > Int128(time) ? try isOwn(directory) : false
  }

  /// Whether this user has made it, and nobody else can have given it its name.
  private func isOwn(_ directory: OpenFile) throws(SystemFailure) -> Bool {
    guard try directory.status().isOwned(orRoot: true) else { return false }
    let above = try OpenFile.open("..", in: directory, options: [.directory, .pathOnly]).status()
    return above.isOwned(orRoot: true) && (above.mode & 0o022 == 0 || above.mode & 0o1000 != 0)
  }

  private static func isOther(_ path: FilePath) -> Diagnostic {
    Diagnostic(
      .error, .undoOtherFolder, "folder '\(path.carried)' is another one by now",
      hints: ["give the folder that was there its name back, then undo again"])
  }
}

extension Diagnostic.Code {
  package static let undoOtherFolder = Self("undo.otherFolder", .failed)
}
