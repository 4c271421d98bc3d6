import CLinux
import Glibc
import SystemPackage

/// A process that this one did not start.
package enum OtherProcess {
  /// How long a process that was asked to end may take.
  private static let patience = Duration.seconds(3)

  /// Asks a process to end and waits until it has; does nothing if another process has its number by now.
  ///
  /// The corresponding C functions are `pidfd_open`, `kill` and `poll`.
  ///
  /// - Parameter start: When the process started, in clock ticks since boot.
  package static func terminate(_ process: Int32, startedAt start: UInt64) {
    guard process > 1 else { return }
    let watched = dnd_process_descriptor(process)
    guard watched >= 0 else { return }
    let descriptor = OpenFile(FileDescriptor(rawValue: watched), path: "process")
    // Checked while the descriptor keeps the number from being reused unnoticed.
    guard Machine.startTime(ofProcess: process) == start else { return }
    _ = kill(process, SIGTERM)
    let end = Clock.monotonic + patience.components.seconds * 1_000_000_000
    while Clock.monotonic < end {
      let ready = try? ProcessWatch.waitForInput(
        [descriptor.descriptor], atMost: .nanoseconds(end - Clock.monotonic))
      if ready?.first == true { return }
    }
  }
}
