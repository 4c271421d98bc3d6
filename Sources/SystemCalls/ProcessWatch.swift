import CLinux
import Glibc
package import SystemPackage

/// Watching child processes and what they write, without taking them away from who started them.
package enum ProcessWatch {
  /// How a process came to its end.
  package enum Ending: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  /// How a child has ended; nil while it lives.
  ///
  /// The child is not reaped: until its owner does so, neither its number nor that of the group it
  /// leads can go to another process. The corresponding C function is `waitid` with `WNOWAIT`.
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

  /// Waits until one of the descriptors has something to read or was hung up, or the time is over.
  ///
  /// A signal ends the wait early, which is not an error: nothing is ready then.
  /// The corresponding C function is `poll`.
  ///
  /// - Returns: For each descriptor whether it is ready.
  package static func waitForInput(
    _ descriptors: [FileDescriptor], atMost limit: Duration
  ) throws(SystemFailure) -> [Bool] {
    var watched = descriptors.map { pollfd(fd: $0.rawValue, events: Int16(POLLIN), revents: 0) }
    let (seconds, attoseconds) = limit.components
    // Rounded up, so that a short rest of time is waited for and not spun through.
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
