import CLinux
import Glibc
import Synchronization

/// A forked child that only this process knows of; killed when this value is destroyed.
///
/// Only its own number is waited for, so other code's children are not reaped. It is reaped later rather than
/// when it is killed, because freeing its memory takes time, but before this process ends: some containers have
/// an init process that reaps nothing, so a zombie would remain forever.
package struct ForkedProcess: ~Copyable {
  /// The number of the process.
  package let number: Int32

  private init(_ number: Int32) { self.number = number }

  /// Starts a child.
  ///
  /// - Parameter fork: A C function that forks and never returns in the child, where no Swift code may run.
  package static func start(by fork: () -> Int32) throws(SystemFailure) -> ForkedProcess {
    reapEnded()
    _ = reapingAtExit
    let number = try SystemCall.make("fork") { fork() }
    children.withLock { $0.living.append(number) }
    return ForkedProcess(number)
  }

  /// The CPU time that the child has used; nil when it is gone.
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
    let number = number
    Self.children.withLock { children in
      children.living.removeAll { $0 == number }
      children.leaving.append(number)
    }
    Self.kill(number)
    Self.reapEnded()
  }

  private struct Children {
    /// Children in use; they are not reaped, so their numbers are not reused.
    var living: [Int32] = []
    /// Children that were killed and not yet reaped.
    var leaving: [Int32] = []
  }

  private static let children = Mutex(Children())

  private static let reapingAtExit: Void = { _ = atexit { ForkedProcess.endAll() } }()

  private static func kill(_ number: Int32) {
    // If children are reaped automatically (`SIGCHLD` ignored), the number may already belong to another
    // process.
    var report = siginfo_t()
    guard waitid(P_PID, id_t(number), &report, WEXITED | WNOHANG | WNOWAIT) == 0 else { return }
    _ = Glibc.kill(number, SIGKILL)
  }

  /// Reaps the killed children that have ended.
  ///
  /// The corresponding C function is `waitpid` with `WNOHANG`.
  package static func reapEnded() {
    children.withLock { children in
      children.leaving.removeAll { waitpid($0, nil, WNOHANG) != 0 }
    }
  }

  /// Kills all children and waits for them to end.
  static func endAll() {
    children.withLock { children in
      for child in children.living { kill(child) }
      for child in children.living + children.leaving {
        while waitpid(child, nil, 0) == -1 && errno == EINTR {}
      }
      children = Children()
    }
  }
}
