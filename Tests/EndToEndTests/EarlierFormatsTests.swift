import SystemPackage
import TestSupport
import Testing

/// Sessions that earlier versions of the program have made, kept as files, are read and changed by this one.
///
/// A version that changes the format adds a session of its own.
@Suite struct EarlierFormatsTests {
  private static let formats = SourceTree.root.appending("Tests/EndToEndTests/Formats")

  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox("dnd-formats")
    try sandbox.makeDirectory(sandbox.path("state"))
    try sandbox.makeDirectory(sandbox.path("to"))
  }

  private func dnd(_ words: String...) throws -> Tool.Outcome {
    try Tool.dnd(
      environment: [
        "HOME": sandbox.root.string, "DND_STATE_HOME": sandbox.path("state").string,
        "DND_SESSION": "of-01", "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
      ], directory: sandbox.root
    ).run(words)
  }

  @Test func aSessionOfVersion01IsReadAndDropped() throws {
    // Any command makes the folders of the store.
    _ = try dnd("list")
    try sandbox.makeDirectory(sandbox.path("state/sessions"))
    let copy = try #require(Tool.named("cp")).run([
      "-R", Self.formats.appending("session-of-0.1").string,
      sandbox.path("state/sessions/of-01").string,
    ])
    #expect(copy.status == 0, "\(copy.errorText)")
    let rights = try #require(Tool.named("chmod")).run([
      "-R", "go=", sandbox.path("state/sessions").string,
    ])
    #expect(rights.status == 0)

    let show = try dnd("show")
    #expect(show.status == 0, "\(show.errorText)")
    for name in ["notes.txt", "a.png", "big.bin", "example.org", "made.txt"] {
      #expect(show.outputText.contains(name))
    }
    let picture = try dnd("load", "--item", "2")
    #expect(picture.output == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(try dnd("load", "--item", "3").output.count == 70_000)
    #expect(try dnd("load", "--item", "4").outputText == "https://example.org/")
    // The file was on another machine.
    #expect(try dnd("load", "--item", "1").status == 66)

    let drop = try dnd("drop", "to", "--item", "2-4")
    #expect(drop.status == 0, "\(drop.errorText)")
    #expect(sandbox.list("to") == ["a.png", "big.bin", "example.org.url"])
    let undo = try dnd("undo")
    #expect(undo.status == 0, "\(undo.errorText)")
    #expect(sandbox.list("to") == [])
  }
}
