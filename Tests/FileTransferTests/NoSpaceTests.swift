import FileTransfer
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@Suite(.enabled(if: SmallVolume.isPossible, "mounting a small file system needs root"))
struct NoSpaceTests {
  let placing: Placing
  let volume: SmallVolume
  var sandbox: Sandbox { placing.sandbox }

  init() throws {
    placing = try Placing()
    volume = try SmallVolume(size: "300k")
  }

  @Test(arguments: [PlacementRequest.Operation.copy, .move])
  func whatDoesNotFitIsSaidLeavesNothingAndStopsNothingElse(
    operation: PlacementRequest.Operation
  ) throws {
    try sandbox.write("big", [UInt8](repeating: 7, count: 1 << 20))
    try sandbox.write("small", "small")
    try sandbox.write("tree/big", [UInt8](repeating: 7, count: 1 << 20))
    let outcomes = placing.engine.place(
      ["big", "tree", "small"].map { placing.request($0, operation, to: volume.sandbox.root) })
    for (outcome, name) in zip(outcomes, ["big", "tree"]) {
      guard case .failure(.doesNotFit(let path, let needed, let free)) = outcome else {
        Issue.record("\(outcome)")
        continue
      }
      #expect(path == volume.sandbox.path(name))
      #expect(needed == 1 << 20)
      #expect(free <= 300 << 10)
    }
    #expect(try outcomes[2].get().state == .placed)
    #expect(volume.sandbox.list() == ["small"])
    #expect(try sandbox.read("big").count == 1 << 20)
    #expect(try sandbox.read("tree/big").count == 1 << 20)
    #expect((sandbox.list().contains("small")) == (operation == .copy))
    // All staged data was removed.
    let free = try FileSystem.volume(of: volume.sandbox.root).free
    #expect(free > 250 << 10)
  }

  @Test func eachTakesItsShareInTurnAndWhatIsLeftGoesToTheOthers() throws {
    for (name, size) in [("a", 200 << 10), ("b", 200 << 10), ("c", 50 << 10)] {
      try sandbox.write(name, [UInt8](repeating: 7, count: size))
    }
    let outcomes = placing.engine.place(
      ["a", "b", "c"].map { placing.request($0, to: volume.sandbox.root) })
    #expect(try outcomes[0].get().state == .placed)
    guard case .failure(.doesNotFit) = outcomes[1] else {
      Issue.record("\(outcomes[1])")
      return
    }
    #expect(try outcomes[2].get().state == .placed)
  }

  @Test func whatIsThereAlreadyNeedsNoRoom() throws {
    try sandbox.write("a", [UInt8](repeating: 7, count: 200 << 10))
    try placing.place(placing.request("a", to: volume.sandbox.root))
    #expect(try placing.place(placing.request("a", to: volume.sandbox.root)).state == .alreadyThere)
    #expect(
      try placing.place(placing.request("a", .copy, .skip, to: volume.sandbox.root)).state
        == .skipped)
    try sandbox.write("tree/a", [UInt8](repeating: 7, count: 1))
    try placing.place(placing.request("tree", to: volume.sandbox.root))
    #expect(
      try placing.place(placing.request("tree", to: volume.sandbox.root)).state == .alreadyThere)
  }

  @Test func aFullDiskFoundOnlyWhileWritingLeavesNothing() throws {
    let plan = FaultPlan(call: "write", number: 1, fails: .noSpace)
    try sandbox.write("a", "bytes")
    let outcome = plan.inForce {
      TransferEngine(workers: 1).place([placing.request("a", to: volume.sandbox.root)])[0]
    }
    #expect(outcome == .failure(.noSpace(volume.sandbox.path("a"))))
    #expect(volume.sandbox.list() == [])
  }

  @Test func aSparseFileFitsWhereItsHolesWouldNot() throws {
    let file = try OpenFile.open(
      sandbox.path("sparse"), .readWrite, options: [.create, .exclusiveCreate])
    try file.truncate(to: 10 << 20)
    let placement = try placing.place(
      placing.request("sparse", .move, to: volume.sandbox.root))
    #expect(placement.sourceRemoved)
    #expect(try FileSystem.status(of: placement.target).size == 10 << 20)
  }
}
