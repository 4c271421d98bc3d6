import SystemCalls
import SystemPackage

/// The ages of files by the sweep's clock, independent of their own times.
///
/// Each line has the time since which a file is known, in nanoseconds of that clock, and the file's key.
struct SweepLedger {
  private var known: [[UInt8]: Int64] = [:]
  private var asked: [[UInt8]: Int64] = [:]
  private let clock: SweepClock
  /// How much of its own age is credited to a file that is seen for the first time, in nanoseconds.
  private let credit: Int64

  /// Reads the stored ledger.
  ///
  /// - Parameter step: The time since the last look; nil if this is the first.
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

  /// The age of a file in nanoseconds; files that are not asked about are dropped from the ledger.
  ///
  /// - Parameter claimed: The age according to the file's own times.
  mutating func age(of thing: [UInt8], claimed: Int64) -> Int64 {
    // An implausible time of the file itself does not count.
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
