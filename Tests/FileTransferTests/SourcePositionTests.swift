import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import FileTransfer

/// A source is read only if it is the file that was examined, whatever is swapped on its path.
struct SourcePositionTests {
  private let sandbox: Sandbox
  private let places: [SourcePosition]

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("private/f", "private")
    try sandbox.write("tree/sub/f", "theirs")
    try FileSystem.makeLink(sandbox.path("tree/link"), saying: Array("../private".utf8))
    let tree = sandbox.path("tree")
    places = [
      .open(try OpenFile.openDirectory(sandbox.path("tree/sub"))),
      .below(tree, try FileSystem.status(of: tree)),
    ]
  }

  private func exchange(_ one: String, _ other: String) throws {
    try FileSystem.rename(sandbox.path(one), to: sandbox.path("aside"))
    try FileSystem.rename(sandbox.path(other), to: sandbox.path(one))
    try FileSystem.rename(sandbox.path("aside"), to: sandbox.path(other))
  }

  private func expectRefusal(of opened: FileStatus, at part: FilePath) {
    for place in places {
      #expect(throws: TransferError.sourceChanged(part)) { try place.check(opened, at: part) }
    }
  }

  @Test func whatALinkLedToIsRefusedWhereverTheLinkIsByThen() throws {
    let part = sandbox.path("tree/sub/f")
    for place in places { try place.check(FileSystem.status(of: part), at: part) }
    try exchange("tree/sub", "tree/link")
    let opened = try FileSystem.status(of: part)
    expectRefusal(of: opened, at: part)
    try exchange("tree/sub", "tree/link")
    expectRefusal(of: opened, at: part)
  }

  @Test func anotherDirectoryInThePlaceOfTheWholeIsRefused() throws {
    try sandbox.write("private/sub/f", "private")
    try exchange("tree", "private")
    let part = sandbox.path("tree/sub/f")
    expectRefusal(of: try FileSystem.status(of: part), at: part)
  }

  @Test func anotherFileThanWasLookedAtIsNotCopied() throws {
    let path = sandbox.path("tree/sub/f")
    let version = try FileSystem.status(of: path).version
    try exchange("tree/sub", "tree/link")
    try sandbox.makeDirectory(sandbox.path("to"))
    let request = PlacementRequest(
      .path(path, expecting: version, followsLink: true), directory: sandbox.path("to"),
      name: Array("f".utf8))
    #expect(TransferEngine().place([request]) == [.failure(.sourceChanged(path))])
    #expect(sandbox.list("to") == [])
  }
}
