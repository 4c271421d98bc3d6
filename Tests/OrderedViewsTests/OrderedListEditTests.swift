import Items
import Negotiation
import SystemPackage
import TestSupport
import Testing
import UniformTypes

@testable import Context
@testable import Destinations
@testable import OrderedViews

/// The positions of items in the list of a view.
struct OrderedListEditTests {
  private let sandbox: Sandbox
  private let file: ItemListFile
  private let standing: ResolvedView

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(".dnd/view.json", "{\"ordered\": true}")
    file = ItemListFile(root: sandbox.root)
    var view = View()
    view.ordered = true
    view.unwrapURL = ["imgurl"]
    standing = ResolvedView(root: sandbox.root, location: sandbox.root, view: view, isOwn: true)
    try list("a", "b", "c", "d")
  }

  private func list(_ files: String...) throws {
    try file.change { list in
      list.change(
        removing: Set(0..<list.count),
        inserting: files.enumerated().map { ($0.offset, ListedItem(file: $0.element)) })
    }
  }

  private func arrangement(at place: Int? = nil) throws -> OrderedListEdit {
    OrderedListEdit(
      standing, try place.map { .at($0 - 1, try file.read()) } ?? .unspecified,
      TypeRegistry(mimeCaches: []))
  }

  private func arrival(_ index: Int, _ name: String, isReordered: Bool = false)
    -> OrderedListEdit.Arrival
  {
    OrderedListEdit.Arrival(
      index: index, path: sandbox.path(name), item: nil, type: nil, isReordered: isReordered)
  }

  private func slow(_ index: Int, _ name: String) -> (item: Item, candidate: Candidate) {
    let representation = Representation(
      type: UniformType("public.png"), source: .promise(command: "true", directory: "/"))
    return (
      Item(index: index, name: name, representations: [representation]),
      Candidate(
        accepted: AcceptedType(.anything, spelling: "any"), representation: representation,
        match: .exact)
    )
  }

  private var order: String {
    get throws {
      try file.read().items.map { $0.isPlaceholder ? "(\($0.name ?? ""))" : $0.file }
        .joined(separator: " ")
    }
  }

  @Test(
    arguments: [
      (1, "x y a b c d"), (3, "a b x y c d"), (5, "a b c d x y"), (nil, "a b c d x y"),
    ] as [(Int?, String)])
  func whatComesStandsTogetherAtItsPlace(place: Int?, result: String) throws {
    try arrangement(at: place).commit([arrival(1, "x"), arrival(2, "y")])
    #expect(try order == result)
  }

  @Test(
    arguments: [
      (["a"], 1, "a b c d"), (["a"], 3, "b c a d"), (["a"], 4, "b c d a"), (["d"], 1, "d a b c"),
      (["c", "a"], 2, "b c a d"), (["a", "b"], 3, "c d a b"), (["b"], nil, "a c d b"),
      (["d", "c", "b", "a"], 1, "d c b a"),
    ] as [([String], Int?, String)])
  func aPlaceIsThatAfterWhatMovesHasGone(moved: [String], place: Int?, result: String) throws {
    try arrangement(at: place).commit(
      moved.enumerated().map { arrival($0.offset, $0.element, isReordered: true) })
    #expect(try order == result)
  }

  @Test func whatIsFastAndWhatIsSlowComeInOneOrder() throws {
    let arrangement = try arrangement(at: 2)
    try arrangement.expect([slow(2, "s"), slow(4, "t"), slow(5, "u")], moving: [])
    #expect(try order == "a (s) (t) (u) b c d")
    try arrangement.commit([
      arrival(1, "x"), arrival(2, "s.png"), arrival(3, "y"), arrival(5, "u.png"), arrival(6, "z"),
    ])
    #expect(try order == "a x s.png y u.png z b c d")
  }

  @Test func whenTheFirstFailTheRestStandsWhereItWasAskedFor() throws {
    let arrangement = try arrangement(at: 2)
    try arrangement.expect([slow(1, "s")], moving: [])
    try arrangement.commit([])
    #expect(try order == "a b c d")
    try arrangement.commit([arrival(2, "x")])
    #expect(try order == "a x b c d")
  }

  @Test func aPlaceholderIsFilledWhereItIsThen() throws {
    let arrangement = try arrangement(at: 3)
    try arrangement.expect([slow(1, "s")], moving: [])
    try file.change { list in
      list.change(
        removing: [0, 4], inserting: [(0, ListedItem(file: "new")), (1, ListedItem(file: "er"))])
    }
    try arrangement.commit([arrival(1, "s.png")])
    #expect(try order == "new er b s.png c")
  }

  @Test func withMovedOnesAPlaceholderStandsWhereItWillWhenTheyHaveGone() throws {
    let arrangement = try arrangement(at: 3)
    try arrangement.expect([slow(2, "s")], moving: ["a", "b"])
    try arrangement.commit([
      arrival(1, "a", isReordered: true), arrival(2, "s.png"),
      arrival(3, "b", isReordered: true),
    ])
    #expect(try order == "c d a s.png b")
  }

  @Test func whatWasToStandBehindItMayHaveMovedOrGone() throws {
    let moved = try arrangement(at: 2)
    try list("c", "b", "a", "d")
    try moved.commit([arrival(1, "x")])
    #expect(try order == "c x b a d")
    #expect(moved.takeNotes().isEmpty)
    try list("a", "b", "c", "d")
    let gone = try arrangement(at: 2)
    try list("c", "d", "e")
    try gone.commit([arrival(1, "x")])
    #expect(try order == "x c d e")
    #expect(gone.takeNotes().count == 1 && gone.takeNotes().isEmpty)
    try list("a", "b")
    let all = try arrangement(at: 1)
    try list("e")
    try all.commit([arrival(1, "x")])
    #expect(try order == "e x")
  }

  @Test func whatIsThereAndDroppedOnceMoreStaysUnlessAPlaceIsAskedFor() throws {
    try arrangement().commit([arrival(1, "b"), arrival(2, "x")])
    #expect(try order == "a b c d x")
    let slowly = try arrangement()
    try slowly.expect([slow(1, "b")], moving: [])
    try slowly.commit([arrival(1, "b")])
    #expect(try order == "a b c d x")
    try arrangement(at: 1).commit([arrival(1, "b")])
    #expect(try order == "b a c d x")
    try arrangement(at: 4).commit([arrival(1, "b")])
    #expect(try order == "a c d b x")
    try arrangement(at: 1).commit([arrival(1, "b")])
    let again = try arrangement(at: 4)
    try again.expect([slow(1, "b")], moving: [])
    try again.commit([arrival(1, "b")])
    #expect(try order == "a c b d x")
  }

  @Test func whatIsReplacedIsListedAsItIsNow() throws {
    try sandbox.write(
      ".dnd/items.json",
      "{\"items\":[\n{\"file\":\"a\",\"stars\":5,\"url\":\"http://old.example/\",\"width\":7}\n]}\n"
    )
    var arrival = arrival(1, "a")
    let url = Representation(
      type: UniformType("public.url"),
      source: .inline(Array("http://s.example/?imgurl=http%3A%2F%2Fnew.example%2F".utf8)))
    arrival.item = Item(index: 1, name: "A", representations: [url])
    try arrangement().commit([arrival])
    let text = String(decoding: try file.read().text, as: UTF8.self)
    #expect(
      text
        == "{\"items\":[\n{\"file\":\"a\",\"name\":\"A\",\"url\":\"http://new.example/\",\"stars\":5}\n]}\n"
    )
  }

  // MARK: - Positions

  private func place(at number: Int? = nil, into name: String? = nil) throws(ExchangeError)
    -> DropPosition
  {
    try DropPosition(at: number, into: name, makingIt: false, in: sandbox.root, standing)
  }

  @Test(arguments: [0, -1, 6, Int.max]) func aPlaceThatThereIsNotIsRefused(number: Int) throws {
    #expect(throws: ExchangeError.self) { try place(at: number) }
  }

  @Test(arguments: ["", "/", "..", "../x", "a/../..", ".", "/tmp", "none"])
  func whatIsNoDirectoryThereIsRefused(name: String) throws {
    #expect(throws: ExchangeError.self) { try place(into: name) }
  }

  @Test func placeholdersOfTheDeadDoNotCount() throws {
    try sandbox.write(".dnd/progress/dead", "{}")
    try sandbox.write(
      ".dnd/items.json",
      "{\"items\":[\n{\"file\":\".dnd/progress/dead\",\"placeholder\":true},\n{\"file\":\"a\"}\n]}\n"
    )
    guard case .at(1, let list) = try place(at: 2) else {
      Issue.record("another place")
      return
    }
    #expect(list.count == 1)
    #expect(throws: ExchangeError.self) { try place(at: 3) }
    #expect(try file.read().count == 2)
  }
}
