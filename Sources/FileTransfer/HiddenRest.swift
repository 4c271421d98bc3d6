import Synchronization
package import SystemPackage

/// What this process staged under a hidden name and could not remove again, so that it is not forgotten.
///
/// A disk that fails, or a process without a file to spare, keeps even what is not wanted from going.
package final class HiddenRest: Sendable {
  package static let shared = HiddenRest()

  private let left = Mutex<[RunID: [FilePath]]>([:])

  func note(_ path: FilePath, of mark: RunID) {
    left.withLock { $0[mark, default: []].append(path) }
  }

  /// Answers what is left of a run since this was last asked.
  package func take(of mark: RunID) -> [FilePath] {
    left.withLock { $0.removeValue(forKey: mark) ?? [] }
  }
}
