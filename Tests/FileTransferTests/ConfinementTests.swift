import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import FileTransfer

/// What is placed below a folder does not leave it through a link.
struct ConfinementTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.makeFolder(sandbox.path("private"))
    try sandbox.makeFolder(sandbox.path("DEST/real/deep"))
    try FileSystem.makeLink(sandbox.path("DEST/sub"), saying: Array("../private".utf8))
    try FileSystem.makeLink(sandbox.path("DEST/real/in"), saying: Array("../../private".utf8))
    try FileSystem.makeLink(sandbox.path("said"), saying: Array("DEST".utf8))
    try sandbox.write("file", "text")
  }

  private func place(_ folder: String, below top: String) -> Result<Placement, TransferError> {
    let request = PlacementRequest(
      .path(sandbox.path("file"), expecting: nil, followsLink: true), folder: sandbox.path(folder),
      name: Array("file".utf8), below: sandbox.path(top))
    return TransferEngine().place([request])[0]
  }

  @Test(arguments: ["DEST/sub", "DEST/real/in"])
  func aLinkOnTheWayIsRefusedAndNamed(_ folder: String) throws {
    guard case .failure(.system(let failure)) = place(folder, below: "DEST") else {
      Issue.record("it was placed")
      return
    }
    #expect(failure.isRefusedLink && failure.path == sandbox.path(folder))
    #expect(sandbox.list("private") == [])
  }

  @Test(arguments: [("DEST", "DEST"), ("DEST/real/deep", "DEST"), ("said", "said")])
  func whatTheUserNamesMayBeALinkAndFoldersBelowAreReached(
    _ folder: String, _ top: String
  ) throws {
    _ = try place(folder, below: top).get()
    #expect(try sandbox.read("\(folder)/file") == Array("text".utf8))
  }
}
