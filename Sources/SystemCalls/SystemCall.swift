import SystemPackage

#if canImport(Glibc)
  import Glibc
#endif

/// The one way into the kernel: every wrapper of this module goes through here.
///
/// An interrupted call is made again, unless the run was asked to stop: a read that waits for input
/// would otherwise wait on. In debug builds a `FaultPlan` may make any call fail, and the environment may
/// order faults for the whole process (`EnvironmentFault`).
enum SystemCall {
  /// Makes a call that answers -1 on failure.
  ///
  /// - Parameters:
  ///   - name: The call's C name.
  ///   - path: What it acts on, for the error.
  ///   - retry: Whether an interrupted call is made again; `close` must not be.
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
