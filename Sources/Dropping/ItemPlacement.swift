import Context
import Items
import Loading
import Sessions
import SystemCalls

/// Has the driver place prepared items, and reports each result as soon as it is available.
final class ItemPlacement {
  private let setting: DropSetting
  private let driver: any DestinationDriver
  private let each: (ItemResult) throws -> Void
  private(set) var report = DropReport()

  /// - Parameter each: Called with the result of each item.
  init(
    _ setting: DropSetting, _ driver: any DestinationDriver,
    each: @escaping (ItemResult) throws -> Void
  ) {
    self.setting = setting
    self.driver = driver
    self.each = each
  }

  private var progress: ProgressMeter { setting.progress }

  /// Has one item placed.
  func place(_ item: Item, _ pending: PendingItem) throws {
    defer { pending.loaded?.representation.discard() }
    let forecast = DropForecast(of: [item], [pending.forecast])
    progress.plan(
      items: forecast.items, of: 1, bytes: forecast.bytes, counted: forecast.counted, isLast: false)
    switch pending {
    case .done(let result): try tell(result)
    case .loaded(let loaded):
      progress.enter(.copying, item.name)
      try driver.place([loaded]) { results in
        for result in results {
          if let bytes = result.bytes { progress.settle(bytes, of: forecast.bytes ?? 0) }
          try tell(result)
        }
      }
    }
  }

  /// Has the loaded items placed, and reports each as soon as it is finished.
  func place(_ items: [Item], _ all: [PendingItem], isLast: Bool) throws {
    let pending = keepingShotsTogether(items, all)
    let forecast = DropForecast(of: items, pending.map(\.forecast))
    progress.plan(
      items: forecast.items, of: items.count, bytes: forecast.bytes, counted: forecast.counted,
      isLast: isLast)
    let loaded = pending.compactMap(\.loaded)
    defer { for entry in loaded { entry.representation.discard() } }
    /// The positions of the unreported items, in order.
    var rest = Array(items.indices)
    func conclude(_ placed: [ItemResult]) throws {
      let places = Dictionary(
        placed.indices.map { (placed[$0].index, $0) }, uniquingKeysWith: { _, last in last })
      var results: [ItemResult] = []
      results.reserveCapacity(placed.count)
      var part: [Int] = []
      rest.removeAll { position in
        if case .done(let result) = pending[position] {
          results.append(result)
        } else if let place = places[items[position].index] {
          results.append(placed[place])
        } else {
          return false
        }
        part.append(position)
        return true
      }
      progress.settle(
        placed.reduce(0) { $0.addingClamped($1.bytes ?? 0) },
        of: part.reduce(0) { $0.addingClamped(pending[$1].forecast.bytes ?? 0) })
      try driver.conclude(
        &results, of: part.map { items[$0] }, part.compactMap { pending[$0].loaded })
      for (position, result) in zip(part, results) where result.state == .failed {
        setting.plan.companions.noteFailure(of: items[position])
      }
      for result in results { try tell(result) }
    }
    if !loaded.isEmpty { try driver.place(loaded, conclude) }
    if !rest.isEmpty { try conclude([]) }
  }

  /// The same, without the files of shots of which another file has failed.
  private func keepingShotsTogether(_ items: [Item], _ all: [PendingItem]) -> [PendingItem] {
    let companions = setting.plan.companions
    for (item, pending) in zip(items, all) {
      if case .done(let result) = pending, result.state == .failed {
        companions.noteFailure(of: item)
      }
    }
    return zip(items, all).map { item, pending in
      guard let loaded = pending.loaded, companions.hasFailed(item) else { return pending }
      loaded.representation.discard()
      return .done(.withheld(item, ofShot: true))
    }
  }

  /// Has all loaded items placed in one step, and reports all results in order.
  func place(together all: [PendingItem]) throws {
    var results: [Int: ItemResult] = [:]
    for case .done(let result) in all { results[result.index] = result }
    try driver.place(all.compactMap(\.loaded)) { placed in
      for result in placed { results[result.index] = result }
    }
    for one in all {
      if let result = results[one.item] { try tell(result) }
    }
  }

  /// Reports a result.
  func tell(_ result: ItemResult) throws {
    var result = result
    if result.effect == .moved, setting.plan.trash != nil { result.effect = .trashed }
    if result.name.isEmpty, let item = try setting.open.itemInAnyState(result.index) {
      result.title = ItemTitle.of(item, isSensitive: setting.open.session.isSensitive)
    }
    driver.tell(result)
    report.count(result, isReordered: driver.isReordered(result))
    if result.takesPart { progress.finished(.init(result)) }
    try each(result)
  }
}
