import FileTransfer
import Items
import Sessions
import SystemCalls
import SystemPackage

// Which records say more of an item than that it has to be transferred again, or less than that it was moved.
extension TransferRecord {
  /// Whether the copy of a move is gone, with its folder or its drive, and the source is still there.
  var hasLostCopy: Bool {
    guard moves, let source = source?.here, let target = target.here else { return false }
    return FileSystem.isGone(target, followingLinks: false)
      && !FileSystem.isGone(source, followingLinks: false)
  }

  /// Whether its source was to get its name by a rename, and is gone.
  package var wasRenamed: Bool {
    guard step == .naming, moves, let source = source?.here, let read, let placed else {
      return false
    }
    return read.device == placed.device && read.inode == placed.inode
      && FileSystem.isGone(source, followingLinks: false)
  }
}

extension DropRecovery {
  /// Whether the recorded name is that of an item which has to be transferred again, and free.
  func staysNamed(_ record: TransferRecord) throws -> Bool {
    guard record.step == .naming, !record.isPart, !record.isAtomic,
      FileSystem.isGone(record.target.path, followingLinks: false)
    else { return false }
    switch try open.itemInAnyState(record.item)?.state {
    case .inTransit, .failed: return true
    default: return false
    }
  }

  /// Lets the next drop to another host compare what is there with its source, before the source is removed.
  func startsOver(_ record: TransferRecord) throws -> Bool {
    guard let source = record.source?.here, !FileSystem.isGone(source) else {
      return false
    }
    // A drop to a route began once at each of its views.
    let begun = try open.events(of: [.dropBegan]).map(\.decodedDetail)
      .filter { $0.run == record.run }.compactMap { $0.destination?.text }
    let holding = begun.filter { record.target.shown.starts(with: FilePath(carried: $0)) }
    let nearest = holding.max {
      FilePath(carried: $0).components.count < FilePath(carried: $1).components.count
    }
    guard let destination = nearest ?? begun.last else { return false }
    var record = record
    record.step = .naming
    // Of an all-or-none drop, everything is placed and recorded.
    record.isAtomic = false
    try open.change(expecting: nil, synced: true) { writer in
      try writer.update(record)
      try writer.setState(.inTransit(destination: destination), of: record.item)
    }
    return true
  }

  /// Removes again what a power cut has given back: sources of the last run whose removal was recorded, but not yet on
  /// the disk.
  package mutating func removeReturnedSources() throws {
    guard let run = try open.transfers(before: .max, limit: 1).first?.run, let runID = RunID(run)
    else { return }
    try open.eachPage(of: run) { page in
      for record in page where record.step == .done && record.sourceRemoved {
        try removeReturned(record, runID)
      }
      return true
    }
  }

  private mutating func removeReturned(_ record: TransferRecord, _ runID: RunID) throws {
    guard let source = record.source?.here, let read = record.read else { return }
    recovery.sweep(record, runID)
    guard let now = try? FileSystem.status(of: source, followingLinks: false),
      now.kind == .directory ? now.inode == read.inode : now.version.isSameContent(as: read)
    else { return }
    if !record.target.isHere {
      _ = try startsOver(record)
      return
    }
    let (isRemoved, notes) = recovery.removeSource(record, runID)
    for note in notes { context.report(.said(note.diagnostic)) }
    if isRemoved { return }
    var record = record
    record.sourceRemoved = false
    try open.change { try $0.update(record) }
  }
}
