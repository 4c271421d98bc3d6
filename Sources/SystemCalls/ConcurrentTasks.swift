import Glibc

/// Calls `body` once for each index below `count`, all concurrently, and returns when all have returned.
///
/// This is for bodies that wait for each other, such as the ends of pipes: each runs on its own thread, the
/// last on the calling thread.
///
/// - Parameter abandon: Called if a thread cannot be created, before this throws. It must make the bodies that
///   have already started return, because the others will never run.
package func withConcurrentTasks(
  _ count: Int, abandon: () -> Void, _ body: @escaping @Sendable (Int) -> Void
) throws(SystemFailure) {
  guard count > 0 else { return }
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
  } catch {
    abandon()
    throw error
  }
}
