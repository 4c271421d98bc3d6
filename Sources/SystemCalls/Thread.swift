import CLinux
import Glibc

/// A POSIX thread that blocks all signals and inherits the link rule and the fault plan of the thread that started it.
///
/// Only the leading thread receives signals, so that they interrupt its calls.
package struct Thread: Sendable {
  private let handle: pthread_t

  private final class Start: Sendable {
    private let body: @Sendable () -> Void
    private let rule = LinkRule.current
    #if DEBUG
      private let faults = FaultPlan.current
    #endif

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    func run() {
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_BLOCK, &all, nil)
      #if DEBUG
        if let faults { return faults.inForce { rule.inForce(body) } }
      #endif
      rule.inForce(body)
    }
  }

  /// Starts a thread that calls `body` once; nil, with `errno` set, if that fails.
  ///
  /// The thread must be joined or detached. `body` is released before `join` returns. The corresponding C
  /// function is `pthread_create`.
  package init?(_ body: @escaping @Sendable () -> Void) {
    var handle = pthread_t()
    let start = Unmanaged.passRetained(Start(body))
    let answer = pthread_create(
      &handle, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Start>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, start.toOpaque())
    guard answer == 0 else {
      start.release()
      errno = answer
      return nil
    }
    self.handle = handle
  }

  /// Waits for the thread to end.
  ///
  /// The corresponding C function is `pthread_join`.
  func join() { pthread_join(handle, nil) }

  /// Detaches the thread, which ends with the process at the latest.
  ///
  /// The corresponding C function is `pthread_detach`.
  package func detach() { pthread_detach(handle) }
}
