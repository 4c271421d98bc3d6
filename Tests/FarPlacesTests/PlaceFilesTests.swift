import FileTransfer
import HostFiles
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// What every far file system does, whatever is behind it.
@Suite struct PlaceFilesTests {
  /// The implementations that can be tested here.
  enum Kind: CustomStringConvertible, Sendable {
    case memory
    case host(TestHost)

    static var all: [Kind] { [.memory] + TestHost.available.map { .host($0) } }

    var description: String {
      switch self {
      case .memory: "memory"
      case .host(let host): host.description
      }
    }

    private var isProFTPD: Bool { if case .host(.proftpd) = self { true } else { false } }
    var syncsDirectories: Bool { !isProFTPD }
    /// ProFTPD tells a link as what it points to.
    var showsLinks: Bool { !isProFTPD }
    /// ProFTPD ends the connection when it is asked to run a command.
    var runsCommands: Bool { !isProFTPD }
  }

  /// A file system with an empty directory in it.
  private struct Place {
    let files: any PlaceFiles
    let directory: FilePath
    private let sandbox: Sandbox?

    init(_ kind: Kind) throws {
      switch kind {
      case .memory:
        (files, directory, sandbox) = (MemoryFileSystem(), "/home", nil)
      case .host(let host):
        let sandbox = try Sandbox()
        let program = try host.program(in: sandbox)
        try sandbox.makeDirectory(sandbox.path("far"))
        files = try HostFileSystem(
          "far", ["DND_SSH": program.string, "PATH": "/usr/bin:/bin"])
        directory = sandbox.path("far")
        self.sandbox = sandbox
      }
    }

    func path(_ name: String) -> FilePath { directory.pushing(FilePath(name)) }

    func stage(_ name: String, _ bytes: [UInt8]) throws {
      let results = try files.stage([
        FarStaging(path(name), FarBytes(bytes), FarMetadata(mode: 0o640, modified: 1_000_000_000))
      ])
      #expect(try results[0].get() == Int64(bytes.count))
    }

    func bytes(_ name: String) throws -> [UInt8] {
      var bytes: [UInt8] = []
      try files.read(path(name), from: 0) {
        bytes += $0
        return true
      }
      return bytes
    }

    func look(_ name: String) throws -> FarStatus? {
      try files.look(at: [path(name)], followingLinks: false)[0].get()
    }
  }

  private func error<Answer>(_ result: Result<Answer, FarError>) -> FarError? {
    if case .failure(let error) = result { error } else { nil }
  }

