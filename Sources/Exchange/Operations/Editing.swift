package import Context
package import Reverting

/// Lets a person change the items of a session in an editor.
package struct Editing: Sendable {
  package var session: String?

  package init(session: String?) { self.session = session }

  package func callAsFunction(in context: ExchangeContext) throws(ExchangeError) -> EditOutcome {
    let store = try context.sweptStore()
    do {
      let open = try context.openSession(named: session, in: store)
      return try SessionEditing(open, in: store, context)()
    } catch {
      throw ExchangeError(any: error)
    }
  }
}
