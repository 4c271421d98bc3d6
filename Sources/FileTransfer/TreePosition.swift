import SystemCalls
import SystemPackage

/// The position of a directory in a tree, linked to that of its parent; each takes the memory of one name.
final class TreePosition: Sendable {
  /// Empty for the tree's root.
  let name: FilePath
  /// The name in the copy, which differs if the file system treats two names as equal.
  let given: FilePath
  // Mutated only in `deinit`, which has exclusive access.
  nonisolated(unsafe) private var above: TreePosition?

  init(_ name: FilePath = "", given: FilePath? = nil, in above: TreePosition? = nil) {
    self.name = name
    self.given = given ?? name
    self.above = above
  }

  deinit {
    // Released one by one: nested deinitializers would need a stack as deep as the tree.
    var next = takeAbove()
    while isKnownUniquelyReferenced(&next) { next = next?.takeAbove() }
  }

  private func takeAbove() -> TreePosition? {
    defer { above = nil }
    return above
  }

  /// The names in the copy, from the tree's root down to this directory.
  var givenNames: [FilePath] { names { $0.given } }

  private func names(_ name: (TreePosition) -> FilePath) -> [FilePath] {
    var names: [FilePath] = []
    var position = self
    while let above = position.above {
      names.append(name(position))
      position = above
    }
    return names.reversed()
  }

  /// The path of a name in this directory, relative to the tree's root.
  func path(of name: FilePath) -> FilePath { path(of: name, below: "") }

  /// The path of a name in this directory, with `root` as the path of the tree's root.
  func path(of name: FilePath, below root: FilePath) -> FilePath {
    Self.join(root, names { $0.name }, name)
  }

  /// The path in the copy, relative to its root, of a name given in this directory.
  func givenPath(of name: FilePath) -> FilePath { Self.join("", givenNames, name) }

  private static func join(_ root: FilePath, _ names: [FilePath], _ name: FilePath) -> FilePath {
    var bytes = root.bytes
    for part in names + [name] where !part.isEmpty {
      if !bytes.isEmpty && bytes.last != UInt8(ascii: "/") { bytes.append(UInt8(ascii: "/")) }
      bytes += part.bytes
    }
    return FilePath(bytes: bytes)
  }
}
