import FileTransfer
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Trees deeper than the limits on path length and descriptors.
struct DeepTreeTests {
  let placing: Placing
  var sandbox: Sandbox { placing.sandbox }

  init() throws { placing = try Placing(elsewhere: true) }

  /// Creates a directory `deep` with this many nested directories, and a file in the lowest.
  private func makeDeep(_ levels: Int) throws {
    try sandbox.makeDirectory(sandbox.path("deep"))
    var descent = DirectoryDescent(try OpenFile.openDirectory(sandbox.path("deep")))
    for _ in 0..<levels {
      try FileSystem.makeDirectory("d", in: descent.current)
      try descent.enter("d")
    }
    let file = try OpenFile.open(
      "file", in: descent.current, .writeOnly, options: [.create, .exclusiveCreate])
    try file.writeAll(Array("bottom".utf8))
  }

  /// The content of the file in the lowest of this many directories.
  private func bottom(_ root: FilePath, _ levels: Int) throws -> [UInt8] {
    var descent = DirectoryDescent(try OpenFile.openDirectory(root))
    for _ in 0..<levels { try descent.enter("d") }
    return try OpenFile.open("file", in: descent.current).readAll()
  }

  /// Removes trees that are too deep for the sandbox, which removes by path.
  private func clear(_ paths: [FilePath]) throws {
    // A busy disk takes long to remove so many directories.
    let removal = try Tool.named("rm")?.run(["-rf"] + paths.map(\.string), limit: .seconds(600))
    #expect(removal?.status == 0)
  }

  @Test(arguments: [2000, 8000])
  func aDeepTreeIsCopied(levels: Int) throws {
    try makeDeep(levels)
    defer { try? clear([sandbox.path("deep"), sandbox.path("to/deep")]) }
    try placing.place(placing.request("deep"))
    #expect(try bottom(sandbox.path("to/deep"), levels) == Array("bottom".utf8))
  }

  @Test(arguments: [ConflictRule.dedupe, .newer, .replace])
  func aDeepTreeIsMergedWithItsCopyAndTakenBack(rule: ConflictRule) throws {
    let levels = 6000
    try makeDeep(levels)
    defer { try? clear([sandbox.path("deep"), sandbox.path("to/deep")]) }
    let first = try placing.undo(placing.request("deep", followsLink: false))
    let merged = try placing.place(placing.request("deep", .copy, rule))
    #expect(merged.state == [.dedupe: .alreadyThere, .newer: .skipped, .replace: .placed][rule])
    #expect(try bottom(sandbox.path("to/deep"), levels) == Array("bottom".utf8))
    if rule == .replace { return }
    try first.perform()
    #expect(sandbox.list("to") == [])
    #expect(try bottom(sandbox.path("deep"), levels) == Array("bottom".utf8))
  }

  @Test(arguments: [false, true])
  func aDeepTreeIsMovedIntoItsCopy(isWhole: Bool) throws {
    let levels = 6000
    try makeDeep(levels)
    defer { try? clear([sandbox.path("deep"), sandbox.path("to/deep")]) }
    try placing.place(placing.request("deep"))
    let request = placing.request("deep", .move)
    let engine = placing.engine
    let outcome = isWhole ? engine.placeTogether([request]) : engine.place([request])
    let moved = try outcome[0].get()
    #expect(moved.state == .alreadyThere && moved.sourceRemoved && moved.notes == [])
    #expect(sandbox.list() == ["to"])
    #expect(try bottom(sandbox.path("to/deep"), levels) == Array("bottom".utf8))
  }

  @Test func aDeepTreeIsMovedReadBackAndListed() throws {
    guard let elsewhere = placing.elsewhere else { return }
    let levels = 2000
    try makeDeep(levels)
    defer { try? clear([sandbox.path("deep"), elsewhere.path("deep"), sandbox.path("to/deep")]) }
    var request = placing.request("deep", .move, to: elsewhere.root)
    request.lists = true
    let moved = try placing.place(request)
    #expect(moved.sourceRemoved && moved.verified == .cache)
    #expect(try bottom(elsewhere.path("deep"), levels) == Array("bottom".utf8))
    #expect(moved.files?.map(\.digest) == [Digest(of: Array("bottom".utf8))])
    // The digest of an existing file is computed by reading it.
    request = PlacementRequest(
      .path(elsewhere.path("deep"), expecting: nil, followsLink: false),
      directory: elsewhere.root, name: Array("renamed".utf8), operation: .move)
    request.lists = true
    let renamed = try placing.place(request)
    defer { try? clear([elsewhere.path("renamed")]) }
    let below = [String](repeating: "d", count: levels).joined(separator: "/") + "/file"
    #expect(
      renamed.files
        == [
          ListedFile(
            path: FilePath("\(elsewhere.root.string)/renamed/\(below)"),
            digest: Digest(of: Array("bottom".utf8)))
        ])
  }

  @Test(arguments: [2000, 8000])
  func aDeepTreeThatCannotBeCopiedLeavesNothing(levels: Int) throws {
    try makeDeep(levels)
    defer { try? clear([sandbox.path("deep")]) }
    let count = Counting()
    let outcome = TransferEngine(workers: 1).place(
      [placing.request("deep")], isCancelled: { count.next() > levels + levels / 2 })[0]
    #expect(outcome == .failure(.cancelled))
    #expect(sandbox.list("to") == [])
  }

  @Test func aDirectoryThatIsOpenedAgainFromBelowMustBeTheOneThatWasLeft() throws {
    try makeDeep(10)
    var descent = DirectoryDescent(try OpenFile.openDirectory(sandbox.path("deep")), window: 2)
    for _ in 0..<6 { try descent.enter("d") }
    try sandbox.makeDirectory(sandbox.path("aside"))
    try FileSystem.rename(
      sandbox.path("deep/d/d/d/d"), to: sandbox.path("aside/d"), .none)
    try descent.leave()
    try descent.leave()
    #expect(throws: SystemFailure("openat", "..", .staleNFSFileHandle)) {
      while descent.depth > 0 { try descent.leave() }
    }
  }
}

/// Counts its calls.
private final class Counting: @unchecked Sendable {
  // Unchecked Sendable because only one worker calls it.
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}
