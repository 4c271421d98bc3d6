import FileTransfer
import SystemCalls
import SystemPackage
import TestSupport
import Testing

struct TreeTests {
  let placing: Placing
  var sandbox: Sandbox { placing.sandbox }

  init() throws { placing = try Placing(elsewhere: true) }

  /// A tree with links, an empty directory, a read-only directory, many files and a hard link.
  private func makeTree(_ name: String = "tree") throws {
    try sandbox.write("\(name)/top.txt", "top")
    try sandbox.write("\(name)/deep/er/est/file", "deep")
    try sandbox.makeDirectory(sandbox.path("\(name)/empty"))
    for number in 0..<700 { try sandbox.write("\(name)/many/\(number)", "\(number)") }
    try FileSystem.makeLink(sandbox.path("\(name)/link"), saying: Array("deep/er".utf8))
    try FileSystem.makeLink(sandbox.path("\(name)/broken"), saying: Array("/nowhere".utf8))
    try FileSystem.link(
      sandbox.path("\(name)/top.txt"), in: nil, to: sandbox.path("\(name)/deep/same.txt"))
    try FileSystem.setMode(of: sandbox.path("\(name)/empty"), to: 0o555)
    for (path, time): (String, Int64) in [("deep/er", 5), ("link", 6), ("deep", 7), ("", 8)] {
      try FileSystem.setTimes(
        of: sandbox.path("\(name)/\(path)"), accessed: time, modified: time * 1_000_000_007)
    }
  }

  private func content(_ prefix: String, _ other: Sandbox? = nil) throws -> [String: String] {
    var found: [String: String] = [:]
    for (name, value) in try placing.snapshot(other) where name.hasPrefix(prefix) {
      found[String(name.dropFirst(prefix.count))] = value
    }
    return found
  }

  private func checkMetadata(_ root: FilePath) throws {
    for (path, time): (String, Int64) in [("deep/er", 5), ("link", 6), ("deep", 7), ("", 8)] {
      let status = try FileSystem.status(of: root.appending(path), followingLinks: false)
      #expect(status.modified == time * 1_000_000_007, "\(path)")
    }
    #expect(try FileSystem.status(of: root.appending("empty")).mode == 0o555)
    #expect(try FileSystem.status(of: root.appending("top.txt")).links == 2)
  }

  @Test func aTreeIsCopiedWholeWithLinksModesAndTimes() throws {
    try makeTree()
    let placement = try placing.place(placing.request("tree"))
    #expect(placement.state == .placed && placement.bytes > 0)
    #expect(try content("tree/") == content("to/tree/"))
    try checkMetadata(sandbox.path("to/tree"))
    #expect(sandbox.list("to") == ["tree"])
  }

  /// A view with locks, an item on its way and a replaced file, and a user's own directory of the
  /// same name.
  private func makeView() throws {
    for name in ["view.json", "items.json", "lock", "manifest.lock", "progress/x"] {
      try sandbox.write("tree/in/.dnd/\(name)", name)
    }
    for name in [".dnd-replaced/old", ".dnd-replaced-1000/old", ".dnd-replaced-mine/new", "a"] {
      try sandbox.write("tree/in/\(name)", name)
    }
    try sandbox.write("tree/own/.dnd/lock", "no view's")
  }

  private static let takenAlong = [
    "in/.dnd-replaced-mine/new", "in/.dnd/items.json", "in/.dnd/view.json", "in/a", "own/.dnd/lock",
  ]

  @Test(arguments: [false, true])
  func aCopyLeavesWhatIsAViewsOwn(mergesDirectories: Bool) throws {
    try makeView()
    if mergesDirectories {
      try sandbox.write("to/tree/in/.dnd/view.json", "view.json")
      try sandbox.makeDirectory(sandbox.path("to/tree/own"))
    }
    #expect(try placing.place(placing.request("tree")).state == .placed)
    let found = try content("to/tree/").keys.filter { !$0.isEmpty && !$0.hasSuffix("/") }
    #expect(found.sorted() == Self.takenAlong)
    // A repeated placement finds everything there.
    #expect(try placing.place(placing.request("tree")).state == .alreadyThere)
  }

