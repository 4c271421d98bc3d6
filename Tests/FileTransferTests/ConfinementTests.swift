import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import FileTransfer

/// Checks that placing below a directory does not leave it through a link.
struct ConfinementTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.makeDirectory(sandbox.path("private"))
    try sandbox.makeDirectory(sandbox.path("DEST/real/deep"))
    try FileSystem.makeLink(sandbox.path("DEST/sub"), saying: Array("../private".utf8))
    try FileSystem.makeLink(sandbox.path("DEST/real/in"), saying: Array("../../private".utf8))
    try FileSystem.makeLink(sandbox.path("said"), saying: Array("DEST".utf8))
    try sandbox.write("file", "text")
  }

  private func place(_ directory: String, below top: String) -> Result<Placement, TransferError> {
    let request = PlacementRequest(
      .path(sandbox.path("file"), expecting: nil, followsLink: true),
      directory: sandbox.path(directory),
      name: Array("file".utf8), below: sandbox.path(top))
    return TransferEngine().place([request])[0]
  }

  @Test(arguments: ["DEST/sub", "DEST/real/in"])
  func aLinkOnTheWayIsRefusedAndNamed(_ directory: String) throws {
    guard case .failure(.system(let failure)) = place(directory, below: "DEST") else {
      Issue.record("it was placed")
      return
    }
    #expect(failure.isRefusedLink && failure.path == sandbox.path(directory))
    #expect(sandbox.list("private") == [])
  }

  @Test(arguments: [("DEST", "DEST"), ("DEST/real/deep", "DEST"), ("said", "said")])
  func whatTheUserNamesMayBeALinkAndDirectoriesBelowAreReached(
    _ directory: String, _ top: String
  ) throws {
    _ = try place(directory, below: top).get()
    #expect(try sandbox.read("\(directory)/file") == Array("text".utf8))
  }
}
