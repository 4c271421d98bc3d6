package import SystemPackage

/// A way down into a directory tree that holds few open directories however deep it goes.
///
/// Of a long way only the lowest directories stay open. One further up is opened again from below, by `..`,
/// and must then be the directory that it was. No path is ever made of the names, so none is too long.
package struct DirectoryDescent {
  private struct Level {
    /// nil while it is closed.
    var directory: OpenFile?
    /// Device and inode, known once it was closed.
    var identity: (device: UInt64, inode: UInt64)?
  }

  private var levels: [Level]
  /// The first of the levels below the top that are open.
  private var firstOpen = 1
  private let window: Int

  /// How many directories of one way are held open, by how many files this process may open.
  package static let openDirectories = min(32, max(Machine.openFileLimit / 32, 2))

  /// Begins at an open directory, which stays open.
  package init(_ top: OpenFile, window: Int = DirectoryDescent.openDirectories) {
    levels = [Level(directory: top)]
    current = top
    self.window = max(window, 2)
  }

  /// How many directories are above the current one, down from the top.
  package var depth: Int { levels.count - 1 }

  /// The directory that was entered last and not left.
  package private(set) var current: OpenFile

  /// Goes down into a directory of the current one; a link is not followed.
  package mutating func enter(_ name: FilePath) throws(SystemFailure) {
    let directory = try OpenFile.openDirectory(name, in: current, followingLinks: false)
    try enter(opened: directory)
  }

  /// Goes down into a directory of the current one that is open already.
  package mutating func enter(opened directory: OpenFile) throws(SystemFailure) {
    if levels.count - firstOpen >= window { try closeHighest() }
    levels.append(Level(directory: directory))
    current = directory
  }

  /// Goes back up.
  ///
  /// - Throws: A failure that says `ESTALE` where the directory above is not the one that was come from.
  package mutating func leave() throws(SystemFailure) {
    guard levels.count > 1 else { return }
    if levels[levels.count - 2].directory == nil {
      let above = try OpenFile.openDirectory("..", in: current)
      let status = try above.status()
      guard let identity = levels[levels.count - 2].identity,
        identity == (status.device, status.inode)
      else { throw SystemFailure.stale("..") }
      levels[levels.count - 2].directory = above
      firstOpen = levels.count - 2
    }
    levels.removeLast()
    current = levels.last?.directory ?? current
  }

  private mutating func closeHighest() throws(SystemFailure) {
    if let status = try levels[firstOpen].directory?.status() {
      levels[firstOpen].identity = (status.device, status.inode)
    }
    levels[firstOpen].directory = nil
    firstOpen += 1
  }
}
