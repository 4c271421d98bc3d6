package import Context
package import Items
package import Negotiation
import Synchronization
import SystemCalls

/// Loads several items, and makes those representations ahead that commands make: as many at once as there are jobs.
///
/// What an item's load says, and how it ends, is told when that item is loaded, so that nobody sees which
/// was done first.
package final class LoadAhead: @unchecked Sendable {
  // Unchecked Sendable because the loader's session is a `LockedSession`, and only the leading thread sets
  // what changes.
  private let loader: RepresentationLoader
  private let jobs: Int
  private let wanted: [(item: Item, candidates: [Candidate])]
  private let indices: [Int: Int]
  private var prefetcher: Prefetcher<Answer>?
  /// The place that is waited for.
  private let awaited = Atomic(-1)
  private let isOver = Atomic(false)
  /// The first place whose failure ends the whole run, so that none behind it is needed.
  private let last = Atomic(Int.max)
  private let endsAtFailure: Bool

  private struct Answer: @unchecked Sendable {
    // Unchecked Sendable because it goes from the thread that made it to the leading one.
    var result: Result<Loaded, ExchangeError>
    var said: [ExchangeEvent]
  }

  /// - Parameters:
  ///   - loader: With a session that threads may share where there is more than one job.
  ///   - items: In the order in which they will be loaded, with their candidates.
  ///   - endsAtFailure: Whether nothing is loaded any more behind an item that cannot be.
  package init(
    _ loader: RepresentationLoader, _ items: some Sequence<(item: Item, candidates: [Candidate])>,
    jobs: Int?, endsAtFailure: Bool
  ) {
    self.endsAtFailure = endsAtFailure
    self.loader = loader
    self.jobs = jobs ?? 1
    let made = self.jobs > 1 ? items.filter { $0.candidates.first?.isMade ?? false } : []
    wanted = made.count > 1 ? made : []
    indices = Dictionary(
      wanted.enumerated().map { ($1.item.index, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Calls `body`, in which items are loaded, on this thread; when it is over nothing runs any more.
  package func run<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    guard !wanted.isEmpty else { return try body() }
    let prefetcher = Prefetcher(wanted.count) { [unowned self] index in make(index) }
    self.prefetcher = prefetcher
    defer { discardUnwanted() }
    return try prefetcher.run(helpers: jobs - 1) {
      defer { isOver.store(true, ordering: .relaxed) }
      return try body()
    }
  }

  /// Loads one item; each only once.
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

  /// Removes what was made and then not asked for.
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
  /// Whether another run may have taken the item, which is then no failure.
  fileprivate var isOfSource: Bool { if case .sourceMissing = self { true } else { false } }
}

extension Candidate {
  /// Whether something has to run before there is this representation.
  package var isMade: Bool { isPromised || isDerived }
}
