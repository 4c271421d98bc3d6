import SystemPackage
import TestSupport
import Testing

/// Kills a move from another host at its calls, and checks that nothing is lost and that the same drop finishes it.
@Suite(.enabled(if: TestHost.server.isAvailable)) struct HostSourceKillTests {
  /// A session of files on a host, and the folder that they go to.
  private struct Desk: MovingDesk {
    let sandbox: Sandbox
    private let environment: [String: String]
    /// The contents to move, by path.
    let contents: [String: [UInt8]]

    init() throws {
      sandbox = try Sandbox("dnd-host")
      for name in ["home", "state", "runtime", "tmp", "far", "near"] {
        try sandbox.makeDirectory(sandbox.path(name))
      }
      var environment = ScriptRun.environment(in: sandbox)
      environment["DND_SSH"] = try TestHost.server.program(in: sandbox).string
      environment["PATH"] = "/usr/bin:/bin"
      self.environment = environment
      var contents: [String: [UInt8]] = [:]
      for (number, size) in [0, 10, 5000, 70_000].enumerated() {
        contents["\(number)"] = (0..<size).map { UInt8(truncatingIfNeeded: $0 &+ number) }
      }
      self.contents = contents
      for (name, bytes) in contents { try sandbox.write("far/\(name)", bytes) }
      let names = ["0", "1", "2", "3"].map {
        "far:\(sandbox.path("far").string)/\($0)"
      }
      try #require(try dnd(["lift", "-q", "--session", "moving"] + names).status == 0)
    }

    func dnd(_ arguments: [String], orders: [String: String] = [:]) throws -> Tool.Outcome {
      try Tool.dnd(
        environment: environment.merging(orders) { $1 }, directory: sandbox.root
      ).run(arguments)
    }

    func drop(_ orders: [String: String]) throws -> Tool.Outcome {
      try dnd(
        ["drop", "--session", "moving", "--move", "near"],
        orders: orders)
    }

    private func bytes(_ path: String) -> [UInt8]? { try? sandbox.read(path) }

    /// Whether each file is whole at one of the two ends.
    func check(_ what: String) {
      for (name, bytes) in contents {
        if let here = self.bytes("near/\(name)") {
          #expect(here == bytes, "\(what): \(name) is not whole")
        } else {
          #expect(far(name) == bytes, "\(what): \(name) is lost")
        }
      }
    }

    /// The content of a source, which may have been renamed aside.
    private func far(_ name: String) -> [UInt8]? {
      if let bytes = bytes("far/\(name)") { return bytes }
      let names = (try? Files.names(in: sandbox.path("far"))) ?? []
      return names.first { $0.hasPrefix(".dnd-") && $0.hasSuffix("-\(name)") }
        .flatMap { bytes("far/\($0)") }
    }

    func checkFinished(_ what: String) throws {
      check(what)
      #expect(
        try Files.names(in: sandbox.path("near")) == ["0", "1", "2", "3"], "\(what)")
      #expect(try Files.names(in: sandbox.path("far")) == [], "\(what)")
    }
  }

  @Test(
    "A move from a host that is killed at any call loses nothing, and the same drop finishes it")
  func killed() throws {
    try HostKills.atEachCall(of: Desk.init)
  }
}
