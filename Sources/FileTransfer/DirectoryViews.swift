import Synchronization
import SystemCalls
import SystemPackage

/// Finds out whether a directory that a program serves is a view of another one, which no program serves.
///
/// Neither device nor inode tell: the program may show any. A directory that is made in one and seen in the other does;
/// unlike a file, it is not held back by programs that write later.
final class DirectoryViews: Sendable {
  private struct Pair: Hashable {
    let served: FilePath
    let other: FilePath
  }

  private let runID: RunID
  private let known = Mutex<[Pair: Bool]>([:])

  init(runID: RunID) { self.runID = runID }

  /// Whether both are one directory, as far as is known: also if nothing can be made there.
  ///
  /// What is made has a name of the run, by which it is found after a crash.
  func areOne(_ served: FilePath, _ other: FilePath) -> Bool {
    known.withLock { known in
      let pair = Pair(served: served, other: other)
      if let answer = known[pair] { return answer }
      let answer = look(served, other)
      known[pair] = answer
      return answer
    }
  }

  private func look(_ served: FilePath, _ other: FilePath) -> Bool {
    let name = runID.probe()
    let probe = served.pushing(name)
    do throws(SystemFailure) { try FileSystem.makeDirectory(probe, mode: 0o700) } catch {
      return true
    }
    defer { try? FileSystem.removeDirectory(probe) }
    return !FileSystem.isGone(other.pushing(name), followingLinks: false)
  }
}
