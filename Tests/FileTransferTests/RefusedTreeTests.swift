import Diagnostics
import FileTransfer
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Trees that cannot be copied completely: nothing of them appears, and their sources stay.
struct RefusedTreeTests {
  let placing: Placing
  var sandbox: Sandbox { placing.sandbox }

  init() throws { placing = try Placing(elsewhere: true) }

  @Test func whatCannotBeCopiedIsLeftOutAndNamedAndTheRestIsCopied() throws {
    guard let elsewhere = placing.elsewhere else { return }
    try sandbox.write("tree/a", "a")
    try sandbox.makeDirectory(sandbox.path("tree/in/er"))
    for name in ["one", "two", "three"] { try sandbox.makeFIFO("tree/in/er/\(name)") }
    let placement = try placing.engine.place([placing.request("tree", .copy, to: elsewhere.root)])[
      0
    ]
    .get()
    #expect(placement.state == .placed)
    guard case .leftOutNodes(let nodes)? = placement.notes.first, nodes.count == 3 else {
      Issue.record("not named: \(placement.notes)")
      return
    }
    #expect(nodes.first.allSatisfy { $0.removingLastComponent() == sandbox.path("tree/in/er") })
    #expect(placement.notes.first?.leavesSomethingUndone == true)
    #expect(try elsewhere.read("tree/a") == Array("a".utf8))
    #expect(elsewhere.list("tree/in/er") == [])
  }

  @Test func aFileThatKeepsChangingFailsItsTreeAndNothingAppears() throws {
    guard let elsewhere = placing.elsewhere else { return }
    // Large enough to report progress in the middle.
    try sandbox.write("tree/big", [UInt8](repeating: 1, count: 4 << 20))
    try sandbox.write("tree/small", "small")
    let path = sandbox.path("tree/big")
    let times = Total()
    let outcome = placing.engine.place(
      [placing.request("tree", .move, to: elsewhere.root)],
      progress: { _ in
        times.add(1)
        try? FileSystem.setTimes(of: path, accessed: 1, modified: times.value)
      })[0]
    #expect(outcome == .failure(.sourceChanged(path)))
    #expect(elsewhere.list() == [])
    #expect(try sandbox.read("tree/big").count == 4 << 20)
    #expect(try placing.text("tree/small") == "small")
  }

  @Test func aFileThatChangesOnceIsReadAgain() throws {
    guard let elsewhere = placing.elsewhere else { return }
    let path = try sandbox.write("tree/big", [UInt8](repeating: 1, count: 4 << 20))
    let times = Total()
    let placement = try placing.engine.place(
      [placing.request("tree", to: elsewhere.root)],
      progress: { _ in
        times.add(1)
        if times.value == 1 { Self.overwrite(path, "shorter now") }
      })[0].get()
    #expect(placement.state == .placed)
    #expect(try elsewhere.read("tree/big") == Array("shorter now".utf8))
    #expect(
      try FileSystem.status(of: elsewhere.path("tree/big")).modified
        == FileSystem.status(of: path).modified)
  }

  @Test func aFileThatVanishesWhileItsTreeIsCopiedFailsTheTreeCleanly() throws {
    guard let elsewhere = placing.elsewhere else { return }
    for number in 0..<600 { try sandbox.write("tree/\(number)", "\(number)") }
    let tree = sandbox.path("tree")
    let outcome = TransferEngine(workers: 1).place(
      [placing.request("tree", .move, to: elsewhere.root)],
      progress: { _ in
        for number in 0..<600 { try? FileSystem.removeFile(tree.appending("\(number)")) }
      })[0]
    guard case .failure(.sourceMissing(let path)) = outcome else {
      Issue.record("not failed as it should be: \(outcome)")
      return
    }
    #expect(path.removingLastComponent() == sandbox.path("tree"))
    #expect(elsewhere.list() == [])
  }
}

extension RefusedTreeTests {
  private static func overwrite(_ path: FilePath, _ text: String) {
    let file = try? OpenFile.open(path, .writeOnly, options: .truncate)
    try? file?.writeAll(Array(text.utf8))
  }
}

/// A sum over threads.
private final class Total: @unchecked Sendable {
  // Unchecked Sendable because the engine of these tests reports from one thread at a time, or for
  // one file.
  private(set) var value: Int64 = 0

  func add(_ count: Int64) { value += count }
}
