import Synchronization
import SystemCalls

/// The versions of a tree's files that were read, in little more than 8 bytes each.
///
/// Each version is stored as a hash with a random seed. Removing a changed file by mistake would take a
/// collision among 2⁶⁴ values, which is less likely than a memory error.
final class TreeRecord: Sendable {
  private let versions = Mutex(Set<Int>())

  private let names = Atomic<Bool>(true)

  /// Whether every entry of the copy has the name that it has in the source.
  var keepsNames: Bool { names.load(ordering: .relaxed) }

  /// Records that some entries of the copy have other names.
  func noteOtherNames() { names.store(false, ordering: .relaxed) }

  /// Records that this version of a file was read.
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
