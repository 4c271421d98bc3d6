import CLinux
import Glibc
package import SystemPackage

// Permissions, times and owners by name, path resolution, and file systems.
extension FileSystem {
  /// Kinds of access to a file.
  package struct Access: OptionSet, Sendable {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    package static let read = Access(rawValue: R_OK)
    package static let write = Access(rawValue: W_OK)
    /// For a directory: access to its entries.
    package static let execute = Access(rawValue: X_OK)
    /// For a directory: adding and removing entries.
    ///
    /// A literal of several would be made by a generic function, which is slow.
    package static let change = Access(rawValue: W_OK | X_OK)
  }

  /// Checks that this process has all of `access`; throws the reason if not.
  ///
  /// The corresponding C function is `faccessat` with `AT_EACCESS`.
  package static func checkAccess(
    _ access: Access, to path: FilePath, in directory: OpenFile? = nil
  ) throws(SystemFailure) {
    try looking("faccessat", at: path, in: directory, following: true) { base, name, _ in
      Glibc.faccessat(base, name, access.rawValue, AT_EACCESS)
    }
  }

  /// Sets the times of a file in nanoseconds since 1970; a symbolic link is not followed.
  ///
  /// The corresponding C function is `utimensat`.
  package static func setTimes(
    of path: FilePath, in directory: OpenFile? = nil, accessed: some BinaryInteger,
    modified: some BinaryInteger
  ) throws(SystemFailure) {
    let times = [Nanoseconds.time(Int128(accessed)), Nanoseconds.time(Int128(modified))]
    try acting("utimensat", on: path, in: directory) {
      Glibc.utimensat($0, $1, times, AT_SYMLINK_NOFOLLOW)
    }
  }

  /// Sets the owner and group of a file, `UInt32.max` to keep either; a symbolic link is not followed.
  ///
  /// The corresponding C function is `fchownat`.
  package static func setOwner(
    of path: FilePath, in directory: OpenFile? = nil, user: UInt32, group: UInt32
  ) throws(SystemFailure) {
    try acting("fchownat", on: path, in: directory) {
      Glibc.fchownat($0, $1, user, group, AT_SYMLINK_NOFOLLOW)
    }
  }

  /// Sets the permission bits of a file; those of a symbolic link itself cannot be set.
  ///
  /// The corresponding C function is `fchmodat`.
  package static func setMode(
    of path: FilePath, in directory: OpenFile? = nil, to mode: UInt32, followingLinks: Bool = true
  ) throws(SystemFailure) {
    let flags = followingLinks ? 0 : AT_SYMLINK_NOFOLLOW
    try acting("fchmodat", on: path, in: directory, following: followingLinks) {
      Glibc.fchmodat($0, $1, mode_t(mode), flags)
    }
  }

  /// The lowest existing directory above a path if this process is root and another user owns that directory.
  ///
  /// Its owner could not change files that root creates there.
  package static func directoryOfAnother(above path: FilePath) -> FilePath? {
    guard Machine.user == 0 else { return nil }
    var ancestor = path.directory
    while !ancestor.isEmpty {
      if let status = try? status(of: ancestor) { return status.user == 0 ? nil : ancestor }
      let above = ancestor.directory
      if above == ancestor { break }
      ancestor = above
    }
    return nil
  }

  /// Creates directories for this user alone; fails if root would create them in another user's directory.
  package static func makeOwnDirectories(_ path: FilePath) throws(SystemFailure) {
    if try statusIfPresent(of: path) == nil, let another = directoryOfAnother(above: path) {
      throw SystemFailure("mkdirat", another, .notPermitted)
    }
    try makeDirectories(path, mode: 0o700)
  }

  /// The path with all symbolic links and `..` resolved; every component must exist.
  ///
  /// A link that the rule in force does not allow is refused; `realpath`, the corresponding C function, follows all.
  /// If the path is too long for it, only the beginning may contain symbolic links.
  package static func realPath(of path: FilePath) throws(SystemFailure) -> FilePath {
    if path.isTooLong { return try realPath(ofLong: path) }
    // Somebody may have put a link in between; mostly, another program has replaced the file.
    for _ in 0..<100 {
      let allowed = try allowedStatus(of: path)
      let real = try resolve(path)
      let found = try statusIfPresent(of: real, followingLinks: false)
      if let found, found.isSameFile(as: allowed) { return real }
    }
    throw SystemFailure.stale(path)
  }

  private static func resolve(_ path: FilePath) throws(SystemFailure) -> FilePath {
    var resolved: FilePath?
    _ = try SystemCall.make("realpath", path) { () -> CInt in
      guard let text = path.withPlatformString({ Glibc.realpath($0, nil) }) else { return -1 }
      resolved = FilePath(platformString: text)
      Glibc.free(text)
      return 0
    }
    return resolved ?? path
  }

