package import SystemCalls
package import SystemPackage

/// What earlier runs placed of a directory that is merged with another, by where it came from.
///
/// A merge that was cut off, or failed in part, goes on with the rest: what is in place already is neither
/// numbered nor put in the place of itself.
package final class EarlierParts: Sendable {
  /// One thing that is in place.
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

  /// Whether a source may be in place, by what it is: no path need be made for most.
  func mayKnow(_ status: FileStatus) -> Bool { inodes.contains(status.inode) }

  /// Where this source is in place, if both are still what they were then.
  func target(of facts: SourceFacts) -> FilePath? {
    guard let path = facts.path, let status = facts.status, let part = parts[path],
      status.version.isSameContent(as: part.read),
      let there = try? FileSystem.status(of: part.target, followingLinks: false),
      there.version.isSameContent(as: part.placed)
    else { return nil }
    // The time of change may be that of a rename aside and back: then what they hold tells.
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
