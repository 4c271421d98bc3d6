import Synchronization
import SystemCalls

/// How far an operation has come, counted by all its threads and told now and then.
final class ProgressMeter: Sendable {
  private let state: Mutex<(progress: ExchangeProgress, told: Int64)>
  private let report: @Sendable (ExchangeEvent) -> Void
  /// The time between two reports, in nanoseconds.
  private static let interval: Int64 = 50_000_000

  /// - Parameters:
  ///   - items: How many there are; nil when that is not known yet.
  ///   - bytes: How many those are together, as far as known.
  init(items: Int?, bytes: Int64 = 0, report: @escaping @Sendable (ExchangeEvent) -> Void) {
    let start = ExchangeProgress(itemsTotal: items, bytesTotal: bytes > 0 ? bytes : nil)
    state = Mutex((start, Clock.monotonic))
    self.report = report
  }

  /// Counts bytes that were transferred.
  func add(_ bytes: Int64) { tell { $0.bytesDone += bytes } }

  /// Counts an item that is done with, however it ended.
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
