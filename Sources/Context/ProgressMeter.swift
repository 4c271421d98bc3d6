import Synchronization
import SystemCalls

/// Counts the progress of an operation across threads and reports it at intervals.
///
/// Reports never go backwards. The last report always contains the actual totals.
package final class ProgressMeter: Sendable {
  private struct State {
    var progress: ExchangeProgress
    /// The time of the last report; nil before the first.
    var time: Int64?
    var isOver = false
    /// The number of items reported individually.
    var told = 0
    /// The bytes of finished items; bytes of items in progress are added on top.
    var settled: Int64 = 0
    /// Whether the size of an item is unknown, so that there is no total.
    var lacksSize = false
  }

  private let state: Mutex<State>
  private let report: @Sendable (ExchangeEvent) -> Void
  /// The interval between reports, in nanoseconds.
  private static let interval: Int64 = 50_000_000

  /// - Parameters:
  ///   - items: The number of items; nil if unknown.
  ///   - bytes: The known total size of the items; nil if unknown.
  package init(
    items: Int?, bytes: Int64? = nil, phase: ExchangeProgress.Phase = .copying,
    report: @escaping @Sendable (ExchangeEvent) -> Void
  ) {
    state = Mutex(
      State(progress: ExchangeProgress(itemsTotal: items, bytesTotal: bytes, phase: phase)))
    self.report = report
  }

  // MARK: Totals

  /// Corrects the totals after a part of the items has been examined.
  ///
  /// - Parameters:
  ///   - items: The number of participating items among the `all` items of the part.
  ///   - bytes: The expected size of these items; nil if unknown.
  ///   - counted: The size of the part that the total includes.
  ///   - isLast: Whether this is the last part.
  package func plan(items: Int, of all: Int, bytes: Int64?, counted: Int64, isLast: Bool) {
    change { state in
      if let total = state.progress.itemsTotal {
        state.progress.itemsTotal = total - all + items
      } else if isLast {
        state.progress.itemsTotal = state.told + items
      }
      if bytes == nil { state.lacksSize = true }
      guard let bytes, !state.lacksSize else {
        state.progress.bytesTotal = nil
        return
      }
      if let total = state.progress.bytesTotal {
        state.progress.bytesTotal = total.replacing(counted, by: bytes)
      } else if isLast {
        state.progress.bytesTotal = state.settled.addingClamped(bytes)
      }
    }
  }

  /// Adds finished items that the total does not include.
  package func expect(items: Int) {
    change { state in state.progress.itemsTotal = state.progress.itemsTotal.map { $0 + items } }
  }

  // MARK: Progress

  /// Adds transferred bytes.
  package func add(_ bytes: Int64) {
    change { $0.progress.bytesDone = $0.progress.bytesDone.addingClamped(bytes) }
  }

  /// Sets the current activity and item.
  package func enter(_ phase: ExchangeProgress.Phase, _ name: String? = nil) {
    change { state in
      state.progress.phase = phase
      state.progress.current = name ?? state.progress.current
    }
  }

  /// Reports that an item is still being produced, when there is no progress to count.
  package func beat(_ name: String) { enter(.making, name) }

  /// Counts items that are in place and will be reported individually later.
  package func reached(_ items: Int) {
    change { state in
      let most = state.progress.itemsTotal ?? .max
      state.progress.itemsDone = min(state.progress.itemsDone + items, most)
    }
  }

  /// Replaces the bytes counted since the last call by the size that was actually placed.
  ///
  /// - Parameter planned: The size that the total includes.
  package func settle(_ bytes: Int64, of planned: Int64) {
    change { state in
      state.settled = state.settled.addingClamped(bytes)
      state.progress.bytesDone = state.settled
      state.progress.bytesTotal = state.progress.bytesTotal.map {
        $0.replacing(planned, by: bytes)
      }
    }
  }

  /// Reports a finished item, whatever its result.
  package func finished(_ item: ExchangeProgress.FinishedItem) {
    state.withLock { state in
      guard !state.isOver else { return }
      begin(&state)
      state.told += 1
      state.progress.itemsDone = max(state.progress.itemsDone, state.told)
      if let total = state.progress.itemsTotal, total < state.progress.itemsDone {
        state.progress.itemsTotal = state.progress.itemsDone
      }
      var progress = state.progress
      (progress.event, progress.current, progress.finished) = (.item, item.name, item)
      report(.progress(progress))
    }
  }

  /// Reports the end, unless nothing was ever reported; nothing is reported afterwards.
  package func close() {
    state.withLock { state in
      guard !state.isOver, state.time != nil else { return }
      state.isOver = true
      state.progress.itemsDone = state.told
      state.progress.bytesDone = max(state.settled, 0)
      var progress = state.progress
      (progress.event, progress.current, progress.phase) = (.end, nil, nil)
      report(.progress(progress))
    }
  }

  /// Reports the start, unless it was already reported.
  package func start() { state.withLock { begin(&$0) } }

  private func begin(_ state: inout State) {
    guard state.time == nil else { return }
    state.time = Clock.monotonic
    var progress = state.progress
    (progress.event, progress.phase) = (.start, nil)
    // The sizes of directories and of data yet to be produced are unknown.
    if progress.bytesTotal == 0 { progress.bytesTotal = nil }
    report(.progress(progress))
  }

  private func change(_ body: (inout State) -> Void) {
    let now = Clock.monotonic
    state.withLock { state in
      guard !state.isOver else { return }
      body(&state)
      guard let time = state.time, now - time >= Self.interval else { return }
      state.time = now
      report(.progress(state.progress))
    }
  }
}

extension Int64 {
  /// A total in which one part is replaced.
  fileprivate func replacing(_ part: Int64, by other: Int64) -> Int64 {
    Int64(clamping: Int128(self) - Int128(part) + Int128(other))
  }
}
