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
    let (bytes, top) = (path.bytes, root.bytes)
    guard FileSystem.isGone(path), bytes.starts(with: top),
      bytes.count == top.count || bytes[top.count] == Self.slash
    else { return }
    var descent = try openRoot()
    var below: [UInt8] = []
    for name in bytes.dropFirst(top.count).split(separator: Self.slash) {
      below += (below.isEmpty ? [] : [Self.slash]) + name
      let node = facts?.entries[FilePath(bytes: below)]
      try enter(FilePath(bytes: Array(name)), node, in: &descent)
    }
  }

  /// Makes those that are still missing, and gives all of them the times that they had before their entries were moved.
  package func complete() throws(SystemFailure) {
    var descent = try openRoot()
    guard let facts else { return }
    let inner = Dictionary(grouping: facts.entries.keys.map(\.bytes)) { path in
      Array(path.prefix(path.lastIndex(of: Self.slash) ?? 0))
    }
    var stack = [(node: facts, inner: inner[[]] ?? [])]
    while var last = stack.popLast() {
      guard let path = last.inner.popLast() else {
        if let modified = last.node.modified {
          try descent.current.setTimes(
            accessed: last.node.accessed ?? modified, modified: modified)
        }
        try descent.leave()
        continue
      }
      stack.append(last)
      let node = facts.entries[FilePath(bytes: path)] ?? NodeFacts()
      let name = path[((path.lastIndex(of: Self.slash) ?? -1) + 1)...]
      try enter(FilePath(bytes: Array(name)), node, in: &descent)
      stack.append((node, inner[path] ?? []))
    }
  }

  private static let slash = UInt8(ascii: "/")

  /// The outermost directory, which is made if it is missing.
  private func openRoot() throws(SystemFailure) -> DirectoryDescent {
    var descent = DirectoryDescent(try OpenFile.openOwnWay(to: root.directory))
    try enter(root.name, facts, in: &descent)
    return descent
  }

  private func enter(
    _ name: FilePath, _ node: NodeFacts?, in descent: inout DirectoryDescent
  ) throws(SystemFailure) {
    let above = descent.current
    let isMissing = FileSystem.isGone(name, in: above)
    if isMissing { try FileSystem.makeDirectory(name, in: above, mode: 0o700) }
    try descent.enter(name)
    // An undo that was killed may have made it, and no more than that.
    let mode = try descent.current.status().mode & 0o777
    if isMissing || mode == 0o700 { try node?.restore(to: descent.current) }
    if isMissing { try above.synchronizeNames() }
  }
}
