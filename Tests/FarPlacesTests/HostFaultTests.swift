import Diagnostics
import FileTransfer
import HostFiles
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import FarPlaces

/// Moves to a host whose line or server fails: nothing is lost, nothing is half there, and nothing hangs.
@Suite(.enabled(if: TestHost.server.isAvailable && Tool.named("python3") != nil))
struct HostFaultTests {
  /// A host, with files to move to it.
  private final class Moving {
    let sandbox: Sandbox
    let directory: FilePath
    private let host = HostPath(host: "far", path: "")
    private let program: FilePath
    /// Sizes on both sides of one packet.
    static let sizes = [0, 1, 5000, 300_000]

    init(in sandbox: Sandbox? = nil, at directory: FilePath? = nil) throws {
      self.sandbox = try sandbox ?? Sandbox()
      self.directory = directory ?? self.sandbox.path("far")
      try self.sandbox.makeDirectory(self.directory)
      program = try TestHost.server.program(
        in: self.sandbox,
        proxy: SourceTree.root.appending("Tests/FarPlacesTests/Tools/faulty-server").string
          + " ${FAULT:-none 0}")
      for (number, size) in Self.sizes.enumerated() {
        try self.sandbox.write("near/\(number)", Self.bytes(number, size))
      }
    }

    static func bytes(_ number: Int, _ size: Int) -> [UInt8] {
      (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ number) }
    }

    func connect(_ fault: String? = nil, silence: Duration = .seconds(30)) throws(FarError)
      -> HostFileSystem
    {
      try HostFileSystem(
        "far",
        Variables([
          "DND_SSH": program.string, "PATH": "/usr/bin:/bin", "FAULT": fault ?? "none 0",
        ]), silence: silence)
    }

    /// Moves what is still here.
    func move(
      _ fault: String? = nil, silence: Duration = .seconds(30), rule: ConflictRule = .dedupe
    ) throws -> [Result<Placement, TransferError>] {
      let files = try connect(fault, silence: silence)
      let prefix = FarPrefix(host)
      return FarTransfer(files, host: prefix, runID: RunID()).place(
        left.map { name in
          PlacementRequest(
            .path(sandbox.path("near/\(name)"), expecting: nil, followsLink: false),
            directory: prefix.adding(to: directory), name: Array(name.utf8), operation: .move,
            rule: rule)
        }, journal: NoJournal())
    }

    /// The files that are still here.
    var left: [String] {
      ((try? Files.names(in: sandbox.path("near"))) ?? []).filter { !$0.hasPrefix(".dnd-") }
    }

    /// The names there, without hidden ones.
    var there: [String] {
      ((try? Files.names(in: directory)) ?? []).filter { !$0.hasPrefix(".dnd-") }
    }

    /// Whether each file is whole at one of the two places, and nothing else has a name there.
    func check(_ what: String) throws {
      for (number, size) in Self.sizes.enumerated() {
        let bytes = Self.bytes(number, size)
        if there.contains("\(number)") {
          #expect(try Files.read(directory.appending("\(number)")) == bytes, "\(what): \(number)")
        } else {
          #expect(try Files.read(sandbox.path("near/\(number)")) == bytes, "\(what): \(number)")
        }
      }
      #expect(there.allSatisfy { Int($0).map { $0 < Self.sizes.count } == true }, "\(what)")
    }

    /// Moves the rest on a good line.
    func finish(_ what: String) throws {
      for outcome in try move() { #expect(throws: Never.self, "\(what)") { try outcome.get() } }
      #expect(left == [], "\(what)")
      try check(what)
      #expect(there.count == Self.sizes.count, "\(what)")
    }
  }

  @Test(
    "Wherever the line is cut, each file is whole at one end, and the next drop finishes",
    arguments: ["cut-up", "cut-down"])
  func cuts(fault: String) throws {
    // The largest file makes most of the bytes up, and the answers those down.
    let offsets =
      fault == "cut-down"
      ? Array(stride(from: 0, to: 1700, by: 97))
      : Array(stride(from: 0, to: 4000, by: 331))
        + Array(stride(from: 4000, to: 320_000, by: 61_003))
    var cuts = 0
    for offset in offsets {
      let moving = try Moving()
      _ = try? moving.move("\(fault) \(offset)")
      if !moving.left.isEmpty { cuts += 1 }
      try moving.check("\(fault) \(offset)")
      try moving.finish("\(fault) \(offset)")
    }
    #expect(cuts > 5)
  }

  @Test("Whichever answer is lost, the next drop knows its own files")
  func lostAnswers() throws {
    for number in stride(from: 0, to: 60, by: 4) {
      let moving = try Moving()
      _ = try? moving.move("drop-answer \(number)")
      if number < 20 { #expect(moving.left != []) }
      try moving.check("answer \(number)")
      try moving.finish("answer \(number)")
    }
  }

  @Test(
    "A line on which nothing arrives any more counts as lost",
    arguments: [
      "freeze-up 700", "freeze-down 700", "freeze-up 100000",
    ])
  func freezes(fault: String) throws {
    let moving = try Moving()
    let begin = Clock.monotonic
    let outcomes = try moving.move(fault, silence: .milliseconds(300))
    #expect(Clock.monotonic - begin < 30_000_000_000)
    #expect(
      outcomes.contains { if case .failure(let error) = $0 { error.isLost } else { false } })
    try moving.check(fault)
    try moving.finish(fault)
  }

