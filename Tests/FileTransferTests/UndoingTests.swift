import FileTransfer
import Items
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Undoing the effects of placements, except where something could be lost.
struct UndoingTests {
  let placing: Placing
  var sandbox: Sandbox { placing.sandbox }

  init() throws { placing = try Placing() }

  /// Places a file or tree, and returns its undo.
  private func placed(
    _ name: String, _ operation: PlacementRequest.Operation = .copy, _ rule: ConflictRule = .dedupe
  ) throws -> Undo {
    try placing.undo(placing.request(name, operation, rule, followsLink: false))
  }

  /// Waits until the kernel's coarse time stamps advance.
  private func waitForATick() { Clock.pause(milliseconds: 20) }

  @Test("A copy is removed while its source is unchanged")
  func copy() throws {
    try sandbox.write("a", "content")
    let undo = try placed("a")
    #expect(try undo.plan() == .removeCopy)
    #expect(try placing.text("to/a") == "content")
    try undo.perform()
    #expect(try placing.snapshot() == ["a": "content", "to/": ""])
  }

  @Test("A copy whose source is missing or changed stays, because it may be the only one")
  func copyWithoutSource() throws {
    let path = try sandbox.write("a", "content")
    let undo = try placed("a")
    let copy = sandbox.path("to/a")
    try sandbox.write("a", "another")
    waitForATick()
    try FileSystem.setTimes(of: path, accessed: 0, modified: 0)
    #expect(throws: UndoError.sourceChanged(copy, source: path)) { try undo.perform() }
    try FileSystem.removeFile(path)
    #expect(throws: UndoError.onlyCopy(copy, source: path)) { try undo.perform() }
    #expect(try placing.snapshot() == ["to/": "", "to/a": "content"])
  }

  @Test("A copy that was changed or removed is left alone, and one with the same bytes is not")
  func changedCopy() throws {
    try sandbox.write("a", "content")
    let undo = try placed("a")
    let copy = sandbox.path("to/a")
    try sandbox.write("to/a", "content and more")
    #expect(throws: UndoError.changed(copy)) { try undo.perform() }
    try FileSystem.removeFile(copy)
    #expect(throws: UndoError.missing(copy)) { try undo.perform() }
    try sandbox.write("to/a", "content")
    try undo.perform()
    #expect(try placing.snapshot() == ["a": "content", "to/": ""])
  }

  @Test("A moved file that an interrupted undo left with both names keeps the first one")
  func bothNames() throws {
    try sandbox.write("a", "content")
    var undo = try placed("a", .move)
    let directory = try OpenFile.openPath(sandbox.path("to"))
    try FileSystem.link("a", in: directory, to: sandbox.path("a"))
    undo.isResumed = true
    try undo.perform()
    #expect(try placing.snapshot() == ["a": "content", "to/": ""])
  }

