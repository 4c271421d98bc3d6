package import Context
import Sessions

/// Makes a session the current one.
package struct Using: Sendable {
  package var session: String

  package init(session: String) { self.session = session }

  package func callAsFunction(in context: ExchangeContext) throws(ExchangeError) -> UseOutcome {
    let store = try context.sweptStore()
    let open = try context.openSession(named: session, in: store)
    do {
      try store.setCurrent(open.session, for: context.terminal)
      let counts = try open.summary()
      return UseOutcome(
        session: open.session, items: counts.items, size: counts.size,
        contents: open.contents(for: context.origin))
    } catch {
      throw ExchangeError(any: error)
    }
  }
}
