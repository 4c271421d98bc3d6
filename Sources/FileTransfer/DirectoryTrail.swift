import Synchronization
import SystemCalls

/// The directories that contain a merge's current position, from the root of the file system down.
///
/// It is updated during the walk, so that no directory has to look up its ancestors.
final class DirectoryTrail: Sendable {
  private struct Directories {
    var all: Set<Folder.Identity>
    /// The directories entered, and whether each was not yet in `all`.
    var entered: [(directory: Folder.Identity, isNew: Bool)] = []
  }

  private let directories: Mutex<Directories>

  /// Starts with a directory and its ancestors.
  init(_ top: Folder) throws(TransferError) {
    directories = Mutex(Directories(all: try top.findAncestors()))
  }

  func enter(_ directory: Folder.Identity) {
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

  /// Whether one of `others` contains the current position.
  func holds(anyOf others: Set<Folder.Identity>) -> Bool {
    directories.withLock { !$0.all.isDisjoint(with: others) }
  }
}
