/// What tells a directory from another one that has its path later.
///
/// Devices are not compared, because their numbers change between boots.
package struct FolderIdentity: Equatable, Sendable {
  package var inode: UInt64
  /// When it was made, in nanoseconds since 1970; nil if its file system does not tell.
  package var birth: Int128?

  package init(inode: UInt64, birth: Int128? = nil) {
    self.inode = inode
    self.birth = birth
  }

  /// - Returns: nil where a directory may get another number, as when its drive is mounted again.
  package init?(_ directory: OpenFile) throws(SystemFailure) {
    guard try directory.volume().kind.keepsIdentity else { return nil }
    inode = try directory.status().inode
    birth = try directory.birth().map {
      Int128($0.seconds) * 1_000_000_000 + Int128($0.nanoseconds)
    }
  }
}

extension FileSystem.Volume.Kind {
  /// Whether an entry has the same inode number for ever.
  package var keepsIdentity: Bool {
    switch self {
    case .btrfs, .ext, .xfs, .memory: true
    case .overlay, .fuse, .fat, .network, .other: false
    }
  }
}
