import Destinations
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@Suite struct DestinationSightTests {
  @Test func tellsStreamsTrashFoldersAndFilesApart() throws {
    let sandbox = try Sandbox()
    let file = try sandbox.write("here/report.pdf", "x")
    let root = sandbox.root
    #expect(try look("-", root) == .stream)
    #expect(try look("trash:", root) == .trash)
    #expect(try look(nil, root) == .folder(root))
    #expect(try look("here", root) == .folder(root.appending("here")))
    #expect(try look("./here/", root) == .folder(root.appending("here")))
    #expect(try look("here/report.pdf", root) == .file(file))
    #expect(try look("here/new.pdf", root) == .missing(root.appending("here/new.pdf")))
    #expect(try look("there/", root) == .missingFolder(root.appending("there")))
  }

  @Test func aFileIsNoFolderHoweverItIsWritten() throws {
    let sandbox = try Sandbox()
    let file = try sandbox.write("notes", "x")
    #expect(throws: DestinationError.notAFolder(file)) { try look("notes/", sandbox.root) }
  }

  @Test func aLinkThatLeadsNowhereIsNotWrittenThrough() throws {
    let sandbox = try Sandbox()
    try FileSystem.makeLink(sandbox.path("link"), saying: Array("nowhere".utf8))
    #expect(try look("link", sandbox.root) == .file(sandbox.path("link")))
  }

  @Test func anEmptyWordIsNoDestination() {
    #expect(throws: DestinationError.empty) { try look("", "/") }
  }

  private func look(
    _ word: String?, _ folder: FilePath
  ) throws(DestinationError) -> DestinationSight {
    try DestinationSight.look(at: word, from: folder)
  }
}
