import FileTransfer
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Placing trees on FAT, which treats some names as equal and has fewer features.
@Suite(.enabled(if: FormattedVolume.isPossible("vfat"), "vfat cannot be made and mounted here"))
struct FATVolumeTests {
  let placing: Placing
  let volume: FormattedVolume
  var sandbox: Sandbox { placing.sandbox }
  var there: Sandbox { volume.sandbox }

  init() throws {
    placing = try Placing()
    volume = try #require(try FormattedVolume("vfat"))
  }

  @Test func namesThatAreOneThereBecomeTwoAndAMoveReadsBothBack() throws {
    for name in ["tree/A", "tree/a", "tree/D/x", "tree/d/x"] { try sandbox.write(name, name) }
    let placement = try placing.place(placing.request("tree", .move, to: there.root))
    #expect(placement.sourceRemoved && placement.verified != .none)
    let renamed = placement.notes.compactMap { note in
      if case .renamedInside(_, let names) = note { names.map(\.string).sorted() } else { nil }
    }
    let names = there.list("tree")
    #expect(names.count == 4)
    #expect(renamed == [names.filter { $0.hasSuffix(" 2") }.sorted()])
    var contents: Set<String> = []
    for name in names {
      let path = name.lowercased().hasPrefix("d") ? "tree/\(name)/x" : "tree/\(name)"
      contents.insert(String(decoding: try there.read(path), as: UTF8.self))
    }
    #expect(contents == ["tree/A", "tree/a", "tree/D/x", "tree/d/x"])
    #expect(sandbox.list() == ["to"])
  }

  @Test func namesOfOneFileBecomeCopiesAndThatIsSaid() throws {
    try sandbox.write("tree/a", "content")
    try FileSystem.link(sandbox.path("tree/a"), in: nil, to: sandbox.path("tree/b"))
    try FileSystem.link(sandbox.path("tree/a"), in: nil, to: sandbox.path("c"))
    let outcomes = placing.engine.place(
      ["tree", "c"].map { placing.request($0, .move, to: there.root) })
    for outcome in outcomes { #expect(try outcome.get().sourceRemoved) }
    for name in ["tree/a", "tree/b", "c"] { #expect(try there.read(name) == Array("content".utf8)) }
    var lost: UnsupportedMetadata = []
    for note in try outcomes.flatMap({ try $0.get().notes }) {
      if case .notKept(let losses, _) = note { lost.formUnion(losses) }
    }
    #expect(lost.contains(.hardLinks))
  }

  @Test func aLinkInAMovedTreeStaysWhereItIs() throws {
    try sandbox.write("tree/a", "content")
    try FileSystem.makeLink(sandbox.path("tree/link"), saying: Array("a".utf8))
    let placement = try placing.place(placing.request("tree", .move, to: there.root))
    #expect(placement.notes.contains(.leftBehind([sandbox.path("tree/link")])))
    #expect(sandbox.list("tree") == ["link"])
    #expect(there.list("tree") == ["a"])
  }

  @Test func aNameThatItCannotHoldIsRefusedBeforeAnythingIsCopied() throws {
    try sandbox.write("tree/a", "content")
    let path = try sandbox.write("tree/in/what?", "content")
    let outcome = placing.engine.place([placing.request("tree", to: there.root)])[0]
    #expect(outcome == .failure(.nameNotPossible(path)))
    #expect(there.list() == [])
  }

  @Test func aFileOfFourGigabytesIsRefusedBeforeItIsRead() throws {
    let path = try sandbox.write("tree/a", "")
    try OpenFile.open(path, .readWrite).truncate(to: 4 << 30)
    let outcome = placing.engine.place([placing.request("tree", to: there.root)])[0]
    #expect(outcome == .failure(.tooLarge(path)))
    #expect(there.list() == [])
  }
}
