import Destinations
import Items
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// The file of a list, and its placeholders for items on their way.
struct ItemListFileTests {
  private let sandbox: Sandbox
  private let file: ItemListFile

  init() throws {
    sandbox = try Sandbox()
    try sandbox.makeDirectory(sandbox.path(".dnd"))
    file = ItemListFile(root: sandbox.root)
  }

  private func add(_ name: String) throws {
    try file.change { $0.change(removing: [], inserting: [($0.count, ListedItem(file: name))]) }
  }

  private var names: [String] { get throws { try Files.names(in: sandbox.path(".dnd")).sorted() } }

  private func isThere(_ name: String) -> Bool {
    (try? FileSystem.status(of: sandbox.path(name))) != nil
  }

  @Test func thereIsAnEmptyListWhereThereIsNone() throws {
    #expect(try file.read().count == 0)
    #expect(try names == [])
  }

  @Test func aChangeIsThereAndNothingElse() throws {
    try add("a")
    try add("b")
    #expect(try file.read().files == ["a", "b"])
    #expect(try names == ["items.json", "lock"])
  }

  @Test func aListThatStaysTheSameIsNotWritten() throws {
    try add("a")
    let before = try FileSystem.status(of: file.path)
    try file.change { _ in }
    #expect(try FileSystem.status(of: file.path).isSameFile(as: before))
  }

  @Test func manyAtOnceLoseNothing() async throws {
    let file = file
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for number in 0..<10 {
            try file.change {
              $0.change(removing: [], inserting: [(0, ListedItem(file: "\(writer)-\(number)"))])
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try Set(file.read().files).count == 40)
  }

  @Test func whatAKilledRunLeftIsInNobodysWay() throws {
    try sandbox.write(".dnd/items.json.new", "half")
    try add("a")
    #expect(try names == ["items.json", "lock"])
  }

  @Test func damageIsToldAndLeftAsItIs() throws {
    try sandbox.write(".dnd/items.json", "{\"items\":[\n{\"file\":1}\n]}\n")
    let error = #expect(throws: ViewError.self) { try add("a") }
    guard case .damaged(let path, let problem)? = error else {
      Issue.record("not damaged: \(String(describing: error))")
      return
    }
    #expect(path == file.path)
    #expect(problem.line == 2)
    #expect(try sandbox.read(".dnd/items.json") == Array("{\"items\":[\n{\"file\":1}\n]}\n".utf8))
    try FileSystem.removeFile(file.path)
    try sandbox.makeDirectory(file.path)
    #expect(throws: ViewError.self) { try file.read() }
  }

  // MARK: - Placeholders

  private func expect(_ name: String) throws -> Placeholder {
    try file.change { list -> Result<Placeholder, ViewError> in
      Result { () throws(ViewError) in
        let placeholder = try Placeholder(in: sandbox.root)
        list.change(
          removing: [], inserting: [(0, placeholder.item(name: name, type: "public.png"))])
        return placeholder
      }
    }.get()
  }

  @Test func aPlaceholderStandsThereAndTellsHowItIs() throws {
    try add("a")
    let placeholder = try expect("slow")
    let entry = try file.read()[0]
    #expect(entry.isPlaceholder && entry.name == "slow" && entry.type == "public.png")
    let before = try sandbox.read(entry.file)
    #expect(String(decoding: before, as: UTF8.self).hasPrefix("{\"seconds\":0}"))
    placeholder.tell(seconds: 12345, bytes: 9_876_543_210)
    let after = try sandbox.read(entry.file)
    #expect(
      String(decoding: after, as: UTF8.self).hasPrefix("{\"seconds\":12345,\"bytes\":9876543210}"))
    #expect(after.count == before.count && after.last == 0x0A)
    try withExtendedLifetime(placeholder) { try add("b") }
    #expect(try file.read().count == 3)
  }

  @Test func whatItsRunTakesAwayIsGoneWithTheNextChange() throws {
    try add("a")
    var placeholder: Placeholder? = try expect("slow")
    let entry = try file.read()[0].file
    #expect(placeholder?.file == entry)
    placeholder = nil
    #expect(!isThere(entry))
    try add("b")
    #expect(try file.read().items.map(\.file) == ["a", "b"])
  }

  @Test func whatAKilledRunLeftGoesWithTheNextChange() throws {
    // Nobody holds these placeholders: one is in the list, the other was never added.
    try sandbox.write(".dnd/progress/0-1-2-3-4-5-6-70", "{\"seconds\":1}\n")
    try sandbox.write(".dnd/progress/zz-1z-20-a-b-c-d-e", "{\"seconds\":1}\n")
    try sandbox.write(".dnd/progress/0-1-2-3-4-5-6-7", "{\"seconds\":1}\n")
    try sandbox.write(
      ".dnd/items.json",
      "{\"items\":[\n{\"file\":\".dnd/progress/0-1-2-3-4-5-6-70\",\"placeholder\":true},\n{\"file\":\"a\"}\n]}\n"
    )
    try add("b")
    #expect(try file.read().items.map(\.file) == ["a", "b"])
    // 255 is written `73`: names in another format were not made here, and stay.
    #expect(try Files.names(in: sandbox.path(".dnd/progress")) == ["zz-1z-20-a-b-c-d-e"])
  }

  @Test func anEntryThatPointsElsewhereIsNoPlaceholder() throws {
    try sandbox.write("precious", "x")
    try sandbox.makeDirectory(sandbox.path(".dnd/progress"))
    try sandbox.write(
      ".dnd/items.json",
      "{\"items\":[\n{\"file\":\".dnd/progress/../../precious\",\"placeholder\":true}\n]}\n")
    try add("b")
    #expect(isThere("precious"))
  }
}
