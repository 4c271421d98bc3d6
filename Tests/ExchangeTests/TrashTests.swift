import Destinations
import Diagnostics
import FileTransfer
import Items
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

/// Drops into the trash as operations, including failing calls and interruptions.
@Suite struct TrashTests {
  /// A sandbox with a home directory, and a session with a file, a directory and a link.
  private struct Scene {
    let sandbox: Sandbox
    var context: ExchangeContext

    init() throws {
      // In memory, so that syncs are fast.
      sandbox =
        Files.exists("/dev/shm") ? try Sandbox("dnd-trash", in: "/dev/shm") : try Sandbox()
      for (path, text) in ["a": "a", "tree/in/b": "b", "tree/c": "c", "aim": "aim"] {
        try sandbox.write("work/\(path)", text)
      }
      try FileSystem.makeLink(sandbox.path("work/link"), saying: Array("aim".utf8))
      context = ExchangeContext(
        environment: [
          "DND_STATE_HOME": sandbox.path("state").string, "HOME": sandbox.path("home").string,
        ], workingDirectory: sandbox.path("work"))
    }

    func lift(
      _ sources: [String] = ["a", "tree", "link"],
      _ change: (inout SessionRequest) -> Void = { _ in }
    ) throws {
      var request = SourceRequest()
      request.sources = sources
      var session = SessionRequest()
      session.name = "s"
      change(&session)
      _ = try Lifting(sources: request, item: ItemRequest(), session: session)(in: context)
    }

    @discardableResult
    func drop(
      _ change: (inout DropRequest) -> Void = { _ in }
    ) throws -> (outcome: DropOutcome, results: [ItemResult]) {
      var request = DropRequest()
      request.destination = "trash:"
      request.session = "s"
      change(&request)
      var results: [ItemResult] = []
      let outcome = try Dropping(request: request)(in: context) { results.append($0) }
      return (outcome, results)
    }

    func propose() throws -> (outcome: ProposeOutcome, items: [ItemProposal]) {
      var request = DropRequest()
      request.destination = "trash:"
      request.session = "s"
      var items: [ItemProposal] = []
      let outcome = try Proposing(request: request)(in: context) { items.append($0) }
      return (outcome, items)
    }

    @discardableResult
    func undo() throws -> (outcome: UndoOutcome, results: [UndoResult]) {
      var results: [UndoResult] = []
      let outcome = try Undoing(session: "s", onlyAsks: false)(in: context) { results.append($0) }
      return (outcome, results)
    }

    var trash: TrashDirectory { TrashDirectory(sandbox.path("home/.local/share/Trash"), top: nil) }
    private static let trashName = "home/.local/share/Trash"
    var trashed: [String] { sandbox.list("\(Self.trashName)/files") }
    var infos: [String] { sandbox.list("\(Self.trashName)/info") }

    func info(_ name: String) throws -> TrashInfo? {
      let name = "\(Self.trashName)/info/\(name).trashinfo"
      return Files.exists(sandbox.path(name)) ? TrashInfo(try sandbox.read(name)) : nil
    }

    /// The items that are neither complete at their source nor in the trash with an info file.
    func lost() throws -> [String] {
      var lost: [String] = []
      for name in ["a", "tree", "link"] {
        let isThere = Files.exists(sandbox.path("work/\(name)"))
        let isTrashed = trashed.contains(name)
        if isThere == isTrashed { lost.append("\(name) is \(isThere ? "twice" : "nowhere")") }
        if isTrashed, try info(name)?.path != sandbox.path("work/\(name)") {
          lost.append("\(name) is trashed without its place")
        }
        if name == "tree" {
          let tree = isThere ? "work/tree" : "\(Self.trashName)/files/tree"
          if try sandbox.read("\(tree)/in/b") != Array("b".utf8) { lost.append("b") }
        }
      }
      return lost
    }
  }

