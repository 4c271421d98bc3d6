import FileTransfer
import Synchronization
import SystemCalls
import SystemPackage
import TestSupport
import Testing

struct TransferEngineTests {
  let placing: Placing
  var sandbox: Sandbox { placing.sandbox }

  init() throws { placing = try Placing() }

  @Test func aCopyKeepsBytesRightsAndTimes() throws {
    let path = try sandbox.write("a.txt", "content")
    let source = try OpenFile.open(path, .readWrite)
    try source.setMode(0o4751)
    try source.setTimes(accessed: 1_000_000_001, modified: -5_000_000_007)
    let placement = try placing.place(placing.request("a.txt"))
    let status = try FileSystem.status(of: placement.target)
    #expect(placement.state == .placed && placement.bytes == 7 && !placement.sourceRemoved)
    #expect(placement.target == sandbox.path("to/a.txt"))
    #expect(try placing.text("to/a.txt") == "content")
    #expect(status.mode == 0o4751)
    #expect(status.modified == -5_000_000_007)
    #expect(placement.version == status.version)
    #expect(try placing.text("a.txt") == "content")
  }

  @Test func aMoveWithinAFileSystemIsARename() throws {
    let path = try sandbox.write("a", "content")
    let before = try FileSystem.status(of: path)
    let placement = try placing.place(placing.request("a", .move, expecting: before.version))
    #expect(placement.sourceRemoved)
    #expect(try placing.snapshot() == ["to/": "", "to/a": "content"])
    #expect(try FileSystem.status(of: placement.target).inode == before.inode)
  }

