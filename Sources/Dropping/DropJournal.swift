import Context
import FileTransfer
import Items
import Sessions
import SystemCalls
import SystemPackage

/// Records in the session what a transfer is about to do and what it has done, so that a second run can
/// continue it.
///
/// The engine calls it on the thread that started the transfer and that owns the session.
final class DropJournal: TransferJournal, @unchecked Sendable {
  private let open: any OpenSession
  /// The place of the paths of requests and placements.
  private let place: PlaceID
  private let destination: String
  private let keepsItems: Bool
  /// Whether all items are placed or none; the records then tell a second run what to roll back.
  private let isAtomic: Bool
  private let runID: RunID
  /// One record per request to the engine, in the same order.
  private var records: [TransferRecord]
  private let rules: [ConflictRule]
  /// Whether the next run might not reproduce the item byte for byte, so that `dedupe` would not recognize it.
  private let made: [Bool]
  /// Whether the item is a file that is staged under a hidden name, which may remain after a power failure.
  private let hidden: [Bool]
  /// Whether all that was recorded before staging is on the disk.
  private var isSynced = true
  /// The records of earlier runs that those of this one replace, by the index of the request.
  private let earlier: [[TransferRecord]]
  /// Called with the number of items that are in place.
  private let reached: (Int) -> Void
  /// Items whose text is part of the one placed file; they are placed together with it.
  private let companions: [Int]
  /// The placed parts of merged directories, by the index of the request.
  private var parts: [Int: [TransferRecord]] = [:]
  /// What the directories of merged ones were that moves remove, by the index of the request.
  private var removed: [Int: [FilePath: NodeFacts]] = [:]
  /// Parts that are about to be renamed to their final names, by source path.
  private var naming: [Location: TransferRecord] = [:]
  /// Parts that are in place and will be recorded together with the rest.
  private var held: [(index: Int, TransferRecord)] = []
  /// Removes sources on other hosts whose copies are recorded; nil if there are none.
  private let farRemoval: FarRemoval?
  private let folders: FolderTimes
  /// What became of the sources on other hosts, by the index of the request.
  private(set) var farOutcomes: [Int: FarRemoval.Outcome] = [:]

  init(
    _ open: any OpenSession, at place: PlaceID, destination: String, keepsItems: Bool,
    isAtomic: Bool = false,
    runID: RunID, noting noted: FolderTimes,
    placing entries: [(item: Int, request: PlacementRequest)],
    insteadOf earlier: [[TransferRecord]] = [], companions: [Int] = [],
    farRemoval: FarRemoval? = nil,
    reached: @escaping (Int) -> Void = { _ in }
  ) {
    self.farRemoval = farRemoval
    folders = noted
    self.earlier = earlier
    self.companions = companions
    self.reached = reached
    self.open = open
    self.place = place
    self.destination = destination
    self.keepsItems = keepsItems
    self.isAtomic = isAtomic
    self.runID = runID
    var folders: [FilePath: FolderIdentity?] = [:]
    records = entries.enumerated().map { index, entry in
      var record = TransferRecord(entry.request, item: entry.item, at: place, runID)
      record.isAtomic = isAtomic
      record.noteFolder(&folders)
      if record.step == .naming, index < earlier.count,
        let last = earlier[index].last(where: { [record] in $0.target == record.target })
      {
        // Until the name is given again, what has it may be what the earlier run placed.
        (record.placed, record.isNew, record.replaced) = (last.placed, last.isNew, last.replaced)
      }
      return record
    }
    rules = entries.map(\.request.rule)
    hidden = PlacementRequest.areHidden(entries.map(\.request), at: place, isAtomic: isAtomic)
    made = entries.map { if case .spool = $0.request.source { true } else { false } }
  }

  /// Placed items whose record could not be saved, so that their sources stay until the next command.
  private var unsaved: Set<Int> = []

  /// Files under hidden names that could not be removed.
  private(set) var hiddenRest: [FilePath] = []

  /// The error if the session could not be written before the transfer started.
  private(set) var refusal: (any Error)?

  /// The room for what is recorded of a group once it is placed.
  private var room: OpenFile?

  /// Whether another command has the session locked.
  var isBusy: Bool {
    if let refusal = refusal as? SessionError, case .busy = refusal { true } else { false }
  }

  /// Synced before anything gets a hidden name, because only the record tells who owns the hidden file.
  func willPlace(_ indices: Range<Int>) throws {
    do {
      room = try open.takingRoom(16384 + indices.count * 2048)
      isSynced = indices.contains { hidden[$0] }
      for record in records[indices] { folders.note(record) }
      try open.change(expecting: nil, synced: isSynced) { writer in
        try folders.record(writer)
        for index in indices {
          if !keepsItems {
            try writer.setState(.inTransit(destination: destination), of: records[index].item)
          }
          if index < earlier.count {
            for record in earlier[index] { try writer.forget(transfer: record.number) }
          }
          records[index].number = try writer.record(records[index])
        }
      }
      folders.committed()
    } catch {
      refusal = error
      throw error
    }
  }

