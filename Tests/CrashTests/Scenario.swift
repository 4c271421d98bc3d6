import SystemCalls
import Testing

/// One way to drop the mixed load of `CrashFixture`: copy or move, within a file system or across, by one rule.
struct Scenario: Sendable, CustomStringConvertible {
  enum Ground: String, CaseIterable, Sendable {
    /// Sources and destination in one file system in memory.
    case within = "within"
    /// From memory to the disk, where syncing is real.
    case toDisk = "to disk"
    /// From the disk to memory, which has what the disk may lack, and lacks what it has.
    case fromDisk = "from disk"
  }

  var isMove: Bool
  var ground: Ground
  /// The word after `--on-conflict`.
  var rule: String
  /// Whether it is to be all or nothing.
  var isAtomic = false

  var description: String {
    "\(isMove ? "move" : "copy") \(ground.rawValue), \(rule)\(isAtomic ? ", together" : "")"
  }

  /// Its place among all.
  var number: Int { Self.all.firstIndex { $0.description == description } ?? 0 }

  /// Every one; the order is also the number by which samples differ.
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

/// Which of many points are tried.
///
/// `DND_CRASH=all` tries every one, `DND_CRASH=3/60` the third of sixty parts that together are all. Else every
/// m-th is tried, m a prime so that it falls in with no pattern of the calls; the same ones in each run, so that a
/// failure comes again.
struct Sampling: Sendable {
  /// `DND_CRASH`, which may also be a number: then every so-many-th is tried.
  private static let wish = Environment.value("DND_CRASH")

  /// Whether all are tried, at once or part by part.
  static var isWhole: Bool { wish == "all" || part != nil }

  /// The number of a part, from 1, and how many there are.
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

  /// Whether a point is tried, by its place among all, from 0.
  func takes(_ place: Int) -> Bool { place % stride == start }

  /// The chosen ones of `points`.
  func of<Point>(_ points: [Point]) -> [Point] {
    points.enumerated().filter { takes($0.offset) }.map(\.element)
  }
}
