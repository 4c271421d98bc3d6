package import FileTransfer
package import Items
package import Sessions
import SystemCalls
package import SystemPackage

/// The directories that a drop makes: recorded before they are there, and gone again where nothing comes into
/// them.
package struct MadeDirectories {
  package let open: any OpenSession

  package init(open: any OpenSession) {
    self.open = open
  }

  /// Records directories, has them made, and records what they are.
  ///
  /// - Parameter missing: The upper ones first: undo goes from the last to the first.
  package func make(_ missing: [FilePath], by mark: RunID, making: () throws -> Void) throws {
    if missing.isEmpty { return try making() }
    var records = missing.map { TransferRecord(making: $0, by: mark) }
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

  /// Records of directories that were about to be made what they are; those that are not there are forgotten.
  ///
  /// One that cannot be looked at is looked at again the next time.
  package func settle(_ records: [TransferRecord]) throws {
    if records.isEmpty { return }
    try open.change { writer in
      for var record in records {
        if let status = try? FileSystem.status(of: record.target, followingLinks: false),
          status.kind == .directory
        {
          record.placed = status.version
          record.step = .done
          try writer.update(record)
        } else if FileSystem.isGone(record.target, followingLinks: true) {
          try writer.forget(transfer: record.number)
        }
      }
    }
  }

  /// Removes those of a run that are empty, the inner ones first, and forgets them; others stay, and are
  /// remembered.
  package func remove(madeBy run: String) throws {
    var made: [TransferRecord] = []
    var next = Int64.max
    while true {
      let page = try open.transfers(before: next, limit: 256)
      made += page.filter { $0.run == run && $0.isMadeDirectory }
      // The run's own records are the last ones.
      guard let last = page.last, last.run == run else { break }
      next = last.number
    }
    if made.isEmpty { return }
    for record in made {
      let name = FilePath(bytes: record.target.lastNameBytes)
      // Another directory of the name, wherever the way leads now, is not what was made.
      guard let directory = try? OpenFile.openPath(record.target.directory),
        let status = try? FileSystem.status(of: name, in: directory, followingLinks: false),
        status.kind == .directory, let placed = record.placed,
        status.inode == placed.inode, status.device == placed.device
      else { continue }
      try? FileSystem.removeDirectory(name, in: directory)
    }
    try open.change { writer in
      for record in made where FileSystem.isGone(record.target) {
        try writer.forget(transfer: record.number)
      }
    }
  }
}

extension TransferRecord {
  /// A directory that a drop is about to make, which goes again when it is empty.
  package init(making directory: FilePath, by mark: RunID) {
    self.init(run: mark.text, item: 0, step: .naming, target: directory)
  }

  /// Whether it tells of a directory that a drop made, or was about to make.
  package var isMadeDirectory: Bool {
    item == 0 && !isPart && step.rawValue >= Step.naming.rawValue
  }
}
