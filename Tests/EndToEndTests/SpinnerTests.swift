import SystemPackage
import TestSupport
import Testing

/// The spinner in a terminal during work without progress information.
@Suite struct SpinnerTests {
  private let sandbox: Sandbox
  private let environment: [String: String]
  private static let frames = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"

  init() throws {
    sandbox = try Sandbox("dnd-spinner")
    for directory in ["work", "home", "tmp", "runtime"] {
      try sandbox.makeDirectory(sandbox.path(directory))
    }
    var environment = ScriptRun.environment(in: sandbox)
    environment["TERM"] = "xterm"
    environment["DND_SESSION"] = "s"
    self.environment = environment
    try sandbox.write("work/a.txt", "a")
    let dnd = try Tool.dnd(environment: environment, directory: sandbox.path("work"))
    let outcome = try dnd.run([
      "lift", "a.txt", "--session", "s", "--promise",
      "html=until [ -e go ]; do sleep 0.02; done; printf made",
    ])
    try #require(outcome.status == 0, "\(outcome.errorText)")
  }

  private func terminal(_ arguments: String) throws -> Terminal {
    let dnd = try Tool.dnd(environment: environment, directory: sandbox.path("work")).executable
    return try Terminal(
      try #require(Tool.named("sh")).executable, ["-c", "'\(dnd)' \(arguments); echo status $?"],
      environment: environment, directory: sandbox.path("work"))
  }

  @Test(arguments: [
    ("drop out -p -a html", "made a.html"), ("load -a html > loaded", "status 0"),
    ("drop - -a html > dropped", "wrote"),
    ("load -a html --progress always -o file", "status 0"),
  ])
  func itTurnsAndTellsTheTimeThatHasPassed(arguments: String, end: String) throws {
    let terminal = try terminal(arguments)
    let first = try terminal.wait(for: "making")
    #expect(first.contains { Self.frames.contains($0) })
    let seen = try terminal.wait(for: "2 s")
    #expect(seen.contains("1 s  "))
    #expect(seen.contains("a.txt"))
    #expect(Set(seen.filter(Self.frames.contains)).count > 3)
    #expect(!seen.contains("%"))
    try sandbox.write("work/go", "")
    try terminal.wait(for: end)
    try terminal.wait(for: "status 0")
  }

  @Test(arguments: ["--progress never", "-q --progress never", "2> errors"])
  func nothingTurnsWhereNobodyWantsToSeeIt(options: String) throws {
    let terminal = try terminal(
      "drop out -p -a html --keep \(options) & sleep 1; touch go; wait $!")
    let seen = try terminal.wait(for: "status 0")
    #expect(!seen.contains("making"))
    #expect(!seen.contains { Self.frames.contains($0) })
  }
}
