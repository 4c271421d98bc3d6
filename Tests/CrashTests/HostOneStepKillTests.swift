import SystemPackage
import TestSupport
import Testing

/// Kills `mv` and `cp` to another host at their calls, and checks that nothing is lost and that the same command, typed
/// again, finishes its work.
@Suite(.enabled(if: TestHost.server.isAvailable)) struct HostOneStepKillTests {
  /// Files here, and the names that they get there.
  private struct Desk: MovingDesk {
    let sandbox: Sandbox
    private let environment: [String: String]
    private let command: String
    private let names: [(near: String, far: String)]
    private let destination: String

    /// - Parameter isToFile: Whether one file gets a name, or several go to a folder.
    init(_ command: String, isToFile: Bool) throws {
      self.command = command
      sandbox = try Sandbox("dnd-host")
      for name in ["home", "state", "runtime", "tmp", "far", "near"] {
        try sandbox.makeDirectory(sandbox.path(name))
      }
      var environment = ScriptRun.environment(in: sandbox)
      environment["DND_SSH"] = try TestHost.server.program(in: sandbox).string
      environment["PATH"] = "/usr/bin:/bin"
      self.environment = environment
      names = isToFile ? [("a.txt", "b.txt")] : ["0", "1", "2"].map { ($0, $0) }
      destination = "far:\(sandbox.path("far").string)" + (isToFile ? "/b.txt" : "")
      for (near, _) in names { try sandbox.write("near/\(near)", content(near)) }
    }

    private func content(_ name: String) -> [UInt8] { Array("content of \(name)".utf8) }

    func dnd(_ arguments: [String], orders: [String: String] = [:]) throws -> Tool.Outcome {
      try Tool.dnd(
        environment: environment.merging(orders) { $1 }, directory: sandbox.root
      ).run(arguments)
    }

    func drop(_ orders: [String: String]) throws -> Tool.Outcome {
      let outcome = try dropOnce(orders)
      // What had the name of a tombstone has its own again.
      guard command == "mv", orders.isEmpty, try !isNearEmpty else { return outcome }
      return try dropOnce([:])
    }

    private var isNearEmpty: Bool {
      get throws { try Files.names(in: sandbox.path("near")).isEmpty }
    }

    private func dropOnce(_ orders: [String: String]) throws -> Tool.Outcome {
      // Without a terminal, nobody knows that an earlier move was the same command.
      let here = try Files.names(in: sandbox.path("near"))
      let left = names.map(\.near).filter(here.contains)
      return try dnd(
        [command] + (left.isEmpty ? names.map(\.near) : left).map { "near/\($0)" } + [destination],
        orders: orders)
    }

    func check(_ what: String) {
      for (near, far) in names {
        if let there = try? sandbox.read("far/\(far)") {
          #expect(there == content(near), "\(what): \(far) is not whole")
        } else {
          #expect(isNear(near), "\(what): \(near) is lost")
        }
      }
    }

    /// Whether a source is there, perhaps with a tombstone name.
    private func isNear(_ name: String) -> Bool {
      let names = (try? Files.names(in: sandbox.path("near"))) ?? []
      return names.contains { found in
        (found == name || found.hasPrefix(".dnd-") && found.hasSuffix("-\(name)"))
          && (try? sandbox.read("near/\(found)")) == content(name)
      }
    }

    func checkFinished(_ what: String) throws {
      check(what)
      #expect(try Files.names(in: sandbox.path("far")) == names.map(\.far), "\(what)")
      let left = try Files.names(in: sandbox.path("near"))
      #expect(left == (command == "mv" ? [] : names.map(\.near)), "\(what)")
    }
  }

  @Test(
    "A 'mv' or 'cp' to a host that is killed loses nothing, and the same again finishes it",
    arguments: ["mv", "cp"], [false, true])
  func killed(command: String, isToFile: Bool) throws {
    try HostKills.atEachCall { () throws in
      try Desk(command, isToFile: isToFile)
    } _: {
      desk, again, number throws in
      // Everything was moved before the kill.
      let isOver = command == "mv" && again.status == 66
      // A copy that is recorded as placed has its name, as on this machine.
      let isTaken = command == "cp" && isToFile && again.status == 73
      #expect(
        again.status == 0 || isOver || isTaken,
        "\(command) killed at \(number): \(again.errorText)")
      #expect(try desk.dnd(["list", "-q"]).outputText == "", "\(command) killed at \(number)")
    }
  }
}
