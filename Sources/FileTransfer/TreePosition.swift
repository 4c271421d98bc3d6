import SystemCalls
import SystemPackage

/// Where a directory is in a tree, as the way up from it: however deep, it takes the room of one name.
final class TreePosition: Sendable {
  /// Empty for the tree's own directory.
  let name: FilePath
  /// What it is called in a copy, where the file system may take two names for one.
  let given: FilePath
  // Unsafe only in `deinit`, where nobody else has it any more.
  nonisolated(unsafe) private var above: TreePosition?

  init(_ name: FilePath = "", given: FilePath? = nil, in above: TreePosition? = nil) {
    self.name = name
    self.given = given ?? name
    self.above = above
  }

  deinit {
    // One by one: each letting go of the next would need the stack to be as deep as the tree.
    var next = takeAbove()
    while isKnownUniquelyReferenced(&next) { next = next?.takeAbove() }
  }

  private func takeAbove() -> TreePosition? {
    defer { above = nil }
    return above
  }

  /// The names in the copy from the tree's own directory down to this one.
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

  /// The path below the tree's own directory of a name that is in this one.
  func path(of name: FilePath) -> FilePath { path(of: name, below: "") }

  /// The path of a name that is in this directory, where the tree's own is called `root`.
  func path(of name: FilePath, below root: FilePath) -> FilePath {
    Self.join(root, names { $0.name }, name)
  }

  /// The path in the copy, below its own directory, of a name that was given in this one.
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
