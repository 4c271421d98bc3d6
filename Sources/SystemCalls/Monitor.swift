import CLinux
import Glibc

/// A value shared between threads, whose changes they can wait for.
final class Monitor<Value>: @unchecked Sendable {
  // Unchecked Sendable because the lock guards the value.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var value: Value

  init(_ value: Value) {
    self.value = value
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    pthread_cond_destroy(changed)
    lock.deallocate()
    changed.deallocate()
  }

  /// Changes the value and wakes the waiting threads.
  func change<Answer>(_ body: (inout Value) -> Answer) -> Answer {
    pthread_mutex_lock(lock)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(lock)
    }
    return body(&value)
  }

  /// Calls `body` now and after each change until it returns a value.
  ///
  /// The corresponding C function is `pthread_cond_wait`.
  func wait<Answer>(until body: (inout Value) -> Answer?) -> Answer {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while true {
      if let answer = body(&value) { return answer }
      pthread_cond_wait(changed, lock)
    }
  }

  /// Calls `body` now and after each change until it returns a value; nil on timeout.
  ///
  /// The corresponding C function is `pthread_cond_timedwait`.
  func wait<Answer>(nanoseconds: Int, until body: (inout Value) -> Answer?) -> Answer? {
    var end = timespec()
    clock_gettime(CLOCK_REALTIME, &end)
    let total = end.tv_nsec + nanoseconds
    end.tv_sec += total / 1_000_000_000
    end.tv_nsec = total % 1_000_000_000
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while true {
      if let answer = body(&value) { return answer }
      if pthread_cond_timedwait(changed, lock, &end) == ETIMEDOUT { return body(&value) }
    }
  }
}
