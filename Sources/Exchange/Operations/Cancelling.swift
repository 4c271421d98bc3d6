package import Context
import Diagnostics
import Dropping
import Items
import Reverting
import Sessions
import SystemCalls

/// Removes items from a session without placing them, or ends the session.
package struct Cancelling: Sendable {
  package var session: String?
  /// The items to remove; nil ends the session.
  package var items: ItemSelection?
  /// Whether to delete the session's data immediately, so that it can be neither reopened nor undone.
  package var purges: Bool

  package init(session: String?, items: ItemSelection?, purges: Bool = false) {
    self.purges = purges
    self.session = session
    self.items = items
  }

  /// - Throws: `SessionError.busy` while another command has the session locked for a drop.
  package func callAsFunction(
    in context: ExchangeContext
  ) throws(ExchangeError) -> CancelOutcome {
    let store = try context.sweptStore()
    var opened: String?
    do throws(ExchangeError) {
      return try cancel(in: store, context, &opened)
    } catch {
      if items != nil { throw error }
      let session = try context.setAside(
        error, self.session, opened, in: store, erasing: purges)
      return CancelOutcome(session: session, items: [], pending: 0, isPurged: purges)
    }
  }

  /// - Parameter opened: The name of the session, once it is open.
  private func cancel(
    in store: any SessionStore, _ context: ExchangeContext, _ opened: inout String?
  ) throws(ExchangeError) -> CancelOutcome {
    let open: any OpenSession
    do throws(ExchangeError) {
      open = try context.openSessionOrOffer(named: session, in: store)
    } catch {
      guard purges, case .noSession(.ended(let name, _), _) = error else { throw error }
      let session = try context.purge(ended: name, in: store)
      return CancelOutcome(
        session: session.with(.cancelled), items: [], pending: 0, isPurged: true)
    }
    opened = open.session.name
    do {
      if items == nil { try Offers(in: store, context).takeBack(from: open.session) }
      let wasDropping = open.session.state == .dropping
      let claim = try open.claim(by: .thisProcess(), wait: .zero)
      var hasEnded = false
      defer { if !hasEnded { try? open.release(claim) } }
      // After the session ends, nothing records the hidden files that a killed drop has left.
      let reasons = try open.clearUp(in: context, afterKill: wasDropping)
      for why in reasons { context.report(.said(why)) }
      guard let items = try open.numbers(of: items, for: context.origin) else {
        hasEnded = try open.endAsCancelled()
        if purges {
          try store.purge(open.session)
        } else {
          try store.remember(DropReference(.session, of: open.session), for: context.terminal)
        }
        return CancelOutcome(
          session: open.session.with(.cancelled), items: [], pending: 0, isPurged: purges,
          failure: reasons.first)
      }
      try open.checkSelection(items)
      let taken = try take(items, from: open)
      if let last = try open.lastEvent(of: [.cancelled])?.number, !taken.isEmpty {
        let events = last - Int64(taken.count) + 1...last
        try store.remember(
          DropReference(.items(events: events), of: open.session), for: context.terminal)
      }
      let contents = open.contents(of: taken, for: context.origin)
      let left = try open.counts().items
      hasEnded = try left == 0 && open.endAsCancelled(onlyIfEmpty: true)
      return CancelOutcome(
        session: open.session.with(hasEnded ? .cancelled : .active), items: taken,
        contents: contents, pending: left, failure: reasons.first)
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
