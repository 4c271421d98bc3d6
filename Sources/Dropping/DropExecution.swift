import Context
import Destinations
import Diagnostics
import FileTransfer
import Items
import Loading
import Negotiation
import Sessions
import SystemCalls

/// Carries out a drop on a session that is claimed: page by page it decides on the items, loads what is taken,
/// has the driver of the destination place it, and tells what became of each.
final class DropExecution {
  private let setting: DropSetting
  let driver: any DestinationDriver
  let recorder: DropRecorder
  private let loader: FormLoader
  private let required: RequiredForms
  private let each: (ItemResult) throws -> Void
  private(set) var tally = DropTally()
  /// How many items were left alone because of each other place.
  private var boundElsewhere: [[UInt8]: Int] = [:]

  /// - Parameters:
  ///   - progress: Of the drop that this one is a part of; nil where it is one of its own.
  ///   - each: Is given the result of each item as soon as it is there.
  init(
    _ plan: DropPlan, on open: any OpenSession, mark: RunID, progress: ProgressMeter? = nil,
    each: @escaping (ItemResult) throws -> Void
  ) throws(ExchangeError) {
    let counts = try open.counts()
    let isWhole = plan.terms.request.accept.items == nil
    recorder = DropRecorder(plan, open, by: mark)
    setting = DropSetting(
      plan: plan, open: open, mark: mark, recorder: recorder,
      progress: progress
        ?? ProgressMeter(
          items: isWhole ? counts.items : nil, bytes: isWhole ? plan.size(counts) : nil,
          report: plan.context.report),
      addresses: ArrivedAddresses(for: plan.terms.view))
    driver = try setting.driver()
    let (meter, beat) = (setting.progress, driver.beat)
    loader = FormLoader(
      context: plan.context, open: open, registry: plan.terms.registry,
      refreshes: plan.terms.request.refreshes, timeout: plan.terms.request.timeout,
      streams: plan.destination == .stream, steps: plan.steps, otherWay: plan.otherWay,
      trustsTypes: plan.terms.request.accept.trustsTypes, names: plan.isFolder
    ) {
      meter.beat($0)
      beat()
    }
    required = RequiredForms(plan: plan, loader: loader, addresses: setting.addresses)
    self.each = each
  }

  private var plan: DropPlan { setting.plan }
  private var request: DropRequest { setting.request }
  private var context: ExchangeContext { setting.context }
  private var progress: ProgressMeter { setting.progress }

  /// What one item of a page waits for, or already is.
  private enum Pending {
    case done(ItemResult)
    case loaded(Loaded)

    var loaded: Loaded? { if case .loaded(let loaded) = self { loaded } else { nil } }

    /// What it will come to.
    var forecast: DropForecast.Part {
      switch self {
      case .done(let result): result.takesPart ? .bytes(0) : .nothing
      case .loaded(let loaded): .init(loaded.form)
      }
    }
  }

  // MARK: - The drop as a whole

  /// Tells of items that an earlier run, which was killed, had placed.
  ///
  /// - Parameter isKnown: Whether the driver has recalled that run.
  func tell(recovered results: [ItemResult], isKnown: Bool) throws {
    progress.expect(items: results.count)
    try driver.recovered(results, isKnown: isKnown)
    for result in results { try tell(result) }
  }

