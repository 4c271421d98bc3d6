package import SystemCalls

// Comparisons of two versions of a file, of which one may predate a reboot or a change made by the run itself.
extension FileVersion {
  /// Whether inode, size and modification time agree, which most likely means the same content.
  ///
  /// Devices are not compared, because their numbers change between boots. Removal requires more: see
  /// `isUntouched`.
  package func isSameContent(as other: FileVersion) -> Bool {
    inode == other.inode && size == other.size && modified == other.modified
  }

  /// Whether size and modification time agree, whatever the inode: enough to give a file a name back, which can be
  /// reversed, but not to remove it.
  ///
  /// A file system that is mounted again, or one that is served by a program, may give the file another inode number, and
  /// a file that came back from elsewhere has one. Times may have been rounded to two seconds.
  package func mayBe(_ other: FileVersion) -> Bool {
    size == other.size && isSameTime(as: other)
  }

  /// Whether the modification times agree, in the coarser granularity of both.
  func isSameTime(as other: FileVersion) -> Bool {
    if modified == other.modified { return true }
    let second: Int128 = 1_000_000_000
    guard modified % second == 0 || other.modified % second == 0 else { return false }
    return (modified - other.modified).magnitude < 2 * second.magnitude
  }

  /// Whether the file was not changed since, not even by a write whose time was set back.
  ///
  /// - Parameter latest: The latest time at which the older version was taken; used if it has no change time.
  func isUntouched(since other: FileVersion, takenBefore latest: Int64) -> Bool {
    guard isSameContent(as: other), let changed else { return false }
    return other.changed.map { $0 == changed } ?? (changed <= latest)
  }

  /// The same version without a trusted change time, so that the content is compared before it is trusted
  /// again.
  var withoutChangeTime: FileVersion {
    var version = self
    version.changed = .min
    return version
  }
}
