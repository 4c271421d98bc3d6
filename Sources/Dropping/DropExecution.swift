import Context
import Destinations
import Diagnostics
import FileTransfer
import Items
import Loading
import Negotiation
import Sessions
import SystemCalls

/// Carries out a drop on a claimed session.
///
/// Page by page, it decides on the items, loads those that are taken, has the destination's driver place them,
/// and reports each result.
final class DropExecution {
  private let setting: DropSetting
  let driver: any DestinationDriver
  let recorder: DropRecorder
  private let loader: RepresentationLoader
  private let loading: ItemLoading
  private let each: (ItemResult) throws -> Void
  private(set) var report = DropReport()
  private var boundElsewhere = BoundElsewhere()

  /// - Parameters:
  ///   - progress: The progress of the enclosing drop; nil for a drop of its own.
  ///   - each: Called with the result of each item as soon as it is available.
  init(
    _ plan: DropPlan, on open: any OpenSession, runID: RunID, progress: ProgressMeter? = nil,
    each: @escaping (ItemResult) throws -> Void
  ) throws(ExchangeError) {
    let counts = try open.counts()
    let isWhole = plan.terms.request.accept.items == nil
    recorder = DropRecorder(plan, open, by: runID)
    setting = DropSetting(
      plan: plan, open: open, runID: runID, recorder: recorder,
      progress: progress
        ?? ProgressMeter(
          items: isWhole ? counts.items : nil, bytes: isWhole ? plan.size(counts) : nil,
          report: plan.context.report),
      addresses: ArrivedAddresses(for: plan.terms.view))
    driver = try setting.driver()
    let (meter, beat) = (setting.progress, driver.beat)
    loader = RepresentationLoader(
      context: plan.context, open: open, registry: plan.terms.registry,
      refreshes: plan.terms.request.refreshes, timeout: plan.terms.request.timeout,
      streams: plan.named?.isStream == true, steps: plan.steps, otherWay: plan.otherWay,
      trustsTypes: plan.terms.request.accept.trustsTypes, names: plan.isDirectory
    ) {
      meter.beat($0)
      beat()
    }
    loading = ItemLoading(
      plan: plan, driver: driver,
      required: RequiredRepresentations(plan: plan, addresses: setting.addresses))
    self.each = each
  }

  private var plan: DropPlan { setting.plan }
  private var request: DropRequest { setting.request }
  private var context: ExchangeContext { setting.context }
  private var progress: ProgressMeter { setting.progress }

  // MARK: - Whole drop

  /// Reports items that an earlier, killed run had placed.
  ///
  /// - Parameter isKnown: Whether the driver has recalled that run.
  func tell(recovered results: [ItemResult], isKnown: Bool) throws {
    progress.expect(items: results.count)
    try driver.recovered(results, isKnown: isKnown)
    for result in results { try tell(result) }
  }

  /// Drops every selected item that was in the session at the start.
  ///
  /// - Parameter endsProgress: Whether this is the last part of the drop.
  func run(
    upTo last: Int, endsProgress: Bool = true, only isMeant: (Item) -> Bool = { _ in true }
  ) throws {
    progress.start()
    defer { if endsProgress { progress.close() } }
    do {
      try dropAll(upTo: last, isLast: endsProgress, isMeant)
    } catch {
      driver.giveUp()
      driver.publish()
      throw error
    }
    driver.publish()
    try driver.finish()
  }

  private func dropAll(upTo last: Int, isLast: Bool, _ isMeant: (Item) -> Bool) throws {
    try driver.prepare(upTo: last, only: isMeant)
    switch driver.gathering {
    case .allOrNone: try dropAllOrNone(try setting.items(upTo: last).map { try $0.get() })
    case .whole: try dropWhole(upTo: last)
    case .ready: try dropAsReady(upTo: last, isLast: isLast, isMeant)
    case .item, .page:
      let turns = try driver.turns(upTo: last)
      for (number, isOfTurn) in turns.enumerated() {
        let isLast = isLast && number == turns.count - 1
        try inPages(upTo: last, only: { isOfTurn($0) && isMeant($0) }) { page, isEnd in
          try drop(page, isLast: isLast && isEnd)
        }
      }
    }
    boundElsewhere.tell(context.report)
  }

  /// Passes the items to `body` page by page, with a flag for the last page.
  private func inPages(
    upTo last: Int, only isMeant: (Item) throws -> Bool, _ body: ([Item], Bool) throws -> Void
  ) throws {
    var page: [Item] = []
    for item in setting.items(upTo: last) {
      let item = try item.get()
      guard try isMeant(item) else { continue }
      page.append(item)
      guard page.count == ItemPages.size else { continue }
      try body(page, false)
      page.removeAll(keepingCapacity: true)
    }
    if !page.isEmpty { try body(page, true) }
  }

  // MARK: - Pages

