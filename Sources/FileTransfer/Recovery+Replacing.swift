import Items
import SystemCalls
import SystemPackage

// What a run left among the kept files under names that only it knows, while it was replacing a file.
extension Recovery {
  /// Takes these names away, so that the run can exchange nothing if it goes on, and then finds out what has them.
  ///
  /// The new file is removed. The old one gets its own name back if that is free, else the name under which it is kept.
  func takeWaiting(_ one: TransferRecord, _ runID: RunID) {
    guard one.target.isAbsolute else { return }
    eachKeptDirectory(beside: one.target) { name, directory, parent in
      var isFound = false
      for entry in (try? DirectoryReader.entries(of: directory)) ?? [] {
        guard let isAside = runID.isAside(entry.name, for: one.target.name) else { continue }
        // This process counts from one again, as the run did.
        let taken = (0..<Self.mostNames).lazy.map { _ in
          isAside ? runID.aside(for: one.target.name) : runID.waiting(for: one.target.name)
        }.first {
          (try? FileSystem.moveToFreeName(entry.path, in: directory, to: $0, in: directory)) != nil
        }
        guard let taken else { continue }
        isFound = true
        settleWaiting(taken, isAside: isAside, one, in: directory, parent)
      }
      if isFound { KeptDirectory.removeIfEmpty(name, in: parent) }
    }
  }

  /// How many names are tried.
  private static let mostNames = 1000

  private func settleWaiting(
    _ name: FilePath, isAside: Bool, _ one: TransferRecord, in kept: OpenFile, _ parent: OpenFile
  ) {
    guard let status = try? FileSystem.status(of: name, in: kept, followingLinks: false) else {
      return
    }
    if !isAside, let placed = one.named, status.kind != .directory,
      status.version.isSameContent(as: placed)
    {
      if !Self.isOnlyName(of: placed, one) { StagedFile.discard(name, in: kept) }
      return
    }
    if (try? FileSystem.moveToFreeName(name, in: kept, to: one.target.name, in: parent)) == nil {
      _ = Trade.keep(name, as: one.target.name, in: kept)
    }
  }

  /// Whether the placed file is the source itself, which has no other name any more.
  static func isOnlyName(of placed: FileVersion, _ one: TransferRecord) -> Bool {
    guard one.read?.inode == placed.inode else { return false }
    let source = one.source.flatMap { try? FileSystem.status(of: $0, followingLinks: false) }
    return source?.inode != placed.inode
  }
}
