import Clipboard
package import Context
import Diagnostics
import Items
import Sessions
import SystemCalls

/// Lists the active sessions or the ended ones, newest first.
package struct Listing: Sendable {
  /// Whether to list ended sessions, which can be reopened or undone.
  package var ended: Bool
  /// The maximum number of ended sessions.
  package var limit: Int
  /// Whether to list only the sessions of the shared store.
  package var onlyShared = false

  package init(ended: Bool = false, limit: Int = .max) {
    self.ended = ended
    self.limit = limit
  }

  package func callAsFunction(in context: ExchangeContext) throws(ExchangeError) -> [SessionRow] {
    let store = try onlyShared ? context.store(onlyShared: true) : context.settledStore()
    do {
      let rows = ended ? try over(in: store, context) : try active(in: store, context)
      if let failure = store.unreachable { context.report(.said(failure.listingWarning)) }
      return rows
    } catch {
      throw .session(error)
    }
  }

  private func active(
    in store: any SessionStore, _ context: ExchangeContext
  ) throws(SessionError) -> [SessionRow] {
    var current: String?
    if case .session(let name, _, _) = try store.current(for: context.terminal) { current = name }
    var rows: [SessionRow] = []
    let offers = Offers(in: store, context).live().map(\.record)
    for name in try store.activeNames() {
      let isCurrent = current.map { $0.utf8.elementsEqual(name.utf8) } ?? false
      do throws(SessionError) {
        let open = try store.open(name)
        var row = try row(of: open, context)
        if row.state == Session.State.offered.rawValue {
          row.items = try open.indices(in: [.offered]).count
        }
        row.offers = offers.filter { $0.sessionID == open.session.id }
          .map { ShownOffer($0, context.registry()) }
        row.isCurrent = isCurrent && row.state != Session.State.offered.rawValue
        rows.append(row)
      } catch {
        switch error {
        case .notFound, .ended, .expired: continue
        case .damaged: break
        default: context.report(.said(error.listingWarning))
        }
        rows.append(
          SessionRow(name: name, state: error.listedState, items: 0, isCurrent: isCurrent))
      }
    }
    return rows.sorted { ($0.created ?? 0, $1.name) > ($1.created ?? 0, $0.name) }
  }

  private func over(
    in store: any SessionStore, _ context: ExchangeContext
  ) throws(SessionError) -> [SessionRow] {
    try store.endedSessions().lazy.compactMap { entry in
      guard let open = try? store.openEnded(entry.name, id: entry.id),
        var row = try? row(of: open, context)
      else { return nil }
      row.ended = entry.ended
      return row
    }.prefix(limit).map { $0 }
  }

  private func row(
    of open: any OpenSession, _ context: ExchangeContext
  ) throws(SessionError) -> SessionRow {
    let (session, counts) = (open.session, try open.summary())
    let isOver = session.state.isOver
    let size = isOver ? nil : seenSize(of: open, counts, context)
    return SessionRow(
      name: session.name, state: session.state.rawValue,
      items: isOver ? counts.nextIndex - 1 : counts.items, size: size == 0 ? nil : size,
      created: session.created, isCurrent: false,
      contents: open.contents(for: context.origin, context.registry()))
  }

  /// The maximum number of items whose sizes are added up in another application's session.
  private static let mostSeen = 1000

  /// The size of a session as seen by this application; nil if unknown.
  private func seenSize(
    of open: any OpenSession, _ counts: SessionCounts, _ context: ExchangeContext
  ) -> Int64? {
    if !open.session.isShared && open.session.isLifted(by: context.origin) { return counts.size }
    return counts.items > Self.mostSeen ? nil : try? open.size(seenBy: context.origin)
  }
}
