import CLinux
import Glibc
package import SystemPackage

/// The content of a file, read into memory.
///
/// A file in a user's directory may be truncated at any moment; accessing the lost part of a mapped file would
/// end the process.
package final class WholeFile: @unchecked Sendable {
  /// Unchecked Sendable because the bytes are never written after `init`.
  package let bytes: UnsafeRawBufferPointer

  /// Reads a regular file; if it is truncated during that, `bytes` ends early.
  ///
  /// Throws `.fileTooLarge` for more than `limit` bytes. The corresponding C functions are `openat`, `fstat`
  /// and `read`.
  package convenience init(_ path: FilePath, limit: Int) throws(SystemFailure) {
    try self.init(OpenFile.open(path, options: .nonBlocking), limit: limit)
  }

  /// Reads an open file in the same way.
  package init(_ file: OpenFile, limit: Int) throws(SystemFailure) {
    let path = file.path
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
