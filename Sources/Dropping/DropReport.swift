import Context
import Diagnostics
import Items
import Negotiation
import UniformTypes

/// The counts of a drop's results, or of the decisions of a proposal.
struct DropReport {
  /// All items that were looked at, also those that did not match.
  var examined = 0
  var placed = 0
  /// The placed items that only changed their position in an ordered view.
  var reordered = 0
  /// The placed items that were already at the destination.
  var alreadyThere = 0
  var skipped = 0
  var failed = 0
  /// The items that another program took from a window, and whose files are still there.
  var dragged = 0
  /// The items on the clipboard.
  var offered = 0
  /// What was put on the clipboard.
  var offer: OfferRecord?
  /// Items that matched but were refused, or that are reserved for another destination.
  var held = 0
  var matched = 0
  /// The error of the first item that should have been placed and was not.
  var failure: Diagnostic?
  /// The reason why the manifest is missing or incomplete.
  var listFailure: Diagnostic?
  var moves = false
  /// The number of items placed at each destination, in order.
  var stops: [RouteStop] = []

  /// Whether the drop only changed the order of a view.
  var isChangeOfOrder: Bool { placed > 0 && reordered == placed }

  mutating func count(_ result: ItemResult, isReordered: Bool = false) {
    examined += 1
    switch result.state {
    case .placed:
      placed += 1
      if isReordered { reordered += 1 }
      if result.effect == .alreadyThere { alreadyThere += 1 }
      if result.effect == .dragged { dragged += 1 }
      failure = failure ?? result.error
    case .skipped: skipped += 1
    case .offered: offered += 1
    case .failed:
      failed += 1
      failure = failure ?? result.error
    case .pending:
      held += 1
      if result.given != nil { failure = failure ?? result.error }
    case .unmatched: return
    }
    matched += 1
  }

  /// Adds the report of the drop at the next destination.
  mutating func add(_ other: DropReport, at plan: DropPlan) {
    examined += other.examined
    placed += other.placed
    reordered += other.reordered
    alreadyThere += other.alreadyThere
    skipped += other.skipped
    failed += other.failed
    dragged += other.dragged
    offered += other.offered
    offer = offer ?? other.offer
    held += other.held
    matched += other.matched
    failure = failure ?? other.failure
    listFailure = listFailure ?? other.listFailure
    moves = moves || plan.wantsMove
    stops.append(RouteStop(view: plan.destinationKey, items: other.placed))
  }
}

/// The counts of a proposal's decisions.
struct ProposalReport {
  private(set) var total = 0
  private(set) var report = DropReport()
  private var refused: ExchangeError.Forbidden?
  private var mismatch = Mismatch()
  /// Items that are reserved for another destination.
  private var bound = 0
  /// Whether anything is placed; false if all items must match and one does not.
  private let isWhole: Bool
  private let route: DropRoute

  private let session: String

  init(_ route: DropRoute, of session: String, isWhole: Bool) {
    self.route = route
    self.session = session
    self.isWhole = isWhole
    report.stops = route.stops.map { RouteStop(view: $0.destinationKey, items: 0) }
  }

  mutating func count(
    _ decision: Decision, _ failure: Diagnostic?, on item: Item, by plan: DropPlan, at stop: Int
  ) {
    total += 1
    switch decision {
    case .taken(let candidates):
      report.matched += 1
      report.failure = report.failure ?? failure
      guard isWhole, failure == nil else { return }
      report.placed += 1
      report.stops[stop].items += 1
      report.moves = report.moves || plan.terms.wantsMove(isLocal: item.isLocal)
      if let best = candidates.first, plan.reordered(best) != nil { report.reordered += 1 }
    case .refused(_, let reason):
      report.matched += 1
      refused = refused ?? reason
    case .unmatched: mismatch.add(item, for: plan.negotiator)
    case .bound: bound += 1
    }
  }

  var operation: ProposedOperation {
    if report.placed > 0 { return report.moves || report.isChangeOfOrder ? .move : .copy }
    return refused == nil ? .cancel : .forbidden
  }

  var refusal: Diagnostic? {
    if report.placed > 0 { return nil }
    // A refused item prevents the whole drop only if it is all or none.
    let isAll = isWhole || route.stops[0].terms.request.isAtomic
    if let refused, isAll { return refused.diagnostic }
    if let failure = report.failure, isAll { return failure }
    if !isWhole {
      return ExchangeError.notEveryItem(matched: report.matched, total: total).diagnostic
    }
    if bound > 0 && bound == total {
      return ExchangeError.everythingBound(session: session).diagnostic
    }
    var refusal = route.nothingAcceptable(mismatch).diagnostic
    // The code of a missing tool does not apply, because no conversion was attempted.
    refusal.code = .notAcceptable
    return refusal
  }
}

/// The types that unmatched items offer, and the obstacles to converting them.
struct Mismatch {
  /// The first eight types.
  private(set) var offered: [UniformType] = []
  private(set) var obstacle: ConversionObstacle?
  /// The required type that the first of them lacks.
  private(set) var missing: AcceptedType?

  /// - Parameter others: The negotiators of the other destinations, whose obstacles also count.
  mutating func add(_ item: Item, for negotiator: Negotiator, and others: [Negotiator] = []) {
    for each in [negotiator] + others where obstacle == nil { obstacle = each.obstacle(for: item) }
    missing = missing ?? negotiator.missing(of: item)
    for representation in negotiator.visibleRepresentations(of: item)
    where offered.count < 8 && !offered.contains(representation.type) {
      offered.append(representation.type)
    }
  }
}
