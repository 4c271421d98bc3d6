import CLinux
import Glibc
import Synchronization

/// The signals that ask a run to stop, as a flag to look at between two steps.
package enum Interruption {
  /// The signals that are watched.
  package enum Signal: Int32, CaseIterable, Sendable {
    case hangUp = 1
    case interrupt = 2
    case terminate = 15
    /// The processor time that the caller allows is used up; a second later it comes again.
    case processorTime = 24
  }

  private static let received = Atomic<Int32>(0)
  /// The signals that are watched, a bit each.
  private static let watched = Atomic<Int32>(0)

  /// From now on the signals set a flag instead of ending the process; a second one, of whichever kind,
  /// ends it.
  ///
  /// One that the parent had set to be ignored stays ignored (`nohup`). The corresponding C function
  /// is `sigaction`.
  package static func watch() {
    received.store(0, ordering: .relaxed)
    for signal in Signal.allCases where dnd_signal_is_ignored(signal.rawValue) == 0 {
      watched.bitwiseOr(1 << signal.rawValue, ordering: .relaxed)
      _ = dnd_set_signal_handler(signal.rawValue) { number in
        // Only what a signal handler may call: an atomic store and `sigaction`.
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

  /// The signal that came, if any did.
  package static var pending: Signal? { Signal(rawValue: received.load(ordering: .relaxed)) }

  /// Makes a write to a pipe without a reader fail with `EPIPE` instead of ending the process.
  ///
  /// The corresponding C function is `sigaction` with `SIG_IGN`.
  package static func ignoreBrokenPipe() {
    _ = dnd_ignore_signal(SIGPIPE)
    // Likewise the limit on file sizes: the write that meets it fails, and that is seen.
    _ = dnd_ignore_signal(SIGXFSZ)
  }

  /// Ends the process as the signal would have, so that the parent sees which it was.
  ///
  /// The corresponding C function is `raise`.
  package static func end(by signal: Signal) -> Never { end(byNumber: signal.rawValue) }

  /// Ends the process as a broken pipe would have.
  package static func endByBrokenPipe() -> Never { end(byNumber: SIGPIPE) }

  private static func end(byNumber number: Int32) -> Never {
    // A signal runs no handlers of the exit.
    ForkedProcess.endAll()
    _ = dnd_set_signal_default(number)
    _ = raise(number)
    // Reached only where the signal is blocked.
    _exit(128 + number)
  }
}
