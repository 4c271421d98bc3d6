package import Context
import Diagnostics
import Items
import OrderedViews
package import Sessions
import SystemCalls

/// The session of a command that lifts and drops in one step.
///
/// It is never the current session and ends with the command, whatever the results of its items.
///
/// Its record is kept like that of any other session, so that the drop can be undone.
package struct TransientSession {
  private let open: any OpenSession
  private let store: any SessionStore
  private let context: ExchangeContext

  package var name: String { open.session.name }

  /// Finishes the transfers of killed commands, then creates the session.
  ///
  /// - Parameter fill: Adds the sources and returns the number of items.
  package init(
    for operation: DropRequest.Operation, in store: any SessionStore, _ context: ExchangeContext,
    fill: (any SessionWriter) throws -> Int
  ) throws {
    self.store = store
    self.context = context
    try KilledTransfers(in: store, context).finish()
    var draft = SessionDraft(origin: context.origin)
    draft.prefix = operation.command
    let claim = Claim.ofThisProcess()
    draft.claim = claim
    let session = try store.create(draft) { writer in
      let count = try fill(writer)
      try writer.log(.happened(.lifted, items: count, operation: operation.rawValue))
    }
    open = try store.open(session.name, id: session.id)
    open.adopt(claim)
  }

  /// Drops the items and ends the session; items that were not placed remain at their source.
  package func drop(
    _ terms: ResolvedDrop, each: @escaping (ItemResult) throws -> Void
  ) throws -> DropOutcome {
    do {
      let drop = RoutedDrop(terms, on: open, in: store, context, wasDropping: false, each: each)
      var outcome = try drop()
      if !outcome.ended { try open.finishTransfer(in: context) }
      outcome.isOneStep = true
      if let failure = outcome.failure {
        outcome.failure?.hints = failure.hints.map(DropHint.inOneStep)
      }
      outcome.ended = true
      try forgetIfIdle()
      return outcome
    } catch {
      discard()
      throw error
    }
  }

  /// Finishes the transfers of killed commands.
  static func finishKilled(in store: any SessionStore, _ context: ExchangeContext) throws {
    try KilledTransfers(in: store, context).finish()
  }

  /// Ends the session, and deletes it if nothing was transferred.
  package func discard() {
    _ = try? open.finishTransfer(in: context)
    try? forgetIfIdle()
  }

  /// Deletes a session without any transfers, which nothing could be undone from.
  private func forgetIfIdle() throws {
    guard try open.transfers(before: .max, limit: 1).isEmpty else { return }
    let id = open.session.id
    try store.purge(open.session)
    // Otherwise an undo would report this drop as lost instead of undoing the one before it.
    let drops = try store.lastDrops(of: context.terminal)
    guard drops.contains(where: { $0.id == id }) else { return }
    try store.replaceDrops(drops.filter { $0.id != id }, of: context.terminal)
  }
}

/// Finishes the transfers of transient sessions whose commands were killed, and ends these sessions.
private struct KilledTransfers {
  private let store: any SessionStore
  private let context: ExchangeContext

  init(in store: any SessionStore, _ context: ExchangeContext) {
    self.store = store
    self.context = context
  }

  func finish() throws {
    for name in try store.activeNames() {
      guard SessionName.isTransient(name), let open = try? store.open(name),
        (try? open.isTransient()) == true,
        (try? open.lastEvent(of: [.reopened])) == .some(nil),
        open.session.state == .dropping,
        // This fails while the command is still running.
        let claim = try? open.claim(by: .thisProcess(), wait: .zero)
      else { continue }
      do {
        let count = try open.finishTransfer(in: context, afterKill: true)
        if count > 0 { report(name, count) }
      } catch {
        try? open.release(claim)
      }
    }
  }

  private func report(_ name: String, _ count: Int) {
    let command = name.prefix(2)
    let files = count == 1 ? "1 item is" : "\(count) items are"
    context.report(
      .said(
        Diagnostic(
          .note, .transferFinished,
          "finished an earlier 'dnd \(command)' that was killed: \(files) in place",
          hints: ["'dnd undo --session \(name)' undoes that"])))
  }
}

extension OpenSession {
  /// Finishes a started transfer and ends the session, which must be claimed.
  ///
  /// - Returns: The number of items that turned out to be in place.
  @discardableResult
  fileprivate func finishTransfer(
    in context: ExchangeContext, afterKill: Bool = false
  ) throws -> Int {
    var recovery = DropRecovery(self, in: context)
    let results = try recovery()
    for (_, why) in recovery.leftUndone { context.report(.said(why)) }
    if afterKill {
      let registry = context.registry()
      var repair = ManifestRepair(in: context, registry: registry)
      try repair.list(lastRunOf: self)
      try ListReconciliation(in: context, registry).left(byLastRunOf: self)
    }
    try end(as: .ended)
    return results.count
  }
}

extension DropRequest.Operation {
  /// The command that performs the operation in one step.
  package var command: String {
    switch self {
    case .copy: "cp"
    case .move: "mv"
    }
  }
}

extension Diagnostic.Code {
  static let transferFinished = Self("transfer.finished", .failed)
}
