import CLinux
import Glibc

/// Calls a function periodically on a separate thread.
package enum Ticker {
  /// Calls `body` at intervals until it returns false; returns whether the thread could be started.
  ///
  /// The thread ends with the process at the latest.
  @discardableResult
  package static func start(
    every nanoseconds: Int64, _ body: @escaping @Sendable () -> Bool
  ) -> Bool {
    let thread = Thread {
      repeat {
        var time = timespec(
          tv_sec: Int(nanoseconds / 1_000_000_000), tv_nsec: Int(nanoseconds % 1_000_000_000))
        nanosleep(&time, nil)
      } while body()
    }
    thread?.detach()
    return thread != nil
  }
}
