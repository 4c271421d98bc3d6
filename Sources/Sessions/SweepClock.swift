import SystemCalls

/// How much time has passed for sure, which is what the sweep goes by: no clock is believed alone.
///
/// A clock may be set, begin at 1970 with each start, or be far ahead for one command. While a machine runs,
/// time passes as slowly as the slower of two clocks says: the one of the day and the one since the start. From
/// one start to the next there is only the time of day: what it says counts when a later look, at which time
/// has gone on as it should, bears it out.
struct SweepClock: Equatable {
  /// What two clocks say at one moment.
  struct Moment: Equatable {
    /// What names the time since the machine was started.
    var boot: String
    /// Nanoseconds since then.
    var uptime: Int64
    /// Nanoseconds since 1970.
    var wall: Int64
  }

  /// The last look.
  var last: Moment
  /// Nanoseconds that have passed for sure, from the first look on.
  var age: Int64 = 0
  /// Those that have passed if the time of day was right at the last start.
  var pending: Int64 = 0

  /// How far apart two looks may be for the clocks to be believed, in nanoseconds.
  static let leap: Int64 = 30 * 24 * 3600 * 1_000_000_000
  /// What a greater distance counts.
  static let leapCounts: Int64 = 24 * 3600 * 1_000_000_000
  /// How far the two clocks may drift apart between two looks.
  private static let drift: Int64 = 600 * 1_000_000_000
  /// How long after a look the next one is worth it.
  static let interval: Int64 = 3600 * 1_000_000_000

  init(_ first: Moment) { last = first }

  /// Whether it is worth looking again.
  func isDue(_ now: Moment) -> Bool {
    if !isSameBoot(now) { return true }
    // Clocks that go back were set.
    return !(0..<Self.interval).contains(now.wall.subtractingClamped(last.wall))
      || !(0..<Self.interval).contains(now.uptime.subtractingClamped(last.uptime))
  }

  /// Takes note of a moment; answers how much has passed for sure since the last.
  mutating func look(_ now: Moment) -> Int64 {
    let wall = now.wall.subtractingClamped(last.wall)
    let step: Int64
    if isSameBoot(now) {
      let uptime = now.uptime.subtractingClamped(last.uptime)
      let passed = max(min(wall, uptime), 0)
      step = passed <= Self.leap ? passed : Self.leapCounts
      if wall >= 0, uptime >= 0, max(wall, uptime) - min(wall, uptime) <= Self.drift {
        age = age.addingClamped(pending)
      }
      pending = 0
    } else {
      // It has run since its start, whatever the day.
      step = max(min(now.uptime, Self.leapCounts), 0)
      let isPlausible = (0...Self.leap).contains(wall)
      if isPlausible { age = age.addingClamped(pending) }
      pending = isPlausible ? max(wall - step, 0) : 0
    }
    age = age.addingClamped(step)
    last = now
    return step
  }

  private func isSameBoot(_ now: Moment) -> Bool {
    now.boot.utf8.elementsEqual(last.boot.utf8)
  }
}

extension SweepClock {
  private static let header = Array("dnd-swept 1".utf8)

  var bytes: [UInt8] {
    Self.header
      + Array("\n\(last.boot)\n\(last.uptime)\n\(last.wall)\n\(age)\n\(pending)\n".utf8)
  }

  /// Reads what was kept; nil when the bytes are none of it.
  init?(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.count == 7, lines[0].elementsEqual(Self.header),
      let boot = String(validating: lines[1], as: UTF8.self)
    else { return nil }
    let numbers = lines[2...5].map { Int64(String(decoding: $0, as: UTF8.self)) }
    guard let uptime = numbers[0], let wall = numbers[1], let age = numbers[2],
      let pending = numbers[3], age >= 0, pending >= 0
    else { return nil }
    last = Moment(boot: boot, uptime: uptime, wall: wall)
    self.age = age
    self.pending = pending
  }
}
