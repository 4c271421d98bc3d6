package import Context
package import Diagnostics
package import Items
package import UniformTypes

/// What a destination answers to a session as a whole.
package enum ProposedOperation: String, Sendable {
  case copy, move, cancel, forbidden
}

/// What a drop would do with one item; given out one by one, in order.
package struct ItemProposal: NamedItem, Equatable, Sendable {
  package var index: Int
  package var name: String
  package var operation: ProposedOperation
  /// The accepted type that was met, as the receiver said it.
  package var accepted: String?
  /// The type of the chosen representation.
  package var given: UniformType?
  package var match: MatchWord?
  /// What makes the representation: a promise's command, or a conversion with identifiers.
  package var via: String?
  /// Whether that conversion loses something.
  package var isLossy = false
  /// What would be done to place it; nil of what would not be placed.
  package var effect: ItemResult.Effect?
  /// Whether the rule for conflicts leaves it out.
  package var isSkipped = false
  /// What an item without a name is called; nil of one that has a name.
  package var title: String?
  /// The view of a route that takes it, or that alone would.
  package var view: String?
  /// The path it would get, as carried text; nil for a stream, and where the name is not known yet.
  package var target: String?
  /// Where it is in the list of an ordered view, from 1, if only its place there changes.
  package var sourceIndex: Int?
  /// Where it would be in the list of an ordered view, from 1, as far as that can be told.
  package var destinationIndex: Int?
  /// The command of a declaration that says the name when the representation is made.
  package var namedBy: String?
  /// Why it is not taken, or what to know about how it is.
  package var reason: String?
  /// Why the drop would take it and fail.
  package var error: Diagnostic?
  /// For `--verbose`: each representation that was looked at, in order, and the verdict on it.
  package var considered: [Consideration]
}

/// One representation held against one accepted type.
package struct Consideration: Equatable, Sendable {
  package var accepted: String
  package var offered: UniformType
  /// Why it won or did not, in words.
  package var verdict: String

  package init(accepted: String, offered: UniformType, verdict: String) {
    self.accepted = accepted
    self.offered = offered
    self.verdict = verdict
  }
}

/// What a drop would do, as a whole; follows the items.
package struct ProposeOutcome: Equatable, Sendable {
  package var session: Session
  package var operation: ProposedOperation
  /// Where in its directory the destination would put the items; nil where it is not a directory.
  package var intent: View.Intent?
  /// The destination as an absolute path, `-` or `trash:`, as carried text; empty for a route.
  package var destination: String
  /// The views of a route, in order.
  package var route: [RouteStop] = []
  package var reason: String?
  /// Why it exits as it does when nothing would be placed; nil when something would.
  package var refusal: Diagnostic?
  /// What the first of the items that would fail would fail of.
  package var failure: Diagnostic?
  package var matched: Int
  package var total: Int
}

/// What a drop did, as a whole; follows the items.
package struct DropOutcome: Equatable, Sendable {
  package var session: Session
  package var operation: ProposedOperation
  /// Empty for a route.
  package var destination: String
  /// The views of a route that had to do with any item, in order.
  package var route: [RouteStop] = []
  package var placed: Int
  /// Those of them for which nothing had to be done.
  package var alreadyThere = 0
  package var skipped: Int
  package var failed: Int
  /// What the session still holds, failed items included.
  package var pending: Int
  package var ended: Bool
  /// Whether the session was the command's own, which nobody goes on with (`cp`, `mv`).
  package var isOneStep = false
  /// Why it exits as it does: nil when everything that matched was placed.
  package var failure: Diagnostic?
}

/// A view of a route, and how many items go there.
package struct RouteStop: Equatable, Sendable {
  /// Its directory, as carried text.
  package var view: String
  package var items: Int

  package init(view: String, items: Int) {
    self.view = view
    self.items = items
  }
}
