package import Context
import Dropping
import Items
import Reverting
import Sessions
import SystemCalls

/// Takes items out of a session without placing them, or ends the session as a whole.
package struct Cancelling: Sendable {
  package var session: String?
  /// The items to take out; nil ends the session.
  package var items: ItemSelection?
  /// Every item, which ends the session.
  package var all: Bool

  /// Frees all that is kept of it at once; it can neither be reopened nor undone then.
  package var purges: Bool

  package init(session: String?, items: ItemSelection?, all: Bool, purges: Bool = false) {
    self.purges = purges
    self.session = session
    self.items = items
    self.all = all
  }

  /// - Throws: `SessionError.busy` while a drop holds the session.
  package func callAsFunction(
    in context: ExchangeContext
  ) throws(ExchangeError) -> CancelOutcome {
    let store = try context.sweptStore()
    let open: any OpenSession
    do throws(ExchangeError) {
      open = try context.openSession(named: session, in: store)
    } catch {
      guard purges, case .noSession(.ended(let name, _), _) = error else { throw error }
      return try purge(name, in: store)
    }
    do {
      let claim = try open.claim(by: .thisProcess(), wait: .zero)
      var hasEnded = false
      defer { if !hasEnded { try? open.release(claim) } }
      // Afterwards nobody would know of what a killed drop has left hidden.
      var recovery = DropRecovery(open, in: context)
      _ = try recovery()
      for (_, why) in recovery.leftUndone { context.report(.said(why)) }
      let failure = recovery.leftUndone.first?.why
      guard let items = try open.numbers(of: items, for: context.origin), !all else {
        hasEnded = try open.endAsCancelled()
        if purges {
          try store.purge(open.session)
        } else {
          try store.remember(DropReference(.session, of: open.session), for: context.terminal)
        }
        return CancelOutcome(
          session: open.session.with(.cancelled), items: [], pending: 0, isPurged: purges,
          failure: failure)
      }
      try open.checkSelection(items)
      let taken = try take(items, from: open)
      if let last = try open.lastEvent(of: [.cancelled])?.number, !taken.isEmpty {
        let events = last - Int64(taken.count) + 1...last
        try store.remember(
          DropReference(.items(events: events), of: open.session), for: context.terminal)
      }
      let left = try open.counts().items
      hasEnded = try left == 0 && open.endAsCancelled(onlyIfEmpty: true)
      guard hasEnded else {
        return CancelOutcome(
          session: open.session.with(.active), items: taken, pending: left, failure: failure)
      }
      return CancelOutcome(
        session: open.session.with(.cancelled), items: taken, pending: 0, failure: failure)
    } catch {
      throw ExchangeError(any: error)
    }
  }

  /// Frees what is kept of a session that has ended.
  private func purge(
    _ name: String, in store: any SessionStore
  ) throws(ExchangeError) -> CancelOutcome {
    do {
      let session = try store.openEnded(name).session
      try store.purge(session)
      return CancelOutcome(
        session: session.with(.cancelled), items: [], pending: 0, isPurged: true)
    } catch {
      throw ExchangeError(any: error)
    }
  }

  private func take(
    _ items: [ClosedRange<Int>], from open: any OpenSession
  ) throws -> [Int] {
    let indices = try open.pages(of: items, for: open.session.origin).map { try $0.get().index }
    try open.change { writer in
      for index in indices {
        try writer.setState(.cancelled, of: index)
        try writer.log(.happened(.cancelled, item: index))
      }
    }
    return indices
  }
}
