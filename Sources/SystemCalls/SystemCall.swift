import SystemPackage

#if canImport(Glibc)
  import Glibc
#endif

/// The entry to all system calls of this module.
///
/// An interrupted call is retried unless this process has been asked to stop; otherwise a read that waits for
/// input would continue to block. In debug builds a `FaultPlan` can make any call fail, and the environment can
/// order faults for the whole process (`EnvironmentFault`).
enum SystemCall {
  /// Makes a call that returns -1 on failure.
  ///
  /// - Parameters:
  ///   - name: The call's C name.
  ///   - path: The path that the call acts on, for the error.
  ///   - retry: Whether to retry an interrupted call; must be false for `close`.
  static func make<Answer: FixedWidthInteger>(
    _ name: String, _ path: FilePath? = nil, retry: Bool = true, _ body: () -> Answer
  ) throws(SystemFailure) -> Answer {
    #if DEBUG
      if let fault = FaultPlan.current?.faultForNextCall(name) {
        throw SystemFailure(name, path, fault)
      }
    #endif
    while true {
      #if DEBUG
        let ordered = EnvironmentFault.before(name, path)
        defer { if ordered.endsAfter { EnvironmentFault.end() } }
        if let fault = ordered.fault {
          if fault == .interrupted && retry && Interruption.pending == nil { continue }
          throw SystemFailure(name, path, fault)
        }
      #endif
      let answer = body()
      if answer != -1 { return answer }
      let reason = Errno(rawValue: errno)
      if reason == .interrupted && retry && Interruption.pending == nil { continue }
      throw SystemFailure(name, path, reason)
    }
  }
}
