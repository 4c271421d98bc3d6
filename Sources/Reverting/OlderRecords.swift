import Context
import Items
import Sessions
import SystemCalls
import SystemPackage

/// Updates the records of this terminal's older drops when an undo has created a directory again.
///
/// A file is known by its size and time, but a directory by its inode number, and by its birth if a drop made it.
struct OlderRecords {
  private let store: any SessionStore
  private let context: ExchangeContext

  init(in store: any SessionStore, _ context: ExchangeContext) {
    self.store = store
    self.context = context
  }

  /// Writes the present versions of the directories into the records that name them.
  ///
  /// - Parameters:
  ///   - returned: Their paths, with the versions that were moved away.
  ///   - run: The drop that was undone.
  func follow(_ returned: [FilePath: FileVersion?], besides run: String) throws {
    if returned.isEmpty { return }
    for drop in try store.lastDrops(of: context.terminal)
    where drop.run != run && drop.cancel == nil && !drop.isIdle {
      guard let open = opening(drop) else { continue }
      var changed: [TransferRecord] = []
      try open.eachPage(of: drop.run) { page in
        for var record in page where record.step != .undone {
          let before = record
          followFolder(of: &record, returned)
          if let placed = record.placed, isReturned(record, returned) {
            if record.isMadeDirectory {
              _ = record.noteMade()
            } else if let status = try? FileSystem.status(
              of: record.target.path, followingLinks: false), status.kind == .directory,
              status.inode != placed.inode
            {
              record.placed = status.version
            }
          }
          if record != before { changed.append(record) }
        }
        return true
      }
      // What was undone is undone, whatever becomes of this.
      if !changed.isEmpty { try? open.amend(changed) }
    }
  }

  private func opening(_ drop: DropReference) -> (any OpenSession)? {
    (try? store.open(drop.name, id: drop.id)) ?? (try? store.openEnded(drop.name, id: drop.id))
  }

  /// Notes the directory from which something was moved, if that was made again.
  private func followFolder(
    of record: inout TransferRecord, _ returned: [FilePath: FileVersion?]
  ) {
    guard record.node?.folder != nil, let directory = record.source?.here?.directory,
      returned.keys.contains(where: { directory.starts(with: $0) }),
      let open = try? OpenFile.openPath(directory),
      let now = try? FolderIdentity(open)
    else { return }
    record.node?.folder = now
  }

  /// Whether a record is of a directory that came back, or that was in one.
  private func isReturned(
    _ record: TransferRecord, _ returned: [FilePath: FileVersion?]
  ) -> Bool {
    guard let target = record.target.here else { return false }
    if let before = returned[target] {
      return before.map { $0.inode == record.placed?.inode } ?? true
    }
    return returned.keys.contains { target.starts(with: $0) }
  }
}
