import Items
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import FileTransfer

/// A directory whose connection was lost: of its files, only what is not proven to be there is sent again.
@Suite struct FarTreeResumingTests {
  /// A directory of which a file system has taken some bytes before its connection was lost.
  private struct Cut {
    let sandbox: Sandbox
    let files = MemoryFileSystem()
    private let host = PlaceID.host("far")
    private(set) var runs: Set<RunID> = []
    /// Their sizes: some are continued, some only kept when they are complete, and some sent again.
    static let sizes = ["a": 1000, "b": 700, "in/c": 900, "in/deep/d": 300, "in/e": 20, "f": 5]
    static let size = sizes.values.reduce(0, +)
    /// The marks of the first four.
    static let listSize = 4 * 8

    static func bytes(_ name: String) -> [UInt8] {
      let start = Int(name.utf8.last ?? 0)
      return (0..<(sizes[name] ?? 0)).map {
        UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 / 256 &+ start)
      }
    }

    init(after limit: Int) throws {
      sandbox = try Sandbox()
      for name in Self.sizes.keys { try sandbox.write("tree/\(name)", Self.bytes(name)) }
      try FileSystem.makeLink(sandbox.path("tree/in/link"), saying: Array("c".utf8))
      try cut(after: limit)
    }

    /// Places the directory until the connection is lost.
    mutating func cut(after limit: Int) throws {
      files.takenBytes = files.received + limit
      let outcome = try place()
      guard case .failure(let error) = outcome, error.isLost else {
        Issue.record("\(outcome)")
        return
      }
      files.takenBytes = nil
      files.reconnect()
    }

    mutating func place(
      verifying: PlacementRequest.Verifying = .whereNeeded
    ) throws -> Result<Placement, TransferError> {
      let lists = try StagedLists(in: "/home", of: runs, files)
      let run = RunID()
      runs.insert(run)
      let transfer = Transfer(files, host: host, runID: run)
      (transfer.leastResumedSize, transfer.leastKeptSize, transfer.pieceSize) = (500, 100, 64)
      var rests = [FilePath("/home"): StagedRest(trees: lists.trees, lists: lists.lists)]
      for directory in [FilePath("/home/tree"), "/home/tree/in"] {
        rests[directory] = StagedRest(staged(in: directory), marks: lists.marks)
      }
      transfer.continueFrom(rests)
      return transfer.place(
        [
          PlacementRequest(
            .path(sandbox.path("tree"), expecting: nil, followsLink: false),
            directory: "/home", name: Array("tree".utf8), operation: .copy,
            verifying: verifying)
        ], journal: NoJournal())[0]
    }

    private func staged(in directory: FilePath) -> [StagedRest.File] {
      files.nodes.compactMap { path, node in
        guard case .file(let bytes, _) = node, path.removingLastComponent() == directory,
          path.string.contains(".dnd-")
        else { return nil }
        return .init(path, size: Int64(bytes.count))
      }
    }

    /// Places it again, and returns the bytes that this takes; the result has to be right.
    mutating func again(verifying: PlacementRequest.Verifying = .whereNeeded) throws -> Int {
      let before = files.received
      let placement = try place(verifying: verifying).get()
      #expect(placement.bytes == Int64(Self.size))
      #expect(placement.verified == (verifying == .always ? .far : .none))
      try expectCopy()
      return files.received - before
    }

    func expectCopy() throws {
      let names = files.nodes.keys.map(\.string).filter { $0.hasPrefix("/home/tree/") }
      #expect(names.count == Self.sizes.count + 3)
      #expect(files.nodes["/home/tree/in/link"] == .link("c"))
      for name in Self.sizes.keys {
        let status = try FileSystem.status(of: sandbox.path("tree/\(name)"))
        let metadata = FarMetadata(
          mode: status.mode & 0o7777, modified: Int64(status.modified / 1_000_000_000))
        let node = files.nodes[FilePath("/home/tree/\(name)")]
        #expect(node == .file(try sandbox.read("tree/\(name)"), metadata), "\(name)")
      }
      #expect(files.nodes.keys.allSatisfy { !$0.string.hasPrefix("/home/tree/.dnd-") })
    }

    /// Changes what the host has staged of a file; nothing if it has nothing of it.
    @discardableResult
    func change(_ name: String, _ body: (inout [UInt8]) -> Void) -> Bool {
      for case (let path, .file(var bytes, let metadata)) in files.nodes
      where path.string.hasSuffix("/\(name)") && !bytes.isEmpty {
        body(&bytes)
        files.nodes[path] = .file(bytes, metadata)
        return true
      }
      return false
    }

