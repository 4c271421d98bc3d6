import CLinux
import Glibc

/// The status of a file: its kind, identity, size, permissions and times.
///
/// Times are in nanoseconds since 1970. Some file systems have times before 1677 or after 2262, which do not
/// fit in 64 bits.
package struct FileStatus: Equatable, Sendable {
  package var kind: Kind
  package var device: UInt64
  package var inode: UInt64
  /// The size in bytes.
  package var size: Int64
  /// The allocated size in bytes; less than `size` for a sparse file.
  package var occupied: Int64
  /// The permission bits, including set-user-ID, set-group-ID and sticky.
  package var mode: UInt32
  package var user: UInt32
  package var group: UInt32
  package var links: UInt64
  package var modified: Int128
  package var accessed: Int128
  /// The status change time, clamped to 64 bits; it is set from this machine's clock.
  package var changed: Int64

  /// The kind of a file.
  package enum Kind: String, Sendable {
    case regular
    case directory = "folder"
    case link, fifo, socket, characterDevice, blockDevice, unknown

    /// Whether it is a FIFO, socket or device, which has no content of its own.
    package var isSpecial: Bool {
      switch self {
      case .fifo, .socket, .characterDevice, .blockDevice: true
      case .regular, .directory, .link, .unknown: false
      }
    }

    /// The kind for the `d_type` of a directory entry; nil when the file system does not report it.
    init?(entryType: UInt8) {
      switch entryType {
      case 8: self = .regular
      case 4: self = .directory
      case 10: self = .link
      case 1: self = .fifo
      case 12: self = .socket
      case 2: self = .characterDevice
      case 6: self = .blockDevice
      default: return nil
      }
    }

    /// The kind in the mode of a file as `stat` and SFTP return it.
    package init(mode: UInt32) {
      switch mode & S_IFMT {
      case S_IFREG: self = .regular
      case S_IFDIR: self = .directory
      case S_IFLNK: self = .link
      case S_IFIFO: self = .fifo
      case S_IFSOCK: self = .socket
      case S_IFCHR: self = .characterDevice
      case S_IFBLK: self = .blockDevice
      default: self = .unknown
      }
    }
  }

  init(_ status: stat) {
    kind = Kind(mode: status.st_mode)
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    occupied = Int64(status.st_blocks).multipliedClamped(by: 512)
    mode = UInt32(status.st_mode & ~S_IFMT)
    user = status.st_uid
    group = status.st_gid
    links = UInt64(status.st_nlink)
    modified = Nanoseconds.from(status.st_mtim)
    accessed = Nanoseconds.from(status.st_atim)
    changed = Int64(clamping: Nanoseconds.from(status.st_ctim))
  }

  /// The status of a file that is not on this machine, of which no more is known.
  package init(
    kind: Kind, device: UInt64, inode: UInt64, size: Int64 = 0, mode: UInt32 = 0,
    modified: Int128 = 0
  ) {
    (self.kind, self.device, self.inode) = (kind, device, inode)
    (self.size, occupied, self.mode, links) = (size, size, mode, 1)
    (user, group, self.modified, accessed, changed) = (0, 0, modified, modified, 0)
  }

  /// The values that identify this version of the file's content.
  package var version: FileVersion {
    FileVersion(device: device, inode: inode, size: size, modified: modified, changed: changed)
  }

  /// Whether both have the same device and inode.
  package func isSameFile(as other: FileStatus) -> Bool {
    device == other.device && inode == other.inode
  }
}

/// One version of a file: if all five values agree, the content is assumed to be unchanged.
///
/// The modification time alone is not enough, because programs can set it back. The status change time cannot
/// be set back, but links and renames change it too.
package struct FileVersion: Hashable, Sendable {
  package var device: UInt64
  package var inode: UInt64
  /// The size in bytes.
  package var size: Int64
  /// The modification time, in nanoseconds since 1970.
  package var modified: Int128
  /// The status change time, in nanoseconds since 1970; nil when unknown.
  package var changed: Int64?

  package init(
    device: UInt64, inode: UInt64, size: Int64, modified: Int128, changed: Int64? = nil
  ) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
    self.changed = changed
  }
}

/// Conversions between `timespec` and nanoseconds.
enum Nanoseconds {
  static func from(_ time: timespec) -> Int128 {
    Int128(time.tv_sec) * 1_000_000_000 + Int128(time.tv_nsec)
  }

  /// Converts nanoseconds to `timespec`; clamps times outside its range.
  static func time(_ nanoseconds: Int128) -> timespec {
    let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    let isBefore = rest < 0
    return timespec(
      tv_sec: Int(clamping: isBefore ? seconds - 1 : seconds),
      tv_nsec: Int(isBefore ? rest + 1_000_000_000 : rest))
  }
}
