import FileTransfer
import Items
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Undo restores a file with all that it had, and not only its content.
struct NodeFactsTests {
  @Test("What is lost of a private file and of what is in a folder is known before the source goes")
  func lost() throws {
    let sandbox = try Sandbox()
    let key = try sandbox.write("key", "secret")
    try FileSystem.setMode(of: key, to: 0o600)
    let copy = try sandbox.write("copy", "secret")
    try FileSystem.setMode(of: copy, to: 0o777)
    let here = try #require(NodeFacts.lost(of: key, at: copy))
    #expect(here.mode == 0o600)
    #expect(NodeFacts.lost(of: key, at: key) == nil)
    let away = try #require(NodeFacts.lost(of: sandbox.root, at: nil))
    #expect(away.entries["key"]?.mode == 0o600)
    #expect(away.entries["copy"]?.mode == 0o777)
  }

  @Test("A file that was moved to where everybody may read it comes back private")
  func comesBack() throws {
    let (from, to) = (try Sandbox(), try Sandbox("dnd-facts", in: "/dev/shm"))
    let there = try to.write("key", "secret")
    try FileSystem.setMode(of: there, to: 0o777)
    let key = from.path("key")
    var node = NodeFacts()
    (node.mode, node.accessed, node.modified) = (0o600, 5, 1_000_000_000_123_456_789)
    var record = TransferRecord(
      run: RunID().text, item: 1, step: .done, moves: true, source: .here(key),
      target: .here(there),
      sourceRemoved: true)
    record.placed = try FileSystem.status(of: there).version
    record.node = node
    try Undo(record, runID: RunID()).perform()
    let status = try FileSystem.status(of: key)
    #expect(status.mode & 0o777 == 0o600)
    #expect(status.modified == 1_000_000_000_123_456_789)
    #expect(!Files.exists(there))
  }

  @Test("So does a folder, with what is in it")
  func comesBackWhole() throws {
    let (from, to) = (try Sandbox(), try Sandbox("dnd-facts", in: "/dev/shm"))
    let inner = try to.write("tree/in/key", "secret")
    for path in [inner, to.path("tree"), to.path("tree/in")] {
      try FileSystem.setMode(of: path, to: 0o777)
    }
    var (key, inside, node) = (NodeFacts(), NodeFacts(), NodeFacts())
    (key.mode, inside.mode, node.mode) = (0o600, 0o710, 0o700)
    node.entries = ["in": inside, "in/key": key]
    var record = TransferRecord(
      run: RunID().text, item: 1, step: .done, moves: true, source: .here(from.path("tree")),
      target: .here(to.path("tree")), sourceRemoved: true)
    record.placed = try FileSystem.status(of: to.path("tree")).version
    record.changed = Clock.now
    record.node = node
    try Undo(record, runID: RunID()).perform()
    let modes = try ["tree", "tree/in", "tree/in/key"].map {
      try FileSystem.status(of: from.path($0)).mode & 0o777
    }
    #expect(modes == [0o700, 0o710, 0o600])
  }
}
