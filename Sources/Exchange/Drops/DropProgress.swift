import Items
import Synchronization
import SystemCalls

/// How far a drop has come, told now and then.
struct DropProgress {
  private var state: ExchangeProgress
  private let report: @Sendable (ExchangeEvent) -> Void
  /// Counts bytes from any thread.
  let counter: Counter

  init(total: Int, report: @escaping @Sendable (ExchangeEvent) -> Void) {
    state = ExchangeProgress(itemsTotal: total)
    self.report = report
    counter = Counter(total: total, report: report)
  }

  mutating func finished(_ result: ItemResult) {
    state.itemsDone += 1
    counter.finished(result.name)
  }

  /// The bytes and items that are done, shared by the threads of a transfer.
  final class Counter: Sendable {
    private let state: Mutex<(progress: ExchangeProgress, told: Int64)>
    private let report: @Sendable (ExchangeEvent) -> Void
    /// The time between two reports, in nanoseconds.
    private static let interval: Int64 = 50_000_000

    init(total: Int, report: @escaping @Sendable (ExchangeEvent) -> Void) {
      state = Mutex((ExchangeProgress(itemsTotal: total), Clock.monotonic))
      self.report = report
    }

    func add(_ bytes: Int64) { tell { $0.bytesDone += bytes } }

    func finished(_ name: String) {
      tell { progress in
        progress.itemsDone += 1
        progress.current = name
      }
    }

    /// Tells how it ended, however little time has passed.
    func close() { report(.progress(state.withLock(\.progress))) }

    private func tell(_ change: (inout ExchangeProgress) -> Void) {
      let now = Clock.monotonic
      let due = state.withLock { state -> ExchangeProgress? in
        change(&state.progress)
        guard now - state.told >= Self.interval else { return nil }
        state.told = now
        return state.progress
      }
      if let due { report(.progress(due)) }
    }
  }
}

/// What the results of a drop add up to.
struct DropTally {
  var placed = 0
  var skipped = 0
  var failed = 0
  /// Items that matched and were refused, or that are bound elsewhere.
  var held = 0
  var matched = 0
  var firstFailure: ItemResult?

  mutating func count(_ result: ItemResult) {
    switch result.state {
    case .placed: placed += 1
    case .skipped: skipped += 1
    case .failed:
      failed += 1
      firstFailure = firstFailure ?? result
    case .pending:
      held += 1
      if result.given != nil { firstFailure = firstFailure ?? result }
    case .unmatched: return
    }
    matched += 1
  }
}