  @Test func aMoveOfAViewTakesEverything() throws {
    guard let elsewhere = placing.elsewhere else { return }
    try makeView()
    let before = try content("tree/")
    let placement = try placing.place(placing.request("tree", .move, to: elsewhere.root))
    #expect(placement.sourceRemoved)
    #expect(try content("tree/", elsewhere) == before)
  }

  @Test func aTreeIsMovedAcrossFileSystems() throws {
    guard let elsewhere = placing.elsewhere else { return }
    try makeTree()
    let before = try content("tree/")
    let placement = try placing.place(placing.request("tree", .move, to: elsewhere.root))
    #expect(placement.sourceRemoved && placement.notes == [])
    #expect(placement.verified == .cache)
    #expect(try content("tree/", elsewhere) == before)
    try checkMetadata(elsewhere.path("tree"))
    #expect(sandbox.list() == ["to"])
  }

  @Test func aTreeIsMovedByRenameWithinAFileSystem() throws {
    try makeTree()
    let before = try FileSystem.status(of: sandbox.path("tree"))
    let placement = try placing.place(placing.request("tree", .move))
    #expect(placement.sourceRemoved)
    #expect(try FileSystem.status(of: sandbox.path("to/tree")).inode == before.inode)
    try checkMetadata(sandbox.path("to/tree"))
  }

