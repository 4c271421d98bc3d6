import CLinux
import Glibc

/// Lets the threads that share some work through one passage in the order of its parts.
///
/// Each part is done with by whoever has it: its number must pass sooner or later, or the passage must
/// be closed, or those with later numbers wait for ever.
package final class Turns: @unchecked Sendable {
  // Unchecked Sendable because all of it is guarded by the lock.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var next = 0
  private var isShut = false

  package init() {
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    pthread_cond_destroy(changed)
    lock.deallocate()
    changed.deallocate()
  }

  /// Waits until all lower numbers have passed, and calls `body`, which no other thread is in then.
  ///
  /// Answers false, without having called it, once the passage is closed. The corresponding C function
  /// is `pthread_cond_wait`.
  package func pass(_ number: Int, _ body: () -> Void) -> Bool {
    pthread_mutex_lock(lock)
    while next != number && !isShut { pthread_cond_wait(changed, lock) }
    let isOpen = !isShut
    pthread_mutex_unlock(lock)
    guard isOpen else { return false }
    body()
    pthread_mutex_lock(lock)
    next = number + 1
    pthread_cond_broadcast(changed)
    pthread_mutex_unlock(lock)
    return true
  }

  /// Sends everybody away, now and later.
  package func close() {
    pthread_mutex_lock(lock)
    isShut = true
    pthread_cond_broadcast(changed)
    pthread_mutex_unlock(lock)
  }
}
