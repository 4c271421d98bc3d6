import FoundationEssentials
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Kills a drop at each step, from outside and from inside, and checks the guarantees.
@Suite struct KillTests {
  // MARK: - From outside, at the system calls of every library

  /// The calls that change files, including those of SQLite.
  private static let changing =
    "/^(open|openat|creat|write|pwrite|writev|pwritev|link|rename|unlink|mkdir|rmdir|mknod|symlink"
    + "|ftruncate|truncate|fallocate|copy_file|sendfile|splice|fsync|fdatasync|sync|fchmod|chmod"
    + "|fchown|chown|lchown|utime|futime|setxattr|lsetxattr|fsetxattr|.*removexattr|flock)"

  /// A call at which the drop is killed; `strace` counts the calls of each name separately.
  private struct SystemCallPoint: CustomStringConvertible {
    var name: String
    var number: Int
    /// Whether the main thread makes the call, and not a child.
    var isOwn: Bool
    var text: String

    var description: String { "strace --inject=\(name):signal=KILL:when=\(number) before \(text)" }
  }

  /// Runs on one processor, so that one thread does all work in the same order each time.
  private static func strace(_ options: [String], _ log: FilePath) -> [String] {
    guard let strace = Tool.named("strace"), let taskset = Tool.named("taskset") else { return [] }
    let processor = Int.random(in: 0..<Machine.processors)
    return [taskset.executable.string, "-c", "\(processor)", strace.executable.string]
      + ["-f", "-qq", "-s", "64", "-o", log.string] + options
  }

  @Test("A drop that is killed at any system call loses nothing", arguments: Scenario.all)
  func killedFromOutside(_ scenario: Scenario) throws {
    guard Tool.named("strace") != nil, Tool.named("taskset") != nil else {
      try Test.cancel("skipped: strace or taskset is not installed")
    }
    try CrashFixture.require(scenario)
    var points: [SystemCallPoint] = []
    let expected = try ExpectedOutcome(
      scenario,
      under: { Self.strace(["-e", "trace=\(Self.changing)"], $0.desk.path("log")) },
      watched: { points = try Self.points(in: $0.desk.read("log")) })
    #expect(points.count > 60)
    let trial = CrashTrial(expected: expected)
    try CrashTrials(title: "killed from outside", scenario: scenario, points: points, stride: 211)
      .run(
        naming: { $0.description },
        trial: { point in
          let options = [
            "-e", "trace=\(point.name)", "-e",
            "inject=\(point.name):signal=KILL:when=\(point.number)",
          ]
          return try trial.undergo(
            under: { Self.strace(options, $0.desk.path("log")) }, mustDie: point.isOwn)
        })
  }

  /// The calls of a log, each with its number among those of its name and thread.
  private static func points(in log: [UInt8]) throws -> [SystemCallPoint] {
    var counts: [String: Int] = [:]
    var points: [SystemCallPoint] = []
    var seen: Set<String> = []
    var own: Substring?
    for line in String(decoding: log, as: UTF8.self).split(separator: "\n") {
      guard let match = line.firstMatch(of: #/^(\d+) +(\w+)\(/#) else { continue }
      own = own ?? match.1
      let name = String(match.2)
      let number = counts["\(match.1) \(name)", default: 0] + 1
      counts["\(match.1) \(name)"] = number
      // Opening an existing file changes nothing.
      if name.hasPrefix("open") && !line.contains("O_CREAT") && !line.contains("O_TMPFILE") {
        continue
      }
      // The n-th call of a name kills the thread that reaches it first.
      guard seen.insert("\(name) \(number)").inserted else { continue }
      points.append(
        SystemCallPoint(
          name: name, number: number, isOwn: match.1 == own,
          text: String(line.dropFirst(match.1.count))))
    }
    return points
  }

  // MARK: - From inside, just before and just after each call

  @Test(
    "A drop that ends before or after any of its own calls loses nothing", arguments: Scenario.all)
  func killedFromInside(_ scenario: Scenario) throws {
    try CrashFixture.require(scenario)
    let (expected, calls) = try ExpectedOutcome.traced(scenario)
    let points = calls.filter { $0.number > 0 }.flatMap { call in
      ["\(call.number)", "\(call.number):after"].map { (order: $0, call: call) }
    }
    #expect(points.count > 60)
    let trial = CrashTrial(expected: expected)
    try CrashTrials(title: "killed from inside", scenario: scenario, points: points, stride: 307)
      .run(
        naming: { "DND_FAULT_KILL=\($0.order) at \($0.call)" },
        trial: { point in
          try trial.undergo(orders: { _ in ["DND_FAULT_KILL": point.order] }, mustDie: true)
        })
  }

  @Test(
    "A drop that ends while it recovers an ended drop loses nothing", arguments: Scenario.all)
  func killedTwice(_ scenario: Scenario) throws {
    try CrashFixture.require(scenario)
    let (expected, calls) = try ExpectedOutcome.traced(scenario)
    // The second end is anywhere, preferably near the beginning, where recovery of the first drop
    // happens.
    let points = calls.filter { $0.number > 0 }.flatMap { call in
      (0..<6).map { (call: call, second: 1 + (call.number * 31 + $0 * 17) % (20 + 20 * $0)) }
    }
    let trial = CrashTrial(expected: expected)
    try CrashTrials(title: "killed twice", scenario: scenario, points: points, stride: 1009).run(
      naming: {
        "DND_FAULT_KILL=\($0.call.number) at \($0.call), then DND_FAULT_KILL=\($0.second)"
      },
      trial: { point in
        try trial.undergo(
          orders: { _ in ["DND_FAULT_KILL": "\(point.call.number)"] },
          meanwhile: ["DND_FAULT_KILL": "\(point.second)"], mustDie: true)
      })
  }
}
