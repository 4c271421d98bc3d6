import Context

/// What the results of a drop add up to.
struct DropTally {
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
  /// The first item that was to be placed and was not.
  var firstFailure: ItemResult?

  /// Adds what another one came to, later.
  mutating func add(_ other: DropTally) {
    placed += other.placed
    reordered += other.reordered
    alreadyThere += other.alreadyThere
    skipped += other.skipped
    failed += other.failed
    held += other.held
    matched += other.matched
    firstFailure = firstFailure ?? other.firstFailure
  }

  /// Whether all that came of it is another order.
  var isChangeOfOrder: Bool { placed > 0 && reordered == placed }

  mutating func count(_ result: ItemResult, isReordered: Bool = false) {
    switch result.state {
    case .placed:
      placed += 1
      if isReordered { reordered += 1 }
      if result.effect == .alreadyThere { alreadyThere += 1 }
      if result.error != nil { firstFailure = firstFailure ?? result }
    case .skipped: skipped += 1
    case .failed:
      failed += 1
      firstFailure = firstFailure ?? result
    case .pending:
      held += 1
      if result.given != nil { firstFailure = firstFailure ?? result }
    case .unmatched: return
    }
    matched += 1
  }
}
