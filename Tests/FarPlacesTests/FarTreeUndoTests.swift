import Items
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import FileTransfer

/// Taking back a directory that was copied to another host.
@Suite struct FarTreeUndoTests {
  let sandbox: Sandbox
  let files = MemoryFileSystem()
  let host = PlaceID.host("far")
  let runID = RunID()

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("tree/a", "text a")
    try sandbox.write("tree/in/b", "text b")
    try sandbox.makeDirectory(sandbox.path("tree/empty"))
    try FileSystem.makeLink(sandbox.path("tree/link"), saying: Array("a".utf8))
    let request = PlacementRequest(
      .path(sandbox.path("tree"), expecting: nil, followsLink: false), directory: "/home",
      name: Array("tree".utf8))
    _ = try Transfer(files, host: host, runID: runID)
      .place([request], journal: NoJournal())[0].get()
  }

  func undo(isResumed: Bool = false) -> FarTreeUndo {
    FarTreeUndo(
      "/home/tree", copiedFrom: sandbox.path("tree"), on: host, by: runID, isResumed: isResumed,
      files)
  }

  /// The paths there.
  var paths: [String] {
    files.nodes.keys.map(\.string).filter { $0.hasPrefix("/home/") }.sorted()
  }

  func error(_ body: () throws(UndoError) -> Void) -> UndoError? {
    do throws(UndoError) { try body() } catch { return error }
    return nil
  }

  @Test("A copy is removed with everything in it, under a hidden name")
  func copy() throws {
    let parts = ["", "/a", "/empty", "/in", "/in/b", "/link"]
    #expect(paths == parts.map { "/home/tree\($0)" })
    _ = try undo().check()
    #expect(paths.count == 6)
    let sent = files.events.count
    try undo().perform()
    #expect(paths == [])
    let hidden = files.events.dropFirst(sent).compactMap { event in
      if case .removed(let path) = event { path.string } else { nil }
    }
    #expect(hidden.allSatisfy { $0.contains("/.dnd-") } && hidden.count == 3)
    #expect(files.events.last == .synchronized("/home"))
  }

  @Test("What was changed or added there, or is gone here, stays and is listed, and the rest goes")
  func changed() throws {
    let whole = files.nodes
    let changes: [(String, (FarTreeUndoTests) throws -> Void, FilePath)] = [
      ("changed bytes", { $0.set("tree/in/b", "text c") }, "far:/home/tree/in/b"),
      ("another size", { $0.set("tree/a", "text") }, "far:/home/tree/a"),
      ("another link", { $0.files.nodes["/home/tree/link"] = .link("b") }, "far:/home/tree/link"),
      ("another kind", { $0.set("tree/empty", "") }, "far:/home/tree/empty"),
    ]
    for (name, change, path) in changes {
      files.nodes = whole
      try change(self)
      #expect(try undo().check() == [path], "\(name)")
      #expect(error(undo().perform) == .keptInside("far:/home/tree", [path]), "\(name)")
      #expect(paths.contains(String(path.string.dropFirst(4))) && paths.count <= 3, "\(name)")
    }
    files.nodes = whole
    set("tree/new", "new")
    #expect(error(undo().perform) == .keptInside("far:/home/tree", ["far:/home/tree/new"]))
    files.nodes = whole
    try FileSystem.removeFile(sandbox.path("tree/a"))
    #expect(error(undo().perform) == .keptInside("far:/home/tree", ["far:/home/tree/a"]))
    #expect(paths == ["/home/tree", "/home/tree/a"])
  }

  private func set(_ name: String, _ text: String) {
    files.nodes[FilePath("/home").pushing(FilePath(name))] = .file(
      Array(text.utf8), FarMetadata(mode: 0o644, modified: 0))
  }

  @Test("What another program adds while it is checked brings the directory back")
  func race() throws {
    files.fault = { [files] _, path in
      // The new name is asked for once: to hide the directory.
      if path.string.contains("/.dnd-"), files.nodes["/home/tree/late"] == nil {
        files.nodes["/home/tree/late"] = .file([1], FarMetadata(mode: 0o644, modified: 0))
      }
      return nil
    }
    #expect(error(undo().perform) == .changed("far:/home/tree/late"))
    #expect(paths.count == 7 && paths.allSatisfy { $0.hasPrefix("/home/tree") })
  }

  @Test("An undo that was cut off at any step is finished by another")
  func cutOff() throws {
    let whole = files.nodes
    for number in 1..<200 {
      files.reconnect()
      files.nodes = whole
      let start = files.count
      files.fault = { count, _ in count == start + number ? .lost(host: "far", words: "") : nil }
      let failure = error(undo().perform)
      files.fault = { _, _ in nil }
      files.reconnect()
      if failure == nil {
        #expect(number > 15)
        return
      }
      if try undo(isResumed: true).isThere() {
        _ = try undo(isResumed: true).check()
        try undo(isResumed: true).perform()
      }
      #expect(paths == [], "\(number)")
    }
    Issue.record("the steps do not end")
  }

  /// Records nothing.
  private final class NoJournal: TransferJournal {
    func willPlace(_ indices: Range<Int>) {}
    func willName(_ names: [PlacementName]) {}
    func published(_ placements: [(index: Int, placement: Placement)]) {}
    func finished(_ settled: [TransferEngine.Settled]) {}
  }
}
