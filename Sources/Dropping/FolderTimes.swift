import Context
import Destinations
import FileTransfer
import Items
import Sessions
import SystemCalls
import SystemPackage

/// The times of the folders of this machine in which a drop gives or takes names, so that undo restores them.
///
/// What a folder was before is recorded with the first page that changes it, and what it is afterwards when the drop
/// ends: if it has another time at the undo, somebody else has changed it.
final class FolderTimes {
  private let runID: RunID
  /// One record for each folder.
  private var records: [FilePath: TransferRecord] = [:]
  /// Those that are not in the session yet.
  private var unrecorded: Set<FilePath> = []
  private var last: FilePath?
  /// When folders that are merged were last changed, before the drop.
  private var merged: [FilePath: Int128] = [:]

  init(of runID: RunID) { self.runID = runID }

  /// Goes on with what an interrupted run of the same drop had recorded.
  func recall(_ open: any OpenSession) throws {
    for record in try open.folderTimes() where record.run == runID.text && record.changed == 0 {
      records[record.target.path] = record
    }
  }

  /// Notes the folder in which an item is about to get a name, and the one that a move takes it from.
  func note(_ record: TransferRecord) {
    if let target = record.target.here { note(target.directory) }
    if record.moves, let source = record.source?.here { note(source.directory) }
  }

  /// Notes a folder in which a name is about to be given or taken; one that is elsewhere, or that cannot be looked at,
  /// is left out.
  func note(_ folder: FilePath) {
    if folder == last { return }
    last = folder
    guard folder.isAbsolute, records[folder] == nil,
      let modified = merged[folder] ?? (try? FileSystem.status(of: folder))?.modified
    else { return }
    records[folder] = TransferRecord(timesOf: folder, modified: modified, by: runID)
    unrecorded.insert(folder)
    if records[folder.directory] != nil { return }
    // A change in a folder also changes the manifest of the view that the folder is in.
    let view = try? ViewDirectory.nearest(to: folder, trusting: { _ in true })
    if let root = view?.root, root != folder { note(root) }
  }

  /// Keeps in mind what folders are that are merged, most of which often stay as they are; returns the sources with the
  /// times that they had before the drop.
  func remember(_ merged: MergedFolders) -> [(FilePath, NodeFacts)] {
    for (path, facts) in merged.targets { _ = remember(path, facts) }
    return merged.sources.map { path, facts in
      var facts = facts
      facts.modified = remember(path, facts)
      return (path, facts)
    }
  }

  private func remember(_ folder: FilePath, _ facts: NodeFacts) -> Int128? {
    if let known = records[folder]?.node?.modified ?? merged[folder] { return known }
    merged[folder] = facts.modified
    return facts.modified
  }

  /// Notes the folder of what is moved out of a merged one, and those above that may be removed with it.
  func note(above source: FilePath) {
    var folders: [FilePath] = []
    var folder = source.directory
    while records[folder] == nil, merged[folder] != nil {
      folders.append(folder)
      folder = folder.directory
    }
    // Those above come first, because they tell which view it is.
    for folder in folders.reversed() { note(folder) }
  }

  /// Records what was noted since, and again what was rolled back: `committed` ends that.
  func record(_ writer: any SessionWriter) throws {
    for folder in unrecorded {
      guard let record = records[folder] else { continue }
      records[folder]?.number = try writer.record(record)
    }
  }

  func committed() { unrecorded = [] }

  /// Records what the folders are at the end, and forgets those that have not changed.
  ///
  /// One that the drop itself has moved away is kept: undo brings it back as it was when it went.
  func end(_ writer: any SessionWriter) throws {
    try record(writer)
    for record in records.values { try record.settleFolder(writer) }
    records = [:]
    merged = [:]
    last = nil
  }
}
