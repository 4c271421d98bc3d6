import Context
package import Items
package import Negotiation
import Synchronization
import SystemCalls

/// Loads representations that take a while, as many at once as there are jobs, while the leading thread goes on.
///
/// What a load says is told when its answer is taken, so that nobody sees two at once.
package final class BackgroundLoading<Answer> {
  private let context: ExchangeContext
  private let discard: (Answer) -> Void
  private let flags = Flags()
  private let queue: WorkQueue<Work, Made>

  private final class Flags: Sendable {
    let isOver = Atomic(false)
    /// Whether the leading thread waits, so that what is made is what there is to tell.
    let isAwaited = Atomic(false)
  }

  private struct Work: @unchecked Sendable {
    // Unchecked Sendable because it goes from the leading thread to the one that loads it.
    var item: Item
    var candidates: [Candidate]
  }

  private struct Made: @unchecked Sendable {
    // Unchecked Sendable because it goes from the thread that made it to the leading one.
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

  /// - Parameters:
  ///   - loader: With a session that threads may share.
  ///   - jobs: nil is one.
  ///   - load: Called from any of the threads, with the loader for that thread.
  ///   - discard: Given what nobody has taken in the end.
  package init(
    _ loader: RepresentationLoader, jobs: Int?,
    load: @escaping (RepresentationLoader, Item, [Candidate]) -> Answer,
    discard: @escaping (Answer) -> Void
  ) {
    context = loader.context
    self.discard = discard
    let (load, flags) = (Load(loader: loader, load: load), flags)
    queue = WorkQueue(threads: jobs ?? 1) { load($0, flags) }
  }

  /// Calls `body`, in which items are added and their answers taken, on this thread; when it is over nothing
  /// runs any more.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    defer { for made in queue.takeReady() { discard(made.answer) } }
    return try queue.run {
      defer { flags.isOver.store(true, ordering: .relaxed) }
      return try body()
    }
  }

  /// How many items were added whose answers were not taken.
  package var count: Int { queue.count }

  package func add(_ item: Item, _ candidates: [Candidate]) {
    queue.add(Work(item: item, candidates: candidates))
  }

  /// The answers that are ready, by the numbers of their items.
  package func takeReady() -> [(item: Int, answer: Answer)] { tell(queue.takeReady()) }

  /// Waits for one, and then as long as is said for more.
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
