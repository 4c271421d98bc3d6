import Synchronization
import SystemCalls
package import SystemPackage

/// A regular file that is in its place, as a manifest lists it.
package struct ListedFile: Equatable, Sendable {
  package var path: FilePath
  package var digest: Digest

  package init(path: FilePath, digest: Digest) {
    self.path = path
    self.digest = digest
  }
}

/// What the files of a tree held when they were copied, by their paths below it.
///
/// Unless they are to be listed only a hash of each path and digest is kept, for the reasons and at the
/// price of `TreeRecord`: memory does not grow much with the tree.
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

  /// Remembers what a file held.
  func add(_ digest: Digest, of path: FilePath) {
    let hash = Self.hash(digest, path)
    state.withLock { state in
      state.known.insert(hash)
      state.count += 1
      if lists { state.files.append(ListedFile(path: path, digest: digest)) }
    }
  }

  /// Whether this is what the file held.
  func contains(_ digest: Digest, of path: FilePath) -> Bool {
    let hash = Self.hash(digest, path)
    return state.withLock { $0.known.contains(hash) }
  }

  /// The files below `root`, in the order of their paths' bytes; nil where they were not to be listed.
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
  /// The same in the order of the paths' bytes.
  func sortedByPath() -> [ListedFile] {
    map { (key: $0.path.bytes, file: $0) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.file)
  }
}
