import Items
import Loading
import Negotiation

// What is ready is placed before what takes its time: nobody waits for the slowest of a group.
extension DropRun {
  /// The time in which what has come is placed together, as long as more is made.
  private static let patience = Duration.milliseconds(100)

  /// Whether items are placed as they come; a move places links before what they lead to, page by page.
  var placesAsReady: Bool { !planner.terms.wantsMove(isLocal: true) && trash == nil }

  /// Loads a page, and places what is there of it before something that has to be made is waited for: the
  /// first time at once, and then as often as enough time has passed.
  func dropAsReady(
    _ page: [Item], _ decisions: [DropPlanner.Decision], _ ahead: LoadAhead, isLast: Bool
  ) throws {
    var ready: [Pending] = []
    var start = page.startIndex
    var placed: ContinuousClock.Instant?
    for (place, decision) in zip(page.indices, decisions) {
      let isDue = placed.map { ContinuousClock.now - $0 >= Self.patience } ?? true
      if decision.isMade, isDue, !ahead.isReady(page[place]), ready.contains(where: \.isLoaded) {
        try drop(Array(page[start..<place]), ready, isLast: false)
        (ready, start, placed) = ([], place, .now)
      }
      ready.append(try prepare(page[place], decision, ahead))
    }
    try drop(Array(page[start...]), ready, isLast: isLast)
  }
}

extension DropPlanner.Decision {
  /// Whether something has to run before there is the form.
  fileprivate var isMade: Bool {
    guard case .taken(let candidates) = self, let best = candidates.first else { return false }
    return best.isPromised || best.isDerived
  }
}

extension DropRun.Pending {
  fileprivate var isLoaded: Bool { if case .loaded = self { true } else { false } }
}
