package import SystemPackage

// Renaming to a free name on file systems with neither `RENAME_NOREPLACE` nor hard links, like many FUSE file
// systems (exfat-fuse).
extension FileSystem {
  /// Renames a file to a free name, in whatever way the file system supports.
  ///
  /// - Throws: A failure with `.fileExists` if the name is taken.
  package static func moveToFreeName(
    _ path: FilePath, in directory: OpenFile, to newPath: FilePath, in newDirectory: OpenFile,
    isDirectory: Bool = false
  ) throws(SystemFailure) {
    do throws(SystemFailure) {
      try rename(path, in: directory, to: newPath, in: newDirectory)
    } catch  where error.isUnsupported {
      try renameReserving(
        path, in: directory, to: newPath, in: newDirectory, isDirectory: isDirectory)
    }
  }

  /// Renames to a free name: reserves the name with an empty file or directory, then replaces that.
  ///
  /// The reservation is created exclusively, without permissions, and replaced only while the name still refers
  /// to it. If the process is killed in between, the reservation remains; see `isReservation`.
  ///
  /// - Throws: A failure with `.fileExists` if the name is taken, or the reservation was replaced by somebody
  ///   else; one whose `isUnsupported` is true if nothing can be replaced.
  package static func renameReserving(
    _ path: FilePath, in directory: OpenFile? = nil, to newPath: FilePath,
    in newDirectory: OpenFile? = nil, isDirectory: Bool
  ) throws(SystemFailure) {
    let reserved = try reserve(newPath, in: newDirectory, isDirectory: isDirectory)
    do throws(SystemFailure) {
      // The reservation stays open so that its inode number is not reused.
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
        // `removeDirectory` removes only an empty directory.
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
    do throws(SystemFailure) {
      // Some drivers still write a file that was closed, and lose what has its name by then.
      try makeEmptyFile(path, in: directory)
      return try status(of: path, in: directory, followingLinks: false)
    } catch  where error.isUnsupported || error.errno == .notPermitted {
      return try OpenFile.open(
        path, in: directory, .writeOnly, options: [.create, .exclusiveCreate, .noFollow],
        permissions: 0
      ).status()
    }
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

  /// Whether a file looks like the reservation of a killed `renameReserving`: empty, owned by this user, and
  /// without permissions if the file system supports them.
  ///
  /// - Parameter probe: An unused name in the directory.
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
    // If all files have the same permissions or owner, these prove nothing.
    return status.user == made.user && (made.mode & 0o777 != 0 || status.mode & 0o777 == 0)
  }
}
