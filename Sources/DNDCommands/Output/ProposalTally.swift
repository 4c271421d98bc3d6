import Context
import Dropping

/// Totals over the rows of a proposal.
struct ProposalTally {
  var total = 0
  var alreadyThere = 0
  var skipped = 0
  /// The number of items for each effect.
  private var effects: [ItemResult.Effect: Int] = [:]
  /// The number of items that each view of a route would get.
  private(set) var shares: [String: Int] = [:]
  /// The first item that would get a name.
  private(set) var firstNamed: ItemProposal?
  /// Whether rows were written before the headline.
  var isStreamed = false

  mutating func count(_ item: ItemProposal) {
    total += 1
    if item.effect == .alreadyThere { alreadyThere += 1 }
    if item.isSkipped { skipped += 1 }
    if let view = item.view, item.effect != .alreadyThere, !item.isSkipped {
      shares[view, default: 0] += 1
    }
    if firstNamed == nil, item.target != nil || item.namedBy != nil { firstNamed = item }
    if let effect = item.effect { effects[effect, default: 0] += 1 }
  }

  /// Whether `effect` is the only effect, apart from items that are already there.
  private func isOnly(_ effect: ItemResult.Effect) -> Bool {
    effects.filter { $0.key != .alreadyThere }.keys.elementsEqual([effect])
  }

  func verb(_ outcome: ProposeOutcome) -> String {
    if isOnly(.linked) { return "link" }
    if isOnly(.reordered) { return "reorder" }
    if isOnly(.offered) { return outcome.operation == .move ? "cut" : "put" }
    if isOnly(.dragged) { return "drag" }
    guard isOnly(.written) else { return outcome.operation.rawValue }
    return DestinationDescription.of(outcome.destination)?.verb ?? "add"
  }

  func preposition(_ outcome: ProposeOutcome) -> String {
    if isOnly(.offered) { return outcome.operation == .move ? "to" : "on" }
    if isOnly(.linked) || isOnly(.reordered) { return "in" }
    return DestinationDescription.of(outcome.destination)?.preposition ?? "to"
  }
}

extension ItemProposal {
  /// Whether its row reports more than acceptance, conversion or rejection.
  var isEventful: Bool {
    if error != nil || operation == .forbidden || isSkipped { return true }
    switch effect {
    case nil, .alreadyThere, .converted: return false
    case .copied, .moved, .linked, .made, .written, .offered, .sent, .dragged, .trashed,
      .reordered:
      return reason != nil
    }
  }
}
