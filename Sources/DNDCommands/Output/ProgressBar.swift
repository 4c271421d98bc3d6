import Diagnostics
import Exchange

/// One line that says how far a long run has come, drawn over itself.
///
/// Nothing is drawn in the first half second, and then ten times a second at most. Times are
/// nanoseconds of one clock that never goes back.
struct ProgressBar {
  private let started: Int64
  private var next: Int64
  private(set) var isDrawn = false

  static let patience: Int64 = 500_000_000
  static let pace: Int64 = 100_000_000

  init(started: Int64) {
    self.started = started
    next = started + Self.patience
  }

  /// What to write for `progress`; nil when it is too early.
  ///
  /// - Parameters:
  ///   - now: The time.
  ///   - columns: The terminal's width.
  mutating func draw(_ progress: ExchangeProgress, at now: Int64, columns: Int) -> String? {
    guard now >= next else { return nil }
    next = now + Self.pace
    isDrawn = true
    let line = DisplayWidth.cut(Self.line(progress, seconds: now - started), to: columns - 1)
    return "\r\(line)\u{1B}[K"
  }

  /// What to write to take the bar away; nil when there is none.
  mutating func wipe() -> String? {
    guard isDrawn else { return nil }
    isDrawn = false
    return "\r\u{1B}[K"
  }

  // ████████░░░░░░░░  52 %  1.6 GB of 3.1 GB  210 MB/s  item 2 of 4  IMG_0002.heic
  private static func line(_ progress: ExchangeProgress, seconds nanoseconds: Int64) -> String {
    var parts: [String] = []
    if let share = share(of: progress) {
      let filled = min(barWidth, share * barWidth / 100)
      parts.append(
        String(repeating: "█", count: filled)
          + String(repeating: "░", count: barWidth - filled))
      parts.append("\(share) %")
    }
    if progress.bytesDone > 0 {
      let total = progress.bytesTotal.map { " of \(ByteCount.text($0))" } ?? ""
      parts.append(ByteCount.text(progress.bytesDone) + total)
      let rate = Double(progress.bytesDone) / (Double(max(1, nanoseconds)) / 1e9)
      parts.append("\(ByteCount.text(Int64(min(rate, 1e18))))/s")
    }
    switch progress.itemsTotal {
    case let total? where total > 1:
      parts.append("item \(min(progress.itemsDone + 1, total)) of \(total)")
    case nil where progress.itemsDone > 0: parts.append("\(progress.itemsDone) items")
    default: break
    }
    if let current = progress.current { parts.append(TerminalText.escaped(current)) }
    return parts.joined(separator: "  ")
  }

  private static let barWidth = 16

  /// In percent; nil where the whole is not known.
  private static func share(of progress: ExchangeProgress) -> Int? {
    if let total = progress.bytesTotal, total > 0 {
      return Int(min(100, Double(progress.bytesDone) / Double(total) * 100))
    }
    guard let total = progress.itemsTotal, total > 0 else { return nil }
    return min(100, progress.itemsDone * 100 / total)
  }
}
