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

  /// Removes a file or folder of this process's own with everything below it; what cannot be removed stays,
  /// for there is nobody to tell.
  ///
  /// It is tried twice: a call may fail for a reason that passes.
  package static func remove(_ path: FilePath) {
    do throws(SystemFailure) {
      try TreeErasure.remove(path)
    } catch {
      try? TreeErasure.remove(path)
    }
  }
}
