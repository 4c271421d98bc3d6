import Destinations
import Items
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Links and other users' files in the place of a view's own files: nothing is accessed through
/// them.
struct ViewLinksTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    for name in ["thesis", "0-1-2-3-4-5-6-7"] { try sandbox.write("Documents/\(name)", "mine") }
    try sandbox.write("album/.dnd/view.json", "{\"ordered\":true}")
  }

  private var album: FilePath { sandbox.path("album") }

  private func expectUntouched() throws {
    #expect(sandbox.list("Documents") == ["0-1-2-3-4-5-6-7", "thesis"])
    for name in sandbox.list("Documents") {
      #expect(try sandbox.read("Documents/\(name)") == Array("mine".utf8))
    }
  }

  private func link(_ name: String, to target: String) throws {
    try FileSystem.makeLink(sandbox.path(name), saying: Array(target.utf8))
  }

  @Test(arguments: ["progress", "lock", "items.json"])
  func aListWithALinkAmongItsFilesIsRefusedAndNothingBehindItIsTouched(_ name: String) throws {
    try link(
      "album/.dnd/\(name)", to: name == "progress" ? "../../Documents" : "../../Documents/thesis")
    let file = ItemListFile(root: album)
    let wanted = ViewError.link(album.appending(".dnd").appending(name))
    #expect(throws: wanted) { try file.read() }
    #expect(throws: wanted) {
      try file.change { $0.change(removing: [], inserting: [(0, ListedItem(file: "a"))]) }
    }
    #expect(throws: ViewError.self) { _ = try file.readLiving() }
    if name == "progress" { #expect(throws: wanted) { _ = try Placeholder(in: album) } }
    try expectUntouched()
  }

  @Test func aTemporaryListThatIsALinkIsReplacedAndNotWrittenThrough() throws {
    try link("album/.dnd/items.json.new", to: "../../Documents/thesis")
    let file = ItemListFile(root: album)
    try file.change { $0.change(removing: [], inserting: [(0, ListedItem(file: "a"))]) }
    #expect(try file.read().files == ["a"])
    try expectUntouched()
  }

  private static func write(_ text: [UInt8], in root: FilePath) throws(ViewError) {
    try ViewDirectory.write(
      in: root, { (_) throws(ViewError) in text },
      announcing: { (_) throws(ViewError) in }, then: { (_) throws(ViewError) in },
      failing: { $0 })
  }

  @Test func aDirectoryOfAViewThatIsALinkIsNotAView() throws {
    try FileSystem.makeDirectories(sandbox.path("other"))
    try link("other/.dnd", to: "../album/.dnd")
    let other = sandbox.path("other")
    #expect(throws: ViewError.link(other.appending(".dnd"))) {
      try ViewDirectory.at(other, trusting: { _ in true })
    }
    #expect(throws: ViewError.link(other.appending(".dnd"))) {
      try Self.write([0x7B, 0x7D], in: other)
    }
    #expect(throws: ViewError.self) { try ItemListFile(root: other).read() }
    #expect(try sandbox.read("album/.dnd/view.json") == Array("{\"ordered\":true}".utf8))
  }

  @Test func rulesThatAreALinkAreNeitherReadNorWritten() throws {
    try FileSystem.removeFile(sandbox.path("album/.dnd/view.json"))
    try sandbox.write("Documents/rules", "{}")
    try link("album/.dnd/view.json", to: "../../Documents/rules")
    let wanted = ViewError.link(album.appending(".dnd/view.json"))
    #expect(throws: wanted) { try ViewDirectory.at(album, trusting: { _ in true }) }
    #expect(throws: wanted) { try Self.write([0x7B, 0x7D], in: album) }
    #expect(try sandbox.read("Documents/rules") == Array("{}".utf8))
  }

  @Test func aFileThatAListNamesIsNotFoundThroughALink() throws {
    try link("album/in", to: "../Documents")
    try link("album/last", to: "../Documents/thesis")
    try sandbox.write("album/real/file", "")
    let file = ItemListFile(root: album)
    #expect(file.status(ofFile: "in/thesis") == nil)
    #expect(file.status(ofFile: "../Documents/thesis") == nil)
    #expect(file.status(ofFile: "last")?.kind == .link)
    #expect(file.open(file: "last") == nil)
    #expect(file.status(ofFile: "real/file")?.kind == .regular)
  }

  @Test(arguments: [0o775, 0o757])
  func aViewThatOthersMayWriteHasNoEffectUntilItIsTrusted(_ mode: Int) throws {
    try FileSystem.setMode(of: sandbox.path("album/.dnd"), to: UInt32(mode))
    #expect(try ViewDirectory.at(album, trusting: { _ in false }) == nil)
    #expect(try ViewDirectory.at(album, trusting: { _ in true }) != nil)
    try FileSystem.setMode(of: sandbox.path("album/.dnd"), to: 0o755)
    #expect(try ViewDirectory.at(album, trusting: { _ in false }) != nil)
    try FileSystem.setMode(of: sandbox.path("album/.dnd/view.json"), to: 0o664)
    #expect(try ViewDirectory.at(album, trusting: { _ in false }) == nil)
  }

  @Test func aViewAboveThatHasNoEffectLeavesTheSayToTheOneAboveIt() throws {
    try sandbox.write("album/in/.dnd/view.json", "{")
    try FileSystem.setMode(of: sandbox.path("album/in/.dnd"), to: 0o777)
    let found = try ViewDirectory.nearest(
      to: sandbox.path("album/in/deep"), trusting: { _ in false })
    #expect(found?.root.lastComponent == "album")
  }

  @Test func aDirectoryOthersMayWriteGetsRulesThatTheyMayNot() throws {
    let team = sandbox.path("team")
    try FileSystem.makeDirectory(team)
    try FileSystem.setMode(of: team, to: 0o2775)
    try Self.write(Array("{}".utf8), in: team)
    for name in ["team/.dnd", "team/.dnd/view.json"] {
      #expect(try !FileSystem.status(of: sandbox.path(name)).isWritableByOthers)
    }
  }

  @Test(
    .enabled(if: Machine.user == 0, "giving files to others needs root"),
    arguments: ["album", "album/.dnd", "album/.dnd/view.json"], [4711, 0])
  func whatAnotherUserOwnsHasNoEffectAndWhatRootOwnsHas(_ name: String, _ user: UInt32) throws {
    try FileSystem.setOwner(of: sandbox.path(name), user: user, group: .max)
    #expect(try (ViewDirectory.at(album, trusting: { _ in false }) != nil) == (user == 0))
    #expect(try ViewDirectory.at(album, trusting: { _ in true }) != nil)
  }

  @Test(.enabled(if: Machine.user == 0, "giving files to others needs root"))
  func aLinkOrDamageOfAnotherUserIsNoError() throws {
    try FileSystem.makeDirectories(sandbox.path("tmp"))
    try link("tmp/.dnd", to: "nowhere")
    try FileSystem.setOwner(of: sandbox.path("tmp/.dnd"), user: 4711, group: .max)
    #expect(try ViewDirectory.at(sandbox.path("tmp"), trusting: { _ in false }) == nil)
    try FileSystem.removeFile(sandbox.path("tmp/.dnd"))
    try FileSystem.makeDirectories(sandbox.path("tmp/.dnd/view.json"))
    try FileSystem.setOwner(of: sandbox.path("tmp/.dnd"), user: 4711, group: .max)
    #expect(try ViewDirectory.at(sandbox.path("tmp"), trusting: { _ in false }) == nil)
  }
}
