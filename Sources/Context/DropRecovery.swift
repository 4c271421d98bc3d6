import Destinations
package import Diagnostics
import FileTransfer
import Items
package import Sessions
import SystemCalls
import SystemPackage

/// Finishes what a killed drop had started, before anything else is done with its session.
///
/// Files that have their final names count as placed, and the sources of moves are deleted. Everything else is
/// removed, and its items start over.
package struct DropRecovery {
  let context: ExchangeContext
  let open: any OpenSession
  /// Whether this is part of a drop that is at work.
  private let isAmongOthers: Bool
  var recovery: Recovery
  private var inPlace: [TransferRecord] = []
  /// The records of names reserved in the trash.
  private var names: [TransferRecord] = []
  private var manifests: [TransferRecord] = []
  /// The records of directories that were about to be created.
  private var directories: [TransferRecord] = []
  /// The first remaining problem of each placed item.
  package private(set) var leftUndone: [(item: Int, why: Diagnostic)] = []
  /// Why it is not known what became of something, which stays as it is.
  package private(set) var unknown: [Diagnostic] = []
  package var reasons: [Diagnostic] { leftUndone.map(\.why) + unknown }

  /// - Parameter isAmongOthers: Whether this is part of a drop that is at work.
  package init(
    _ open: any OpenSession, in context: ExchangeContext, amongOthers isAmongOthers: Bool = false
  ) {
    self.open = open
    self.isAmongOthers = isAmongOthers
    self.context = context
    recovery = Recovery(ofMaybeStopped: open.holdsLease)
  }

  /// Returns the items that turned out to be in place, in order.
  package mutating func callAsFunction() throws -> [ItemResult] {
    try LinkRule.recorded.inForce { try recover() }
  }

  private mutating func recover() throws -> [ItemResult] {
    try rollBack()
    var last: Int64 = 0
    while true {
      let page = try open.unfinishedTransfers(after: last, limit: 256)
      guard let end = page.last else { break }
      try settle(page)
      last = end.number
    }
    try removeSources()
    try releaseNames()
    try settleManifests()
    try removeDirectories()
    var results: [ItemResult] = []
    var told: Set<Int> = []
    for record in inPlace where !record.isPart && told.insert(record.item).inserted {
      guard let item = try open.itemInAnyState(record.item), item.state == .placed else { continue }
      var result = found(item, record)
      result.error = leftUndone.first { $0.item == record.item }?.why
      results.append(result)
    }
    return results
  }

  /// Rolls back an all-or-none run of which not everything is recorded as placed.
  ///
  /// The names are given when everything is ready, and recorded together afterwards. If an item is still
  /// recorded in an earlier step, some files may not have their names.
  private mutating func rollBack() throws {
    var records: [TransferRecord] = []
    var last: Int64 = 0
    while true {
      let page = try open.unfinishedTransfers(after: last, limit: 256)
      guard let end = page.last else { break }
      // The next drop to another host takes back what was placed there.
      records += page.filter { $0.isAtomic && $0.target.isHere }
      last = end.number
    }
    let cutOff = Set(
      records.filter { !$0.isPart && $0.step.rawValue < TransferRecord.Step.placed.rawValue }
        .map(\.run))
    let ofThem = records.filter { cutOff.contains($0.run) }
    if ofThem.isEmpty { return }
    // Roll back in reverse order, because an item may have replaced an earlier one. Restore the targets of
    // links first, so that the links can be followed and compared with their copies.
    let backward = ofThem.reversed().map { ($0, links: $0.source?.here?.linksAhead ?? 0) }
    let turns = Set(backward.map(\.links)).sorted()
    for (record, _) in turns.flatMap({ links in backward.filter { $0.links == links } }) {
      guard let runID = RunID(record.run), let failure = recovery.rollBack(record, runID)
      else { continue }
      context.report(.said(failure.diagnostic))
    }
    try MadeDirectories(open: open).remove(madeBy: cutOff)
    try open.change(expecting: nil, synced: true) { writer in
      for record in ofThem { try writer.forget(transfer: record.number) }
      for item in Set(ofThem.map(\.item)) {
        guard case .inTransit? = try open.itemInAnyState(item)?.state else { continue }
        try writer.setState(.pending, of: item)
      }
    }
  }

  /// Determines which files have their final names, and records this before any source is deleted.
  private mutating func settle(_ page: [TransferRecord]) throws {
    var settled: [(record: TransferRecord, isInPlace: Bool)] = []
    // The names stay with items that start over.
    var named: [TransferRecord] = []
    for var record in page {
      if record.holdsName {
        names.append(record)
        continue
      }
      if record.isManifest {
        // One on another host is looked at by the next drop there.
        if record.target.isHere { manifests.append(record) }
        continue
      }
      if record.isMadeDirectory {
        // One on another host is looked at by the next drop there.
        if record.target.isHere { directories.append(record) }
        continue
      }
      guard let runID = RunID(record.run) else { continue }
      // What became of other items on another host is found out by the next drop there.
      if !record.target.isHere {
        if record.step != .placed { continue }
        recovery.sweep(record, runID)
        if try startsOver(record) { continue }
      }
      if record.step == .placed {
        recovery.sweep(record, runID)
        if record.hasLostCopy {
          settled.append((record, false))
        } else {
          inPlace.append(record)
        }
        continue
      }
      // What a source on another host is, is found out when it is removed.
      switch recovery.settle(record, runID) {
      case .startsOver:
        guard try staysNamed(record) else {
          settled.append((record, false))
          continue
        }
        // What had that name is gone, and its number may be that of another file by now. A source that was renamed is
        // nowhere else.
        guard record.placed != nil, !record.wasRenamed else { continue }
        record.placed = nil
        named.append(record)
      case .unknown(let failure): unknown.append(TransferError(failure).diagnostic)
      case .placed(let version, let replaced):
        record.placed = version
        record.replaced = replaced.map(Location.here)
        record.kept = replaced.flatMap {
          try? FileSystem.status(of: $0, followingLinks: false).version
        }
        record.changed = Clock.now
        record.step = record.moves ? .placed : .done
        // One that is gone was renamed, or was recorded before.
        if let source = record.source?.here, !FileSystem.isGone(source, followingLinks: false) {
          record.noteLost(at: record.target)
        }
        record.noteDigest(of: record.target)
        settled.append((record, true))
        inPlace.append(record)
      }
    }
    if settled.isEmpty && named.isEmpty { return }
    try open.change(expecting: nil, synced: true) { writer in
      for record in named { try writer.update(record) }
      for (record, isInPlace) in settled {
        guard isInPlace else {
          try writer.forget(transfer: record.number)
          if record.step == .placed, !record.isPart {
            try writer.setState(.pending, of: record.item)
          }
          continue
        }
        try writer.update(record)
        if record.isPart { continue }
        let item = try open.itemInAnyState(record.item)
        guard case .inTransit(let destination)? = item?.state else { continue }
        try writer.setState(.placed, of: record.item)
        try writer.log(
          .happened(
            .placed, item: record.item, destination: destination,
            target: record.target.shown.carried))
      }
    }
  }

  /// Deletes the sources of moves, the parts of a merged directory before the directory itself.
  private mutating func removeSources() throws {
    var sources: Set<FilePath>?
    let far = try farOutcomes()
    for index in inPlace.indices.reversed() where inPlace[index].step == .placed {
      guard let runID = RunID(inPlace[index].run) else { continue }
      let (isRemoved, notes): (Bool, [TransferNote])
      if let outcome = far[index] {
        (isRemoved, notes) = (outcome.isRemoved, outcome.notes)
        if outcome.isLost {
          for note in notes { context.report(.said(note.diagnostic)) }
          continue
        }
      } else {
        (isRemoved, notes) = recovery.removeSource(inPlace[index], runID) { link in
          wasMoved(link, sources: &sources)
        }
      }
      let item = inPlace[index].item
      for note in notes {
        if note.leavesSomethingUndone, !leftUndone.contains(where: { $0.item == item }) {
          leftUndone.append((item, note.diagnostic))
        } else {
          context.report(.said(note.diagnostic))
        }
      }
      inPlace[index].step = .done
      inPlace[index].sourceRemoved = isRemoved
      let record = inPlace[index]
      try open.change { try $0.update(record) }
    }
    // A file may have replaced another file of this run, whose old name was removed only now.
    let replacing = inPlace.filter { $0.step == .done && $0.replaced != nil }
    if replacing.isEmpty { return }
    try open.change { writer in
      for var record in replacing {
        record.changed = Clock.now
        try writer.update(record)
      }
    }
  }
}

