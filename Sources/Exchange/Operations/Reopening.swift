package import Context
package import Reverting

/// Makes a session active again that has ended, with the items that it had.
package struct Reopening: Sendable {
  /// nil means what this terminal had last.
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
