import Context
package import Diagnostics
package import Items
import Sessions

/// The result of an undo for one item; reported one by one, last item first.
package struct UndoResult: NamedItem, Equatable, Sendable {
  package var index: Int
  package var name: String
  package var state: State
  /// The action that was or would be performed.
  package var action: Action?
  /// The path at which the item had been placed, as carried text; nil for a stream.
  package var target: String?
  /// The path to which the item was moved back, as carried text.
  package var source: String?
  package var error: Diagnostic?
  /// The label of an item without a name; nil if it has a name.
  package var title: String?

  package enum State: String, Sendable {
    case undone
    /// The item can be undone; nothing was changed.
    case undoable
    case failed
  }

  package enum Action: String, Sendable {
    /// Only the item in the session is restored.
    case none
    case remove, moveBack, copyBack
    /// The earlier file has its name again: a file that was replaced, or a text without the inserted part.
    case restore
    /// A merged directory was reverted part by part.
    case separate
    /// Only the position in the list of a view is restored.
    case reorder
    /// The item is taken off the clipboard, if it is still there.
    case takeOff
  }
}

/// The result of an undo as a whole; reported after the items.
package struct UndoOutcome: Equatable, Sendable {
  package var session: Session
  package var undone: Int
  /// The number of items that an earlier undo of the same drop took back, as one that was killed.
  package var before: Int
  package var failed: Int
  /// The number of items now in the session.
  package var pending: Int
  /// The error that determines the exit status; nil if everything was undone.
  package var failure: Diagnostic?
  /// When the drop ended, in nanoseconds since 1970; nil if it did not, or for a cancel.
  package var dropped: Int64?
  /// The reopened session, if the undo reverted a cancel rather than a drop.
  package var reopened: ReopenOutcome?

  /// Whether a command of one step had placed nothing when it was killed.
  package var isOfNothing: Bool {
    SessionName.isTransient(session.name) && undone + failed + before == 0 && failure == nil
      && reopened == nil
  }

  package init(_ reopened: ReopenOutcome) {
    self.init(session: reopened.session, undone: 0, failed: 0, pending: reopened.items)
    self.reopened = reopened
  }

  package init(
    session: Session, undone: Int, failed: Int, pending: Int, failure: Diagnostic? = nil,
    before: Int = 0
  ) {
    self.session = session
    self.undone = undone
    self.before = before
    self.failed = failed
    self.pending = pending
    self.failure = failure
  }
}
