import Diagnostics
import Glibc
import Items
import Synchronization
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

/// The trashes of other file systems, which are mounted for each test.
@Suite struct TrashMountTests {
  /// A home directory, and a file `work/a` and a directory `work/tree` on a mount.
  private final class Scene {
    let home: Sandbox
    let volume: SmallVolume
    let said = Said()

    /// The diagnostics reported during an operation.
    final class Said: Sendable {
      private let lines = Mutex<[Diagnostic]>([])
      func add(_ diagnostic: Diagnostic) { lines.withLock { $0.append(diagnostic) } }
      var codes: [String] { lines.withLock { $0.map(\.code.name) } }
    }

    init(size: String = "2m") throws {
      home = try Sandbox()
      volume = try SmallVolume(size: size)
      try volume.sandbox.write("a", "a")
      try volume.sandbox.write("tree/in", "in")
    }

    var top: FilePath { volume.sandbox.root.removingLastComponent() }
    var own: FilePath { top.appending(".Trash-\(Machine.user)") }
    var homeTrash: FilePath { home.path("data/Trash") }

    private var context: ExchangeContext {
      ExchangeContext(
        environment: [
          "DND_STATE_HOME": home.path("state").string, "XDG_DATA_HOME": home.path("data").string,
        ], workingDirectory: home.root,
        report: { [said] event in if case .said(let diagnostic) = event { said.add(diagnostic) } })
    }

    /// Fills the mount; removing `filler` frees the space.
    func fill() throws {
      let filler = try OpenFile.open(top.appending("filler"), .writeOnly, options: .create)
      let block = [UInt8](repeating: 1, count: 4096)
      while (try? filler.writeAll(block)) != nil {}
    }

    func lift(_ names: [String] = ["a", "tree"]) throws {
      var sources = SourceRequest()
      sources.sources = names.map { volume.sandbox.path($0).string }
      var session = SessionRequest()
      session.name = "s"
      _ = try Lifting(sources: sources, item: ItemRequest(), session: session)(in: context)
    }

    private var request: DropRequest {
      var request = DropRequest()
      request.session = "s"
      request.destination = "trash:"
      return request
    }

    func propose() throws -> [ItemProposal] {
      var items: [ItemProposal] = []
      _ = try Proposing(request: request)(in: context) { items.append($0) }
      return items
    }

    @discardableResult
    func drop() throws -> [ItemResult] {
      var results: [ItemResult] = []
      _ = try Dropping(request: request)(in: context) { results.append($0) }
      return results
    }

    @discardableResult
    func undo() throws -> UndoOutcome {
      try Undoing(session: "s", onlyAsks: false)(in: context) { _ in }
    }

    func info(_ trash: FilePath, _ name: String) throws -> String {
      String(decoding: try Files.read(trash.appending("info/\(name).trashinfo")), as: UTF8.self)
    }

    var isBack: Bool {
      volume.sandbox.list() == ["a", "tree"] && volume.sandbox.list("tree") == ["in"]
    }
  }

  private func makeScene(size: String = "2m") throws -> Scene {
    guard SmallVolume.isPossible else { try Test.cancel("skipped: mounting needs root") }
    return try Scene(size: size)
  }

  @Test("A file goes to the trash of its own mount, with a relative path, and comes back")
  func ownMount() throws {
    let scene = try makeScene()
    try scene.lift()
    let inner = scene.volume.sandbox.root.lastComponent?.string ?? ""
    #expect(try scene.propose().map(\.target).first == scene.own.appending("files/a").string)
    #expect(!Files.exists(scene.own))
    #expect(try scene.drop().map(\.state) == [.placed, .placed])
    #expect(try FileSystem.status(of: scene.own).mode == 0o700)
    #expect(try scene.info(scene.own, "a").contains("\nPath=\(inner)/a\n"))
    #expect(try Files.names(in: scene.own.appending("files")) == ["a", "tree"])
    #expect(!Files.exists(scene.homeTrash) && scene.said.codes.isEmpty)
    #expect(try scene.undo().undone == 2)
    #expect(scene.isBack)
    #expect(try Files.names(in: scene.own.appending("info")).isEmpty)
  }

