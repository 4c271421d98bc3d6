package import Context
import Items
package import Reverting
import Sessions

/// Takes back what the last drop did, as far as it is as it was left; the session is active again with it.
package struct Undoing: Sendable {
  /// The session whose last drop is meant; nil means this terminal's last drop.
  package var session: String?
  /// Only says what would be undone.
  package var onlyAsks: Bool
  /// Passes over drops that cannot be undone.
  package var skips = false

  package init(session: String?, onlyAsks: Bool) {
    self.session = session
    self.onlyAsks = onlyAsks
  }

  /// Gives the result of each item to `each`, the last first, and then the undo as a whole.
  ///
  /// An item that cannot be undone does not stop the others and is not an error; having no drop to undo is one.
  package func callAsFunction(
    in context: ExchangeContext, each: @escaping (UndoResult) throws -> Void
  ) throws(ExchangeError) -> UndoOutcome {
    do {
      let store = try context.sweptStore()
      let cancelled = try CancelSearch(in: store, for: context.terminal).last(of: session)
      if let outcome = try cancelled?.reopening(in: store, context).whereAnythingIsLeft(onlyAsks) {
        return UndoOutcome(outcome)
      }
      let found = try UndoSearch(store: store, in: context).drop(of: session, skips: skips)
      if found.open.session.isSensitive {
        if !onlyAsks { found.noteFailure() }
        throw ExchangeError.forbidden(.undoOfSensitive)
      }
      let undoing = DropUndoing(found, in: store, context, each: each)
      return try onlyAsks ? undoing.preview() : undoing()
    } catch {
      if case .nothingToUndo(session: nil) = ExchangeError(any: error) {
        throw .nothingToUndoHere((try? context.store()).map(context.endedChoices) ?? .init())
      }
      throw ExchangeError(any: error)
    }
  }
}
