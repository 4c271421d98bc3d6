package import Items
package import SystemCalls
package import SystemPackage

extension FarManifest {
  /// Removes the lines of files that are gone there, or the whole manifest; returns the version of what is left.
  ///
  /// - Parameter wholly: Whether to remove the whole manifest.
  /// - Throws: `manifestExists` if the manifest is not as it was left.
  package static func takeBack(
    _ path: FilePath, relativeTo base: FilePath, on host: PlaceID,
    following version: FileVersion, runID: RunID, wholly: Bool, _ files: any PlaceFiles
  ) throws(TransferError) -> FileVersion? {
    guard let there = try check(path, on: host, following: version, files) else { return nil }
    let target = host.path(in: path)
    let directory = target.removingLastComponent()
    func remove() throws(TransferError) {
      try host.far { () throws(FarError) in
        try files.remove([target])[0].get()
        _ = try files.synchronizeIfPossible([directory])
      }
    }
    if wholly {
      try remove()
      return nil
    }
    let old = try read(path, on: host, files)
    let kept = try ManifestLines.kept(of: old) { names throws(TransferError) in
      try host.far { () throws(FarError) in
        try files.areGone(names.map { host.path(in: base).pushing($0) })
      }
    }
    guard let kept else { return there.version }
    if kept.isEmpty {
      try remove()
      return nil
    }
    let staged = try stage(
      kept, there.mode.map { $0 & 0o777 } ?? 0o644, of: path, host, runID, files)
    do throws(TransferError) {
      try host.far { () throws(FarError) in
        try files.replace(target, by: staged.path)
        _ = try files.synchronizeIfPossible([directory])
      }
    } catch {
      if !error.isLost { _ = try? files.remove([staged.path]) }
      throw error
    }
    return staged.version
  }
}

extension PlaceFiles {
  /// Which paths do not exist there; one of which that is not known counts as existing.
  package func areGone(_ paths: [FilePath]) throws(FarError) -> [Bool] {
    var gone: [Bool] = []
    for start in stride(from: 0, to: paths.count, by: Transfer.pageLimit) {
      let page = Array(paths[start..<min(start + Transfer.pageLimit, paths.count)])
      for found in try look(at: page, followingLinks: false) {
        switch found {
        case .success(nil), .failure(.missing): gone.append(true)
        default: gone.append(false)
        }
      }
    }
    return gone
  }
}
