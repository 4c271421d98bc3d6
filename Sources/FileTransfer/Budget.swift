import Synchronization
import SystemCalls

/// How much may be staged before it is published, shared by the threads of a run.
///
/// It is spent by bytes, and by time: what is staged does not wait for long.
final class Budget: Sendable {
  private struct State {
    var bytes: Int64
    /// By the monotonic clock, in nanoseconds; nil before it was first asked.
    var end: Int64?
  }

  private let state: Mutex<State>
  private let time: Int64

  /// - Parameter time: In nanoseconds from the first question on.
  init(_ bytes: Int64, time: Int64 = .max) {
    state = Mutex(State(bytes: bytes))
    self.time = time
  }

  /// Whether no more is to be begun; the first who asks may always begin.
  var isSpent: Bool {
    let now = Clock.monotonic
    return state.withLock { state in
      guard let end = state.end else {
        state.end = now.addingClamped(time)
        return false
      }
      return state.bytes <= 0 || now > end
    }
  }

  func spend(_ bytes: Int64) {
    state.withLock { $0.bytes = $0.bytes.subtractingClamped(bytes) }
  }
}
