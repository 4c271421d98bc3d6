import Items
package import SystemCalls
package import SystemPackage

/// What a view keeps in its `.dnd`: the one door to it.
///
/// A view may come from anywhere, or be where others write, too. So its files are reached from the view's
/// own directory by descriptors that follow no link, and are never more than its own.
package struct ViewFiles: Sendable {
  /// The view's own directory, with all links followed.
  package let root: FilePath
  /// The view's own directory, open as a place.
  let top: ConfinedDirectory
  /// Its `.dnd`, open as a place.
  let directory: ConfinedDirectory
  /// Which directories these are.
  let identity: Identity
  /// Whether nobody but this user and root decides what is in it.
  let isOwnWord: Bool

  /// Which directories a view is, and whose: another one that was given their numbers was made later.
  package struct Identity: Hashable, Sendable {
    let top: Directory
    let inner: Directory

    struct Directory: Hashable, Sendable {
      var device: UInt64
      var inode: UInt64
      var user: UInt32
      /// Nil where the file system does not know it.
      var birth: Birth?

      /// - Parameter directory: Open.
      init(_ status: FileStatus, of directory: OpenFile) throws(SystemFailure) {
        device = status.device
        inode = status.inode
        user = status.user
        birth = try directory.birth()
      }

      var text: String {
        "\(device):\(inode):\(user)" + (birth.map { ":\($0.seconds).\($0.nanoseconds)" } ?? "")
      }
    }

    /// As a text of one line.
    var text: String { "\(top.text) \(inner.text)" }
  }

  /// Opens what a view keeps; nil where its directory has no `.dnd`.
  package static func open(_ root: FilePath) throws(SystemFailure) -> ViewFiles? {
    let top = ConfinedDirectory(
      try OpenFile.open(root, options: [.directory, .pathOnly, .noFollow]))
    do throws(SystemFailure) {
      let inner = try top.open(FilePath(View.directoryName), options: [.directory, .pathOnly])
      return try ViewFiles(root, top, ConfinedDirectory(inner))
    } catch {
      if error.errno == .noSuchFileOrDirectory || error.errno == .notDirectory { return nil }
      throw error
    }
  }

  /// Makes the directory of what a view keeps where it is missing; others may not write there, whatever the
  /// view's own directory lets them do.
  package static func make(in root: FilePath) throws(SystemFailure) -> ViewFiles {
    let top = ConfinedDirectory(
      try OpenFile.open(root, options: [.directory, .pathOnly, .noFollow]))
    return try ViewFiles(root, top, top.makeDirectories(FilePath(View.directoryName), mode: 0o755))
  }

  private init(
    _ root: FilePath, _ top: ConfinedDirectory, _ directory: ConfinedDirectory
  ) throws(SystemFailure) {
    self.root = root
    self.top = top
    self.directory = directory
    let (outer, inner) = (try top.directory.status(), try directory.directory.status())
    identity = Identity(
      top: try .init(outer, of: top.directory), inner: try .init(inner, of: directory.directory))
    isOwnWord = outer.isOwned(orRoot: true) && inner.isOwnWord(orRoot: true)
  }

  /// Refuses links under these names, before anything is done that needs the files.
  func refuseLinks(_ names: [String]) throws(SystemFailure) {
    for name in names { try directory.refuseLink(at: FilePath(name)) }
  }

  /// Gives a file new content in one step; it is on disk when this returns.
  ///
  /// - Parameter temporary: A name that only this is used for, by one at a time.
  func replace(
    _ name: FilePath, by temporary: FilePath,
    write: (OpenFile) throws(SystemFailure) -> Void
  ) throws(SystemFailure) {
    // Left by a run that was killed.
    try? FileSystem.removeFile(temporary, in: directory.directory)
    do throws(SystemFailure) {
      let file = try directory.openFile(
        temporary, .writeOnly, options: [.create, .exclusiveCreate], permissions: 0o644)
      try write(file)
      try file.synchronize()
      try FileSystem.rename(
        temporary, in: directory.directory, to: name, in: directory.directory, .replace)
    } catch {
      try? FileSystem.removeFile(temporary, in: directory.directory)
      throw error
    }
    try directory.openDirectory(".").directory.synchronize()
  }
}
