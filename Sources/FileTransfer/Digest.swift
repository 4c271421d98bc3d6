import Crypto
import Diagnostics

/// The SHA-256 of a file's content: what a manifest lists, and what a copy is held against.
package struct Digest: Hashable, Sendable {
  package let bytes: [UInt8]

  /// Sixty-four hexadecimal digits.
  package var text: String { Hexadecimal.text(bytes) }

  /// The digest of bytes in memory.
  package init(of bytes: [UInt8]) { self.bytes = Array(SHA256.hash(data: bytes)) }

  fileprivate init(_ digest: SHA256.Digest) { bytes = Array(digest) }

  /// A digest in the making: the one door to the library that computes it.
  struct Running {
    private var hash = SHA256()
    private static let zeros = [UInt8](repeating: 0, count: 64 << 10)

    mutating func add(_ bytes: UnsafeRawBufferPointer) { hash.update(bufferPointer: bytes) }

    /// Adds what reading a hole would give.
    mutating func addZeros(_ count: Int) {
      var left = count
      Self.zeros.withUnsafeBytes { zeros in
        while left > 0 {
          let part = min(left, zeros.count)
          add(UnsafeRawBufferPointer(rebasing: zeros[..<part]))
          left -= part
        }
      }
    }

    func finished() -> Digest { Digest(hash.finalize()) }
  }
}
