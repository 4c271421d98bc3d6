import Glibc

/// Calls `body` once for each index below `count`, all at the same time, and returns when all are done.
///
/// For bodies that wait for each other, as the ends of pipes do: each has a thread of its own; that of the
/// last one is the calling thread.
///
/// - Parameter abandon: Called when a thread cannot be had, before this throws: it must end those that were
///   started already, which do not have all of their company.
package func withConcurrentTasks(
  _ count: Int, abandon: () -> Void, _ body: @Sendable (Int) -> Void
) throws(SystemFailure) {
  guard count > 0 else { return }
  let failure = withoutActuallyEscaping(body) { body -> SystemFailure? in
    var threads: [Thread] = []
    defer { for thread in threads { thread.join() } }
    do throws(SystemFailure) {
      for index in 0..<count - 1 {
        _ = try SystemCall.make("pthread_create") {
          guard let thread = Thread({ body(index) }) else { return -1 }
          threads.append(thread)
          return 0
        }
      }
      body(count - 1)
      return nil
    } catch {
      abandon()
      return error
    }
  }
  if let failure { throw failure }
}
