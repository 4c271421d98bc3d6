import Synchronization
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import FileTransfer

/// Verification of copies against their sources, and the handling of differences.
struct VerificationTests {
  let placing: Placing
  var sandbox: Sandbox { placing.sandbox }

  init() throws { placing = try Placing(elsewhere: true) }

  private static let sum = "ed7002b439e9ac845f22357d822bac1444730fbdb6016d3ec9432297b9ec9f73"

  /// The SHA-256 of `content`.
  private static let content = Digest(of: Array("content".utf8))

  /// Bytes that differ from block to block.
  private func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 20) }
  }

  private func request(
    _ name: String, _ operation: PlacementRequest.Operation = .copy,
    _ verifying: PlacementRequest.Verifying = .always, lists: Bool = false,
    to directory: FilePath? = nil
  ) -> PlacementRequest {
    var request = placing.request(name, operation, to: directory)
    request.verifying = verifying
    request.lists = lists
    return request
  }

  @Test func aDigestIsTheSHA256OfTheBytes() {
    #expect(Self.content.text == Self.sum)
    var running = Digest.Running()
    running.addZeros(100_000)
    #expect(running.finished() == Digest(of: [UInt8](repeating: 0, count: 100_000)))
  }

  @Test(arguments: [0, 1, 4095, 4096, 1 << 20, (1 << 20) + 1, (3 << 20) - 1, 9_000_001])
  func aVerifiedCopyIsTheSameAndSaysItsDigest(size: Int) throws {
    let bytes = bytes(size)
    try sandbox.write("a", bytes)
    let placement = try placing.place(request("a"))
    #expect(try sandbox.read("to/a") == bytes)
    #expect(placement.bytes == size)
    #expect(placement.digest == Digest(of: bytes))
    #expect(placement.verified != .none)
  }

  @Test func memoryHasNoDeviceToReadFrom() throws {
    guard let elsewhere = placing.elsewhere else { return }
    try sandbox.write("a", bytes(3_000_000))
    #expect(try placing.place(request("a", to: elsewhere.root)).verified == .cache)
  }

  @Test func whatIsNeitherMovedNorAskedForIsNotVerified() throws {
    try sandbox.write("a", "content")
    let placement = try placing.place(request("a", .copy, .whereNeeded))
    #expect(placement.verified == .none && placement.digest == nil && placement.files == nil)
  }

  @Test func bytesAndKeptFilesAreVerifiedToo() throws {
    let kept = try sandbox.write("kept", "content")
    for (name, source): (String, PlacementRequest.Source) in [
      ("one", .bytes(Array("content".utf8))), ("two", .spool(kept)),
    ] {
      let placement = try placing.place(
        PlacementRequest(
          source, directory: sandbox.path("to"), name: Array(name.utf8), verifying: .always))
      #expect(placement.verified != .none && placement.digest == Self.content)
    }
  }

  @Test func holesAreKeptAndCountAsZeros() throws {
    let path = try sandbox.write("a", "")
    let file = try OpenFile.open(path, .readWrite)
    try file.writeAll(bytes(10_000))
    try file.seek(to: 20 << 20)
    try file.writeAll(bytes(10_000))
    try file.truncate(to: 40 << 20)
    let placement = try placing.place(request("a"))
    let copy = try FileSystem.status(of: sandbox.path("to/a"))
    #expect(copy.size == 40 << 20 && copy.occupied < 1 << 20)
    #expect(try placement.digest == Digest(of: sandbox.read("to/a")))
    #expect(try sandbox.read("to/a") == sandbox.read("a"))
  }

  // MARK: A damaged copy

  /// Changes one byte of the copy between writing it and reading it back.
  ///
  /// The copy is the file of this size without a name, or below the hidden directory.
  private static func damage(_ name: String, of size: Int64, in directory: FilePath) -> Bool {
    guard let root = try? FileSystem.realPath(of: directory),
      let here = try? DirectoryReader.entries(of: OpenFile.openDirectory(root))
    else { return false }
    var paths: [FilePath] = []
    let descriptors = try? DirectoryReader.entries(of: OpenFile.openDirectory("/proc/self/fd"))
    for entry in descriptors ?? [] {
      let path = ("/proc/self/fd" as FilePath).pushing(entry.path)
      let target = (try? FileSystem.readLink(path)) ?? []
      if target.starts(with: root.string.utf8) { paths.append(path) }
    }
    for staged in here where staged.name.starts(with: ".dnd-".utf8) {
      paths.append(root.pushing(staged.path).appending(name))
    }
    for path in paths {
      guard let status = try? FileSystem.status(of: path), status.kind == .regular,
        status.size == size, let file = try? OpenFile.open(path, .readWrite)
      else { continue }
      var byte: UInt8 = 0
      let isDone = withUnsafeMutableBytes(of: &byte) { buffer in
        guard (try? file.read(at: size / 2, into: buffer)) == 1 else { return false }
        buffer[0] ^= 1
        return (try? file.write(at: size / 2, UnsafeRawBufferPointer(buffer))) == 1
      }
      if isDone { return true }
    }
    return false
  }

  private func placeDamaging(
    _ request: PlacementRequest, _ name: String, size: Int, in directory: Sandbox
  ) -> (outcome: Result<Placement, TransferError>, isDamaged: Bool) {
    let done = Mutex(Int64(0))
    let damaged = Mutex(false)
    let root = directory.root
    let outcome = placing.engine.place(
      [request], progress: { count in done.withLock { $0 += count } },
      isCancelled: {
        // Everything is written, so this call comes before or during reading back.
        if done.withLock({ $0 }) == size {
          damaged.withLock { $0 = $0 || Self.damage(name, of: Int64(size), in: root) }
        }
        return false
      })[0]
    return (outcome, damaged.withLock { $0 })
  }

  @Test(arguments: [7, 5_000_000])
  func aMoveWhoseCopyReadsBackDifferentlyFailsAndKeepsTheSource(size: Int) throws {
    guard let elsewhere = placing.elsewhere else { return }
    let path = try sandbox.write("a", bytes(size))
    let (outcome, isDamaged) = placeDamaging(
      request("a", .move, .whereNeeded, to: elsewhere.root), "a", size: size, in: elsewhere)
    #expect(isDamaged)
    #expect(outcome == .failure(.verificationFailed(path)))
    #expect(elsewhere.list() == [])
    #expect(try sandbox.read("a") == bytes(size))
  }

  @Test func aTreeWithOneDamagedFileFailsAsAWholeAndNamesTheFile() throws {
    guard let elsewhere = placing.elsewhere else { return }
    try sandbox.write("tree/in/a", bytes(2_000_000))
    let (outcome, isDamaged) = placeDamaging(
      request("tree", to: elsewhere.root), "in/a", size: 2_000_000, in: elsewhere)
    #expect(isDamaged)
    #expect(outcome == .failure(.verificationFailed(sandbox.path("tree/in/a"))))
    #expect(elsewhere.list() == [])
  }

  @Test func aCopyThatIsNotVerifiedDoesNotNotice() throws {
    // The damage works: without reading back it stays.
    guard let elsewhere = placing.elsewhere else { return }
    try sandbox.write("a", bytes(7))
    let (outcome, isDamaged) = placeDamaging(
      request("a", .copy, .whereNeeded, to: elsewhere.root), "a", size: 7, in: elsewhere)
    #expect(isDamaged)
    #expect(try outcome.get().state == .placed)
    #expect(try elsewhere.read("a") != bytes(7))
  }

  // MARK: A changing source

  private static func overwrite(_ path: FilePath, _ bytes: [UInt8]) throws(SystemFailure) {
    try OpenFile.open(path, .writeOnly, options: .truncate).writeAll(bytes)
  }

  @Test func aSourceThatChangesOnceIsReadAgain() throws {
    let path = try sandbox.write("a", bytes(5_000_000))
    let isChanged = Mutex(false)
    let outcome = placing.engine.place(
      [request("a")],
      progress: { _ in
        isChanged.withLock { isChanged in
          if !isChanged { try? Self.overwrite(path, Array("content".utf8)) }
          isChanged = true
        }
      })[0]
    #expect(try outcome.get().digest == Self.content)
    #expect(try placing.text("to/a") == "content")
  }

  @Test func aSourceThatKeepsChangingFailsAndLeavesNothing() throws {
    let path = try sandbox.write("a", bytes(5_000_000))
    let sizes = Mutex(5_000_000)
    let outcome = placing.engine.place(
      [request("a")],
      progress: { _ in
        let size = sizes.withLock { size in
          size += 1
          return size
        }
        // Different bytes each time; with equal bytes the file would only seem to grow.
        try? Self.overwrite(path, [UInt8](repeating: UInt8(truncatingIfNeeded: size), count: size))
      })[0]
    #expect(outcome == .failure(.sourceChanged(path)))
    #expect(sandbox.list("to") == [])
  }

  // MARK: Never verified

  @Test func aMoveToAnotherFileSystemIsRefusedBeforeAnythingIsRead() throws {
    guard let elsewhere = placing.elsewhere else { return }
    let path = try sandbox.write("a", "content")
    let read = Mutex(Int64(0))
    let outcome = placing.engine.place(
      [request("a", .move, .never, to: elsewhere.root)],
      progress: { count in read.withLock { $0 += count } })[0]
    #expect(outcome == .failure(.unverifiedMove(path)))
    #expect(read.withLock { $0 } == 0)
    #expect(elsewhere.list() == [])
  }

  @Test func aMoveWithinAFileSystemNeedsNoVerification() throws {
    try sandbox.write("a", "content")
    let placement = try placing.place(request("a", .move, .never))
    #expect(placement.sourceRemoved && placement.verified == .none)
  }

  // MARK: Manifests

  @Test func theFilesOfATreeAreListedByPathHoweverItGotThere() throws {
    guard let elsewhere = placing.elsewhere else { return }
    func make() throws {
      for name in ["tree/b", "tree/a", "tree/in/c"] { try sandbox.write(name, "content") }
      if try FileSystem.statusIfPresent(of: sandbox.path("tree/hard")) == nil {
        try FileSystem.link(sandbox.path("tree/a"), in: nil, to: sandbox.path("tree/hard"))
        try FileSystem.makeLink(sandbox.path("tree/link"), saying: Array("a".utf8))
      }
    }
    let names = ["tree/a", "tree/b", "tree/hard", "tree/in/c"]
    // A copy, the same copy again, a move to another file system, a rename.
    for (operation, directory) in [
      (PlacementRequest.Operation.copy, sandbox.path("to")), (.copy, sandbox.path("to")),
      (.move, elsewhere.root), (.move, sandbox.path("new")),
    ] {
      try make()
      try? sandbox.makeDirectory(sandbox.path("new"))
      let placement = try placing.place(
        request("tree", operation, .whereNeeded, lists: true, to: directory))
      #expect(
        placement.files
          == names.map { ListedFile(path: directory.appending($0), digest: Self.content) })
      #expect(placement.digest == nil)
    }
  }

  @Test func aFileThatIsThereAlreadyIsListedAsItIs() throws {
    try sandbox.write("a", "content")
    try sandbox.write("to/a", "content")
    let placement = try placing.place(request("a", .copy, .whereNeeded, lists: true))
    #expect(placement.state == .alreadyThere)
    #expect(placement.files == [ListedFile(path: sandbox.path("to/a"), digest: Self.content)])
  }

  @Test func whatIsSkippedIsNotListed() throws {
    try sandbox.write("a", "content")
    try sandbox.write("to/a", "other")
    var request = request("a", .copy, .whereNeeded, lists: true)
    request.rule = .skip
    #expect(try placing.place(request).files == [])
  }
}
