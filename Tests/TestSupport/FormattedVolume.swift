import Glibc
import SystemPackage

/// A file system of a given kind in a file, for one test; creating it requires root and loop
/// devices.
package final class FormattedVolume {
  /// Where it is mounted.
  package let sandbox: Sandbox
  private let mounted: Sandbox

  /// Whether a file system of this kind can be created and mounted here.
  package static func isPossible(_ kind: String) -> Bool {
    (try? FormattedVolume(kind)) != nil
  }

  /// Creates and mounts a file system; nil if that is not possible here.
  ///
  /// - Parameters:
  ///   - kind: `ext4`, `xfs`, `btrfs` or `vfat`.
  ///   - megabytes: The size of the file, which is sparse.
  package init?(_ kind: String, megabytes: Int = 320) throws {
    mounted = try Sandbox("dnd-\(kind)")
    let image = mounted.path("image")
    let directory = mounted.path("mounted")
    try mounted.makeDirectory(directory)
    let file = try FileDescriptor.open(
      image, .writeOnly, options: [.create], permissions: [.ownerReadWrite])
    try file.closeAfter { _ = ftruncate(file.rawValue, off_t(megabytes << 20)) }
    guard Self.run("mkfs.\(kind)", [image.string]),
      Self.run("mount", ["-t", kind, "-o", "loop", image.string, directory.string])
    else { return nil }
    do {
      sandbox = try Sandbox(in: directory.string)
    } catch {
      umount2(directory.string, Int32(MNT_DETACH))
      throw error
    }
  }

  deinit { umount2(mounted.path("mounted").string, Int32(MNT_DETACH)) }

  private static func run(_ name: String, _ arguments: [String]) -> Bool {
    let candidates: [String] = ["/usr/sbin", "/sbin", "/usr/bin", "/bin"].map { "\($0)/\(name)" }
    let path = candidates.first { access($0, X_OK) == 0 }
    guard let path, let outcome = try? Tool(FilePath(path)).run(arguments) else { return false }
    return outcome.status == 0
  }
}