  @Test("A file made from kept bytes is removed only while they are kept")
  func keptBytes() throws {
    let request = PlacementRequest(
      .bytes(Array("bytes".utf8)), directory: sandbox.path("to"), name: Array("b".utf8))
    var undo = try placing.undo(request)
    #expect(throws: UndoError.onlyCopy(sandbox.path("to/b"), source: nil)) {
      try undo.perform()
    }
    undo.keepsBytes = true
    try undo.perform()
    #expect(sandbox.list("to") == [])
  }

  @Test("A copied tree is removed as a whole, even if it is not writable")
  func tree() throws {
    try sandbox.write("tree/in/b", "b")
    try FileSystem.makeLink(sandbox.path("tree/l"), saying: Array("in/b".utf8))
    try FileSystem.setMode(of: sandbox.path("tree/in"), to: 0o555)
    defer { try? FileSystem.setMode(of: sandbox.path("tree/in"), to: 0o755) }
    let undo = try placed("tree")
    try undo.perform()
    #expect(sandbox.list("to") == [])
    #expect(try placing.text("tree/in/b") == "b")
  }

  @Test(
    "What was added or changed in a copied tree stays and is listed, and the rest of it goes",
    arguments: ["to/tree/in/new", "to/tree/in/b"])
  func changedTree(written: String) throws {
    try sandbox.write("tree/a", "a")
    try sandbox.write("tree/in/b", "b")
    let undo = try placed("tree")
    waitForATick()
    try sandbox.write(written, "x")
    let kept = UndoError.keptInside(sandbox.path("to/tree"), [sandbox.path(written)])
    #expect(throws: kept) { try undo.perform() }
    #expect(
      try placing.snapshot() == [
        "tree/": "", "tree/a": "a", "tree/in/": "", "tree/in/b": "b", "to/": "", "to/tree/": "",
        "to/tree/in/": "", written: "x",
      ])
  }

  @Test("A copied tree from which something was removed goes")
  func shrunkTree() throws {
    try sandbox.write("tree/a", "a")
    try sandbox.write("tree/in/b", "b")
    let undo = try placed("tree")
    try FileSystem.removeFile(sandbox.path("to/tree/in/b"))
    try undo.perform()
    #expect(sandbox.list("to") == [])
  }

  @Test("What the source of a copied tree has lost or changed stays in the copy")
  func treeOfAnotherSource() throws {
    try sandbox.write("tree/a", "a")
    try sandbox.write("tree/in/b", "b")
    let undo = try placed("tree")
    let (copy, source) = (sandbox.path("to/tree/in/b"), sandbox.path("tree/in/b"))
    try sandbox.write("tree/in/b", "longer")
    #expect(throws: UndoError.keptInside(sandbox.path("to/tree"), [copy])) { try undo.perform() }
    #expect(sandbox.list("to/tree") == ["in"])
    try FileSystem.removeFile(source)
    #expect(throws: UndoError.onlyCopy(copy, source: source)) { try undo.perform() }
    #expect(try placing.text("to/tree/in/b") == "b")
  }

  @Test("A moved item goes back to its source, and a directory without what was added since")
  func move() throws {
    try sandbox.write("a", "content")
    try sandbox.write("tree/b", "b")
    let file = try placed("a", .move)
    let tree = try placed("tree", .move)
    waitForATick()
    try sandbox.write("to/tree/new", "new")
    #expect(try file.plan() == .moveBack(sandbox.path("a")))
    try file.perform()
    let kept = UndoError.keptInside(sandbox.path("to/tree"), [sandbox.path("to/tree/new")])
    #expect(throws: kept) { try tree.perform() }
    #expect(
      try placing.snapshot() == [
        "a": "content", "tree/": "", "tree/b": "b", "to/": "", "to/tree/": "", "to/tree/new": "new",
      ])
  }

  @Test("A moved item stays if its old name is taken or its directory is gone")
  func oldPlace() throws {
    let path = try sandbox.write("from/a", "content")
    let undo = try placed("from/a", .move)
    try sandbox.write("from/a", "another")
    #expect(throws: UndoError.nameTaken(path)) { try undo.perform() }
    try FileSystem.removeFile(path)
    try FileSystem.removeDirectory(sandbox.path("from"))
    #expect(throws: UndoError.placeMissing(sandbox.path("from"))) { try undo.perform() }
    #expect(try placing.snapshot() == ["to/": "", "to/a": "content"])
  }

  @Test("A replaced file gets its name back, and the directory of kept files is removed")
  func replaced() throws {
    try sandbox.write("a", "new")
    try sandbox.write("to/a", "old")
    let undo = try placed("a", .copy, .replace)
    #expect(try placing.text("to/a") == "new")
    try undo.perform()
    #expect(try placing.snapshot() == ["a": "new", "to/": "", "to/a": "old"])
  }

  @Test("If the replaced file is no longer kept, the new one stays")
  func replacedGone() throws {
    try sandbox.write("a", "new")
    try sandbox.write("to/a", "old")
    let undo = try placed("a", .move, .replace)
    let kept = sandbox.path("to/\(KeptDirectory.name)/a")
    try FileSystem.removeFile(kept)
    waitForATick()
    // A later drop keeps another file under the same name.
    try sandbox.write("to/\(KeptDirectory.name)/a", "of another drop")
    #expect(throws: UndoError.replacedGone(sandbox.path("to/a"), kept: kept)) {
      try undo.perform()
    }
    #expect(try placing.text("to/a") == "new")
    #expect(try placing.text("to/\(KeptDirectory.name)/a") == "of another drop")
  }

  @Test("A source removed because an identical file was there is restored with its time")
  func copyBack() throws {
    let path = try sandbox.write("a", "same")
    try FileSystem.setTimes(of: path, accessed: 5, modified: 5_000_000_000)
    try sandbox.write("to/a", "same")
    let undo = try placed("a", .move)
    #expect(try placing.snapshot() == ["to/": "", "to/a": "same"])
    #expect(try undo.plan() == .copyBack(path))
    try undo.perform()
    #expect(try placing.snapshot() == ["a": "same", "to/": "", "to/a": "same"])
    #expect(try FileSystem.status(of: path).modified == 5_000_000_000)
  }

  @Test("A missing source directory is made again only if the move removed it")
  func madeDirectories() throws {
    try sandbox.write("from/a", "content")
    var undo = try placed("from/a", .move)
    try FileSystem.removeDirectory(sandbox.path("from"))
    undo.folders = MovedFolders(sandbox.path("from"), nil)
    try undo.perform()
    #expect(try placing.snapshot() == ["from/": "", "from/a": "content", "to/": ""])
  }
}

extension Placing {
  /// Places an item, and returns its undo.
  func undo(_ request: PlacementRequest) throws -> Undo {
    let runID = RunID()
    guard let outcome = engine.place([request], runID: runID).first else {
      throw TransferError.cancelled
    }
    let placement = try outcome.get()
    var source: FilePath?
    if case .path(let path, _, _) = request.source { source = path }
    return Undo(
      TransferRecord(
        run: runID.text, item: 1, step: .done, source: source.map(Location.here),
        read: placement.read,
        target: .here(placement.target), placed: placement.version, changed: Clock.now,
        isNew: placement.state == .placed, replaced: placement.replaced.map(Location.here),
        sourceRemoved: placement.sourceRemoved),
      runID: runID)
  }
}
