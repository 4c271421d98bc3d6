import Glibc
import SystemPackage
import TestSupport
import Testing

/// A host that wants a password: `ssh` asks for it on the terminal, and nobody else.
@Suite(
  .enabled(
    if: TestHost.asyncssh.isAvailable, "python3-asyncssh is missing, or this user is not root"))
struct PasswordTests {
  private let sandbox: Sandbox
  private let environment: [String: String]
  private let program: FilePath

  init() throws {
    sandbox = try Sandbox("dnd-password")
    for name in ["home", "run", "far"] { try sandbox.makeDirectory(sandbox.path(name)) }
    try sandbox.write("a.txt", "text")
    environment = [
      "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TERM": "xterm",
      "HOME": sandbox.path("home").string, "XDG_RUNTIME_DIR": sandbox.path("run").string,
      "DND_SSH": try TestHost.program(in: sandbox, password: "opensesame").string,
    ]
    program = try Tool.dnd(environment: environment, directory: sandbox.root).executable
    let lifted = try Tool(program, environment: environment, directory: sandbox.root)
      .run(["lift", "-q", "--session", "s", "a.txt"])
    try #require(lifted.status == 0, "\(lifted.errorText)")
  }

  private var dropping: [String] {
    ["drop", "--session", "s", "far:\(sandbox.path("far").string)"]
  }

  private func terminal() throws -> Terminal {
    try Terminal(
      "/bin/sh",
      ["-c", "trap : INT; \"$@\"; echo \"ended with $?\"", "sh", program.string] + dropping,
      environment: environment, directory: sandbox.root)
  }

  @Test func aPasswordIsAskedOnceOnTheTerminalAndIsNotShown() throws {
    let terminal = try terminal()
    try terminal.wait(for: "password:")
    try terminal.type("opensesame\n")
    try terminal.wait(for: "copied a.txt")
    #expect(!terminal.output.contains("opensesame"))
    #expect(sandbox.list("far") == ["a.txt"])
  }

  @Test func aWrongPasswordIsAskedForAgain() throws {
    let terminal = try terminal()
    try terminal.wait(for: "password:")
    try terminal.type("wrong\n")
    try terminal.wait(for: "password:")
    try terminal.type("opensesame\n")
    try terminal.wait(for: "copied a.txt")
  }

  @Test func ctrlCAtTheQuestionEndsBoth() throws {
    let terminal = try terminal()
    try terminal.wait(for: "password:")
    try terminal.type("\u{3}")
    try terminal.wait(for: "ended with 130")
    #expect(sandbox.list("far") == [])
    // The last command line of `ssh` names the configuration.
    let left = try Tool.named("pgrep")?.run(["-f", "ssh -F \(sandbox.path("far-config").string)"])
    #expect(left?.outputText == "", "ssh is still running")
  }

  @Test func withoutATerminalNobodyIsAsked() throws {
    let outcome = try Tool(program, environment: environment, directory: sandbox.root)
      .run(dropping, limit: .seconds(30))
    #expect(outcome.status == 69)
    #expect(outcome.errorText.contains("Permission denied"))
    #expect(sandbox.list("far") == [])
  }
}
