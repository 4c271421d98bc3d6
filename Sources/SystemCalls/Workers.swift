import CLinux
import Glibc
import Synchronization

/// Runs a body over a range on several threads, without an asynchronous runtime to start.
package enum Workers {
  /// The number of processors that this process may use.
  ///
  /// The corresponding C function is `sched_getaffinity`.
  package static var processors: Int { Int(dnd_usable_processors()) }

  /// Calls `body` once for each index, in any order, and returns when all are done.
  ///
  /// The calling thread works too; one that cannot be started is done without. The calling thread's
  /// fault plan holds in all of them. The corresponding C function is `pthread_create`.
  ///
  /// - Parameters:
  ///   - count: How many threads at most, the calling one included.
  ///   - chunk: How many indices in a row a thread takes at once.
  package static func forEach(
    _ range: Range<Int>, count: Int = processors, chunk: Int = 1,
    _ body: @Sendable (Int) -> Void
  ) {
    let chunk = max(chunk, 1)
    let useful = min(count, (range.count + chunk - 1) / chunk)
    guard useful > 1 else {
      for index in range { body(index) }
      return
    }
    withoutActuallyEscaping(body) { body in
      let work = Work(range: range, chunk: chunk, body: body)
      let threads = (1..<useful).compactMap { _ in work.start() }
      work.run()
      for thread in threads { pthread_join(thread, nil) }
      work.finish()
    }
  }

  /// Calls `body` once for each index, in any order, and answers what it gave, in the range's order.
  package static func map<Answer: Sendable>(
    _ range: Range<Int>, count: Int = processors, chunk: Int = 1,
    _ body: @Sendable (Int) -> Answer
  ) -> [Answer] {
    [Answer](unsafeUninitializedCapacity: range.count) { buffer, filled in
      let slots = Slots(start: buffer.baseAddress)
      forEach(range, count: count, chunk: chunk) { index in
        slots.start.map { ($0 + (index - range.lowerBound)).initialize(to: body(index)) }
      }
      filled = range.count
    }
  }

  /// Memory of which each thread writes its own places only.
  private struct Slots<Element>: @unchecked Sendable {
    let start: UnsafeMutablePointer<Element>?
  }

  private final class Work: Sendable {
    private let next: Atomic<Int>
    private let end: Int
    private let chunk: Int
    private let body: Mutex<(@Sendable (Int) -> Void)?>
    #if DEBUG
      private let faults = FaultPlan.current
    #endif

    init(range: Range<Int>, chunk: Int, body: @escaping @Sendable (Int) -> Void) {
      next = Atomic(range.lowerBound)
      end = range.upperBound
      self.chunk = chunk
      self.body = Mutex(body)
    }

    /// Lets go of the body, which does not outlive the call that gave it.
    func finish() { body.withLock { $0 = nil } }

    func run() {
      guard let body = body.withLock({ $0 }) else { return }
      while true {
        let start = next.wrappingAdd(chunk, ordering: .relaxed).oldValue
        guard start < end else { return }
        for index in start..<min(start + chunk, end) { body(index) }
      }
    }

    func start() -> pthread_t? {
      var thread = pthread_t()
      let work = Unmanaged.passRetained(self)
      let answer = pthread_create(
        &thread, nil,
        { argument in
          guard let argument else { return nil }
          Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().runWithFaults()
          return nil
        }, work.toOpaque())
      guard answer == 0 else {
        work.release()
        return nil
      }
      return thread
    }

    private func runWithFaults() {
      // Signals are for the calling thread, whose calls they end early.
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_BLOCK, &all, nil)
      #if DEBUG
        if let faults { return faults.inForce { run() } }
      #endif
      run()
    }
  }
}