  @Test("A staged file has its bytes, mode and time", arguments: Kind.all)
  func staging(kind: Kind) throws {
    let place = try Place(kind)
    for (name, count) in [("empty", 0), ("small", 5), ("large", 3_000_000)] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
      try place.stage(name, bytes)
      #expect(try place.bytes(name) == bytes)
      let status = try place.look(name)
      #expect(
        status
          == FarStatus(
            kind: .regular, size: Int64(count), mode: 0o640, modified: 1_000_000_000,
            owner: status?.owner))
    }
  }

  @Test(
    "A staged file is continued behind the bytes that are right, and what follows them is cut off",
    arguments: Kind.all)
  func continuing(kind: Kind) throws {
    let place = try Place(kind)
    let bytes = (0..<50_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    for (name, rest) in [("short", 0), ("long", 90_000)] {
      try place.stage(name, Array(bytes[..<20_000]) + [UInt8](repeating: 0, count: rest))
      let results = try place.files.stage([
        FarStaging(
          place.path(name), FarBytes(Array(bytes[16_384...])),
          FarMetadata(mode: 0o640, modified: 1_000_000_000), resumesAt: 16_384)
      ])
      #expect(throws: Never.self) { try results[0].get() }
      #expect(try place.bytes(name) == bytes)
      #expect(try place.look(name)?.modified == 1_000_000_000)
    }
    let missing = try place.files.stage([
      FarStaging(
        place.path("none"), FarBytes([1]), FarMetadata(mode: 0o640, modified: 0), resumesAt: 1)
    ])
    #expect(error(missing[0]) != nil)
    #expect(try place.look("none") == nil)
  }

  @Test("The pieces of a file are hashed by a host that runs commands", arguments: Kind.all)
  func pieces(kind: Kind) throws {
    let place = try Place(kind)
    let bytes = (0..<2500).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    let name = "a 'b'\n$(c)"
    try place.stage(name, bytes)
    let pieces = try place.files.pieces(of: place.path(name), each: 1000)
    let expected = [0..<1000, 1000..<2000, 2000..<2500].map { Digest(of: Array(bytes[$0])) }
    #expect(pieces == (kind.runsCommands ? expected : []))
  }

  @Test("Staging never writes to a file that exists", arguments: Kind.all)
  func stagingOntoFile(kind: Kind) throws {
    let place = try Place(kind)
    try place.stage("a", [1])
    let results = try place.files.stage([
      FarStaging(place.path("a"), FarBytes([2]), FarMetadata(mode: 0o600, modified: 0)),
      FarStaging(place.path("b"), FarBytes([3]), FarMetadata(mode: 0o600, modified: 0)),
    ])
    #expect(error(results[0]) == .taken(place.path("a")))
    #expect(try place.bytes("a") == [1])
    #expect(try place.bytes("b") == [3])
  }

  @Test("A file whose content cannot be read here leaves nothing there", arguments: Kind.all)
  func unreadable(kind: Kind) throws {
    final class Unreadable: FarContent {
      private var count = 0
      func next(atMost limit: Int) throws(SystemFailure) -> [UInt8] {
        count += 1
        if count < 3 { return Array(repeating: 1, count: limit) }
        throw SystemFailure("read", nil, .ioError)
      }
    }
    let place = try Place(kind)
    let results = try place.files.stage([
      FarStaging(place.path("a"), Unreadable(), FarMetadata(mode: 0o600, modified: 0))
    ])
    #expect(error(results[0]) == .unreadable(SystemFailure("read", nil, .ioError)))
    #expect(try place.look("a") == nil)
  }

  @Test("A published file has its new name only, and never replaces another", arguments: Kind.all)
  func publishing(kind: Kind) throws {
    let place = try Place(kind)
    for name in ["a", "b", "taken"] { try place.stage(name, Array(name.utf8)) }
    let results = try place.files.publish([
      FarNaming(place.path("a"), as: place.path("c")),
      FarNaming(place.path("b"), as: place.path("taken")),
    ])
    #expect(error(results[0]) == nil)
    #expect(error(results[1]) == .taken(place.path("taken")))
    #expect(try place.look("a") == nil)
    #expect(try place.bytes("c") == Array("a".utf8))
    #expect(try place.bytes("b") == Array("b".utf8))
    #expect(try place.bytes("taken") == Array("taken".utf8))
    if kind.syncsDirectories {
      try place.files.synchronize([place.directory])
    } else {
      #expect(throws: FarError.cannotSynchronize(place.directory)) {
        try place.files.synchronize([place.directory])
      }
      #expect(try place.bytes("c") == Array("a".utf8))
    }
  }

  @Test(
    "A connection that ends well without running a command does not count as a sync",
    .enabled(if: TestHost.server.isAvailable, "openssh-sftp-server is not installed"))
  func silentCommand() throws {
    let sandbox = try Sandbox()
    let tool = SourceTree.root.appending("Tests/FarPlacesTests/Tools/faulty-server")
    _ = try TestHost.server.program(in: sandbox, proxy: "\(tool) no-fsync 0")
    let script = String(decoding: try sandbox.read("far-ssh"), as: UTF8.self)
    let silent = script.replacing(#"exec sh -c "$last""#, with: "exec cat > /dev/null")
    try #require(silent != script)
    let program = try sandbox.writeProgram("silent-ssh", silent)
    try sandbox.makeDirectory(sandbox.path("far"))
    let files = try HostFileSystem("far", ["DND_SSH": program.string, "PATH": "/usr/bin:/bin"])
    #expect(throws: FarError.cannotSynchronize(sandbox.path("far"))) {
      try files.synchronize([sandbox.path("far")])
    }
  }

  @Test("A directory is published with what is in it", arguments: Kind.all)
  func publishingDirectory(kind: Kind) throws {
    let place = try Place(kind)
    let made = try place.files.makeDirectories(
      [place.path("staged"), place.path("staged/in"), place.path("taken")], mode: 0o700)
    #expect(made.allSatisfy { error($0) == nil })
    try place.stage("staged/in/a", [1])
    let results = try place.files.publish([
      FarNaming(place.path("staged"), as: place.path("final"), isDirectory: true)
    ])
    #expect(error(results[0]) == nil)
    #expect(try place.bytes("final/in/a") == [1])
    #expect(try place.look("staged") == nil)
    let again = try place.files.makeDirectories([place.path("final")], mode: 0o700)
    #expect(error(again[0]) == .taken(place.path("final")))
  }

  @Test("Digests are those of what is there, whatever the name", arguments: Kind.all)
  func digests(kind: Kind) throws {
    let place = try Place(kind)
    let names = ["plain", "a b", "line\nend", "-n", "*", "$(x)", "'", "\\", "é"]
    for name in names { try place.stage(name, Array(name.utf8)) }
    let digests = try place.files.digests(of: names.map(place.path) + [place.path("none")])
    for (name, digest) in zip(names, digests) {
      #expect(
        try digest.get() == FarDigest(Digest(of: Array(name.utf8)), isOfStored: kind.runsCommands))
    }
    #expect(error(digests[names.count]) == .missing(place.path("none")))
  }

  @Test("A directory is listed with what is in it", arguments: Kind.all)
  func listing(kind: Kind) throws {
    let place = try Place(kind)
    for number in 0..<250 { try place.stage("file \(number)", [1]) }
    _ = try place.files.makeDirectories([place.path("in")], mode: 0o755)
    _ = try place.files.link([FarLink(place.path("link"), to: "file 1", modified: 0)])
    var entries: [FarEntry] = []
    try place.files.list(place.directory) {
      entries += $0
      return true
    }
    #expect(entries.count == 252)
    #expect(entries.first { $0.name == Array("in".utf8) }?.status.kind == .directory)
    #expect(entries.first { $0.name == Array("link".utf8) }?.status.kind == .link)
    var parts = 0
    try place.files.list(place.directory) { _ in
      parts += 1
      return false
    }
    #expect(parts == 1)
    #expect(throws: FarError.missing(place.path("none"))) {
      try place.files.list(place.path("none")) { _ in true }
    }
  }

  @Test("Heads are the first bytes of many files", arguments: Kind.all)
  func heads(kind: Kind) throws {
    let place = try Place(kind)
    let names = (0..<150).map { "file \($0)" }
    for (number, name) in names.enumerated() {
      try place.stage(name, Array(repeating: UInt8(number), count: number))
    }
    let heads = try place.files.heads(of: names.map(place.path) + [place.path("none")], 100)
    for number in names.indices {
      #expect(
        try heads[number].get() == Array(repeating: UInt8(number), count: min(number, 100)))
    }
    #expect(error(heads[names.count]) == .missing(place.path("none")))
  }

  @Test("A file is read from an offset", arguments: Kind.all)
  func offset(kind: Kind) throws {
    let place = try Place(kind)
    try place.stage("a", [1, 2, 3, 4])
    var bytes: [UInt8] = []
    try place.files.read(place.path("a"), from: 2) {
      bytes += $0
      return true
    }
    #expect(bytes == [3, 4])
  }

  @Test("Removing and looking say what is there", arguments: Kind.all)
  func removing(kind: Kind) throws {
    let place = try Place(kind)
    try place.stage("a", [1])
    _ = try place.files.makeDirectories([place.path("d")], mode: 0o755)
    #expect(error(try place.files.remove([place.path("a")])[0]) == nil)
    #expect(try place.look("a") == nil)
    #expect(error(try place.files.remove([place.path("a")])[0]) == .missing(place.path("a")))
    #expect(error(try place.files.removeDirectories([place.path("d")])[0]) == nil)
    #expect(try place.look("d") == nil)
  }

  @Test("Links are not followed unless asked", arguments: Kind.all)
  func links(kind: Kind) throws {
    let place = try Place(kind)
    try place.stage("a", [1, 2])
    _ = try place.files.link([FarLink(place.path("link"), to: place.path("a"), modified: 0)])
    #expect(try place.look("link")?.kind == (kind.showsLinks ? .link : .regular))
    #expect(
      try place.files.look(at: [place.path("link")], followingLinks: true)[0].get()?.size == 2)
    #expect(try place.files.contents(ofLinks: [place.path("link")])[0].get() == place.path("a"))
    let taken = FarLink(place.path("a"), to: "b", modified: 0)
    #expect(error(try place.files.link([taken])[0]) == .taken(place.path("a")))
  }

  @Test("A good server refuses taken names, syncs and hashes", arguments: Kind.all)
  func abilities(kind: Kind) throws {
    let place = try Place(kind)
    let abilities = try place.files.abilities(in: place.directory, by: RunID())
    #expect(
      abilities
        == FarAbilities(
          refusesTakenNames: true, publication: .link, hashes: true))
    #expect(try place.files.synchronizes(in: place.directory, by: RunID()))
    // Finding it out leaves nothing.
    var entries: [FarEntry] = []
    try place.files.list(place.directory) {
      entries += $0
      return true
    }
    #expect(entries == [])
    #expect(try place.files.room(in: place.directory) ?? 1 > 0)
  }

  @Test("A canonical path leads to the same file without links", arguments: Kind.all)
  func canonical(kind: Kind) throws {
    let place = try Place(kind)
    let made = try place.files.makeDirectories([place.path("real")], mode: 0o755)
    try made[0].get()
    let real = try place.files.canonical(place.path("real"))
    #expect(real.lastComponent == "real")
    #expect(try place.files.canonical(real) == real)
    guard case .host = kind else { return }
    let links = try place.files.link([FarLink(place.path("link"), to: "real", modified: 0)])
    try links[0].get()
    #expect(try place.files.canonical(place.path("link")) == real)
  }

  @Test("A path is relative to the home directory", arguments: Kind.all)
  func resolving(kind: Kind) throws {
    let place = try Place(kind)
    let home = try place.files.resolve("")
    #expect(home.isAbsolute)
    #expect(try place.files.resolve("~") == home)
    #expect(try place.files.resolve("~/a b") == home.pushing("a b"))
    #expect(try place.files.resolve("a") == home.pushing("a"))
    #expect(try place.files.resolve("/a") == "/a")
  }

  @Test(
    "Many files are read at once, each in order, with one byte more than it should have",
    arguments: Kind.all)
  func readingMany(kind: Kind) throws {
    let place = try Place(kind)
    let sizes = [0, 1, 5000, 300_000, 3_000_000] + Array(repeating: 10, count: 200)
    func bytes(_ number: Int) -> [UInt8] {
      (0..<sizes[number]).map { UInt8(truncatingIfNeeded: $0 &* 13 &+ number) }
    }
    for number in sizes.indices { try place.stage("\(number)", bytes(number)) }
    try place.stage("grown", Array(repeating: 7, count: 1000))
    let wanted =
      sizes.indices.map { FarReading(place.path("\($0)"), size: Int64(sizes[$0])) } + [
        FarReading(place.path("missing"), size: 3), FarReading(place.path("grown"), size: 600),
        FarReading(place.path("4"), size: 3_000_000),
      ]
    var read = wanted.map { _ in [UInt8]() }
    var ended: [Int] = []
    let results = try place.files.read(wanted) { index, bytes in
      #expect(!ended.contains(index))
      if bytes.isEmpty { ended.append(index) }
      read[index] += bytes
      // Nobody wants the rest of the last one.
      return index != wanted.count - 1
    }
    for number in sizes.indices {
      #expect(read[number] == bytes(number))
      #expect(throws: Never.self) { try results[number].get() }
    }
    #expect(error(results[sizes.count]) == .missing(place.path("missing")))
    #expect(read[sizes.count + 1].count == 601)
    #expect(ended.sorted() == Array(sizes.indices) + [sizes.count + 1])
    #expect(try place.bytes("2") == bytes(2))
  }
}
