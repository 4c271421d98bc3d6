import CLinux
import Glibc
package import SystemPackage

/// Observes child processes and their output without reaping them.
package enum ProcessWatch {
  /// How a process ended.
  package enum Ending: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  /// How a child ended; nil while it is running.
  ///
  /// The child is not reaped, so until its owner does that, neither its number nor the number of its group is
  /// reused. The corresponding C function is `waitid` with `WNOWAIT`.
  package static func ending(of process: Int32) throws(SystemFailure) -> Ending? {
    var report = siginfo_t()
    _ = try SystemCall.make("waitid") {
      waitid(P_PID, id_t(process), &report, WEXITED | WNOHANG | WNOWAIT)
    }
    let child = report._sifields._sigchld
    guard child.si_pid == process else { return nil }
    return report.si_code == CInt(CLD_EXITED)
      ? .exited(child.si_status) : .signalled(child.si_status)
  }

  /// Waits until a descriptor is readable or hung up, or the time limit is reached.
  ///
  /// A signal ends the wait early, which is not an error; then no descriptor is ready. The corresponding C
  /// function is `poll`.
  ///
  /// - Returns: For each descriptor, whether it is ready.
  package static func waitForInput(
    _ descriptors: [FileDescriptor], atMost limit: Duration
  ) throws(SystemFailure) -> [Bool] {
    var watched = descriptors.map { pollfd(fd: $0.rawValue, events: Int16(POLLIN), revents: 0) }
    let (seconds, attoseconds) = limit.components
    // Round up, so that a remainder below 1 ms does not become a busy loop.
    let milliseconds = max(
      0, seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    do {
      _ = try SystemCall.make("poll", retry: false) {
        poll(&watched, nfds_t(watched.count), Int32(clamping: milliseconds))
      }
    } catch  where error.errno == .interrupted {
      return descriptors.map { _ in false }
    }
    return watched.map { $0.revents != 0 }
  }
}
