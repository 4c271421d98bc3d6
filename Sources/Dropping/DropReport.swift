import Context
import Diagnostics
import Items
import Negotiation
import UniformTypes

/// What a drop comes to, counted by its results, or what one would come to, by its decisions.
struct DropReport {
  var placed = 0
  /// Those of them that only changed their place in an order.
  var reordered = 0
  /// Those of them that were in their place before.
  var alreadyThere = 0
  var skipped = 0
  var failed = 0
  /// Items that matched and were refused, or that are bound elsewhere.
  var held = 0
  var matched = 0
  /// Why the first item that was to be placed was not.
  var failure: Diagnostic?
  /// Why not all is listed that was to be.
  var listFailure: Diagnostic?
  var moves = false
  /// What went to each place, in their order.
  var stops: [RouteStop] = []

  /// Whether all that came of it is another order.
  var isChangeOfOrder: Bool { placed > 0 && reordered == placed }

  mutating func count(_ result: ItemResult, isReordered: Bool = false) {
    switch result.state {
    case .placed:
      placed += 1
      if isReordered { reordered += 1 }
      if result.effect == .alreadyThere { alreadyThere += 1 }
      failure = failure ?? result.error
    case .skipped: skipped += 1
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

  /// Adds what the drop at another place came to, later.
  mutating func add(_ other: DropReport, at plan: DropPlan) {
    placed += other.placed
    reordered += other.reordered
    alreadyThere += other.alreadyThere
    skipped += other.skipped
    failed += other.failed
    held += other.held
    matched += other.matched
    failure = failure ?? other.failure
    listFailure = listFailure ?? other.listFailure
    moves = moves || plan.wantsMove
    stops.append(RouteStop(view: plan.destinationKey, items: other.placed))
  }
}

/// What the decisions of a proposal on all items come to.
struct ProposalReport {
  private(set) var total = 0
  private(set) var report = DropReport()
  private var refused: ExchangeError.Forbidden?
  private var mismatch = Mismatch()
  /// Whether anything is placed at all, where all items are to match.
  private let isWhole: Bool
  private let route: DropRoute

  init(_ route: DropRoute, isWhole: Bool) {
    self.route = route
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
    case .unmatched, .bound: mismatch.add(item, for: plan.negotiator)
    }
  }

  var operation: ProposedOperation {
    if report.placed > 0 { return report.moves || report.isChangeOfOrder ? .move : .copy }
    return refused == nil ? .cancel : .forbidden
  }

  var refusal: Diagnostic? {
    if report.placed > 0 { return nil }
    // One that is refused keeps all from being placed only where all or none are.
    let isAll = isWhole || route.stops[0].terms.request.isAtomic
    if let refused, isAll { return refused.diagnostic }
    if let failure = report.failure, isAll { return failure }
    if !isWhole {
      return ExchangeError.notEveryItem(matched: report.matched, total: total).diagnostic
    }
    var refusal = route.nothingAcceptable(mismatch).diagnostic
    // Nothing failed for want of a tool: that there is none is part of the answer.
    refusal.code = .notAcceptable
    return refusal
  }
}

/// What items that do not match offer, and what is between them and what is wanted.
struct Mismatch {
  /// The first few types.
  private(set) var offered: [UniformType] = []
  private(set) var obstacle: ConversionObstacle?
  /// What the first of them does not offer, although it is required.
  private(set) var missing: AcceptedType?

  /// - Parameter others: Those at other places, whose obstacles count as well.
  mutating func add(_ item: Item, for negotiator: Negotiator, and others: [Negotiator] = []) {
    for each in [negotiator] + others where obstacle == nil { obstacle = each.obstacle(for: item) }
    missing = missing ?? negotiator.missing(of: item)
    for representation in negotiator.visibleRepresentations(of: item)
    where offered.count < 8 && !offered.contains(representation.type) {
      offered.append(representation.type)
    }
  }
}
