import CLinux
import Glibc

extension UnsafeRawBufferPointer {
  /// Whether both buffers have the same bytes.
  ///
  /// The corresponding C function is `memcmp`.
  package func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    guard let mine = baseAddress, let theirs = other.baseAddress else { return true }
    return memcmp(mine, theirs, count) == 0
  }
}
