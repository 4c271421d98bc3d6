package import Diagnostics
package import Items
import SystemCalls
import SystemPackage

/// The directory from which something was moved, as its record tells: undo gives nothing back to another one that has
/// its path by now.
package struct RecordedFolder: Sendable {
  private let path: FilePath
  private let identity: FolderIdentity
  /// When it was recorded at the latest, in nanoseconds since 1970.
  private let time: Int64

  /// - Returns: nil if the record does not tell.
  package init?(of record: TransferRecord) {
    guard let source = record.source, let identity = record.node?.folder else { return nil }
    path = source.directory
    self.identity = identity
    time = record.changed
  }

  /// Throws if the path leads to another directory; one that is missing is none.
  package func check() throws(UndoError) {
    do throws(SystemFailure) {
      if try isIt(OpenFile.openPath(path)) { return }
    } catch {
      if error.errno == .noSuchFileOrDirectory || error.errno == .notDirectory { return }
      throw .transfer(TransferError(error))
    }
    throw .transfer(.elsewhere(Self.isOther(path), isLost: false))
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
