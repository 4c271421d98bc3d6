import CLinux
import Glibc
package import SystemPackage

/// The bytes of a file, mapped into memory and read only where they are looked at.
///
/// It is for files that are replaced and never rewritten in place: one that is cut short while it is
/// mapped ends the process when the lost part is read.
package final class MappedFile: @unchecked Sendable {
  /// Unchecked Sendable because they are never written.
  package let bytes: UnsafeRawBufferPointer

  /// Maps a regular file; an empty one has no bytes.
  ///
  /// The corresponding C functions are `openat`, `fstat` and `mmap`.
  package init(_ path: FilePath) throws(SystemFailure) {
    let file = try OpenFile.open(path, options: .nonBlocking)
    let status = try file.status()
    guard status.kind == .regular else { throw SystemFailure("mmap", path, .notSupported) }
    let count = Int(clamping: status.size)
    guard count > 0 else {
      bytes = UnsafeRawBufferPointer(start: nil, count: 0)
      return
    }
    var start: UnsafeMutableRawPointer?
    _ = try SystemCall.make("mmap", path) {
      start = mmap(nil, count, PROT_READ, MAP_PRIVATE, file.number, 0)
      return start == MAP_FAILED ? -1 : 0
    }
    bytes = UnsafeRawBufferPointer(start: start, count: count)
  }

  deinit {
    if let start = bytes.baseAddress {
      munmap(UnsafeMutableRawPointer(mutating: start), bytes.count)
    }
  }
}