  private func drop(_ page: [Item], isLast: Bool) throws {
    if context.isCancelled() { throw ExchangeError.cancelled }
    let decisions = page.map(plan.decide)
    try recorder.accept(decisions)
    try driver.expect(page, decisions)
    guard driver.gathering == .item else {
      return try dropLoaded(Array(zip(page, decisions)), isLast: isLast)
    }
    let ahead = loadAhead(page, decisions)
    try ahead.run {
      for (item, decision) in zip(page, decisions) { try drop(item, decision, ahead) }
    }
  }

  /// Loads items and places them, in groups that need little room for what is fetched from other hosts.
  private func dropLoaded(_ items: [(Item, Decision)], isLast: Bool) throws {
    let groups = FetchedRoom.groups(of: items)
    for (number, group) in groups.enumerated() {
      if number > 0, context.isCancelled() { throw ExchangeError.cancelled }
      let ahead = loadAhead(group.map(\.0), group.map(\.1))
      try ahead.run {
        let pending = try group.map { try prepare($0, $1, ahead) }
        try drop(group.map(\.0), pending, isLast: isLast && number == groups.count - 1)
      }
    }
  }

  /// Loads these items ahead of their use.
  private func loadAhead(_ items: [Item], _ decisions: [Decision]) -> LoadAhead {
    LoadAhead(
      loader,
      zip(items, decisions).lazy.compactMap { item, decision in
        guard case .taken(let candidates) = decision else { return nil }
        return (item, candidates)
      }, jobs: request.jobs, endsAtFailure: request.isAtomic)
  }

  /// How long to collect loaded items before they are placed together, while others are still being produced.
  private static let patience = Duration.milliseconds(100)

  /// Places the items that are ready page by page, and those that have to be produced as soon as they are
  /// available.
  private func dropAsReady(upTo last: Int, isLast: Bool, _ isMeant: (Item) -> Bool) throws {
    let background = BackgroundLoading(loader, jobs: request.jobs) {
      [self] loader, item, candidates in
      Result { () throws(LoadFailure) in
        try self.loading.load(candidates, of: item, for: loader) {
          (candidates, item) throws(ExchangeError) in try loader.load(candidates, of: item)
        }
      }
    } discard: { result in
      if case .success(let loaded) = result { loaded.representation.discard() }
    }
    let waiting = WaitingItems(plan, loading.required, background) { [setting] selection in
      setting.open.pages(of: selection, upTo: last, for: setting.context.origin)
    }
    try background.run {
      try inPages(upTo: last, only: isMeant) { page, isEnd in
        try dropReady(of: page, waiting, isLast: isLast && isEnd)
        try drop(waiting.takeArrived(), isLast: false)
      }
      var time = Duration.zero
      while !waiting.isEmpty {
        let arrivals = try waiting.takeNext(within: time)
        try drop(arrivals, isLast: isLast && waiting.isEmpty)
        time = Self.patience
      }
    }
  }

  /// Places the items of a page that are ready.
  private func dropReady(of page: [Item], _ waiting: WaitingItems, isLast: Bool) throws {
    if context.isCancelled() { throw ExchangeError.cancelled }
    let decisions = page.map(plan.decide)
    try recorder.accept(decisions)
    try driver.expect(page, decisions)
    let ready = zip(page, decisions).filter { !waiting.take($0, $1) }
    try dropLoaded(ready, isLast: isLast && waiting.isEmpty)
  }

  /// Places the items whose turn has come.
  private func drop(_ arrivals: [WaitingItems.Arrival], isLast: Bool) throws {
    if arrivals.isEmpty { return }
    let pending = try arrivals.map { arrival in
      guard let made = arrival.made else { return try prepare(arrival.item, arrival.decision) }
      return try outcome(of: made, arrival.item, arrival.decision.best)
    }
    try drop(arrivals.map(\.item), pending, isLast: isLast)
  }

