import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import FileTransfer

// Links: moved as links, or refused by a host that makes none.
extension TransferTests {
  private func movedLink(copying: Bool = false) throws -> PlacementRequest {
    try sandbox.write("a", "text")
    try FileSystem.makeLink(sandbox.path("link"), saying: Array("a".utf8))
    let version = try FileSystem.status(of: sandbox.path("link"), followingLinks: false).version
    var request = PlacementRequest(
      .path(sandbox.path("link"), expecting: version, followsLink: false),
      directory: "/home", name: Array("link".utf8), operation: .move)
    request.mayCopyTarget = copying
    return request
  }

  @Test("A moved link is refused by a host that makes none, and stays")
  func refusedLink() throws {
    files.makesLinks = false
    let outcome = transfer().place([try movedLink()], journal: journal)[0]
    #expect(error(outcome) == .linkNotPossible(sandbox.path("link")))
    #expect(names.isEmpty)
    #expect(isThere(sandbox.path("link")))
  }

  @Test("There, a moved link may be copied as what it leads to, and then stays")
  func copiedLink() throws {
    files.makesLinks = false
    let request = try movedLink(copying: true)
    let placement = try transfer().place([request], journal: journal)[0].get()
    #expect(placement.state == .placed)
    #expect(!placement.sourceRemoved)
    #expect(bytes("link") == Array("text".utf8))
    #expect(isThere(sandbox.path("link")))
  }

  @Test(
    "A link is moved as one, and a note says that it has another time", arguments: [true, false])
  func timeOfLink(isKept: Bool) throws {
    files.keepsTimesOfLinks = isKept
    let placement = try transfer().place([try movedLink()], journal: journal)[0].get()
    #expect(files.nodes["/home/link"] == .link("a"))
    #expect(placement.notes == (isKept ? [] : [.notKept(.times, in: "far:/home")]))
    #expect(!isThere(sandbox.path("link")))
  }
}