extension DropRecovery {
  /// Removes the sources on other hosts; returns what became of them, by the index of their record.
  private mutating func farOutcomes() throws -> [Int: FarRemoval.Outcome] {
    let far = inPlace.indices.filter {
      inPlace[$0].step == .placed && inPlace[$0].source?.there != nil
    }
    if far.isEmpty { return [:] }
    let removal = FarRemoval(context, isRecovery: true)
    // The run that placed the copies may have lost the connection before it saw these sources.
    let unseen = far.filter { inPlace[$0].node == nil }
    for (index, facts) in zip(unseen, removal.facts(of: unseen.map { inPlace[$0] })) {
      inPlace[index].node = facts
    }
    let seen = unseen.map { inPlace[$0] }
    if !seen.isEmpty {
      try open.change(expecting: nil, synced: true) { writer in
        for record in seen { try writer.update(record) }
      }
    }
    let outcomes = removal(far.map { inPlace[$0] })
    return Dictionary(zip(far, outcomes)) { $1 }
  }

  /// Whether a link leads to, or into, something that the same drop has moved.
  private func wasMoved(_ link: FilePath, sources: inout Set<FilePath>?) -> Bool {
    guard var end = link.leadsTo else { return false }
    let moved = sources ?? movedSources()
    sources = moved
    while !moved.contains(end) { guard end.removeLastComponent() else { return false } }
    return true
  }

