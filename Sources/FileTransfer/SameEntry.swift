import SystemCalls
import SystemPackage

/// Compares a file or link in one tree with the entry at the same path in another.
enum SameEntry {
  /// Whether both entries exist and have the same content or the same link target.
  ///
  /// - Parameters:
  ///   - status: The status of the entry in `tree`.
  ///   - runID: The run that may have renamed `tree` to a tombstone.
  static func isSame(
    _ below: FilePath, _ status: FileStatus, in tree: FilePath, and other: FilePath,
    tombstonesOf runID: RunID
  ) -> Bool {
    let name = tree.lastComponent.map { FilePath(name: $0) } ?? tree
    let tombstone = tree.removingLastComponent().pushing(runID.aside(name))
    let path = other.appending(below.components)
    for tree in [tombstone, tree] {
      let source = tree.appending(below.components)
      guard let there = try? FileSystem.status(of: path, followingLinks: false),
        let here = try? FileSystem.status(of: source, followingLinks: false),
        here.version == status.version
      else { continue }
      guard !there.isSameFile(as: here) else { return false }
      return here.kind.isSpecial
        ? (try? FileSystem.areAlike(source, path)) ?? false
        : holdsTheSame(source, here, as: path, there, synchronized: true)
    }
    return false
  }

  /// Whether two files have the same content, or two links the same target.
  ///
  /// - Parameters:
  ///   - synchronized: Whether to sync the second file first, because the first is about to be removed.
  ///   - followingLinks: Whether to follow the second file if it is a link.
  static func holdsTheSame(
    _ one: FilePath, _ status: FileStatus, as other: FilePath, _ there: FileStatus,
    synchronized: Bool, followingLinks: Bool = false
  ) -> Bool {
    guard status.kind == there.kind else { return false }
    do {
      switch status.kind {
      case .link: return try FileSystem.readLink(one) == FileSystem.readLink(other)
      case .regular:
        guard status.size == there.size else { return false }
        let same = SameContent(monitor: TransferMonitor(progress: { _ in }, isCancelled: { false }))
        let copy = try FileCopy.open(other, followingLinks: followingLinks).file
        if synchronized { try copy.synchronize() }
        return try same.isSame(FileCopy.open(one, followingLinks: false).file, copy)
      default: return false
      }
    } catch {
      // If either cannot be read, they count as different.
      return false
    }
  }
}
