import Synchronization
import SystemCalls

/// Which files of a tree were read, each as the version that it was, at 8 bytes and some a file.
///
/// A version is remembered by a hash with a random seed: that two versions share one of 2⁶⁴ values,
/// and that the one was written just where the other was read, is less likely than a failing memory.
final class TreeRecord: Sendable {
  private let versions = Mutex(Set<Int>())

  /// Remembers that this version of a file was read.
  func add(_ version: FileVersion) {
    let hash = version.hashValue
    versions.withLock { _ = $0.insert(hash) }
  }

  /// Whether this version of a file was read.
  func contains(_ version: FileVersion) -> Bool {
    let hash = version.hashValue
    return versions.withLock { $0.contains(hash) }
  }
}
