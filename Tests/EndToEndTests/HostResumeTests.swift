import SystemPackage
import TestSupport
import Testing

/// A large file whose drop to a host is cut: the next drop sends only the rest, as counted on the line.
@Suite(.enabled(if: TestHost.daemon.isAvailable))
struct HostResumeTests {
  /// A file of 64 MiB, and a host behind a line that counts and can be cut.
  private struct Desk {
    let sandbox: Sandbox
    let environment: [String: String]
    /// Three tenths of the file, and the pieces that the channels had not completed.
    static let mostSent = size * 35 / 100
    /// Large beside what is on its way when a line is cut, at most the window of a channel of 2 MiB.
    static let size = 64 << 20
    /// Bytes that no part of a connection makes smaller.
    static let bytes: [UInt8] = {
      var state: UInt64 = 88_172_645_463_325_252
      let words = (0..<size / 8).map { _ in
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
      }
      return words.withUnsafeBytes { Array($0) }
    }()

    init(_ host: TestHost) throws {
      sandbox = try Sandbox("dnd-resume")
      for name in ["home", "state", "runtime", "tmp", "far"] {
        try sandbox.makeDirectory(sandbox.path(name))
      }
      var environment = ScriptRun.environment(in: sandbox)
      let line = SourceTree.root.appending("Tests/FarPlacesTests/Tools/counting-line").string
      environment["DND_SSH"] =
        try host.program(in: sandbox, proxy: "\(line) \(sandbox.path("line").string)").string
      environment["PATH"] = "/usr/bin:/bin"
      self.environment = environment
      try sandbox.write("big", Self.bytes)
    }

    /// Runs a command, and returns its status and the bytes that it sent.
    func run(_ arguments: [String], cutAfter limit: Int = .max) throws -> (
      status: Int32?, sent: Int
    ) {
      try sandbox.write("line", "\(limit)")
      let outcome = try Tool.dnd(environment: environment, directory: sandbox.root).run(arguments)
      let text = String(decoding: try sandbox.read("line"), as: UTF8.self)
      return (outcome.status, try #require(Int(text)))
    }

    var far: String { "far:\(sandbox.path("far").string)" }
    var names: [String] { get throws { try Files.names(in: sandbox.path("far")) } }

    /// Cuts a command at 70 %, and returns the bytes that it sends the second time.
    func again(_ arguments: [String], _ between: () throws -> Void = {}) throws -> Int {
      let first = try run(arguments, cutAfter: Self.size * 7 / 10)
      #expect(first.status != 0)
      #expect(try names.allSatisfy { $0.hasPrefix(".dnd-") })
      #expect(try names.count == 1)
      try between()
      let second = try run(arguments)
      #expect(second.status == 0)
      #expect(try names == ["big"])
      return second.sent
    }

    var staged: FilePath { get throws { sandbox.path("far").appending(try names[0]) } }
  }

  @Test(
    "The second drop sends hardly more than the rest of a file cut at 70 %",
    arguments: ["copy", "move"])
  func theRest(operation: String) throws {
    let desk = try Desk(.daemon)
    _ = try Tool.dnd(environment: desk.environment, directory: desk.sandbox.root)
      .run(["lift", "-q", "--session", "big", "big"])
    let sent = try desk.again(["drop", "--session", "big", "--\(operation)", desk.far])
    #expect(sent <= Desk.mostSent)
    #expect(try desk.sandbox.read("far/big") == Desk.bytes)
    #expect(Files.exists(desk.sandbox.path("big")) == (operation == "copy"))
  }

  @Test("A drop that reconnects sends hardly more than the rest of the file")
  func reconnecting() throws {
    let desk = try Desk(.daemon)
    _ = try Tool.dnd(environment: desk.environment, directory: desk.sandbox.root)
      .run(["lift", "-q", "--session", "big", "big"])
    // The line takes as much again before it is cut a second time.
    let (status, sent) = try desk.run(
      ["drop", "--session", "big", "--wait", "10m", desk.far], cutAfter: Desk.size * 7 / 10)
    #expect(status == 0)
    #expect(sent <= Desk.mostSent)
    #expect(try desk.names == ["big"])
    #expect(try desk.sandbox.read("far/big") == Desk.bytes)
  }

  @Test("So does the second 'cp' or 'mv'", arguments: ["cp", "mv"])
  func transient(command: String) throws {
    let desk = try Desk(.daemon)
    let sent = try desk.again([command, "big", desk.far])
    #expect(sent <= Desk.mostSent)
    #expect(try desk.sandbox.read("far/big") == Desk.bytes)
    let list = try Tool.dnd(environment: desk.environment, directory: desk.sandbox.root)
      .run(["list", "-q"])
    #expect(list.outputText == "")
  }

  @Test("A changed beginning there is sent again, and so is a source that has changed")
  func doubts() throws {
    let desk = try Desk(.daemon)
    let sent = try desk.again(["cp", "big", desk.far]) {
      var bytes = try Files.read(try desk.staged)
      bytes[1000] ^= 1
      try desk.sandbox.write("far/\(try desk.names[0])", bytes)
    }
    #expect(sent >= Desk.size)
    #expect(try desk.sandbox.read("far/big") == Desk.bytes)

    let other = try Desk(.daemon)
    var bytes = Desk.bytes
    bytes[Desk.size - 1] ^= 1
    #expect(
      try other.again(["cp", "big", other.far]) { try other.sandbox.write("big", bytes) }
        >= Desk.size)
    #expect(try other.sandbox.read("far/big") == bytes)
  }
}
