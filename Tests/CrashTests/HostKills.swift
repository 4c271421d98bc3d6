import TestSupport
import Testing

/// A session of files that a drop moves to or from a host.
protocol MovingDesk {
  func drop(_ orders: [String: String]) throws -> Tool.Outcome
  /// Expects that each file is whole at one of the two ends.
  func check(_ what: String)
  /// Expects that everything has arrived.
  func checkFinished(_ what: String) throws
}

/// Kills a move at its calls, and checks that nothing is lost and that the same drop finishes it.
enum HostKills {
  /// Kills at a sample of the calls, each time at a new desk.
  ///
  /// - Parameter finish: Called with the desk, the second drop and the number of the call.
  static func atEachCall<Desk: MovingDesk>(
    of make: () throws -> Desk,
    _ finish: (Desk, Tool.Outcome, Int) throws -> Void = { _, _, _ in }
  ) throws {
    let stride = Sampling.isWhole ? 1 : 23
    for number in Swift.stride(from: Int.random(in: 1...stride), to: 5000, by: stride) {
      let desk = try make()
      let killed = try desk.drop(["DND_FAULT_KILL": "\(number)"])
      if killed.ending != .signalled(9) {
        #expect(killed.status == 0, "\(killed.errorText)")
        #expect(number > 50)
        return
      }
      desk.check("killed at \(number)")
      let again = try desk.drop([:])
      try desk.checkFinished("killed at \(number): \(again.ending) \(again.errorText)")
      try finish(desk, again, number)
    }
    Issue.record("the calls do not end")
  }
}
