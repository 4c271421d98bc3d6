import Synchronization

/// How many bytes may be staged before they are published, shared by the threads of a run.
final class Budget: Sendable {
  private let left: Atomic<Int64>

  init(_ bytes: Int64) { left = Atomic(bytes) }

  var isSpent: Bool { left.load(ordering: .relaxed) <= 0 }

  func spend(_ bytes: Int64) { left.wrappingSubtract(bytes, ordering: .relaxed) }
}