  @Test(arguments: [PlacementRequest.Operation.copy, .move])
  func directoriesOfOneNameMerge(operation: PlacementRequest.Operation) throws {
    try sandbox.write("a/same", "same")
    try sandbox.write("a/other.txt", "mine")
    try sandbox.write("a/in/new", "new")
    try sandbox.write("a/fresh/x", "x")
    try sandbox.write("to/a/same", "same")
    try sandbox.write("to/a/other.txt", "theirs")
    try sandbox.write("to/a/in/old", "old")
    let placement = try placing.place(placing.request("a", operation))
    #expect(placement.state == .placed && placement.sourceRemoved == (operation == .move))
    #expect(
      try content("to/a/") == [
        "": "", "same": "same", "other.txt": "theirs", "other 2.txt": "mine", "in/": "",
        "in/old": "old", "in/new": "new", "fresh/": "", "fresh/x": "x",
      ])
    #expect(sandbox.list().contains("a") == (operation == .copy))
  }

  @Test func whatAMergeSkipsIsLeftAndNamed() throws {
    try sandbox.write("a/x", "older")
    try sandbox.write("a/y", "y")
    try sandbox.write("to/a/x", "newer")
    try FileSystem.setTimes(of: sandbox.path("a/x"), accessed: 1, modified: 1)
    let placement = try placing.place(placing.request("a", .move, .newer))
    #expect(!placement.sourceRemoved)
    #expect(placement.notes == [.skippedInside([sandbox.path("a/x")])])
    #expect(
      try placing.snapshot() == [
        "a/": "", "a/x": "older", "to/": "", "to/a/": "", "to/a/x": "newer", "to/a/y": "y",
      ])
  }

  @Test(arguments: [(ConflictRule.rename, "to/a 2"), (.skip, "to/a"), (.fail, "to/a")])
  func aDirectoryIsNumberedSkippedOrRefusedAsAWhole(rule: ConflictRule, target: String) throws {
    try sandbox.write("a/x", "mine")
    try sandbox.write("to/a/x", "theirs")
    let outcome = placing.engine.place([placing.request("a", .copy, rule)])[0]
    #expect(try placing.text("to/a/x") == "theirs")
    switch rule {
    case .rename: #expect(try placing.text("to/a 2/x") == "mine")
    case .skip: #expect(try outcome.get().state == .skipped)
    default: #expect(outcome == .failure(.destinationExists(sandbox.path(target))))
    }
  }

  @Test(arguments: [PlacementRequest.Operation.copy, .move])
  func aDirectoryIsNotPlacedInItself(operation: PlacementRequest.Operation) throws {
    try sandbox.write("a/in/x", "x")
    try FileSystem.makeLink(sandbox.path("disguised"), saying: Array("a/in".utf8))
    for directory in ["a", "a/in", "disguised"] {
      let destination = sandbox.path(directory)
      #expect(
        throws: TransferError.destinationInsideSource(
          destination: destination, source: sandbox.path("a"))
      ) {
        try placing.place(placing.request("a", operation, to: destination))
      }
    }
    #expect(
      try placing.snapshot() == [
        "a/": "", "a/in/": "", "a/in/x": "x", "disguised": "→ a/in", "to/": "",
      ])
  }

  @Test func aFIFOInACopiedTreeIsLeftOutAndNamedAlsoWhereTheTreeIsMerged() throws {
    try sandbox.write("tree/file", "x")
    try sandbox.write("to/tree/in/other", "y")
    try sandbox.makeDirectory(sandbox.path("tree/in"))
    try sandbox.makeFIFO("tree/in/pipe")
    let placement = try placing.place(placing.request("tree"))
    guard case .leftOutNodes(let nodes)? = placement.notes.first else {
      Issue.record("not named: \(placement.notes)")
      return
    }
    #expect(nodes.first == [sandbox.path("tree/in/pipe")])
    #expect(try placing.text("to/tree/file") == "x")
    #expect(sandbox.list("to/tree/in") == ["other"])
  }

  @Test func aFIFOInAMovedTreeIsMadeAgain() throws {
    guard let elsewhere = placing.elsewhere else { return }
    try sandbox.write("tree/file", "x")
    try sandbox.makeDirectory(sandbox.path("tree/in"))
    try sandbox.makeFIFO("tree/in/pipe")
    let outcome = placing.engine.place([placing.request("tree", .move, to: elsewhere.root)])[0]
    #expect(try outcome.get().sourceRemoved)
    #expect(sandbox.list() == ["to"])
    let there = try FileSystem.status(
      of: elsewhere.path("tree/in/pipe"), followingLinks: false)
    #expect(there.kind == .fifo)
  }

  @Test func whatChangesInAMovedTreeIsLeftAndNamed() throws {
    guard let elsewhere = placing.elsewhere else { return }
    try sandbox.write("tree/in/changed", "before")
    try sandbox.write("tree/in/gone", "gone")
    let journal = Meddling { [sandbox] in
      _ = try? sandbox.write("tree/in/changed", "after that")
      _ = try? sandbox.write("tree/new", "new")
    }
    let outcome = placing.engine.place(
      [placing.request("tree", .move, to: elsewhere.root)], journal: journal)[0]
    let placement = try outcome.get()
    #expect(!placement.sourceRemoved)
    guard case .leftBehind(let left) = placement.note else {
      Issue.record("nothing named as left behind: \(placement.notes)")
      return
    }
    #expect(Set(left) == [sandbox.path("tree/in/changed"), sandbox.path("tree/new")])
    #expect(
      try content("tree/") == ["": "", "in/": "", "in/changed": "after that", "new": "new"])
    #expect(try elsewhere.read("tree/in/changed") == Array("before".utf8))
  }

  @Test func aTreeWithADirectoryDeeperThanManyOpenFilesIsCopied() throws {
    let deep = (0..<200).map { "d\($0)" }.joined(separator: "/")
    try sandbox.write("tree/\(deep)/file", "bottom")
    try placing.place(placing.request("tree"))
    #expect(try placing.text("to/tree/\(deep)/file") == "bottom")
  }
}

/// A journal that runs code between publishing names and removing sources.
struct Meddling: TransferJournal, @unchecked Sendable {
  let meddle: () -> Void

  func willPlace(_ indices: Range<Int>) throws {}
  func published(_ placements: [(index: Int, placement: Placement)]) throws { meddle() }
  func finished(_ settled: [TransferEngine.Settled]) throws {}
}
