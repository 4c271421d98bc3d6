import SystemCalls
import SystemPackage

/// Compares a file or link of one tree with what has the same path below another.
enum SameEntry {
  /// Whether both are there and hold the same bytes, or say the same.
  ///
  /// - Parameters:
  ///   - status: Of the one in `tree`.
  ///   - mark: Of the run that may have renamed `tree` aside.
  static func isSame(
    _ below: FilePath, _ status: FileStatus, in tree: FilePath, and other: FilePath,
    aside mark: RunMark
  ) -> Bool {
    let name = tree.lastComponent.map { FilePath(root: nil, [$0]) } ?? tree
    let aside = mark.aside(name).map { tree.removingLastComponent().pushing($0) }
    let path = other.appending(below.components)
    for tree in [aside, tree].compactMap({ $0 }) {
      let source = tree.appending(below.components)
      guard let there = try? FileSystem.status(of: path, followingLinks: false),
        let here = try? FileSystem.status(of: source, followingLinks: false),
        here.version == status.version
      else { continue }
      guard there.kind == here.kind, !there.isSameFile(as: here) else { return false }
      return (try? holdsTheSame(source, path, here)) ?? false
    }
    return false
  }

  private static func holdsTheSame(
    _ one: FilePath, _ other: FilePath, _ status: FileStatus
  ) throws -> Bool {
    switch status.kind {
    case .link: return try FileSystem.readLink(one) == FileSystem.readLink(other)
    case .regular:
      let same = SameContent(watch: Watch(progress: { _ in }, isCancelled: { false }))
      let copy = try FileCopy.open(other, followingLinks: false).file
      try copy.synchronize()
      return try same.isSame(FileCopy.open(one, followingLinks: false).file, copy)
    default: return false
    }
  }
}

extension FileVersion {
  /// Whether inode, size and time agree; the numbers of devices change from boot to boot.
  func isSameContent(as other: FileVersion) -> Bool {
    inode == other.inode && size == other.size && modified == other.modified
  }
}
