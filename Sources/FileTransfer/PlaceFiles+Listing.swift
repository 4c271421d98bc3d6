package import Items
import SystemCalls
package import SystemPackage

// What is in directories, and the digests of all of it, for manifests and for undo.
extension PlaceFiles {
  /// Everything in a directory there; links are not followed.
  ///
  /// - Returns: Paths relative to the directory, each after its own directory.
  package func entries(
    below directory: FilePath
  ) throws(FarError) -> [(below: FilePath, status: FarStatus)] {
    var found: [(below: FilePath, status: FarStatus)] = []
    var next = [FilePath()]
    while let inner = next.popLast() {
      if inner.components.count > Self.depthLimit {
        throw .failed(directory.pushing(inner), words: "too many levels of folders")
      }
      let known = found.count
      try list(directory.pushing(inner)) { entries in
        for entry in entries {
          let below = inner.appending(bytes: entry.name)
          found.append((below, entry.status))
          if entry.status.kind == .directory { next.append(below) }
        }
        return found.count <= Self.entryLimit
      }
      for entry in found.dropFirst(known) { try entry.status.check(directory.pushing(entry.below)) }
      if found.count > Self.entryLimit { throw .failed(directory, words: "too many files") }
    }
    return found
  }

  private static var depthLimit: Int { 512 }
  private static var entryLimit: Int { 1_000_000 }

  /// The digests of files there, page by page.
  ///
  /// - Throws: Also the error of a single file.
  package func allDigests(of paths: [FilePath]) throws(FarError) -> [FarDigest] {
    var digests: [FarDigest] = []
    for start in stride(from: 0, to: paths.count, by: Transfer.pageLimit) {
      let page = Array(paths[start..<min(start + Transfer.pageLimit, paths.count)])
      for digest in try self.digests(of: page) { digests.append(try digest.get()) }
    }
    return digests
  }

  /// The file at a path there, or the files in a directory, as a manifest lists them.
  package func listed(
    at path: FilePath, _ host: PlaceID
  ) throws(FarError) -> [ListedFile] {
    var paths: [FilePath] = []
    switch try look(at: [path], followingLinks: false)[0].get()?.kind {
    case .regular?: paths = [path]
    case .directory?:
      for entry in try entries(below: path) where entry.status.kind == .regular {
        paths.append(path.pushing(entry.below))
      }
    default: return []
    }
    let digests = try allDigests(of: paths)
    return zip(paths, digests).map { path, there in
      ListedFile(path: host.shown(path), digest: there.digest)
    }.sortedByPath()
  }
}
