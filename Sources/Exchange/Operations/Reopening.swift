package import Context
package import Reverting

/// Reactivates an ended session with its items.
package struct Reopening: Sendable {
  /// The session; nil for the last one of this terminal.
  package var session: String?

  package init(session: String?) { self.session = session }

  package func callAsFunction(in context: ExchangeContext) throws(ExchangeError) -> ReopenOutcome {
    let store = try context.sweptStore()
    do {
      return try SessionReopening(ofSession: session, in: store, context)()
    } catch {
      throw ExchangeError(any: error)
    }
  }
}
