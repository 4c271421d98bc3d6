package import SystemPackage

/// A descent into a directory tree that needs few open directories at any depth.
///
/// Only the deepest directories stay open. A higher one is opened again through `..` and must still be the same
/// directory. Names are never joined into paths, so no path is too long.
package struct DirectoryDescent {
  private struct Level {
    /// Nil while the directory is closed.
    var directory: OpenFile?
    /// The device and inode, known once the directory has been closed.
    var identity: (device: UInt64, inode: UInt64)?
  }

  private var levels: [Level]
  /// The index of the first open level below the top.
  private var firstOpen = 1
  private let window: Int

  /// How many directories of one descent stay open, derived from the open file limit.
  package static let openDirectories = min(32, max(Machine.openFileLimit / 32, 2))

  /// Starts at an open directory, which stays open.
  package init(_ top: OpenFile, window: Int = DirectoryDescent.openDirectories) {
    levels = [Level(directory: top)]
    current = top
    self.window = max(window, 2)
  }

  /// The number of levels between the top and the current directory.
  package var depth: Int { levels.count - 1 }

  /// The directory that was entered last and has not been left.
  package private(set) var current: OpenFile

  /// Enters a subdirectory of the current directory; a symbolic link is not followed.
  package mutating func enter(_ name: FilePath) throws(SystemFailure) {
    let directory = try OpenFile.openDirectory(name, in: current, followingLinks: false)
    try enter(opened: directory)
  }

  /// Enters a subdirectory of the current directory that is already open.
  package mutating func enter(opened directory: OpenFile) throws(SystemFailure) {
    if levels.count - firstOpen >= window { try closeHighest() }
    levels.append(Level(directory: directory))
    current = directory
  }

  /// Returns to the parent directory.
  ///
  /// - Throws: A failure with `ESTALE` if the parent is not the directory that was entered.
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
