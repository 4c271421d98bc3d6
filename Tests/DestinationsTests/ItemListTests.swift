import Destinations
import Items
import Testing

/// The list of an ordered view.
struct ItemListTests {
  private func list(_ text: String) throws -> ItemList { try ItemList(Array(text.utf8)) }

  private func list(of files: [String]) -> ItemList {
    var list = ItemList()
    list.change(removing: [], inserting: files.enumerated().map { ($0, ListedItem(file: $1)) })
    return list
  }

  private func text(_ list: ItemList) -> String { String(decoding: list.text, as: UTF8.self) }

  @Test func anEntryComesBackAsItWas() throws {
    var item = ListedItem(file: "a \"b\"\\\n\u{1}é.jpg")
    item.type = "public.jpeg"
    item.name = "a"
    item.url = "https://example.invalid/?q=\"'"
    item.width = 1200
    item.height = 800
    item.aspectRatio = 1.5
    item.isPlaceholder = true
    var list = ItemList()
    list.change(removing: [], inserting: [(0, item)])
    let again = try ItemList(list.text)
    #expect(again[0] == item)
    #expect(again.index(ofFile: item.file) == 0)
    #expect(again.text == list.text)
  }

  @Test func eachEntryHasALine() {
    #expect(
      text(list(of: ["a", "b"])) == "{\"items\":[\n{\"file\":\"a\"},\n{\"file\":\"b\"}\n]}\n")
    #expect(text(ItemList()) == "{\"items\":[]}\n")
  }

  @Test func whatANewerVersionKnowsStays() throws {
    let line = "{\"file\":\"a\",\"stars\":5,\"mark\":\"\\u00e9\"}"
    var list = try list("{\"items\":[\n\(line),\n{\"file\":\"b\"}\n]}\n")
    list.move([0], to: nil)
    #expect(text(list) == "{\"items\":[\n{\"file\":\"b\"},\n\(line)\n]}\n")
    var other = try self.list("{items: [{stars: [1, {x: null}], file: 'a',},],}")
    other.change(removing: [], inserting: [(0, ListedItem(file: "b"))])
    #expect(
      text(other)
        == "{\"items\":[\n{\"file\":\"b\"},\n{\"file\":\"a\",\"stars\":[1,{\"x\":null}]}\n]}\n")
  }

  @Test(arguments: [
    "", "{", "[]", "{\"items\":{}}", "{\"items\":[1]}", "{\"items\":[{}]}",
    "{\"items\":[{\"file\":\"\"}]}", "{\"items\":[{\"file\":1}]}", "{\"items\":[],\"more\":1}",
    "{\"items\":[\n{\"file\":\"a\"}\n{\"file\":\"b\"}\n]}\n",
    "{\"items\":[\n{\"file\":\"a\"},\n\n]}\n{}", "{\"items\":[\n{\"file\":\"a\\x\"}\n]}\n",
    "{\"items\":[\n{\"file\":\"a\"},\n{\"file\":\"b\"\n]}\n",
  ])
  func whatIsNoListIsRefusedWithItsLine(text: String) throws {
    #expect(throws: ViewProblem.self) { try list(text) }
  }

  @Test(arguments: ["0", "-0.5", "1e3", "1.25E-2", "12345678901234567890", "2e+1"])
  func everyNumberOfJSONStaysAsItIsWritten(number: String) throws {
    let text = "{\"items\":[\n{\"file\":\"a\",\"stars\":\(number)}\n]}\n"
    #expect(try self.text(list(text)) == text)
  }

  @Test(arguments: ["01", "1.", "-", "1e", "--1", "1.e2", "0x"])
  func whatIsNoNumberIsNotTakenForOne(number: String) throws {
    let text = "{\"items\":[\n{\"file\":\"a\",\"stars\":\(number)}\n]}\n"
    // The fast parser leaves the rest to the general parser, which may interpret it differently.
    #expect((try? self.text(list(text))) != text)
  }

  @Test("A duplicate key in an entry is reported, and a similar key is not a duplicate")
  func keysThatStandTwice() throws {
    for entry in [
      #"{"file":"a","url":"b","url":"c"}"#, #"{"file":"a","x":1,"file":"b"}"#,
      #"{"file":"a","url":1,"\u0075rl":2}"#,
    ] {
      #expect(throws: ViewProblem.self, "\(entry)") {
        try ItemList(Array("{\"items\":[\n{\"file\":\"z\"},\n\(entry)\n]}\n".utf8))
      }
    }
    // These two keys have the same `sign`.
    let text = "{\"items\":[\n{\"file\":\"a\",\"ab\":1,\"aabbccddee\":2,\"n\":null}\n]}\n"
    #expect(try self.text(list(text)) == text)
    let known = ListedItem.keys.subtracting(["file"]).map { "\"\($0)\":null" }.sorted()
    let all = "{\"items\":[\n{\"file\":\"a\",\(known.joined(separator: ","))}\n]}\n"
    #expect(try self.text(list(all)) == all)
  }

  @Test("A name that another program escaped differently is the same name")
  func otherEscapes() throws {
    for name in [#"\u0061.txt"#, #"a\u002etxt"#, #"\u0061\u002e\u0074xt"#] {
      var list = try ItemList(Array("{\"items\":[\n{\"file\":\"\(name)\"}\n]}\n".utf8))
      #expect(list.index(ofFile: "a.txt") == 0)
      list.change(removing: [], inserting: [(1, ListedItem(file: "b.txt"))])
      #expect(list.files == ["a.txt", "b.txt"])
    }
    let slash = try ItemList(Array(#"{"items":[\#n{"file":"a\/b\u00e9.txt"}\#n]}\#n"#.utf8))
    #expect(slash.index(ofFile: "a/b\u{E9}.txt") == 0)
    let delete = try ItemList(Array("{\"items\":[\n{\"file\":\"a\u{7F}b\"}\n]}\n".utf8))
    #expect(delete.index(ofFile: "a\u{7F}b") == 0)
  }

  @Test func damageIsSaidWhere() throws {
    let error = #expect(throws: ViewProblem.self) {
      try list("{\"items\":[\n{\"file\":\"a\"},\n{\"file\":\"b\",}}\n]}\n")
    }
    #expect(error?.line == 3)
    #expect(throws: ViewProblem.self) {
      try ItemList(Array("{\"items\":[\n{\"file\":\"".utf8) + [0xFF] + Array("\"}\n]}\n".utf8))
    }
  }

  // Removals use the positions before the change, insertions those after it.
  @Test(
    arguments: [
      (Set([0, 2]), [(0, "x")], ["x", "b", "d"]),
      (Set([]), [(1, "x"), (3, "y")], ["a", "x", "b", "y", "c", "d"]),
      (Set([3]), [(3, "x")], ["a", "b", "c", "x"]), (Set([0, 1, 2, 3]), [(9, "x")], ["x"]),
      (Set([]), [(4, "x"), (5, "y")], ["a", "b", "c", "d", "x", "y"]),
    ] as [(Set<Int>, [(Int, String)], [String])])
  func aChangeIsDeletionsThenInsertions(
    removed: Set<Int>, inserted: [(Int, String)], files: [String]
  ) {
    var list = list(of: ["a", "b", "c", "d"])
    list.change(removing: removed, inserting: inserted.map { ($0.0, ListedItem(file: $0.1)) })
    #expect(list.files == files)
  }

  @Test(
    arguments: [
      ([0], 2, ["b", "c", "a", "d"]), ([3], 0, ["d", "a", "b", "c"]),
      ([1, 0], nil, ["c", "d", "b", "a"]),
      ([2, 0], 1, ["b", "c", "a", "d"]), ([1], 1, ["a", "b", "c", "d"]),
      ([0], 99, ["b", "c", "d", "a"]),
    ] as [([Int], Int?, [String])])
  func whatIsMovedStandsWhereItWasToStandWhenItIsGone(moved: [Int], place: Int?, files: [String]) {
    var list = list(of: ["a", "b", "c", "d"])
    list.move(moved, to: place)
    #expect(list.files == files)
  }

  @Test func tenThousandEntriesAreFoundByTheirFiles() throws {
    let list = try ItemList(list(of: (0..<10_000).map { "file \($0).jpg" }).text)
    #expect(list.count == 10_000)
    #expect(list.index(ofFile: "file 7777.jpg") == 7777)
    #expect(list.index(ofFile: "file 7777") == nil)
    #expect(list[9999].file == "file 9999.jpg")
  }

  @Test func placeholdersAreNoFiles() {
    var item = ListedItem(file: ".dnd/progress/x")
    item.isPlaceholder = true
    var list = list(of: ["a"])
    list.change(removing: [], inserting: [(0, item)])
    #expect(list.files == ["a"])
    #expect(list.items.map(\.isPlaceholder) == [true, false])
  }
}
