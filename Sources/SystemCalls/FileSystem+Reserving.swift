package import SystemPackage

// Giving a free name where the file system has neither a rename that replaces nothing nor second names, as
// many that are programs do not (exfat-fuse).
extension FileSystem {
  /// Renames to a name that nothing has: takes it with something empty, and replaces that.
  ///
  /// What is empty is made in one step that fails where the name is taken, has no rights, and is replaced only
  /// while the name leads to it. A run that is killed between the two leaves it: see `isReservation`.
  ///
  /// - Throws: A failure with `.fileExists` where the name is taken, or was taken from what was empty; one
  ///   whose `isUnsupported` is true where nothing can be replaced.
  package static func renameReserving(
    _ path: FilePath, in directory: OpenFile? = nil, to newPath: FilePath,
    in newDirectory: OpenFile? = nil, isDirectory: Bool
  ) throws(SystemFailure) {
    let reserved = try reserve(newPath, in: newDirectory, isDirectory: isDirectory)
    do throws(SystemFailure) {
      // Held open, so that the number that tells it from others is not given to another.
      let file = try OpenFile.open(newPath, in: newDirectory, options: [.pathOnly, .noFollow])
      guard try isStill(reserved, file, newPath, in: newDirectory) else {
        throw SystemFailure("renameat2", newPath, .fileExists)
      }
      try rename(path, in: directory, to: newPath, in: newDirectory, .replace)
    } catch {
      guard let now = try? status(of: newPath, in: newDirectory, followingLinks: false),
        now.isSameFile(as: reserved), isEmpty(now)
      else { throw error }
      do throws(SystemFailure) {
        // Of directories only an empty one goes.
        try isDirectory
          ? removeDirectory(newPath, in: newDirectory) : removeFile(newPath, in: newDirectory)
      } catch let failure {
        throw failure.errno == .directoryNotEmpty
          ? SystemFailure("renameat2", newPath, .fileExists) : error
      }
      switch error.errno {
      case .fileExists, .directoryNotEmpty:
        throw SystemFailure("renameat2", newPath, .notSupported)
      default: throw error
      }
    }
  }

  private static func reserve(
    _ path: FilePath, in directory: OpenFile?, isDirectory: Bool
  ) throws(SystemFailure) -> FileStatus {
    if isDirectory {
      try makeDirectory(path, in: directory, mode: 0)
      return try status(of: path, in: directory, followingLinks: false)
    }
    return try OpenFile.open(
      path, in: directory, .writeOnly, options: [.create, .exclusiveCreate, .noFollow],
      permissions: 0
    ).status()
  }

  private static func isStill(
    _ reserved: FileStatus, _ file: OpenFile, _ path: FilePath, in directory: OpenFile?
  ) throws(SystemFailure) -> Bool {
    let now = try status(of: path, in: directory, followingLinks: false)
    return try file.status().isSameFile(as: reserved) && now.isSameFile(as: reserved)
      && now.kind == reserved.kind && isEmpty(now)
  }

  private static func isEmpty(_ status: FileStatus) -> Bool {
    status.kind == .directory || status.kind == .regular && status.size == 0 && status.links <= 1
  }

  /// Whether this is, as far as anybody can tell, what `renameReserving` of a killed run took a name with:
  /// empty, of this user, and without rights where the file system keeps those.
  ///
  /// - Parameter probe: A name in the directory that nothing has.
  package static func isReservation(
    _ path: FilePath, in directory: OpenFile, probe: FilePath
  ) throws(SystemFailure) -> Bool {
    guard
      let status = try statusIfPresent(of: path, in: directory, followingLinks: false),
      isEmpty(status)
    else { return false }
    let made = try OpenFile.open(
      probe, in: directory, .writeOnly, options: [.create, .exclusiveCreate, .noFollow],
      permissions: 0
    ).status()
    try removeFile(probe, in: directory)
    // Where all have the same rights or owner, these tell nothing.
    return status.user == made.user && (made.mode & 0o777 != 0 || status.mode & 0o777 == 0)
  }
}
