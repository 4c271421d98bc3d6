import CLinux
import Glibc

/// A lock that the thread holding it may acquire again.
package final class RecursiveLock: @unchecked Sendable {
  // Unchecked Sendable because a mutex may be used from any thread.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  package init() {
    var kind = pthread_mutexattr_t()
    pthread_mutexattr_init(&kind)
    pthread_mutexattr_settype(&kind, Int32(PTHREAD_MUTEX_RECURSIVE))
    pthread_mutex_init(lock, &kind)
    pthread_mutexattr_destroy(&kind)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Calls `body` while holding the lock.
  ///
  /// The corresponding C function is `pthread_mutex_lock`.
  package func hold<Answer, Failure>(
    _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body()
  }
}
