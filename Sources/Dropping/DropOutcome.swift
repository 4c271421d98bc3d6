package import Context
package import Diagnostics
package import Items
package import UniformTypes

/// The destination's answer for a session as a whole.
package enum ProposedOperation: String, Sendable {
  case copy, move, cancel, forbidden
}

/// The effect that a drop would have on one item; reported one by one, in order.
package struct ItemProposal: NamedItem, Equatable, Sendable {
  package var index: Int
  package var name: String
  package var operation: ProposedOperation
  /// The matched accepted type, as the receiver specified it.
  package var accepted: String?
  /// The type of the chosen representation.
  package var given: UniformType?
  package var match: MatchWord?
  /// The command of a promise, or the steps of a conversion with type identifiers.
  package var via: String?
  /// Whether the conversion loses information.
  package var isLossy = false
  /// The effect of placing the item; nil if it would not be placed.
  package var effect: ItemResult.Effect?
  /// Whether the conflict rule skips the item.
  package var isSkipped = false
  /// The label of an item without a name; nil if it has a name.
  package var title: String?
  /// For a route, the view that takes the item, or the first that refuses it.
  package var view: String?
  /// The path of the placed item, as carried text; nil for a stream or if the name is not known yet.
  package var target: String?
  /// The current position in an ordered view, from 1, if only that would change.
  package var sourceIndex: Int?
  /// The new position in an ordered view, from 1, if it can be predicted.
  package var destinationIndex: Int?
  /// The command of a declaration that determines the name when the representation is produced.
  package var namedBy: String?
  /// Why the item is not taken, or a remark on how it is.
  package var reason: String?
  /// The error if the drop would accept the item and then fail.
  package var error: Diagnostic?
  /// For `--verbose`: the examined representations in order, each with its verdict.
  package var considered: [Consideration]
  /// For `--verbose`: where the date in its name comes from; nil if the name has none.
  package var dateOrigin: DateOrigin?
  /// For `--verbose`: the other items of its shot, which get the same date and number.
  package var shot: [Int] = []
}

/// Where a date in a name comes from.
package enum DateOrigin: Equatable, Sendable {
  /// It is recorded in the item.
  case recorded
  /// It is that of another file of the same shot.
  case item(Int)
  /// The file was last changed then.
  case file
  case now
}

/// The comparison of one representation with one accepted type.
package struct Consideration: Equatable, Sendable {
  package var accepted: String
  package var offered: UniformType
  /// Why the representation was or was not chosen, in words.
  package var verdict: String

  package init(accepted: String, offered: UniformType, verdict: String) {
    self.accepted = accepted
    self.offered = offered
    self.verdict = verdict
  }
}

/// The effect of a drop as a whole; reported after the items.
package struct ProposeOutcome: Equatable, Sendable {
  package var session: Session
  package var operation: ProposedOperation
  /// Where the items would go within the destination directory; nil if it is not a directory.
  package var intent: View.Intent?
  /// The destination as an absolute path, `-` or `trash:`, as carried text; empty for a route.
  package var destination: String
  /// The views of a route, in order.
  package var route: [RouteStop] = []
  package var reason: String?
  /// The error that determines the exit status if nothing would be placed; nil otherwise.
  package var refusal: Diagnostic?
  /// The error of the first item that would fail.
  package var failure: Diagnostic?
  package var matched: Int
  package var total: Int
  /// What would be put on the clipboard.
  package var offer: OfferPreview?
}

/// The result of a drop as a whole; reported after the items.
package struct DropOutcome: Equatable, Sendable {
  package var session: Session
  package var operation: ProposedOperation
  /// The destination as carried text; empty for a route.
  package var destination: String
  /// The views of a route that handled at least one item, in order.
  package var route: [RouteStop] = []
  package var placed: Int
  /// The placed items that needed no change.
  package var alreadyThere = 0
  package var skipped: Int
  package var failed: Int
  /// The number of items left in the session, including failed ones.
  package var pending: Int
  /// Those of them that other drops have claimed.
  package var elsewhere = 0
  /// Those of them that were placed, and stay because the user said so.
  package var kept = 0
  package var ended: Bool
  /// Whether the command created the session for itself and nobody continues it (`cp`, `mv`).
  package var isOneStep = false
  /// How many entries of the sources' folders were not picked up; each has been reported.
  package var leftOut = 0
  /// The number of items on the clipboard.
  package var offered = 0
  /// What was put on the clipboard.
  package var offer: OfferRecord?
  /// The error that determines the exit status; nil if every matching item was placed.
  package var failure: Diagnostic?
}

extension DropOutcome {
  /// Whether nothing was placed, and no item left a session that stays.
  package var changesNothing: Bool {
    isOneStep ? placed == alreadyThere : placed + skipped + offered == 0
  }

  /// The outcome of a drop whose session has ended while it waited for other drops.
  package init(leftNothingBy session: Session, ended: Bool = true) {
    self.init(
      session: session, operation: .copy, destination: "", placed: 0, skipped: 0, failed: 0,
      pending: 0, ended: ended)
  }

  /// The outcome of a move whose items had all been moved earlier.
  package init(session: Session, there count: Int, at destination: String) {
    self.init(
      session: session, operation: .move, destination: destination, placed: count,
      alreadyThere: count, skipped: 0, failed: 0, pending: 0, ended: true, isOneStep: true)
  }
}

extension ItemProposal {
  /// The row of an item that the same command has already moved.
  package init(movedEarlier result: ItemResult) {
    self.init(
      index: result.index, name: result.name, operation: .move, effect: .alreadyThere,
      target: result.target, reason: "already moved there", considered: [])
  }
}

extension ProposeOutcome {
  /// The outcome of a move whose items have all been moved earlier.
  package init(session: Session, there count: Int, at destination: String) {
    self.init(
      session: session, operation: .move, destination: destination, matched: count, total: count)
  }
}

/// A view of a route and the number of items that go to it.
package struct RouteStop: Equatable, Sendable {
  /// The view's directory, as carried text.
  package var view: String
  package var items: Int

  package init(view: String, items: Int) {
    self.view = view
    self.items = items
  }
}
