import SystemCalls

/// The time that has certainly passed, which determines what a sweep removes; no single clock is trusted.
///
/// A clock may be set, start at 1970 on every boot, or be far ahead during one command. Within a boot, the
/// smaller advance of two clocks counts: the time of day and the time since boot. Across boots there is only
/// the time of day; its advance counts once a later look shows that it runs normally.
struct SweepClock: Equatable {
  /// The readings of both clocks at one moment.
  struct Moment: Equatable {
    /// The boot ID.
    var boot: String
    /// The time since boot, in nanoseconds.
    var uptime: Int64
    /// The time since 1970, in nanoseconds.
    var wall: Int64
  }

  /// The moment of the last look.
  var last: Moment
  /// The time that has certainly passed since the first look, in nanoseconds.
  var age: Int64 = 0
  /// The further time that has passed if the time of day was right at the last boot, in nanoseconds.
  var pending: Int64 = 0

  /// The longest interval between two looks for which the clocks are trusted, in nanoseconds.
  static let leap: Int64 = 30 * 24 * 3600 * 1_000_000_000
  /// What a longer interval counts as, in nanoseconds.
  static let leapCounts: Int64 = 24 * 3600 * 1_000_000_000
  /// How far the two clocks may diverge between two looks, in nanoseconds.
  private static let drift: Int64 = 600 * 1_000_000_000
  /// The minimum interval between two sweeps, in nanoseconds.
  static let interval: Int64 = 3600 * 1_000_000_000

  init(_ first: Moment) { last = first }

  /// Whether a sweep is due.
  func isDue(_ now: Moment) -> Bool {
    if !isSameBoot(now) { return true }
    // A clock that has gone back was set.
    return !(0..<Self.interval).contains(now.wall.subtractingClamped(last.wall))
      || !(0..<Self.interval).contains(now.uptime.subtractingClamped(last.uptime))
  }

  /// Records a moment and returns the time that has certainly passed since the last one.
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
      // The machine has run at least since its boot, whatever the time of day is.
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

  /// Reads the stored clock; nil when the bytes are malformed.
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
