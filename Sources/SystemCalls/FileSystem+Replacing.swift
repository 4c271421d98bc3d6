package import SystemPackage

// Small files that others read at any time.
extension FileSystem {
  /// Gives a file new content in one step: who reads it finds what was there, or all that `write` wrote.
  ///
  /// - Parameters:
  ///   - fresh: A free name in the same directory, which is free again when this throws.
  ///   - permissions: Those of the new file, less the process's mask.
  ///   - synced: Whether the content is on disk before it gets the name. The directory is not synced.
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
