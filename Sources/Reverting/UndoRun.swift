package import Context
import Destinations
import Diagnostics
import FileTransfer
import Items
import OrderedViews
package import Sessions
import SystemCalls
import SystemPackage

/// Takes back what a drop did on a session that is claimed, the last first, page by page.
///
/// That a record is on its way back is on disk before anything is touched, so that another undo finishes it.
package final class UndoRun: UndoVisitor {
  let open: any OpenSession
  let run: String
  let context: ExchangeContext
  private let judgement: UndoEligibility
  private let walk: UndoWalk
  /// What became of the records of a page that say a place in a list, which are changed together.
  private var orders: [Int64: Result<Undo.Action, UndoRefusal>] = [:]
  /// For the lists of the views that items leave, or come back to.
  private lazy var upkeep = ListReconciliation(in: context, context.registry())

  package var tally: UndoTally { walk.tally }

  package init(
    _ open: any OpenSession, run: String, in context: ExchangeContext,
    each: @escaping (UndoResult) throws -> Void
  ) {
    self.open = open
    self.run = run
    self.context = context
    walk = UndoWalk(open, run: run, in: context, each: each)
    judgement = UndoEligibility(open)
  }

  package func callAsFunction() throws {
    try walk(self)
    try removeManifests()
    try removeDirectories()
  }

  // MARK: - Records

  func begin(_ page: [TransferRecord]) throws {
    try open.change(expecting: nil, synced: true) { writer in
      for var record in page {
        record.step = .undoing
        try writer.update(record)
      }
    }
    orders = try changeOrder(of: page)
  }

  func visit(
    _ record: inout TransferRecord, among items: UndoItems
  ) throws -> Result<Undo.Action, UndoRefusal>? {
    if context.isCancelled() { return nil }
    return try orders[record.number] ?? undo(&record, among: items)
  }

  private func undo(
    _ record: inout TransferRecord, among items: UndoItems
  ) throws -> Result<Undo.Action, UndoRefusal> {
    // What was in a directory comes before the directory.
    if !record.isPart, items.hasFailed(record.item) { return .success(.none) }
    let item = try open.itemInAnyState(record.item)
    let undo: Undo
    switch try judgement.verdict(on: record, of: item) {
    case .refused(let diagnostic): return .failure(UndoRefusal(diagnostic: diagnostic))
    case .order, .joined, .passedOn: return .success(.none)
    case .undo(let found): undo = found
    }
    var isPlanned = false
    do throws(UndoError) {
      let action = try undo.plan()
      isPlanned = true
      try undo.perform(isCancelled: context.isCancelled)
      forgetTrashed(record)
      return .success(action)
    } catch {
      // It may have come to a part of the way.
      if isPlanned { record.step = .undoing }
      // The names may have been traded and traded back, which is told by the time of the file kept.
      if isPlanned, record.replaced != nil { record.changed = Clock.now }
      return .failure(UndoRefusal(diagnostic: error.diagnostic))
    }
  }

  /// Puts what only changed its place in a list back there, as one change of each list.
  private func changeOrder(
    of page: [TransferRecord]
  ) throws -> [Int64: Result<Undo.Action, UndoRefusal>] {
    var results: [Int64: Result<Undo.Action, UndoRefusal>] = [:]
    var orders: [FilePath: [(record: Int64, former: FormerPosition)]] = [:]
    for record in page where record.target == TransferRecord.order {
      switch try judgement.verdict(on: record, of: nil) {
      case .order(let position):
        orders[position.root, default: []].append((record.number, position.former))
      case .refused(let diagnostic):
        results[record.number] = .failure(UndoRefusal(diagnostic: diagnostic))
      case .undo, .joined, .passedOn: break
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

  /// What came back from the trash is not spoken of there any more.
  private func forgetTrashed(_ record: TransferRecord) {
    guard !record.isPart, let source = record.source else { return }
    do throws(SystemFailure) {
      try TrashDirectory.forget(record.target, backAt: source)
    } catch {
      context.report(.said(.trashInfoKept(record.target, error)))
    }
  }

  // MARK: - Items

  /// Records what became of a page, and of the items that are complete with it.
  func conclude(
    _ complete: [Int], _ records: [TransferRecord], of items: inout UndoItems
  ) throws -> [UndoResult] {
    // Before it is on record that nothing is left to do: who is killed in between is to come by here again.
    try putListsRight(records, items)
    var results: [UndoResult] = []
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
          // It is tried again with the next undo.
          try writer.update(record)
        }
        results.append(result)
      }
    }
    return results
  }

  /// Takes what has gone out of the lists of its views, and puts what has come back into them.
  ///
  /// It goes by what is there, so that it may be done again.
  private func putListsRight(_ records: [TransferRecord], _ items: UndoItems) throws {
    var gone: [FilePath] = []
    var back: [ListReconciliation.Return] = []
    for record in records
    where record.step == .undone && !record.isPart && !record.target.isNoPlace
      && !items.hasFailed(record.item)
    {
      let formers = try judgement.formerPositions(of: record.item, in: run, .leftList)
      if FileSystem.isGone(record.target) {
        gone.append(record.target)
      } else if record.replaced != nil {
        back.append(.init(path: record.target, formers: formers, wasReplaced: true))
      }
      if record.sourceRemoved, let source = record.source, isThere(source) {
        back.append(.init(path: source, formers: formers))
      }
    }
    upkeep.left(gone)
    upkeep.returned(back)
  }

  private func isThere(_ path: FilePath) -> Bool {
    (try? FileSystem.statusIfPresent(of: path, followingLinks: false)) ?? nil != nil
  }

  /// The item is pending again; a file of it that was copied back is another one than was lifted.
  private func takeBack(
    _ item: Item, _ gathered: UndoItems.Gathered, _ writer: any SessionWriter
  ) throws {
    switch item.state {
    case .cancelled: return
    case .pending: break
    case .inTransit, .failed, .placed, .skipped: try writer.setState(.pending, of: item.index)
    }
    guard let record = gathered.whole, record.sourceRemoved, let source = record.source,
      let status = try? FileSystem.status(of: source, followingLinks: false)
    else { return }
    var representations: [Representation] = []
    for var representation in item.representations {
      // Of a link that came back, what it leads to was lifted, and that was never away.
      guard case .file(let path, let identity) = representation.source, path == source,
        !identity.isLink || identity.leadsNowhere,
        SourceChange(of: status, since: identity) == .replaced
      else { continue }
      representation.source = .file(path, SourceIdentity(status, isLink: identity.leadsNowhere))
      representations.append(representation)
    }
    if !representations.isEmpty { try writer.add(representations, to: item.index) }
  }

  // MARK: - Directories

  /// Removes directories that the drop made, where they are empty, the inner ones first.
  private func removeDirectories() throws {
    try open.eachPage(of: run) { page in
      var removed: [TransferRecord] = []
      for var record in page where record.isMadeDirectory && record.step != .undone {
        let status: FileStatus?
        do throws(SystemFailure) {
          status = try FileSystem.statusIfPresent(of: record.target, followingLinks: false)
        } catch {
          // It is looked at again with the next undo.
          continue
        }
        if let status, status.kind == .directory, status.inode == record.placed?.inode {
          do throws(SystemFailure) {
            try FileSystem.removeDirectory(record.target)
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
