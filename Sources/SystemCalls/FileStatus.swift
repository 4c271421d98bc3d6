import CLinux
import Glibc

/// What the file system says about one file: its kind, identity, size, rights and times.
///
/// Times are nanoseconds since 1970. Some file systems know times for which 64 bits of these do not do, before
/// 1677 and after 2262.
package struct FileStatus: Equatable, Sendable {
  package var kind: Kind
  package var device: UInt64
  package var inode: UInt64
  /// Bytes.
  package var size: Int64
  /// Bytes that the file occupies; less than `size` where it has holes.
  package var occupied: Int64
  /// The permission bits, with set-user-ID, set-group-ID and sticky.
  package var mode: UInt32
  package var user: UInt32
  package var group: UInt32
  package var links: UInt64
  package var modified: Int128
  package var accessed: Int128
  /// By this machine's clock, which is held at the ends of what 64 bits hold.
  package var changed: Int64

  /// What a file is.
  package enum Kind: String, Sendable {
    case regular
    case directory = "folder"
    case link, fifo, socket, characterDevice, blockDevice, unknown

    /// The kind that a `d_type` of a directory entry gives; nil where the file system does not tell.
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

    fileprivate init(mode: mode_t) {
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

  /// What tells one version of this file's content from another.
  package var version: FileVersion {
    FileVersion(device: device, inode: inode, size: size, modified: modified, changed: changed)
  }

  /// Whether it is the very same file as another.
  package func isSameFile(as other: FileStatus) -> Bool {
    device == other.device && inode == other.inode
  }
}

/// One version of one file: when all five agree, its content is taken to be unchanged.
///
/// The time of modification alone would not do: whoever writes to a file can set it back, and some
/// programs do. Nobody can set back the time of change, but each link and rename sets it, too.
package struct FileVersion: Hashable, Sendable {
  package var device: UInt64
  package var inode: UInt64
  /// Bytes.
  package var size: Int64
  /// When it was last modified, in nanoseconds since 1970.
  package var modified: Int128
  /// When its status last changed, in nanoseconds since 1970; nil where that is not known.
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

/// Conversions between the kernel's seconds and nanoseconds, and one count of nanoseconds.
enum Nanoseconds {
  static func from(_ time: timespec) -> Int128 {
    Int128(time.tv_sec) * 1_000_000_000 + Int128(time.tv_nsec)
  }

  /// A time that is outside what the kernel counts is held at its ends.
  static func time(_ nanoseconds: Int128) -> timespec {
    let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    let isBefore = rest < 0
    return timespec(
      tv_sec: Int(clamping: isBefore ? seconds - 1 : seconds),
      tv_nsec: Int(isBefore ? rest + 1_000_000_000 : rest))
  }
}
