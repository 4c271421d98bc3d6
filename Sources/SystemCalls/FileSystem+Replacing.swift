package import SystemPackage

// Small files that others may read at any time.
extension FileSystem {
  /// Replaces a file's content atomically: a reader sees either the old content or everything that `write`
  /// wrote.
  ///
  /// - Parameters:
  ///   - fresh: An unused name in the same directory, unused again if this throws.
  ///   - permissions: The mode of the new file, before the umask.
  ///   - synced: Whether the content is on disk before the rename. The directory is not synchronized.
  package static func replaceFile(
    _ path: FilePath, by fresh: FilePath, permissions: UInt32, synced: Bool,
    write: (OpenFile) throws(SystemFailure) -> Void
  ) throws(SystemFailure) {
    let file = try OpenFile.open(
      fresh, .writeOnly, options: [.create, .exclusiveCreate], permissions: permissions)
    do throws(SystemFailure) {
      try write(file)
      if synced { try file.synchronize() }
      try rename(fresh, to: path, .replace)
    } catch {
      try? removeFile(fresh)
      throw error
    }
  }
}
