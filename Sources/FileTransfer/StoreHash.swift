import CCrypto
import Diagnostics

/// A hash of a kind that stores make of what they keep; `Digest` is the one that everything here is compared by.
package struct StoreHash: Hashable, Sendable {
  /// The kinds that can be made here, the best first.
  package enum Kind: String, CaseIterable, Sendable {
    case sha256
    case sha1
    case md5
  }

  package let kind: Kind
  /// In lower-case hexadecimal digits.
  package let digits: String

  package init(_ kind: Kind, digits: String) {
    self.kind = kind
    self.digits = digits.lowercased()
  }

  /// Both hashes of bytes that are read once.
  package struct Running {
    private var digest = Digest.Running()
    private var kind: Kind
    private var sha1 = SHA_CTX()
    private var md5 = MD5_CTX()

    package init(_ kind: Kind) {
      self.kind = kind
      SHA1_Init(&sha1)
      MD5_Init(&md5)
    }

    package mutating func add(_ bytes: UnsafeRawBufferPointer) {
      digest.add(bytes)
      switch kind {
      case .sha256: break
      case .sha1: SHA1_Update(&sha1, bytes.baseAddress, bytes.count)
      case .md5: MD5_Update(&md5, bytes.baseAddress, bytes.count)
      }
    }

    package func finished() -> (digest: Digest, hash: StoreHash) {
      let digest = digest.finished()
      var (sha1, md5) = (sha1, md5)
      var bytes = digest.bytes
      switch kind {
      case .sha256: break
      case .sha1:
        bytes = [UInt8](repeating: 0, count: Int(SHA_DIGEST_LENGTH))
        SHA1_Final(&bytes, &sha1)
      case .md5:
        bytes = [UInt8](repeating: 0, count: Int(MD5_DIGEST_LENGTH))
        MD5_Final(&bytes, &md5)
      }
      return (digest, StoreHash(kind, digits: Hexadecimal.text(bytes)))
    }
  }
}
