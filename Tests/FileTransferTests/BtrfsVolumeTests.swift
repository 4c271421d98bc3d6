import Items
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import FileTransfer

/// Placing directories on btrfs, where a listing omits entries added after the directory was
/// opened.
@Suite(.enabled(if: FormattedVolume.isPossible("btrfs"), "btrfs cannot be made and mounted here"))
struct BtrfsVolumeTests {
  let placing: Placing
  let volume: FormattedVolume
  var sandbox: Sandbox { placing.sandbox }
  var there: Sandbox { volume.sandbox }

  init() throws {
    placing = try Placing()
    volume = try #require(try FormattedVolume("btrfs"))
    for name in ["tree/a", "tree/in/b", "tree/in/deep/c"] { try sandbox.write(name, name) }
  }

  private var copied: [String: String] {
    [
      "tree/": "", "tree/a": "tree/a", "tree/in/": "", "tree/in/b": "tree/in/b",
      "tree/in/deep/": "", "tree/in/deep/c": "tree/in/deep/c",
    ]
  }

  @Test func aDirectoryThatIsMovedThereIsReadBack() throws {
    let placement = try placing.place(placing.request("tree", .move, to: there.root))
    #expect(placement.sourceRemoved && placement.verified != .none)
    #expect(try placing.snapshot(there) == copied)
    #expect(sandbox.list() == ["to"])
  }

  @Test func aCopyOfADirectoryThatIsToBeVerifiedIs() throws {
    var request = placing.request("tree", to: there.root)
    request.verifying = .always
    request.lists = true
    let placement = try placing.place(request)
    #expect(placement.verified != .none && placement.files?.count == 3)
    #expect(try placing.snapshot(there) == copied)
  }

  @Test func aDirectoryThatIsMergedThereIsReadBack() throws {
    try there.write("tree/in/b", "other")
    try there.write("tree/z", "z")
    let placement = try placing.place(placing.request("tree", .move, .replace, to: there.root))
    #expect(placement.sourceRemoved)
    var expected = copied
    expected["tree/z"] = "z"
    expected["tree/in/\(KeptDirectory.name)/"] = ""
    expected["tree/in/\(KeptDirectory.name)/b"] = "other"
    #expect(try placing.snapshot(there) == expected)
    #expect(sandbox.list() == ["to"])
  }

  @Test func aDirectoryThatWasCopiedOrMovedThereIsTakenBack() throws {
    let before = try placing.snapshot()
    for operation in [PlacementRequest.Operation.copy, .move] {
      let placement = try placing.place(placing.request("tree", operation, to: there.root))
      let effect = TransferRecord(
        run: "", item: 1, step: .done, source: .here(sandbox.path("tree")), read: placement.read,
        target: .here(placement.target), placed: placement.version, changed: Clock.now,
        sourceRemoved: placement.sourceRemoved)
      try Undo(effect, runID: RunID()).perform()
      #expect(there.list() == [])
      #expect(try placing.snapshot() == before)
    }
  }

  @Test func aMoveThatWasCutOffIsFinishedAndClearedUpAfter() throws {
    let runID = RunID()
    let placement = try placing.place(placing.request("tree", to: there.root))
    let staged = runID.staged().string
    try there.write("\(staged)/half/a", "half")
    var recovery = Recovery()
    let interrupted = TransferRecord(
      run: runID.text, item: 1, step: .naming, source: .here(sandbox.path("tree")),
      read: placement.read,
      target: .here(placement.target), placed: placement.version)
    recovery.sweep(interrupted, runID)
    #expect(recovery.removeSource(interrupted, runID).isRemoved)
    #expect(try placing.snapshot(there) == copied)
    #expect(sandbox.list() == ["to"])
  }

  @Test func directoriesThatAreForAllOrNoneAreReadBackOrTakenBack() throws {
    try there.write("b", "other")
    try sandbox.write("b", "b")
    let requests = [
      placing.request("tree", .move, to: there.root),
      placing.request("b", .move, .fail, to: there.root),
    ]
    let refused = placing.engine.placeTogether(requests)
    #expect(refused.allSatisfy { (try? $0.get()) == nil })
    #expect(try placing.snapshot(there) == ["b": "other"])
    let placed = placing.engine.placeTogether([requests[0]])
    #expect(try placed[0].get().sourceRemoved)
    #expect(sandbox.list("") == ["b", "to"])
  }
}
