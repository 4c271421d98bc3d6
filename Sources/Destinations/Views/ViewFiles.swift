import Items
package import SystemCalls
package import SystemPackage

/// Access to the internal files of a view in its `.dnd` directory.
///
/// A view may come from elsewhere, or be writable by others. Its files are therefore opened relative to its
/// root directory without following links, so that they cannot be outside the view.
package struct ViewFiles: Sendable {
  /// The root directory of the view, with all symbolic links resolved.
  package let root: FilePath
  /// The open root directory of the view.
  let top: ConfinedDirectory
  /// The open `.dnd` directory.
  let directory: ConfinedDirectory
  /// The identity of these directories.
  let identity: Identity
  /// Whether only this user and root can change the content.
  let isOwnWord: Bool

  /// The identity and owners of a view's directories.
  ///
  /// Birth times distinguish directories that reuse an inode.
  package struct Identity: Hashable, Sendable {
    let top: Directory
    let inner: Directory

    struct Directory: Hashable, Sendable {
      var device: UInt64
      var inode: UInt64
      var user: UInt32
      /// Nil if the file system does not record it.
      var birth: Birth?

      /// - Parameter directory: The open directory.
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

    /// The identity as one line of text.
    var text: String { "\(top.text) \(inner.text)" }
  }

  /// Opens the internal files of a view; nil if the directory has no `.dnd`.
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

  /// Creates the missing `.dnd` directory.
  ///
  /// It is never writable by others, whatever the permissions of the root directory.
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

  /// Throws if one of these names is a symbolic link, before any file is used.
  func refuseLinks(_ names: [String]) throws(SystemFailure) {
    for name in names { try directory.refuseLink(at: FilePath(name)) }
  }

  /// Replaces the content of a file atomically; it is synced when this returns.
  ///
  /// Returns false if another program has changed the file since it was read, which is then left as it is.
  ///
  /// - Parameters:
  ///   - old: The file as it was read; nil if there was none.
  ///   - temporary: A name reserved for this purpose, used by one process at a time.
  func replace(
    _ name: FilePath, _ old: RewrittenFile?, by temporary: FilePath,
    write: (OpenFile) throws(SystemFailure) -> Void
  ) throws(SystemFailure) -> Bool {
    let inner = directory.directory
    // Remove a file left behind by a killed run.
    try? FileSystem.removeFile(temporary, in: inner)
    // After an exchange, the old file has this name.
    defer { try? FileSystem.removeFile(temporary, in: inner) }
    let file = try directory.openFile(
      temporary, .writeOnly, options: [.create, .exclusiveCreate], permissions: 0o644)
    try write(file)
    try file.synchronize()
    let isDone =
      if let old {
        try old.trade(name, in: inner, for: temporary, in: inner)
      } else {
        try RewrittenFile.give(temporary, in: inner, name, in: inner)
      }
    try directory.openDirectory(".").directory.synchronize()
    return isDone
  }

  /// Waits for the lock that commands take before they change a file of the view, half a minute at most.
  func lock() throws(SystemFailure) -> OpenFile {
    let lock = try directory.openFile(
      "lock", .readWrite, options: .create, permissions: 0o644)
    try lock.waitForLock()
    return lock
  }
}
