import Glibc
import SystemPackage

/// A file system in memory of a given size, for one test; mounting it requires root.
package final class SmallVolume {
  /// Where it is mounted.
  package let sandbox: Sandbox
  private let mounted: Sandbox

  /// Whether this process may mount.
  package static let isPossible: Bool = (try? SmallVolume(size: "64k")) != nil

  /// Mounts a file system.
  ///
  /// - Parameter size: In bytes, or with the suffix `k` or `m`.
  package convenience init(size: String) throws {
    try self.init(kind: "tmpfs", options: "size=\(size)")
  }

  /// Mounts a file system of a kind that needs no device, such as `ramfs`, which has no attributes.
  package init(kind: String, options: String = "") throws {
    mounted = try Sandbox("dnd-volume")
    guard mount(kind, mounted.root.string, kind, 0, options) == 0 else {
      throw Errno(rawValue: errno)
    }
    do {
      sandbox = try Sandbox(in: mounted.root.string)
    } catch {
      umount2(mounted.root.string, Int32(MNT_DETACH))
      throw error
    }
  }

  deinit { umount2(mounted.root.string, Int32(MNT_DETACH)) }
}
