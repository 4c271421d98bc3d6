import Testing

@testable import HostFiles

/// How long a server is waited for, with a clock of the test.
@Suite struct LivenessTests {
  /// The seconds in the clock's unit, and a life that begins at 0.
  private static let second: Int64 = 1_000_000_000
  private var life = Liveness(.init(), now: 0)

  /// Lets time pass as it does while someone waits; returns the first verdict that is not to wait.
  private mutating func pass(
    from start: Int64, to end: Int64, owesWork: Bool = true,
    _ each: (inout Liveness, Int64) -> Void = { _, _ in }
  ) -> (verdict: Liveness.Verdict, time: Int64)? {
    for tick in (start * 5)...(end * 5) {
      let now = tick * Self.second / 5
      each(&life, now)
      let verdict = life.check(owesWork: owesWork, now: now)
      if verdict != .wait { return (verdict, now / Self.second) }
    }
    return nil
  }

  @Test mutating func aSilentServerIsAskedAfterHalfAMinuteAndLostAfterAMinute() throws {
    let asked = try #require(pass(from: 0, to: 100))
    #expect(asked.verdict == .ask && asked.time == 30)
    life.ask(now: asked.time * Self.second)
    let lost = try #require(pass(from: asked.time, to: 100))
    #expect(lost.verdict == .lost && lost.time <= 60)
  }

  @Test mutating func aServerThatOnlyShowsThatItIsThereIsLostAfterAMinute() throws {
    let lost = try #require(
      pass(from: 0, to: 200) { life, now in
        life.heard(60, now: now)
        life.answered(isWork: false, now: now)
      })
    #expect(lost.verdict == .lost && lost.time == 60)
  }

  @Test mutating func aServerThatOwesNothingIsWaitedFor() {
    let verdict = pass(from: 0, to: 200, owesWork: false) { life, now in life.heard(60, now: now) }
    #expect(verdict == nil)
  }

  @Test mutating func aSlowLineIsWaitedForWhileItCarriesSomething() {
    #expect(pass(from: 0, to: 200) { life, now in life.heard(25, now: now) } == nil)
  }

  @Test mutating func aServerThatSendsAByteNowAndThenIsLost() {
    let verdict = pass(from: 0, to: 200) { life, now in
      if now % (20 * Self.second) == 0 { life.heard(1, now: now) }
    }
    #expect(verdict?.verdict == .lost)
  }

  @Test mutating func aServerThatTakesBytesIsWaitedFor() {
    #expect(pass(from: 0, to: 200) { life, now in life.took(forWork: true, now: now) } == nil)
  }

  @Test mutating func timeInWhichNobodyWaitedDoesNotCount() {
    #expect(pass(from: 0, to: 10) == nil)
    #expect(pass(from: 500, to: 515) == nil)
  }
}
