import CLinux
import Glibc
import Synchronization

/// A child that this process forked and nobody else knows of, ended when this value goes.
///
/// Only its own number is ever waited for, so that no other child is taken from who started it. It is not
/// waited for at once, because it has memory to give back meanwhile; but before this process ends, since
/// where the first process of a container reaps nobody's children, what is left would stay for good.
package struct ForkedProcess: ~Copyable {
  /// The number of the process.
  package let number: Int32

  private init(_ number: Int32) { self.number = number }

  /// Starts a child.
  ///
  /// - Parameter fork: A C function that forks, and never returns in the child: no Swift may run there.
  package static func start(by fork: () -> Int32) throws(SystemFailure) -> ForkedProcess {
    reapEnded()
    _ = reapingAtExit
    let number = try SystemCall.make("fork") { fork() }
    children.withLock { $0.living.append(number) }
    return ForkedProcess(number)
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
    let number = number
    Self.children.withLock { children in
      children.living.removeAll { $0 == number }
      children.leaving.append(number)
    }
    Self.kill(number)
    Self.reapEnded()
  }

  private struct Children {
    /// Those that somebody uses; they are not reaped, so that their numbers stay theirs.
    var living: [Int32] = []
    /// Those that were killed and are not reaped yet.
    var leaving: [Int32] = []
  }

  private static let children = Mutex(Children())

  private static let reapingAtExit: Void = { _ = atexit { ForkedProcess.endAll() } }()

  private static func kill(_ number: Int32) {
    // Where children are reaped unasked (`SIGCHLD` ignored), the number may be another's already.
    var report = siginfo_t()
    guard waitid(P_PID, id_t(number), &report, WEXITED | WNOHANG | WNOWAIT) == 0 else { return }
    _ = Glibc.kill(number, SIGKILL)
  }

  /// Reaps the children that were killed and have ended.
  ///
  /// The corresponding C function is `waitpid` with `WNOHANG`.
  package static func reapEnded() {
    children.withLock { children in
      children.leaving.removeAll { waitpid($0, nil, WNOHANG) != 0 }
    }
  }

  /// Ends all of them, and returns when they have ended.
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
