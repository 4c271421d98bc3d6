package import SystemCalls
package import SystemPackage

extension Manifest {
  /// Removes the lines of files that are gone, or the whole manifest; returns the version of what is left, if
  /// anything.
  ///
  /// - Parameters:
  ///   - wholly: Whether to remove the whole manifest.
  ///   - areGone: Which files do not exist.
  /// - Throws: `manifestExists` if the manifest is not as it was left.
  package static func takeBack(
    _ path: FilePath, relativeTo base: FilePath, following version: FileVersion, runID: RunID,
    wholly: Bool,
    areGone: ([FilePath]) -> [Bool] = { $0.map { FileSystem.isGone($0) } }
  ) throws(TransferError) -> FileVersion? {
    guard let there = try check(path, following: version) else { return nil }
    let directory = try Destination(path.directory, runID)
    if wholly {
      try remove(path, in: directory)
      return nil
    }
    let old = try calling { () throws(SystemFailure) in
      try OpenFile.open(path, options: [.noFollow, .nonBlocking]).readAll()
    }
    guard let kept = ManifestLines.kept(of: old, { areGone($0.map { base.pushing($0) }) }) else {
      return there
    }
    if kept.isEmpty {
      try remove(path, in: directory)
      return nil
    }
    return try calling { () throws(SystemFailure) in
      let status = try FileSystem.status(of: path, followingLinks: false)
      let new = try runID.claim { name throws(SystemFailure) in
        try OpenFile.open(
          name, in: directory.directory, .writeOnly,
          options: [.create, .exclusiveCreate, .noFollow],
          permissions: status.mode & 0o666)
      }
      do throws(SystemFailure) {
        try new.answer.writeAll(kept)
        try new.answer.synchronize()
        try FileSystem.rename(
          new.name, in: directory.directory, to: path.name, in: directory.directory, .replace)
      } catch {
        if let open = try? directory.directory { StagedFile.discard(new.name, in: open) }
        throw error
      }
      try directory.synchronize()
      return try FileSystem.status(of: path.name, in: directory.directory, followingLinks: false)
        .version
    }
  }

  private static func remove(
    _ path: FilePath, in directory: Destination
  ) throws(TransferError) {
    try calling { () throws(SystemFailure) in
      try FileSystem.removeFile(path.name, in: directory.directory)
      try directory.synchronize()
    }
  }
}
