import Diagnostics
import Items
import Synchronization
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import Context
@testable import Exchange
@testable import FileTransfer
@testable import Picking
@testable import SessionStreams

/// Calls that fail, and files that change, while a session is exported or imported.
@Suite struct StreamFaultTests {
  private func lift(_ scene: StreamScene) throws {
    try scene.sandbox.write("work/a", [UInt8](repeating: 7, count: 70_000))
    try scene.sandbox.write("work/d/b", "b")
    try FileSystem.makeLink(scene.sandbox.path("work/d/link"), saying: Array("b".utf8))
    try scene.lift(["a", "d"])
    try scene.add(forms: [.init(type: "text", source: .text("words"))], name: "t")
  }

  @Test(
    "Whatever call fails, an import makes the whole session or nothing", arguments: [false, true])
  func failingImport(lasts: Bool) throws {
    let scene = try StreamScene()
    try lift(scene)
    let stream = try scene.export().stream
    for number in 1... {
      TreeRemoval.discard(scene.sandbox.path("far"))
      let plan = FaultPlan(number: number, fails: .ioError, lasts: lasts)
      let path = try scene.sandbox.write("arrived", stream)
      let context = scene.context("far", input: try OpenFile.open(path))
      let outcome = Result {
        try plan.inForce { try Importing(file: nil, session: nil)(in: context) }
      }
      if !plan.fired {
        #expect(number > 50)
        return
      }
      // A session that could not be made current exists nevertheless.
      let names = scene.sandbox.list("far/sessions").filter { !$0.hasPrefix(".") }
      if case .success = outcome { #expect(names == ["otter"]) }
      #expect(names == [] || names == ["otter"], "call \(number)")
      if !lasts, names == [] { #expect(scene.rest == [], "call \(number)") }
      if names == ["otter"] { #expect(try scene.items("far", "otter").count == 3) }
    }
  }

  @Test("Whatever call fails, an export is whole or has no end")
  func failingExport() throws {
    let scene = try StreamScene()
    try lift(scene)
    for number in 1... {
      let plan = FaultPlan(number: number, fails: .ioError)
      let outcome = Result { try plan.inForce { try scene.export() } }
      if !plan.fired {
        #expect(number > 50)
        return
      }
      let stream = try scene.sandbox.read("stream")
      switch outcome {
      case .success:
        try scene.importing(stream)
        #expect(try scene.items("far", "otter").count == 3, "call \(number)")
        TreeRemoval.discard(scene.sandbox.path("far"))
      case .failure: scene.refuse(stream, "call \(number)")
      }
    }
  }

  /// Something that happens at the n-th time when an export asks whether to stop.
  private final class Interference: Sendable {
    private let left: Mutex<Int>
    private let act: @Sendable () -> Void

    init(_ number: Int, _ act: @escaping @Sendable () -> Void) {
      left = Mutex(number)
      self.act = act
    }

    func ask() -> Bool {
      if left.withLock({ left in
        left -= 1; return left == 0
      }) {
        act()
      }
      return false
    }

    var hasActed: Bool { left.withLock { $0 <= 0 } }
  }

  @Test(
    "A file that changes while it is exported ends the export, or is exported whole",
    arguments: ["work/a", "work/d/b"], [0, 3, 80_000])
  func changingFiles(_ name: String, _ size: Int) throws {
    let scene = try StreamScene()
    try lift(scene)
    var failures = 0
    for number in 1... {
      try scene.sandbox.write("work/a", [UInt8](repeating: 7, count: 70_000))
      try scene.sandbox.write("work/d/b", "b")
      let path = scene.sandbox.path(name)
      let interference = Interference(number) {
        let file = try? OpenFile.open(path, .writeOnly, options: .truncate)
        try? file?.writeAll([UInt8](repeating: 9, count: size))
      }
      let target = try OpenFile.open(try scene.sandbox.write("stream", ""), .readWrite)
      var context = scene.context("near", output: target)
      context.isCancelled = { interference.ask() }
      var request = ExportRequest()
      request.session = "otter"
      let outcome = Result { try Exporting(request: request)(in: context) }
      let stream = try scene.sandbox.read("stream")
      switch outcome {
      case .success:
        try scene.importing(stream)
        let item = try scene.items("far", "otter")[name == "work/a" ? 0 : 1]
        let data = try scene.data("far", "otter", item.representations[0], of: item)
        let whole =
          [Digest(of: [UInt8](repeating: 9, count: size)), Digest(of: Array("b".utf8))]
          + [Digest(of: [UInt8](repeating: 7, count: 70_000))]
        #expect(data.contains { line in whole.contains { line.hasSuffix($0.text) } })
        TreeRemoval.discard(scene.sandbox.path("far"))
      case .failure(let error):
        failures += 1
        let diagnostic = (error as? ExchangeError)?.diagnostic
        #expect(diagnostic?.code.name == "export.changed", "\(diagnostic?.message ?? "")")
        scene.refuse(stream, "at \(number)")
      }
      if !interference.hasActed { break }
    }
    #expect(failures > 0)
  }

  @Test("A promise that changes another file ends the export before its end")
  func changingPromise() throws {
    let scene = try StreamScene()
    try scene.sandbox.write("work/a", "a")
    try scene.lift(["a"])
    try scene.add(forms: [.init(type: "text", source: .promise("echo more >> a; echo made"))])
    #expect(throws: ExchangeError.self) { try scene.export { $0.runsPromises = true } }
    scene.refuse(try scene.sandbox.read("stream"))
  }

  @Test("An import that is interrupted leaves nothing")
  func interrupted() throws {
    let scene = try StreamScene()
    try lift(scene)
    let stream = try scene.export().stream
    for number in 1... {
      let interference = Interference(number) {}
      let path = try scene.sandbox.write("arrived", stream)
      var context = scene.context("far", input: try OpenFile.open(path))
      context.isCancelled = {
        _ = interference.ask(); return interference.hasActed
      }
      let outcome = Result { try Importing(file: nil, session: nil)(in: context) }
      if case .success = outcome { break }
      #expect(scene.rest == [])
    }
    #expect(scene.rest == ["otter"])
  }
}
