import CCrypto
import Diagnostics

/// The SHA-256 of a file's content, used in manifests and to verify copies.
package struct Digest: Hashable, Sendable {
  package let bytes: [UInt8]

  /// Sixty-four hexadecimal digits.
  package var text: String { Hexadecimal.text(bytes) }

  /// The digest of bytes in memory.
  package init(of bytes: [UInt8]) {
    var running = Running()
    bytes.withUnsafeBytes { running.add($0) }
    self = running.finished()
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The digest with these 64 hexadecimal digits; nil if they are not such digits.
  package init?(digits: some Collection<UInt8>) {
    let values = digits.compactMap(\.hexadecimalDigit)
    guard digits.count == 64, values.count == 64 else { return nil }
    bytes = stride(from: 0, to: 64, by: 2).map { values[$0] << 4 | values[$0 + 1] }
  }

  /// An incremental digest.
  package struct Running {
    private var context = SHA256_CTX()
    private static let zeros = [UInt8](repeating: 0, count: 64 << 10)

    package init() { SHA256_Init(&context) }

    package mutating func add(_ bytes: UnsafeRawBufferPointer) {
      SHA256_Update(&context, bytes.baseAddress, bytes.count)
    }

    /// Adds `count` zero bytes, as reading a hole would yield.
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

    package func finished() -> Digest {
      var context = context
      var bytes = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
      SHA256_Final(&bytes, &context)
      return Digest(bytes)
    }
  }
}
