import FileTransfer
import Synchronization
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Several hard links of one file, lifted separately and dropped together, become hard links of one
/// copy.
struct HardLinkTests {
  let placing: Placing
  var sandbox: Sandbox { placing.sandbox }

  init() throws { placing = try Placing(elsewhere: true) }

  private func link(_ name: String, to other: String) throws {
    try sandbox.makeDirectory(sandbox.path(other).removingLastComponent())
    try FileSystem.link(sandbox.path(name), in: nil, to: sandbox.path(other))
  }

  private func inode(_ path: FilePath) throws -> UInt64 {
    try FileSystem.status(of: path, followingLinks: false).inode
  }

  @Test(arguments: [PlacementRequest.Operation.copy, .move])
  func liftedNamesOfOneFileBecomeNamesOfOneCopy(operation: PlacementRequest.Operation) throws {
    guard let elsewhere = placing.elsewhere else { return }
    try sandbox.write("a", "content")
    try link("a", to: "b")
    try link("a", to: "tree/in/c")
    try link("a", to: "other/d")
    try sandbox.write("alone", "content")
    let outcomes = placing.engine.place(
      ["tree", "b", "alone", "a", "other"].map {
        placing.request($0, operation, to: elsewhere.root)
      })
    for outcome in outcomes {
      let placement = try outcome.get()
      #expect(placement.state == .placed && placement.notes == [])
      #expect(placement.sourceRemoved == (operation == .move))
      #expect(operation == .copy || placement.verified == .cache)
    }
    let copy = try FileSystem.status(of: elsewhere.path("a"))
    #expect(copy.links == 4)
    for name in ["b", "tree/in/c", "other/d"] {
      #expect(try inode(elsewhere.path(name)) == copy.inode, "\(name)")
    }
    #expect(try inode(elsewhere.path("alone")) != copy.inode)
    #expect(try elsewhere.read("other/d") == Array("content".utf8))
    #expect(
      sandbox.list() == (operation == .move ? ["to"] : ["a", "alone", "b", "other", "to", "tree"]))
  }

  @Test func furtherNamesAreVerifiedAndListedAsTheirCopyIs() throws {
    guard let elsewhere = placing.elsewhere else { return }
    try sandbox.write("a", "content")
    try link("a", to: "b")
    try link("a", to: "tree/in/c")
    try link("a", to: "tree/in/d")
    let names = ["a", "b", "tree"]
    let outcomes = placing.engine.place(
      names.map {
        var request = placing.request($0, to: elsewhere.root)
        request.verifying = .always
        request.lists = true
        return request
      })
    let digest = Digest(of: Array("content".utf8))
    let files = [["a"], ["b"], ["tree/in/c", "tree/in/d"]]
    for (outcome, names) in zip(outcomes, files) {
      let placement = try outcome.get()
      #expect(placement.verified == .cache)
      #expect(
        placement.files == names.map { ListedFile(path: elsewhere.path($0), digest: digest) })
    }
    #expect(try outcomes[1].get().digest == digest)
    #expect(try FileSystem.status(of: elsewhere.path("a")).links == 4)
  }

  @Test func aFurtherNameOfWhatChangedMeanwhileIsCopiedByItself() throws {
    let path = try sandbox.write("a", "content")
    try link("a", to: "b")
    let read = Mutex(Int64(0))
    let isChanged = Mutex(false)
    let outcomes = TransferEngine(workers: 1).place(
      [placing.request("a"), placing.request("b")],
      progress: { count in read.withLock { $0 += count } },
      isCancelled: {
        // The first link is copied, the second one is not examined yet.
        guard read.withLock({ $0 }) == 7, !isChanged.withLock({ $0 }) else { return false }
        isChanged.withLock { $0 = true }
        try? OpenFile.open(path, .writeOnly).writeAll(Array("CONTENT".utf8))
        let old = (try? FileSystem.status(of: path))?.modified ?? 0
        try? FileSystem.setTimes(of: path, accessed: old, modified: old + 1)
        return false
      })
    for outcome in outcomes { #expect(try outcome.get().state == .placed) }
    #expect(isChanged.withLock { $0 })
    #expect(try placing.text("to/a") == "content")
    #expect(try placing.text("to/b") == "CONTENT")
  }

  @Test func aFurtherNameFollowsTheRuleForNamesThatAreTaken() throws {
    try sandbox.write("a", "content")
    try link("a", to: "b.txt")
    try sandbox.write("to/b.txt", "another")
    let outcomes = placing.engine.place(["a", "b.txt"].map { placing.request($0) })
    #expect(try outcomes[1].get().target == sandbox.path("to/b 2.txt"))
    #expect(try placing.text("to/b.txt") == "another")
    #expect(try inode(sandbox.path("to/b 2.txt")) == inode(sandbox.path("to/a")))
  }

  @Test func aNameWhoseFirstCopyFailsIsCopiedByItself() throws {
    try sandbox.write("a", "content")
    try link("a", to: "b")
    try sandbox.write("to/a", "theirs")
    let outcomes = placing.engine.place([
      placing.request("a", .copy, .fail), placing.request("b"),
    ])
    #expect(outcomes[0] == .failure(.destinationExists(sandbox.path("to/a"))))
    #expect(try outcomes[1].get().state == .placed)
    #expect(try placing.text("to/b") == "content")
    #expect(try FileSystem.status(of: sandbox.path("to/b")).links == 1)
  }

  @Test func linksAreFoundAgainAcrossGroups() throws {
    try sandbox.write("first", "content")
    for number in 0..<900 { try sandbox.write("many/\(number)", "\(number)") }
    try link("first", to: "last")
    let names = ["first"] + (0..<900).map { "many/\($0)" } + ["last"]
    let outcomes = placing.engine.place(names.map { placing.request($0) })
    #expect(try outcomes.allSatisfy { try $0.get().state == .placed })
    #expect(try inode(sandbox.path("to/first")) == inode(sandbox.path("to/last")))
  }
}