  @Test func aChangedSourceIsNotMovedAndIsCopiedWithANote() throws {
    let path = try sandbox.write("a", "old")
    let version = try FileSystem.status(of: path).version
    try sandbox.write("a", "newer")
    #expect(throws: TransferError.sourceChanged(path)) {
      try placing.place(placing.request("a", .move, expecting: version))
    }
    let placement = try placing.place(placing.request("a", expecting: version))
    #expect(placement.notes == [.changedSinceLift(path)])
    #expect(try placing.snapshot() == ["a": "newer", "to/": "", "to/a": "newer"])
  }

  @Test(arguments: [false, true])
  func whatGrowsWhileItIsCopiedIsTakenAsFarAsItWent(isListed: Bool) throws {
    let text = String(repeating: "line\n", count: 600_000)
    let path = try sandbox.write("log", text)
    var request = placing.request("log")
    request.lists = isListed
    let outcome = placing.engine.place(
      [request],
      progress: { _ in
        let file = try? OpenFile.open(path, .writeOnly, options: .append)
        try? file?.writeAll(Array("more\n".utf8))
      })
    let placement = try #require(outcome.first).get()
    #expect(placement.bytes == 3_000_000 && placement.notes == [])
    #expect(try placing.text("to/log") == text)
    #expect(try sandbox.read("log").count > 3_000_000)
  }

  @Test func whatGrowsWhileItIsMovedIsCopiedAndStays() throws {
    let placing = try Placing(elsewhere: true)
    guard let elsewhere = placing.elsewhere else { return }
    let text = String(repeating: "line\n", count: 600_000)
    let path = try placing.sandbox.write("log", text)
    let outcome = placing.engine.place(
      [placing.request("log", .move, to: elsewhere.root)],
      progress: { _ in
        let file = try? OpenFile.open(path, .writeOnly, options: .append)
        try? file?.writeAll(Array("more\n".utf8))
      })
    let placement = try #require(outcome.first).get()
    #expect(!placement.sourceRemoved && placement.notes == [.sourceKept(path, .changed)])
    #expect(try elsewhere.read("log").count == 3_000_000)
    #expect(try placing.sandbox.read("log").count > 3_000_000)
  }

  @Test func whatIsEditedAndGrowsWhileItIsCopiedIsNotTaken() throws {
    let path = try sandbox.write("log", String(repeating: "line\n", count: 600_000))
    let edits = Mutex(0)
    let outcome = placing.engine.place(
      [placing.request("log")],
      progress: { _ in
        let edit = edits.withLock { edits in
          edits += 1
          return edits
        }
        let file = try? OpenFile.open(path, .readWrite)
        try? file?.writeAll(Array("\(edit)".utf8))
        let end = try? OpenFile.open(path, .writeOnly, options: .append)
        try? end?.writeAll(Array("more\n".utf8))
      })
    #expect(outcome == [.failure(.sourceChanged(path))])
    #expect(sandbox.list("to") == [])
  }

  @Test func whatIsMissingIsSaidAndStopsNothingElse() throws {
    try sandbox.write("b", "B")
    let outcomes = placing.engine.place([placing.request("a"), placing.request("b")])
    #expect(outcomes.first == .failure(.sourceMissing(sandbox.path("a"))))
    #expect(try outcomes.last?.get().state == .placed)
  }

  @Test("If a file of a shot fails, the others get no name, and stay where they are")
  func tornShot() throws {
    for name in ["b", "c"] { try sandbox.write(name, name) }
    var requests = ["b", "a", "c"].map { placing.request($0, .move) }
    for index in 0..<2 { requests[index].shot = 7 }
    let outcomes = placing.engine.place(requests)
    #expect(outcomes[0] == .failure(.withheld))
    #expect(outcomes[1] == .failure(.sourceMissing(sandbox.path("a"))))
    #expect(try outcomes[2].get().sourceRemoved)
    #expect(try placing.snapshot() == ["b": "b", "to/": "", "to/c": "c"])
  }

  @Test func aMissingDestinationIsSaid() throws {
    try sandbox.write("a", "A")
    let request = placing.request("a", to: sandbox.path("nowhere"))
    #expect(throws: TransferError.destinationMissing(sandbox.path("nowhere"))) {
      try placing.place(request)
    }
  }

  @Test(arguments: ["..", ".", "", "a/b", "../x"])
  func aNameThatIsNotOneComponentIsRefused(name: String) throws {
    try sandbox.write("a", "A")
    #expect(throws: TransferError.unusableName(Array(name.utf8))) {
      try placing.place(placing.request("a", as: name))
    }
    #expect(try placing.snapshot() == ["a": "A", "to/": ""])
  }

  @Test func namesAreBytes() throws {
    let name: [UInt8] = [0x2D, 0xFF, 0x0A, 0x1B, 0xC3]
    var request = placing.request("a")
    request.source = .bytes(Array("x".utf8))
    request.name = name
    let placement = try placing.place(request)
    #expect(placement.target.lastComponent.map { FilePath(root: nil, [$0]).bytes } == name)
  }

  @Test func bytesAndSpoolFilesGetTheTimeAndRightsThatAreAskedFor() throws {
    let spool = try sandbox.write("spool", "payload")
    for (name, source) in [
      ("bytes", PlacementRequest.Source.bytes(Array("payload".utf8))), ("spooled", .spool(spool)),
    ] {
      let request = PlacementRequest(
        source, directory: sandbox.path("to"), name: Array(name.utf8), operation: .move,
        modified: 77_000_000_123, mode: 0o640)
      let placement = try placing.place(request)
      let status = try FileSystem.status(of: placement.target)
      #expect(status.mode == 0o640 && status.modified == 77_000_000_123 && status.size == 7)
      #expect(!placement.sourceRemoved)
    }
    #expect(try placing.text("spool") == "payload")
  }

  @Test func aLiftedLinkIsDeliveredAsItsContent() throws {
    let target = try sandbox.write("target", "content")
    try FileSystem.makeLink(sandbox.path("link"), saying: Array("target".utf8))
    let version = try FileSystem.status(of: target).version
    let placement = try placing.place(placing.request("link", .move, expecting: version))
    #expect(placement.sourceRemoved)
    #expect(
      try placing.snapshot() == ["target": "content", "to/": "", "to/link": "content"])
  }

  @Test func aLinkThatIsNotFollowedStaysALink() throws {
    try FileSystem.makeLink(sandbox.path("link"), saying: [0x2E, 0x2E, 0x2F, 0xFF])
    try placing.place(placing.request("link", followsLink: false))
    #expect(try FileSystem.readLink(sandbox.path("to/link")) == [0x2E, 0x2E, 0x2F, 0xFF])
    let again = try placing.place(placing.request("link", .move, followsLink: false))
    #expect(again.state == .alreadyThere && again.sourceRemoved)
    #expect(sandbox.list() == ["to"])
  }

  @Test func aSparseFileStaysSparse() throws {
    let file = try OpenFile.open(
      sandbox.path("sparse"), .readWrite, options: [.create, .exclusiveCreate])
    try file.truncate(to: 64 << 20)
    let bytes = Array("island".utf8)
    _ = try bytes.withUnsafeBytes { try file.write(at: 20 << 20, $0) }
    let placement = try placing.place(placing.request("sparse"))
    let status = try FileSystem.status(of: placement.target)
    #expect(status.size == 64 << 20)
    #expect(status.occupied < 1 << 20)
    #expect(try sandbox.read("to/sparse") == sandbox.read("sparse"))
  }

  @Test func aFIFOIsRefused() throws {
    try sandbox.makeFIFO("pipe")
    let path = sandbox.path("pipe")
    #expect(throws: TransferError.unsupportedKind(path, .fifo)) {
      try placing.place(placing.request("pipe"))
    }
  }

  @Test func whatHasAttributesKeepsThem() throws {
    let path = try sandbox.write("a", "x")
    do {
      try OpenFile.open(path, .readWrite).setAttribute("user.origin", to: Array("here".utf8))
    } catch {
      return
    }
    let placement = try placing.place(placing.request("a"))
    #expect(
      try OpenFile.open(placement.target).attribute("user.origin") == Array("here".utf8))
  }

  @Test func aCancelledRunLeavesNothing() throws {
    try sandbox.write("big", [UInt8](repeating: 1, count: 5 << 20))
    let outcomes = placing.engine.place([placing.request("big")], isCancelled: { true })
    #expect(outcomes == [.failure(.cancelled)])
    #expect(sandbox.list("to") == [])
  }

  @Test("A folder that is in place when the run is cancelled is moved to the end")
  func cancelledInPlace() throws {
    let there = try Sandbox("dnd-cancelled", in: "/dev/shm")
    try sandbox.write("tree/in/file", "content")
    let target = there.path("tree")
    let request = PlacementRequest(
      .path(sandbox.path("tree"), expecting: nil, followsLink: false), directory: there.root,
      name: Array("tree".utf8), operation: .move)
    let placement = try placing.engine.place([request], isCancelled: { Files.exists(target) })[0]
      .get()
    #expect(placement.sourceRemoved)
    #expect(placement.notes == [])
    #expect(!Files.exists(sandbox.path("tree")))
    #expect(try Files.read(target.appending("in/file")) == Array("content".utf8))
  }

  @Test func aRunThatIsCancelledMidwayLeavesNothingHalfMade() throws {
    for number in 0..<40 { try sandbox.write("tree/in/\(number)", "content") }
    let before = try placing.snapshot()
    let transferred = Mutex<Int64>(0)
    let outcomes = placing.engine.place(
      [placing.request("tree")], progress: { bytes in transferred.withLock { $0 += bytes } },
      isCancelled: { transferred.withLock { $0 > 20 } })
    #expect(outcomes == [.failure(.cancelled)])
    #expect(try placing.snapshot() == before)
  }

  @Test(arguments: ["file", "tree"])
  func aRunThatIsCancelledWhenAllIsCopiedSyncsAndNamesNothing(name: String) throws {
    try sandbox.write("file", [UInt8](repeating: 1, count: 6 << 20))
    for number in 0..<9 { try sandbox.write("tree/\(number)/in", "content") }
    let size: Int64 = name == "file" ? 6 << 20 : 9 * 7
    let before = try placing.snapshot()
    let transferred = Mutex<Int64>(0)
    for call in ["fsync", "syncfs", "linkat", "renameat2"] {
      transferred.withLock { $0 = 0 }
      let plan = FaultPlan(call: call, number: 1, fails: .ioError)
      let outcomes = plan.inForce {
        placing.engine.place(
          [placing.request(name)], progress: { bytes in transferred.withLock { $0 += bytes } },
          isCancelled: { transferred.withLock { $0 == size } })
      }
      #expect(outcomes == [.failure(.cancelled)])
      #expect(!plan.fired, "\(call)")
    }
    #expect(try placing.snapshot() == before)
  }

  @Test func aWideTreeThatIsNotWantedGoesAltogether() throws {
    for directory in 0..<150 {
      try sandbox.write("tree/\(directory)/deeper/in", "content")
      for number in 0..<40 { try sandbox.write("tree/\(directory)/\(number)", "content") }
    }
    let before = try placing.snapshot()
    let transferred = Mutex<Int64>(0)
    let outcomes = placing.engine.place(
      [placing.request("tree")], progress: { bytes in transferred.withLock { $0 += bytes } },
      isCancelled: { transferred.withLock { $0 > 150 * 40 * 7 } })
    #expect(outcomes == [.failure(.cancelled)])
    #expect(try placing.snapshot() == before)
  }

  @Test func progressAddsUpToWhatWasTransferred() throws {
    try sandbox.write("big", [UInt8](repeating: 3, count: 3_500_000))
    try sandbox.write("small", "small")
    let transferred = Mutex<Int64>(0)
    _ = placing.engine.place(
      [placing.request("big"), placing.request("small", .move)],
      progress: { bytes in transferred.withLock { $0 += bytes } })
    #expect(transferred.withLock { $0 } == 3_500_005)
  }

  @Test func moreThanOneGroupIsPlacedInOrder() throws {
    let requests = (0..<1000).map { number in
      PlacementRequest(
        .bytes(Array("\(number)".utf8)), directory: sandbox.path("to"),
        name: Array("n\(number)".utf8))
    }
    let outcomes = placing.engine.place(requests)
    for (number, outcome) in outcomes.enumerated() {
      #expect(try outcome.get().target == sandbox.path("to/n\(number)"))
    }
    #expect(sandbox.list("to").count == 1000)
    #expect(try placing.text("to/n999") == "999")
  }
}
