import CLinux
import Glibc

/// Calls something again and again on a thread of its own, while all others are busy or wait.
package enum Ticker {
  private final class Task: Sendable {
    let interval: Int64
    let body: @Sendable () -> Bool

    init(interval: Int64, body: @escaping @Sendable () -> Bool) {
      self.interval = interval
      self.body = body
    }

    func run() {
      // Signals are for the other threads, which wait for them.
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_BLOCK, &all, nil)
      repeat {
        var time = timespec(
          tv_sec: Int(interval / 1_000_000_000), tv_nsec: Int(interval % 1_000_000_000))
        nanosleep(&time, nil)
      } while body()
    }
  }

  /// Starts to call `body`, until it answers false; answers whether a thread could be had for it.
  ///
  /// The thread ends with the process, whatever it does then. The corresponding C function is
  /// `pthread_create`.
  @discardableResult
  package static func start(
    every nanoseconds: Int64, _ body: @escaping @Sendable () -> Bool
  ) -> Bool {
    var thread = pthread_t()
    let task = Unmanaged.passRetained(Task(interval: nanoseconds, body: body))
    let answer = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Task>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, task.toOpaque())
    guard answer == 0 else {
      task.release()
      return false
    }
    pthread_detach(thread)
    return true
  }
}
