import FileTransfer
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Reports about items that were placed only in part, and cases that do not count as such.
struct LeftUndoneTests {
  let placing: Placing
  var sandbox: Sandbox { placing.sandbox }

  init() throws { placing = try Placing() }

  private func place(
    _ requests: [PlacementRequest], together: Bool, _ plan: FaultPlan? = nil
  ) throws -> [Placement] {
    func outcomes() -> [Result<Placement, TransferError>] {
      together ? placing.engine.placeTogether(requests) : placing.engine.place(requests)
    }
    return try (plan?.inForce(outcomes) ?? outcomes()).map { try $0.get() }
  }

  @Test(
    "Links that the file system cannot hold are reported with their directory",
    arguments: [false, true])
  func linksLeftOut(together: Bool) throws {
    for number in 1...5 {
      try sandbox.write("tree/file", "content")
      try FileSystem.makeLink(sandbox.path("tree/\(number)"), saying: Array("file".utf8))
    }
    try sandbox.write("plain/file", "content")
    let plan = FaultPlan(call: "symlinkat", number: 1, fails: .notPermitted, lasts: true)
    let placements = try place(
      ["plain", "tree"].map { placing.request($0) }, together: together, plan)
    #expect(placements[0].notes == [])
    guard case .leftOut(let links, let directory)? = placements[1].note, links.count == 5 else {
      Issue.record("\(placements[1].notes)")
      return
    }
    #expect(links.first.count == 3 && directory == sandbox.path("to"))
    #expect(placements[1].notes.allSatisfy { $0.leavesSomethingUndone })
    #expect(sandbox.list("to/tree") == ["file"])
  }

  @Test(
    "Files that a rule keeps out of a merged directory do not fail its move",
    arguments: [false, true])
  func skippedInside(together: Bool) throws {
    for name in ["to/a/in/old", "a/in/old", "a/in/new", "to/a/kept", "a/kept"] {
      try sandbox.write(name, name)
    }
    for name in ["a/in/old", "a/kept"] {
      try FileSystem.setTimes(of: sandbox.path(name), accessed: 1, modified: 1)
    }
    let placement = try place([placing.request("a", .move, .newer)], together: together)[0]
    #expect(placement.state == .placed && !placement.sourceRemoved)
    guard case .skippedInside(let paths)? = placement.note, placement.notes.count == 1 else {
      Issue.record("\(placement.notes)")
      return
    }
    #expect(Set(paths) == [sandbox.path("a/in/old"), sandbox.path("a/kept")])
    #expect(!placement.notes.contains { $0.leavesSomethingUndone })
    #expect(sandbox.list("a/in") == ["old"])
  }
}