  @Test(
    "An answer that breaks the protocol ends the connection",
    arguments: ["wrong-id", "huge", "garbage"])
  func brokenAnswers(fault: String) throws {
    for number in [1, 9, 20] {
      let moving = try Moving()
      do {
        for outcome in try moving.move("\(fault) \(number)") {
          if case .failure(let error) = outcome { #expect(error.isLost, "\(fault) \(number)") }
        }
      } catch let error as FarError {
        #expect(error.endsConnection)
      }
      try moving.check("\(fault) \(number)")
      try moving.finish("\(fault) \(number)")
    }
  }

  @Test("A wrong bit is found before the source goes")
  func flippedBit() throws {
    let moving = try Moving()
    let outcomes = try moving.move("flip 1")
    #expect(outcomes.count { (try? $0.get()) == nil } == 1)
    #expect(moving.left.count == 1)
    #expect(try Files.names(in: moving.directory).count == Moving.sizes.count - 1)
    try moving.check("flip")
    try moving.finish("flip")
  }

  @Test("Nothing is put where taken names are not refused", arguments: ["any-name", "replace"])
  func liars(fault: String) throws {
    let moving = try Moving()
    for outcome in try moving.move("\(fault) 0") {
      guard case .failure(.elsewhere(let diagnostic, isLost: false)) = outcome else {
        Issue.record("\(outcome)")
        continue
      }
      #expect(diagnostic.code.name == "remote.cannotRefuse")
    }
    #expect(try Files.names(in: moving.directory) == [])
    #expect(moving.left.count == Moving.sizes.count)
  }

  @Test("Two rules apply where taken names are not refused", arguments: ["any-name", "replace"])
  func unguarded(fault: String) throws {
    let moving = try Moving()
    try moving.sandbox.write("far/1", "old")
    for rule in [ConflictRule.skip, .replace] {
      let states = try moving.move("\(fault) 0", rule: rule).map { try $0.get().state }
      #expect(states == (rule == .skip ? [.placed, .skipped, .placed, .placed] : [.placed]))
    }
    try moving.check(fault)
    let kept = try Files.names(in: moving.directory.appending(".dnd-replaced"))
    #expect(kept.count == 1)
    #expect(
      try Files.read(moving.directory.appending(".dnd-replaced/\(kept[0])")) == Array("old".utf8))
  }

  @Test("Nothing is moved to a server that cannot sync")
  func noSync() throws {
    let moving = try Moving()
    for outcome in try moving.move("no-fsync 0") {
      guard case .failure(.elsewhere(let diagnostic, isLost: false)) = outcome else {
        Issue.record("\(outcome)")
        continue
      }
      #expect(diagnostic.code.name == "remote.cannotSync")
    }
    #expect(moving.left.count == Moving.sizes.count)
  }

  @Test(
    "A listed name that is not one path component is refused", arguments: ["slash", "nul", "empty"])
  func names(fault: String) throws {
    let moving = try Moving()
    _ = try moving.sandbox.write("far/a", "a")
    let files = try moving.connect("\(fault) 0")
    var names: [[UInt8]] = []
    #expect(throws: FarError.self) {
      try files.list(moving.directory) {
        names += $0.map(\.name)
        return true
      }
    }
    #expect(names.allSatisfy { !$0.isEmpty && !$0.contains(0x2F) && !$0.contains(0) })
  }

  @Test("A listing without an end is read as far as the reader wants")
  func endless() throws {
    let moving = try Moving()
    let files = try moving.connect("endless 0")
    var count = 0
    try files.list(moving.directory) {
      count += $0.count
      return count < 1000
    }
    #expect(count >= 1000)
  }

  @Test("Short answers to reads are put together")
  func shortReads() throws {
    let moving = try Moving()
    let bytes = Moving.bytes(3, 20_000)
    let path = try moving.sandbox.write("far/a", bytes)
    let files = try moving.connect("short 0")
    var read: [UInt8] = []
    try files.read(path, from: 0) {
      read += $0
      return true
    }
    #expect(read == bytes)
    #expect(try files.heads(of: [path], 1000)[0].get() == Array(bytes.prefix(1000)))
  }

  @Test(
    "What does not fit fails for lack of space, and the rest is placed",
    .enabled(if: SmallVolume.isPossible))
  func fullDisk() throws {
    let volume = try SmallVolume(size: "200k")
    let moving = try Moving(at: volume.sandbox.path("far"))
    let outcomes = try moving.move()
    guard case .failure(.noSpace)? = outcomes.last else {
      Issue.record("\(outcomes)")
      return
    }
    #expect(moving.left == ["3"])
    #expect(try Files.names(in: moving.directory) == ["0", "1", "2"])
    try moving.check("full")
  }
}
