import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Kills a move to another host at its calls, and checks that nothing is lost and that the same drop finishes it.
@Suite(.enabled(if: TestHost.server.isAvailable)) struct HostKillTests {
  /// A session of files and a folder, and the host that they go to.
  private struct Desk: MovingDesk {
    let sandbox: Sandbox
    private let environment: [String: String]
    /// The contents to move, by path.
    let contents: [String: [UInt8]]
    /// Whether the drop lists what it places in a manifest on the host.
    private let lists: Bool
    /// Whether all items are placed or none.
    private let isAtomic: Bool

    init(lists: Bool = false, isAtomic: Bool = false) throws {
      self.lists = lists
      self.isAtomic = isAtomic
      sandbox = try Sandbox("dnd-host")
      for name in ["home", "state", "runtime", "tmp", "far"] {
        try sandbox.makeDirectory(sandbox.path(name))
      }
      var environment = ScriptRun.environment(in: sandbox)
      environment["DND_SSH"] = try TestHost.server.program(
        in: sandbox,
        proxy: SourceTree.root.appending("Tests/FarPlacesTests/Tools/faulty-server").string
          + " ${FAULT:-none 0}"
      ).string
      environment["PATH"] = "/usr/bin:/bin"
      self.environment = environment
      var contents: [String: [UInt8]] = [:]
      for (number, size) in [0, 10, 5000, 70_000].enumerated() {
        contents["\(number)"] = (0..<size).map { UInt8(truncatingIfNeeded: $0 &+ number) }
      }
      contents["tree/in/a"] = [1]
      contents["tree/b"] = [2]
      self.contents = contents
      for (name, bytes) in contents { try sandbox.write("near/\(name)", bytes) }
      let names = ["0", "1", "2", "3", "tree"].map { "near/\($0)" }
      try #require(try dnd(["lift", "-q", "--session", "moving"] + names).status == 0)
    }

    func dnd(_ arguments: [String], orders: [String: String] = [:]) throws -> Tool.Outcome {
      try Tool.dnd(
        environment: environment.merging(orders) { $1 }, directory: sandbox.root
      ).run(arguments)
    }

    func drop(_ orders: [String: String]) throws -> Tool.Outcome { try drop(orders, ["--move"]) }

    func drop(_ orders: [String: String], _ options: [String]) throws -> Tool.Outcome {
      try dnd(
        ["drop", "--session", "moving", "far:\(sandbox.path("far").string)"] + options
          + (lists ? ["--manifest", "far:\(sandbox.path("far").string)/SUMS"] : [])
          + (isAtomic ? ["--atomic"] : []),
        orders: orders)
    }

    /// The directories of connections.
    var connections: [String] {
      get throws {
        try Files.names(in: sandbox.path("runtime")).filter { $0.hasPrefix("dnd-ssh-") }
      }
    }

    /// The hidden names that runs left there.
    var hidden: [String] {
      ((try? Files.names(in: sandbox.path("far"))) ?? []).filter { $0.hasPrefix(".dnd-") }
    }

    private func bytes(_ path: String) -> [UInt8]? { try? sandbox.read(path) }

    /// Whether each file is whole at one of the two ends.
    func check(_ what: String) {
      for (name, bytes) in contents {
        if let there = self.bytes("far/\(name)") {
          #expect(there == bytes, "\(what): \(name) is not whole")
        } else {
          #expect(self.near(name) == bytes, "\(what): \(name) is lost")
        }
      }
    }

    /// The content of a source, which may have a tombstone name.
    private func near(_ name: String) -> [UInt8]? {
      if let bytes = bytes("near/\(name)") { return bytes }
      let first = name.split(separator: "/")[0]
      let names = (try? Files.names(in: sandbox.path("near"))) ?? []
      return names.first { $0.hasPrefix(".dnd-") && $0.hasSuffix("-\(first)") }
        .flatMap { bytes("near/\($0)\(name.dropFirst(first.count))") }
    }

    func checkFinished(_ what: String) throws {
      check(what)
      #expect(
        try Files.names(in: sandbox.path("far"))
          == ["0", "1", "2", "3"] + (lists ? ["SUMS"] : []) + ["tree"], "\(what)")
      #expect(try Files.names(in: sandbox.path("near")) == [], "\(what)")
    }
  }

  @Test("A move to a host that is killed at any call loses nothing, and the same drop finishes it")
  func killed() throws {
    try HostKills.atEachCall(of: { () throws in try Desk() }) { desk, again, number throws in
      // A drop of a session that has ended connects to no host.
      guard again.status == 0 else { return }
      #expect(try desk.connections == [], "killed at \(number)")
    }
  }

  @Test("A manifest on a host is complete once the same drop has finished, and undo takes it back")
  func killedListing() throws {
    let sums = try #require(Tool.named("sha256sum"))
    try HostKills.atEachCall { () throws in
      try Desk(lists: true)
    } _: { desk, again, number throws in
      var sums = sums
      sums.directory = desk.sandbox.path("far")
      let checked = try sums.run(["--strict", "-c", "SUMS"])
      #expect(checked.status == 0, "killed at \(number): \(again.errorText) \(checked.errorText)")
      #expect(
        checked.outputText.split(separator: "\n").count == 6,
        "killed at \(number): \(again.errorText) \(checked.outputText)")
    }
  }

  @Test(
    "An all-or-none move that is killed removes no source before all are named, and the same drop finishes it"
  )
  func killedTogether() throws {
    try HostKills.atEachCall { () throws in try Desk(isAtomic: true) }
  }

  @Test("The next drop takes back the names that a killed all-or-none drop has given")
  func takenBack() throws {
    let stride = Sampling.isWhole ? 1 : 23
    for number in Swift.stride(from: Int.random(in: 1...stride), to: 5000, by: stride) {
      let desk = try Desk(isAtomic: true)
      let killed = try desk.drop(["DND_FAULT_KILL": "\(number)"], ["--copy"])
      if killed.ending != .signalled(9) {
        #expect(killed.status == 0 && number > 50, "\(killed.errorText)")
        return
      }
      // Another item cannot be placed, so that none is.
      try desk.sandbox.write("near/extra", [1])
      guard try desk.dnd(["add", "-q", "--session", "moving", "near/extra"]).status == 0 else {
        continue
      }
      try FileSystem.removeFile(desk.sandbox.path("near/extra"))
      let again = try desk.drop([:], ["--copy"])
      #expect(again.status != 0, "killed at \(number)")
      let names = try Files.names(in: desk.sandbox.path("far"))
      // Or everything had been recorded as placed.
      #expect(
        names == [] || names == ["0", "1", "2", "3", "tree"],
        "killed at \(number): \(again.errorText)")
      for (name, bytes) in desk.contents {
        #expect(try desk.sandbox.read("near/\(name)") == bytes, "killed at \(number)")
      }
    }
    Issue.record("the calls do not end")
  }

  @Test("What an interrupted run left is remembered until it can be removed")
  func notSwept() throws {
    for number in stride(from: 10, to: 60, by: 2) {
      let desk = try Desk()
      let copying = ["--copy", "--keep"]
      let lost = try desk.drop(["FAULT": "drop-answer \(number)"], copying)
      if lost.status == 0 { break }
      let left = desk.hidden
      if left.isEmpty { continue }
      let refused = try desk.drop(["FAULT": "no-remove 1"], copying)
      #expect(refused.status == 0, "\(refused.errorText)")
      #expect(refused.errorText.contains("permission denied"))
      #expect(desk.hidden.count == 1 && left.contains(desk.hidden[0]))
      #expect(try desk.drop([:], copying).status == 0)
      #expect(desk.hidden == [])
      return
    }
    Issue.record("nothing was left")
  }

  @Test("A drop that may wait goes on over another connection when one is lost")
  func reconnects() throws {
    for number in [2, 12, 24, 40] {
      let desk = try Desk()
      let lost = ["FAULT": "drop-answer \(number)"]
      let once = ["FAULT_ONCE": desk.sandbox.path("tmp/lost").string]
      #expect(try desk.drop(lost, ["--copy", "--keep"]).status != 0, "\(number)")
      let dropped = try desk.drop(lost.merging(once) { $1 }, ["--move", "--wait", "20s"])
      if number > 10 { #expect(dropped.status == 0, "\(number): \(dropped.errorText)") }
      if dropped.status == 0 {
        try desk.checkFinished("\(number)")
      } else {
        desk.check("\(number)")
      }
    }
  }
}
