import Context
import Diagnostics
import FileTransfer
import Items
import Loading

// A drop of all or none: nothing is loaded before all are known to be taken, and nothing placed before all
// are loaded.
extension DropRun {
  /// Drops all of these, which are held in memory together, or none.
  func dropTogether(_ items: [Item]) throws {
    if context.isCancelled() { throw ExchangeError.cancelled }
    let decisions = items.map(planner.decide)
    try begin(decisions)
    var isRefused = decisions.contains { if case .refused = $0 { true } else { false } }
    var pending: [Pending] = []
    let ahead = loadAhead(isRefused ? [] : items, decisions)
    try ahead.run {
      for (item, decision) in zip(items, decisions) {
        if isRefused, case .taken = decision {
          pending.append(.done(.withheld(item)))
          continue
        }
        let one = try prepare(item, decision, ahead)
        if case .taken = decision, case .done = one, !reorderedItems.contains(item.index) {
          isRefused = true
        }
        pending.append(one)
      }
    }
    if isRefused {
      pending = pending.map { one in
        if case .loaded(let loaded) = one { .done(.withheld(loaded.item)) } else { one }
      }
    }
    try drop(items, pending, isLast: true)
    if tally.placed + tally.skipped == 0 { try MadeFolders(open: open).remove(madeBy: mark.text) }
  }
}

extension ItemResult {
  /// An item that stays as it is since another one of the drop cannot be placed.
  static func withheld(_ item: Item) -> ItemResult {
    var result = ItemResult(item, .pending)
    result.error = TransferError.withheld.diagnostic
    return result
  }
}
