package import SystemCalls
package import SystemPackage

/// Entries of a merged directory that earlier runs placed, by source path.
///
/// A merge that was interrupted or failed in part continues with the rest: entries already in place are neither
/// numbered nor replaced by themselves.
package final class EarlierParts: Sendable {
  /// One entry that is in place.
  package struct Part: Sendable {
    var read: FileVersion
    var target: FilePath
    var placed: FileVersion

    package init(read: FileVersion, target: FilePath, placed: FileVersion) {
      self.read = read
      self.target = target
      self.placed = placed
    }
  }

  private let parts: [FilePath: Part]
  private let inodes: Set<UInt64>

  package init(_ parts: [FilePath: Part]) {
    self.parts = parts
    inodes = Set(parts.values.map(\.read.inode))
  }

  /// Whether a source may be in place, judged by its inode, which avoids building a path for most entries.
  func mayKnow(_ status: FileStatus) -> Bool { inodes.contains(status.inode) }

  /// Where this source was placed, if neither has changed since.
  func target(of facts: SourceFacts) -> FilePath? {
    guard let path = facts.path, let status = facts.status, let part = parts[path],
      status.version.isSameContent(as: part.read),
      let there = try? FileSystem.status(of: part.target, followingLinks: false),
      there.version.isSameContent(as: part.placed)
    else { return nil }
    // A rename and its reversal also update the change time, so the contents are compared in that case.
    let areUntouched =
      status.version.isUntouched(since: part.read, takenBefore: .min)
      && there.version.isUntouched(since: part.placed, takenBefore: .min)
    guard
      areUntouched || status.kind == .directory || there.isSameFile(as: status)
        || SameEntry.holdsTheSame(
          part.target, there, as: path, status, synchronized: false,
          followingLinks: facts.isFollowedLink || facts.entry == nil)
    else { return nil }
    return part.target
  }
}
