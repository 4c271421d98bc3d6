package import Context
import Diagnostics
import Items
import OrderedViews
package import Sessions
import SystemCalls

/// The session of a command that lifts and drops in one: it is nobody's current one, and over when the command
/// is, whatever became of the items.
///
/// Its record is kept as that of any other session, so that the drop can be undone.
package struct TransientSession {
  private let open: any OpenSession
  private let store: any SessionStore
  private let context: ExchangeContext

  package var name: String { open.session.name }

  /// Finishes what killed commands have left, then makes the session.
  ///
  /// - Parameter fill: Takes the sources, and answers how many items they make.
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

  /// Drops the items and ends the session; what was not placed stays where it is.
  package func drop(
    _ terms: ResolvedDrop, each: @escaping (ItemResult) throws -> Void
  ) throws -> DropOutcome {
    do {
      let drop = RoutedDrop(terms, on: open, in: store, context, wasDropping: false, each: each)
      var outcome = try drop()
      if !outcome.ended { try open.finishTransfer(in: context) }
      outcome.isOneStep = true
      outcome.ended = true
      try forgetIfIdle()
      return outcome
    } catch {
      discard()
      throw error
    }
  }

  /// Ends a session with which nothing was done, and frees it.
  package func discard() {
    _ = try? open.finishTransfer(in: context)
    try? forgetIfIdle()
  }

  /// A record of nothing helps nobody.
  private func forgetIfIdle() throws {
    guard try open.transfers(before: .max, limit: 1).isEmpty else { return }
    try store.purge(open.session)
  }
}

/// The transient sessions of commands that were killed: what they had begun is finished, and they end.
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
        // It is refused while the command runs.
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
          "an earlier 'dnd \(command)' was killed; what it had begun is finished: \(files) in place",
          hints: ["'dnd undo --session \(name)' takes that back"])))
  }
}

extension OpenSession {
  /// Finishes what was begun of a transfer, and ends the session, which is claimed.
  ///
  /// - Returns: How many items were found to be in place that were not known to be.
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
  /// The command that does it in one step.
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
