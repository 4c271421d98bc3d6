import Glibc
import SystemPackage
import TestSupport
import Testing

/// A user with a few files who works in several terminals at once.
final class Desk {
  /// A shell without user settings.
  enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// The arguments of an interactive shell.
    var arguments: [String] {
      switch self {
      case .bash: ["--norc", "--noprofile", "-i"]
      case .zsh: ["-f", "-i"]
      case .fish: ["--no-config", "-i"]
      }
    }

    /// The variable with the last status.
    var status: String { self == .fish ? "$status" : "$?" }

    var isInstalled: Bool { Tool.named(rawValue) != nil }

    static let installed = allCases.filter(\.isInstalled)
  }

  /// The output and status of a line.
  struct Answer {
    var status: Int32
    var output: String
    var errors: String
  }

  let sandbox: Sandbox
  var environment: [String: String]

  init() throws {
    sandbox = try Sandbox("dnd-desk")
    for directory in ["home", "tmp", "runtime", "work", "bin"] {
      try sandbox.makeDirectory(sandbox.path(directory))
    }
    for name in ["logo.svg", "notes.md", "plain.txt"] { try sandbox.write("work/\(name)", name) }
    environment = ScriptRun.environment(in: sandbox)
    environment["TERM"] = "xterm"
    environment["PS1"] = "ready> "
    environment["HISTFILE"] = "/dev/null"
    let dnd = try Tool.dnd(environment: [:], directory: "/").executable
    guard symlink(dnd.string, sandbox.path("bin/dnd").string) == 0 else {
      throw Errno(rawValue: errno)
    }
  }

  /// Opens another terminal with a shell in it.
  func sit(_ shell: Shell = .bash) throws -> Seat {
    let tool = try #require(Tool.named(shell.rawValue), "install \(shell.rawValue)")
    let terminal = try Terminal(
      tool.executable, shell.arguments, environment: environment, directory: sandbox.path("work"))
    return Seat(self, terminal, shell)
  }

  /// Runs a line of `sh` without a terminal, as cron does.
  func withoutTerminal(_ line: String) throws -> Answer {
    let tool = Tool("/bin/sh", environment: environment, directory: sandbox.path("work"))
    let outcome = try tool.run(["-c", line])
    return Answer(
      status: outcome.status ?? -1, output: outcome.outputText, errors: outcome.errorText)
  }

  private var answers = 0

  /// A new name for the files that receive the output of a line.
  func nextAnswer() -> String {
    answers += 1
    return sandbox.path("tmp/answer-\(answers)").string
  }

  /// The answer in the file `path`; nil while it is missing or incomplete.
  func answer(_ path: String) -> Answer? {
    func text(_ ending: String) -> String? {
      (try? Files.read(FilePath(path + ending))).map { String(decoding: $0, as: UTF8.self) }
    }
    guard let status = text(".status"), status.hasSuffix("\n"),
      let number = Int32(status.dropLast())
    else { return nil }
    return Answer(status: number, output: text(".out") ?? "", errors: text(".err") ?? "")
  }
}

/// A shell in a terminal of its own, into which lines are typed.
struct Seat {
  let desk: Desk
  let terminal: Terminal
  let shell: Desk.Shell

  init(_ desk: Desk, _ terminal: Terminal, _ shell: Desk.Shell) {
    self.desk = desk
    self.terminal = terminal
    self.shell = shell
  }

  /// Types a line, and waits until the shell has run it.
  ///
  /// - Parameter line: A final `@` is replaced by redirections of output and errors.
  func run(_ line: String, to shell: Desk.Shell? = nil) throws -> Desk.Answer {
    let path = desk.nextAnswer()
    let streams = ">'\(path).out' 2>'\(path).err'"
    let typed = line.hasSuffix("@") ? line.dropLast() + streams : line[...]
    try terminal.type("\(typed)\r")
    try terminal.type("echo \((shell ?? self.shell).status) >'\(path).status'\r")
    var found: Desk.Answer?
    try terminal.wait(until: {
      found = desk.answer(path)
      return found != nil
    })
    return try #require(found)
  }

  /// Types a call of `dnd` and returns its answer.
  func dnd(_ arguments: String) throws -> Desk.Answer { try run("dnd \(arguments) @") }

  /// The session that a command typed here would use; nil if there is none.
  var current: String? {
    get throws {
      let answer = try dnd("list --json")
      let sessions = answer.output.split(separator: #"{"session":""#)
      let current = sessions.first { $0.contains(#""current":true"#) }
      return current?.split(separator: "\"").first.map(String.init)
    }
  }
}
