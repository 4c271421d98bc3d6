/// Computes results on several threads for one thread that needs them in order.
///
/// While the leading thread waits for a result, it computes others. So at most one result per thread is being
/// computed, including the leading thread, and no thread is idle.
package final class Prefetcher<Result: Sendable>: Sendable {
  private enum Slot {
    case pending
    case ready(Result)
    case claimed
  }

  private struct State {
    var next = 0
    var slots: [Slot]
    var isClosed = false

    mutating func takeNext() -> Int? {
      guard next < slots.count, !isClosed else { return nil }
      defer { next += 1 }
      return next
    }
  }

  private enum Step {
    case result(Result?)
    case make(Int)
  }

  private let make: @Sendable (Int) -> Result
  private let state: Monitor<State>

  /// Creates a prefetcher for `count` results.
  ///
  /// - Parameter make: Computes the result of an index; called once per index, in ascending order from 0, on
  ///   any thread.
  package init(_ count: Int, make: @escaping @Sendable (Int) -> Result) {
    self.make = make
    state = Monitor(State(slots: Array(repeating: .pending, count: count)))
  }

  /// Calls `lead` on this thread while helper threads compute results; call it only once.
  ///
  /// When `lead` returns, no further results are started, and this waits for those being computed. If a helper
  /// thread cannot be started, fewer are used.
  package func run<Answer>(helpers: Int, _ lead: () throws -> Answer) rethrows -> Answer {
    let count = state.change { $0.slots.count }
    let threads = (0..<max(0, min(helpers, count - 1))).compactMap { _ in
      Thread { while self.runNext() {} }
    }
    defer {
      state.change { $0.isClosed = true }
      for thread in threads { thread.join() }
    }
    return try lead()
  }

  /// The result of an index, for the leading thread; waits if necessary, and returns nil from the second call
  /// on.
  package func result(at index: Int) -> Result? {
    while true {
      let step = state.wait { state -> Step? in
        switch state.slots[index] {
        case .ready(let result):
          state.slots[index] = .claimed
          return .result(result)
        case .pending: return state.takeNext().map { .make($0) }
        case .claimed: return .result(nil)
        }
      }
      switch step {
      case .result(let result): return result
      case .make(let next): run(next)
      }
    }
  }

  /// The results that were computed but not requested.
  package var unclaimed: [Result] {
    state.change { state in
      state.slots.compactMap { if case .ready(let result) = $0 { result } else { nil } }
    }
  }

  /// Computes the next result; false when there is none left.
  private func runNext() -> Bool {
    guard let next = state.change({ $0.takeNext() }) else { return false }
    run(next)
    return true
  }

  private func run(_ index: Int) {
    let result = make(index)
    state.change { $0.slots[index] = .ready(result) }
  }
}
