package import Context
import Items
package import Sessions
import SystemCalls

/// Finds the cancel that an undo means, where the last thing done was a cancel and not a drop.
package struct CancelSearch {
  private let store: any SessionStore
  private let terminal: TerminalIdentity

  package init(in store: any SessionStore, for terminal: TerminalIdentity) {
    self.store = store
    self.terminal = terminal
  }

  /// What was cancelled.
  package enum Found {
    case session(any OpenSession)
    /// Some items, which the session can have back.
    case items([Int], of: any OpenSession)

    /// What brings it back.
    package func reopening(
      in store: any SessionStore, _ context: ExchangeContext
    ) -> SessionReopening {
      switch self {
      case .session(let open): SessionReopening(open, in: store, context)
      case .items(let items, let open): SessionReopening(open, items: items, in: store, context)
      }
    }
  }

  /// The cancel that was last, of a session or of this terminal; nil where it was a drop, or nothing.
  package func last(of name: String?) throws -> Found? {
    guard let name else { return try lastOfTerminal() }
    guard SessionName.isValid(name), let open = try? open(name, id: nil) else { return nil }
    if open.session.state == .cancelled { return try found(in: open, .session) }
    let kinds: [SessionEvent.Kind] = [.cancelled, .dropBegan, .dropEnded, .undone, .reopened]
    guard let last = try open.lastEvent(of: kinds), last.kind == .cancelled else { return nil }
    let cancels = try open.events(of: [.cancelled])
    var first = last.number
    for event in cancels.reversed() where event.number == first - 1 { first = event.number }
    return try found(in: open, .items(events: first...last.number))
  }

  private func lastOfTerminal() throws -> Found? {
    for drop in try store.lastDrops(of: terminal) {
      guard let open = try? open(drop.name, id: drop.id) else { return nil }
      if let cancel = drop.cancel {
        if let found = try found(in: open, cancel) { return found }
      } else if try open.hasDone(drop.run) {
        return nil
      }
    }
    return nil
  }

  /// nil where it was taken back since.
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
