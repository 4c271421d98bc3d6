import Synchronization

/// Processes work on background threads while the leading thread adds more.
///
/// Work is started in the order in which it was added; results are returned in the order in which they are
/// ready.
package final class WorkQueue<Work: Sendable, Result: Sendable>: Sendable {
  private struct State {
    var waiting: [Work] = []
    var ready: [Result] = []
    /// The amount of work whose result has not been taken.
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

  /// Creates a queue.
  ///
  /// - Parameters:
  ///   - threads: The maximum number of threads; each is started when there is work for it.
  ///   - make: Called once for each piece of work, on any of the threads.
  package init(threads: Int, make: @escaping @Sendable (Work) -> Result) {
    most = max(threads, 1)
    self.make = make
  }

  /// Calls `lead` on this thread, which may add work and take results; call it only once.
  ///
  /// When `lead` returns, no further work is started, and this waits for work in progress.
  package func run<Answer>(_ lead: () throws -> Answer) rethrows -> Answer {
    defer {
      state.change { $0.isClosed = true }
      for thread in threads.withLock({ $0 }) { thread.join() }
    }
    return try lead()
  }

  /// Adds work; call it on the leading thread.
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

  /// The amount of work whose result has not been taken.
  package var count: Int { state.change { $0.count } }

  /// Takes the results that are ready.
  package func takeReady() -> [Result] { state.change { $0.takeReady() } }

  /// Waits for a result, then for more until the time is up; returns an empty array if there is no work.
  ///
  /// - Parameter nanoseconds: How long to wait for more, counted from the call; the wait ends early when all
  ///   results are ready.
  package func takeNext(within nanoseconds: Int) -> [Result] {
    // If no thread could be started, the leading thread does the work.
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

  /// Waits for work and processes it; false when the queue is closed.
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
