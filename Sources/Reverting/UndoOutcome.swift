import Context
package import Diagnostics
package import Items

/// What became of one item when a drop was undone; given out one by one, the last first.
package struct UndoResult: NamedItem, Equatable, Sendable {
  package var index: Int
  package var name: String
  package var state: State
  /// What is done, or would be.
  package var action: Action?
  /// Where it had been placed, as carried text; nil for a stream.
  package var target: String?
  /// Where it is again, as carried text, where it was moved.
  package var source: String?
  package var error: Diagnostic?
  /// What an item without a name is called; nil of one that has a name.
  package var title: String?

  package enum State: String, Sendable {
    case undone
    /// It could be undone; only asked.
    case undoable
    case failed
  }

  package enum Action: String, Sendable {
    /// There was nothing but the item to bring back.
    case none
    case remove, moveBack, copyBack
    /// A directory that was merged: each thing in it by itself.
    case separate
    /// Only its place in the list of a view changes back.
    case reorder
  }
}

/// What an undo did, or would do, as a whole; follows the items.
package struct UndoOutcome: Equatable, Sendable {
  package var session: Session
  package var undone: Int
  package var failed: Int
  /// What the session holds now.
  package var pending: Int
  /// Why it exits as it does: nil when everything was undone.
  package var failure: Diagnostic?
  /// What is back, where a cancel was taken back and not a drop.
  package var reopened: ReopenOutcome?

  package init(_ reopened: ReopenOutcome) {
    self.init(session: reopened.session, undone: 0, failed: 0, pending: reopened.items)
    self.reopened = reopened
  }

  package init(
    session: Session, undone: Int, failed: Int, pending: Int, failure: Diagnostic? = nil
  ) {
    self.session = session
    self.undone = undone
    self.failed = failed
    self.pending = pending
    self.failure = failure
  }
}
