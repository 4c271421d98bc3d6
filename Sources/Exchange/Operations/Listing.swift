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
      return try store.activeSessions().map { summary in
        switch summary {
        case .readable(let session, let counts):
          SessionRow(
            name: session.name, state: session.state.rawValue, items: counts.items,
            size: counts.size == 0 ? nil : counts.size, created: session.created,
            isCurrent: session.name == current)
        case .damaged(let name, _):
          SessionRow(
            name: name, state: "damaged", items: 0, size: nil, created: nil,
            isCurrent: name == current)
        }
      }
    } catch {
      throw .session(error)
    }
  }
}