  @Test("Files, directories and links are trashed unchanged, and an undo restores them all")
  func wholly() throws {
    let scene = try Scene()
    try scene.lift()
    let proposed = try scene.propose()
    #expect(proposed.outcome.operation == .move && proposed.outcome.matched == 3)
    #expect(
      proposed.items.map(\.target)
        == ["a", "tree", "link"].map { scene.trash.files.appending($0).string })
    #expect(!Files.exists(scene.trash.path))
    let (outcome, results) = try scene.drop()
    #expect(outcome.placed == 3 && outcome.ended && outcome.destination == "trash:")
    #expect(results.map(\.target) == proposed.items.map(\.target))
    #expect(scene.trashed == ["a", "link", "tree"] && scene.sandbox.list("work") == ["aim"])
    #expect(try FileSystem.readLink(scene.trash.files.appending("link")) == Array("aim".utf8))
    #expect(try scene.lost().isEmpty)
    let undone = try scene.undo()
    #expect(
      undone.outcome.failure == nil && undone.results.map(\.action).allSatisfy { $0 == .moveBack })
    #expect(scene.sandbox.list("work") == ["a", "aim", "link", "tree"])
    #expect(scene.trashed.isEmpty && scene.infos.isEmpty)
    // The session is unchanged, and can be dropped again.
    #expect(try scene.drop().outcome.placed == 3)
  }

  @Test("A name taken in either directory gets a number, with room for the info file's extension")
  func names() throws {
    let scene = try Scene()
    try scene.trash.make(for: Machine.user)
    try scene.sandbox.write("home/.local/share/Trash/files/a", "older")
    try scene.sandbox.write("home/.local/share/Trash/info/a 2.trashinfo", "somebody is at it")
    let long = String(repeating: "x", count: 250) + ".txt"
    try scene.sandbox.write("work/\(long)", "")
    try scene.sandbox.write("work/in/a", "another")
    try scene.lift(["a", "in/a", long])
    let proposed = try scene.propose()
    let results = try scene.drop().results
    let targets = results.map { $0.target.map { FilePath($0).lastComponent?.string ?? "" } }
    #expect(targets.prefix(2) == ["a 3", "a 4"])
    #expect(targets[2] == String(repeating: "x", count: 241) + ".txt")
    #expect(proposed.items.map(\.target) == results.map(\.target))
    #expect(try scene.info("a 4")?.path == scene.sandbox.path("work/in/a"))
    #expect(scene.infos.contains("a 2.trashinfo"))
    #expect(try scene.undo().outcome.undone == 3)
    #expect(scene.trashed == ["a"] && scene.infos == ["a 2.trashinfo"])
  }

  @Test("Items without a file do not match, and options without effect are refused")
  func mismatches() throws {
    let scene = try Scene()
    var item = ItemRequest()
    var session = SessionRequest()
    session.name = "s"
    item.representations = [RepresentationRequest(type: "text", source: .text("kept"))]
    _ = try Lifting(sources: SourceRequest(), item: item, session: session)(
      in: scene.context)
    #expect(try scene.propose().outcome.operation == .cancel)
    #expect(try scene.drop().outcome.failure?.code.failure == .cancelled)
    let changes: [(inout DropRequest) -> Void] = [
      { $0.operation = .copy }, { $0.keepsItems = true }, { $0.onConflict = .skip },
      { $0.nameTemplate = "{n}" }, { $0.manifest = "sums" }, { $0.verifies = true },
      { $0.makesParents = true },
    ]
    for change in changes {
      let error = #expect(throws: ExchangeError.self) { try scene.drop(change) }
      #expect(error?.diagnostic.code.failure == .usage)
    }
  }

  @Test("An external session, or one that must not be moved, is refused by the proposal")
  func policy() throws {
    var scene = try Scene()
    try scene.lift(["a"]) { $0.allowsMove = false }
    #expect(try scene.propose().outcome.refusal?.message.contains("--no-move") == true)
    #expect(try scene.drop().outcome.failure?.code.failure == .forbidden)
    _ = try Cancelling(session: "s", items: nil)(in: scene.context)
    try scene.lift(["a"])
    scene.context.environment = [
      "DND_STATE_HOME": scene.sandbox.path("state").string,
      "HOME": scene.sandbox.path("home").string, "DND_APP": "another",
    ]
    #expect(try scene.propose().outcome.operation == .forbidden)
    #expect(try scene.drop().outcome.failure?.code.name == "trash.forbidden")
    #expect(try scene.lost().isEmpty && !Files.exists(scene.trash.path))
  }

  @Test("Directories that contain the home, sessions, trash or working directory are not trashed")
  func guarded() throws {
    let scene = try Scene()
    let box = scene.sandbox
    try box.makeDirectory(box.path("home/.local/share/Trash/files/old"))
    let sources = ["home", "state", "work", "home/.local", "home/.local/share/Trash/files/old"]
    try scene.lift(["a"] + sources.map { box.path($0).string } + ["/"])
    let (outcome, items) = try scene.propose()
    #expect(outcome.matched == 1)
    #expect(items.map(\.operation) == [.move] + sources.map { _ in .forbidden } + [.forbidden])
    for (item, word) in zip(items.dropFirst(), ["home", "sessions", "current", "trash", "already"])
    {
      #expect(item.reason?.contains(word) == true, "\(item.name): \(item.reason ?? "")")
    }
  }

  @Test("An atomic drop that fails for one item restores the others and frees their names")
  func atomic() throws {
    let scene = try Scene()
    try scene.lift()
    try FileSystem.removeFile(scene.sandbox.path("work/link"))
    try scene.sandbox.write("work/link", "no link")
    let outcome = try scene.drop { $0.isAtomic = true }.outcome
    #expect(outcome.placed == 0 && outcome.failed == 1 && outcome.pending == 3)
    #expect(scene.trashed.isEmpty && scene.infos.isEmpty)
    #expect(scene.sandbox.list("work") == ["a", "aim", "link", "tree"])
    try FileSystem.removeFile(scene.sandbox.path("work/link"))
    try FileSystem.makeLink(scene.sandbox.path("work/link"), saying: Array("aim".utf8))
    #expect(try scene.drop { $0.isAtomic = true }.outcome.placed == 3)
    #expect(try scene.lost().isEmpty)
  }

  @Test("An undo names missing items, and accepts those that another program has restored")
  func restoredElsewhere() throws {
    let scene = try Scene()
    try scene.lift()
    try scene.drop()
    try FileSystem.rename(scene.trash.files.appending("a"), to: scene.sandbox.path("work/a"))
    try FileSystem.removeFile(scene.trash.infoPath(of: Array("a".utf8)))
    try FileSystem.removeFile(scene.trash.files.appending("link"))
    let (outcome, results) = try scene.undo()
    #expect(outcome.undone == 2 && outcome.failed == 1)
    #expect(results.map(\.state) == [.failed, .undone, .undone])
    #expect(scene.sandbox.list("work") == ["a", "aim", "tree"])
  }

  @Test("If the old name is taken, the item stays in the trash with its info file")
  func nameTaken() throws {
    let scene = try Scene()
    try scene.lift(["a"])
    try scene.drop()
    try scene.sandbox.write("work/a", "new")
    #expect(try scene.undo().outcome.failed == 1)
    #expect(scene.trashed == ["a"] && scene.infos == ["a.trashinfo"])
    try FileSystem.removeFile(scene.sandbox.path("work/a"))
    #expect(try scene.undo().outcome.undone == 1)
    #expect(scene.infos.isEmpty)
  }

  // MARK: - Faults

  @Test("A drop in which any call fails loses nothing, and the next one finishes it")
  func failing() throws {
    for lasts in [false, true] {
      var number = lasts ? 1 : 3
      while try isReached(number, lasts) { number += 11 }
      #expect(number > 60)
    }
  }

  private func isReached(_ number: Int, _ lasts: Bool) throws -> Bool {
    let scene = try Scene()
    try scene.lift()
    let plan = FaultPlan(number: number, fails: .ioError, lasts: lasts)
    plan.inForce { _ = try? scene.drop() }
    #expect(try scene.lost().isEmpty, "call \(number)")
    let again = Result { try scene.drop().results }
    #expect(try scene.lost().isEmpty, "call \(number), then \(again)")
    #expect(scene.trashed == ["a", "link", "tree"], "call \(number), then \(again)")
    #expect(
      scene.infos == ["a", "link", "tree"].map { "\($0).trashinfo" },
      "call \(number), then \(again)")
    return plan.fired
  }

  @Test("An undo in which any call fails loses nothing, and the next one finishes it")
  func failingUndo() throws {
    var number = 1
    while try isUndoReached(number) { number += 9 }
    #expect(number > 30)
  }

  private func isUndoReached(_ number: Int) throws -> Bool {
    let scene = try Scene()
    try scene.lift()
    try scene.drop()
    let plan = FaultPlan(number: number, fails: .ioError, lasts: true)
    plan.inForce { _ = try? scene.undo() }
    for name in ["a", "tree", "link"] {
      let isThere = Files.exists(scene.sandbox.path("work/\(name)"))
      #expect(isThere != scene.trashed.contains(name), "\(name) at call \(number)")
    }
    let again = Result { try scene.undo().results }
    #expect(
      scene.sandbox.list("work") == ["a", "aim", "link", "tree"], "call \(number), then \(again)")
    #expect(scene.trashed.isEmpty)
    return plan.fired
  }
}
