import FoundationEssentials
import Synchronization
import SystemCalls
import SystemPackage
import TestSupport

/// The result of a scenario's drop without faults, to which every other run is compared.
struct ExpectedOutcome: Sendable {
  let scenario: Scenario
  let load: Load
  /// The two directories before and after.
  let sourcesBefore: Snapshot
  let sourcesAfter: Snapshot
  let destinationBefore: Snapshot
  let destinationAfter: Snapshot
  /// The entries of the state directory afterwards, without the random parts of their names.
  let stateAfter: [String]
  /// The target of each item, by its number, as a path below the destination.
  let targets: [Int: String]

  /// Drops once without faults.
  ///
  /// - Parameters:
  ///   - orders: The environment variables of `EnvironmentFault`; they must not change the result.
  ///   - watched: Called with the fixture after the drop.
  init(
    _ scenario: Scenario, orders: (CrashFixture) -> [String: String] = { _ in [:] },
    under wrapper: (CrashFixture) -> [String] = { _ in [] },
    watched: (CrashFixture) throws -> Void = { _ in }
  ) throws {
    let load = Load.mixed
    let fixture = try CrashFixture(scenario, load)
    self.scenario = scenario
    self.load = load
    sourcesBefore = try load.known.snapshot(fixture.sources)
    destinationBefore = try load.known.snapshot(fixture.destination)
    let outcome = try fixture.dnd(
      "drop", fixture.dropping, orders: orders(fixture), under: wrapper(fixture))
    guard outcome.status == 0 else { throw CrashFixture.Broken(what: outcome.errorText) }
    sourcesAfter = try load.known.snapshot(fixture.sources)
    destinationAfter = try load.known.snapshot(fixture.destination)
    stateAfter = try fixture.stateNames()
    let answer = try JSONDecoder().decode(DropAnswer.self, from: Data(outcome.output))
    let root = fixture.destination.string + "/"
    targets = answer.items.reduce(into: [:]) {
      if let target = $1.target { $0[$1.index] = String(target.dropFirst(root.count)) }
    }
    try watched(fixture)
  }
}

extension ExpectedOutcome {
  private static let known = Mutex<[String: (ExpectedOutcome, [FaultTrace.Call])]>([:])

  /// Drops once without faults and lists the calls; the tests of a scenario share the result.
  static func traced(_ scenario: Scenario) throws -> (ExpectedOutcome, [FaultTrace.Call]) {
    let name = scenario.description
    if let known = known.withLock({ $0[name] }) { return known }
    var calls: [FaultTrace.Call] = []
    let expected = try ExpectedOutcome(
      scenario, orders: FaultTrace.orders, watched: { calls = try FaultTrace.calls(in: $0) })
    known.withLock { $0[name] = (expected, calls) }
    return (expected, calls)
  }
}

/// The relevant part of the JSON of `drop`.
struct DropAnswer: Decodable {
  struct Item: Decodable {
    var index: Int
    var state: String
    var target: String?
  }
  var items: [Item]
}

/// The relevant part of the JSON of `show`.
struct SessionAnswer: Decodable {
  struct Item: Decodable { var index: Int }
  var state: String
  var items: [Item]
}

extension CrashFixture {
  /// The names in the state directory, with a star for each part that is random or depends on the
  /// terminal.
  func stateNames() throws -> [String] {
    var found: [String] = []
    func collect(_ below: String) throws {
      for name in try Files.names(in: desk.path("state").appending(below)) {
        let path = below.isEmpty ? name : "\(below)/\(name)"
        if below == "current" { continue }
        found.append(Self.plain(path))
        if try Files.kind(desk.path("state").appending(path)) == .directory { try collect(path) }
      }
    }
    try collect("")
    return found.sorted()
  }

  private static func plain(_ path: String) -> String {
    path.split(separator: "/").map { part in
      if part.hasPrefix("crash.") { return "crash.*" }
      if part.count == 16, part.allSatisfy({ $0.isHexDigit }) { return "*" }
      return String(part)
    }.joined(separator: "/")
  }
}
