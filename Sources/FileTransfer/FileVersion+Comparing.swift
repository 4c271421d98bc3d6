import SystemCalls

// What two versions of a file tell of each other, where one of them is older than a boot, or than what a
// run did to the file itself.
extension FileVersion {
  /// Whether inode, size and time of modification agree: most likely the same file.
  ///
  /// The numbers of devices change from boot to boot. What is to be removed needs more: see `isUntouched`.
  func isSameContent(as other: FileVersion) -> Bool {
    inode == other.inode && size == other.size && modified == other.modified
  }

  /// Whether nothing at all was done to the file since, not even a write whose time was set back.
  ///
  /// - Parameter latest: When the older version was surely taken, which decides where it has no time of change.
  func isUntouched(since other: FileVersion, takenBefore latest: Int64) -> Bool {
    guard isSameContent(as: other), let changed else { return false }
    return other.changed.map { $0 == changed } ?? (changed <= latest)
  }

  /// The same, with what it holds to be compared before it is trusted again.
  var unwitnessed: FileVersion {
    var version = self
    version.changed = .min
    return version
  }
}
