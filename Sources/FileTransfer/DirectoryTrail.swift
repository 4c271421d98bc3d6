import Synchronization
import SystemCalls

/// The directories in which a merge is just now, from the root of the file system down.
///
/// It grows and shrinks with the walk, so that no directory has to look for all of those above it.
final class DirectoryTrail: Sendable {
  private struct Directories {
    var all: Set<Destination.Identity>
    /// Those that were entered, and whether each was new among all.
    var entered: [(directory: Destination.Identity, isNew: Bool)] = []
  }

  private let directories: Mutex<Directories>

  /// Begins with a directory and those above it.
  init(_ top: Destination) throws(TransferError) {
    directories = Mutex(Directories(all: try top.findAncestors()))
  }

  func enter(_ directory: Destination.Identity) {
    directories.withLock { directories in
      directories.entered.append((directory, directories.all.insert(directory).inserted))
    }
  }

  func leave() {
    directories.withLock { directories in
      guard let last = directories.entered.popLast(), last.isNew else { return }
      directories.all.remove(last.directory)
    }
  }

  /// Whether one of these is on the way.
  func holds(anyOf others: Set<Destination.Identity>) -> Bool {
    directories.withLock { !$0.all.isDisjoint(with: others) }
  }
}
