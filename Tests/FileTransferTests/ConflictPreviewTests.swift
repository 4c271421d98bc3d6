import FileTransfer
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Checks that a preview of names matches the result of placing.
struct ConflictPreviewTests {
  let placing: Placing
  var sandbox: Sandbox { placing.sandbox }

  init() throws { placing = try Placing() }

  /// Previews requests, then places them, and compares the results.
  private func expectAgreement(
    _ requests: [PlacementRequest], directories: Set<Int> = [],
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let before = try placing.snapshot()
    let preview = ConflictPreview()
    let places = requests.enumerated().map {
      preview.place($1, isDirectory: directories.contains($0))
    }
    #expect(try placing.snapshot() == before, sourceLocation: location)
    for (number, (place, outcome)) in zip(places, placing.engine.place(requests)).enumerated() {
      let comment = Comment("request \(number): \(place) came to \(outcome)")
      switch outcome {
      case .failure(.destinationExists(let path)):
        #expect(place.meeting == .taken && path == place.path, comment, sourceLocation: location)
      case .failure(.kindClash(let path)):
        #expect(place.meeting == .clash && path == place.path, comment, sourceLocation: location)
      case .failure(let error):
        #expect(place.meeting == .failed(error), comment, sourceLocation: location)
      case .success(let placement):
        #expect(placement.target == place.path, comment, sourceLocation: location)
        #expect(
          (placement.state == .skipped) == (place.meeting == .skipped), comment,
          sourceLocation: location)
        #expect(
          (placement.state == .alreadyThere) == (place.meeting == .alreadyThere), comment,
          sourceLocation: location)
        #expect(
          (placement.replaced != nil) == (place.meeting == .replaced), comment,
          sourceLocation: location)
      }
    }
  }

  @Test(
    "Preview and drop agree on one name over files with gaps in their numbers",
    arguments: ConflictRule.allCases)
  func gaps(rule: ConflictRule) throws {
    for name in ["a.txt", "a 2.txt", "a 3.txt", "a 5.txt"] {
      try sandbox.write("to/" + name, "theirs, " + name)
    }
    for (number, text) in ["one", "two", "theirs, a 5.txt", "one", "six", "theirs, a 3.txt"]
      .enumerated()
    {
      try sandbox.write("s\(number)/a.txt", text)
    }
    try expectAgreement((0..<6).map { placing.request("s\($0)/a.txt", .copy, rule) })
  }

  @Test(
    "Preview and drop agree on several new items of one name, some of them identical",
    arguments: ConflictRule.allCases, [PlacementRequest.Operation.copy, .move])
  func several(rule: ConflictRule, operation: PlacementRequest.Operation) throws {
    let texts = ["one", "two", "one", "three", "two"]
    for (number, text) in texts.enumerated() { try sandbox.write("s\(number)/a", text) }
    try expectAgreement(texts.indices.map { placing.request("s\($0)/a", operation, rule) })
  }

  @Test(
    "Preview and drop agree on large files with the same beginning",
    arguments: [ConflictRule.dedupe, .rename])
  func large(rule: ConflictRule) throws {
    let texts = [0, 1, 2, 1, 0].map { String(repeating: "x", count: 100_000) + "\($0)" }
    for (number, text) in texts.enumerated() { try sandbox.write("s\(number)/a", text) }
    try expectAgreement(texts.indices.map { placing.request("s\($0)/a", .copy, rule) })
  }

  @Test(
    "Preview and drop agree on directories and files of one name",
    arguments: ConflictRule.allCases, [PlacementRequest.Operation.copy, .move])
  func directories(rule: ConflictRule, operation: PlacementRequest.Operation) throws {
    try sandbox.write("to/v1.2/y", "y")
    try sandbox.write("to/f", "theirs")
    try sandbox.write("s0/v1.2/x", "x")
    try sandbox.write("s1/v1.2/z", "z")
    try sandbox.write("s2/v1.2", "no folder")
    try sandbox.write("s3/f/x", "x")
    try sandbox.write("s4/new/x", "x")
    try sandbox.write("s5/new/z", "z")
    try sandbox.write("s6/new", "no folder")
    let names = ["s0/v1.2", "s1/v1.2", "s2/v1.2", "s3/f", "s4/new", "s5/new", "s6/new"]
    try expectAgreement(
      names.map { placing.request($0, operation, rule) }, directories: [0, 1, 3, 4, 5])
  }

  @Test(
    "Preview and drop agree on symbolic links", arguments: ConflictRule.allCases, [true, false])
  func links(rule: ConflictRule, followsLink: Bool) throws {
    try sandbox.write("goal", "goal")
    try sandbox.write("other", "other")
    for (number, goal) in ["goal", "other", "goal"].enumerated() {
      try sandbox.makeDirectory(sandbox.path("s\(number)"))
      try FileSystem.makeLink(
        sandbox.path("s\(number)/a"), saying: Array("../\(goal)".utf8))
    }
    try FileSystem.makeLink(sandbox.path("to/a"), saying: Array("../goal".utf8))
    try sandbox.write("to/a 2", "goal")
    try expectAgreement(
      (0..<3).map { placing.request("s\($0)/a", .copy, rule, followsLink: followsLink) })
  }

  @Test(
    "Preview and drop agree on names that differ in case or in composition",
    arguments: ConflictRule.allCases)
  func spellings(rule: ConflictRule) throws {
    let names = ["a", "A", "\u{E9}", "e\u{301}"]
    for (number, name) in names.enumerated() {
      try sandbox.write("s\(number)/" + name, "\(number)")
    }
    try sandbox.write("to/A", "theirs")
    try sandbox.write("to/e\u{301}", "theirs")
    try expectAgreement(
      names.enumerated().map { placing.request("s\($0)/\($1)", .copy, rule) })
  }

  @Test(
    "Preview and drop agree on sources that are already at the destination",
    arguments: ConflictRule.allCases, [PlacementRequest.Operation.copy, .move])
  func itself(rule: ConflictRule, operation: PlacementRequest.Operation) throws {
    try sandbox.write("to/a", "mine")
    try sandbox.write("to/b", "other")
    try sandbox.write("s/b", "mine")
    try FileSystem.link(sandbox.path("s/b"), in: nil, to: sandbox.path("to/b 2"))
    try expectAgreement(["to/a", "s/b"].map { placing.request($0, operation, rule) })
  }

  @Test("Preview and drop agree on newer and older files", arguments: ConflictRule.allCases)
  func dates(rule: ConflictRule) throws {
    for (name, time) in [("to/a", 2_000), ("to/b", 2_000), ("s/a", 1_000), ("s/b", 3_000)] {
      try sandbox.write(name, name)
      try FileSystem.setTimes(of: sandbox.path(name), accessed: 1, modified: Int128(time))
    }
    try expectAgreement(["s/a", "s/b"].map { placing.request($0, .copy, rule) })
  }

  @Test(
    "Preview and drop agree on bytes and files of the session",
    arguments: ConflictRule.allCases)
  func bytes(rule: ConflictRule) throws {
    try sandbox.write("to/a", "theirs")
    try sandbox.write("spool", "two")
    let sources: [PlacementRequest.Source] = [
      .bytes(Array("one".utf8)), .bytes(Array("two".utf8)), .spool(sandbox.path("spool")),
      .bytes(Array("one".utf8)), .bytes(Array("theirs".utf8)),
    ]
    try expectAgreement(
      sources.map {
        PlacementRequest($0, directory: sandbox.path("to"), name: Array("a".utf8), rule: rule)
      })
  }

  @Test("Earlier items count in a directory that does not exist yet")
  func missingDirectory() throws {
    let preview = ConflictPreview()
    for (number, text) in ["one", "two", "one"].enumerated() {
      try sandbox.write("s\(number)/a", text)
    }
    let places = (0..<3).map {
      preview.place(
        placing.request("s\($0)/a", to: sandbox.path("to/in/there")), isDirectory: false)
    }
    #expect(places.map(\.path) == ["a", "a 2", "a"].map { sandbox.path("to/in/there/" + $0) })
    #expect(places.map(\.meeting) == [.nothing, .own, .alreadyThere])
    #expect(sandbox.list("to") == [])
  }

  @Test("The bytes of items that are not made yet are unknown", arguments: ConflictRule.allCases)
  func unmade(rule: ConflictRule) throws {
    let preview = ConflictPreview()
    let request = PlacementRequest(
      .bytes([]), directory: sandbox.path("to"), name: Array("x.md".utf8), rule: rule)
    let places = (0..<3).map { _ in preview.place(unmade: request, isDirectory: false) }
    #expect(places.map(\.path) == ["to/x.md", "to/x 2.md", "to/x 3.md"].map { sandbox.path($0) })
    let own = rule == .dedupe ? ConflictPreview.Meeting.ownUnlessSame : .own
    #expect(places.map(\.meeting) == [.nothing, own, own])
  }

  #if DEBUG
    @Test(
      "A thousand items of one name need one lookup each",
      arguments: [ConflictRule.rename, .dedupe])
    func manyOfOneName(rule: ConflictRule) throws {
      let preview = ConflictPreview()
      let count = 1_000
      let plan = FaultPlan(call: "fstatat", number: 6 * count, fails: .ioError)
      plan.inForce {
        for number in 0..<count {
          let request = PlacementRequest(
            .bytes(Array("\(number + 1_000)".utf8)), directory: sandbox.path("to"),
            name: Array("cover.jpg".utf8), rule: rule)
          let (path, _) = preview.place(request, isDirectory: false)
          let name = number == 0 ? "cover.jpg" : "cover \(number + 1).jpg"
          #expect(path == sandbox.path("to/" + name))
        }
      }
      #expect(!plan.fired)
    }

    @Test("A name that cannot be examined is not free")
    func anUnreadableName() throws {
      try sandbox.write("x", "x")
      let preview = ConflictPreview()
      let plan = FaultPlan(call: "fstatat", number: 1, fails: .ioError)
      let (_, meeting) = plan.inForce { preview.place(placing.request("x"), isDirectory: false) }
      guard case .failed(.system(let failure)) = meeting else {
        Issue.record("\(meeting)")
        return
      }
      #expect(failure.errno == .ioError && !meeting.isSure)
    }
  #endif

  @Test("A move out of an unwritable directory fails before it begins")
  func aMoveFromADirectoryThatCannotBeWrittenFailsBeforeItBegins() throws {
    try sandbox.write("fixed/a", "A")
    try FileSystem.setMode(of: sandbox.path("fixed"), to: 0o555)
    // Root can write everywhere, so a fault replaces the refusal.
    let plan = FaultPlan(call: "faccessat", number: 1, fails: .permissionDenied)
    let outcome = plan.inForce { placing.engine.place([placing.request("fixed/a", .move)])[0] }
    guard case .failure(.sourceDirectoryNotWritable(let path, _)) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(path == sandbox.path("fixed/a"))
    #expect(sandbox.list("to") == [])
  }
}
