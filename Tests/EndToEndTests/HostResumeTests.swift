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
    /// Three tenths of the file, the 8 MiB that may be sent before the host has answered, and the pieces that the
    /// channels had not completed.
    static let mostSent = size * 3 / 10 + (12 << 20)
    /// Large beside what is on its way when a line is cut.
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
    ///
    /// - Parameter hidden: The number of names that the cut leaves.
    func again(
      _ arguments: [String], of name: String = "big", hidden: Int = 1,
      _ between: () throws -> Void = {}
    ) throws -> Int {
      let first = try run(arguments, cutAfter: Self.size * 7 / 10)
      #expect(first.status != 0)
      #expect(try names.allSatisfy { $0.hasPrefix(".dnd-") })
      #expect(try names.count == hidden)
      try between()
      let second = try run(arguments)
      #expect(second.status == 0)
      #expect(try names == [name])
      return second.sent
    }

    /// Makes a folder with the file and some small ones, and lifts it.
    func liftFolder() throws {
      try sandbox.makeDirectory(sandbox.path("tree"))
      try sandbox.makeDirectory(sandbox.path("tree/in"))
      try sandbox.write("tree/in/big", Self.bytes)
      for number in 0..<20 { try sandbox.write("tree/\(number)", "\(number)") }
      let outcome = try Tool.dnd(environment: environment, directory: sandbox.root)
        .run(["lift", "-q", "--session", "tree", "tree"])
      #expect(outcome.status == 0)
    }

    func expectFolder(with bytes: [UInt8] = bytes) throws {
      #expect(try sandbox.read("far/tree/in/big") == bytes)
      #expect(try Files.names(in: sandbox.path("far/tree")).count == 21)
      #expect(try Files.names(in: sandbox.path("far/tree/in")) == ["big"])
      for number in 0..<20 {
        #expect(try sandbox.read("far/tree/\(number)") == Array("\(number)".utf8))
      }
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

  @Test(
    "The second drop of a folder sends hardly more than the rest of its files",
    arguments: ["copy", "move"])
  func folder(operation: String) throws {
    let desk = try Desk(.daemon)
    try desk.liftFolder()
    // The folder, and the list of what is in it.
    let sent = try desk.again(
      ["drop", "--session", "tree", "--\(operation)", desk.far], of: "tree", hidden: 2)
    #expect(sent <= Desk.mostSent)
    try desk.expectFolder()
    #expect(Files.exists(desk.sandbox.path("tree")) == (operation == "copy"))
  }

  @Test("So does a drop of a folder that reconnects")
  func folderReconnecting() throws {
    let desk = try Desk(.daemon)
    try desk.liftFolder()
    let (status, sent) = try desk.run(
      ["drop", "--session", "tree", "--wait", "10m", desk.far], cutAfter: Desk.size * 7 / 10)
    #expect(status == 0)
    #expect(sent <= Desk.mostSent)
    #expect(try desk.names == ["tree"])
    try desk.expectFolder()
  }

  @Test("A file in a folder that has changed, here or at its beginning there, is sent again")
  func folderInDoubt() throws {
    let desk = try Desk(.daemon)
    try desk.liftFolder()
    let drop = ["drop", "--session", "tree", "--copy", desk.far]
    let sent = try desk.again(drop, of: "tree", hidden: 2) {
      let names = try desk.names.map { "far/\($0)/in/big" }
      let staged = try #require(names.first { Files.exists(desk.sandbox.path($0)) })
      var bytes = try desk.sandbox.read(staged)
      bytes[1000] ^= 1
      try desk.sandbox.write(staged, bytes)
    }
    #expect(sent >= Desk.size)
    try desk.expectFolder()

    let other = try Desk(.daemon)
    try other.liftFolder()
    var bytes = Desk.bytes
    bytes[Desk.size - 1] ^= 1
    #expect(
      try other.again(
        ["drop", "--session", "tree", "--copy", other.far], of: "tree", hidden: 2
      ) { try other.sandbox.write("tree/in/big", bytes) } >= Desk.size)
    try other.expectFolder(with: bytes)
  }

  @Test("Nor is a file in a folder with which it is merged sent twice")
  func mergedFolder() throws {
    let desk = try Desk(.daemon)
    try desk.liftFolder()
    try desk.sandbox.makeDirectory(desk.sandbox.path("far/tree"))
    let drop = ["drop", "--session", "tree", "--copy", desk.far]
    let first = try desk.run(drop, cutAfter: Desk.size * 7 / 10)
    #expect(first.status != 0)
    #expect(!Files.exists(desk.sandbox.path("far/tree/in/big")))
    let second = try desk.run(drop)
    #expect(second.status == 0)
    #expect(second.sent <= Desk.mostSent)
    #expect(try desk.names == ["tree"])
    try desk.expectFolder()
  }
}