  /// Drops a single item.
  private func drop(_ item: Item, _ decision: Decision, _ ahead: LoadAhead) throws {
    if context.isCancelled() { throw ExchangeError.cancelled }
    let pending = try prepare(item, decision, ahead)
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

  /// Places the loaded items and reports each as soon as it is finished.
  private func drop(_ items: [Item], _ pending: [PendingItem], isLast: Bool) throws {
    let forecast = DropForecast(of: items, pending.map(\.forecast))
    progress.plan(
      items: forecast.items, of: items.count, bytes: forecast.bytes, counted: forecast.counted,
      isLast: isLast)
    let loaded = pending.compactMap(\.loaded)
    defer { for entry in loaded { entry.representation.discard() } }
    /// The unreported items, in order.
    var rest = Array(zip(items, pending))
    func conclude(_ placed: [ItemResult]) throws {
      let byItem = Dictionary(placed.map { ($0.index, $0) }, uniquingKeysWith: { _, last in last })
      var results: [ItemResult] = []
      var part: [(item: Item, pending: PendingItem)] = []
      rest.removeAll { item, pending in
        let result = if case .done(let result) = pending { result } else { byItem[item.index] }
        guard let result else { return false }
        results.append(result)
        part.append((item, pending))
        return true
      }
      progress.settle(
        placed.reduce(0) { $0.addingClamped($1.bytes ?? 0) },
        of: part.reduce(0) { $0.addingClamped($1.pending.forecast.bytes ?? 0) })
      try driver.conclude(&results, of: part.map(\.item), part.compactMap(\.pending.loaded))
      for result in results { try tell(result) }
    }
    if !loaded.isEmpty { try driver.place(loaded, conclude) }
    if !rest.isEmpty { try conclude([]) }
  }

  private func tell(_ result: ItemResult) throws {
    var result = result
    if result.effect == .moved, plan.trash != nil { result.effect = .trashed }
    if result.name.isEmpty, let item = try setting.open.itemInAnyState(result.index) {
      result.title = ItemTitle.of(item, isSensitive: setting.open.session.isSensitive)
    }
    driver.tell(result)
    report.count(result, isReordered: driver.isReordered(result))
    if result.takesPart { progress.finished(.init(result)) }
    try each(result)
  }

  // MARK: - Single step

  /// Loads all matching items page by page, then places them in one step.
  private func dropWhole(upTo last: Int) throws {
    var all: [PendingItem] = []
    defer { for entry in all { entry.loaded?.representation.discard() } }
    func isStillMeant(_: Item) throws -> Bool {
      if context.isCancelled() { throw ExchangeError.cancelled }
      return true
    }
    try inPages(upTo: last, only: isStillMeant) { page, _ in
      let decisions = page.map(plan.decide)
      try recorder.accept(decisions)
      let ahead = loadAhead(page, decisions)
      all += try ahead.run { try zip(page, decisions).map { try prepare($0, $1, ahead) } }
    }
    var results: [Int: ItemResult] = [:]
    for case .done(let result) in all { results[result.index] = result }
    try driver.place(all.compactMap(\.loaded)) { placed in
      for result in placed { results[result.index] = result }
    }
    for one in all {
      if let result = results[one.item] { try tell(result) }
    }
  }

  /// Drops all of these items or none.
  ///
  /// All are held in memory. Nothing is loaded until all are known to be accepted, and nothing is placed until
  /// all are loaded.
  private func dropAllOrNone(_ items: [Item]) throws {
    if context.isCancelled() { throw ExchangeError.cancelled }
    let decisions = items.map(plan.decide)
    try recorder.accept(decisions)
    var isRefused = decisions.contains { if case .refused = $0 { true } else { false } }
    var pending: [PendingItem] = []
    let ahead = loadAhead(isRefused ? [] : items, decisions)
    try ahead.run {
      for (item, decision) in zip(items, decisions) {
        if isRefused, case .taken = decision {
          pending.append(.done(.withheld(item)))
          continue
        }
        let one = try prepare(item, decision, ahead)
        if case .taken = decision, case .done(let result) = one, !driver.isReordered(result) {
          isRefused = true
        }
        pending.append(one)
      }
    }
    if isRefused {
      pending = pending.map { one in one.loaded.map { .done(.withheld($0.item)) } ?? one }
    }
    try drop(items, pending, isLast: true)
    if report.placed + report.skipped == 0 {
      try MadeDirectories(open: setting.open).remove(madeBy: setting.runID.text)
    }
  }

  // MARK: - Loading

  private func prepare(
    _ item: Item, _ decision: Decision, _ ahead: LoadAhead
  ) throws -> PendingItem {
    try prepare(item, decision) { (candidates, item) throws(ExchangeError) in
      try ahead.load(candidates, of: item)
    }
  }

  private func prepare(_ item: Item, _ decision: Decision) throws -> PendingItem {
    try prepare(item, decision) { (candidates, item) throws(ExchangeError) in
      try loader.load(candidates, of: item)
    }
  }

  private func prepare(
    _ item: Item, _ decision: Decision,
    _ load: ([Candidate], Item) throws(ExchangeError) -> Loaded
  ) throws -> PendingItem {
    switch decision {
    case .unmatched:
      return .done(ItemResult(item, .unmatched))
    case .bound(let destination):
      boundElsewhere.count(at: destination)
      return .done(ItemResult(item, .pending))
    case .refused(let candidate, let reason):
      var result = ItemResult(item, .pending, candidate)
      result.error = reason.diagnostic
      return .done(result)
    case .taken(let candidates):
      if let result = driver.settled(item, candidates) { return .done(result) }
      let made = Result { () throws(LoadFailure) in
        try loading.load(candidates, of: item, for: loader, load)
      }
      return try outcome(of: made, item, candidates.first)
    }
  }

  private func outcome(
    of made: Result<Loaded, LoadFailure>, _ item: Item, _ best: Candidate?
  ) throws -> PendingItem {
    switch made {
    case .success(let loaded): return .loaded(loaded)
    case .failure(let failure):
      if case .cancelled = failure.error {
        if driver.gathering == .item { throw failure.error }
        return .done(.interrupted(item, best))
      }
      return .done(
        try recorder.failed(
          item, best, failure.error.diagnostic, isRefusal: failure.isRefusal))
    }
  }
}
