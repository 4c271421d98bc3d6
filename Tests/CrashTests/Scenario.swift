import SystemCalls
import Testing

/// One way to drop the items of `CrashFixture`: copy or move, within a file system or across, with
/// one conflict rule.
struct Scenario: Sendable, CustomStringConvertible {
  enum Ground: String, CaseIterable, Sendable {
    /// Sources and destination in one file system in memory.
    case within = "within"
    /// From memory to the disk, where syncing is real.
    case toDisk = "to disk"
    /// From the disk to memory; each of the two has features that the other may lack.
    case fromDisk = "from disk"
  }

  var isMove: Bool
  var ground: Ground
  /// The value of `--on-conflict`.
  var rule: String
  /// Whether the drop is atomic.
  var isAtomic = false

  var description: String {
    "\(isMove ? "move" : "copy") \(ground.rawValue), \(rule)\(isAtomic ? ", together" : "")"
  }

  /// Its index among all scenarios.
  var number: Int { Self.all.firstIndex { $0.description == description } ?? 0 }

  /// All scenarios; the index also shifts the sample of points.
  static let all: [Scenario] =
    ["dedupe", "rename", "replace"].flatMap { rule in
      [false, true].flatMap { isMove in
        Ground.allCases.map { Scenario(isMove: isMove, ground: $0, rule: rule) }
      }
    } + together

  private static let together: [Scenario] = [
    Scenario(isMove: false, ground: .within, rule: "dedupe", isAtomic: true),
    Scenario(isMove: true, ground: .within, rule: "replace", isAtomic: true),
    Scenario(isMove: false, ground: .toDisk, rule: "replace", isAtomic: true),
    Scenario(isMove: true, ground: .toDisk, rule: "dedupe", isAtomic: true),
    Scenario(isMove: true, ground: .fromDisk, rule: "rename", isAtomic: true),
  ]
}

/// Chooses the points that are tried.
///
/// `DND_CRASH=all` tries every point, `DND_CRASH=3/60` the third of sixty parts that together are
/// all. Otherwise every m-th point is tried, where m is a prime so that it does not follow a
/// pattern of the calls. The choice is the same in each run, so that a failure can be reproduced.
struct Sampling: Sendable {
  /// The value of `DND_CRASH`; a number n means every n-th point.
  private static let wish = Environment.value("DND_CRASH")

  /// Whether all points are tried, at once or in parts.
  static var isWhole: Bool { wish == "all" || part != nil }

  /// The number of the part, from 1, and the number of parts.
  private static var part: (number: Int, count: Int)? {
    let numbers = (wish ?? "").split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2, 1...max(numbers[1], 1) ~= numbers[0] else { return nil }
    return (numbers[0], numbers[1])
  }

  private let stride: Int
  private let start: Int

  init(stride: Int, phase: Int) {
    if let part = Self.part {
      (self.stride, start) = (part.count, part.number - 1)
    } else {
      self.stride =
        Self.wish == "all" ? 1 : Self.wish.flatMap { Int($0) }.map { max($0, 1) } ?? stride
      start = (self.stride - phase * 7 % self.stride) % self.stride
    }
  }

  /// Whether a point is tried, by its index from 0.
  func takes(_ place: Int) -> Bool { place % stride == start }

  /// The chosen points.
  func of<Point>(_ points: [Point]) -> [Point] {
    points.enumerated().filter { takes($0.offset) }.map(\.element)
  }
}
