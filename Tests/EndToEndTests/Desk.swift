import Glibc
import SystemPackage
import TestSupport
import Testing

/// A user with a few files who works at several terminals at once.
final class Desk {
  /// A shell as it is without anybody's settings.
  enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// How the shell is started where somebody types.
    var arguments: [String] {
      switch self {
      case .bash: ["--norc", "--noprofile", "-i"]
      case .zsh: ["-f", "-i"]
      case .fish: ["--no-config", "-i"]
      }
    }

    /// The variable that has the last status.
    var status: String { self == .fish ? "$status" : "$?" }

    var isInstalled: Bool { Tool.named(rawValue) != nil }

    static let installed = allCases.filter(\.isInstalled)
  }

  /// What a line said, and how it ended.
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

  /// Opens one more terminal with a shell in it.
  func sit(_ shell: Shell = .bash) throws -> Seat {
    let tool = try #require(Tool.named(shell.rawValue), "install \(shell.rawValue)")
    let terminal = try Terminal(
      tool.executable, shell.arguments, environment: environment, directory: sandbox.path("work"))
    return Seat(self, terminal, shell)
  }

  /// Runs a line of `sh` without any terminal, as cron does.
  func withoutTerminal(_ line: String) throws -> Answer {
    let tool = Tool("/bin/sh", environment: environment, directory: sandbox.path("work"))
    let outcome = try tool.run(["-c", line])
    return Answer(
      status: outcome.status ?? -1, output: outcome.outputText, errors: outcome.errorText)
  }

  private var answers = 0

  /// A fresh name for the files that a line's answer goes to.
  func nextAnswer() -> String {
    answers += 1
    return sandbox.path("tmp/answer-\(answers)").string
  }

  /// What `name` in the sandbox holds; nil while it is not there, or not whole.
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

/// A shell at a terminal of its own, into which lines are typed.
struct Seat {
  let desk: Desk
  let terminal: Terminal
  let shell: Desk.Shell

  init(_ desk: Desk, _ terminal: Terminal, _ shell: Desk.Shell) {
    self.desk = desk
    self.terminal = terminal
    self.shell = shell
  }

  /// Types a line, and waits until the shell is done with it.
  ///
  /// - Parameter line: `>` stands for where its output and errors go, if it says so.
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

  /// Types a call of `dnd` and answers what it said.
  func dnd(_ arguments: String) throws -> Desk.Answer { try run("dnd \(arguments) @") }

  /// The session that a command typed here would act on; nil where there is none.
  var current: String? {
    get throws {
      let answer = try dnd("list --json")
      let current = answer.output.split(separator: "}").first { $0.contains(#""current":true"#) }
      return current?.split(separator: "\"session\":\"").last?.split(separator: "\"").first.map(
        String.init)
    }
  }
}
