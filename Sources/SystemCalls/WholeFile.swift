import CLinux
import Glibc
package import SystemPackage

/// All bytes of a file, as they were when it was read.
///
/// A file in a user's directory may be cut short at any moment: one that is mapped would then end the process
/// when the lost part is looked at.
package final class WholeFile: @unchecked Sendable {
  /// Unchecked Sendable because they are never written after `init`.
  package let bytes: UnsafeRawBufferPointer

  /// Reads a regular file; one that is cut short meanwhile ends where it ends then.
  ///
  /// Fails with `.fileTooLarge` beyond `limit` bytes. The corresponding C functions are `openat`, `fstat` and
  /// `read`.
  package init(_ path: FilePath, limit: Int) throws(SystemFailure) {
    let file = try OpenFile.open(path, options: .nonBlocking)
    let status = try file.status()
    guard status.kind == .regular else { throw SystemFailure("read", path, .notSupported) }
    guard status.size <= Int64(limit) else { throw SystemFailure("read", path, .fileTooLarge) }
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: Int(clamping: status.size), alignment: 16)
    var filled = 0
    do throws(SystemFailure) {
      while filled < buffer.count {
        let count = try file.read(into: .init(rebasing: buffer[filled...]))
        if count == 0 { break }
        filled += count
      }
    } catch {
      buffer.deallocate()
      throw error
    }
    bytes = UnsafeRawBufferPointer(start: buffer.baseAddress, count: filled)
  }

  deinit { bytes.deallocate() }
}
