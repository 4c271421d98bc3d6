import Synchronization
import SystemCalls

/// How far an operation has come, counted by all its threads and told now and then.
final class ProgressMeter: Sendable {
  private struct State {
    var progress: ExchangeProgress
    /// What was last told, and when.
    var told: ExchangeProgress?
    var time: Int64
  }

  private let state: Mutex<State>
  private let report: @Sendable (ExchangeEvent) -> Void
  /// The time between two reports, in nanoseconds.
  private static let interval: Int64 = 50_000_000

  /// - Parameters:
  ///   - items: How many there are; nil when that is not known yet.
  ///   - bytes: How many those are together, as far as known.
  init(items: Int?, bytes: Int64 = 0, report: @escaping @Sendable (ExchangeEvent) -> Void) {
    let start = ExchangeProgress(itemsTotal: items, bytesTotal: bytes > 0 ? bytes : nil)
    state = Mutex(State(progress: start, told: nil, time: Clock.monotonic))
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

  /// Says that an item is still being worked on, where nothing can be counted.
  func beat(_ name: String) { tell { $0.current = name } }

  /// Tells how it ended, however little time has passed, unless that was told.
  func close() {
    let last = state.withLock { $0.progress == $0.told ? nil : $0.progress }
    if let last { report(.progress(last)) }
  }

  private func tell(_ change: (inout ExchangeProgress) -> Void) {
    let now = Clock.monotonic
    let due = state.withLock { state -> ExchangeProgress? in
      change(&state.progress)
      guard now - state.time >= Self.interval else { return nil }
      state.time = now
      state.told = state.progress
      return state.progress
    }
    if let due { report(.progress(due)) }
  }
}
