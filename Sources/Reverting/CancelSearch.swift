package import Context
import Items
package import Sessions
import SystemCalls

/// Finds the cancel that an undo refers to, if the last action was a cancel rather than a drop.
package struct CancelSearch {
  private let store: any SessionStore
  private let terminal: TerminalIdentity

  package init(in store: any SessionStore, for terminal: TerminalIdentity) {
    self.store = store
    self.terminal = terminal
  }

  /// The cancelled session or items.
  package enum Found {
    case session(any OpenSession)
    /// Items that can be returned to the session.
    case items([Int], of: any OpenSession)

    /// The operation that reverts the cancel.
    package func reopening(
      in store: any SessionStore, _ context: ExchangeContext
    ) -> SessionReopening {
      switch self {
      case .session(let open): SessionReopening(open, in: store, context)
      case .items(let items, let open): SessionReopening(open, items: items, in: store, context)
      }
    }
  }

  /// The last action of a session or of this terminal if it was a cancel; nil if it was a drop, or there is none.
  ///
  /// - Parameter search: Determines which drops an undo passes over; with `skips`, all those that cannot be undone.
  package func last(of name: String?, _ search: UndoSearch, skips: Bool) throws -> Found? {
    guard let name else {
      return try lastOfTerminal(skips: skips) { try search.passesOver($0, run: $1, skips: skips) }
    }
    guard SessionName.isValid(name), let open = try? open(name, id: nil) else { return nil }
    if open.session.state == .cancelled { return try found(in: open, .session) }
    let kinds: [SessionEvent.Kind] = [.cancelled, .dropBegan, .dropEnded, .undone, .reopened]
    guard let last = try open.lastEvent(of: kinds) else { return nil }
    if last.kind != .cancelled, try !search.passesOverAll(of: open, skips: skips) { return nil }
    return try lastItems(of: open)
  }

  /// - Parameter isPassedOver: Whether a drop is one that an undo goes past.
  private func lastOfTerminal(
    skips: Bool, _ isPassedOver: (any OpenSession, _ run: String) throws -> Bool
  ) throws -> Found? {
    for drop in try store.lastDrops(of: terminal) {
      if drop.isIdle {
        if skips { continue }
        return nil
      }
      guard let open = try? open(drop.name, id: drop.id) else { return nil }
      if let cancel = drop.cancel {
        if let found = try found(in: open, cancel) { return found }
      } else if try open.hasDone(drop.run), try !isPassedOver(open, drop.run) {
        return nil
      }
    }
    return nil
  }

  /// The last items that were cancelled in a session, before drops that an undo goes past.
  private func lastItems(of open: any OpenSession) throws -> Found? {
    var last: Int64?
    var first: Int64 = 0
    for event in try open.events(of: [.cancelled]).reversed() {
      guard let index = event.item, try open.itemInAnyState(index)?.state == .cancelled else {
        if last == nil { continue }
        break
      }
      if last == nil {
        last = event.number
      } else if event.number != first - 1 {
        break
      }
      first = event.number
    }
    return try last.flatMap { try found(in: open, .items(events: first...$0)) }
  }

  /// Nil if the cancel has been reverted since.
  private func found(in open: any OpenSession, _ cancel: DropReference.Cancel) throws -> Found? {
    guard case .items(let events) = cancel else {
      return open.session.state == .cancelled ? .session(open) : nil
    }
    let told = try open.events(after: events.lowerBound - 1, limit: events.count)
    let items = try told.compactMap { event in
      event.kind == .cancelled && event.number <= events.upperBound ? event.item : nil
    }.filter { try open.itemInAnyState($0)?.state == .cancelled }
    return items.isEmpty ? nil : .items(items, of: open)
  }

  private func open(_ name: String, id: String?) throws -> any OpenSession {
    do {
      return try store.open(name, id: id)
    } catch SessionError.ended, SessionError.expired, SessionError.notFound {
      return try store.openEnded(name, id: id)
    }
  }
}