    func stagedSize(of name: String) -> Int {
      for case (let path, .file(let bytes, _)) in files.nodes
      where path.string.hasSuffix("/\(name)") {
        return bytes.count
      }
      return 0
    }
  }

  @Test(
    "Wherever it was cut, hardly more than the rest is sent",
    arguments: Array(stride(from: 40, to: Cut.size, by: 61)))
  func theRest(limit: Int) throws {
    var cut = try Cut(after: limit)
    let sent = try cut.again()
    // The piece and the small files of which nobody knows, and the list.
    #expect(sent <= Cut.size - (limit - Cut.listSize) + 64 + 325 + Cut.listSize)
    #expect(sent >= Cut.size - limit)
  }

  @Test("One that was staged but for its last byte is hardly sent, and is compared if asked")
  func complete() throws {
    var cut = try Cut(after: Cut.size + Cut.listSize - 1)
    let sent = try cut.again(verifying: .always)
    #expect(sent <= 64 + 325 + Cut.listSize)
  }

  @Test("One that is cut several times is sent once")
  func severalTimes() throws {
    var cut = try Cut(after: 500)
    for _ in 0..<3 { try cut.cut(after: 600) }
    let sent = try cut.again()
    #expect(sent <= Cut.size - 1500)
  }

  @Test("A file that has changed is sent anew, and the others are kept")
  func changedSource() throws {
    var cut = try Cut(after: Cut.size + Cut.listSize - 1)
    var bytes = Cut.bytes("a")
    bytes[999] ^= 1
    try cut.sandbox.write("tree/a", bytes)
    let sent = try cut.again()
    #expect(sent >= 1000 && sent <= 1000 + 64 + 325 + Cut.listSize)
  }

  @Test("Bytes that are wrong there are sent again", arguments: [0, 63, 64, 400, 999])
  func changedThere(offset: Int) throws {
    var cut = try Cut(after: Cut.size + Cut.listSize - 1)
    guard cut.stagedSize(of: "a") == 1000 else { return }
    #expect(cut.change("a") { $0[offset] ^= 1 })
    let sent = try cut.again()
    #expect(sent <= (offset < 64 ? 1000 : 64) + 64 + 325 + Cut.listSize)
    #expect(sent >= (offset < 64 ? 1000 : 40))
  }

  @Test("What is too long there is cut off, and what is in nobody's list is left behind")
  func more() throws {
    var cut = try Cut(after: Cut.size + Cut.listSize - 1)
    for name in ["a", "b", "in/c"] { cut.change(name) { $0 += Array("more".utf8) } }
    let tree = try #require(
      cut.files.nodes.first { $0.key.string.contains(".dnd-") && $0.value.isDirectory })
    cut.files.nodes[tree.key.pushing("foreign")] = .file([1], .init(mode: 0o600, modified: 0))
    _ = try cut.again()
  }

  @Test("Without the list, or on a host that hashes nothing, all of it is sent")
  func nothingIsKnown() throws {
    var cut = try Cut(after: 2000)
    for path in cut.files.nodes.keys
    where path.lastComponent.map({ RunID.isList(Array($0.string.utf8)) }) == true {
      cut.files.nodes[path] = nil
    }
    #expect(try cut.again() == Cut.size + Cut.listSize)

    var other = try Cut(after: 2000)
    other.files.found.hashes = false
    #expect(try other.again() == Cut.size)
  }

  @Test("A continued file that is not its source in the end starts over")
  func damage() throws {
    var cut = try Cut(after: 700)
    var isFirst = true
    cut.files.damage = { path, bytes in
      guard isFirst, bytes.count >= 500 else { return bytes }
      isFirst = false
      return bytes.dropLast() + [bytes[bytes.count - 1] ^ 1]
    }
    let before = cut.files.received
    _ = try cut.place(verifying: .always)
    cut.files.damage = { $1 }
    if cut.files.nodes["/home/tree"] != nil {
      try cut.expectCopy()
      #expect(cut.files.received - before > Cut.size)
    }
  }

  @Test("Whatever the connection does while it is continued, the next drop is right")
  func everyStep() throws {
    var step = 1
    while true {
      var cut = try Cut(after: 1800)
      let start = cut.files.count
      cut.files.fault = { [step] count, _ in
        count == start + step ? .lost(host: "far", words: "") : nil
      }
      let outcome = Result { try cut.place().get() }
      cut.files.fault = { _, _ in nil }
      cut.files.reconnect()
      if cut.files.nodes["/home/tree"] == nil {
        _ = try cut.again()
      } else {
        try cut.expectCopy()
      }
      if case .success = outcome { break }
      step += 4
    }
    #expect(step > 30)
  }

  @Test("The large files of a directory that is merged are continued, too")
  func merge() throws {
    var cut = try Cut(after: 0)
    cut.files.nodes = cut.files.nodes.filter { !$0.key.string.contains(".dnd-") }
    cut.files.nodes["/home/tree"] = .directory(.init(mode: 0o755, modified: 0))
    try cut.cut(after: 1200)
    let before = cut.files.received
    _ = try cut.place().get()
    for name in Cut.sizes.keys {
      guard case .file(let bytes, _)? = cut.files.nodes[FilePath("/home/tree/\(name)")] else {
        Issue.record("\(name)")
        continue
      }
      #expect(bytes == Cut.bytes(name))
    }
    #expect(cut.files.received - before <= Cut.size - 1200 + 64 + 325 + 2 * Cut.listSize)
  }
}

extension MemoryFileSystem.Node {
  fileprivate var isDirectory: Bool { if case .directory = self { true } else { false } }
}
