package import Items
package import SystemCalls
package import SystemPackage

/// The directories that a move removed after merging them with others: undo makes them again as they were.
package struct MovedFolders: Sendable {
  /// The path of the outermost.
  private let root: FilePath
  /// What it and those in it were; nil if an earlier version of `dnd` did not record that.
  private let facts: NodeFacts?

  package init(_ root: FilePath, _ facts: NodeFacts?) {
    self.root = root
    self.facts = facts
  }

  /// Makes a missing directory, and the missing ones above it as far as the outermost.
  package func make(_ path: FilePath) throws(SystemFailure) {
    var missing: [FilePath] = []
    var next = path
    while FileSystem.isGone(next) {
      missing.append(next)
      if next == root { break }
      next = next.directory
    }
    for path in missing.reversed() {
      try FileSystem.makeDirectory(path, mode: 0o700)
      let directory = try OpenFile.openDirectory(path, followingLinks: false)
      try facts(of: path)?.restore(to: directory)
      try OpenFile.openOwnWay(to: path.directory).synchronizeNames()
    }
  }

  /// Makes those that are still missing, and gives all of them the times that they had before their entries were moved.
  package func complete() throws(SystemFailure) {
    try make(root)
    guard let facts else { return }
    let paths = facts.entries.keys.sorted { $0.bytes.count > $1.bytes.count }
    for path in paths.reversed() { try make(root.pushing(path)) }
    for path in paths.map({ root.pushing($0) }) + [root] {
      guard let node = self.facts(of: path), let modified = node.modified else { continue }
      let directory = try OpenFile.openDirectory(path, followingLinks: false)
      try directory.setTimes(accessed: node.accessed ?? modified, modified: modified)
    }
  }

  private func facts(of path: FilePath) -> NodeFacts? {
    var below = path
    guard below.removePrefix(root) else { return nil }
    return below.isEmpty ? facts : facts?.entries[below]
  }
}
