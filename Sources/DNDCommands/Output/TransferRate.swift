/// The transfer rate of the last seconds, and the remaining time at that rate.
///
/// Older samples are dropped, because the start of a run does not represent the current rate: a
/// cache was filled, or another program was busy.
struct TransferRate {
  private var samples: [(time: Int64, bytes: Int64)] = []

  /// The window of samples, and the minimum time span for each result, in nanoseconds.
  private static let window: Int64 = 5_000_000_000
  private static let least: Int64 = 500_000_000
  private static let leastForRest: Int64 = 2_000_000_000
  /// The minimum time between two samples.
  private static let pace: Int64 = 100_000_000

  /// Records the number of bytes done at a time.
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

  /// Bytes per second; nil if there are too few samples.
  var perSecond: Int64? {
    guard let span, span.time >= Self.least else { return nil }
    return Int64(min(Double(span.bytes) * 1e9 / Double(span.time), 1e18))
  }

  /// The remaining seconds, rounded up; nil if too uncertain, or more than four days.
  func left(of total: Int64) -> Int64? {
    guard let span, span.time >= Self.leastForRest, span.bytes > 0, let done = samples.last?.bytes,
      done < total
    else { return nil }
    let seconds = Double(total - done) * Double(span.time) / 1e9 / Double(span.bytes)
    return seconds < 345_600 ? Int64(seconds.rounded(.up)) : nil
  }
}
