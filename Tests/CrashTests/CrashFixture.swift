import Glibc
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// A test environment: sources, a destination with some names taken, and a session with all kinds
/// of items, ready to be dropped.
final class CrashFixture {
  let scenario: Scenario
  /// The directory of state, home and logs.
  let desk: Sandbox
  private let sourceGround: Sandbox
  private let destinationGround: Sandbox

  var sources: FilePath { sourceGround.path("from") }
  var destination: FilePath { destinationGround.path("to") }

  private static let memory = "/dev/shm"
  private static let disk = "/tmp"

  /// Cancels the test if this machine lacks the two file systems that `scenario` needs.
  static func require(_ scenario: Scenario) throws {
    if !exists(scenario) {
      try Test.cancel("skipped: there is no second file system that everybody may write to")
    }
  }

  private static func exists(_ scenario: Scenario) -> Bool {
    guard access(memory, W_OK) == 0 else { return false }
    guard scenario.ground != .within else { return true }
    let devices = [memory, disk].map { try? FileSystem.status(of: FilePath($0)).device }
    return devices[0] != nil && devices[0] != devices[1]
  }

  /// Creates the files and lifts them.
  init(_ scenario: Scenario, _ load: Load) throws {
    self.scenario = scenario
    desk = try Sandbox("dnd-crash", in: Self.memory)
    switch scenario.ground {
    case .within: (sourceGround, destinationGround) = (desk, desk)
    case .toDisk:
      (sourceGround, destinationGround) = (desk, try Sandbox("dnd-crash", in: Self.disk))
    case .fromDisk:
      (sourceGround, destinationGround) = (try Sandbox("dnd-crash", in: Self.disk), desk)
    }
    for directory in ["home", "temporary", "run"] {
      try desk.makeDirectory(desk.path(directory))
    }
    try load.make(load.sources, in: sources)
    try load.make(load.taken, in: destination)
    try lift(load)
  }

  private func lift(_ load: Load) throws {
    // Stating the type skips detection, which takes most of the time.
    try check(
      dnd("lift", ["--session", "crash"] + load.lifted.map { sources.appending($0).string }))
    try check(dnd("add", ["-", "-n", "kept.bin", "-t", "public.data"], input: load.keptLarge))
    try check(
      dnd("add", ["-", "-n", "kept.txt", "-t", "public.plain-text"], input: load.keptSmall))
    try check(dnd("add", ["--promise", "text=printf 'made when wanted\\n'", "--name", "made.txt"]))
  }

  private func check(_ outcome: Tool.Outcome) throws {
    guard outcome.status == 0 else { throw Broken(what: outcome.errorText) }
  }

  struct Broken: Error, CustomStringConvertible {
    var what: String
    var description: String { what }
  }

  private var environment: [String: String] {
    [
      "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": desk.path("home").string,
      "DND_STATE_HOME": desk.path("state").string, "XDG_DATA_DIRS": "/nonexistent",
      "XDG_RUNTIME_DIR": desk.path("run").string, "TMPDIR": desk.path("temporary").string,
      "DND_SESSION": "crash",
    ]
  }

  /// The arguments of the drop, the same in every run.
  var dropping: [String] {
    var words = [destination.string, "--json", "--on-conflict", scenario.rule]
    if scenario.isAtomic { words.append("--atomic") }
    if scenario.isMove { words += ["--move", "--allow-copy"] }
    return words
  }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - orders: The environment variables of `EnvironmentFault`.
  ///   - wrapper: A program with arguments that runs it.
  func dnd(
    _ command: String, _ arguments: [String] = [], input: [UInt8] = [],
    orders: [String: String] = [:], under wrapper: [String] = []
  ) throws -> Tool.Outcome {
    let program = try Tool.dnd(environment: [:], directory: "/").executable
    let words = wrapper + [program.string, command] + arguments
    let values = environment.merging(orders) { $1 }
    return try Tool(FilePath(words[0]), environment: values, directory: desk.root)
      .run(Array(words.dropFirst()), input: input, limit: .seconds(60))
  }
}