  /// Drops every item that was in the session at the start, and that is meant.
  ///
  /// - Parameter endsProgress: Whether nothing of the same drop comes after it.
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
    case .item, .ready, .page:
      let turns = try driver.turns(upTo: last)
      for (number, isOfTurn) in turns.enumerated() {
        let isLast = isLast && number == turns.count - 1
        try inPages(upTo: last, only: { isOfTurn($0) && isMeant($0) }) { page, isEnd in
          try drop(page, isLast: isLast && isEnd)
        }
      }
    }
    tellBoundElsewhere()
  }

  /// Hands on the items page by page, and says with the last page that it is.
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

  private func tellBoundElsewhere() {
    let bound = boundElsewhere.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    for (place, count) in bound.map({ (CarriedText.text($0.key), $0.value) }) {
      context.report(
        .said(
          Diagnostic(
            .note, .itemBound,
            "\(count == 1 ? "1 item stays" : "\(count) items stay") bound to '\(place)'",
            hints: ["drop there again, or pass --failed to take them here"])))
    }
  }

  // MARK: - Pages

  private func drop(_ page: [Item], isLast: Bool) throws {
    if context.isCancelled() { throw ExchangeError.cancelled }
    let decisions = page.map(plan.decide)
    try recorder.accept(decisions)
    try driver.expect(page, decisions)
    let ahead = loadAhead(page, decisions)
    try ahead.run {
      switch driver.gathering {
      case .item:
        for (item, decision) in zip(page, decisions) { try drop(item, decision, ahead) }
      case .ready: try dropAsReady(page, decisions, ahead, isLast: isLast)
      case .page, .whole, .allOrNone:
        let pending = try zip(page, decisions).map { try prepare($0, $1, ahead) }
        try drop(page, pending, isLast: isLast)
      }
    }
  }

  /// What loads these items.
  private func loadAhead(_ items: [Item], _ decisions: [Decision]) -> LoadAhead {
    LoadAhead(
      loader,
      zip(items, decisions).lazy.compactMap { item, decision in
        guard case .taken(let candidates) = decision else { return nil }
        return (item, candidates)
      }, jobs: request.jobs, endsAtFailure: request.isAtomic)
  }

  /// The time in which what has come is placed together, as long as more is made.
  private static let patience = Duration.milliseconds(100)

  /// Loads a page, and places what is there of it before something that has to be made is waited for: the
  /// first time at once, and then as often as enough time has passed.
  private func dropAsReady(
    _ page: [Item], _ decisions: [Decision], _ ahead: LoadAhead, isLast: Bool
  ) throws {
    var ready: [Pending] = []
    var start = page.startIndex
    var placed: ContinuousClock.Instant?
    for (place, decision) in zip(page.indices, decisions) {
      let isDue = placed.map { ContinuousClock.now - $0 >= Self.patience } ?? true
      if decision.isMade, isDue, !ahead.isReady(page[place]),
        ready.contains(where: { $0.loaded != nil })
      {
        try drop(Array(page[start..<place]), ready, isLast: false)
        (ready, start, placed) = ([], place, .now)
      }
      ready.append(try prepare(page[place], decision, ahead))
    }
    try drop(Array(page[start...]), ready, isLast: isLast)
  }

  /// Drops one item by itself.
  private func drop(_ item: Item, _ decision: Decision, _ ahead: LoadAhead) throws {
    if context.isCancelled() { throw ExchangeError.cancelled }
    let pending = try prepare(item, decision, ahead)
    defer { pending.loaded?.form.discard() }
    let forecast = DropForecast(of: [item], [pending.forecast])
    progress.plan(
      items: forecast.items, of: 1, bytes: forecast.bytes, counted: forecast.counted, isLast: false)
    switch pending {
    case .done(let result): try tell(result)
    case .loaded(let loaded):
      progress.enter(.copying, item.name)
      for result in try driver.place([loaded]) {
        if let bytes = result.bytes { progress.settle(bytes, of: forecast.bytes ?? 0) }
        try tell(result)
      }
    }
  }

  /// Places what is loaded, and tells of all.
  private func drop(_ page: [Item], _ pending: [Pending], isLast: Bool) throws {
    let forecast = DropForecast(of: page, pending.map(\.forecast))
    progress.plan(
      items: forecast.items, of: page.count, bytes: forecast.bytes, counted: forecast.counted,
      isLast: isLast)
    let loaded = pending.compactMap(\.loaded)
    defer { for entry in loaded { entry.form.discard() } }
    var results = try place(pending) { placed in
      progress.settle(
        placed.reduce(0) { $0.addingClamped($1.bytes ?? 0) }, of: forecast.bytes ?? 0)
    }
    try driver.conclude(&results, of: page, loaded)
    for result in results { try tell(result) }
  }

  /// Places what is loaded; answers the results of all, in order.
  private func place(
    _ pending: [Pending], noting note: ([ItemResult]) -> Void = { _ in }
  ) throws -> [ItemResult] {
    let placed = try driver.place(pending.compactMap(\.loaded))
    note(placed)
    let byItem = Dictionary(placed.map { ($0.index, $0) }, uniquingKeysWith: { _, last in last })
    return pending.compactMap { entry in
      switch entry {
      case .done(let result): result
      case .loaded(let loaded): byItem[loaded.item.index]
      }
    }
  }

  private func tell(_ result: ItemResult) throws {
    driver.tell(result)
    tally.count(result, isReordered: driver.isReordered(result))
    if result.takesPart { progress.finished(.init(result)) }
    try each(result)
  }

  // MARK: - All in one step

  /// Loads all that matches, page by page, and then places it in one step.
  private func dropWhole(upTo last: Int) throws {
    var all: [Pending] = []
    defer { for entry in all { entry.loaded?.form.discard() } }
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
    for result in try place(all) { try tell(result) }
  }

  /// Drops all of these, which are held in memory together, or none: nothing is loaded before all are known to
  /// be taken, and nothing placed before all are loaded.
  private func dropAllOrNone(_ items: [Item]) throws {
    if context.isCancelled() { throw ExchangeError.cancelled }
    let decisions = items.map(plan.decide)
    try recorder.accept(decisions)
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
    if tally.placed + tally.skipped == 0 {
      try MadeFolders(open: setting.open).remove(madeBy: setting.mark.text)
    }
  }

  // MARK: - Loading

  private func prepare(_ item: Item, _ decision: Decision, _ ahead: LoadAhead) throws -> Pending {
    switch decision {
    case .unmatched:
      return .done(ItemResult(item, .unmatched))
    case .bound(let place):
      boundElsewhere[CarriedText.bytes(of: place), default: 0] += 1
      return .done(ItemResult(item, .pending))
    case .refused(let candidate, let reason):
      var result = ItemResult(item, .pending, candidate)
      result.error = reason.diagnostic
      return .done(result)
    case .taken(let candidates):
      if let result = driver.settled(item, candidates) { return .done(result) }
      return try load(candidates, item, ahead)
    }
  }

  private func load(
    _ candidates: [Candidate], _ item: Item, _ ahead: LoadAhead
  ) throws -> Pending {
    var isMissing = false
    do throws(ExchangeError) {
      if let candidate = candidates.first, let form = try driver.look(at: candidate) {
        return .loaded(Loaded(item: item, candidate: candidate, form: form))
      }
      let loaded = try ahead.load(candidates, of: item)
      if let missing = required.whatHasNotCome(of: item, loaded) {
        loaded.form.discard()
        if case .cancelled = missing { throw missing }
        isMissing = true
        throw missing
      }
      try plan.checkMayMove(loaded)
      return .loaded(loaded)
    } catch {
      if case .cancelled = error {
        if driver.gathering == .item { throw error }
        return .done(.interrupted(item, candidates.first))
      }
      return .done(
        try recorder.failed(item, candidates.first, error.diagnostic, isRefusal: isMissing))
    }
  }
}
