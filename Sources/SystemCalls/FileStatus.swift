import CLinux
import Glibc

/// What the file system says about one file: its kind, identity, size, rights and times.
///
/// Times are nanoseconds since 1970, held at the ends of the range where they lie outside it.
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
  package var modified: Int64
  package var accessed: Int64
  package var changed: Int64

  /// What a file is.
  package enum Kind: String, Sendable {
    case regular, folder, link, fifo, socket, characterDevice, blockDevice, unknown

    /// The kind that a `d_type` of a folder entry gives; nil where the file system does not tell.
    init?(entryType: UInt8) {
      switch entryType {
      case 8: self = .regular
      case 4: self = .folder
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
      case S_IFDIR: self = .folder
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
    occupied = Int64(status.st_blocks) * 512
    mode = UInt32(status.st_mode & ~S_IFMT)
    user = status.st_uid
    group = status.st_gid
    links = UInt64(status.st_nlink)
    modified = Nanoseconds.from(status.st_mtim)
    accessed = Nanoseconds.from(status.st_atim)
    changed = Nanoseconds.from(status.st_ctim)
  }

  /// What tells one version of this file's content from another.
  package var version: FileVersion {
    FileVersion(device: device, inode: inode, size: size, modified: modified)
  }

  /// Whether it is the very same file as another.
  package func isSameFile(as other: FileStatus) -> Bool {
    device == other.device && inode == other.inode
  }
}

/// One version of one file: when all four agree, its content is taken to be unchanged.
package struct FileVersion: Hashable, Sendable {
  package var device: UInt64
  package var inode: UInt64
  /// Bytes.
  package var size: Int64
  /// Nanoseconds since 1970.
  package var modified: Int64

  package init(device: UInt64, inode: UInt64, size: Int64, modified: Int64) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
  }
}

/// Conversions between the kernel's seconds and nanoseconds, and one count of nanoseconds.
enum Nanoseconds {
  static func from(_ time: timespec) -> Int64 {
    let (whole, overflows) = Int64(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, overflowsToo) = whole.addingReportingOverflow(Int64(time.tv_nsec))
    return overflows || overflowsToo ? (time.tv_sec < 0 ? .min : .max) : sum
  }

  static func time(_ nanoseconds: Int64) -> timespec {
    let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    return rest < 0
      ? timespec(tv_sec: Int(seconds) - 1, tv_nsec: Int(rest) + 1_000_000_000)
      : timespec(tv_sec: Int(seconds), tv_nsec: Int(rest))
  }
}
