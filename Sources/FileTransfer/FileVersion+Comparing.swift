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
