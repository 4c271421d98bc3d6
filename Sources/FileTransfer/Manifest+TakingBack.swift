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
    guard try check(path, following: version) != nil else { return nil }
    let directory = try Folder(path.directory, runID)
    if wholly {
      try remove(path, in: directory)
      return nil
    }
    var isOther = false
    let staged = runID.staged()
    let open = try calling { () throws(SystemFailure) in try directory.directory }
    try RewrittenFile.change(
      path.name, in: open, staging: staged, in: open, mode: 0o666,
      { (old) throws(TransferError) in
        let now = try? FileSystem.status(of: path.name, in: open, followingLinks: false)
        isOther = now.map { !$0.version.mayBe(version) } ?? true
        guard let old, !isOther else { return nil }
        return ManifestLines.kept(of: old) { areGone($0.map { base.pushing($0) }) }
      }, failing: { TransferError($0) })
    if isOther { throw .manifestExists(path) }
    return try calling { () throws(SystemFailure) in
      try FileSystem.statusIfPresent(of: path.name, in: open, followingLinks: false)?.version
    }
  }

  private static func remove(
    _ path: FilePath, in directory: Folder
  ) throws(TransferError) {
    try calling { () throws(SystemFailure) in
      try FileSystem.removeFile(path.name, in: directory.directory)
      try directory.synchronize()
    }
  }
}
