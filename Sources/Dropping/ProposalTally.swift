import Context
import Diagnostics
import Items
import Negotiation
import UniformTypes

/// What the decisions of a proposal on all items add up to.
struct ProposalTally {
  var total = 0
  var taken = 0
  /// How many of them each stop takes.
  var shares: [Int]
  var matched = 0
  var moves = false
  /// How many of those that are taken only change their place.
  var reordered = 0
  var refused: ExchangeError.Forbidden?
  /// Why the first of those that match and cannot be taken cannot be.
  var failure: Diagnostic?
  var offered: [UniformType] = []
  var obstacle: ConversionObstacle?
  /// What the first item that does not match does not offer, although it is required.
  var missing: String?

  init(count: Int) { shares = Array(repeating: 0, count: count) }

  mutating func count(
    _ decision: Decision, _ failure: Diagnostic?, on item: Item,
    by plan: DropPlan, at place: Int,
    isWhole: Bool
  ) {
    total += 1
    switch decision {
    case .taken(let candidates):
      matched += 1
      self.failure = self.failure ?? failure
      guard isWhole, failure == nil else { return }
      taken += 1
      shares[place] += 1
      moves = moves || plan.terms.wantsMove(isLocal: item.isLocal)
      if let best = candidates.first, plan.reordered(best) != nil { reordered += 1 }
    case .refused(_, let reason):
      matched += 1
      refused = refused ?? reason
    case .unmatched, .bound:
      let negotiator = plan.negotiator
      if obstacle == nil { obstacle = negotiator.obstacle(for: item) }
      missing = missing ?? negotiator.missing(of: item)
      for form in negotiator.visibleForms(of: item)
      where offered.count < 8 && !offered.contains(form.type) {
        offered.append(form.type)
      }
    }
  }

  var operation: ProposedOperation {
    if taken > 0 { return moves || reordered == taken ? .move : .copy }
    return refused == nil ? .cancel : .forbidden
  }

  func refusal(_ route: DropRoute, _ isWhole: Bool) -> Diagnostic? {
    if taken > 0 { return nil }
    // One that is refused keeps all from being placed only where all or none are.
    if let refused, isWhole || route.stops[0].terms.request.isAtomic { return refused.diagnostic }
    if let failure, isWhole || route.stops[0].terms.request.isAtomic { return failure }
    if !isWhole { return ExchangeError.notEveryItem(matched: matched, total: total).diagnostic }
    var refusal = route.nothingAcceptable(offered, obstacle, missing: missing).diagnostic
    // Nothing failed for want of a tool: that there is none is part of the answer.
    refusal.code = .notAcceptable
    return refusal
  }
}
