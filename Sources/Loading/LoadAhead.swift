package import Context
package import Items
package import Negotiation
import Synchronization
import SystemCalls

/// Loads several items; runs their promises and conversions ahead of time, as many at once as there are jobs, and
/// fetches small files of other hosts together.
///
/// The events and the result of an item are reported when that item is loaded, so the order in which the work
/// was done does not show.
package final class LoadAhead: @unchecked Sendable {
  // Unchecked Sendable because the loader's session is a `LockedSession`, and only the leading thread changes
  // stored properties.
  private let loader: RepresentationLoader
  private let jobs: Int
  private let wanted: [(item: Item, candidates: [Candidate])]
  private let indices: [Int: Int]
  private var prefetcher: Prefetcher<Answer>?
  /// The index that the leading thread is waiting for.
  private let awaited = Atomic(-1)
  private let isOver = Atomic(false)
  /// The lowest index whose failure ends the whole run; results after it are not needed.
  private let last = Atomic(Int.max)
  private let endsAtFailure: Bool
  /// Whether all small files of other hosts will be held in memory.
  package let isHeld: Bool

  private struct Answer: @unchecked Sendable {
    // Unchecked Sendable because it is handed over from the thread that made it to the leading one.
    var result: Result<Loaded, ExchangeError>
    var said: [ExchangeEvent]
  }

  /// Creates a loader for these items.
  ///
  /// - Parameters:
  ///   - loader: With more than one job, a loader whose session can be shared between threads.
  ///   - items: The items with their candidates, in the order in which they will be loaded.
  ///   - endsAtFailure: Whether nothing is loaded after an item that fails.
  package init(
    _ loader: RepresentationLoader, _ items: some Sequence<(item: Item, candidates: [Candidate])>,
    jobs: Int?, endsAtFailure: Bool
  ) {
    self.endsAtFailure = endsAtFailure
    var loader = loader
    // Another one may be fetching meanwhile.
    loader.farAhead = FarAhead()
    self.loader = loader
    self.jobs = jobs ?? 1
    let made = self.jobs > 1 ? items.filter { $0.candidates.first?.isMade ?? false } : []
    wanted = made.count > 1 ? made : []
    indices = Dictionary(
      wanted.enumerated().map { ($1.item.index, $0) }, uniquingKeysWith: { first, _ in first })
    let far = loader.farFiles(items)
    isHeld =
      far.allSatisfy { $0.mayBeHeld && $0.far.size <= FarSources.largestHeld }
      && far.reduce(0) { $0.addingClamped($1.far.size) } <= FarSources.mostHeld
    loader.farAhead.announce(far)
  }

  /// Fetches the first page of small files of other hosts before `run`; call it on any thread.
  ///
  /// Do so only if `isHeld`, because there may be no room for those that become files.
  package func fetch() { loader.farAhead.fetchFirst(for: loader) }

  /// Removes what was fetched, if `run` is not called.
  package func forget() { loader.farAhead.forget() }

  /// Calls `body`, which loads items, on this thread; no load is running when this returns.
  package func run<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    defer { loader.farAhead.forget() }
    guard !wanted.isEmpty else { return try body() }
    let prefetcher = Prefetcher(wanted.count) { [unowned self] index in make(index) }
    self.prefetcher = prefetcher
    defer { discardUnwanted() }
    return try prefetcher.run(helpers: jobs - 1) {
      defer { isOver.store(true, ordering: .relaxed) }
      return try body()
    }
  }

  /// Loads one item; call it only once per item.
  package func load(_ candidates: [Candidate], of item: Item) throws(ExchangeError) -> Loaded {
    guard let index = indices[item.index], let prefetcher else {
      return try loader.load(candidates, of: item)
    }
    awaited.store(index, ordering: .relaxed)
    guard let answer = prefetcher.result(at: index) else {
      return try loader.load(candidates, of: item)
    }
    for event in answer.said { loader.context.report(event) }
    return try answer.result.get()
  }

  /// Removes results that were made but not requested.
  private func discardUnwanted() {
    for answer in prefetcher?.unclaimed ?? [] {
      if case .success(let loaded) = answer.result { loaded.representation.discard() }
    }
  }

  private func make(_ index: Int) -> Answer {
    let events = CollectedEvents()
    let loader = loader.besides(
      events,
      isUnwanted: { [unowned self] in
        isOver.load(ordering: .relaxed) || index > last.load(ordering: .relaxed)
      },
      beats: { [unowned self] in awaited.load(ordering: .relaxed) == index })
    let (item, candidates) = wanted[index]
    let result = Result { () throws(ExchangeError) in try loader.load(candidates, of: item) }
    if endsAtFailure, case .failure(let error) = result, !error.isOfSource {
      last.min(index, ordering: .relaxed)
    }
    return Answer(result: result, said: events.all)
  }
}

extension ExchangeError {
  /// Whether the failure may mean that another run has taken the item, which does not end the run.
  fileprivate var isOfSource: Bool { if case .sourceMissing = self { true } else { false } }
}

extension Candidate {
  /// Whether a command or conversion must run to make this representation.
  package var isMade: Bool { isPromised || isDerived }
}
