import Items
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import FileTransfer

/// A large file whose connection was lost: only what is not proven to be there is sent again.
@Suite struct FarResumingTests {
  /// A file system whose connection is lost when it has taken 700 bytes of 1000.
  private struct Cut {
    let sandbox: Sandbox
    let files = MemoryFileSystem()
    let source: FilePath
    static let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 / 256) }
    private let host = PlaceID.host("far")

    init() throws {
      sandbox = try Sandbox()
      source = try sandbox.write("big", Self.bytes)
      files.takenBytes = 700
      let outcome = try place()
      guard case .failure(let error) = outcome, error.isLost else {
        Issue.record("\(outcome)")
        return
      }
      files.takenBytes = nil
      files.reconnect()
    }

    /// The hidden file.
    var staged: FilePath {
      get throws { try #require(files.nodes.keys.first { $0.string.hasPrefix("/home/.dnd-") }) }
    }

    var stagedSize: Int? {
      get throws {
        if case .file(let bytes, _)? = files.nodes[try staged] { bytes.count } else { nil }
      }
    }

    func version() throws -> FileVersion { try FileSystem.status(of: source).version }

    /// Drops the file; `origin` is the version that the lost run was reading.
    func place(
      after origin: FileVersion? = nil, pieceSize: Int64 = 64,
      verifying: PlacementRequest.Verifying = .whereNeeded
    ) throws -> Result<Placement, TransferError> {
      let transfer = Transfer(files, host: host, runID: RunID())
      (transfer.leastResumedSize, transfer.pieceSize) = (500, pieceSize)
      if let origin, case .file(let bytes, _)? = files.nodes[try staged] {
        let file = StagedRest.File(try staged, size: Int64(bytes.count))
        transfer.continueFrom(["/home": StagedRest([file], of: [.init(source, origin)])])
      }
      return transfer.place(
        [
          PlacementRequest(
            .path(source, expecting: nil, followsLink: false), directory: "/home",
            name: Array("big".utf8), operation: .copy, verifying: verifying)
        ], journal: NoJournal())[0]
    }

    /// Drops it again, and returns the bytes that this takes; the result has to be right.
    func again(after origin: FileVersion, _ bytes: [UInt8] = Self.bytes) throws -> Int {
      let before = files.received
      let placement = try place(after: origin).get()
      #expect(placement.bytes == Int64(bytes.count))
      guard case .file(let there, let metadata)? = files.nodes["/home/big"] else {
        Issue.record("it is not there")
        return 0
      }
      #expect(there == bytes)
      #expect(metadata.modified != 0)
      #expect(placement.digest == Digest(of: bytes))
      return files.received - before
    }

    /// Changes what the host has.
    func change(_ body: (inout [UInt8]) -> Void) throws {
      guard case .file(var bytes, let metadata)? = files.nodes[try staged] else { return }
      body(&bytes)
      files.nodes[try staged] = .file(bytes, metadata)
    }
  }

  @Test func onlyTheRestIsSent() throws {
    let cut = try Cut()
    #expect(try cut.again(after: try cut.version()) <= 350)
    #expect(cut.files.events.contains { if case .hashed = $0 { true } else { false } })
    #expect(cut.files.nodes.keys.filter { $0.string.contains(".dnd-") } == [])
  }

  @Test func aFileThatBeginsDifferentlyIsNotContinued() throws {
    for offset in [0, 63] {
      let cut = try Cut()
      try cut.change { $0[offset] ^= 1 }
      #expect(try cut.again(after: try cut.version()) == 1000)
    }
  }

  @Test(arguments: [64, 127, 128, 300, 698])
  func onlyThePieceWithAChangedByteIsSentAgain(offset: Int) throws {
    let cut = try Cut()
    let size = try #require(try cut.stagedSize)
    try cut.change { $0[offset] ^= 1 }
    let sent = try cut.again(after: try cut.version())
    let piece = offset / 64 * 64..<min(offset / 64 * 64 + 64, size)
    #expect(sent == 1000 - size + piece.count)
  }

  @Test func aHoleIsFilled() throws {
    let cut = try Cut()
    try cut.change { bytes in
      for offset in 400..<500 { bytes[offset] = 0 }
      bytes += Cut.bytes[bytes.count..<950]
    }
    // The pieces of 64 bytes that it touches, and what is behind the end.
    #expect(try cut.again(after: try cut.version()) == 512 - 384 + 50)
  }

  @Test func whatIsTooLongIsCutOff() throws {
    let cut = try Cut()
    try cut.change { $0 += Cut.bytes[700...] + Array("more".utf8) }
    _ = try cut.again(after: try cut.version())
  }

  @Test func aSourceThatHasChangedStartsOver() throws {
    let cut = try Cut()
    let origin = try cut.version()
    var bytes = Cut.bytes
    bytes[999] ^= 1
    try cut.sandbox.write("big", bytes)
    #expect(try cut.again(after: origin, bytes) == 1000)
  }

  @Test func aHostThatHashesNothingGetsAllOfIt() throws {
    let cut = try Cut()
    cut.files.found.hashes = false
    #expect(try cut.again(after: try cut.version()) == 1000)
  }

  @Test func aContinuedFileThatIsNotTheSourceInTheEndStartsOver() throws {
    let cut = try Cut()
    let staged = try cut.staged
    cut.files.damage = { path, bytes in
      path == staged ? bytes.dropLast() + [bytes[bytes.count - 1] ^ 1] : bytes
    }
    #expect(try cut.again(after: try cut.version()) > 1000)
  }
}
