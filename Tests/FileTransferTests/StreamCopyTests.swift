import FileTransfer
import SystemCalls
import SystemPackage
import TestSupport
import Testing

struct StreamCopyTests {
  let sandbox: Sandbox
  private let bytes = (0..<3_000_001).map { UInt8(truncatingIfNeeded: $0 &* 31) }

  init() throws {
    sandbox = try Sandbox()
    Interruption.ignoreBrokenPipe()
  }

  @Test func aFileGoesThroughAPipeIntoAFile() throws {
    try sandbox.makeFIFO("pipe")
    let (fifo, path) = (sandbox.path("pipe"), sandbox.path("target"))
    let source = try OpenFile.open(try sandbox.write("source", bytes))
    let counts = parallelMap(0..<2, threads: 2) { side -> Int64? in
      if side == 0 {
        return try? StreamCopy.copy(from: source, to: OpenFile.open(fifo, .writeOnly))
      }
      return try? StreamCopy.copy(
        from: OpenFile.open(fifo),
        to: OpenFile.open(path, .readWrite, options: [.create, .exclusiveCreate]))
    }
    #expect(counts == [3_000_001, 3_000_001])
    #expect(try sandbox.read("target") == bytes)
  }

  @Test func aReaderThatHasGoneIsTheOutputsFault() throws {
    let source = try OpenFile.open(try sandbox.write("source", bytes))
    var pipe: (reader: OpenFile?, writer: OpenFile) = try OpenFile.makePipe()
    pipe.reader = nil
    let failure = #expect(throws: StreamFailure.self) {
      try StreamCopy.copy(from: source, to: pipe.writer)
    }
    guard case .output(let reason) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(reason.errno == .brokenPipe)
  }

  @Test func aFullDeviceIsTheOutputsFault() throws {
    let source = try OpenFile.open(try sandbox.write("source", bytes))
    let full = try OpenFile.open("/dev/full", .writeOnly)
    let failure = #expect(throws: StreamFailure.self) {
      try StreamCopy.copy(from: source, to: full)
    }
    guard case .output(let reason) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(reason.isNoSpace)
  }

  @Test func aDirectoryIsTheSourcesFault() throws {
    let directory = try OpenFile.openDirectory(sandbox.root)
    let target = try OpenFile.open("/dev/null", .writeOnly)
    let failure = #expect(throws: StreamFailure.self) {
      try StreamCopy.copy(from: directory, to: target)
    }
    guard case .source = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test func waitingForInputEndsWhenItIsCancelled() throws {
    let pipe = try OpenFile.makePipe()
    let target = try OpenFile.open("/dev/null", .writeOnly)
    var asked = 0
    #expect(throws: StreamFailure.cancelled) {
      try StreamCopy.copy(
        from: pipe.reader, to: target,
        isCancelled: {
          asked += 1
          return asked > 2
        })
    }
    withExtendedLifetime(pipe) {}
  }

  @Test func aFileIsCopiedFromItsOffset() throws {
    let source = try OpenFile.open(try sandbox.write("source", bytes))
    try source.seek(to: 1_000_000)
    let target = try OpenFile.open(
      sandbox.path("target"), .readWrite, options: [.create, .exclusiveCreate])
    var told: Int64 = 0
    #expect(
      try StreamCopy.copy(from: source, to: target, progress: { told += $0 }) == 2_000_001)
    #expect(told == 2_000_001)
    #expect(try sandbox.read("target") == Array(bytes[1_000_000...]))
  }
}
