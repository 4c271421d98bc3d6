import Glibc
import Synchronization

/// A child that this process forked and nobody else knows of, ended when this value goes.
///
/// Only its own number is ever waited for, so that no other child is taken from who started it. And it is
/// not waited for at once: it has memory to give back, which this process need not watch, and often ends
/// before. What has ended is reaped when the next one is started or ended.
package struct ForkedProcess: ~Copyable {
  /// The number of the process.
  package let number: Int32

  private init(_ number: Int32) { self.number = number }

  /// Starts a child.
  ///
  /// - Parameter fork: A C function that forks, and never returns in the child: no Swift may run there.
  package static func start(by fork: () -> Int32) throws(SystemFailure) -> ForkedProcess {
    reapEnded()
    return ForkedProcess(try SystemCall.make("fork") { fork() })
  }

  /// How long it has computed; nil when it is gone.
  ///
  /// The corresponding C functions are `clock_getcpuclockid` and `clock_gettime`.
  package var processorTime: Duration? {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(number, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return nil
    }
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  deinit {
    // Where children are reaped unasked (`SIGCHLD` ignored), the number may be another's already.
    var report = siginfo_t()
    guard waitid(P_PID, id_t(number), &report, WEXITED | WNOHANG | WNOWAIT) == 0 else { return }
    _ = kill(number, SIGKILL)
    let number = number
    Self.leaving.withLock { $0.append(number) }
    Self.reapEnded()
  }

  /// The children that were killed and not reaped yet.
  private static let leaving = Mutex<[Int32]>([])

  /// Reaps the children that have ended since they were killed.
  ///
  /// The corresponding C function is `waitpid` with `WNOHANG`.
  package static func reapEnded() {
    leaving.withLock { leaving in leaving.removeAll { waitpid($0, nil, WNOHANG) != 0 } }
  }
}
