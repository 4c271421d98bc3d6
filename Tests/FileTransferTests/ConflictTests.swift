import FileTransfer
import SystemCalls
import SystemPackage
import TestSupport
import Testing

struct ConflictTests {
  let placing: Placing
  var sandbox: Sandbox { placing.sandbox }

  init() throws { placing = try Placing() }

  /// The result for one rule: the outcome, and the files at the destination.
  struct Row: Sendable {
    var rule: ConflictRule
    var state: Placement.State?
    var destination: [String: String]
  }

  private static let kept = [
    "to/\(KeptDirectory.name)/": "", "to/\(KeptDirectory.name)/a.txt": "old",
  ]

  @Test(
    arguments: [
      Row(rule: .dedupe, state: .placed, destination: ["to/a.txt": "old", "to/a 2.txt": "new"]),
      Row(rule: .rename, state: .placed, destination: ["to/a.txt": "old", "to/a 2.txt": "new"]),
      Row(rule: .skip, state: .skipped, destination: ["to/a.txt": "old"]),
      Row(
        rule: .replace, state: .placed,
        destination: ["to/a.txt": "new"].merging(kept) { $1 }),
      Row(
        rule: .newer, state: .placed, destination: ["to/a.txt": "new"].merging(kept) { $1 }),
      Row(rule: .fail, state: nil, destination: ["to/a.txt": "old"]),
    ], [PlacementRequest.Operation.copy, .move])
  func aTakenNameIsTreatedByTheRule(row: Row, operation: PlacementRequest.Operation) throws {
    try sandbox.write("to/a.txt", "old")
    try sandbox.write("a.txt", "new")
    try setTime("to/a.txt", 1_000)
    try setTime("a.txt", 2_000)
    let request = placing.request("a.txt", operation, row.rule)
    if let state = row.state {
      let placement = try placing.place(request)
      #expect(placement.state == state)
      #expect(placement.sourceRemoved == (operation == .move && state == .placed))
      #expect((placement.replaced != nil) == (row.rule == .replace || row.rule == .newer))
    } else {
      #expect(throws: TransferError.destinationExists(sandbox.path("to/a.txt"))) {
        try placing.place(request)
      }
    }
    var expected = row.destination.merging(["to/": ""]) { $1 }
    if operation == .copy || row.state != .placed { expected["a.txt"] = "new" }
    #expect(try placing.snapshot() == expected)
  }

  @Test func newerLeavesWhatIsAsNewOrNewer() throws {
    for time: Int64 in [2_000, 3_000] {
      try sandbox.write("to/a", "there")
      try sandbox.write("a", "mine")
      try setTime("to/a", time)
      try setTime("a", 2_000)
      #expect(try placing.place(placing.request("a", .copy, .newer)).state == .skipped)
    }
    #expect(try placing.text("to/a") == "there")
  }

  @Test func identicalBytesAreNotAddedAgain() throws {
    try sandbox.write("to/a.txt", "other")
    try sandbox.write("to/a 2.txt", "third")
    try sandbox.write("to/a 3.txt", "same!")
    try sandbox.write("a.txt", "same!")
    let placement = try placing.place(placing.request("a.txt"))
    #expect(placement.state == .alreadyThere)
    #expect(placement.target == sandbox.path("to/a 3.txt"))
    let moved = try placing.place(placing.request("a.txt", .move))
    #expect(moved.state == .alreadyThere && moved.sourceRemoved)
    #expect(sandbox.list() == ["to"])
    #expect(sandbox.list("to") == ["a 2.txt", "a 3.txt", "a.txt"])
  }

  @Test func theSameNameTwiceInOneRunKeepsBothOrOneOfThem() throws {
    try sandbox.write("one/x.md", "first")
    try sandbox.write("two/x.md", "second")
    try sandbox.write("three/x.md", "first")
    let outcomes = placing.engine.place(
      ["one/x.md", "two/x.md", "three/x.md"].map { placing.request($0) })
    #expect(try outcomes.map { try $0.get().state } == [.placed, .placed, .alreadyThere])
    #expect(sandbox.list("to") == ["x 2.md", "x.md"])
    #expect(try placing.text("to/x 2.md") == "second")
  }

  @Test func manyDifferentFilesOfOneNameAreNumbered() throws {
    let requests = (0..<200).map { number in
      PlacementRequest(
        .bytes(Array("\(number % 100 + 1000)".utf8)), directory: sandbox.path("to"),
        name: Array("index.html".utf8))
    }
    let outcomes = placing.engine.place(requests)
    #expect(try outcomes.count { try $0.get().state == .placed } == 100)
    #expect(sandbox.list("to").count == 100)
  }

  @Test func aHardLinkOfWhatIsThereIsKeptWhenItIsMoved() throws {
    let path = try sandbox.write("a", "one file")
    try FileSystem.link(path, in: nil, to: sandbox.path("to/a"))
    let placement = try placing.place(placing.request("a", .move))
    #expect(placement.state == .alreadyThere && !placement.sourceRemoved)
    #expect(placement.notes == [.sourceKept(path, .sameFile)])
    #expect(try placing.text("a") == "one file")
  }

  @Test(arguments: ConflictRule.allCases)
  func aFileMovedToWhereItIsStaysWhole(rule: ConflictRule) throws {
    try sandbox.write("a", "content")
    _ = try? placing.place(placing.request("a", .move, rule, to: sandbox.root))
    #expect(try placing.snapshot() == ["a": "content", "to/": ""])
  }

  @Test func aFileCopiedToWhereItIsIsNumberedOrThereAlready() throws {
    let path = try sandbox.write("a.txt", "content")
    let here = sandbox.root
    #expect(
      try placing.place(placing.request("a.txt", .copy, .rename, to: here)).target
        == sandbox.path("a 2.txt"))
    for operation in [PlacementRequest.Operation.copy, .move] {
      let placement = try placing.place(placing.request("a.txt", operation, .replace, to: here))
      #expect(placement.state == .alreadyThere && !placement.sourceRemoved)
      #expect(placement.target == path && placement.notes == [])
    }
    #expect(try placing.text("a.txt") == "content")
  }

  @Test func everyReplacedFileIsKept() throws {
    for text in ["one", "two", "three"] {
      try sandbox.write("a.txt", text)
      try placing.place(placing.request("a.txt", .copy, .replace))
    }
    #expect(
      try placing.snapshot() == [
        "a.txt": "three", "to/": "", "to/a.txt": "three", "to/\(KeptDirectory.name)/": "",
        "to/\(KeptDirectory.name)/a.txt": "one", "to/\(KeptDirectory.name)/a 2.txt": "two",
      ])
  }

  @Test(arguments: ConflictRule.allCases, [true, false])
  func aDirectoryAndAFileNeverReplaceEachOther(rule: ConflictRule, directoryIsNew: Bool) throws {
    let (new, old) = directoryIsNew ? ("a/inside", "to/a") : ("a", "to/a/inside")
    try sandbox.write(new, "new")
    try sandbox.write(old, "old")
    let outcome = placing.engine.place([placing.request("a", .copy, rule)])[0]
    #expect(try placing.text(new) == "new" && placing.text(old) == "old")
    switch rule {
    case .dedupe, .rename:
      #expect(try outcome.get().target == sandbox.path("to/a 2"))
      #expect(try placing.text(directoryIsNew ? "to/a 2/inside" : "to/a 2") == "new")
    case .skip: #expect(try outcome.get().state == .skipped)
    case .replace, .newer: #expect(outcome == .failure(.kindClash(sandbox.path("to/a"))))
    case .fail: #expect(outcome == .failure(.destinationExists(sandbox.path("to/a"))))
    }
  }

  @Test func aLinkAtTheDestinationIsNeverWrittenThrough() throws {
    try sandbox.write("precious", "precious")
    try sandbox.write("a", "new")
    try FileSystem.makeLink(sandbox.path("to/a"), saying: Array("../precious".utf8))
    try placing.place(placing.request("a", .copy, .replace))
    #expect(try placing.text("precious") == "precious")
    #expect(try placing.text("to/a") == "new")
    #expect(
      try FileSystem.readLink(sandbox.path("to/\(KeptDirectory.name)/a"))
        == Array("../precious".utf8))
  }

  private func setTime(_ name: String, _ time: Int64) throws {
    try FileSystem.setTimes(of: sandbox.path(name), accessed: time, modified: time)
  }
}
