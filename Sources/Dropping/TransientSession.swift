package import Context
import Diagnostics
import Items
import Loading
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
  private let claim: Claim
  /// How many entries of the sources' folders were not picked up.
  package let leftOut: Int

  package var name: String { open.session.name }

  /// Creates the session; the transfers of killed commands have been finished before.
  ///
  /// - Parameter fill: Adds the sources and returns the number of items, and of what was left out.
  package init(
    for operation: DropRequest.Operation, in store: any SessionStore, _ context: ExchangeContext,
    fill: (any SessionWriter) throws -> (items: Int, leftOut: Int)
  ) throws {
    self.store = store
    self.context = context
    var draft = SessionDraft(origin: context.origin)
    draft.prefix = operation.command
    claim = Claim.ofThisProcess()
    draft.claim = claim
    var leftOut = 0
    let session = try store.create(draft) { writer in
      let filled = try fill(writer)
      leftOut = filled.leftOut
      try writer.log(.happened(.lifted, items: filled.items, operation: operation.rawValue))
    }
    self.leftOut = leftOut
    open = try store.open(session.name, id: session.id)
    open.adopt(claim)
  }

  /// Drops the items and ends the session; items that were not placed remain at their source.
  package func drop(
    _ terms: ResolvedDrop, each: @escaping (ItemResult) throws -> Void
  ) throws -> DropOutcome {
    do {
      var terms = terms
      terms.request.accept = try terms.request.accept.resolved(in: open, for: context.origin)
      let drop = RoutedDrop(terms, on: open, in: store, context, DropClaim(claim), each: each)
      var outcome = try drop()
      if !outcome.ended { try open.finishTransfer(claimedBy: claim, in: context) }
      outcome.isOneStep = true
      outcome.leftOut = leftOut
      outcome.ended = true
      try forgetIfIdle()
      return outcome
    } catch {
      discard()
      throw (error as? ExchangeError)?.withoutSession ?? error
    }
  }

  /// Finishes the transfers of killed commands.
  package static func finishKilled(in store: any SessionStore, _ context: ExchangeContext) throws {
    try KilledTransfers(in: store, context).finish()
  }

  /// Ends the session, and deletes it if nothing was transferred.
  package func discard() {
    _ = try? open.finishTransfer(claimedBy: claim, in: context)
    try? forgetIfIdle()
  }

  /// Deletes a session without any transfers, which nothing could be undone from.
  private func forgetIfIdle() throws {
    guard try open.transfers(before: .max, limit: 1).isEmpty else { return }
    let id = open.session.id
    try store.purge(open.session)
    // Otherwise an undo would report this drop as lost instead of undoing the one before it.
    try store.changeDrops(of: context.terminal) { $0.removeAll { $0.id == id } }
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
