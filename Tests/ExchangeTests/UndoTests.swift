import Diagnostics
import FileTransfer
import Items
import Sessions
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import Context
@testable import Dropping
@testable import Exchange
@testable import Loading
@testable import Picking
@testable import Reverting

/// Undoing drops as operations, including interruptions.
@Suite struct UndoTests {
  /// A sandbox with a session of a file and a directory, which were moved over existing ones.
  private struct Scene {
    let sandbox: Sandbox
    let context: ExchangeContext

    init() throws {
      sandbox = try Sandbox()
      for (path, text) in [
        "a": "a", "tree/in/b": "b", "tree/c": "c", "out/a": "old", "out/tree/c": "other",
        "out/tree/d": "d",
      ] {
        try sandbox.write("work/\(path)", text)
      }
      context = ExchangeContext(
        environment: ["DND_STATE_HOME": sandbox.path("state").string],
        workingDirectory: sandbox.path("work"))
    }

    func lift() throws {
      var sources = SourceRequest()
      sources.sources = ["a", "tree"]
      _ = try Lifting(sources: sources, item: ItemRequest(), session: SessionRequest())(in: context)
    }

    @discardableResult
    func drop(_ change: (inout DropRequest) -> Void = { _ in }) throws -> DropOutcome {
      var request = DropRequest()
      request.destination = "out"
      request.operation = .move
      request.onConflict = .replace
      change(&request)
      return try Dropping(request: request)(in: context, each: { _ in })
    }

    @discardableResult
    func undo(onlyAsks: Bool = false) throws -> (outcome: UndoOutcome, results: [UndoResult]) {
      var results: [UndoResult] = []
      let outcome = try Undoing(session: nil, onlyAsks: onlyAsks)(in: context) {
        results.append($0)
      }
      return (outcome, results)
    }

    /// Every file below the working directory with its text, and every directory.
    func files(_ below: String = "work") throws -> [String: String] {
      var found: [String: String] = [:]
      for name in sandbox.list(below) {
        let path = "\(below)/\(name)"
        if try FileSystem.status(of: sandbox.path(path)).kind == .directory {
          found[path + "/"] = ""
          found.merge(try files(path)) { $1 }
        } else {
          found[path] = String(decoding: try sandbox.read(path), as: UTF8.self)
        }
      }
      return found
    }
  }

  @Test("A drop is undone completely, and its items are pending again")
  func wholly() throws {
    let scene = try Scene()
    let before = try scene.files()
    try scene.lift()
    #expect(try scene.drop().ended)
    #expect(try scene.files()["work/out/a"] == "a")
    let asked = try scene.undo(onlyAsks: true)
    #expect(asked.results.map(\.state) == [.undoable, .undoable])
    #expect(try scene.files()["work/out/a"] == "a")
    let (outcome, results) = try scene.undo()
    #expect(results.map(\.index) == [2, 1])
    #expect(results.map(\.action) == [.separate, .moveBack])
    #expect(outcome.failure == nil && outcome.pending == 2 && outcome.session.state == .active)
    #expect(try scene.files() == before)
    #expect(try scene.drop().placed == 2)
  }