  /// The original paths of everything that the recovered runs moved.
  private func movedSources() -> Set<FilePath> {
    var sources: Set<FilePath> = []
    for run in Set(inPlace.map(\.run)) {
      try? open.eachPage(of: run) { page in
        for record in page where record.moves && (record.step == .placed || record.step == .done) {
          if let source = record.source?.here { sources.insert(source.inRealDirectory) }
        }
        return true
      }
    }
    return sources
  }

  /// Determines the state of the manifests that the run was writing.
  private mutating func settleManifests() throws {
    for var record in manifests {
      guard let runID = RunID(record.run) else { continue }
      // A manifest has no source file; its `source` is the directory to which its paths are relative.
      var made = record
      (made.source, made.read) = (nil, nil)
      switch recovery.settle(made, runID) {
      case .startsOver:
        // The next drop lists what this one has placed.
        record.step = .undone
        record.placed = nil
        try open.change { try $0.update(record) }
      case .unknown: break
      case .placed(let version, _):
        record.placed = version
        record.step = .done
        try open.change { try $0.update(record) }
      }
    }
    manifests = []
  }

  /// Determines the state of the directories that the run was creating, and removes empty ones.
  private mutating func removeDirectories() throws {
    let made = MadeDirectories(open: open)
    try made.settle(directories)
    directories = []
    // This drop itself may be about to place something there.
    if !isAmongOthers { try made.removeThoseOfCutOffRuns() }
  }

  /// Removes the info files of files that were not moved to the trash.
  private mutating func releaseNames() throws {
    if names.isEmpty { return }
    var released: [TransferRecord] = []
    for record in names {
      if let runID = RunID(record.run) { recovery.sweep(record, runID) }
      guard let original = record.source?.here,
        let (trash, name) = TrashDirectory.owner(ofInfo: record.target.path)
      else {
        released.append(record)
        continue
      }
      do throws(SystemFailure) {
        try trash.forget(name, of: original, trashedAt: record.changed)
        released.append(record)
      } catch {
        context.report(.said(.trashInfoKept(record.target.path, error)))
      }
    }
    try open.change { writer in
      for record in released { try writer.forget(transfer: record.number) }
    }
    names = []
  }
}

extension TransferRecord {
  /// Whether the record is about an info file that a drop to the trash was about to write.
  fileprivate var holdsName: Bool { item == 0 && step == .begun && !isPart }
}

extension OpenSession {
  /// Finishes what killed drops had started, and reports what is left undone; returns the items in place.
  ///
  /// - Parameter isAmongOthers: Whether this is part of a drop that is at work.
  @discardableResult
  package func finishKilled(
    in context: ExchangeContext, amongOthers isAmongOthers: Bool = false
  ) throws -> [ItemResult] {
    var recovery = DropRecovery(self, in: context, amongOthers: isAmongOthers)
    let results = try recovery()
    for why in recovery.reasons { context.report(.said(why)) }
    return results
  }
}
