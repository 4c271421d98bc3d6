import Synchronization
import SystemCalls

/// How many bytes may be staged before they are published, shared by the threads of a run.
final class Budget: Sendable {
  private let left: Mutex<Int64>

  init(_ bytes: Int64) { left = Mutex(bytes) }

  var isSpent: Bool { left.withLock { $0 <= 0 } }

  func spend(_ bytes: Int64) { left.withLock { $0 = $0.subtractingClamped(bytes) } }
}
