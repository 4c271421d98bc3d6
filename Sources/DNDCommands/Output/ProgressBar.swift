import Context
import Diagnostics
import Exchange

/// A progress line that redraws itself.
///
/// Nothing is drawn during the first half second, and then at most ten times a second. Times are
/// nanoseconds of a monotonic clock.
struct ProgressBar {
  private let started: Int64
  private var next: Int64
  private(set) var isDrawn = false
  private var rate = TransferRate()
  private var itemRate = TransferRate()
  /// The highest percentage shown so far: the bar never moves back when the total grows.
  private var highest = 0

  static let patience: Int64 = 500_000_000
  static let pace: Int64 = 100_000_000
  /// The average bytes per item above which copying data, not handling items, dominates the time.
  private static let telling: Int64 = 256 << 10

  init(started: Int64) {
    self.started = started
    next = started + Self.patience
  }

  /// The text to write for `progress`; nil if it is too early.
  ///
  /// - Parameters:
  ///   - now: The current time.
  ///   - columns: The width of the terminal.
  mutating func draw(_ progress: ExchangeProgress, at now: Int64, columns: Int) -> String? {
    rate.add(progress.bytesDone, at: now)
    itemRate.add(Int64(progress.itemsDone), at: now)
    guard now >= next else { return nil }
    next = now + Self.pace
    isDrawn = true
    return "\r\(line(progress, at: now, columns: columns - 1))\u{1B}[K"
  }

  /// The text that removes the bar; nil if no bar is drawn.
  ///
  /// - Parameter now: The current time; redrawing is delayed briefly, so that the output that
  ///   follows is not interrupted.
  mutating func wipe(at now: Int64? = nil) -> String? {
    if let now { next = max(next, now + Self.pace) }
    guard isDrawn else { return nil }
    isDrawn = false
    return "\r\u{1B}[K"
  }

  // ████████░░░░░░░░  52 %  1.6 GB of 3.1 GB  210 MB/s  7 s left  item 2 of 4  IMG_0002.heic
  private mutating func line(
    _ progress: ExchangeProgress, at now: Int64, columns: Int
  ) -> String {
    let parts = parts(of: progress, at: now)
    let name = progress.current.map(TerminalText.escaped) ?? ""
    let nameWidth = DisplayWidth.of(name)
    for layout in Self.layouts {
      let shown = layout.parts.compactMap { parts[$0] }.joined(separator: "  ")
      let gap = shown.isEmpty || name.isEmpty ? 0 : 2
      let room = columns - DisplayWidth.of(shown) - gap
      guard room >= min(nameWidth, layout.name) else { continue }
      return room < 1 || layout.name == 0 && room < nameWidth || name.isEmpty
        ? shown : shown + String(repeating: " ", count: gap) + DisplayWidth.cut(name, to: room)
    }
    return DisplayWidth.cut(parts[.share] ?? parts[.spinner] ?? name, to: columns)
  }

  private enum Part { case bar, shortBar, share, spinner, bytes, rate, left, items, phase }

  /// The layouts from wide to narrow: their parts, and the columns that the name needs beside them.
  private static let layouts: [(parts: [Part], name: Int)] = [
    ([.bar, .share, .spinner, .bytes, .rate, .left, .items, .phase], 16),
    ([.shortBar, .share, .spinner, .bytes, .rate, .left, .items, .phase], 12),
    ([.share, .spinner, .bytes, .rate, .left, .items, .phase], 8),
    ([.share, .spinner, .bytes, .rate, .left, .phase], 8),
    ([.share, .spinner, .bytes, .left, .phase], 8),
    ([.share, .spinner, .bytes, .left, .phase], 0),
    ([.share, .spinner, .bytes], 0),
  ]

  private mutating func parts(of progress: ExchangeProgress, at now: Int64) -> [Part: String] {
    var parts: [Part: String] = [:]
    let isMoving = [nil, .copying, .session].contains(progress.phase)
    let isShared = progress.phase != .making && progress.phase != .taking
    if isShared, let share = share(of: progress) {
      parts[.bar] = Self.bar(share, width: 16)
      parts[.shortBar] = Self.bar(share, width: 8)
      parts[.share] = "\(share) %"
    }
    if parts[.share] == nil || !isMoving {
      let frame = Int(now / Self.pace) % Self.frames.count
      parts[.spinner] = "\(Self.frames[frame]) \(Self.duration((now - started) / 1_000_000_000))"
    }
    if progress.bytesDone > 0 {
      let total = progress.bytesTotal.map { " of \(ByteCount.text(max($0, progress.bytesDone)))" }
      parts[.bytes] = ByteCount.text(progress.bytesDone) + (total ?? "")
      if isMoving, let perSecond = rate.perSecond {
        parts[.rate] = "\(ByteCount.text(perSecond))/s"
        parts[.left] = progress.bytesTotal
          .flatMap {
            $0 >= Self.telling * Int64(progress.itemsTotal ?? 1) ? rate.left(of: $0) : nil
          }
          .map { "\(Self.duration($0)) left" }
      }
    }
    switch progress.itemsTotal {
    case let total? where total > 1:
      parts[.items] = "item \(min(progress.itemsDone + 1, total)) of \(total)"
    case nil where progress.itemsDone > 0: parts[.items] = "\(progress.itemsDone) items"
    default: break
    }
    // Several drops on a session have no common activity, only items.
    if progress.phase == .session, let total = progress.itemsTotal {
      parts[.items] = "\(progress.itemsDone) of \(total) items"
      if let perSecond = itemRate.perSecond, perSecond > 0 { parts[.items]? += ", \(perSecond)/s" }
      if parts[.left] == nil, let left = itemRate.left(of: Int64(total)) {
        parts[.left] = "\(Self.duration(left)) left"
      }
    }
    if !isMoving && progress.phase != .taking { parts[.phase] = progress.phase?.rawValue }
    return parts
  }

  private static let frames = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏").map(String.init)

  private static func bar(_ share: Int, width: Int) -> String {
    let filled = share * width / 100
    return String(repeating: "█", count: filled)
      + String(repeating: "░", count: width - filled)
  }

  /// Seconds in at most two units.
  private static func duration(_ seconds: Int64) -> String {
    switch seconds {
    case ..<60: "\(seconds) s"
    case ..<3600: "\(seconds / 60) min \(seconds % 60) s"
    default: "\(seconds / 3600) h \(seconds % 3600 / 60) min"
    }
  }

  /// The share in percent; nil if the total is unknown.
  ///
  /// Items are counted only if the total number of bytes is unknown.
  private mutating func share(of progress: ExchangeProgress) -> Int? {
    if let total = progress.bytesTotal, total > 0 {
      let share = Double(progress.bytesDone) / Double(total) * 100
      highest = max(highest, min(100, Int(share)))
    } else if let total = progress.itemsTotal, total > 1 {
      highest = max(highest, min(100, progress.itemsDone * 100 / total))
    } else {
      return nil
    }
    return highest
  }
}
