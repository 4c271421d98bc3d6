import FileTransfer
import HostFiles
import Items
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import Context

/// Files of another host that nobody may read, as an administrator there may: their copies are ours.
@Suite(.enabled(if: TestHost.server.isAvailable && Tool.named("python3") != nil))
struct FarPermissionsTests {
  private let sandbox: Sandbox
  private let files: HostFileSystem
  private let context: ExchangeContext

  init() throws {
    sandbox = try Sandbox()
    let server = SourceTree.root.appending("Tests/FarPlacesTests/Tools/faulty-server").string
    let program = try TestHost.server.program(in: sandbox, proxy: "\(server) no-modes 0")
    files = try HostFileSystem("far", ["DND_SSH": program.string, "PATH": "/usr/bin:/bin"])
    context = ExchangeContext(
      environment: ["DND_STATE_HOME": sandbox.path("state").string],
      workingDirectory: sandbox.root)
  }

  private func status(_ path: String) throws -> FileStatus {
    try FileSystem.status(of: sandbox.path(path), followingLinks: false)
  }

  @Test("What is fetched can be read by its owner, whatever the permissions there are")
  func fetched() throws {
    let source = try sandbox.write("there", "text")
    let there = try #require(
      try files.look(at: [source], followingLinks: false)[0].get())
    try #require(there.mode.map { $0 & 0o777 } == 0)
    let wanted = FarFetch.Wanted(source: source, status: there, path: sandbox.path("here"))
    try FarFetch(files, context)([wanted])[0].get()
    #expect(try status("here").mode & 0o777 == 0o400)
    #expect(try sandbox.read("here") == Array("text".utf8))
  }

  @Test("A folder comes back with the permissions of its files, which forbid to read them")
  func returned() throws {
    for name in ["a", "in/b", "in/deeper/c"] { try sandbox.write("there/\(name)", "text \(name)") }
    let back = FarTreeReturn(
      of: sandbox.path("there"), to: sandbox.path("back"),
      on: PlaceID.host("far"), by: RunID(), files, in: context)
    try back(in: OpenFile.openPath(sandbox.root), isResumed: false)
    for name in ["a", "in/b", "in/deeper/c"] {
      let (mine, there) = (try status("back/\(name)"), try status("there/\(name)"))
      #expect(mine.mode & 0o777 == 0 && mine.size == there.size)
      #expect(mine.modified / 1_000_000_000 == there.modified / 1_000_000_000)
    }
    #expect(try status("back/in").mode == status("there/in").mode)
  }
}
