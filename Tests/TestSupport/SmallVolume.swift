import Glibc
import SystemPackage

/// A file system of a test's own in memory, of a given size; mounting one needs root.
package final class SmallVolume {
  /// Where it is mounted.
  package let sandbox: Sandbox
  private let mounted: Sandbox

  /// Whether this process may mount.
  package static let isPossible: Bool = (try? SmallVolume(size: "64k")) != nil

  /// Mounts a file system.
  ///
  /// - Parameter size: In bytes, with `k` or `m` for more.
  package init(size: String) throws {
    mounted = try Sandbox("dnd-volume")
    guard mount("tmpfs", mounted.root.string, "tmpfs", 0, "size=\(size)") == 0 else {
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
