import Synchronization
import SystemCalls

/// How far an operation has come, counted by all its threads and told now and then.
///
/// What is told never goes back: reports are made in the order of what they tell. The end is always
/// told, with what was really done.
package final class ProgressMeter: Sendable {
  private struct State {
    var progress: ExchangeProgress
    /// When something was last told; nil before the start was.
    var time: Int64?
    var isOver = false
    /// The items that were told of one by one.
    var told = 0
    /// The bytes of what is done with; what is on its way comes on top.
    var settled: Int64 = 0
    /// Whether a size turned out to be unknown, so that there is no total.
    var lacksSize = false
  }

  private let state: Mutex<State>
  private let report: @Sendable (ExchangeEvent) -> Void
  /// The time between two reports, in nanoseconds.
  private static let interval: Int64 = 50_000_000

  /// - Parameters:
  ///   - items: How many there are; nil when that is not known yet.
  ///   - bytes: How many those are together, as far as known; nil when it is not.
  package init(
    items: Int?, bytes: Int64? = nil, phase: ExchangeProgress.Phase = .copying,
    report: @escaping @Sendable (ExchangeEvent) -> Void
  ) {
    state = Mutex(
      State(progress: ExchangeProgress(itemsTotal: items, bytesTotal: bytes, phase: phase)))
    self.report = report
  }

  // MARK: What is to come

  /// Corrects the totals once a part of the whole was looked at.
  ///
  /// - Parameters:
  ///   - items: How many of the part take part, of how many there are in it.
  ///   - bytes: What those will come to; nil where that cannot be known.
  ///   - counted: What the total said of the part.
  ///   - isLast: Whether nothing comes after it.
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

  /// Counts items that are done with, but were not counted in the total.
  package func expect(items: Int) {
    change { state in state.progress.itemsTotal = state.progress.itemsTotal.map { $0 + items } }
  }

  // MARK: What happens

  /// Counts bytes that were transferred.
  package func add(_ bytes: Int64) {
    change { $0.progress.bytesDone = $0.progress.bytesDone.addingClamped(bytes) }
  }

  /// Says what it is busy with, and with which item.
  package func enter(_ phase: ExchangeProgress.Phase, _ name: String? = nil) {
    change { state in
      state.progress.phase = phase
      state.progress.current = name ?? state.progress.current
    }
  }

  /// Says that an item is still being made, where nothing can be counted.
  package func beat(_ name: String) { enter(.making, name) }

  /// Counts items that are in place, of which more will be said later.
  package func reached(_ items: Int) {
    change { state in
      let most = state.progress.itemsTotal ?? .max
      state.progress.itemsDone = min(state.progress.itemsDone + items, most)
    }
  }

  /// Puts what was really placed in the place of what was counted since the last time.
  ///
  /// - Parameter planned: What the total said of it.
  package func settle(_ bytes: Int64, of planned: Int64) {
    change { state in
      state.settled = state.settled.addingClamped(bytes)
      state.progress.bytesDone = state.settled
      state.progress.bytesTotal = state.progress.bytesTotal.map {
        $0.replacing(planned, by: bytes)
      }
    }
  }

  /// Tells of an item that is done with, however it ended.
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

  /// Tells how it ended, unless nothing was ever told; nothing is told after it.
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

  /// Tells that it begins, unless that was told.
  package func start() { state.withLock { begin(&$0) } }

  private func begin(_ state: inout State) {
    guard state.time == nil else { return }
    state.time = Clock.monotonic
    var progress = state.progress
    (progress.event, progress.phase) = (.start, nil)
    // Of directories and of what is yet to be made nothing is known.
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
  /// A total in which one part is counted otherwise.
  fileprivate func replacing(_ part: Int64, by other: Int64) -> Int64 {
    Int64(clamping: Int128(self) - Int128(part) + Int128(other))
  }
}
