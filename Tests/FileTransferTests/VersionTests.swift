import FileTransfer
import Items
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Files that were modified and given their old time back, which sizes and modification times do
/// not show.
struct VersionTests {
  let placing: Placing
  var sandbox: Sandbox { placing.sandbox }

  init() throws { placing = try Placing(elsewhere: true) }

  /// Overwrites the first bytes of a file, and restores its modification time.
  private static func editInPlace(_ path: FilePath) {
    guard let before = try? FileSystem.status(of: path),
      let file = try? OpenFile.open(path, .writeOnly)
    else { return }
    // Wait until the kernel's coarse time stamps advance.
    Clock.pause(milliseconds: 20)
    try? file.writeAll(Array("NEW".utf8))
    try? file.setTimes(accessed: before.accessed, modified: before.modified)
  }

  @Test("A copy that was edited in place is not undone, whatever its time is")
  func editedCopy() throws {
    try sandbox.write("a", "old content")
    let undo = try placing.undo(placing.request("a"))
    Self.editInPlace(sandbox.path("to/a"))
    #expect(throws: UndoError.changed(sandbox.path("to/a"))) { try undo.plan() }
    #expect(throws: UndoError.changed(sandbox.path("to/a"))) { try undo.perform() }
    #expect(try placing.text("to/a") == "NEW content")
  }

  @Test("A replacing copy that was edited in place is not undone")
  func editedCopyThatReplaced() throws {
    try sandbox.write("a", "old content")
    try sandbox.write("to/a", "what was there")
    let undo = try placing.undo(placing.request("a", .copy, .replace))
    Self.editInPlace(sandbox.path("to/a"))
    #expect(throws: UndoError.self) { try undo.perform() }
    #expect(try placing.text("to/a") == "NEW content")
  }

  @Test("A copy stays if its source was edited in place, because it is the only one")
  func editedSourceOfCopy() throws {
    let source = try sandbox.write("a", "old content")
    let undo = try placing.undo(placing.request("a"))
    Self.editInPlace(source)
    #expect(throws: UndoError.sourceChanged(sandbox.path("to/a"), source: source)) {
      try undo.perform()
    }
    #expect(try placing.text("to/a") == "old content")
  }

  @Test("An edited copy of kept bytes stays, although there is no path to compare with")
  func editedCopyOfBytes() throws {
    var undo = try placing.undo(
      PlacementRequest(
        .bytes(Array("old content".utf8)), directory: sandbox.path("to"), name: Array("b".utf8)))
    undo.keepsBytes = true
    Self.editInPlace(sandbox.path("to/b"))
    #expect(throws: UndoError.changed(sandbox.path("to/b"))) { try undo.perform() }
    #expect(try placing.text("to/b") == "NEW content")
  }

  @Test("New permissions, hard links, and renaming there and back do not change the content")
  func touchedCopy() throws {
    try sandbox.write("a", "content")
    let undo = try placing.undo(placing.request("a"))
    let copy = sandbox.path("to/a")
    Clock.pause(milliseconds: 20)
    try FileSystem.setMode(of: copy, to: 0o600)
    try FileSystem.rename(copy, to: sandbox.path("to/b"))
    try FileSystem.rename(sandbox.path("to/b"), to: copy)
    try undo.perform()
    #expect(sandbox.list("to") == [])
  }

  @Test("A moved file goes back in its current state")
  func editedMovedFile() throws {
    try sandbox.write("a", "old content")
    let undo = try placing.undo(placing.request("a", .move))
    Self.editInPlace(sandbox.path("to/a"))
    try undo.perform()
    #expect(try placing.text("a") == "NEW content")
  }

  @Test(
    "A record of an older version has no change time, and is compared by content if needed"
  )
  func recordWithoutTimeOfChange() throws {
    try sandbox.write("a", "old content")
    try sandbox.write("b", "old content")
    for (name, isEdited) in [("a", true), ("b", false)] {
      let earlier = try placing.undo(placing.request(name))
      var made = earlier.effect
      made.read = made.read.map(Self.asRecordedBefore)
      made.placed = made.placed.map(Self.asRecordedBefore)
      made.changed = Clock.now
      let undo = Undo(made, runID: earlier.runID)
      if isEdited {
        Self.editInPlace(made.target.path)
        #expect(throws: UndoError.changed(made.target.path)) { try undo.perform() }
      } else {
        try undo.perform()
      }
    }
    #expect(
      try placing.snapshot() == [
        "a": "old content", "b": "old content", "to/": "", "to/a": "NEW content",
      ])
  }

  private static func asRecordedBefore(_ version: FileVersion) -> FileVersion {
    var version = version
    version.changed = nil
    return version
  }

  @Test("A source that is edited in place before its removal stays")
  func editedSourceOfMove() throws {
    guard let elsewhere = placing.elsewhere else { return }
    let path = try sandbox.write("a", "old content")
    let placement = try placing.engine.place(
      [placing.request("a", .move, to: elsewhere.root)],
      journal: Meddling { Self.editInPlace(path) })[0].get()
    #expect(placement.notes == [.sourceKept(path, .changed)])
    #expect(try placing.text("a") == "NEW content")
  }

  @Test("A source in a moved directory that is edited before its removal stays")
  func editedSourceInTree() throws {
    guard let elsewhere = placing.elsewhere else { return }
    let path = try sandbox.write("tree/a", "old content")
    try sandbox.write("tree/b", "b")
    let placement = try placing.engine.place(
      [placing.request("tree", .move, to: elsewhere.root)],
      journal: Meddling { Self.editInPlace(path) })[0].get()
    #expect(placement.notes == [.leftBehind([path])])
    #expect(try placing.text("tree/a") == "NEW content")
    #expect(sandbox.list("tree") == ["a"])
  }

  @Test("A source that was edited between a killed move and the next run stays")
  func editedSourceAfterKill() throws {
    guard let elsewhere = placing.elsewhere else { return }
    for (name, isEdited) in [("a", true), ("b", false)] {
      let path = try sandbox.write(name, "old content")
      let copy = try placing.place(placing.request(name, to: elsewhere.root))
      if isEdited { Self.editInPlace(path) } else { Clock.pause(milliseconds: 20) }
      // The state after renaming the source to a hidden name and back.
      try FileSystem.rename(path, to: sandbox.path("aside"))
      try FileSystem.rename(sandbox.path("aside"), to: path)
      let outcome = Recovery().removeSource(
        TransferRecord(
          run: "", item: 1, step: .placed, source: .here(path), read: copy.read,
          target: .here(copy.target),
          placed: copy.version),
        RunID())
      #expect(outcome.isRemoved == !isEdited)
    }
    #expect(sandbox.list() == ["a", "to"])
  }

  @Test("Hard links of a removed file are not changed sources", arguments: [true, false])
  func namesOfOneFile(inTree: Bool) throws {
    guard let elsewhere = placing.elsewhere else { return }
    let names = inTree ? ["tree/a", "tree/b", "c", "other/d"] : ["a", "b", "c", "d"]
    for directory in ["tree", "other"] where inTree {
      try sandbox.makeDirectory(sandbox.path(directory))
    }
    try sandbox.write(names[0], "content")
    for name in names.dropFirst() {
      try FileSystem.link(sandbox.path(names[0]), in: nil, to: sandbox.path(name))
    }
    let outcomes = placing.engine.place(
      (inTree ? ["tree", "c", "other"] : names).map {
        placing.request($0, .move, to: elsewhere.root)
      })
    for outcome in outcomes {
      let placement = try outcome.get()
      #expect(placement.sourceRemoved && placement.notes == [])
    }
    #expect(sandbox.list() == ["to"])
  }
}
