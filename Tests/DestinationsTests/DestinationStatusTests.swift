import Destinations
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@Suite struct DestinationStatusTests {
  @Test func tellsTrashDirectoriesAndFilesApart() throws {
    let sandbox = try Sandbox()
    let file = try sandbox.write("here/report.pdf", "x")
    let root = sandbox.root
    #expect(try look("trash:", root) == .trash)
    #expect(try look(nil, root) == .directory(root))
    #expect(try look("here", root) == .directory(root.appending("here")))
    #expect(try look("./here/", root) == .directory(root.appending("here")))
    #expect(try look("here/report.pdf", root) == .file(file))
    #expect(try look("here/new.pdf", root) == .missing(root.appending("here/new.pdf")))
    #expect(try look("there/", root) == .missingDirectory(root.appending("there")))
  }

  @Test func onePlaceHasOneNameFromWhereverItIsSaid() throws {
    let sandbox = try Sandbox()
    try sandbox.write("here/a.txt", "x")
    try FileSystem.makeLink(sandbox.path("link"), saying: Array("here".utf8))
    let real = try FileSystem.realPath(of: sandbox.path("here"))
    #expect(try look("link", sandbox.root) == .directory(real))
    #expect(try look("../here", sandbox.path("here")) == .directory(real))
    #expect(try look("link/a.txt", sandbox.root) == .file(real.appending("a.txt")))
    #expect(try look("link/../here/new.txt", sandbox.root) == .missing(real.appending("new.txt")))
  }

  @Test func aFileIsNoDirectoryHoweverItIsWritten() throws {
    let sandbox = try Sandbox()
    let file = try sandbox.write("notes", "x")
    #expect(throws: DestinationError.notADirectory(file)) { try look("notes/", sandbox.root) }
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
    _ word: String?, _ directory: FilePath
  ) throws(DestinationError) -> DestinationStatus {
    try DestinationStatus.look(at: word, from: directory)
  }
}
