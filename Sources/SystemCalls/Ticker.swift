import CLinux
import Glibc

/// Calls something again and again on a thread of its own, while all others are busy or wait.
package enum Ticker {
  /// Starts to call `body`, until it answers false; answers whether a thread could be had for it.
  ///
  /// The thread ends with the process, whatever it does then.
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
