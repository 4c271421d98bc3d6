package import Context
import Items
package import Reverting
import Sessions

/// Undoes the last drop except for what has changed since, and reactivates the session.
package struct Undoing: Sendable {
  /// The session whose last drop to undo; nil for the last drop of this terminal.
  package var session: String?
  /// Whether to report what would be undone without undoing it.
  package var onlyAsks: Bool
  /// Whether to skip drops that cannot be undone.
  package var skips = false

  package init(session: String?, onlyAsks: Bool) {
    self.session = session
    self.onlyAsks = onlyAsks
  }

  /// Passes the result of each item to `each`, last item first, and returns the overall outcome.
  ///
  /// An item that cannot be undone does not stop the others and does not throw. It is an error if there is no
  /// drop to undo.
  package func callAsFunction(
    in context: ExchangeContext, each: @escaping (UndoResult) throws -> Void
  ) throws(ExchangeError) -> UndoOutcome {
    do {
      let store = try context.sweptStore()
      let search = UndoSearch(store: store, in: context)
      let cancelled = try CancelSearch(in: store, for: context.terminal)
        .last(of: session, search, skips: skips)
      if let outcome = try cancelled?.reopening(in: store, context).whereAnythingIsLeft(onlyAsks) {
        return UndoOutcome(outcome)
      }
      let found = try search.drop(of: session, skips: skips, onlyAsks: onlyAsks)
      let isOffered = Offers(in: store, context).live(of: found.open.session)
        .contains { $0.record.run == found.run }
      if found.open.session.isSensitive, !isOffered {
        if !onlyAsks { found.noteFailure() }
        throw ExchangeError.forbidden(.undoOfSensitive)
      }
      let undoing = DropUndoing(found, in: store, context, each: each)
      return try search.checked(onlyAsks ? undoing.preview() : undoing(), of: found)
    } catch {
      if case .nothingToUndo(session: nil) = ExchangeError(any: error) {
        throw .nothingToUndoHere(UndoSearch.choices(in: context))
      }
      throw ExchangeError(any: error)
    }
  }
}
