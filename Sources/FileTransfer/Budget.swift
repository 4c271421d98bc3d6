import Synchronization
import SystemCalls

/// A limit on what is staged before it is published, shared by the threads of a run.
///
/// It limits both bytes and time, so that staged files are published soon.
final class Budget: Sendable {
  private struct State {
    var bytes: Int64
    /// Monotonic time in nanoseconds; nil until `isSpent` is first read.
    var end: Int64?
  }

  private let state: Mutex<State>
  private let time: Int64

  /// - Parameter time: In nanoseconds from the first time `isSpent` is read.
  init(_ bytes: Int64, time: Int64 = .max) {
    state = Mutex(State(bytes: bytes))
    self.time = time
  }

  /// Whether nothing more may be started; always false the first time.
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
