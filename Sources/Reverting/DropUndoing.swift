package import Context
import Diagnostics
import Items
import OrderedViews
package import Sessions
import SystemCalls
import SystemPackage

/// Undoes a drop and reactivates the session with the restored items.
package struct DropUndoing {
  private let found: UndoSearch.Found
  private let store: any SessionStore
  private let context: ExchangeContext
  private let each: (UndoResult) throws -> Void

  package init(
    _ found: UndoSearch.Found, in store: any SessionStore, _ context: ExchangeContext,
    each: @escaping (UndoResult) throws -> Void
  ) {
    self.found = found
    self.store = store
    self.context = context
    self.each = each
  }

  /// Reports what would be undone, without changing anything.
  package func preview() throws -> UndoOutcome {
    try LinkRule.recorded.inForce { try dated { try look().outcome } }
  }

  /// Adds when the drop ended, which the undo may take off the record.
  private func dated(_ body: () throws -> UndoOutcome) throws -> UndoOutcome {
    let ends = (try? found.open.events(of: [.dropEnded])) ?? []
    var outcome = try body()
    outcome.dropped = ends.last { $0.decodedDetail.run == found.run }?.time
    return outcome
  }

  private func look() throws -> (outcome: UndoOutcome, tally: UndoTally) {
    let preview = UndoPreview(found.open, run: found.run, in: context, each: each)
    try preview()
    let outcome = UndoOutcome(
      session: found.open.session, undone: preview.tally.undone, failed: preview.tally.failed,
      pending: try found.open.counts().items, failure: preview.tally.failure,
      before: preview.tally.before)
    return (outcome, preview.tally)
  }

  package func callAsFunction() throws -> UndoOutcome {
    // Each path is one that a record names.
    try LinkRule.recorded.inForce { try dated { try undo() } }
  }

  private func undo() throws -> UndoOutcome {
    try Offers(in: store, context).takeBack(from: found.open.session, run: found.run)
    _ = try found.open.counts()
    let before = found.open.session.state
    let isOver = before.isOver
    let isCutOff = try !found.open.unfinishedTransfers(after: 0, limit: 1).isEmpty
    if isOver, !isCutOff,
      try UndoPreview(found.open, run: found.run, in: context).prospect() != .something
    {
      // The session remains ended.
      let (outcome, tally) = try look()
      if !tally.isUnreachable { found.noteFailure() }
      return outcome
    }
    let open = isOver ? try store.reopen(found.open.session) : found.open
    let claim = try open.claim(by: .thisProcess(), wait: .zero)
    var hasEnded = false
    defer { if !hasEnded { try? open.release(claim) } }
    var recovery = DropRecovery(open, in: context)
    _ = try recovery()
    for why in recovery.reasons { context.report(.said(why)) }
    try open.settleFolderTimes()
    if before == .dropping {
      try ListReconciliation(in: context, context.registry()).left(byLastRunOf: open)
    }
    let times = try RestoredTimes(of: found.run, open)
    let run = UndoRun(open, run: found.run, in: context, each: each)
    // What is recorded when all has been taken back needs its room, too.
    try withExtendedLifetime(open.takingRoom()) { try run() }
    try OlderRecords(in: store, context).follow(run.returned, besides: found.run)
    if run.tally.failed > 0, !run.tally.isUnreachable { found.noteFailure(in: open) }
    var mending = ManifestRepair(in: context, registry: context.registry())
    try mending.follow(undone: try open.changedTargets(undoneOf: found.run))
    let failure = run.tally.failure ?? recovery.unknown.first
    try times.restore(isWhole: failure == nil)
    let pending = try open.counts().items
    let isExpired = open.session.expires.map { $0 <= Clock.now } ?? false
    // If only an interrupted drop was recovered and nothing undone, an ended session ends again.
    let isTransient = try open.isTransient()
    let isToEnd = isTransient || isExpired || isCutOff && run.tally.undone == 0
    if isOver || isTransient, pending == 0 || isToEnd {
      hasEnded = try open.end(as: isOver ? before : .ended, onlyIfEmpty: !isToEnd)
    }
    try remember(open.session, run.tally, isActive: !hasEnded)
    if hasEnded, run.tally.undone > 0, !isTransient { tellEnd(of: open.session) }
    return UndoOutcome(
      session: hasEnded ? open.session : open.session.with(.active), undone: run.tally.undone,
      failed: run.tally.failed, pending: hasEnded ? 0 : pending, failure: failure,
      before: run.tally.before)
  }

  /// Makes the session current in this terminal again, and removes the drop from its last drops.
  private func remember(_ session: Session, _ tally: UndoTally, isActive: Bool) throws {
    let terminal = context.terminal
    try store.changeDrops(of: terminal) { drops in
      if tally.failure == nil { drops.removeAll { $0.run == found.run } }
      for index in drops.indices where drops[index].id == session.id {
        drops[index].name = session.name
      }
    }
    if isActive, tally.undone + tally.before > 0 { try store.setCurrent(session, for: terminal) }
    if isActive, !session.name.utf8.elementsEqual(found.open.session.name.utf8) {
      context.report(
        .said(
          Diagnostic(
            .note, .undoRenamed,
            "the name '\(found.open.session.name)' is now taken by another session; this one is "
              + "now '\(session.name)'")))
    }
  }

  private func tellEnd(of session: Session) {
    context.report(
      .said(
        Diagnostic(.note, .sessionExpired, "session '\(session.name)' has expired nevertheless")))
  }
}

extension Diagnostic.Code {
  static let undoRenamed = Self("undo.renamed", .failed)
}

extension OpenSession {
  /// The paths that the undo of a run has changed, also those of an undo before that was interrupted.
  fileprivate func changedTargets(undoneOf run: String) throws -> [FilePath] {
    var targets: [FilePath] = []
    try eachPage(of: run) { page in
      for record in page where record.item > 0 && record.step == .undone {
        if !record.target.isNoPlace, record.isNew || record.replaced != nil,
          let target = record.target.here
        {
          targets.append(target)
        }
      }
      return true
    }
    return targets
  }
}
