import SystemCalls
import SystemPackage

/// How old things are by the clock of the sweep, whatever times they carry themselves.
///
/// A line for each: since when it is known, in nanoseconds of that clock, and what it is.
struct SweepLedger {
  private var known: [[UInt8]: Int64] = [:]
  private var asked: [[UInt8]: Int64] = [:]
  private let clock: SweepClock
  /// How much of its own age a thing is believed that is seen for the first time.
  private let credit: Int64

  /// Reads what was kept.
  ///
  /// - Parameter step: How much has passed since the last look; nil where this is the first one at all.
  init(_ bytes: [UInt8], _ clock: SweepClock, step: Int64?) {
    self.clock = clock
    credit = step ?? SweepClock.leap
    for line in bytes.split(separator: 0x0A) {
      guard let blank = line.firstIndex(of: 0x20),
        let since = Int64(String(decoding: line[..<blank], as: UTF8.self))
      else { continue }
      known[Array(line[(blank + 1)...])] = since
    }
  }

  /// How old a thing is, in nanoseconds; what is not asked for is forgotten.
  ///
  /// - Parameter claimed: How old it is by its own times.
  mutating func age(of thing: [UInt8], claimed: Int64) -> Int64 {
    // A leap of its own times says nothing.
    let own = (0...SweepClock.leap).contains(claimed) ? min(claimed, credit) : 0
    let since =
      known[thing] ?? clock.age.addingClamped(clock.pending).subtractingClamped(own)
    if !thing.contains(0x0A) { asked[thing] = since }
    return clock.age.subtractingClamped(since)
  }

  var bytes: [UInt8] {
    asked.reduce(into: []) { $0 += Array("\($1.value) ".utf8) + $1.key + [0x0A] }
  }
}
