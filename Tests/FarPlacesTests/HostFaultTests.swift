import Diagnostics
import HostFiles
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import FileTransfer

/// Moves to a host whose line or server fails: nothing is lost, nothing is half there, and nothing hangs.
@Suite(.enabled(if: TestHost.server.isAvailable && Tool.named("python3") != nil))
struct HostFaultTests {
  @Test(
    "Wherever the line is cut, each file is whole at one end, and the next drop finishes",
    arguments: ["cut-up", "cut-down"])
  func cuts(fault: String) throws {
    // The largest file makes most of the bytes up, and the answers those down.
    let offsets =
      fault == "cut-down"
      ? Array(Sweep.points(0..<1700, every: 97))
      : Array(Sweep.points(0..<4000, every: 331))
        + Array(Sweep.points(4000..<320_000, every: 61_003, whole: 311))
    var cuts = 0
    for offset in offsets {
      let moving = try MovingToHost()
      _ = try? moving.move("\(fault) \(offset)")
      if !moving.left.isEmpty { cuts += 1 }
      try moving.check("\(fault) \(offset)")
      try moving.finish("\(fault) \(offset)")
    }
    #expect(cuts > 5)
  }

  @Test("Whichever answer is lost, the next drop knows its own files")
  func lostAnswers() throws {
    for number in Sweep.points(0..<60, every: 4) {
      let moving = try MovingToHost()
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
    let moving = try MovingToHost()
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
    for number in Sweep.isWhole ? Array(1..<60) : [1, 9, 20] {
      let moving = try MovingToHost()
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

  @Test("A connection has also ended when only a further one for a large file has")
  func cutFurther() throws {
    let moving = try MovingToHost()
    let first = moving.sandbox.path("first")
    let program = try TestHost.server.program(
      in: moving.sandbox,
      proxy: SourceTree.root.appending("Tests/FarPlacesTests/Tools/faulty-server").string
        + " $(mkdir \(first) 2> /dev/null && echo late 50 || echo cut-up 200000)")
    let files = try HostFileSystem(
      "far", ["DND_SSH": program.string, "PATH": "/usr/bin:/bin"])
    #expect(throws: FarError.self) {
      try files.stage([
        FarStaging(
          moving.directory.appending("a"), FarBytes(MovingToHost.bytes(1, 12 << 20)),
          FarMetadata(mode: 0o600, modified: 0))
      ])
    }
    #expect(files.hasEnded)
  }

  @Test("A line that is cut during a merge is that of the host", arguments: [350_000, 450_000])
  func cutMerge(offset: Int) throws {
    let moving = try MovingToHost()
    try moving.sandbox.write("near/tree/large", MovingToHost.bytes(5, 300_000))
    try moving.sandbox.write("far/tree/other", "other")
    guard
      case .failure(.elsewhere(let diagnostic, isLost: true))? =
        try moving.move("cut-up \(offset)").last
    else {
      Issue.record("not lost")
      return
    }
    #expect(diagnostic.message.contains("the connection to 'far' was lost"))
  }

  @Test("A wrong bit is found before the source goes")
  func flippedBit() throws {
    let moving = try MovingToHost()
    let outcomes = try moving.move("flip 1")
    #expect(outcomes.count { (try? $0.get()) == nil } == 1)
    #expect(moving.left.count == 1)
    #expect(try Files.names(in: moving.directory).count == MovingToHost.sizes.count - 1)
    try moving.check("flip")
    try moving.finish("flip")
  }

  @Test("Nothing is put where taken names are not refused", arguments: ["any-name", "replace"])
  func liars(fault: String) throws {
    let moving = try MovingToHost()
    for outcome in try moving.move("\(fault) 0") {
      guard case .failure(.elsewhere(let diagnostic, isLost: false)) = outcome else {
        Issue.record("\(outcome)")
        continue
      }
      #expect(diagnostic.code.name == "remote.cannotRefuse")
    }
    #expect(try Files.names(in: moving.directory) == [])
    #expect(moving.left.count == MovingToHost.sizes.count)
  }

  @Test("Two rules apply where taken names are not refused", arguments: ["any-name", "replace"])
  func unguarded(fault: String) throws {
    let moving = try MovingToHost()
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
    let moving = try MovingToHost()
    for outcome in try moving.move("no-fsync 0") {
      guard case .failure(.elsewhere(let diagnostic, isLost: false)) = outcome else {
        Issue.record("\(outcome)")
        continue
      }
      #expect(diagnostic.code.name == "remote.cannotSync")
    }
    #expect(moving.left.count == MovingToHost.sizes.count)
  }

  @Test(
    "A listed name that is not one path component is refused", arguments: ["slash", "nul", "empty"])
  func names(fault: String) throws {
    let moving = try MovingToHost()
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
    let moving = try MovingToHost()
    let files = try moving.connect("endless 0")
    var count = 0
    try files.list(moving.directory) {
      count += $0.count
      return count < 1000
    }
    #expect(count >= 1000)
  }

  @Test(
    "More files arrive than may be open at a time",
    arguments: ["few 7", "none 0 prlimit --nofile=20"])
  func fewHandles(fault: String) throws {
    let moving = try MovingToHost()
    for number in 4..<60 { try moving.sandbox.write("near/\(number)", "small") }
    for outcome in try moving.move(fault) { #expect(throws: Never.self) { try outcome.get() } }
    #expect(moving.left == [])
    #expect(moving.there.count == 60)
  }

  @Test("The beginnings of more files are read than may be open at a time")
  func fewHandlesForHeads() throws {
    let moving = try MovingToHost()
    let paths = try (0..<60).map { try moving.sandbox.write("far/\($0)", "text") }
    let files = try moving.connect("none 0 prlimit --nofile=20")
    for head in try files.heads(of: paths, 100) {
      #expect(try head.get() == Array("text".utf8))
    }
  }

  @Test("Short answers to reads are put together")
  func shortReads() throws {
    let moving = try MovingToHost()
    let bytes = MovingToHost.bytes(3, 20_000)
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
    let moving = try MovingToHost(at: volume.sandbox.path("far"))
    let outcomes = try moving.move()
    guard case .failure(.noSpace)? = outcomes.last else {
      Issue.record("\(outcomes)")
      return
    }
    #expect(moving.left == ["3"])
    #expect(try Files.names(in: moving.directory) == ["0", "1", "2"])
    try moving.check("full")
  }

  @Test(
    "What fits is placed although something larger before it had no room",
    .enabled(if: SmallVolume.isPossible))
  func largestFirst() throws {
    let volume = try SmallVolume(size: "200k")
    let moving = try MovingToHost(at: volume.sandbox.path("far"))
    for number in 4..<8 { try moving.sandbox.write("near/\(number)", "small") }
    try moving.sandbox.write("near/-first", MovingToHost.bytes(9, 300_000))
    let outcomes = try moving.move()
    let failed = outcomes.count {
      if case .failure(.noSpace) = $0 { true } else { false }
    }
    #expect(failed == 2)
    #expect(moving.left.sorted() == ["-first", "3"])
    #expect(try Files.names(in: moving.directory) == ["0", "1", "2", "4", "5", "6", "7"])
  }
}
