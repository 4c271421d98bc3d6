package import Context
import Destinations
import Diagnostics
import FileTransfer
import Items
import OrderedViews
package import Sessions
import SystemCalls
import SystemPackage

/// Undoes a drop of a claimed session page by page, last record first.
///
/// Each record is marked and synced before any file is touched, so that another undo can finish it.
package final class UndoRun: UndoVisitor {
  let open: any OpenSession
  let run: String
  let context: ExchangeContext
  private let eligibility: UndoEligibility
  private let walk: UndoWalk
  /// The results of the page's records that only restore list positions, which are changed together.
  private var orders: [Int64: Result<Undo.Action, UndoRefusal>] = [:]
  /// What became of the page's records about files on hosts, which are undone together.
  private var elsewhere: [Int64: HostUndoPage.Outcome] = [:]
  /// What hosts said of the page's files before anything was undone.
  private var looks: HostLooks
  /// Updates the lists of the views that items leave or return to.
  private lazy var upkeep = ListReconciliation(in: context, context.registry())
  /// The room that the records of a page need when its files have been taken back.
  private var room: OpenFile?

  /// The directories that came back, with their versions before they were moved.
  private(set) var returned: [FilePath: FileVersion?] = [:]

  package var tally: UndoTally { walk.tally }

  package init(
    _ open: any OpenSession, run: String, in context: ExchangeContext,
    each: @escaping (UndoResult) throws -> Void
  ) {
    self.open = open
    self.run = run
    self.context = context
    walk = UndoWalk(open, run: run, in: context, each: each)
    eligibility = UndoEligibility(open, in: context)
    looks = HostLooks(context)
  }

  package func callAsFunction() throws {
    for why in try LeftOnHosts(open, in: context, only: run).withdraw() { leave(why) }
    try walk(self)
    try removeManifests()
    try removeDirectories()
  }

  /// Reports why something besides the items stays.
  ///
  /// - Returns: Whether its host or store cannot be reached, so that the next undo tries it again.
  @discardableResult
  func leave(_ why: Diagnostic) -> Bool {
    let isUnreachable = why.code.isOfUnreachablePlace
    // Of several things there, it is said once.
    if !isUnreachable || tally.failure != why { context.report(.said(why)) }
    if isUnreachable || why.severity == .error { walk.note(why) }
    return isUnreachable
  }

  /// Removes a directory on a host if it is empty; returns false if the next undo tries it again.
  private func remove(_ place: Location) throws -> Bool {
    do throws(FarError) {
      let files = try context.hosts.files(of: place.place, in: context)
      return try files.removeIfEmpty(place.path) || tally.failed == 0
    } catch {
      if error == .cancelled { throw ExchangeError.cancelled }
      let why = error.diagnostic(place.place)
      if why.code.isOfUnreachablePlace { leave(why) }
      return false
    }
  }

  // MARK: - Records

  func begin(_ page: [TransferRecord]) throws {
    room = try open.takingRoom(32768 + page.count * 2048)
    try open.change(expecting: nil, synced: true) { writer in
      for var record in page {
        record.step = .undoing
        try writer.update(record)
      }
    }
    orders = try changeOrder(of: page)
    let hidden = page.filter { $0.step == .undoing && $0.isNew }.compactMap(\.target.there)
    HostCopyRemoval(context: context, runID: RunID(run) ?? RunID(), isResumed: true)
      .giveBack(hidden)
    looks = HostLooks(context)
    let together = HostUndoPage(open, in: context, seeing: looks)
    try together(page, eligibility)
    elsewhere = together.outcomes
  }

  func visit(
    _ record: inout TransferRecord, among items: UndoItems
  ) throws -> Result<Undo.Action, UndoRefusal>? {
    let result: Result<Undo.Action, UndoRefusal>
    if let outcome = elsewhere[record.number] {
      result = refusing(outcome.result, &record, isBegun: outcome.isBegun)
    } else if context.isCancelled() {
      return nil
    } else if !elsewhere.isEmpty, let text = try eligibility.text(of: record),
      let outcome = elsewhere[text.number]
    {
      // The text was undone with all that is in it.
      result = refusing(outcome.result.map { _ in .none }, &record, isBegun: outcome.isBegun)
    } else {
      result = try orders[record.number] ?? undo(&record, among: items)
    }
    if case .success(let action) = result, action != .none || items.hasTakenBack(record.item) {
      noteReturn(of: record)
    }
    return result
  }

  /// What an undo that was killed has brought back is back, too.
  func passOver(_ undone: [TransferRecord]) {
    for record in undone { noteReturn(of: record) }
  }

  private func noteReturn(of record: TransferRecord) {
    guard record.sourceRemoved, let source = record.source?.here,
      let status = try? FileSystem.status(of: source, followingLinks: false),
      status.kind == .directory
    else { return }
    // One that was made again may have got the number that it had, but those in it others.
    let wasRenamed = record.placed?.inode == record.read?.inode
    if wasRenamed, status.inode == record.read?.inode { return }
    returned[source] = record.read
    eligibility.madeAgain.insert(source)
  }

  private func undo(
    _ record: inout TransferRecord, among items: UndoItems
  ) throws -> Result<Undo.Action, UndoRefusal> {
    // The parts of a directory come before the directory itself.
    if !record.isPart, items.hasFailed(record.item) { return .success(.none) }
    let item = try open.itemInAnyState(record.item)
    let (undo, other): (Undo, Location?)
    // What is undone on a host alone depends on what was undone there just before.
    let isHere = record.target.isHere && !record.sourceRemoved
    switch try eligibility.verdict(on: record, of: item, seeing: isHere ? looks : nil) {
    case .refused(let diagnostic): return .failure(UndoRefusal(diagnostic: diagnostic))
    case .order, .joined, .passedOn: return .success(.none)
    case .undo(let found, let original): (undo, other) = (found, original)
    case .elsewhere(let undo): return carryOut(undo, &record)
    }
    var isPlanned = false
    do throws(UndoError) {
      let action = try undo.plan()
      isPlanned = true
      try undo.perform(
        isCancelled: context.isCancelled,
        besides: other.map { .init($0, by: undo.runID, in: context) })
      forgetTrashed(record)
      return .success(action)
    } catch {
      // The undo may have been partly carried out.
      if isPlanned { record.step = .undoing }
      // The files may have been exchanged and exchanged back, which changes the time of the stored file.
      if isPlanned, record.replaced != nil { record.changed = Clock.now }
      return .failure(UndoRefusal(diagnostic: error.diagnostic))
    }
  }

  private func carryOut(
    _ undo: any UndoElsewhere, _ record: inout TransferRecord
  ) -> Result<Undo.Action, UndoRefusal> {
    var isBegun = false
    do throws(UndoError) {
      let action = try undo.plan()
      isBegun = true
      try undo.perform(action)
      return .success(action)
    } catch {
      return refusing(.failure(error), &record, isBegun: isBegun)
    }
  }

  /// - Parameter isBegun: Whether the undo may have been partly carried out, so that the next one finishes it.
  private func refusing(
    _ result: Result<Undo.Action, UndoError>, _ record: inout TransferRecord, isBegun: Bool
  ) -> Result<Undo.Action, UndoRefusal> {
    if case .failure = result, isBegun { record.step = .undoing }
    return result.mapError { UndoRefusal(diagnostic: $0.diagnostic) }
  }

  /// Restores the list positions of a page in one edit per list.
  private func changeOrder(
    of page: [TransferRecord]
  ) throws -> [Int64: Result<Undo.Action, UndoRefusal>] {
    var results: [Int64: Result<Undo.Action, UndoRefusal>] = [:]
    var orders: [FilePath: [(record: Int64, former: FormerPosition)]] = [:]
    for record in page where record.target == TransferRecord.order {
      switch try eligibility.verdict(on: record, of: nil) {
      case .order(let position):
        orders[position.root, default: []].append((record.number, position.former))
      case .refused(let diagnostic):
        results[record.number] = .failure(UndoRefusal(diagnostic: diagnostic))
      case .undo, .elsewhere, .joined, .passedOn: break
      }
    }
    for (root, changes) in orders {
      var result: Result<Undo.Action, UndoRefusal> = .success(.none)
      do throws(ViewError) {
        try ItemListFile(root: root).change { $0.restore(changes.map(\.former)) }
      } catch {
        result = .failure(UndoRefusal(diagnostic: error.diagnostic))
      }
      for change in changes { results[change.record] = result }
    }
    return results
  }

  /// Removes the info file of a file that was restored from the trash.
  private func forgetTrashed(_ record: TransferRecord) {
    guard !record.isPart, let source = record.source?.here, let target = record.target.here else {
      return
    }
    do throws(SystemFailure) {
      try TrashDirectory.forget(target, backAt: source)
    } catch {
      context.report(.said(.trashInfoKept(target, error)))
    }
  }

  // MARK: - Items

  /// Records the results of a page and of the items that it completes.
  func conclude(
    _ complete: [Int], _ records: [TransferRecord], of items: inout UndoItems
  ) throws -> [UndoResult] {
    // Update the lists before the records say that nothing is left to do, so that a killed undo repeats this
    // step.
    try putListsRight(records, items)
    // A power cut must not bring back what the records say has been taken back.
    Undo.synchronizeNames(changedBy: records.filter { $0.step == .undone })
    var results: [UndoResult] = []
    room = nil
    try open.change { writer in
      for record in records { try writer.update(record) }
      for index in complete {
        guard let gathered = items.finish(index) else { continue }
        let item = try open.itemInAnyState(index)
        let result = UndoResult(index, item, gathered, done: .undone)
        if result.state == .undone {
          if let item { try takeBack(item, gathered, writer) }
          try writer.log(
            .happened(
              .undone, item: index, target: result.target, operation: result.action?.rawValue)
          )
        } else if let record = gathered.whole {
          // The next undo tries it again.
          try writer.update(record)
        }
        results.append(result)
      }
    }
    return results
  }

  /// Removes undone files from the lists of their views, and adds restored files.
  ///
  /// This depends only on which files exist, so it can be repeated.
  private func putListsRight(_ records: [TransferRecord], _ items: UndoItems) throws {
    var gone: [FilePath] = []
    var back: [ListReconciliation.Return] = []
    for record in records
    where record.step == .undone && !record.isPart && !record.target.isNoPlace
      && !items.hasFailed(record.item)
    {
      let formers = try eligibility.formerPositions(of: record.item, in: run, .leftList)
      // Views on other hosts have no lists here.
      if let target = record.target.here {
        if target.isUnlisted {
          gone.append(target)
        } else if record.replaced != nil {
          back.append(.init(path: target, formers: formers, wasReplaced: true))
        }
      }
      if record.sourceRemoved, let source = record.source?.here, isThere(source) {
        back.append(.init(path: source, formers: formers))
      }
    }
    upkeep.left(gone)
    upkeep.returned(back)
  }

  private func isThere(_ path: FilePath) -> Bool {
    (try? FileSystem.statusIfPresent(of: path, followingLinks: false)) ?? nil != nil
  }

  /// Sets the item to pending.
  ///
  /// A file that was copied back differs from the lifted one, so its identity is updated.
  private func takeBack(
    _ item: Item, _ gathered: UndoItems.Gathered, _ writer: any SessionWriter
  ) throws {
    switch item.state {
    case .cancelled: return
    case .pending: break
    case .inTransit, .failed, .placed, .skipped, .offered:
      try writer.setState(.pending, of: item.index)
    }
    guard let record = gathered.whole, record.sourceRemoved, let source = record.source?.here,
      let status = try? FileSystem.status(of: source, followingLinks: false)
    else { return }
    var representations: [Representation] = []
    for var representation in item.representations {
      // A lifted link refers to its target, which was never moved.
      guard case .file(let path, let identity) = representation.source, path == source,
        !identity.isLink || identity.leadsNowhere,
        SourceChange(of: status, at: path, since: identity)?.refusal(ofMoving: path) != nil
      else { continue }
      representation.source = .file(path, SourceIdentity(status, isLink: identity.leadsNowhere))
      representations.append(representation)
    }
    if !representations.isEmpty { try writer.add(representations, to: item.index) }
  }

  // MARK: - Directories

  /// Removes empty directories that the drop created, innermost first.
  private func removeDirectories() throws {
    try open.eachPage(of: run) { page in
      var removed: [TransferRecord] = []
      for var record in page where record.isMadeDirectory && record.step != .undone {
        if let place = record.target.there {
          guard try remove(place) else { continue }
          record.step = .undone
          removed.append(record)
          continue
        }
        let path = record.target.path
        let status: FileStatus?
        do throws(SystemFailure) {
          status = try FileSystem.statusIfPresent(of: path, followingLinks: false)
        } catch {
          // The next undo tries it again.
          continue
        }
        if status?.kind == .directory, record.isMade(path) {
          do throws(SystemFailure) {
            try FileSystem.removeDirectory(path)
          } catch {
            if tally.failed > 0 { continue }
          }
        }
        record.step = .undone
        removed.append(record)
      }
      if !removed.isEmpty {
        try open.change { writer in for record in removed { try writer.update(record) } }
      }
      return true
    }
  }
}
