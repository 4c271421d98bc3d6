import Synchronization

/// Calls `body` once for each index, in any order, on several threads, and returns when all calls have
/// returned.
///
/// The calling thread takes part. If a thread cannot be started, fewer threads share the work.
///
/// - Parameters:
///   - threads: The maximum number of threads, including the calling one.
///   - chunk: The number of consecutive indices that a thread takes at once.
package func parallelForEach(
  _ range: Range<Int>, threads: Int = Machine.processors, chunk: Int = 1,
  _ body: @escaping @Sendable (Int) -> Void
) {
  let chunk = max(chunk, 1)
  let useful = min(threads, (range.count + chunk - 1) / chunk)
  guard useful > 1 else {
    for index in range { body(index) }
    return
  }
  let next = Atomic(range.lowerBound)
  let work: @Sendable () -> Void = {
    while true {
      let start = next.wrappingAdd(chunk, ordering: .relaxed).oldValue
      guard start < range.upperBound else { return }
      for index in start..<min(start + chunk, range.upperBound) { body(index) }
    }
  }
  let others = (1..<useful).compactMap { _ in Thread(work) }
  work()
  for thread in others { thread.join() }
}

/// Calls `body` once for each index, in any order, on several threads; returns the results in index order.
///
/// - Parameters: As for `parallelForEach`.
package func parallelMap<Answer: Sendable>(
  _ range: Range<Int>, threads: Int = Machine.processors, chunk: Int = 1,
  _ body: @escaping @Sendable (Int) -> Answer
) -> [Answer] {
  [Answer](unsafeUninitializedCapacity: range.count) { buffer, filled in
    let slots = Slots(start: buffer.baseAddress)
    parallelForEach(range, threads: threads, chunk: chunk) { index in
      slots.start.map { ($0 + (index - range.lowerBound)).initialize(to: body(index)) }
    }
    filled = range.count
  }
}

/// Memory in which each thread writes only its own elements.
private struct Slots<Element>: @unchecked Sendable {
  let start: UnsafeMutablePointer<Element>?
}
