import Diagnostics
import Glibc
import SystemCalls
import SystemPackage
import TestSupport
import Testing

struct ConfinedFolderTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("outside/secret", "secret")
    try sandbox.write("top/in/file", "text")
    try FileSystem.makeLink(sandbox.path("top/last"), saying: Array("in/file".utf8))
    try FileSystem.makeLink(sandbox.path("top/sub"), saying: Array("../outside".utf8))
    try FileSystem.makeLink(sandbox.path("top/in/deeper"), saying: Array("../../outside".utf8))
  }

  static let ways: [ConfinedFolder.Way] = [.kernel, .byHand]

  private func top(_ way: ConfinedFolder.Way) throws -> ConfinedFolder {
    try ConfinedFolder(opening: sandbox.path("top"), way: way)
  }

  @Test(arguments: ways)
  func whatLiesBelowIsReached(_ way: ConfinedFolder.Way) throws {
    let top = try top(way)
    #expect(try top.openFile("in/file").readAll() == Array("text".utf8))
    #expect(try top.openFolder("in").openFile("./file").readAll() == Array("text".utf8))
    #expect(try top.openFolder(".").openFile("in//file").readAll() == Array("text".utf8))
    #expect(try top.status(of: "in/file").size == 4)
    #expect(try top.status(of: "last").kind == .link)
    #expect(try top.statusIfPresent(of: "in/none") == nil)
    #expect(try top.statusIfPresent(of: "in/file/none") == nil)
    #expect(try top.openFolderIfPresent("none/below") == nil)
    let made = try top.openFile("in/new", .writeOnly, options: [.create, .exclusiveCreate])
    #expect(made.path == sandbox.path("top/in/new"))
    #expect(try top.parent(of: "in/new/.").name == "new")
    let (folder, name) = try top.parent(of: "in/new")
    #expect(name == "new")
    try FileSystem.rename(name, in: folder, to: "newer", in: folder)
    #expect(sandbox.list("top/in") == ["deeper", "file", "newer"])
  }

  @Test(
    arguments: ways, [("sub/secret", "sub"), ("last", "last"), ("in/deeper/secret", "in/deeper")])
  func noLinkIsFollowedAndItIsNamed(
    _ way: ConfinedFolder.Way, _ paths: (path: String, link: String)
  ) throws {
    let top = try top(way)
    let failure = #expect(throws: SystemFailure.self) { try top.open(FilePath(paths.path)) }
    #expect(failure?.isRefusedLink == true)
    #expect(failure?.path == sandbox.path("top").appending(bytes: Array(paths.link.utf8)))
    #expect(failure?.diagnostic.code == .systemLink)
  }

  @Test(arguments: ways)
  func aLinkIsNeitherOpenedAsFolderNorWrittenThroughNorMadeUseOf(
    _ way: ConfinedFolder.Way
  ) throws {
    let top = try top(way)
    let attempts: [() throws -> Void] = [
      { _ = try top.openFolder("sub") },
      { _ = try top.openFolderIfPresent("sub") },
      { _ = try top.makeFolders("sub") },
      { _ = try top.makeFolders("sub/below") },
      { _ = try top.openFile("sub/new", .writeOnly, options: .create) },
      { _ = try top.openFile("last", .writeOnly, options: [.create, .truncate]) },
      { _ = try top.parent(of: "sub/secret") },
      { _ = try top.status(of: "sub/secret") },
      { _ = try top.statusIfPresent(of: "in/deeper/secret") },
    ]
    for attempt in attempts {
      let failure = #expect(throws: SystemFailure.self) { try attempt() }
      #expect(failure?.isRefusedLink == true)
    }
    #expect(sandbox.list("outside") == ["secret"])
    #expect(try sandbox.read("top/in/file") == Array("text".utf8))
  }

  @Test(arguments: ways, ["../outside/secret", "in/../../outside/secret", "..", "/etc/passwd"])
  func noPathLeadsOut(_ way: ConfinedFolder.Way, _ path: FilePath) throws {
    let top = try top(way)
    #expect(throws: SystemFailure.self) { try top.open(path) }
    #expect(throws: SystemFailure.self) { try top.status(of: path) }
    #expect(throws: SystemFailure.self) { try top.parent(of: path) }
    #expect(throws: SystemFailure.self) { try top.makeFolders(path) }
  }

  @Test(arguments: ways)
  func foldersAreMadeWithTheirModeAndThoseThatAreThereStayAsTheyAre(
    _ way: ConfinedFolder.Way
  ) throws {
    let top = try top(way)
    try FileSystem.setMode(of: sandbox.path("top/in"), to: 0o710)
    let made = try top.makeFolders("in/a/b", mode: 0o700)
    #expect(made.path == sandbox.path("top/in/a/b"))
    #expect(try top.status(of: "in").mode == 0o710)
    #expect(try top.status(of: "in/a").mode == 0o700)
    #expect(try made.folder.status().isSameFile(as: top.makeFolders("in/a/b").folder.status()))
  }

  @Test(arguments: ways)
  func aFIFOIsRefusedAsContentAndNotWaitedFor(_ way: ConfinedFolder.Way) throws {
    try sandbox.makeFIFO("top/fifo")
    let top = try top(way)
    #expect(throws: SystemFailure.self) { try top.openFile("fifo") }
    #expect(throws: SystemFailure.self) { try top.openFile("fifo", .writeOnly) }
  }

  @Test(arguments: ways)
  func pathsThatAreTooLongForOneCallAreReachedToo(_ way: ConfinedFolder.Way) throws {
    let name = String(repeating: "n", count: 200)
    var folder = try top(way)
    for _ in 0..<30 { folder = try folder.makeFolders(FilePath(name)) }
    let path = FilePath(repeatElement(name, count: 30).joined(separator: "/"))
    #expect(try top(way).status(of: path).isSameFile(as: folder.folder.status()))
  }

  #if DEBUG
    @Test(arguments: [Errno.notPermitted, .resourceTemporarilyUnavailable])
    func whatTheKernelCannotDoInOneCallIsDoneByHand(_ refusal: Errno) throws {
      let top = try top(.kernel)
      let plan = FaultPlan(call: "openat2", number: 1, fails: refusal, lasts: true)
      try plan.inForce { () throws -> Void in
        #expect(try top.openFile("in/file").readAll() == Array("text".utf8))
        let failure = #expect(throws: SystemFailure.self) { try top.open("sub/secret") }
        #expect(failure?.isRefusedLink == true)
      }
      #expect(plan.fired)
    }
  #endif

  @Test func aFileIsAUsersOwnWordWhereNobodyElseMayWriteIt() throws {
    let path = try sandbox.write("word", "")
    var status = try FileSystem.status(of: path)
    status.user = Machine.user
    for (mode, isOwn) in [(0o600, true), (0o755, true), (0o664, false), (0o602, false)] {
      status.mode = UInt32(mode)
      #expect(status.isOwnWord() == isOwn)
    }
    status.mode = 0o600
    status.user = Machine.user &+ 1
    #expect(!status.isOwnWord(orRoot: true))
    status.user = 0
    #expect(status.isOwnWord(orRoot: true))
    #expect(status.isOwnWord() == (Machine.user == 0))
  }
}
