import Items
import SystemPackage
import Testing
import UniformTypes

@testable import Context

@Suite struct ItemTitleTests {
  private func item(_ sources: [Representation.Source], name: String = "") -> Item {
    Item(
      name: name,
      representations: sources.map { Representation(type: .utf8PlainText, source: $0) })
  }

  @Test("An item that has a name needs no title")
  func named() {
    #expect(
      ItemTitle.of(item([.inline(Array("x".utf8))], name: "a.txt"), isSensitive: false) == nil)
  }

  @Test(
    "The title of text is its first words",
    arguments: [
      ("hello", "\"hello\""), ("  see\nthe\treport \n", "\"see the report\""),
      ("see the report and come back to me tomorrow", "\"see the report and come back to …\""),
      ("supercalifragilisticexpialidocious", "\"supercalifragilisticexpialidocio…\""),
      ("größer", "\"größer\""),
    ])
  func text(_ data: String, _ title: String) {
    #expect(ItemTitle.of(item([.inline(Array(data.utf8))]), isSensitive: false) == title)
  }

  @Test(
    "Data that is not text, or is sensitive, has a generic title",
    arguments: [([0x89, 0x50, 0x4E, 0x47, 0, 1], false), ([0x68, 0x69], true), ([], false)]
      as [([UInt8], Bool)])
  func data(_ bytes: [UInt8], _ isSensitive: Bool) {
    #expect(ItemTitle.of(item([.inline(bytes)]), isSensitive: isSensitive) == "(standard input)")
  }

  @Test("Long data and commands are titled by their origin")
  func others() {
    #expect(ItemTitle.of(item([.payload("1")]), isSensitive: false) == "(standard input)")
    #expect(
      ItemTitle.of(item([.promise(command: "date", directory: "/")]), isSensitive: false)
        == "(made by a command)")
  }

  @Test("A file without a name is titled by its path")
  func file() {
    let identity = SourceIdentity(
      device: 1, inode: 2, size: 0, modified: 0, isDirectory: true, isLink: false)
    #expect(ItemTitle.of(item([.file("/", identity), .fileURL]), isSensitive: false) == "/")
  }

  @Test("An incomplete character at the end is omitted")
  func cutCharacter() {
    let words = ItemTitle.words(Array(("a" + String(repeating: "ü", count: 200)).utf8))
    #expect(words?.hasSuffix("ü…") == true)
  }
}
