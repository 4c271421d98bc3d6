import CLinux
import Glibc
import Synchronization

/// Runs several bodies at the same time that wait for each other, as the ends of pipes do.
package enum Companions {
  /// Calls `body` once for each index below `count`, all at the same time, and returns when all are done.
  ///
  /// Each has a thread of its own; that of the last one is the calling thread, which alone takes
  /// signals, and whose fault plan holds in all of them. The corresponding C function is
  /// `pthread_create`.
  ///
  /// - Parameter abandon: Called when a thread cannot be had, before this throws: it must end those that
  ///   were started already, which do not have all of their company.
  package static func run(
    _ count: Int, abandon: () -> Void, _ body: @Sendable (Int) -> Void
  ) throws(SystemFailure) {
    guard count > 0 else { return }
    let refusal = withoutActuallyEscaping(body) { body -> SystemFailure? in
      let work = Work(body)
      var threads: [pthread_t] = []
      var refusal: SystemFailure?
      do throws(SystemFailure) {
        for index in 0..<count - 1 { threads.append(try work.start(index)) }
        work.run(count - 1)
      } catch {
        refusal = error
        abandon()
      }
      for thread in threads { pthread_join(thread, nil) }
      work.finish()
      return refusal
    }
    if let refusal { throw refusal }
  }

  private final class Work: Sendable {
    private let body: Mutex<(@Sendable (Int) -> Void)?>
    #if DEBUG
      private let faults = FaultPlan.current
    #endif

    init(_ body: @escaping @Sendable (Int) -> Void) { self.body = Mutex(body) }

    /// Lets go of the body, which does not outlive the call that gave it.
    func finish() { body.withLock { $0 = nil } }

    func run(_ index: Int) { body.withLock { $0 }?(index) }

    func start(_ index: Int) throws(SystemFailure) -> pthread_t {
      var thread = pthread_t()
      let part = Unmanaged.passRetained(Part(work: self, index: index))
      do throws(SystemFailure) {
        _ = try SystemCall.make("pthread_create") {
          let answer = pthread_create(
            &thread, nil,
            { argument in
              guard let argument else { return nil }
              Unmanaged<Part>.fromOpaque(argument).takeRetainedValue().run()
              return nil
            }, part.toOpaque())
          errno = answer
          return answer == 0 ? 0 : -1
        }
      } catch {
        part.release()
        throw error
      }
      return thread
    }

    func runApart(_ index: Int) {
      // A signal is for the thread that waits for all, and ends its calls early.
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_BLOCK, &all, nil)
      #if DEBUG
        if let faults { return faults.inForce { run(index) } }
      #endif
      run(index)
    }
  }

  private final class Part: Sendable {
    let work: Work
    let index: Int

    init(work: Work, index: Int) {
      self.work = work
      self.index = index
    }

    func run() { work.runApart(index) }
  }
}
