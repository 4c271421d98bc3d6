import Synchronization
import SystemCalls
package import SystemPackage

/// A placed regular file, as listed in a manifest.
package struct ListedFile: Equatable, Sendable {
  package var path: FilePath
  package var digest: Digest

  package init(path: FilePath, digest: Digest) {
    self.path = path
    self.digest = digest
  }
}

/// The digests of a tree's files as they were copied, by path relative to the root.
///
/// Unless the files are to be listed, only a hash of each path and digest is stored, with the same reasons and
/// limits as in `TreeRecord`, so that memory use grows little with the tree.
final class TreeDigests: Sendable {
  private struct State {
    var known: Set<Int> = []
    var count = 0
    var files: [ListedFile] = []
  }

  private let lists: Bool
  private let state = Mutex(State())

  init(lists: Bool) { self.lists = lists }

  var count: Int { state.withLock { $0.count } }

  /// Records the digest of a file.
  func add(_ digest: Digest, of path: FilePath) {
    let hash = Self.hash(digest, path)
    state.withLock { state in
      state.known.insert(hash)
      state.count += 1
      if lists { state.files.append(ListedFile(path: path, digest: digest)) }
    }
  }

  /// Whether this digest was recorded for the file.
  func contains(_ digest: Digest, of path: FilePath) -> Bool {
    let hash = Self.hash(digest, path)
    return state.withLock { $0.known.contains(hash) }
  }

  /// The files below `root`, sorted by the bytes of their paths; nil if they were not to be listed.
  func files(below root: FilePath) -> [ListedFile]? {
    guard lists else { return nil }
    return state.withLock { $0.files }
      .map { ListedFile(path: root.pushing($0.path), digest: $0.digest) }.sortedByPath()
  }

  private static func hash(_ digest: Digest, _ path: FilePath) -> Int {
    var hasher = Hasher()
    hasher.combine(path)
    hasher.combine(digest)
    return hasher.finalize()
  }
}

extension [ListedFile] {
  /// The files, sorted by the bytes of their paths.
  package func sortedByPath() -> [ListedFile] {
    map { (key: $0.path.bytes, file: $0) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.file)
  }
}
