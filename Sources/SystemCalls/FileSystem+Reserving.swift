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
    _ path: FilePath, in folder: OpenFile? = nil, to newPath: FilePath,
    in newFolder: OpenFile? = nil, isFolder: Bool
  ) throws(SystemFailure) {
    let reserved = try reserve(newPath, in: newFolder, isFolder: isFolder)
    do throws(SystemFailure) {
      // Held open, so that the number that tells it from others is not given to another.
      let place = try OpenFile.open(newPath, in: newFolder, options: [.placeOnly, .noFollow])
      guard try isStill(reserved, place, newPath, in: newFolder) else {
        throw SystemFailure("renameat2", newPath, .fileExists)
      }
      try rename(path, in: folder, to: newPath, in: newFolder, .replace)
    } catch {
      guard let now = try? status(of: newPath, in: newFolder, followingLinks: false),
        now.isSameFile(as: reserved), isEmpty(now)
      else { throw error }
      do throws(SystemFailure) {
        // Of folders only an empty one goes.
        try isFolder
          ? removeFolder(newPath, in: newFolder) : removeFile(newPath, in: newFolder)
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
    _ path: FilePath, in folder: OpenFile?, isFolder: Bool
  ) throws(SystemFailure) -> FileStatus {
    if isFolder {
      try makeFolder(path, in: folder, mode: 0)
      return try status(of: path, in: folder, followingLinks: false)
    }
    return try OpenFile.open(
      path, in: folder, .writeOnly, options: [.create, .exclusiveCreate, .noFollow], permissions: 0
    ).status()
  }

  private static func isStill(
    _ reserved: FileStatus, _ place: OpenFile, _ path: FilePath, in folder: OpenFile?
  ) throws(SystemFailure) -> Bool {
    let now = try status(of: path, in: folder, followingLinks: false)
    return try place.status().isSameFile(as: reserved) && now.isSameFile(as: reserved)
      && now.kind == reserved.kind && isEmpty(now)
  }

  private static func isEmpty(_ status: FileStatus) -> Bool {
    status.kind == .folder || status.kind == .regular && status.size == 0 && status.links <= 1
  }

  /// Whether this is, as far as anybody can tell, what `renameReserving` of a killed run took a name with:
  /// empty, of this user, and without rights where the file system keeps those.
  ///
  /// - Parameter probe: A name in the folder that nothing has.
  package static func isReservation(
    _ path: FilePath, in folder: OpenFile, probe: FilePath
  ) throws(SystemFailure) -> Bool {
    guard
      let status = try statusIfPresent(of: path, in: folder, followingLinks: false),
      isEmpty(status)
    else { return false }
    let made = try OpenFile.open(
      probe, in: folder, .writeOnly, options: [.create, .exclusiveCreate, .noFollow], permissions: 0
    ).status()
    try removeFile(probe, in: folder)
    // Where all have the same rights or owner, these tell nothing.
    return status.user == made.user && (made.mode & 0o777 != 0 || status.mode & 0o777 == 0)
  }
}