  @Test(
    "Merged directories are undone",
    arguments: [DropRequest.Operation.copy, .move])
  func merged(operation: DropRequest.Operation) throws {
    let scene = try Scene()
    // Permissions and empty directories are restored, too.
    try scene.sandbox.makeDirectory(scene.sandbox.path("work/tree/none"))
    try scene.sandbox.makeDirectory(scene.sandbox.path("work/out/tree/none"))
    try scene.sandbox.makeDirectory(scene.sandbox.path("work/out/tree/in"))
    for directory in ["tree/in", "out/tree/in"] {
      try FileSystem.setMode(of: scene.sandbox.path("work/\(directory)"), to: 0o700)
    }
    let before = try scene.files()
    try scene.lift()
    for isAtomic in [true, false] {
      #expect(
        try scene.drop {
          $0.isAtomic = isAtomic
          $0.operation = operation
        }.placed == 2)
      #expect(try scene.files()["work/out/tree/in/b"] == "b")
      #expect(try scene.undo().outcome.failure == nil)
      #expect(try scene.files() == before, "\(isAtomic)")
      let mode = try FileSystem.status(of: scene.sandbox.path("work/tree/in")).mode & 0o777
      #expect(mode == 0o700)
    }
  }

  @Test("Two moves to one name with the rule replace are both kept, and both undone")
  func twoOfOneName() throws {
    let scene = try Scene()
    for name in ["one/a", "two/a", "one/tree/c", "two/tree/c"] {
      try scene.sandbox.write("work/\(name)", name)
    }
    let before = try scene.files()
    var sources = SourceRequest()
    sources.sources = ["one/a", "two/a", "one/tree", "two/tree"]
    _ = try Lifting(sources: sources, item: ItemRequest(), session: SessionRequest())(
      in: scene.context)
    #expect(try scene.drop().placed == 4)
    let placed = try scene.files()
    #expect(placed["work/out/a"] == "one/a" && placed["work/out/a 2"] == "two/a")
    #expect(placed["work/out/tree/c"] == "one/tree/c")
    #expect(placed["work/out/tree/c 2"] == "two/tree/c")
    #expect(try scene.undo(onlyAsks: true).outcome.failed == 0)
    let (outcome, _) = try scene.undo()
    #expect(outcome.failure == nil && outcome.undone == 4)
    #expect(try scene.files() == before)
  }

  @Test("Hidden files of a killed drop are removed by the undo, also in a session that has ended")
  func afterAKilledDrop() throws {
    let scene = try Scene()
    let before = try scene.files()
    try scene.lift()
    let store = SQLiteSessionStore(
      SessionLayout(stateRoot: scene.sandbox.path("state"), runtimeRoot: nil))
    let open = try store.open(try #require(try store.activeNames().first))
    // The state after a move to another file system that is killed before it removes its source.
    let runID = RunID()
    let source = scene.sandbox.path("work/a")
    var record = TransferRecord(
      run: runID.text, item: 1, moves: true, source: .here(source),
      target: .here(scene.sandbox.path("work/out/a"))
    )
    try open.change { record.number = try $0.record(record) }
    try scene.sandbox.write("work/out/.dnd-\(runID.text).1", "half")
    try FileSystem.rename(source, to: scene.sandbox.path("work/.dnd-\(runID.text)-a"))
    try open.end(as: .cancelled)
    var results: [UndoResult] = []
    let outcome = try Undoing(session: open.session.name, onlyAsks: false)(in: scene.context) {
      results.append($0)
    }
    // The cancel was last, so it is undone.
    #expect(outcome.session.state == .active && outcome.reopened != nil && results.isEmpty)
    #expect(try scene.files() == before)
    #expect(try store.activeNames() == [open.session.name])
  }

  @Test("An undo that is killed at any call loses nothing, and the next one finishes it")
  func cutOff() throws {
    // Only every seventh call, because each needs a lift and a drop; UndoFaultTests covers all
    // calls on the files themselves.
    var number = 1
    while try isReached(number) { number += 7 }
    #expect(number > 60)
  }

  private func isReached(_ number: Int) throws -> Bool {
    let scene = try Scene()
    let before = try scene.files()
    try scene.lift()
    try scene.drop()
    let plan = FaultPlan(number: number, fails: .ioError, lasts: true)
    plan.inForce { _ = try? scene.undo() }
    let found = try scene.files()
    for text in before.values { #expect(found.values.contains(text), "call \(number): \(found)") }
    let again = Result { try scene.undo().results }
    // If only the removal of this directory failed, everything else is undone.
    for directory in ["work/out", "work/out/tree"] {
      try? FileSystem.removeDirectory(scene.sandbox.path("\(directory)/\(KeptDirectory.name)"))
    }
    #expect(try scene.files() == before, "call \(number): \(found), then \(again)")
    return plan.fired
  }

  @Test("Directories made by a drop are removed if empty, and stay otherwise")
  func madeDirectories() throws {
    let scene = try Scene()
    try scene.lift()
    try scene.drop {
      $0.destination = "new/deep"
      $0.makesParents = true
    }
    try scene.sandbox.write("work/new/mine", "mine")
    try scene.undo()
    #expect(try scene.files("work/new") == ["work/new/mine": "mine"])
  }

  @Test("Drops are undone one by one, until there is nothing to undo")
  func dropByDrop() throws {
    let scene = try Scene()
    try scene.lift()
    try scene.drop { $0.accept.items = [1...1] }
    try scene.drop()
    #expect(try scene.undo().results.map(\.index) == [2])
    #expect(try scene.undo().results.map(\.index) == [1])
    let error = #expect(throws: ExchangeError.self) { try scene.undo() }
    #expect(error?.diagnostic.code.name == "undo.nothing")
  }

  @Test("A part of a merged directory that cannot go back keeps its item out, until it can")
  func partly() throws {
    let scene = try Scene()
    let before = try scene.files()
    try scene.lift()
    try scene.drop { $0.accept.items = [2...2] }
    try scene.sandbox.write("work/tree/c", "in the way")
    let (outcome, results) = try scene.undo()
    #expect(results.map(\.state) == [.failed])
    #expect(outcome.failure?.code.name == "undo.placeTaken")
    #expect(outcome.pending == 1)
    #expect(try scene.files()["work/out/tree/c"] == "c")
    try FileSystem.removeFile(scene.sandbox.path("work/tree/c"))
    #expect(try scene.undo().outcome.pending == 2)
    #expect(try scene.files() == before)
  }

  @Test("A moved link comes back as a link, also when its target is gone by then")
  func link() throws {
    let scene = try Scene()
    try FileSystem.makeLink(scene.sandbox.path("work/link"), saying: Array("a".utf8))
    var sources = SourceRequest()
    sources.sources = ["link"]
    _ = try Lifting(sources: sources, item: ItemRequest(), session: SessionRequest())(
      in: scene.context)
    try scene.drop()
    let link = scene.sandbox.path("work/out/link")
    #expect(try FileSystem.readLink(link) == Array("a".utf8))
    try FileSystem.removeFile(scene.sandbox.path("work/a"))
    #expect(try scene.undo().outcome.failure == nil)
    #expect(try FileSystem.readLink(scene.sandbox.path("work/link")) == Array("a".utf8))
  }
}
