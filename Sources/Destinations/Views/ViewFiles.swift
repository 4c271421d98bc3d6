import Items
package import SystemCalls
package import SystemPackage

/// What a view keeps in its `.dnd`: the one door to it.
///
/// A view may come from anywhere, or lie where others write, too. So its files are reached from the view's
/// own folder by descriptors that follow no link, and are never more than its own.
package struct ViewFiles: Sendable {
  /// The view's own folder, with all links followed.
  package let root: FilePath
  /// The view's own folder, open as a place.
  let top: ConfinedFolder
  /// Its `.dnd`, open as a place.
  let folder: ConfinedFolder
  /// Which folders these are.
  let identity: Identity
  /// Whether nobody but this user and root decides what is in it.
  let isOwnWord: Bool

  /// Which folders a view is, and whose: another one that was given their numbers was made later.
  package struct Identity: Hashable, Sendable {
    let top: Folder
    let inner: Folder

    struct Folder: Hashable, Sendable {
      var device: UInt64
      var inode: UInt64
      var user: UInt32
      /// Nil where the file system does not know it.
      var birth: Birth?

      /// - Parameter folder: Open.
      init(_ status: FileStatus, of folder: OpenFile) throws(SystemFailure) {
        device = status.device
        inode = status.inode
        user = status.user
        birth = try folder.birth()
      }

      var text: String {
        "\(device):\(inode):\(user)" + (birth.map { ":\($0.seconds).\($0.nanoseconds)" } ?? "")
      }
    }

    /// As a text of one line.
    var text: String { "\(top.text) \(inner.text)" }
  }

  /// Opens what a view keeps; nil where its folder has no `.dnd`.
  package static func open(_ root: FilePath) throws(SystemFailure) -> ViewFiles? {
    let top = ConfinedFolder(
      try OpenFile.open(root, options: [.directory, .placeOnly, .noFollow]))
    do throws(SystemFailure) {
      let inner = try top.open(FilePath(View.folderName), options: [.directory, .placeOnly])
      return try ViewFiles(root, top, ConfinedFolder(inner))
    } catch {
      if error.errno == .noSuchFileOrDirectory || error.errno == .notDirectory { return nil }
      throw error
    }
  }

  /// Makes the folder of what a view keeps where it is missing; others may not write there, whatever the
  /// view's own folder lets them do.
  package static func make(in root: FilePath) throws(SystemFailure) -> ViewFiles {
    let top = ConfinedFolder(
      try OpenFile.open(root, options: [.directory, .placeOnly, .noFollow]))
    return try ViewFiles(root, top, top.makeFolders(FilePath(View.folderName), mode: 0o755))
  }

  private init(
    _ root: FilePath, _ top: ConfinedFolder, _ folder: ConfinedFolder
  ) throws(SystemFailure) {
    self.root = root
    self.top = top
    self.folder = folder
    let (outer, inner) = (try top.folder.status(), try folder.folder.status())
    identity = Identity(
      top: try .init(outer, of: top.folder), inner: try .init(inner, of: folder.folder))
    isOwnWord = outer.isOwned(orRoot: true) && inner.isOwnWord(orRoot: true)
  }

  /// Refuses links under these names, before anything is done that needs the files.
  func refuseLinks(_ names: [String]) throws(SystemFailure) {
    for name in names { try folder.refuseLink(at: FilePath(name)) }
  }

  /// Gives a file new content in one step; it is on disk when this returns.
  ///
  /// - Parameter temporary: A name that only this is used for, by one at a time.
  func replace(
    _ name: FilePath, by temporary: FilePath,
    write: (OpenFile) throws(SystemFailure) -> Void
  ) throws(SystemFailure) {
    // Left by a run that was killed.
    try? FileSystem.removeFile(temporary, in: folder.folder)
    do throws(SystemFailure) {
      let file = try folder.openFile(
        temporary, .writeOnly, options: [.create, .exclusiveCreate], permissions: 0o644)
      try write(file)
      try file.synchronize()
      try FileSystem.rename(
        temporary, in: folder.folder, to: name, in: folder.folder, .replace)
    } catch {
      try? FileSystem.removeFile(temporary, in: folder.folder)
      throw error
    }
    try folder.openFolder(".").folder.synchronize()
  }
}
