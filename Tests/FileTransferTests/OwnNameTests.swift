import FileTransfer
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Items that a drop has placed do not count as conflicts for its other items.
struct OwnNameTests {
  let placing: Placing
  var sandbox: Sandbox { placing.sandbox }

  init() throws {
    placing = try Placing()
    try sandbox.write("a/f", "one")
    try sandbox.write("b/f", "two")
  }

  @Test(
    "Two items of one name are both placed, whatever the rule",
    arguments: ConflictRule.allCases, [PlacementRequest.Operation.copy, .move])
  func twoOfOneName(rule: ConflictRule, operation: PlacementRequest.Operation) throws {
    let outcomes = placing.engine.place(
      ["a/f", "b/f"].map { placing.request($0, operation, rule) })
    #expect(try outcomes.allSatisfy { try $0.get().state == .placed && $0.get().replaced == nil })
    #expect(try placing.text("to/f") == "one")
    #expect(try placing.text("to/f 2") == "two")
  }

  @Test(
    "Items of one name are all placed when they are in different pages",
    arguments: ConflictRule.allCases)
  func acrossPages(rule: ConflictRule) throws {
    let nameIndex = NumberedNameIndex()
    for name in ["a/f", "b/f"] {
      let outcome = placing.engine.place(
        [placing.request(name, .copy, rule)], nameIndex: nameIndex)[0]
      #expect(try outcome.get().state == .placed)
    }
    #expect(try placing.text("to/f") == "one")
    #expect(try placing.text("to/f 2") == "two")
  }

  @Test("Items that an earlier run of the same drop placed are recognized")
  func recalled() throws {
    let first = try placing.place(placing.request("a/f"))
    let nameIndex = NumberedNameIndex()
    nameIndex.recall([(first.target, try #require(first.version))])
    let outcome = placing.engine.place(
      [placing.request("b/f", .copy, .replace)], nameIndex: nameIndex)[0]
    #expect(try outcome.get().target == sandbox.path("to/f 2"))
    #expect(try placing.text("to/f") == "one")
  }

  @Test("Only the first item replaces the existing file")
  func oneReplaces() throws {
    try sandbox.write("to/f", "old")
    let outcomes = placing.engine.place(
      ["a/f", "b/f"].map { placing.request($0, .copy, .replace) })
    #expect(try outcomes[0].get().replaced != nil)
    #expect(try outcomes[1].get().replaced == nil)
    #expect(try placing.text("to/f") == "one")
    #expect(try placing.text("to/f 2") == "two")
  }

  @Test("An item that is already there is not replaced by another one of the drop")
  func inPlaceAlready() throws {
    try sandbox.write("to/f", "mine")
    let outcomes = placing.engine.place(
      ["to/f", "a/f"].map { placing.request($0, .move, .replace) })
    #expect(try outcomes[0].get().state == .alreadyThere)
    #expect(try outcomes[1].get().target == sandbox.path("to/f 2"))
    #expect(try placing.text("to/f") == "mine")
  }

  @Test(
    "Hard links of one file that are moved are both kept",
    arguments: [ConflictRule.skip, .newer, .fail, .replace])
  func hardLinks(rule: ConflictRule) throws {
    try FileSystem.removeFile(sandbox.path("b/f"))
    try FileSystem.link(sandbox.path("a/f"), in: nil, to: sandbox.path("b/f"))
    let outcomes = placing.engine.place(["a/f", "b/f"].map { placing.request($0, .move, rule) })
    #expect(try outcomes.allSatisfy { try $0.get().state == .placed })
    #expect(sandbox.list("to") == ["f", "f 2"])
  }

  @Test(
    "Files of two merged directories that have the same name are both kept",
    arguments: ["replace", "newer"])
  func mergedDirectories(word: String) throws {
    let rule = try #require(ConflictRule(rawValue: word))
    try sandbox.write("a/d/in/x", "one")
    try sandbox.write("b/d/in/x", "two")
    let outcomes = placing.engine.place(["a/d", "b/d"].map { placing.request($0, .copy, rule) })
    #expect(try outcomes.allSatisfy { try $0.get().state == .placed })
    #expect(try placing.text("to/d/in/x") == "one")
    #expect(try placing.text("to/d/in/x 2") == "two")
  }

  @Test(
    "Directories of one name are numbered if the rule does not merge them",
    arguments: [ConflictRule.rename, .skip, .fail])
  func directoriesApart(rule: ConflictRule) throws {
    try sandbox.write("a/d/x", "one")
    try sandbox.write("b/d/x", "two")
    _ = try placing.engine.place(["a/d", "b/d"].map { placing.request($0, .copy, rule) })
      .map { try $0.get() }
    #expect(try placing.text("to/d/x") == "one")
    #expect(try placing.text("to/d 2/x") == "two")
  }

  @Test(
    "A file and a directory of one name do not conflict within a drop",
    arguments: ["replace", "newer"])
  func fileAndDirectory(word: String) throws {
    let rule = try #require(ConflictRule(rawValue: word))
    try sandbox.write("c/f/x", "in a folder")
    let outcomes = placing.engine.place(["a/f", "c/f"].map { placing.request($0, .copy, rule) })
    #expect(try outcomes.allSatisfy { try $0.get().state == .placed })
    #expect(try placing.text("to/f") == "one")
    #expect(try placing.text("to/f 2/x") == "in a folder")
  }

  @Test("An atomic drop numbers its own items too", arguments: ConflictRule.allCases)
  func together(rule: ConflictRule) throws {
    let outcomes = placing.engine.placeTogether(
      ["a/f", "b/f"].map { placing.request($0, .copy, rule) })
    #expect(try outcomes.allSatisfy { try $0.get().state == .placed })
    #expect(try placing.text("to/f") == "one")
    #expect(try placing.text("to/f 2") == "two")
  }

  @Test("Each of many files of one name and size is read a fixed number of times")
  func manyOfOneSize() throws {
    let count = 300
    let requests = (0..<count).map { number in
      PlacementRequest(
        .bytes(Array("\(number + 1_000)".utf8)), directory: sandbox.path("to"),
        name: Array("cover.jpg".utf8))
    }
    #if DEBUG
      let plan = FaultPlan(call: "openat", number: 12 * count, fails: .ioError)
      let outcomes = plan.inForce { placing.engine.place(requests) }
      #expect(!plan.fired)
    #else
      let outcomes = placing.engine.place(requests)
    #endif
    #expect(try outcomes.allSatisfy { try $0.get().state == .placed })
    #expect(sandbox.list("to").count == count)
    let again = placing.engine.place(requests)
    #expect(try again.allSatisfy { try $0.get().state == .alreadyThere })
  }

  @Test("Files with a long common beginning are distinguished")
  func longAlike() throws {
    let texts = (0..<4).map { String(repeating: "x", count: 100_000) + "\($0)" }
    for (number, text) in (texts + [texts[2]]).enumerated() {
      try sandbox.write("s\(number)/long", text)
    }
    let outcomes = placing.engine.place((0..<5).map { placing.request("s\($0)/long") })
    #expect(try outcomes[..<4].allSatisfy { try $0.get().state == .placed })
    #expect(try outcomes[4].get().state == .alreadyThere)
    #expect(try outcomes[4].get().target == sandbox.path("to/long 3"))
    #expect(sandbox.list("to").count == 4)
  }
}
