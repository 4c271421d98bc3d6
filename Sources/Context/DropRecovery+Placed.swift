import Items
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

// What runs have placed, as results of their items.
extension DropRecovery {
  /// The result for an item that a killed run has placed.
  func found(_ item: Item, _ record: TransferRecord) -> ItemResult {
    var result = ItemResult(item, .placed)
    result.target = record.target.shown.carried
    result.effect = record.effect
    // Bytes without a source come from the session; if it stores none, they were made from the item.
    let isStored = item.representations.contains {
      switch $0.source {
      case .inline, .payload: true
      case .promise, .file, .far, .fileURL: false
      }
    }
    guard record.effect == .copied, record.source == nil, !isStored else { return result }
    if let name = record.target.path.extension {
      result.given = context.registry().type(forExtension: name)
    }
    let isPromised = item.representations.contains {
      if case .promise = $0.source { $0.type == result.given } else { false }
    }
    result.effect = isPromised ? .made : .converted
    return result
  }

  /// The items of the last run, for a run that was killed after everything was in place but before it was
  /// reported.
  package func lastRun() throws -> [ItemResult] {
    try placedItems(ofLastRun: true).map(\.result)
  }

  /// The items that are placed, each with the run that placed it, in the order of their records.
  package func placedItems(
    ofLastRun isLast: Bool = false
  ) throws -> [(run: String, result: ItemResult)] {
    var results: [(run: String, result: ItemResult)] = []
    var next = Int64.max
    var run: String?
    while true {
      let page = try open.transfers(before: next, limit: 256)
      guard let last = page.last else { break }
      if isLast { run = run ?? page.first?.run }
      for record in page
      where (run == nil || record.run == run) && !record.isPart && record.step == .done {
        guard let item = try open.itemInAnyState(record.item), item.state == .placed,
          !record.target.isNoPlace
        else { continue }
        results.append((record.run, found(item, record)))
      }
      if let run, last.run != run { break }
      next = last.number
    }
    return results.reversed()
  }
}

extension TransferRecord {
  /// The effect on the record's item.
  fileprivate var effect: ItemResult.Effect {
    !isNew && replaced == nil ? .alreadyThere : moves && sourceRemoved ? .moved : .copied
  }
}
