package import FileTransfer
package import Items
package import Sessions
package import SystemCalls
package import SystemPackage

/// The directories that a drop creates.
///
/// They are recorded before they are created, and removed if they stay empty.
package struct MadeDirectories {
  package let open: any OpenSession

  package init(open: any OpenSession) {
    self.open = open
  }

  /// Records directories, runs `making` to create them, and records their identity.
  ///
  /// - Parameter missing: The directories, parents first, because undo proceeds from last to first.
  package func make(_ missing: [FilePath], by runID: RunID, making: () throws -> Void) throws {
    if missing.isEmpty { return try making() }
    var records = missing.map { TransferRecord(making: .here($0), by: runID) }
    try open.change { writer in
      for index in records.indices { records[index].number = try writer.record(records[index]) }
    }
    do {
      try making()
    } catch {
      try settle(records)
      throw error
    }
    try settle(records)
  }

  /// Records the identity of created directories of this machine, and removes the records of those that do not
  /// exist.
  ///
  /// A directory that cannot be examined is retried the next time.
  package func settle(_ records: [TransferRecord]) throws {
    if records.isEmpty { return }
    // Nobody waits for the session while this looks at directories.
    var made: [TransferRecord] = []
    var gone: [Int64] = []
    for var record in records {
      if record.noteMade() {
        record.step = .done
        made.append(record)
      } else if FileSystem.isGone(record.target.path, followingLinks: true) {
        gone.append(record.number)
      }
    }
    try open.change { writer in
      for record in made { try writer.update(record) }
      for number in gone { try writer.forget(transfer: number) }
    }
  }

  /// Removes the empty directories of drops that began and neither ended nor go on.
  ///
  /// - Parameter own: The run that is just ending.
  package func removeThoseOfCutOffRuns(besides own: String? = nil) throws {
    if try open.madeDirectories().isEmpty { return }
    try remove(madeBy: Set(open.runsCutOff(besides: own).keys))
  }

  /// Removes the empty directories that runs made on this machine, innermost first, together with their records.
  ///
  /// Other directories and their records remain.
  package func remove(madeBy runs: Set<String>) throws {
    if runs.isEmpty { return }
    let made = try open.madeDirectories().filter {
      runs.contains($0.run) && $0.target.isHere && $0.step != .undone
    }
    if made.isEmpty { return }
    for record in made {
      let name = FilePath(bytes: record.target.path.lastNameBytes)
      // A different directory of this name must not be removed.
      guard let directory = try? OpenFile.openPath(record.target.path.directory),
        record.isMade(name, in: directory)
      else { continue }
      try? FileSystem.removeDirectory(name, in: directory)
    }
    try open.change { writer in
      for record in made where FileSystem.isGone(record.target.path) {
        try writer.forget(transfer: record.number)
      }
    }
  }
}

extension OpenSession {
  /// The directories that drops made, the last first.
  package func madeDirectories() throws(SessionError) -> [TransferRecord] {
    try folderRecords().filter(\.isMadeDirectory)
  }

  /// The times of folders that drops changed.
  package func folderTimes() throws(SessionError) -> [TransferRecord] {
    try folderRecords().filter(\.isFolderTime)
  }

  /// Records what the folders of drops that were killed are now, so that an undo restores their times.
  package func settleFolderTimes() throws {
    let cutOff = try folderTimes().filter { $0.changed == 0 }
    if cutOff.isEmpty { return }
    try change { writer in
      for record in cutOff { try record.settleFolder(writer) }
    }
  }
}

extension TransferRecord {
  /// Records what a folder is after a drop; one that has not changed is forgotten.
  package func settleFolder(_ writer: any SessionWriter) throws {
    let modified = try? FileSystem.status(of: target.path).modified
    if modified == node?.modified { return try writer.forget(transfer: number) }
    var record = self
    record.changed = modified.map { Int64(clamping: $0) } ?? Self.folderIsGone
    try writer.update(record)
  }

  /// A record of a directory that a drop is about to create.
  package init(making directory: Location, by runID: RunID) {
    self.init(run: runID.text, item: 0, step: .naming, target: directory)
  }

  /// Whether the record is about a directory that a drop created or was about to create.
  package var isMadeDirectory: Bool {
    item == 0 && !isPart && isNew && step.rawValue >= Step.naming.rawValue
  }

  /// A record of what the time of a folder was before a drop changed what is in it.
  package init(timesOf folder: FilePath, modified: Int128?, by runID: RunID) {
    self.init(run: runID.text, item: 0, step: .done, target: .here(folder), isNew: false)
    node = NodeFacts()
    node?.modified = modified
  }

  /// What `changed` is for a folder that the drop itself has moved away.
  package static let folderIsGone: Int64 = -1

  /// Whether the record is about the time of a folder; `changed` is the one that the drop has left, and 0 until it ends.
  package var isFolderTime: Bool { item == 0 && !isPart && !isNew && node?.modified != nil }

  /// Notes which directory it is that has the path of the made one; returns false if there is none.
  package mutating func noteMade() -> Bool {
    guard let found = try? OpenFile.openPath(target.path, followingLinks: false),
      let status = try? found.status()
    else { return false }
    placed = status.version
    node = NodeFacts()
    node?.folder = try? FolderIdentity(found)
    if node?.isEmpty == true { node = nil }
    return true
  }

  /// Whether this is the directory that the drop made: one that somebody made later may have its number, but not its
  /// birth, as far as the file system tells.
  package func isMade(_ name: FilePath, in directory: OpenFile? = nil) -> Bool {
    guard let found = try? OpenFile.openPath(name, in: directory, followingLinks: false),
      let inode = try? found.status().inode, inode == placed?.inode
    else { return false }
    guard let made = node?.folder, let now = try? FolderIdentity(found) else { return true }
    return made == now
  }
}
