import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import FileTransfer

/// The manifest file: its lines, and that it is complete or missing.
struct ManifestTests {
  let sandbox: Sandbox
  private let digest = Digest(of: [])

  init() throws { sandbox = try Sandbox() }

  private func file(_ name: String) -> ListedFile {
    ListedFile(path: sandbox.path(name), digest: digest)
  }

  @Test(arguments: [
    ("a b", "a b", ""), ("in/a", "in/a", ""), ("*a", "*a", ""), ("-", "./-", ""), ("-x", "-x", ""),
    ("a\nb", "a\\nb", "\\"), ("a\\b", "a\\\\b", "\\"), ("a\r", "a\\r", "\\"),
  ])
  func aLineIsThatOfSha256sum(name: String, shown: String, mark: String) {
    let line = Manifest.line(Array(name.utf8), digest)
    #expect(String(decoding: line, as: UTF8.self) == "\(mark)\(digest.text)  \(shown)\n")
  }

  @Test func itAppearsCompleteAndOnlyWhenItIsPublished() throws {
    let manifest = try Manifest(sandbox.path("SUMS"), relativeTo: sandbox.root)
    try manifest.add([file("b"), file("in/a")])
    #expect(!sandbox.list().contains("SUMS"))
    try manifest.publish()
    let text = String(decoding: try sandbox.read("SUMS"), as: UTF8.self)
    #expect(text == "\(digest.text)  b\n\(digest.text)  in/a\n")
    #expect(sandbox.list() == ["SUMS"])
  }

  @Test func oneThatListsNothingDoesNotAppear() throws {
    try Manifest(sandbox.path("SUMS"), relativeTo: sandbox.root).publish()
    #expect(sandbox.list() == [])
  }

  @Test func aNameThatIsTakenIsRefusedAtOnceAndInTheEnd() throws {
    let path = sandbox.path("SUMS")
    let manifest = try Manifest(path, relativeTo: sandbox.root)
    try sandbox.write("SUMS", "mine")
    #expect(throws: TransferError.manifestExists(path)) {
      try Manifest(path, relativeTo: sandbox.root)
    }
    try manifest.add([file("a")])
    // The entries are kept nevertheless.
    #expect(throws: TransferError.manifestElsewhere(path, at: sandbox.path("SUMS 2"))) {
      try manifest.publish()
    }
    #expect(try sandbox.read("SUMS") == Array("mine".utf8))
    #expect(try sandbox.read("SUMS 2") == Array("\(digest.text)  a\n".utf8))
    #expect(sandbox.list() == ["SUMS", "SUMS 2"])
  }

  @Test func itKnowsItsOwnNameByWhateverWayThatIsReached() throws {
    try sandbox.makeDirectory(sandbox.path("in"))
    try FileSystem.makeLink(sandbox.path("link"), saying: Array("in".utf8))
    let manifest = try Manifest(sandbox.path("in/SUMS"), relativeTo: sandbox.root)
    #expect(manifest.isManifest(sandbox.path("in/SUMS")))
    #expect(manifest.isManifest(sandbox.path("link/SUMS")))
    #expect(!manifest.isManifest(sandbox.path("SUMS")))
    #expect(!manifest.isManifest(sandbox.path("in/SUMS 2")))
    #expect(!manifest.isManifest(sandbox.path("gone/SUMS")))
  }

  @Test func aDirectoryThatIsMissingIsRefusedUnlessItWillBeMade() throws {
    let path = sandbox.path("new/SUMS")
    #expect(throws: TransferError.destinationMissing(sandbox.path("new"))) {
      try Manifest(path, relativeTo: sandbox.root)
    }
    let manifest = try Manifest(path, relativeTo: sandbox.root, directoryWillExist: true)
    try sandbox.makeDirectory(sandbox.path("new"))
    try manifest.add([file("new/a")])
    try manifest.publish()
    #expect(sandbox.list("new") == ["SUMS"])
  }
}
