import CLinux
import Glibc
package import SystemPackage

/// A folder of this process's own, mode 0700, that goes with everything in it when this value does.
package final class PrivateFolder: Sendable {
  package let path: FilePath

  /// Makes one in `parent`, with a name that begins with `prefix`.
  ///
  /// The corresponding C function is `mkdtemp`.
  package init(in parent: FilePath, prefix: String) throws(SystemFailure) {
    let pattern = parent.appending("\(prefix)XXXXXX")
    var template = pattern.withPlatformString {
      Array(UnsafeBufferPointer(start: $0, count: pattern.length + 1))
    }
    _ = try SystemCall.make("mkdtemp", pattern) { mkdtemp(&template) == nil ? -1 : 0 }
    path = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { FilePath(platformString: $0) } ?? pattern
    }
  }

  deinit {
    Self.remove(path)
  }

  /// Removes a file or folder of this process's own with everything below it; what cannot be removed stays.
  package static func remove(_ path: FilePath) {
    path.withPlatformString { remove($0, in: AT_FDCWD) }
  }

  /// Removes a name with everything below it, never through a link; what cannot be removed stays, for
  /// there is nobody to tell.
  private static func remove(_ name: UnsafePointer<CChar>, in parent: Int32) {
    if unlinkat(parent, name, 0) == 0 || unlinkat(parent, name, AT_REMOVEDIR) == 0 { return }
    // A folder may have been closed to us by who made it; a link would not have come this far.
    _ = fchmodat(parent, name, 0o700, 0)
    let descriptor = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if descriptor >= 0, let folder = fdopendir(descriptor) {
      while let entry = readdir(folder) {
        withUnsafePointer(to: &entry.pointee.d_name) { field in
          field.withMemoryRebound(to: CChar.self, capacity: Int(entry.pointee.d_reclen)) { child in
            if strcmp(child, ".") != 0 && strcmp(child, "..") != 0 {
              remove(child, in: descriptor)
            }
          }
        }
      }
      closedir(folder)
    }
    _ = unlinkat(parent, name, AT_REMOVEDIR)
  }
}
