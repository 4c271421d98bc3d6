import Diagnostics
import Items
import Synchronization
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import FileTransfer

/// Placing items on another host, without one.
@Suite struct TransferTests {
  let sandbox: Sandbox
  let files = MemoryFileSystem()
  let host = PlaceID.host("far")
  let journal = NotingJournal()

  init() throws { sandbox = try Sandbox() }

  /// Notes the steps; fails when a test says so.
  final class NotingJournal: TransferJournal, @unchecked Sendable {
    // Unchecked Sendable because it is used on one thread only.
    private(set) var steps: [String] = []
    var refuses = ""

    private func step(_ name: String) throws {
      steps.append(name)
      if refuses == name { throw Errno.noSpace }
    }

    func willPlace(_ indices: Range<Int>) throws { try step("begun") }
    func willName(_ names: [PlacementName]) throws { try step("naming") }
    func published(_ placements: [(index: Int, placement: Placement)]) throws {
      try step("placed")
    }
    func finished(_ settled: [TransferEngine.Settled]) throws { try step("done") }
  }

  func transfer() -> Transfer {
    Transfer(files, host: host, runID: RunID())
  }

  func request(
    _ name: String, _ text: String, rule: ConflictRule = .dedupe,
    _ operation: PlacementRequest.Operation = .copy
  ) throws -> PlacementRequest {
    let path = try sandbox.write(name, text)
    let version = try FileSystem.status(of: path).version
    return PlacementRequest(
      .path(path, expecting: version, followsLink: false), directory: "/home",
      name: Array(FilePath(name).lastComponent?.string.utf8 ?? "".utf8), operation: operation,
      rule: rule)
  }

  func bytes(_ name: String) -> [UInt8]? {
    guard case .file(let bytes, _)? = files.nodes[FilePath("/home").pushing(FilePath(name))] else {
      return nil
    }
    return bytes
  }

  func put(_ name: String, _ text: String, modified: Int64 = 0) {
    files.nodes[FilePath("/home").pushing(FilePath(name))] = .file(
      Array(text.utf8), FarMetadata(mode: 0o644, modified: modified))
  }

  /// The names there that are not hidden ones of a run.
  var names: [String] {
    files.nodes.keys.map(\.string).filter { $0.hasPrefix("/home/") }.map { String($0.dropFirst(6)) }
      .sorted()
  }

  func isThere(_ path: FilePath) -> Bool {
    (try? FileSystem.status(of: path, followingLinks: false)) != nil
  }

  func error(_ outcome: Result<Placement, TransferError>) -> TransferError? {
    if case .failure(let error) = outcome { error } else { nil }
  }

  @Test("If a file of a shot fails, the others get no name there, and stay where they are")
  func tornShot() throws {
    var requests = try ["b", "a", "c"].map { try request($0, $0, .move) }
    for index in 0..<2 { requests[index].shot = 7 }
    try FileSystem.removeFile(sandbox.path("a"))
    let outcomes = transfer().place(requests, journal: journal)
    #expect(outcomes[0] == .failure(.withheld))
    #expect(error(outcomes[1]) == .sourceMissing(sandbox.path("a")))
    #expect(try outcomes[2].get().sourceRemoved)
    #expect(names == ["c"])
    #expect(sandbox.list("") == ["b"])
  }

  @Test("A copy has its bytes and its name there, and the source stays")
  func copy() throws {
    let outcome = transfer().place([try request("a", "text")], journal: journal)[0]
    let placement = try outcome.get()
    #expect(placement.state == .placed)
    #expect(placement.target == "/home/a")
    #expect(placement.bytes == 4)
    #expect(placement.digest == Digest(of: Array("text".utf8)))
    #expect(placement.verified == .none)
    #expect(names == ["a"])
    #expect(bytes("a") == Array("text".utf8))
    #expect(isThere(sandbox.path("a")))
    #expect(journal.steps == ["begun", "naming", "placed", "done"])
  }

  @Test("Bytes have the time at which they were examined, however long the transfer takes")
  func timeOfBytes() throws {
    let source = try PlacementSource(
      PlacementRequest(.bytes([1]), directory: "/home", name: Array("a".utf8)))
    let first = source.modified
    #expect(source.modified == first)
  }

  @Test("A source goes only when its copy is synced, compared, named and recorded")
  func move() throws {
    let outcome = transfer().place([try request("a", "text", .move)], journal: journal)[0]
    #expect(try outcome.get().sourceRemoved)
    #expect(try outcome.get().verified == .far)
    #expect(!isThere(sandbox.path("a")))
    let order = files.events.map { event in
      switch event {
      case .staged: "staged"
      case .hashed: "hashed"
      case .published: "published"
      case .synchronized: "synchronized"
      case .removed: "removed"
      }
    }
    #expect(order == ["staged", "hashed", "published", "synchronized"])
  }

  @Test("A copy that differs is removed, and its source stays")
  func damage() throws {
    files.damage = { _, bytes in Array(bytes.dropLast()) + [0] }
    let outcome = transfer().place([try request("a", "text", .move)], journal: journal)[0]
    #expect(error(outcome) == .verificationFailed("far:/home/a"))
    #expect(names == [])
    #expect(isThere(sandbox.path("a")))
  }

