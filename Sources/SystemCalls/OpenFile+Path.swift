package import SystemPackage

// Directories that are to be reached by names, and need not be seen into: a drop box may be written, not read.
extension OpenFile {
  /// Opens a directory as the base of names, for reading its entries too where this user may.
  ///
  /// The corresponding C function is `openat`, with `O_PATH` where the directory cannot be read.
  package static func openPath(
    _ path: FilePath, in directory: OpenFile? = nil
  ) throws(SystemFailure) -> OpenFile {
    do throws(SystemFailure) {
      return try openDirectory(path, in: directory)
    } catch  where error.errno == .permissionDenied {
      return try open(path, in: directory, options: [.directory, .pathOnly])
    }
  }

  /// Brings a directory's names to the device, also where it can be written and not read.
  ///
  /// The corresponding C function is `fsync`, or `syncfs` of something in it.
  package func synchronizeNames() throws(SystemFailure) {
    do throws(SystemFailure) {
      try synchronize()
    } catch  where error.errno == .badFileDescriptor {
      try synchronizeFromWithin()
    }
  }
}
