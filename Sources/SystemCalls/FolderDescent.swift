package import SystemPackage

/// A way down into a folder tree that holds few open folders however deep it goes.
///
/// Of a long way only the lowest folders stay open. One further up is opened again from below, by `..`,
/// and must then be the folder that it was. No path is ever made of the names, so none is too long.
package struct FolderDescent {
  private struct Level {
    /// nil while it is closed.
    var folder: OpenFile?
    /// Device and inode, known once it was closed.
    var identity: (device: UInt64, inode: UInt64)?
  }

  private var levels: [Level]
  /// The first of the levels below the top that are open.
  private var firstOpen = 1
  private let window: Int

  /// How many folders of one way are held open, by how many files this process may open.
  package static let openFolders = min(32, max(Machine.openFileLimit / 32, 2))

  /// Begins at an open folder, which stays open.
  package init(_ top: OpenFile, window: Int = FolderDescent.openFolders) {
    levels = [Level(folder: top)]
    current = top
    self.window = max(window, 2)
  }

  /// How many folders lie above the current one, down from the top.
  package var depth: Int { levels.count - 1 }

  /// The folder that was entered last and not left.
  package private(set) var current: OpenFile

  /// Goes down into a folder of the current one; a link is not followed.
  package mutating func enter(_ name: FilePath) throws(SystemFailure) {
    let folder = try OpenFile.openFolder(name, in: current, followingLinks: false)
    try enter(opened: folder)
  }

  /// Goes down into a folder of the current one that is open already.
  package mutating func enter(opened folder: OpenFile) throws(SystemFailure) {
    if levels.count - firstOpen >= window { try closeHighest() }
    levels.append(Level(folder: folder))
    current = folder
  }

  /// Goes back up.
  ///
  /// - Throws: A failure that says `ESTALE` where the folder above is not the one that was come from.
  package mutating func leave() throws(SystemFailure) {
    guard levels.count > 1 else { return }
    if levels[levels.count - 2].folder == nil {
      let above = try OpenFile.openFolder("..", in: current)
      let status = try above.status()
      guard let identity = levels[levels.count - 2].identity,
        identity == (status.device, status.inode)
      else { throw SystemFailure.stale("..") }
      levels[levels.count - 2].folder = above
      firstOpen = levels.count - 2
    }
    levels.removeLast()
    current = levels.last?.folder ?? current
  }

  private mutating func closeHighest() throws(SystemFailure) {
    if let status = try levels[firstOpen].folder?.status() {
      levels[firstOpen].identity = (status.device, status.inode)
    }
    levels[firstOpen].folder = nil
    firstOpen += 1
  }
}
