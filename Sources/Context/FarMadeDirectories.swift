package import FileTransfer
package import Items
package import Sessions
package import SystemPackage

/// The directories that a drop creates on another host.
///
/// They are recorded before they are created, and removed if they stay empty. A host does not tell whether a directory
/// is the one that was created, so that an empty directory of its name counts as that one.
package struct FarMadeDirectories {
  private let open: any OpenSession
  private let host: PlaceID
  private let files: any PlaceFiles

  package init(open: any OpenSession, on host: PlaceID, _ files: any PlaceFiles) {
    self.open = open
    self.host = host
    self.files = files
  }

  /// Makes a directory and its missing parents, each of which is recorded before.
  ///
  /// - Parameters:
  ///   - directory: The path there, without the host.
  ///   - named: The directory that the user named; below it, no link is followed.
  package func make(
    _ directory: FilePath, below named: FilePath, by runID: RunID
  ) throws {
    let missing = try files.missingDirectories(on: directory, below: named)
    if missing.isEmpty { return }
    var records = missing.map { TransferRecord(making: Location(host, $0), by: runID) }
    try open.change { writer in
      for index in records.indices { records[index].number = try writer.record(records[index]) }
    }
    do throws(FarError) {
      try files.makeAll(missing)
    } catch {
      // After a lost connection, the next drop finds out what is there.
      if !error.endsConnection { try settle(records) }
      throw error
    }
    try settle(records)
  }

  /// Records which directories were created, and removes the records of those that do not exist.
  package func settle(_ records: [TransferRecord]) throws {
    if records.isEmpty { return }
    let paths = records.map(\.target.path)
    let gone = try files.areGone(paths)
    try open.change { writer in
      for (var record, isGone) in zip(records, gone) {
        if isGone {
          try writer.forget(transfer: record.number)
        } else {
          record.step = .done
          try writer.update(record)
        }
      }
    }
  }

  /// Removes the empty directories of a run, innermost first, together with their records.
  ///
  /// Other directories and their records remain.
  package func remove(madeBy run: String) throws {
    let made = try open.madeDirectories().filter { $0.run == run && $0.target.place == host }
    var removed: [TransferRecord] = []
    for record in made where try files.removeIfEmpty(record.target.path) {
      removed.append(record)
    }
    if removed.isEmpty { return }
    try open.change { writer in
      for record in removed { try writer.forget(transfer: record.number) }
    }
  }
}
