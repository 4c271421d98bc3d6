import CLinux
import Glibc
package import SystemPackage

/// A directory with mode 0700 for this process, removed with its content when this value is destroyed.
package final class PrivateDirectory: Sendable {
  package let path: FilePath

  /// Creates a directory in `parent` with a name that begins with `prefix`.
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
    TreeRemoval.discard(path)
  }
}
