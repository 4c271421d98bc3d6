import Diagnostics
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import FileTransfer

// Directories: whole, merged, and those of which a part fails.
extension TransferTests {
  @Test("A directory arrives whole, with its links and empty directories")
  func tree() throws {
    for name in ["d/a", "d/in/b", "d/in/deep/c"] { try sandbox.write(name, name) }
    try sandbox.makeDirectory(sandbox.path("d/empty"))
    try FileSystem.makeLink(sandbox.path("d/link"), saying: Array("a".utf8))
    let outcome = transfer().place([try directory("d", .move)], journal: journal)[0]
    let placement = try outcome.get()
    #expect(placement.target == "/home/d")
    #expect(placement.verified == .far)
    #expect(placement.sourceRemoved)
    #expect(
      names == ["d", "d/a", "d/empty", "d/in", "d/in/b", "d/in/deep", "d/in/deep/c", "d/link"])
    #expect(files.nodes["/home/d/link"] == .link("a"))
    #expect(!isThere(sandbox.path("d")))
  }

  @Test("A directory that meets one of its name is merged, and the same again adds nothing")
  func merging() throws {
    for name in ["d/a", "d/in/b", "d/in/deep/c"] { try sandbox.write(name, name) }
    try sandbox.makeDirectory(sandbox.path("d/empty"))
    try FileSystem.makeLink(sandbox.path("d/link"), saying: Array("a".utf8))
    files.nodes["/home/d"] = .directory(FarMetadata(mode: 0o755, modified: 0))
    put("d/a", "other")
    let first = try transfer().place([try directory("d", .copy)], journal: journal)[0].get()
    #expect(first.state == .placed)
    let expected = [
      "d", "d/a", "d/a 2", "d/empty", "d/in", "d/in/b", "d/in/deep", "d/in/deep/c",
      "d/link",
    ]
    #expect(names == expected)
    let again = try transfer().place([try directory("d", .move)], journal: journal)[0].get()
    #expect(again.state == .alreadyThere)
    #expect(again.sourceRemoved)
    #expect(names == expected)
    #expect(!isThere(sandbox.path("d")))
    #expect(bytes("d/a") == Array("other".utf8))
  }

  @Test("A directory of which a file fails leaves nothing there")
  func failingTree() throws {
    for name in ["d/a", "d/b", "d/in/c"] { try sandbox.write(name, name) }
    files.fault = { _, path in path.string.hasSuffix("/c") ? .noSpace(path) : nil }
    let outcome = transfer().place([try directory("d", .move)], journal: journal)[0]
    guard case .noSpace? = error(outcome) else {
      Issue.record("\(outcome)")
      return
    }
    #expect(names == [])
    #expect(isThere(sandbox.path("d/in/c")))
  }

  private func directory(
    _ name: String, _ operation: PlacementRequest.Operation
  ) throws -> PlacementRequest {
    PlacementRequest(
      .path(
        sandbox.path(name), expecting: try FileSystem.status(of: sandbox.path(name)).version,
        followsLink: false), directory: "/home", name: Array(name.utf8), operation: operation)
  }

  /// At every operation in turn, the connection ends or the operation fails: before it, or after it was done.
  @Test(
    "Whatever fails, each source or its whole copy is there, and the next drop finishes",
    arguments: [
      true, false,
    ])
  func faults(isLost: Bool) throws {
    for number in 1..<500 {
      let test = try TransferTests()
      let names = ["a", "b", "c"]
      func group() throws -> [PlacementRequest] {
        try names.filter { isThere(test.sandbox.path($0)) }
          .map { try test.request($0, $0, .move) }
      }
      for name in names { try test.sandbox.write(name, name) }
      var hasFailed = false
      test.files.fault = { count, path in
        if count != number { return nil }
        hasFailed = true
        return isLost ? .lost(host: "far", words: "") : .failed(path, words: "")
      }
      _ = test.transfer().place(try group(), journal: test.journal)
      for name in names {
        let isCopied = test.bytes(name) == Array(name.utf8)
        #expect(isThere(test.sandbox.path(name)) || isCopied, "operation \(number)")
        if let bytes = test.bytes(name) { #expect(bytes == Array(name.utf8)) }
      }
      test.files.fault = { _, _ in nil }
      test.files.reconnect()
      _ = test.transfer().place(try group(), journal: test.journal)
      for name in names {
        #expect(test.bytes(name) == Array(name.utf8), "operation \(number)")
        #expect(!isThere(test.sandbox.path(name)), "operation \(number)")
      }
      // A lost run leaves hidden names, which the session's records tell the next one.
      let visible = test.names.filter { !$0.hasPrefix(".dnd-") }
      #expect(visible == names, "operation \(number)")
      if !isLost { #expect(test.names == names, "operation \(number)") }
      if !hasFailed { return }
    }
    Issue.record("the faults do not end")
  }
}
