import Diagnostics
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import FileTransfer

/// Placing all items on another host, or none.
@Suite struct FarTogetherTests {
  /// The same scene as for items that are placed one by one.
  let scene: TransferTests
  var files: MemoryFileSystem { scene.files }

  init() throws { scene = try TransferTests() }

  func place(_ group: [PlacementRequest]) -> [Result<Placement, TransferError>] {
    scene.transfer().placeTogether(group, journal: scene.journal)
  }

  func tree(_ operation: PlacementRequest.Operation) throws -> PlacementRequest {
    try scene.sandbox.write("tree/in/a", "text a")
    try scene.sandbox.write("tree/b", "text b")
    return PlacementRequest(
      .path(scene.sandbox.path("tree"), expecting: nil, followsLink: false),
      directory: "/home", name: Array("tree".utf8), operation: operation)
  }

  @Test(
    "No name is given before everything is staged and compared, and no source is removed before all is recorded"
  )
  func order() throws {
    let group = [
      try scene.request("a", "one", .move), try tree(.move), try scene.request("c", "two", .move),
    ]
    for outcome in place(group) { #expect(try outcome.get().sourceRemoved) }
    #expect(scene.names == ["a", "c", "tree", "tree/b", "tree/in", "tree/in/a"])
    #expect(scene.journal.steps == ["begun", "naming", "placed", "done"])
    let published = try #require(
      files.events.firstIndex { if case .published = $0 { true } else { false } })
    let prepared = try #require(
      files.events.lastIndex { event in
        switch event {
        case .staged, .hashed: true
        default: false
        }
      })
    #expect(prepared < published)
  }

  @Test("One that cannot be placed keeps all others away, and none of them has an error of its own")
  func refused() throws {
    scene.put("b", "else")
    let group = [
      try scene.request("a", "one", .move), try scene.request("b", "two", rule: .fail),
      try tree(.copy),
    ]
    let outcomes = place(group)
    #expect(scene.error(outcomes[0]) == .withheld && scene.error(outcomes[2]) == .withheld)
    #expect(scene.error(outcomes[1]) == .destinationExists("far:/home/b"))
    #expect(scene.names == ["b"])
    #expect(scene.isThere(scene.sandbox.path("a")))
  }

  @Test("What is there already, and what is the same as another item, is no obstacle")
  func same() throws {
    scene.put("a", "one")
    let group = [
      try scene.request("a", "one"), try scene.request("1/b", "two"),
      try scene.request("2/b", "two"), try scene.request("3/b", "three"),
    ]
    let states = try place(group).map { try $0.get().state }
    #expect(states == [.alreadyThere, .placed, .alreadyThere, .placed])
    #expect(scene.names == ["a", "b", "b 2"])
  }

  /// Makes a directory there with which that of `tree` is merged.
  func makeTree() {
    files.nodes["/home/tree"] = .directory(FarMetadata(mode: 0o755, modified: 0))
    scene.put("tree/b", "else")
  }

  @Test("A directory is merged with one of its name, an inner one that is missing as a whole")
  func merge() throws {
    makeTree()
    let outcomes = place([try scene.request("a", "one"), try tree(.move)])
    let placement = try outcomes[1].get()
    #expect(placement.state == .placed && placement.sourceRemoved)
    #expect(placement.target == "/home/tree")
    #expect(scene.names == ["a", "tree", "tree/b", "tree/b 2", "tree/in", "tree/in/a"])
    #expect(scene.bytes("tree/b") == Array("else".utf8))
    #expect(!scene.isThere(scene.sandbox.path("tree")))
  }

  @Test("One entry of a merged directory that cannot be placed keeps all others away")
  func mergeRefused() throws {
    makeTree()
    scene.put("tree/in", "a file")
    var request = try tree(.move)
    request.rule = .replace
    let outcomes = place([try scene.request("a", "one"), request])
    #expect(scene.error(outcomes[0]) == .withheld)
    #expect(
      scene.error(outcomes[1])
        == .incomplete(
          scene.sandbox.path("tree"), failures: 1, first: .kindClash("far:/home/tree/in")))
    #expect(scene.names == ["tree", "tree/b", "tree/in"])
    #expect(scene.isThere(scene.sandbox.path("tree/b")))
  }

  @Test("If it cannot be recorded that all are in place, all names are taken back")
  func unrecorded() throws {
    scene.journal.refuses = "placed"
    scene.put("c", "old")
    let group = [
      try scene.request("a", "one", .move), try tree(.move),
      try scene.request("c", "new", rule: .replace, .move),
    ]
    for outcome in place(group) { #expect(scene.error(outcome) == .notRecorded) }
    #expect(scene.names.filter { !$0.hasPrefix(".dnd-replaced") } == ["c"])
    #expect(scene.bytes("c") == Array("old".utf8))
    #expect(scene.isThere(scene.sandbox.path("tree/in/a")))
  }

  @Test(
    "Whatever fails at any step, all are there or none, and what was replaced has its name again")
  func faults() throws { try faults(merging: false) }

  @Test("Whatever fails at any step of a merge, all of it is there or nothing")
  func faultsOfMerge() throws { try faults(merging: true) }

  private func faults(merging: Bool) throws {
    for number in 1..<400 {
      let scene = try TransferTests()
      let (files, test) = (scene.files, try FarTogetherTests(scene))
      scene.put("c", "old")
      if merging { test.makeTree() }
      let former = merging ? ["tree", "tree/b"] : []
      let new = merging ? ["tree/b 2"] : ["tree", "tree/b"]
      let group = [
        try scene.request("a", "one", .move), try test.tree(.move),
        try scene.request("c", "new", rule: .replace, .move),
      ]
      files.fault = { count, path in count == number ? .failed(path, words: "") : nil }
      let outcomes = test.place(group)
      let stuck = outcomes.contains {
        if case .notWithdrawn? = scene.error($0) { true } else { false }
      }
      let names = scene.names.filter { !$0.hasPrefix(".dnd-") }
      if outcomes.allSatisfy({ (try? $0.get()) != nil }) {
        #expect(names == (["a", "c", "tree/in", "tree/in/a"] + former + new).sorted(), "\(number)")
        #expect(scene.bytes("c") == Array("new".utf8), "\(number)")
        if files.count < number { return }
      } else if !stuck {
        #expect(outcomes.allSatisfy { (try? $0.get()) == nil }, "\(number)")
        #expect(names == ["c"] + former, "\(number)")
        #expect(scene.bytes("c") == Array("old".utf8), "\(number)")
        for name in ["a", "tree/in/a", "tree/b", "c"] {
          #expect(scene.isThere(scene.sandbox.path(name)), "\(number)")
        }
      }
    }
    Issue.record("the steps do not end")
  }

  private init(_ scene: TransferTests) throws { self.scene = scene }

  @Test("A name that another program has changed meanwhile is not taken back")
  func changedMeanwhile() throws {
    scene.journal.refuses = "placed"
    files.beforeSynchronizing = { [files] in
      if case .file? = files.nodes["/home/a"] {
        files.nodes["/home/a"] = .file(Array("theirs".utf8), FarMetadata(mode: 0o644, modified: 9))
      }
      return nil
    }
    let outcomes = place([try scene.request("a", "one"), try scene.request("b", "two")])
    #expect(
      scene.error(outcomes[0]) == .notWithdrawn("far:/home/a", .changed("far:/home/a")))
    #expect(scene.names == ["a"] && scene.bytes("a") == Array("theirs".utf8))
  }
}

/// Placing one by one: what is put aside has its name again.
extension TransferTests {
  @Test("A file that was put aside has its name again if the new one cannot be named")
  func asideAndBack() throws {
    put("a", "old")
    files.fault = { [files] _, path in
      // The old file has left its name, and the new one is about to get it.
      let isFree = files.nodes["/home/a"] == nil
      if path == "/home/a", isFree, !files.events.contains(.published("/home/a")) {
        files.fault = { _, _ in nil }
        return .failed(path, words: "")
      }
      return nil
    }
    let outcome = transfer().place([try request("a", "new", rule: .replace)], journal: journal)[0]
    #expect(error(outcome) != nil)
    #expect(bytes("a") == Array("old".utf8))
  }
}