  @Test("Nothing is moved to a server that cannot sync, but copied")
  func noSync() throws {
    files.canSynchronize = false
    let outcomes = transfer().place(
      [try request("a", "text", .move), try request("b", "text")], journal: journal)
    #expect(
      error(outcomes[0])
        == FarError.cannotSynchronize("/home").transferError(host))
    #expect(error(outcomes[1]) == nil)
    #expect(names == ["b"])
    #expect(isThere(sandbox.path("a")))
  }

  @Test("A source stays if the server does not sync names, and the next is not moved at all")
  func noSyncOfNames() throws {
    files.beforeSynchronizing = { .cannotSynchronize("/home") }
    let transfer = transfer()
    let first = transfer.place(
      [try request("a", "text", .move), try request("b", "text")], journal: journal)
    #expect(
      try first[0].get().notes == [.sourceKept(sandbox.path("a"), .copyNotSafe)])
    #expect(try first[1].get().notes == [])
    let next = transfer.place([try request("c", "text", .move)], journal: journal)[0]
    #expect(error(next) == FarError.cannotSynchronize("/home").transferError(host))
    #expect(names == ["a", "b"])
    #expect(isThere(sandbox.path("a")) && isThere(sandbox.path("c")))
  }

  @Test("Nothing is put where taken names are not refused")
  func noRefusal() throws {
    files.found.publication = nil
    let outcome = transfer().place([try request("a", "text")], journal: journal)[0]
    #expect(error(outcome) == FarError.cannotRefuse("/home").transferError(host))
    #expect(names == [])
  }

  @Test("What is named but not synced when the connection is lost counts as lost")
  func lostBeforeSync() throws {
    let requests = [try request("a", "one", .move), try request("b", "two", .move)]
    files.beforeSynchronizing = { .lost(host: "far", words: "") }
    for outcome in transfer().place(requests, journal: journal) {
      #expect(error(outcome)?.isLost == true)
    }
    #expect(bytes("a") == Array("one".utf8))
    #expect(isThere(sandbox.path("a")) && isThere(sandbox.path("b")))
    #expect(!journal.steps.contains("placed"))
  }

  @Test("Of many names, those that are taken are found as if each was looked at")
  func manyNames() throws {
    for number in 0..<20 { put("\(number)", number < 10 ? "text \(number)" : "other") }
    // A name that was free when the directory was listed.
    files.damage = { [files] path, bytes in
      files.nodes["/home/39"] = .file(Array("late".utf8), FarMetadata(mode: 0o644, modified: 0))
      return bytes
    }
    let requests = try (0..<40).map { try request("\($0)", "text \($0)") }
    let outcomes = transfer().place(requests, journal: journal)
    for (number, outcome) in outcomes.enumerated() {
      let placement = try outcome.get()
      #expect(placement.state == (number < 10 ? .alreadyThere : .placed))
      let name = number < 10 || 20..<39 ~= number ? "\(number)" : "\(number) 2"
      #expect(placement.target.lastComponent?.string == name)
      #expect(bytes(name) == Array("text \(number)".utf8))
    }
    #expect(bytes("39") == Array("late".utf8))
  }

  @Test("Where taken names are not refused, two rules apply all the same, after another look")
  func unguarded() throws {
    files.found.publication = nil
    put("b", "old b")
    put("c", "old c")
    let requests = [
      try request("a", "new a", rule: .replace), try request("b", "new b", rule: .replace),
      try request("c", "new c", rule: .skip), try request("d", "new d", rule: .skip),
    ]
    let outcomes = transfer().place(requests, journal: journal)
    #expect(try outcomes.map { try $0.get().state } == [.placed, .placed, .skipped, .placed])
    #expect(bytes("a") == Array("new a".utf8))
    #expect(bytes("b") == Array("new b".utf8))
    #expect(bytes("c") == Array("old c".utf8))
    let kept = try #require(try outcomes[1].get().replaced)
    #expect(files.nodes[kept] != nil)
  }

  @Test("Where taken names are not refused, a name that was taken meanwhile is seen")
  func unguardedRace() throws {
    files.found.publication = nil
    // Another program takes the name while the file is staged.
    files.damage = { [files] path, bytes in
      files.nodes["/home/a"] = .file(Array("other".utf8), FarMetadata(mode: 0o644, modified: 0))
      return bytes
    }
    let outcome = transfer().place([try request("a", "own", rule: .skip)], journal: journal)[0]
    #expect(try outcome.get().state == .skipped)
    #expect(bytes("a") == Array("other".utf8))
    #expect(names == ["a"])
  }

  @Test(
    "A taken name is treated by the rule",
    arguments: [
      (ConflictRule.dedupe, "same", Placement.State.alreadyThere, ["a"]),
      (.dedupe, "else", .placed, ["a", "a 2"]),
      (.rename, "same", .placed, ["a", "a 2"]),
      (.skip, "else", .skipped, ["a"]),
    ])
  func rules(rule: ConflictRule, text: String, state: Placement.State, expected: [String]) throws {
    put("a", "same")
    let outcome = transfer().place([try request("a", text, rule: rule)], journal: journal)[0]
    #expect(try outcome.get().state == state)
    #expect(names == expected)
    #expect(bytes("a") == Array("same".utf8))
  }

  @Test("A taken name fails where the rule says so")
  func failRule() throws {
    put("a", "same")
    let outcome = transfer().place([try request("a", "same", rule: .fail)], journal: journal)[0]
    #expect(error(outcome) == .destinationExists("far:/home/a"))
  }

  @Test("A numbered file with the same bytes counts as the same")
  func numbered() throws {
    put("a", "else")
    put("a 2", "same")
    let outcome = transfer().place([try request("a", "same")], journal: journal)[0]
    #expect(try outcome.get().state == .alreadyThere)
    #expect(try outcome.get().target == "/home/a 2")
    #expect(names == ["a", "a 2"])
  }

  @Test("Items of one name are numbered, unless they are the same")
  func sameNames() throws {
    let group = [
      try request("1/a", "one"), try request("2/a", "two"), try request("3/a", "one"),
    ]
    let outcomes = transfer().place(group, journal: journal)
    #expect(
      try outcomes.map { try $0.get().target } == [
        "/home/a", "/home/a 2", "/home/a",
      ])
    #expect(names == ["a", "a 2"])
  }

  @Test("A name that is taken at the last moment is never replaced")
  func race() throws {
    let group = [try request("a", "mine")]
    files.fault = { [files] _, path in
      // Another program creates the file after the names were chosen.
      if path.string.contains(".dnd-"), files.nodes["/home/a"] == nil {
        files.nodes["/home/a"] = .file([1], FarMetadata(mode: 0o644, modified: 0))
      }
      return nil
    }
    let outcome = transfer().place(group, journal: journal)[0]
    #expect(try outcome.get().target == "/home/a 2")
    #expect(bytes("a") == [1])
    #expect(bytes("a 2") == Array("mine".utf8))
    #expect(names == ["a", "a 2"])
  }

  @Test("A source that cannot be recorded as placed stays")
  func notRecorded() throws {
    journal.refuses = "placed"
    let outcome = transfer().place([try request("a", "text", .move)], journal: journal)[0]
    #expect(try outcome.get().sourceRemoved == false)
    #expect(try outcome.get().notes.contains(.sourceKept(sandbox.path("a"), .copyNotSafe)))
    #expect(isThere(sandbox.path("a")))
  }

  @Test("Nothing is named that could not be recorded")
  func notNamed() throws {
    journal.refuses = "naming"
    let outcome = transfer().place([try request("a", "text")], journal: journal)[0]
    #expect(error(outcome) == .notRecorded)
    #expect(bytes("a") == nil)
  }

  @Test("A replaced file is kept")
  func replacing() throws {
    put("a", "old")
    let outcome = transfer().place([try request("a", "new", rule: .replace)], journal: journal)[0]
    let kept = try #require(try outcome.get().replaced)
    #expect(bytes("a") == Array("new".utf8))
    #expect(
      files.nodes[kept]
        == .file(Array("old".utf8), FarMetadata(mode: 0o644, modified: 0)))
    #expect(kept.removingLastComponent() == "/home/.dnd-replaced")
  }

  @Test(
    "A newer file replaces an older one, and an older one is skipped",
    arguments: [
      (Int64(0), Placement.State.placed), (4_000_000_000, .skipped),
    ])
  func newer(modified: Int64, state: Placement.State) throws {
    put("a", "old", modified: modified)
    let outcome = transfer().place([try request("a", "new", rule: .newer)], journal: journal)[0]
    #expect(try outcome.get().state == state)
  }

  @Test("What a cancelled drop has staged stays recorded, because it cannot be removed")
  func cancelled() throws {
    files.fault = { _, path in path.string.contains(".dnd-") ? .cancelled : nil }
    let outcome = transfer().place([try request("a", "text", .move)], journal: journal)[0]
    #expect(error(outcome)?.isLost == true)
    #expect(error(outcome)?.diagnostic == TransferError.cancelled.diagnostic)
    #expect(isThere(sandbox.path("a")))
  }

  @Test("An answer that is lost after a name was given does not make a second file")
  func lostAnswer() throws {
    files.afterPublishing = { _ in .lost(host: "far", words: "") }
    let first = transfer().place([try request("a", "text", .move)], journal: journal)[0]
    #expect(error(first)?.isLost == true)
    #expect(isThere(sandbox.path("a")))
    files.afterPublishing = { _ in nil }
    files.reconnect()
    let version = try FileSystem.status(of: sandbox.path("a")).version
    let again = PlacementRequest(
      .path(sandbox.path("a"), expecting: version, followsLink: false), directory: "/home",
      name: Array("a".utf8), operation: .move)
    let second = transfer().place([again], journal: journal)[0]
    #expect(try second.get().state == .alreadyThere)
    #expect(try second.get().sourceRemoved)
    #expect(names == ["a"])
  }
}
