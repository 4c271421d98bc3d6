import DesktopProtocol
import Items
import Negotiation
import SystemPackage
import TestSupport
import Testing
import UniformTypes

@testable import Clipboard

/// The forms in which items are offered, without any display.
@Suite struct OfferBuilderTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func forms(
    of items: [Item], accepting words: String = "any", isSensitive: Bool = false,
    isCut: Bool = false, isDragged: Bool = false
  ) throws -> [OfferForm] {
    let registry = TypeRegistry.builtIn
    let accepted = try words.split(separator: ",").flatMap { try registry.accepted(String($0)) }
    let negotiator = Negotiator(registry: registry, receiver: Receiver(accepted: accepted))
    let builder = OfferBuilder(
      negotiator: negotiator, session: "s", payloads: sandbox.root, isSensitive: isSensitive,
      isCut: isCut, isDragged: isDragged, program: "/bin/dnd")
    return try builder.forms(of: items).all
  }

  private func data(_ index: Int = 1, _ forms: (String, String)...) -> Item {
    Item(
      index: index, name: "",
      representations: forms.map {
        Representation(type: UniformType($0.0), source: .inline(Array($0.1.utf8)))
      })
  }

  private func promise(_ type: String, name: String = "") -> Item {
    Item(
      index: 3, name: name,
      representations: [
        Representation(
          type: UniformType(type), source: .promise(command: "false", directory: "/"))
      ])
  }

  private func file(_ index: Int, _ name: String, _ type: String, _ text: String) throws -> Item {
    let path = try sandbox.write(name, text)
    let identity = SourceIdentity(
      device: 0, inode: 0, size: 0, modified: 0, isDirectory: false, isLink: false)
    return Item(
      index: index, name: name,
      representations: [
        Representation(type: UniformType(type), source: .file(path, identity)),
        Representation(type: .fileURL, source: .fileURL),
      ])
  }

  private func names(_ forms: [OfferForm]) -> [String] { forms.flatMap(\.names) }

  private static let text = [
    "text/plain;charset=utf-8", "text/plain", "UTF8_STRING", "TEXT",
  ]

  @Test func formsAreInTheirOrderAndTextHasItsUsualNames() throws {
    let item = data(
      1, ("public.html", "<b>"), ("public.utf8-plain-text", "é"), ("public.json", "{}"))
    let forms = try forms(of: [item])
    #expect(names(forms) == ["text/html"] + Self.text + ["STRING", "application/json"])
    #expect(forms[2].content == .bytes([0xE9]))
  }

  @Test func textThatIsNotLatinHasNoNameForLatin() throws {
    #expect(try names(forms(of: [data(1, ("public.utf8-plain-text", "ж"))])) == Self.text)
  }

  @Test func textThatIsNotUTF8HasOnlyTheNameOfItsType() throws {
    let item = Item(
      index: 1, name: "",
      representations: [Representation(type: .plainText, source: .inline([0xE9]))])
    #expect(try names(forms(of: [item])) == ["text/plain"])
  }

  @Test func aPromiseIsACommandAndAPicturePromisedHasText() throws {
    let forms = try forms(of: [promise("public.png", name: "p.png")])
    #expect(
      forms[0].content
        == .command(["/bin/dnd", "load", "--session", "s", "--item", "3", "-a", "public.png"]))
    #expect(forms[0].origin == .promise)
    #expect(names(forms) == ["image/png"] + Self.text + ["STRING", WireNames.suggestedName])
    #expect(forms.last?.counts == false)
  }

  @Test func aFileIsItsContentAndTheLists() throws {
    let forms = try forms(of: [file(1, "a.md", "net.daringfireball.markdown", "x")])
    #expect(
      names(forms) == ["text/markdown"] + Self.text + [
        "STRING", FileLists.uriList, FileLists.gnome, FileLists.mate, FileLists.kde,
      ])
  }

  @Test func aFileWithoutTextHasItsPathAsText() throws {
    let forms = try forms(of: [file(1, "a.png", "public.png", "x")])
    #expect(names(forms).first == "image/png")
    #expect(
      forms.contains {
        $0.names == Self.text && $0.content == .bytes(Array(sandbox.path("a.png").string.utf8))
      })
  }

  @Test func severalFilesAreListsAndPathsOnly() throws {
    let items = [
      try file(1, "a.md", "net.daringfireball.markdown", "x"),
      try file(2, "b.png", "public.png", ""),
    ]
    let offered = try forms(of: items, isCut: true)
    #expect(
      names(offered) == [FileLists.uriList, FileLists.gnome, FileLists.mate, FileLists.kde]
        + Self.text + ["STRING"])
    let urls = ["a.md", "b.png"].map { "file://\(sandbox.path($0).string)" }
    #expect(offered[0].content == .bytes(Array((urls.joined(separator: "\r\n") + "\r\n").utf8)))
    #expect(offered[1].content == .bytes(Array("cut\n\(urls.joined(separator: "\n"))".utf8)))
    #expect(offered[3].content == .bytes([UInt8(ascii: "1")]))
  }

  @Test func severalTextsAreJoinedByACommand() throws {
    let items = [
      data(1, ("public.utf8-plain-text", "a")), data(4, ("public.utf8-plain-text", "b")),
    ]
    let forms = try forms(of: items)
    #expect(names(forms) == Self.text)
    #expect(
      forms[0].content
        == .command([
          "/bin/dnd", "load", "--session", "s", "--all", "--item", "1,4", "-a", "text",
        ]))
  }

  @Test func anAcceptListIsTheOrderAndNothingElseIsOffered() throws {
    let item = data(
      1, ("public.html", "<b>"), ("public.utf8-plain-text", "t"), ("public.json", "{}"))
    #expect(
      try names(forms(of: [item], accepting: "json,html")) == ["application/json", "text/html"])
    #expect(try names(forms(of: [item], accepting: "text")) == Self.text + ["STRING"])
    #expect(try forms(of: [item], accepting: "pdf") == [])
  }

  @Test func aSecretHasAHintAndNoPaths() throws {
    let item = try file(1, "a.txt", "public.utf8-plain-text", "x")
    #expect(
      try names(forms(of: [item], isSensitive: true)) == Self.text + ["STRING", WireNames.secret])
    let named = try names(forms(of: [item], accepting: "text/uri-list", isSensitive: true))
    #expect(named == [FileLists.uriList, WireNames.secret])
  }

  @Test func anAddressIsTextAndInADragAList() throws {
    let item = data(1, ("public.url", "https://e.org/"))
    let forms = try forms(of: [item])
    #expect(names(forms) == Self.text + ["STRING", WireNames.addresses])
    #expect(forms[0].content == .bytes(Array("https://e.org/".utf8)))
    let dragged = try self.forms(of: [item], isDragged: true)
    #expect(names(dragged) == [FileLists.uriList] + Self.text + ["STRING"])
    #expect(dragged[0].content == .bytes(Array("https://e.org/\r\n".utf8)))
  }

  @Test func severalAddressesAreTextAndComeBack() throws {
    let items = [
      data(1, ("public.url", "https://e.org/")), data(2, ("public.url", "https://o.org/ä")),
    ]
    let forms = try forms(of: items)
    #expect(names(forms) == Self.text + ["STRING", WireNames.addresses])
    let bytes = FileLists.addresses([
      (Array("https://e.org/".utf8), "E"), (Array("https://o.org/ä".utf8), ""),
    ])
    #expect(
      FileLists.read(WireNames.addresses, bytes).urls == ["https://e.org/", "https://o.org/ä"])
  }

  @Test func aMissingFileIsAnError() throws {
    let item = try file(1, "a.png", "public.png", "x")
    _ = try Tool.named("rm")?.run([sandbox.path("a.png").string])
    #expect(throws: (any Error).self) { try forms(of: [item]) }
  }
}
