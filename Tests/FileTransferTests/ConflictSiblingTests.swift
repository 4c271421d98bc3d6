import FileTransfer
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Existing numbered names, and sources that are at their own destination.
struct ConflictSiblingTests {
  let placing: Placing
  var sandbox: Sandbox { placing.sandbox }

  init() throws { placing = try Placing() }

  @Test("A file that is itself a numbered sibling of its target is not moved away")
  func theSourceAsASibling() throws {
    try sandbox.write("to/a.txt", "other")
    let path = try sandbox.write("to/a 2.txt", "mine")
    let placement = try placing.place(placing.request("to/a 2.txt", as: "a.txt", .move))
    #expect(placement.state == .alreadyThere && !placement.sourceRemoved)
    #expect(placement.target == path && placement.notes == [])
    #expect(try placing.snapshot() == ["to/": "", "to/a.txt": "other", "to/a 2.txt": "mine"])
  }

  @Test("A hard link of a numbered sibling is the same file, and stays")
  func aHardLinkOfASibling() throws {
    try sandbox.write("to/a.txt", "other")
    let path = try sandbox.write("a.txt", "mine")
    try FileSystem.link(path, in: nil, to: sandbox.path("to/a 2.txt"))
    let placement = try placing.place(placing.request("a.txt", .move))
    #expect(placement.state == .alreadyThere && !placement.sourceRemoved)
    #expect(try placing.text("a.txt") == "mine")
  }

  @Test("A link that is a numbered sibling of its target stays")
  func aLinkAsASibling() throws {
    try sandbox.write("to/a", "other")
    let path = sandbox.path("to/a 2")
    try FileSystem.makeLink(path, saying: Array("somewhere".utf8))
    let request = placing.request("to/a 2", as: "a", .move, followsLink: false)
    #expect(try !placing.place(request).sourceRemoved)
    #expect(try FileSystem.readLink(path) == Array("somewhere".utf8))
  }

  @Test("The first free number is taken, gaps included")
  func gaps() throws {
    for name in ["a.txt", "a 2.txt", "a 4.txt"] { try sandbox.write("to/" + name, name) }
    try sandbox.write("a.txt", "mine")
    #expect(try placing.place(placing.request("a.txt")).target == sandbox.path("to/a 3.txt"))
  }

  @Test("If a directory has the name, an identical file beside it stays the only copy")
  func aDirectoryInTheWay() throws {
    try sandbox.makeDirectory(sandbox.path("to/a"))
    let path = try sandbox.write("a", "mine")
    #expect(try placing.place(placing.request("a")).target == sandbox.path("to/a 2"))
    let again = try placing.place(placing.request("a"))
    #expect(again.state == .alreadyThere && again.target == sandbox.path("to/a 2"))
    try sandbox.write("to/a 7", "more")
    try sandbox.write("other/a", "more")
    #expect(try placing.place(placing.request("other/a")).target == sandbox.path("to/a 7"))
    let moved = try placing.place(placing.request("a", .move))
    #expect(moved.state == .alreadyThere && moved.sourceRemoved)
    #expect(try FileSystem.statusIfPresent(of: path) == nil)
    #expect(sandbox.list("to") == ["a", "a 2", "a 7"])
  }

  @Test(
    "Identical bytes are also found after a gap",
    arguments: [
      ("a.txt", "a 4.txt"), ("a.tar.gz", "a 12.tar.gz"), (".bashrc", ".bashrc 3"),
      ("plain", "plain 99"),
    ])
  func identicalBehindAGap(name: String, sibling: String) throws {
    try sandbox.write("to/" + name, "1111")
    try sandbox.write("to/" + sibling, "mine")
    try sandbox.write(name, "mine")
    let placement = try placing.place(placing.request(name))
    #expect(placement.state == .alreadyThere)
    #expect(placement.target == sandbox.path("to/" + sibling))
  }

  @Test("A name that only looks numbered is another file's")
  func notASibling() throws {
    for name in ["a 02.txt", "a 1.txt", "a 0.txt", "a2.txt", "a 2 .txt", "a  2.txt"] {
      try sandbox.write("to/" + name, "mine")
    }
    try sandbox.write("to/a.txt", "1111")
    try sandbox.write("a.txt", "mine")
    #expect(try placing.place(placing.request("a.txt")).target == sandbox.path("to/a 2.txt"))
  }

  @Test("Names of 255 bytes and names that are not text are numbered within the limit")
  func longAndStrangeNames() throws {
    let long = Array((String(repeating: "é", count: 125) + "x.txt").utf8)
    for name in [long, [0xFF, 0xFE] + Array(".txt".utf8), [UInt8](repeating: 0x80, count: 255)] {
      let outcomes = placing.engine.place(
        ["one", "two", "three"].map {
          PlacementRequest(.bytes(Array($0.utf8)), directory: sandbox.path("to"), name: name)
        })
      let targets = try outcomes.map { try $0.get().target.lastComponent?.bytes ?? [] }
      #expect(Set(targets).count == 3 && targets[0] == name)
      #expect(targets.allSatisfy { (1...255).contains($0.count) })
      #expect(targets[2] == TargetName.numbered(name, 3))
    }
  }

  #if DEBUG
    @Test("Only a file of the same size is read to be compared", arguments: ["mine", "longer"])
    func otherSizesAreNotRead(there: String) throws {
      try sandbox.write("to/a.txt", there)
      let request = PlacementRequest(
        .bytes(Array("new!".utf8)), directory: sandbox.path("to"), name: Array("a.txt".utf8))
      let plan = FaultPlan(call: "read", number: 1, fails: .ioError)
      let outcome = plan.inForce { placing.engine.place([request])[0] }
      #expect(plan.fired == (there.utf8.count == 4))
      #expect((try? outcome.get())?.state == (plan.fired ? nil : .placed))
    }
  #endif

  @Test("A thousand files of one name each find their number without checking all the others")
  func aThousandOfOneName() throws {
    let requests = (0..<1_000).map { number in
      PlacementRequest(
        .bytes(Array("\(number + 1_000)".utf8)), directory: sandbox.path("to"),
        name: Array("index.html".utf8), rule: .rename)
    }
    let outcomes = placing.engine.place(requests)
    #expect(try outcomes.allSatisfy { try $0.get().state == .placed })
    #expect(sandbox.list("to").count == 1_000)
    #expect(try placing.text("to/index 1000.html") == "1999")
  }

  @Test("A link to a directory stays if some of its contents were skipped")
  func aFollowedLinkWhoseContentIsSkipped() throws {
    try sandbox.write("real/in", "new")
    try sandbox.write("to/a/in", "old")
    try FileSystem.makeLink(sandbox.path("a"), saying: Array("real".utf8))
    try FileSystem.setTimes(of: sandbox.path("real/in"), accessed: 1, modified: 1_000)
    let placement = try placing.place(placing.request("a", .move, .newer))
    #expect(placement.state == .skipped && !placement.sourceRemoved)
    #expect(try FileSystem.readLink(sandbox.path("a")) == Array("real".utf8))

    try sandbox.write("real/another", "new")
    let partly = try placing.place(placing.request("a", .move, .newer))
    #expect(partly.state == .placed && !partly.sourceRemoved)
    #expect(partly.notes == [.skippedInside([sandbox.path("a")])])
  }
}
