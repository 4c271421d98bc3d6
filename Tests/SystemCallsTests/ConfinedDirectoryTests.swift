import Diagnostics
import Glibc
import SystemCalls
import SystemPackage
import TestSupport
import Testing

struct ConfinedDirectoryTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("outside/secret", "secret")
    try sandbox.write("top/in/file", "text")
    try FileSystem.makeLink(sandbox.path("top/last"), saying: Array("in/file".utf8))
    try FileSystem.makeLink(sandbox.path("top/sub"), saying: Array("../outside".utf8))
    try FileSystem.makeLink(sandbox.path("top/in/deeper"), saying: Array("../../outside".utf8))
  }

  static let ways: [ConfinedDirectory.Way] = [.kernel, .byHand]

  private func top(_ way: ConfinedDirectory.Way) throws -> ConfinedDirectory {
    try ConfinedDirectory(opening: sandbox.path("top"), way: way)
  }

  @Test(arguments: ways)
  func whatLiesBelowIsReached(_ way: ConfinedDirectory.Way) throws {
    let top = try top(way)
    #expect(try top.openFile("in/file").readAll() == Array("text".utf8))
    #expect(try top.openDirectory("in").openFile("./file").readAll() == Array("text".utf8))
    #expect(try top.openDirectory(".").openFile("in//file").readAll() == Array("text".utf8))
    #expect(try top.status(of: "in/file").size == 4)
    #expect(try top.status(of: "last").kind == .link)
    #expect(try top.statusIfPresent(of: "in/none") == nil)
    #expect(try top.statusIfPresent(of: "in/file/none") == nil)
    #expect(try top.openDirectoryIfPresent("none/below") == nil)
    let made = try top.openFile("in/new", .writeOnly, options: [.create, .exclusiveCreate])
    #expect(made.path == sandbox.path("top/in/new"))
    #expect(try top.parent(of: "in/new/.").name == "new")
    let (directory, name) = try top.parent(of: "in/new")
    #expect(name == "new")
    try FileSystem.rename(name, in: directory, to: "newer", in: directory)
    #expect(sandbox.list("top/in") == ["deeper", "file", "newer"])
  }

  @Test(
    arguments: ways, [("sub/secret", "sub"), ("last", "last"), ("in/deeper/secret", "in/deeper")])
  func noLinkIsFollowedAndItIsNamed(
    _ way: ConfinedDirectory.Way, _ paths: (path: String, link: String)
  ) throws {
    let top = try top(way)
    let failure = #expect(throws: SystemFailure.self) { try top.open(FilePath(paths.path)) }
    #expect(failure?.isRefusedLink == true)
    #expect(failure?.path == sandbox.path("top").appending(bytes: Array(paths.link.utf8)))
    #expect(failure?.diagnostic.code == .systemLink)
  }

  @Test(arguments: ways)
  func aLinkIsNeitherOpenedAsDirectoryNorWrittenThroughNorMadeUseOf(
    _ way: ConfinedDirectory.Way
  ) throws {
    let top = try top(way)
    let attempts: [() throws -> Void] = [
      { _ = try top.openDirectory("sub") },
      { _ = try top.openDirectoryIfPresent("sub") },
      { _ = try top.makeDirectories("sub") },
      { _ = try top.makeDirectories("sub/below") },
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
  func noPathLeadsOut(_ way: ConfinedDirectory.Way, _ path: FilePath) throws {
    let top = try top(way)
    #expect(throws: SystemFailure.self) { try top.open(path) }
    #expect(throws: SystemFailure.self) { try top.status(of: path) }
    #expect(throws: SystemFailure.self) { try top.parent(of: path) }
    #expect(throws: SystemFailure.self) { try top.makeDirectories(path) }
  }

  @Test(arguments: ways)
  func directoriesAreMadeWithTheirModeAndThoseThatAreThereStayAsTheyAre(
    _ way: ConfinedDirectory.Way
  ) throws {
    let top = try top(way)
    try FileSystem.setMode(of: sandbox.path("top/in"), to: 0o710)
    let made = try top.makeDirectories("in/a/b", mode: 0o700)
    #expect(made.path == sandbox.path("top/in/a/b"))
    #expect(try top.status(of: "in").mode == 0o710)
    #expect(try top.status(of: "in/a").mode == 0o700)
    #expect(
      try made.directory.status().isSameFile(as: top.makeDirectories("in/a/b").directory.status()))
  }

  @Test(arguments: ways)
  func aFIFOIsRefusedAsContentAndNotWaitedFor(_ way: ConfinedDirectory.Way) throws {
    try sandbox.makeFIFO("top/fifo")
    let top = try top(way)
    #expect(throws: SystemFailure.self) { try top.openFile("fifo") }
    #expect(throws: SystemFailure.self) { try top.openFile("fifo", .writeOnly) }
  }

  @Test(arguments: ways)
  func pathsThatAreTooLongForOneCallAreReachedToo(_ way: ConfinedDirectory.Way) throws {
    let name = String(repeating: "n", count: 200)
    var directory = try top(way)
    for _ in 0..<30 { directory = try directory.makeDirectories(FilePath(name)) }
    let path = FilePath(repeatElement(name, count: 30).joined(separator: "/"))
    #expect(try top(way).status(of: path).isSameFile(as: directory.directory.status()))
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
