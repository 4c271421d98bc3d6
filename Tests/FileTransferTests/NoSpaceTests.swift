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
    #expect(outcomes[0] == .failure(.noSpace(volume.sandbox.path("big"))))
    #expect(outcomes[1] == .failure(.noSpace(volume.sandbox.path("tree"))))
    #expect(try outcomes[2].get().state == .placed)
    #expect(volume.sandbox.list() == ["small"])
    #expect(try sandbox.read("big").count == 1 << 20)
    #expect(try sandbox.read("tree/big").count == 1 << 20)
    #expect((sandbox.list().contains("small")) == (operation == .copy))
    // All that was staged was given back.
    let free = try FileSystem.volume(of: volume.sandbox.root).free
    #expect(free > 250 << 10)
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