  func confirm() throws { try open.confirmClaim() }

  /// The same for a directory that is not just renamed.
  func willStage(_ index: Int) throws {
    if isSynced { return }
    try open.synchronize()
    isSynced = true
  }

  /// Recorded for every conflict rule, so that a command that continues or reverts a killed run knows its
  /// files.
  ///
  /// Synced if only the record can identify the file after a power failure. A rename leaves no source, and only
  /// `dedupe` recognizes its own copies, provided that they can be reproduced.
  func willName(_ names: [PlacementName]) throws {
    let matters = names.contains {
      isAtomic || $0.isRename || rules[$0.index] != .dedupe || made[$0.index]
    }
    try open.change(expecting: nil, synced: matters) { writer in
      for name in names {
        records[name.index].willHave(name, at: place)
        try writer.update(records[name.index])
      }
    }
  }

  func willName(
    _ index: Int, parts: [(request: PlacementRequest, name: PlacementName)]
  ) throws {
    if parts.isEmpty { return }
    for part in parts where place == .here { folders.note(part.name.target.directory) }
    let matters = isAtomic || rules[index] != .dedupe || parts.contains { $0.name.isRename }
    try open.change(expecting: nil, synced: matters) { writer in
      try folders.record(writer)
      for (request, name) in parts {
        var record = TransferRecord(request, item: records[index].item, at: place, runID)
        guard let source = record.source else { continue }
        record.isPart = true
        record.isAtomic = isAtomic
        record.willHave(name, at: place)
        if let earlier = naming[source] {
          record.number = earlier.number
          try writer.update(record)
        } else {
          record.number = try writer.record(record)
        }
        naming[source] = record
      }
    }
    folders.committed()
  }

  func willMerge(_ index: Int, _ merged: MergedFolders) {
    for (path, facts) in folders.remember(merged) {
      removed[index, default: [:]][path] = removed[index]?[path] ?? facts
    }
  }

  func merged(
    _ index: Int, _ found: [(request: PlacementRequest, placement: Placement)]
  ) throws {
    // An inner directory with only copies is never reverted.
    let placed = found.filter {
      $0.placement.state != .skipped
        && ($0.placement.version != nil || $0.request.operation == .move)
    }
    if placed.isEmpty { return }
    let found = placed.map { request, placement in
      var record = TransferRecord(request, item: records[index].item, at: place, runID)
      if record.moves, let source = record.source?.here { folders.note(above: source) }
      record.isPart = true
      record.isAtomic = isAtomic
      record.number = record.source.flatMap { naming.removeValue(forKey: $0)?.number } ?? 0
      record.take(placement, at: place)
      record.noteLost(by: placement, at: place)
      return record
    }
    // In an all-or-none drop, no part counts as placed before all are.
    if isAtomic { return held += found.map { (index, $0) } }
    try open.change(expecting: nil, synced: true) { writer in
      try folders.record(writer)
      for record in found { try write(record, partOf: index, writer) }
    }
    folders.committed()
  }

  private func write(
    _ record: TransferRecord, partOf index: Int, _ writer: any SessionWriter
  ) throws {
    var record = record
    if record.number == 0 {
      record.number = try writer.record(record)
    } else {
      try writer.update(record)
    }
    if record.step == .placed { parts[index, default: []].append(record) }
  }

  /// Recorded, and synced, before any source is deleted.
  ///
  /// A power failure may lose the record of a copy; the source remains, and `dedupe` recognizes the copy. It may
  /// also lose that of a rename, which leaves no source: the record of `willName` identifies the file by its inode.
  func published(_ placements: [(index: Int, placement: Placement)]) throws {
    let matters =
      isAtomic
      || placements.contains { index, placement in
        !isOnlyRenamed(placement, records[index])
          && (records[index].moves || rules[index] != .dedupe)
      }
    room = nil
    let held = self.held
    noteFarSources(of: placements.map(\.index))
    for (index, placement) in placements {
      records[index].noteLost(by: placement, at: place)
      if made[index] || !companions.isEmpty || place != .here
        || placement.files != nil
      {
        records[index].noteDigest(of: placement, at: Location(place, placement.target))
      }
      records[index].noteMerged(removed[index] ?? [:])
      if index < earlier.count { records[index].noteGone(since: earlier[index]) }
    }
    unsaved.formUnion(placements.map(\.index))
    try open.change(expecting: nil, synced: matters) { writer in
      try folders.record(writer)
      for (index, record) in held { try write(record, partOf: index, writer) }
      for (index, placement) in placements {
        let item = records[index].item
        let skipped = placement.state == .skipped
        records[index].take(placement, at: place)
        try writer.update(records[index])
        if !keepsItems { try writer.setState(skipped ? .skipped : .placed, of: item) }
        try writer.log(
          .happened(
            skipped ? .skipped : .placed, item: item, destination: destination,
            target: Location(place, placement.target).shown.carried))
      }
      if !placements.isEmpty {
        for item in companions {
          _ = try writer.record(TransferRecord(joined: item, by: runID))
          if !keepsItems { try writer.setState(.placed, of: item) }
          try writer.log(
            .happened(.placed, item: item, destination: destination, target: destination))
        }
      }
      let came = placements.count { $0.placement.state != .skipped } + companions.count
      if came > 0 { try writer.log(.happened(.transferFinished, items: came)) }
    }
    folders.committed()
    unsaved.subtract(placements.map(\.index))
    self.held = []
    reached(placements.count)
  }

