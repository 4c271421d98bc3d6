#if DEBUG
  package import SystemPackage
  import Glibc
  import Synchronization

  /// Makes the n-th system call of this thread and the threads that it starts fail, or does something else before it
  /// (debug builds only).
  ///
  /// A test increases n from 1 until `fired` stays false, and so covers every call that the code makes.
  package final class FaultPlan: Sendable {
    private let name: String?
    private let number: Int
    private let fault: Errno?
    private let lasts: Bool
    private let interruption: @Sendable () -> Void
    private let state = Mutex((seen: 0, fired: false))

    /// Plans a fault.
    ///
    /// - Parameters:
    ///   - name: The C name of the calls to count; nil counts all.
    ///   - number: The call that fails, from 1.
    ///   - lasts: Whether all later calls fail too, as if the process had been killed there.
    package init(call name: String? = nil, number: Int, fails fault: Errno, lasts: Bool = false) {
      self.name = name
      self.number = number
      self.fault = fault
      self.lasts = lasts
      interruption = {}
    }

    /// Plans what another process does just before the `number`-th call, which then succeeds.
    package init(number: Int, interruption: @escaping @Sendable () -> Void) {
      name = nil
      self.number = number
      fault = nil
      lasts = false
      self.interruption = interruption
    }

    /// Whether the planned call was reached.
    package var fired: Bool { state.withLock { $0.fired } }

    func faultForNextCall(_ called: String) -> Errno? {
      guard name == nil || name == called else { return nil }
      let isDue = state.withLock { state in
        state.seen += 1
        guard state.seen == number || lasts && state.seen > number else { return false }
        state.fired = true
        return true
      }
      guard isDue else { return nil }
      Self.with(nil) { interruption() }
      return fault
    }

    private static let key: pthread_key_t = {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      return key
    }()

    /// The plan in effect on this thread.
    package static var current: FaultPlan? {
      pthread_getspecific(key).map { Unmanaged<FaultPlan>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Runs `body` with this plan in effect on this thread.
    package func inForce<Result>(_ body: () throws -> Result) rethrows -> Result {
      try Self.with(Unmanaged.passUnretained(self).toOpaque(), body)
    }

    private static func with<Result>(
      _ plan: UnsafeMutableRawPointer?, _ body: () throws -> Result
    ) rethrows -> Result {
      let before = pthread_getspecific(key)
      pthread_setspecific(key, plan)
      defer { pthread_setspecific(key, before) }
      return try body()
    }
  }
#endif
