package import Context
import Diagnostics
import Items
import Sessions

/// Lists the sessions that are under way.
package struct Listing: Sendable {
  package init() {}

  package func callAsFunction(in context: ExchangeContext) throws(ExchangeError) -> [SessionRow] {
    let store = try context.store()
    do {
      let current: String? =
        if case .session(let name, _) = try store.current(for: context.terminal) { name } else {
          nil
        }
      func isCurrent(_ name: String) -> Bool {
        current.map { $0.utf8.elementsEqual(name.utf8) } ?? false
      }
      return try store.activeSessions().map { summary in
        switch summary {
        case .readable(let session, let counts):
          let size = seenSize(of: session, counts, in: store, context)
          return SessionRow(
            name: session.name, state: session.state.rawValue, items: counts.items,
            size: size == 0 ? nil : size, created: session.created,
            isCurrent: isCurrent(session.name))
        case .damaged(let name, let reason):
          if case .damaged = reason {} else { context.report(.said(Self.warning(of: reason))) }
          return SessionRow(
            name: name, state: Self.state(reason), items: 0, size: nil, created: nil,
            isCurrent: isCurrent(name))
        }
      }
    } catch {
      throw .session(error)
    }
  }

  /// What a list says of a session that cannot be read.
  private static func state(_ reason: SessionError) -> String {
    switch reason {
    case .damaged: "damaged"
    case .newerVersion: "newer"
    case .busy: "busy"
    default: "unreadable"
    }
  }

  private static func warning(of reason: SessionError) -> Diagnostic {
    var warning = reason.diagnostic
    warning.severity = .warning
    return warning
  }

  /// How many items of other applications' sessions are added up: for a list, no more is worth it.
  private static let limit = 1000

  /// What a session comes to for this application; nil where it is not known.
  private func seenSize(
    of session: Session, _ counts: SessionCounts, in store: any SessionStore,
    _ context: ExchangeContext
  ) -> Int64? {
    if !session.isShared && session.isLifted(by: context.origin) { return counts.size }
    guard counts.items <= Self.limit else { return nil }
    return try? store.open(session.name, id: session.id).size(seenBy: context.origin)
  }
}
