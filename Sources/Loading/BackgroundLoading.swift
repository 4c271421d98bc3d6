import Context
package import Items
package import Negotiation
import Synchronization
import SystemCalls

/// Loads representations concurrently, as many at once as there are jobs, while the leading thread continues.
///
/// The events of a load are reported when its answer is taken, so that those of different loads do not mix.
package final class BackgroundLoading<Answer> {
  private let context: ExchangeContext
  private let discard: (Answer) -> Void
  private let loader: RepresentationLoader
  private let flags = Flags()
  private let queue: WorkQueue<Work, Made>

  private final class Flags: Sendable {
    let isOver = Atomic(false)
    /// Whether the leading thread is waiting, so that progress of the loads may be reported.
    let isAwaited = Atomic(false)
  }

  private struct Work: @unchecked Sendable {
    // Unchecked Sendable because it is handed over from the leading thread to the one that loads it.
    var item: Item
    var candidates: [Candidate]
  }

  private struct Made: @unchecked Sendable {
    // Unchecked Sendable because it is handed over from the loading thread to the leading one.
    var index: Int
    var answer: Answer
    var said: [ExchangeEvent]
  }

  private struct Load: @unchecked Sendable {
    // Unchecked Sendable because the loader's session is a `LockedSession`.
    var loader: RepresentationLoader
    var load: (RepresentationLoader, Item, [Candidate]) -> Answer

    func callAsFunction(_ work: Work, _ flags: Flags) -> Made {
      let events = CollectedEvents()
      let loader = loader.besides(
        events, isUnwanted: { flags.isOver.load(ordering: .relaxed) },
        beats: { flags.isAwaited.load(ordering: .relaxed) })
      let answer = load(loader, work.item, work.candidates)
      return Made(index: work.item.index, answer: answer, said: events.all)
    }
  }

  /// Creates a loader that runs in the background.
  ///
  /// - Parameters:
  ///   - loader: A loader whose session can be shared between threads.
  ///   - jobs: The number of concurrent loads; nil means one.
  ///   - load: Called on any of the threads, with a loader for that thread.
  ///   - discard: Called with each answer that was not taken.
  package init(
    _ loader: RepresentationLoader, jobs: Int?,
    load: @escaping (RepresentationLoader, Item, [Candidate]) -> Answer,
    discard: @escaping (Answer) -> Void
  ) {
    context = loader.context
    self.discard = discard
    var loader = loader
    // The leading thread announces and forgets files of its own meanwhile.
    loader.farAhead = FarAhead()
    self.loader = loader
    let (load, flags) = (Load(loader: loader, load: load), flags)
    queue = WorkQueue(threads: jobs ?? 1) { load($0, flags) }
  }

  /// Calls `body`, which adds items and takes answers, on this thread; no load is running when this returns.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    defer {
      for made in queue.takeReady() { discard(made.answer) }
      loader.farAhead.forget()
    }
    return try queue.run {
      defer { flags.isOver.store(true, ordering: .relaxed) }
      return try body()
    }
  }

  /// The number of items whose answers have not been taken.
  package var count: Int { queue.count }

  /// Notes items that will probably be added, so that what they need of other hosts is fetched together.
  package func announce(_ items: [(item: Item, candidates: [Candidate])]) {
    loader.farAhead.announce(loader.farFiles(items))
  }

  package func add(_ item: Item, _ candidates: [Candidate]) {
    announce([(item, candidates)])
    queue.add(Work(item: item, candidates: candidates))
  }

  /// Takes the answers that are ready, with the numbers of their items.
  package func takeReady() -> [(item: Int, answer: Answer)] { tell(queue.takeReady()) }

  /// Waits for an answer, then for more until the time is up.
  package func takeNext(within time: Duration) -> [(item: Int, answer: Answer)] {
    flags.isAwaited.store(true, ordering: .relaxed)
    defer { flags.isAwaited.store(false, ordering: .relaxed) }
    return tell(queue.takeNext(within: Int(time / .nanoseconds(1))))
  }

  private func tell(_ ready: [Made]) -> [(item: Int, answer: Answer)] {
    ready.map { made in
      for event in made.said { context.report(event) }
      return (made.index, made.answer)
    }
  }
}
