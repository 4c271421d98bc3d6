import Synchronization
package import SystemPackage

/// Files that this process staged under hidden names and could not remove again, recorded so that they are not
/// forgotten.
///
/// Removal can fail when the disk has errors or no descriptor is free.
package final class HiddenRest: Sendable {
  package static let shared = HiddenRest()

  private let left = Mutex<[RunID: [FilePath]]>([:])

  func note(_ path: FilePath, of runID: RunID) {
    left.withLock { $0[runID, default: []].append(path) }
  }

  /// Returns what is left of a run, and forgets it.
  package func take(of runID: RunID) -> [FilePath] {
    left.withLock { $0.removeValue(forKey: runID) ?? [] }
  }
}
