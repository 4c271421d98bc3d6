import FileTransfer
import HostFiles
import Items
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import Context

/// Small files of another host that are fetched together, into memory or into files.
@Suite(.enabled(if: TestHost.server.isAvailable && Tool.named("python3") != nil))
struct FarPagesTests {
  private let sandbox: Sandbox
  private let context: ExchangeContext

  init() throws {
    sandbox = try Sandbox()
    context = ExchangeContext(
      environment: ["DND_STATE_HOME": sandbox.path("state").string],
      workingDirectory: sandbox.root)
    try sandbox.makeDirectory(sandbox.path("here"))
  }

  /// Fetches files over a line with a fault, of which those with `true` may be held.
  private func fetch(
    _ names: [(name: String, mayBeHeld: Bool)], _ fault: String = "none 0"
  ) throws -> [FarSources.Fetched?] {
    let server = SourceTree.root.appending("Tests/FarPlacesTests/Tools/faulty-server").string
    let program = try TestHost.server.program(in: sandbox, proxy: "\(server) \(fault)")
    let sources = FarSources { (host) throws(FarError) in
      try HostFileSystem(host.name, ["DND_SSH": program.string, "PATH": "/usr/bin:/bin"])
    }
    let page = names.map { name, mayBeHeld in
      let path = sandbox.path(name)
      let status = try? FileSystem.status(of: path)
      return (
        far: FarReference(
          Location(.host("far"), path), size: status?.size ?? 0,
          modified: status.map { Int64($0.modified / 1_000_000_000) }, mode: nil,
          isDirectory: false), mayBeHeld: mayBeHeld
      )
    }
    var count = 0
    return sources.fetch(page, context) {
      count += 1
      return sandbox.path("here/\(count)")
    } _: { _ in
    }
  }

  private var made: [String] {
    get throws {
      let directory = try OpenFile.openDirectory(sandbox.path("here"))
      return try DirectoryReader.entries(of: directory).map(\.path.string).sorted()
    }
  }

  private func content(_ fetched: FarSources.Fetched?) throws -> (bytes: [UInt8], isHeld: Bool) {
    switch try #require(fetched).content {
    case .held(let bytes): (bytes, true)
    case .file(let path): (try OpenFile.open(path).readAll(), false)
    }
  }

  @Test("Small files are held only where that is possible, and large ones never are")
  func held() throws {
    let sizes = ["empty": 0, "small": 7, "medium": 60_000, "large": 70_000]
    for (name, size) in sizes {
      _ = try sandbox.write(name, [UInt8](repeating: UInt8(ascii: "x"), count: size))
    }
    let fetched = try fetch([
      ("empty", true), ("small", true), ("small", false), ("medium", true), ("large", true),
    ])
    let contents = try fetched.map(content)
    #expect(contents.map(\.bytes.count) == [0, 7, 7, 60_000, 70_000])
    #expect(contents.map(\.isHeld) == [true, true, false, true, false])
    #expect(contents.allSatisfy { $0.bytes.allSatisfy { $0 == UInt8(ascii: "x") } })
    #expect(try made == ["1", "2"])
  }

  @Test("What is held of one page is limited")
  func limited() throws {
    _ = try sandbox.write("file", [UInt8](repeating: 0, count: 64 << 10))
    let fetched = try fetch((0..<140).map { _ in ("file", true) })
    let isHeld = try fetched.map { try content($0).isHeld }
    #expect(isHeld == (0..<140).map { $0 < 128 })
  }

  @Test("Nothing is held of files that could not be fetched, and no file of them stays")
  func failed() throws {
    for name in ["a", "b", "c"] { try sandbox.write(name, "text of \(name)") }
    let missing = try fetch([("a", true), ("gone", true), ("gone", false), ("b", false)])
    #expect(missing.map { $0?.error == nil } == [true, false, false, true])
    #expect(try made == ["1"])
    try FileSystem.removeFile(sandbox.path("here/1"))
    // The first three files that are opened change while they are read.
    let changed = try fetch([("a", true), ("b", false), ("c", true)], "grow 3")
    #expect(changed.allSatisfy { $0 != nil && $0?.error != nil })
    #expect(try made == [])
    for bytes in stride(from: 0, to: 1500, by: 100) {
      let cut = try fetch([("a", true), ("b", false), ("c", true)], "cut-down \(bytes)")
      for (name, one) in zip(["a", "b", "c"], cut) where one != nil && one?.error == nil {
        #expect(try content(one).bytes == sandbox.read(name))
      }
      let files = cut.filter { if case .file? = $0?.content { true } else { false } }
      #expect(try made.count == files.count)
      for name in try made { try FileSystem.removeFile(sandbox.path("here/\(name)")) }
    }
  }
}
