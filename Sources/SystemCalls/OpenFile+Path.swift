package import SystemPackage

// Directories as bases for names only: a drop box, for example, can be written but not read.
extension OpenFile {
  /// Opens a directory as a base for names, and for reading its entries if this user may read it.
  ///
  /// The corresponding C function is `openat`, with `O_PATH` where the directory cannot be read.
  package static func openPath(
    _ path: FilePath, in directory: OpenFile? = nil, followingLinks: Bool = true
  ) throws(SystemFailure) -> OpenFile {
    do throws(SystemFailure) {
      return try openDirectory(path, in: directory, followingLinks: followingLinks)
    } catch  where error.errno == .permissionDenied {
      return try open(
        path, in: directory,
        options: followingLinks ? [.directory, .pathOnly] : [.directory, .pathOnly, .noFollow])
    }
  }

  /// Writes a directory's entries to the device, even if the directory can be written but not read.
  ///
  /// The corresponding C function is `fsync`, or `syncfs` on a file in it.
  package func synchronizeNames() throws(SystemFailure) {
    do throws(SystemFailure) {
      try synchronize()
    } catch  where error.errno == .badFileDescriptor {
      try synchronizeFromWithin()
    }
  }
}
