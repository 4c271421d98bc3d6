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
  /// What a session must have in its name, its items or its destinations; nil lists all.
  package var word: SessionWord?
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
        if let word, !word.isIn(open, for: context.origin) { continue }
        let (session, counts) = (open.session, try open.summary())
        let isOffered = session.state == .offered
        let items = try isOffered ? open.indices(in: [.offered]).count : counts.items
        rows.append(
          SessionRow(
            name: session.name, state: session.state.rawValue, items: items,
            size: open.knownSize(counts, for: context.origin), created: session.created,
            isCurrent: isCurrent && !isOffered, contents: open.contents(for: context.origin),
            offers: offers.filter { $0.sessionID == session.id }
              .map { ShownOffer($0, context.registry()) },
            isSent: try open.lastEvent(of: [.sent]) != nil))
      } catch {
        switch error {
        case .notFound, .ended, .expired: continue
        case .damaged: break
        default: context.report(.said(error.listingWarning))
        }
        if word != nil { continue }
        rows.append(
          SessionRow(name: name, state: error.listedState, items: 0, isCurrent: isCurrent))
      }
    }
    return rows.sorted { ($0.created ?? 0, $1.name) > ($1.created ?? 0, $0.name) }
  }

  private func over(
    in store: any SessionStore, _ context: ExchangeContext
  ) throws(SessionError) -> [SessionRow] {
    try store.endedSessions().compactMapped(atMost: limit) { entry in
      guard let summary = EndedSummary(of: entry, in: store, for: context.origin),
        word?.isIn(entry, summary, in: store, for: context.origin) ?? true
      else { return nil }
      return SessionRow(
        name: entry.name, state: summary.state.rawValue, items: summary.items,
        created: summary.created, ended: entry.ended, isCurrent: false, contents: summary.contents,
        destination: summary.state == .ended ? summary.place : nil)
    }
  }
}