  @Test(
    "The administrator's trash is used only if safe; else the user's own, with a warning")
  func shared() throws {
    let scene = try makeScene()
    let shared = scene.top.appending(".Trash")
    try FileSystem.makeDirectory(shared)
    try FileSystem.setMode(of: shared, to: 0o777)
    try scene.lift()
    #expect(try scene.drop().compactMap(\.target).allSatisfy { $0.hasPrefix(scene.own.string) })
    #expect(scene.said.codes == ["trash.unsafe"])
    #expect(try scene.undo().undone == 2)
    try FileSystem.setMode(of: shared, to: 0o1777)
    let place = shared.appending("\(Machine.user)")
    #expect(try scene.drop().compactMap(\.target).allSatisfy { $0.hasPrefix(place.string) })
    #expect(scene.said.codes == ["trash.unsafe"])
    #expect(try FileSystem.status(of: place).mode == 0o700)
    #expect(try scene.undo().undone == 2)
    #expect(scene.isBack)
    #expect(try Files.names(in: place.appending("info")).isEmpty)
  }

  @Test(
    "Without a trash on the mount, files are copied to the home trash, with a note, and come back"
  )
  func elsewhere() throws {
    let scene = try makeScene()
    try FileSystem.makeLink(scene.own, saying: Array("/nowhere".utf8))
    try scene.lift()
    let proposed = try scene.propose()
    #expect(proposed.map(\.reason).allSatisfy { $0?.contains("another file system") == true })
    let results = try scene.drop()
    #expect(results.map(\.target) == proposed.map(\.target))
    #expect(results.first?.target == scene.homeTrash.appending("files/a").string)
    #expect(results.allSatisfy { $0.state == .placed && $0.verified != "none" })
    #expect(scene.said.codes == ["trash.elsewhere"])
    #expect(scene.volume.sandbox.list().isEmpty)
    let path = scene.volume.sandbox.path("a").string
    #expect(try scene.info(scene.homeTrash, "a").contains("\nPath=\(path)\n"))
    #expect(try scene.undo().undone == 2)
    #expect(scene.isBack)
    #expect(try Files.names(in: scene.homeTrash.appending("files")).isEmpty)
    #expect(try Files.names(in: scene.homeTrash.appending("info")).isEmpty)
  }

  @Test("On a read-only file system nothing is trashed, which the proposal says")
  func readOnly() throws {
    let scene = try makeScene()
    try scene.lift()
    #expect(mount(nil, scene.top.string, nil, UInt(MS_REMOUNT | MS_RDONLY), nil) == 0)
    let items = try scene.propose()
    #expect(items.allSatisfy { $0.operation == .forbidden })
    #expect(items.first?.reason?.contains("its folder is not writable") == true)
    #expect(
      try scene.drop().allSatisfy { $0.state == .pending && $0.error?.code.failure == .forbidden })
    #expect(scene.isBack)
  }

  @Test("On a full file system the file stays where it is, and no partial file is left")
  func full() throws {
    let scene = try makeScene(size: "64k")
    try scene.lift()
    try scene.drop()
    try scene.undo()
    try scene.fill()
    let results = try scene.drop()
    #expect(results.allSatisfy { $0.state == .failed && $0.error?.code.name == "transfer.noSpace" })
    #expect(scene.isBack)
    #expect(try Files.names(in: scene.own.appending("info")).isEmpty)
    try FileSystem.removeFile(scene.top.appending("filler"))
    #expect(try scene.drop().allSatisfy { $0.state == .placed })
  }

  @Test("A directory that is a mount point is not trashed")
  func mountPoint() throws {
    let scene = try makeScene()
    let other = scene.volume.sandbox.path("tree")
    #expect(mount("tmpfs", other.string, "tmpfs", 0, "size=64k") == 0)
    defer { umount2(other.string, Int32(MNT_DETACH)) }
    try scene.lift(["tree"])
    #expect(try scene.propose().first?.reason?.contains("mounted there") == true)
    #expect(try scene.drop().first?.state == .pending)
  }
}
