import Glibc

/// Parts of a work that one thread wants in their order, and that others do for it beforehand.
///
/// The thread that wants them does parts too while what it waits for is being done. So at no time are more
/// under way than there are threads, the leading one included, and none of these is idle.
package final class Advance: @unchecked Sendable {
  // Unchecked Sendable because what changes is guarded by the lock.
  private let part: @Sendable (Int) -> Void
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var next = 0
  private var done: [Bool]
  private var isClosed = false
  #if DEBUG
    private let faults = FaultPlan.current
  #endif

  /// - Parameter part: Does the part of a number from 0; called once for each, in order, from any thread.
  package init(_ count: Int, part: @escaping @Sendable (Int) -> Void) {
    done = Array(repeating: false, count: count)
    self.part = part
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    pthread_cond_destroy(changed)
    lock.deallocate()
    changed.deallocate()
  }

  /// Calls `lead` on this thread, which may want parts, while helpers do them; to be called once.
  ///
  /// When `lead` is over, no further part is begun, and those under way are waited for. A helper that cannot
  /// be started is done without; signals are for this thread alone. The corresponding C function is
  /// `pthread_create`.
  package func run<Answer>(helpers: Int, _ lead: () throws -> Answer) rethrows -> Answer {
    let threads = (0..<max(0, min(helpers, done.count - 1))).compactMap { _ in start() }
    defer {
      pthread_mutex_lock(lock)
      isClosed = true
      pthread_mutex_unlock(lock)
      for thread in threads { pthread_join(thread, nil) }
    }
    return try lead()
  }

  /// Returns when a part has been done; for the leading thread only.
  package func want(_ place: Int) {
    pthread_mutex_lock(lock)
    while !done[place] {
      if !perform() { pthread_cond_wait(changed, lock) }
    }
    pthread_mutex_unlock(lock)
  }

  /// Does the next part, with the lock held before and after; false where none is left.
  private func perform() -> Bool {
    guard next < done.count, !isClosed else { return false }
    let mine = next
    next += 1
    pthread_mutex_unlock(lock)
    part(mine)
    pthread_mutex_lock(lock)
    done[mine] = true
    pthread_cond_broadcast(changed)
    return true
  }

  private func help() {
    pthread_mutex_lock(lock)
    while perform() {}
    pthread_mutex_unlock(lock)
  }

  private func helpApart() {
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
    #if DEBUG
      if let faults { return faults.inForce { help() } }
    #endif
    help()
  }

  private func start() -> pthread_t? {
    var thread = pthread_t()
    let work = Unmanaged.passRetained(self)
    let answer = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Advance>.fromOpaque(argument).takeRetainedValue().helpApart()
        return nil
      }, work.toOpaque())
    guard answer == 0 else {
      work.release()
      return nil
    }
    return thread
  }
}
