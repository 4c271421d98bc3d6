import CLinux
import Glibc
import Synchronization

/// The signals that ask this process to stop, as a flag to check between two steps.
package enum Interruption {
  /// The signals that set the flag.
  package enum Signal: Int32, CaseIterable, Sendable {
    case hangUp = 1
    case interrupt = 2
    case terminate = 15
    /// The soft limit on CPU time has been reached; the kernel sends the signal again every second.
    case processorTime = 24
  }

  private static let received = Atomic<Int32>(0)
  /// A bit mask of the signals that are watched.
  private static let watched = Atomic<Int32>(0)

  /// Makes the signals set a flag instead of ending the process; a second one ends it.
  ///
  /// A signal that the parent process ignored stays ignored (`nohup`). The corresponding C function is
  /// `sigaction`.
  package static func watch() {
    received.store(0, ordering: .relaxed)
    for signal in Signal.allCases where dnd_signal_is_ignored(signal.rawValue) == 0 {
      watched.bitwiseOr(1 << signal.rawValue, ordering: .relaxed)
      _ = dnd_set_signal_handler(signal.rawValue) { number in
        // Only async-signal-safe operations: an atomic store and `sigaction`.
        Interruption.received.store(number, ordering: .relaxed)
        let watched = Interruption.watched.load(ordering: .relaxed)
        var other: Int32 = 1
        while other < 32 {
          if watched & 1 << other != 0 { _ = dnd_set_signal_default(other) }
          other += 1
        }
      }
    }
  }

  /// The signal that was received, if any.
  package static var pending: Signal? { Signal(rawValue: received.load(ordering: .relaxed)) }

  /// Makes a write to a pipe without a reader fail with `EPIPE` instead of ending the process.
  ///
  /// The corresponding C function is `sigaction` with `SIG_IGN`.
  package static func ignoreBrokenPipe() {
    _ = dnd_ignore_signal(SIGPIPE)
    // The same applies to the file size limit: the write fails with `EFBIG`, which is handled.
    _ = dnd_ignore_signal(SIGXFSZ)
  }

  /// Ends the process by the signal, so that the parent sees which signal it was.
  ///
  /// The corresponding C function is `raise`.
  package static func end(by signal: Signal) -> Never { end(byNumber: signal.rawValue) }

  /// Ends the process as a broken pipe would by default.
  package static func endByBrokenPipe() -> Never { end(byNumber: SIGPIPE) }

  private static func end(byNumber number: Int32) -> Never {
    // Death by a signal runs no exit handlers.
    ForkedProcess.endAll()
    _ = dnd_set_signal_default(number)
    _ = raise(number)
    // Reached only if the signal is blocked.
    _exit(128 + number)
  }
}
