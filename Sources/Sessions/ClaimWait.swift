import SystemCalls

/// Waits for a session that another run holds, asking again at growing intervals.
///
/// Both stores wait in the same way, whether for the claim of the whole session, to join other drops, or to be alone.
package struct ClaimWait {
  private let name: String
  private var pause: Int64
  private static let longestPause: Int64 = 200

  /// What a question was answered.
  package enum Answer<Value> {
    case value(Value)
    /// Another run holds the session; it is waited for at least as long as given.
    case held(atLeast: Duration)
  }

  /// - Parameter firstPause: In milliseconds.
  package init(for name: String, firstPause: Int64) {
    self.name = name
    pause = firstPause
  }

  /// Asks until there is a value; a long change of another command is waited for like a claim.
  ///
  /// - Throws: `SessionError.busy` if there is none after the time.
  package mutating func callAsFunction<Value>(
    atMost wait: Duration, _ ask: () throws(SessionError) -> Answer<Value>
  ) throws(SessionError) -> Value {
    let start = Clock.monotonic
    while true {
      var patience = wait
      do throws(SessionError) {
        switch try ask() {
        case .value(let value): return value
        case .held(let least): patience = max(wait, least)
        }
      } catch .busy {}
      let left = patience.milliseconds - (Clock.monotonic - start) / 1_000_000
      guard left > 0 else { throw .busy(name) }
      Clock.pause(milliseconds: Int32(min(pause, left)))
      pause = min(pause * 2, Self.longestPause)
    }
  }
}