  /// Whether the source itself has been given the name, and nothing was replaced or merged.
  private func isOnlyRenamed(_ placement: Placement, _ record: TransferRecord) -> Bool {
    placement.state == .placed && placement.sourceRemoved && placement.replaced == nil
      && record.step == .naming
  }

  func finished(_ settled: [TransferEngine.Settled]) throws {
    let ended = settled.filter { one in
      if case .failure = one.outcome { true } else { records[one.index].step == .placed }
    }
    let rest = HiddenRest.shared.take(of: runID)
    hiddenRest += rest
    if ended.isEmpty && naming.isEmpty && rest.isEmpty { return }
    removeFarSources(of: ended.map(\.index))
    try open.change { writer in
      // The next command on the session removes it.
      for path in rest {
        let item = records[settled[0].index].item
        var record = TransferRecord(run: runID.text, item: item, target: .here(path))
        record.isPart = true
        _ = try writer.record(record)
      }
      // Parts that did not get their names.
      let stuck = Set(ended.filter(\.outcome.isStuck).map { records[$0.index].item })
      for record in naming.values where !stuck.contains(record.item) {
        try writer.forget(transfer: record.number)
      }
      naming = [:]
      for (index, outcome) in ended.map({ ($0.index, $0.outcome) }) {
        switch outcome {
        case .failure(let error): try fail(index, error, writer)
        case .success(let placement):
          // What is not known of a source on another host is found out by the next command.
          if farOutcomes[index]?.isLost == true { continue }
          if unsaved.contains(index), records[index].moves, !placement.sourceRemoved {
            try writer.update(records[index])
            if !keepsItems { try writer.setState(.placed, of: records[index].item) }
            continue
          }
          records[index].step = .done
          records[index].sourceRemoved =
            farOutcomes[index]?.isRemoved ?? placement.sourceRemoved
          try writer.update(records[index])
          for var part in parts.removeValue(forKey: index) ?? [] {
            part.step = .done
            // Of a folder that could not be removed as a whole, each part that is still there was kept.
            part.sourceRemoved =
              placement.sourceRemoved || part.source?.here.map { FileSystem.isGone($0) } ?? true
            if part.replaced != nil { part.changed = Clock.now }
            try writer.update(part)
          }
        }
      }
      // A file may have replaced another file of this run, whose old name was removed only now.
      for index in settled.map(\.index)
      where records[index].step == .done && records[index].replaced != nil {
        records[index].changed = Clock.now
        try writer.update(records[index])
      }
    }
  }

  /// Notes what sources on other hosts are, before they are removed there.
  private func noteFarSources(of indices: [Int]) {
    guard let farRemoval else { return }
    let far = indices.filter { records[$0].moves && records[$0].source?.there != nil }
    for (index, facts) in zip(far, farRemoval.facts(of: far.map { records[$0] })) {
      records[index].node = facts
    }
  }

  private func removeFarSources(of indices: [Int]) {
    guard let farRemoval else { return }
    let moved = indices.filter {
      records[$0].step == .placed && records[$0].source?.there != nil
        && records[$0].source != records[$0].target
    }
    for (index, outcome) in zip(moved, farRemoval(moved.map { records[$0] })) {
      farOutcomes[index] = outcome
    }
  }

  private func fail(_ index: Int, _ error: TransferError, _ writer: any SessionWriter) throws {
    let item = records[index].item
    if error.isStuck {
      // Keep the record in the naming step, so that the next command reverts it.
      return try writer.record(error.diagnostic, of: item, at: destination, keepsItems: true)
    }
    try writer.forget(transfer: records[index].number)
    // The placed parts of a merged directory remain, as does the complete source.
    for var part in parts.removeValue(forKey: index) ?? [] {
      part.step = .done
      // A merge on another host removes the sources of each page once that is safe.
      if !part.target.isHere, let source = part.source?.here {
        part.sourceRemoved = FileSystem.isGone(source)
      }
      try writer.update(part)
    }
    // An all-or-none drop does not reserve the items that it did not place.
    let staysFree = error.isRefusal || isAtomic
    if staysFree && !keepsItems { try writer.setState(.pending, of: item) }
    // A text that others have changed is read and written again.
    if error == .withheld || error.isTextInUse { return }
    try writer.record(
      error.diagnostic, of: item, at: destination, keepsItems: keepsItems || staysFree)
  }
}

extension Result where Success == Placement, Failure == TransferError {
  fileprivate var isStuck: Bool {
    if case .failure(let error) = self { error.isStuck } else { false }
  }
}
