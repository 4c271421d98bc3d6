import Synchronization
import SystemCalls

/// The folders in which a merge is just now, from the root of the file system down.
///
/// It grows and shrinks with the walk, so that no folder has to look for all of those above it.
final class FolderTrail: Sendable {
  private struct Folders {
    var all: Set<Destination.Identity>
    /// Those that were entered, and whether each was new among all.
    var entered: [(folder: Destination.Identity, isNew: Bool)] = []
  }

  private let folders: Mutex<Folders>

  /// Begins with a folder and those above it.
  init(_ top: Destination) throws(TransferError) {
    folders = Mutex(Folders(all: try top.findAncestors()))
  }

  func enter(_ folder: Destination.Identity) {
    folders.withLock { folders in
      folders.entered.append((folder, folders.all.insert(folder).inserted))
    }
  }

  func leave() {
    folders.withLock { folders in
      guard let last = folders.entered.popLast(), last.isNew else { return }
      folders.all.remove(last.folder)
    }
  }

  /// Whether one of these is on the way.
  func holds(anyOf others: Set<Destination.Identity>) -> Bool {
    folders.withLock { !$0.all.isDisjoint(with: others) }
  }
}
