/// Makes results that one thread wants in their order, and that others make for it beforehand.
///
/// The thread that wants them makes results too while the one that it waits for is being made. So at no
/// time are more under way than there are threads, the leading one included, and none of these is idle.
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

  /// - Parameter make: Makes the result of an index from 0; called once for each, in order, from any thread.
  package init(_ count: Int, make: @escaping @Sendable (Int) -> Result) {
    self.make = make
    state = Monitor(State(slots: Array(repeating: .pending, count: count)))
  }

  /// Calls `lead` on this thread, which may want results, while helpers make them; to be called once.
  ///
  /// When `lead` is over, no further result is begun, and those under way are waited for. A helper that
  /// cannot be started is done without.
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

  /// Returns the result of an index once it is made, to the leading thread; nil from the second time on.
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

  /// The results that were made and not wanted.
  package var unclaimed: [Result] {
    state.change { state in
      state.slots.compactMap { if case .ready(let result) = $0 { result } else { nil } }
    }
  }

  /// Makes the next result; false where none is left.
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
