import SystemPackage
import TestSupport

/// A sandbox in which `dnd` runs in a terminal that the test plays.
struct PlayedTerminal {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private var environment: [String: String] {
    Tool.plainEnvironment.merging([
      "DND_STATE_HOME": sandbox.path("state").string, "DND_SESSION": "work", "TERM": "xterm",
      // It is asked also where what is typed meanwhile would be lost.
      "KITTY_WINDOW_ID": "1",
    ]) { _, new in new }
  }

  /// Runs `dnd` without a terminal.
  func dnd(_ arguments: [String]) throws -> Tool.Outcome {
    try Tool.dnd(environment: environment, directory: sandbox.root).run(arguments)
  }

  /// A terminal in which a line of shell runs that prints its status.
  func run(_ line: String) throws -> Terminal {
    let program = try Tool.dnd(environment: [:], directory: "/").executable
    var variables = environment
    variables["PATH"] = "\(program.removingLastComponent().string):\(variables["PATH"] ?? "")"
    return try Terminal(
      "/bin/sh", ["-c", "\(line); echo status $?; read _"], environment: variables,
      directory: sandbox.root)
  }
}
