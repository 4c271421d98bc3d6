import Testing

@testable import Sessions

/// The time that has certainly passed, whatever the clocks say.
@Suite struct SweepClockTests {
  private typealias Moment = SweepClock.Moment
  private static let start: Int64 = 1_700_000_000 * .second

  private var clock = SweepClock(Moment(boot: "a", uptime: .day, wall: start))

  private func after(
    _ days: Int64, wall: Int64? = nil, boot: String = "a", uptime: Int64? = nil
  ) -> Moment {
    Moment(
      boot: boot, uptime: uptime ?? .day + days * .day, wall: Self.start + (wall ?? days) * .day)
  }

  @Test mutating func aWeekOfDaysIsAWeek() {
    for day in 1...7 { #expect(clock.look(after(Int64(day))) == .day) }
    #expect(clock.age == 7 * .day)
  }

  @Test mutating func aClockThatIsSetForwardMakesNothingOlder() {
    #expect(clock.look(after(0, wall: 9, uptime: .day + .second)) == .second)
    #expect(clock.look(after(0, wall: 73 * 365, uptime: .day + 2 * .second)) == .second)
    #expect(clock.age == 2 * .second)
  }

  @Test("Correcting a clock that started in 1970 makes nothing older")
  mutating func epoch() {
    clock = SweepClock(Moment(boot: "a", uptime: 10 * .second, wall: 10 * .second))
    #expect(clock.look(Moment(boot: "a", uptime: 60 * .second, wall: Self.start)) == 50 * .second)
    #expect(clock.age == 50 * .second && clock.pending == 0)
  }

  @Test mutating func aLeapOfAllClocksCountsADay() {
    #expect(clock.look(after(31)) == .day)
    #expect(clock.look(after(73 * 365)) == .day)
  }

  @Test mutating func timeThatGoesBackCountsNothing() {
    #expect(clock.look(after(-3)) == 0)
    #expect(clock.age == 0)
  }

  @Test("Between two boots the time of day counts once it is confirmed")
  mutating func restart() {
    #expect(clock.look(after(0, wall: 3, boot: "b", uptime: 60 * .second)) == 60 * .second)
    #expect(clock.age == 60 * .second)
    let later = Moment(
      boot: "b", uptime: 7260 * .second, wall: Self.start + 3 * .day + 7200 * .second)
    #expect(clock.look(later) == 7200 * .second)
    #expect(clock.age == 3 * .day + 7200 * .second)
  }

  @Test("A wrong time of day after a restart is forgotten when it is corrected")
  mutating func wrongAfterRestart() {
    _ = clock.look(after(0, wall: 9, boot: "b", uptime: 60 * .second))
    _ = clock.look(Moment(boot: "b", uptime: 7260 * .second, wall: Self.start + 7200 * .second))
    #expect(clock.age < .day)
    _ = clock.look(after(0, wall: 20_000, boot: "c", uptime: 60 * .second))
    _ = clock.look(after(0, wall: 1, boot: "d", uptime: 60 * .second))
    #expect(clock.age < .day)
  }

  @Test func itIsReadAsItWasWritten() throws {
    var clock = SweepClock(Moment(boot: "a", uptime: .day, wall: Self.start))
    _ = clock.look(after(0, wall: 3, boot: "b", uptime: 60 * .second))
    #expect(SweepClock(clock.bytes) == clock)
    for count in 0..<clock.bytes.count { _ = SweepClock(Array(clock.bytes.prefix(count))) }
    #expect(SweepClock([]) == nil)
  }

  @Test("A new entry is as old as it claims, but not older than the last look")
  mutating func ledger() {
    let step = clock.look(after(2))
    var ledger = SweepLedger([], clock, step: step)
    #expect(ledger.age(of: [1], claimed: .day) == .day)
    #expect(ledger.age(of: [2], claimed: 20 * .day) == 2 * .day)
    #expect(ledger.age(of: [3], claimed: 50 * 365 * .day) == 0)
    #expect(ledger.age(of: [4], claimed: -.day) == 0)
    let next = clock.look(after(5))
    var later = SweepLedger(ledger.bytes, clock, step: next)
    #expect(later.age(of: [3], claimed: 50 * 365 * .day) == 3 * .day)
    #expect(later.age(of: [1], claimed: 0) == 4 * .day)
  }
}
