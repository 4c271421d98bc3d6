import Synchronization

/// Makes results on threads of its own, of work that is added as it comes, while the leading thread goes on.
///
/// Work is begun in the order in which it was added, and its results are handed on as they are ready.
package final class WorkQueue<Work: Sendable, Result: Sendable>: Sendable {
  private struct State {
    var waiting: [Work] = []
    var ready: [Result] = []
    /// Work whose result was not handed on.
    var count = 0
    var isClosed = false

    var isAllReady: Bool { ready.count == count }

    mutating func takeReady() -> [Result] {
      defer { ready = [] }
      count -= ready.count
      return ready
    }
  }

  private let make: @Sendable (Work) -> Result
  private let most: Int
  private let state = Monitor(State())
  private let threads = Mutex<[Thread]>([])

  /// - Parameters:
  ///   - threads: The most that there are; each is started when there is work for it.
  ///   - make: Called once for each piece of work, from any of the threads.
  package init(threads: Int, make: @escaping @Sendable (Work) -> Result) {
    most = max(threads, 1)
    self.make = make
  }

  /// Calls `lead` on this thread, which may add work and take results; to be called once.
  ///
  /// When `lead` is over no further work is begun, and what is under way is waited for.
  package func run<Answer>(_ lead: () throws -> Answer) rethrows -> Answer {
    defer {
      state.change { $0.isClosed = true }
      for thread in threads.withLock({ $0 }) { thread.join() }
    }
    return try lead()
  }

  /// Adds work, on the leading thread.
  package func add(_ work: Work) {
    let isBusy = state.change { state in
      state.waiting.append(work)
      state.count += 1
      return state.count > threads.withLock { $0.count }
    }
    guard isBusy else { return }
    threads.withLock { threads in
      guard threads.count < most, let thread = Thread({ while self.makeNext() {} }) else { return }
      threads.append(thread)
    }
  }

  /// How much work was added whose result was not handed on.
  package var count: Int { state.change { $0.count } }

  /// Takes the results that are ready.
  package func takeReady() -> [Result] { state.change { $0.takeReady() } }

  /// Waits until a result is ready, and then as long as is said for more; answers none where there is no work.
  ///
  /// - Parameter nanoseconds: How long to wait for more, from now on; it is cut short when all are ready.
  package func takeNext(within nanoseconds: Int) -> [Result] {
    // Where there can be no thread, the leading one does the work.
    if threads.withLock({ $0.isEmpty }), let work = state.change({ $0.waiting.popFirst() }) {
      let result = make(work)
      state.change { $0.ready.append(result) }
      return takeReady()
    }
    let end = Clock.monotonic + Int64(nanoseconds)
    state.wait { $0.isAllReady || !$0.ready.isEmpty ? () : nil }
    let left = Int(end - Clock.monotonic)
    if left > 0 { _ = state.wait(nanoseconds: left) { $0.isAllReady ? () : nil } }
    return takeReady()
  }

  /// Makes the next result, as soon as there is work; false where no more is to come.
  private func makeNext() -> Bool {
    let work = state.wait { state -> Work?? in
      if state.isClosed { return .some(nil) }
      return state.waiting.popFirst().map { .some($0) }
    }
    guard let work else { return false }
    let result = make(work)
    state.change { $0.ready.append(result) }
    return true
  }
}

extension Array {
  fileprivate mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
}
