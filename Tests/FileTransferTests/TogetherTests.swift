import FileTransfer
import Synchronization
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Atomic runs: all items appear, or none.
struct TogetherTests {
  let placing: Placing
  var sandbox: Sandbox { placing.sandbox }

  init() throws { placing = try Placing() }

  private func write(_ files: [String: String]) throws {
    for (path, text) in files { try sandbox.write(path, text) }
  }

  private func together(
    _ requests: [PlacementRequest], journal: some TransferJournal = NoJournal(),
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) -> [Result<Placement, TransferError>] {
    placing.engine.placeTogether(requests, journal: journal, isCancelled: isCancelled)
  }

  private func error(_ outcome: Result<Placement, TransferError>) -> TransferError? {
    if case .failure(let error) = outcome { error } else { nil }
  }

  /// A journal that creates a file once everything is staged.
  private func inTheWay(_ name: String) throws -> Meddling {
    let path = sandbox.path(name)
    return Meddling(meddle: {
      try OpenFile.open(path, .writeOnly, options: [.create]).writeAll(Array("in the way".utf8))
    })
  }

  @Test func allAppearAndSourcesGoAsOneByOne() throws {
    try write(["a": "A", "b": "B", "tree/in/c": "C"])
    let outcomes = together([
      placing.request("a"), placing.request("b", .move), placing.request("tree", .move),
      PlacementRequest(
        .bytes(Array("D".utf8)), directory: sandbox.path("to"), name: Array("d".utf8)),
    ])
    let placed = try outcomes.map { try $0.get() }
    #expect(placed.map(\.state) == [.placed, .placed, .placed, .placed])
    #expect(placed.map(\.sourceRemoved) == [false, true, true, false])
    #expect(
      try placing.snapshot() == [
        "a": "A", "to/": "", "to/a": "A", "to/b": "B", "to/d": "D", "to/tree/": "",
        "to/tree/in/": "", "to/tree/in/c": "C",
      ])
  }

  @Test(arguments: [PlacementRequest.Operation.copy, .move])
  func namesOfOneFileThatAreVerifiedStayNamesOfOne(
    operation: PlacementRequest.Operation
  ) throws {
    let placing = try Placing(elsewhere: true)
    guard let elsewhere = placing.elsewhere else { return }
    try placing.sandbox.write("tree/a", "content")
    let names = ["b", "c", "other/d", "e"]
    try placing.sandbox.makeDirectory(placing.sandbox.path("other"))
    for name in names {
      try FileSystem.link(
        placing.sandbox.path("tree/a"), in: nil, to: placing.sandbox.path(name))
    }
    var requests = ["b", "tree", "c", "other", "e"].map {
      placing.request($0, operation, to: elsewhere.root)
    }
    for index in requests.indices { requests[index].verifying = .always }
    for outcome in placing.engine.placeTogether(requests) {
      let placement = try outcome.get()
      #expect(placement.verified != .none && placement.notes == [])
      #expect(placement.sourceRemoved == (operation == .move))
    }
    let copy = try FileSystem.status(of: elsewhere.path("tree/a"))
    #expect(copy.links == 5)
    for name in names {
      #expect(try FileSystem.status(of: elsewhere.path(name)).inode == copy.inode, "\(name)")
    }
  }

  @Test func oneThatIsMissingKeepsAllAway() throws {
    try write(["a": "A", "b": "B", "tree/c": "C", "to/tree/there": "T"])
    let before = try placing.snapshot()
    let outcomes = together([
      placing.request("a", .move), placing.request("tree", .move), placing.request("gone"),
      placing.request("b"),
    ])
    #expect(
      outcomes.map(error) == [
        .withheld, .withheld, .sourceMissing(sandbox.path("gone")), .withheld,
      ])
    #expect(try placing.snapshot() == before)
  }

  @Test func aNameThatIsTakenKeepsAllAway() throws {
    try write(["a": "A", "b": "B", "to/b": "old"])
    let before = try placing.snapshot()
    let outcomes = together([placing.request("a"), placing.request("b", .copy, .fail)])
    #expect(outcomes.map(error) == [.withheld, .destinationExists(sandbox.path("to/b"))])
    #expect(try placing.snapshot() == before)
  }

  /// Calls back just before the first name is published, when everything is staged.
  private struct Meddling: TransferJournal {
    var meddle: @Sendable () throws -> Void = {}
    var failsToRecord = false
    func willPlace(_ indices: Range<Int>) throws {}
    func willName(_ names: [PlacementName]) throws { try meddle() }
    func published(_ placements: [(index: Int, placement: Placement)]) throws {
      if failsToRecord { throw Errno.ioError }
    }
    func finished(_ settled: [TransferEngine.Settled]) throws {}
  }

  @Test(arguments: [PlacementRequest.Operation.copy, .move])
  func whatHasItsNameIsTakenBackWhenALaterOneCannotHaveIts(
    operation: PlacementRequest.Operation
  ) throws {
    try write([
      "a": "A", "b": "B", "tree/in/c": "C", "met/d": "D", "to/b": "old", "to/met/e": "E",
      "last": "L",
    ])
    let before = try placing.snapshot()
    let outcomes = together(
      [
        placing.request("a", operation), placing.request("b", operation, .replace),
        placing.request("tree", operation), placing.request("met", operation),
        placing.request("last", operation, .fail),
      ], journal: try inTheWay("to/last"))
    #expect(error(outcomes[4]) == .destinationExists(sandbox.path("to/last")))
    #expect(outcomes[..<4].map(error) == [.withheld, .withheld, .withheld, .withheld])
    var expected = before
    expected["to/last"] = "in the way"
    #expect(try placing.snapshot() == expected)
  }

  @Test func whatCouldNotBeRecordedIsTakenBack() throws {
    try write(["a": "A", "b": "B"])
    let before = try placing.snapshot()
    let outcomes = together(
      [placing.request("a", .move), placing.request("b")], journal: Meddling(failsToRecord: true))
    #expect(outcomes.map(error) == [.notRecorded, .notRecorded])
    #expect(try placing.snapshot() == before)
  }

  @Test func cancellingAsNamesAreGivenLeavesNone() throws {
    try write(["a": "A", "b": "B", "c": "C"])
    let before = try placing.snapshot()
    let isCancelled = Flag()
    let outcomes = together(
      [placing.request("a", .move), placing.request("b"), placing.request("c")],
      journal: Meddling(meddle: { isCancelled.raise() }), isCancelled: { isCancelled.isRaised })
    #expect(outcomes.map(error) == [.cancelled, .cancelled, .cancelled])
    #expect(try placing.snapshot() == before)
  }

  private final class Flag: Sendable {
    private let value = Atomic<Bool>(false)
    var isRaised: Bool { value.load(ordering: .relaxed) }
    func raise() { value.store(true, ordering: .relaxed) }
  }

  @Test func itemsOfOneNameEndAsTheyWouldOneByOne() throws {
    try write([
      "1/f": "one", "2/f": "two", "3/f": "one", "1/t/a": "A", "2/t/a": "other", "2/t/b": "B",
    ])
    let outcomes = together(["1/f", "2/f", "3/f", "1/t", "2/t"].map { placing.request($0, .move) })
    #expect(try outcomes.map { try $0.get().state }.last == .placed)
    let found = try placing.snapshot().filter { $0.key.hasPrefix("to/") && !$0.key.hasSuffix("/") }
    #expect(
      found == [
        "to/f": "one", "to/f 2": "two", "to/t/a": "A", "to/t/a 2": "other", "to/t/b": "B",
      ])
    #expect(sandbox.list("1") == [] && sandbox.list("2") == [] && sandbox.list("3") == [])
  }

  @Test func aDirectoryMergedWithOneOfTheSameRunIsTakenBackWithIt() throws {
    try write(["1/t/a": "A", "2/t/b": "B", "last": "L"])
    let before = try placing.snapshot()
    let outcomes = together(
      [
        placing.request("1/t", .move), placing.request("2/t", .move),
        placing.request("last", .copy, .fail),
      ], journal: try inTheWay("to/last"))
    #expect(outcomes.map(error)[..<2] == [.withheld, .withheld])
    var expected = before
    expected["to/last"] = "in the way"
    #expect(try placing.snapshot() == expected)
  }

  @Test func moreThanCanBeHeldOpenAppearTogether() throws {
    let count = 1000
    for number in 0..<count { try sandbox.write("many/\(number)", "\(number)") }
    for number in 0..<count { try sandbox.write("m/more/\(number)x", "\(number)") }
    try sandbox.write("to/more/0x", "other")
    let requests = (0..<count).map { placing.request("many/\($0)") } + [placing.request("m/more")]
    #expect(try together(requests).map { try $0.get().state }.allSatisfy { $0 == .placed })
    #expect(sandbox.list("to").count == count + 1)
    #expect(sandbox.list("to/more").count == count + 1)

    // All of them are also withdrawn.
    try sandbox.write("last", "L")
    try sandbox.makeDirectory(sandbox.path("other"))
    let outcomes = together(
      (0..<count).map { placing.request("many/\($0)", to: sandbox.path("other")) }
        + [placing.request("last", .copy, .fail, to: sandbox.path("other"))],
      journal: try inTheWay("other/last"))
    #expect(error(outcomes[0]) == .withheld)
    #expect(sandbox.list("other") == ["last"])
  }

  @Test(arguments: [false, true])
  func namesOfOneFileBecomeNamesOfOneCopy(areMany: Bool) throws {
    try sandbox.write("first", "one")
    try FileSystem.link(sandbox.path("first"), to: sandbox.path("second"))
    var requests = [placing.request("first")]
    if areMany {
      for number in 0..<800 {
        try sandbox.write("many/\(number)", "x")
        requests.append(placing.request("many/\(number)"))
      }
    }
    requests.append(placing.request("second"))
    for outcome in together(requests) { _ = try outcome.get() }
    let status = try ["to/first", "to/second"].map {
      try FileSystem.status(of: sandbox.path($0), followingLinks: false)
    }
    #expect(status[0].inode == status[1].inode && status[0].links == 2)
    #expect(try placing.text("to/second") == "one")
  }
}
