/// How fast bytes came in the last seconds, and how long the rest will take at that.
///
/// The start of a run says little of now: a cache was filled, or another program was busy.
struct TransferRate {
  private var samples: [(time: Int64, bytes: Int64)] = []

  /// What counts, and how much of it there must be to say anything, in nanoseconds.
  private static let window: Int64 = 5_000_000_000
  private static let least: Int64 = 500_000_000
  private static let leastForRest: Int64 = 2_000_000_000
  /// The time between two samples.
  private static let pace: Int64 = 100_000_000

  /// Notes how many bytes there were at a time.
  mutating func add(_ bytes: Int64, at now: Int64) {
    if let last = samples.last, now - last.time < Self.pace { return }
    samples.append((now, bytes))
    let old = samples.prefix { now - $0.time > Self.window }
    samples.removeFirst(old.count)
  }

  private var span: (time: Int64, bytes: Int64)? {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return nil
    }
    return (last.time - first.time, max(0, last.bytes - first.bytes))
  }

  /// Bytes a second; nil while too little is known.
  var perSecond: Int64? {
    guard let span, span.time >= Self.least else { return nil }
    return Int64(min(Double(span.bytes) * 1e9 / Double(span.time), 1e18))
  }

  /// In seconds, rounded up; nil where it would be a guess, or is more than four days.
  func left(of total: Int64) -> Int64? {
    guard let span, span.time >= Self.leastForRest, span.bytes > 0, let done = samples.last?.bytes,
      done < total
    else { return nil }
    let seconds = Double(total - done) * Double(span.time) / 1e9 / Double(span.bytes)
    return seconds < 345_600 ? Int64(seconds.rounded(.up)) : nil
  }
}