  private static func realPath(ofLong path: FilePath) throws(SystemFailure) -> FilePath {
    let (bytes, slash) = (path.bytes, UInt8(ascii: "/"))
    let half = PathLimit.bytes / 2
    guard let cut = bytes.prefix(half).lastIndex(of: slash), cut > 0 else {
      throw SystemFailure("realpath", path, .fileNameTooLong)
    }
    let above = try realPath(of: FilePath(bytes: Array(bytes[..<cut])))
    let rest = Array(bytes[(cut + 1)...])
    do throws(SystemFailure) {
      // No link is followed here, so the remaining names are already the real path.
      _ = try ConfinedDirectory(opening: above).open(FilePath(bytes: rest), options: .pathOnly)
    } catch {
      if error.isRefusedLink { throw SystemFailure("realpath", path, .fileNameTooLong) }
      throw error
    }
    return above.appending(bytes: rest)
  }

  /// The path of the working directory.
  ///
  /// The corresponding C function is `getcwd`.
  package static func workingDirectory() throws(SystemFailure) -> FilePath {
    var resolved: FilePath?
    _ = try SystemCall.make("getcwd") { () -> CInt in
      guard let text = Glibc.getcwd(nil, 0) else { return -1 }
      resolved = FilePath(platformString: text)
      Glibc.free(text)
      return 0
    }
    return resolved ?? "."
  }

  /// A mounted file system.
  package struct Volume: Equatable, Sendable {
    package var kind: Kind
    /// The space that this user can still write, in bytes.
    package var free: Int64
    /// The total size in bytes.
    package var size: Int64
    /// The allocation unit of files, in bytes.
    package var block: Int64
    /// The longest possible name, in bytes.
    package var longestName: Int
    /// The largest possible file, in bytes; nil when there is no practical limit.
    package var largestFile: Int64?

    /// The kinds of file system that this program treats differently.
    package enum Kind: Equatable, Sendable {
      /// In memory: nothing survives a power cut, so nothing needs to be synchronized.
      case memory
      case btrfs, ext, xfs, overlay, fuse
      /// FAT and exFAT: no links and no permissions.
      case fat
      /// Shared with other machines: locks and memory maps are unreliable.
      case network
      case other(UInt32)

      /// Whether an inode number is that of one file as long as the file exists.
      package var hasLastingIdentity: Bool {
        switch self {
        case .memory, .btrfs, .ext, .xfs: true
        case .overlay, .fuse, .fat, .network, .other: false
        }
      }

      init(magic: UInt32) {
        self =
          switch magic {
          case 0x0102_1994, 0x8584_58F6: .memory
          case 0x9123_683E: .btrfs
          case 0xEF53: .ext
          case 0x5846_5342: .xfs
          case 0x794C_7630: .overlay
          case 0x6573_5546: .fuse
          case 0x4D44, 0x2011_BAB0: .fat
          // NFS, CIFS, SMB, 9p, Ceph, AFS, Coda, NCP, the shared folders of VirtualBox, Lustre, GFS2, OCFS2.
          case 0x6969, 0xFF53_4D42, 0xFE53_4D42, 0x517B, 0x0102_1997, 0x00C3_6400, 0x5346_414F,
            0x6B41_4653, 0x7375_7245, 0x564C, 0x786F_4256, 0x0BD0_0BD0, 0x0116_1970, 0x7461_636F:
            .network
          default: .other(magic)
          }
      }

      /// Whether one call is known to write the whole file system to a local device, and a read past the page
      /// cache to read from that device.
      ///
      /// This is false for file systems backed by a program, another machine or another file system.
      package var reachesDevice: Bool {
        switch self {
        case .ext, .xfs, .btrfs, .fat: true
        case .memory, .overlay, .fuse, .network: false
        // F2FS, JFS, NTFS, HFS+, NILFS, bcachefs, UDF.
        case .other(let magic):
          [
            0xF2F5_2010, 0x3153_464A, 0x7366_746E, 0x482B, 0x3434, 0xCA45_1A4E, 0x1501_3346,
          ].contains(magic)
        }
      }
    }
  }

  /// The file system that contains this path.
  ///
  /// The corresponding C function is `statfs`.
  package static func volume(of path: FilePath) throws(SystemFailure) -> Volume {
    if path.isTooLong {
      return try OpenFile.open(path, options: .pathOnly).volume()
    }
    var status = statfs()
    _ = try SystemCall.make("statfs", path) {
      path.withPlatformString { dnd_statfs($0, &status) }
    }
    return Volume(status)
  }
}

extension OpenFile {
  /// The file system that contains this file.
  ///
  /// The corresponding C function is `fstatfs`.
  package func volume() throws(SystemFailure) -> FileSystem.Volume {
    var status = statfs()
    _ = try SystemCall.make("fstatfs", path) { dnd_fstatfs(number, &status) }
    return FileSystem.Volume(status)
  }
}

extension FileSystem.Volume {
  fileprivate init(_ status: statfs) {
    let block = Int64(clamping: status.f_bsize)
    self.init(
      kind: Kind(magic: UInt32(truncatingIfNeeded: status.f_type)),
      free: Int64(clamping: status.f_bavail).multipliedClamped(by: block),
      size: Int64(clamping: status.f_blocks).multipliedClamped(by: block),
      block: max(block, 1), longestName: Int(status.f_namelen),
      // FAT; exFAT has the same kind but no such limit.
      largestFile: status.f_type == 0x4D44 ? 0xFFFF_FFFF : nil)
  }
}
