import Context
import FileTransfer
import Items
import Loading
import Negotiation
import Sessions

/// Decides on the items of a drop, and loads those that are taken.
final class ItemPreparation {
  private let setting: DropSetting
  private let driver: any DestinationDriver
  private let loader: RepresentationLoader
  private let loading: ItemLoading
  private var boundElsewhere = BoundElsewhere()

  init(_ setting: DropSetting, _ driver: any DestinationDriver) {
    let plan = setting.plan
    self.setting = setting
    self.driver = driver
    let (meter, beat) = (setting.progress, driver.beat)
    loader = RepresentationLoader(
      context: plan.context, open: setting.open, registry: plan.terms.registry,
      refreshes: plan.terms.request.refreshes, timeout: plan.terms.request.timeout,
      streams: plan.named?.isStream == true, steps: plan.steps, otherWay: plan.otherWay,
      trustsTypes: plan.terms.request.accept.trustsTypes, names: plan.isDirectory,
      holdsFarFiles: driver.takesHeldFiles
    ) {
      meter.beat($0)
      beat()
    }
    loading = ItemLoading(
      plan: plan, driver: driver,
      required: RequiredRepresentations(plan: plan, addresses: setting.addresses))
  }

  private var recorder: DropRecorder { setting.recorder }
  private var jobs: Int? { setting.request.jobs }

  // MARK: - Deciding

  /// Decides on the items, and records the decisions.
  func decide(on items: [Item]) throws -> [Decision] {
    try throwIfCancelled()
    let decisions = items.map(setting.plan.decide)
    try recorder.accept(decisions)
    return decisions
  }

  func throwIfCancelled() throws {
    if setting.context.isCancelled() { throw ExchangeError.cancelled }
  }

  /// Reports items that are kept for other destinations.
  func finish() { boundElsewhere.tell(setting.context.report) }

  // MARK: - Loading beside the main thread

  /// Loads these items ahead of their use.
  func loadAhead(_ items: [Item], _ decisions: [Decision]) -> LoadAhead {
    LoadAhead(
      loader,
      zip(items, decisions).lazy.compactMap { item, decision in
        guard case .taken(let candidates) = decision else { return nil }
        return (item, candidates)
      }, jobs: jobs, endsAtFailure: setting.request.isAtomic)
  }

  /// Loads items in the background.
  func inBackground() -> BackgroundLoading<Result<Loaded, LoadFailure>> {
    BackgroundLoading(loader, jobs: jobs) { [loading] loader, item, candidates in
      Result { () throws(LoadFailure) in
        try loading.load(candidates, of: item, for: loader) {
          (candidates, item) throws(ExchangeError) in try loader.load(candidates, of: item)
        }
      }
    } discard: { result in
      if case .success(let loaded) = result { loaded.representation.discard() }
    }
  }

  /// The items that wait for `background`.
  ///
  /// - Parameters:
  ///   - shared: The items of a drop that shares the session.
  ///   - last: The last item of the drop.
  func waiting(
    for background: BackgroundLoading<Result<Loaded, LoadFailure>>, _ shared: SharedItems?,
    upTo last: Int
  ) -> WaitingItems {
    WaitingItems(setting.plan, loading.required, background, shared) { [setting] selection in
      if let shared { return try shared.claim(selection) }
      return try setting.open.pages(of: selection, upTo: last, for: setting.context.origin)
        .map { try $0.get() }
    }
  }

  // MARK: - Preparing

  /// Loads all of these items; if one cannot be dropped, none is left to be placed.
  func prepareAllOrNone(_ items: [Item], _ decisions: [Decision]) throws -> [PendingItem] {
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
    if !isRefused { return pending }
    return pending.map { one in one.loaded.map { .done(.withheld($0.item)) } ?? one }
  }

  func prepare(
    _ item: Item, _ decision: Decision, _ ahead: LoadAhead
  ) throws -> PendingItem {
    try prepare(item, decision) { (candidates, item) throws(ExchangeError) in
      try ahead.load(candidates, of: item)
    }
  }

  func prepare(_ item: Item, _ decision: Decision) throws -> PendingItem {
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
      if let best = candidates.first, let error = setting.enclosure(of: best, item) {
        return .done(try recorder.failed(item, best, error.diagnostic))
      }
      let made = Result { () throws(LoadFailure) in
        try loading.load(candidates, of: item, for: loader, load)
      }
      return try outcome(of: made, item, candidates.first)
    }
  }

  func outcome(
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
