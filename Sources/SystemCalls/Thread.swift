import CLinux
import Glibc

/// A POSIX thread that takes no signals, under the fault plan of the thread that started it.
///
/// Signals are for the thread that leads a run: they end its calls early.
struct Thread: Sendable {
  private let handle: pthread_t

  private final class Start: Sendable {
    private let body: @Sendable () -> Void
    #if DEBUG
      private let faults = FaultPlan.current
    #endif

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    func run() {
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_BLOCK, &all, nil)
      #if DEBUG
        if let faults { return faults.inForce(body) }
      #endif
      body()
    }
  }

  /// Starts a thread that calls `body` once; nil, with `errno` set, where there can be no thread.
  ///
  /// To be joined or detached. What `body` holds is let go before it is joined. The corresponding C function
  /// is `pthread_create`.
  init?(_ body: @escaping @Sendable () -> Void) {
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

  /// Waits for its end.
  ///
  /// The corresponding C function is `pthread_join`.
  func join() { pthread_join(handle, nil) }

  /// Leaves it to itself; it ends with the process, whatever it does then.
  ///
  /// The corresponding C function is `pthread_detach`.
  func detach() { pthread_detach(handle) }
}
