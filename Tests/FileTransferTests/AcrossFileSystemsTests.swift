import FileTransfer
import SystemCalls
import SystemPackage
import TestSupport
import Testing

struct AcrossFileSystemsTests {
  let placing: Placing
  var sandbox: Sandbox { placing.sandbox }

  init() throws { placing = try Placing(elsewhere: true) }

  private func move(
    _ name: String, meddling: @escaping () -> Void = {}
  ) throws -> Placement? {
    guard let elsewhere = placing.elsewhere else { return nil }
    let outcomes = placing.engine.place(
      [placing.request(name, .move, to: elsewhere.root)], journal: Meddling(meddle: meddling))
    return try outcomes[0].get()
  }

  @Test func aFileIsVerifiedAndOnlyThenRemoved() throws {
    let path = try sandbox.write("a", "content")
    guard let placement = try move("a") else { return }
    #expect(placement.sourceRemoved)
    // Memory has no device to read back from.
    #expect(placement.verified == .cache)
    #expect(try placing.elsewhere?.read("a") == Array("content".utf8))
    #expect(try FileSystem.statusIfPresent(of: path) == nil)
  }

  @Test func aSourceThatIsReplacedBeforeItsRemovalStays() throws {
    let path = try sandbox.write("a", "content")
    try sandbox.write("b", "another")
    let other = sandbox.path("b")
    let placement = try move("a") { try? FileSystem.rename(other, to: path, .replace) }
    guard let placement else { return }
    #expect(!placement.sourceRemoved)
    #expect(placement.notes == [.sourceKept(path, .changed)])
    #expect(try placing.snapshot() == ["a": "another", "to/": ""])
  }

  @Test func aSourceThatIsWrittenToBeforeItsRemovalStays() throws {
    let path = try sandbox.write("a", "content")
    let placement = try move("a") { [sandbox] in _ = try? sandbox.write("a", "more content") }
    guard let placement else { return }
    #expect(placement.notes == [.sourceKept(path, .changed)])
    #expect(try placing.text("a") == "more content")
  }

  @Test func aSourceWhosePlacingIsNotRecordedStays() throws {
    let path = try sandbox.write("a", "content")
    guard let elsewhere = placing.elsewhere else { return }
    let placement = try placing.engine.place(
      [placing.request("a", .move, to: elsewhere.root)], journal: Forgetful())[0].get()
    #expect(!placement.sourceRemoved)
    #expect(
      placement.notes == [
        .notRecorded(elsewhere.path("a")), .sourceKept(path, .copyNotSafe),
      ])
    #expect(try placing.text("a") == "content")
  }

  @Test func manyMovedFilesAllArriveAndNoneStays() throws {
    guard let elsewhere = placing.elsewhere else { return }
    for number in 0..<500 { try sandbox.write("many/\(number)", "\(number)") }
    let outcomes = placing.engine.place(
      (0..<500).map { placing.request("many/\($0)", .move, to: elsewhere.root) })
    #expect(try outcomes.allSatisfy { try $0.get().sourceRemoved })
    #expect(sandbox.list("many") == [])
    #expect(elsewhere.list().count == 500)
    #expect(try elsewhere.read("499") == Array("499".utf8))
  }

  @Test func aLinkIsMovedAsItIsOrAsItsContent() throws {
    guard let elsewhere = placing.elsewhere else { return }
    try sandbox.write("target", "content")
    for name in ["one", "two"] {
      try FileSystem.makeLink(sandbox.path(name), saying: Array("target".utf8))
    }
    let outcomes = placing.engine.place([
      placing.request("one", .move, followsLink: false, to: elsewhere.root),
      placing.request("two", .move, followsLink: true, to: elsewhere.root),
    ])
    #expect(try outcomes.allSatisfy { try $0.get().sourceRemoved })
    #expect(try placing.snapshot(elsewhere) == ["one": "→ target", "two": "content"])
    #expect(try placing.snapshot() == ["target": "content", "to/": ""])
  }
}

/// A journal that fails to record publications.
struct Forgetful: TransferJournal {
  func willPlace(_ indices: Range<Int>) throws {}
  func published(_ placements: [(index: Int, placement: Placement)]) throws {
    throw Errno.noSpace
  }
  func finished(_ settled: [TransferEngine.Settled]) throws {}
}
