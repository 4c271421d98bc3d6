import Glibc
package import SystemPackage

/// One run of a script, in an isolated sandbox.
///
/// `HOME`, `DND_STATE_HOME` and the XDG directories are in the sandbox, `PATH` is fixed with the
/// tested program first, the locale is `C.UTF-8`, and no other variable is inherited.
package final class ScriptRun {
  package enum Result: Equatable { case passed, skipped(String) }

  /// A failed expectation, with details for finding the cause.
  package struct Failure: Error, CustomStringConvertible {
    package var script: String
    package var line: Int
    package var reason: String
    package var report: String
    package var description: String { "\(script):\(line): \(reason)\n\(report)" }
  }

  private let script: Script
  private let sandbox: Sandbox
  /// A directory in memory, as sensitive data requires.
  private let memory: Sandbox?
  private let shell: ScriptShell
  private var last: (line: Int, text: String, status: Int32)?
  private var unmentioned: [Script.Stream] = []
  private var input = "/dev/null"

  // A command may read the output of the one before it, so they do not share files.
  private var commands = 0
  private var output: FilePath { sandbox.path("streams/\(commands).out") }
  private var errors: FilePath { sandbox.path("streams/\(commands).err") }
  private var work: FilePath { sandbox.path("work") }
  /// The maximum number of files listed in a failure.
  private static let listed = 40

  /// Prepares the sandbox.
  ///
  /// - Parameters:
  ///   - program: The program that `dnd` runs in the script.
  ///   - limit: The time limit of one command; long enough for commands that try every call on a
  ///     busy machine.
  package init(_ script: Script, program: FilePath, limit: Duration = .seconds(300)) throws {
    self.script = script
    sandbox = try Sandbox("dnd-script")
    for directory in ["work", "home", "streams", "bin", "tmp", "runtime"] {
      try sandbox.makeDirectory(sandbox.path(directory))
    }
    chmod(sandbox.path("runtime").string, 0o700)
    guard symlink(program.string, sandbox.path("bin/dnd").string) == 0 else {
      throw Errno(rawValue: errno)
    }
    _ = try? TestHost.server.program(in: sandbox)
    for file in script.files { try sandbox.write("work/\(file.path)", file.bytes) }
    var environment = Self.environment(in: sandbox)
    environment["DND_SSH"] = sandbox.path("far-ssh").string
    if TestDatabase.isAvailable, script.usesDatabase {
      environment["DATABASE"] = try TestDatabase.common.get().newDatabase()
    }
    memory = try? Sandbox("dnd-runtime", in: "/dev/shm")
    if let memory { environment["XDG_RUNTIME_DIR"] = memory.root.string }
    shell = try ScriptShell(
      environment: environment, directory: sandbox.path("work"), limit: limit)
  }

  /// The environment of a user who has only the sandbox.
  package static func environment(in sandbox: Sandbox) -> [String: String] {
    let home = sandbox.path("home").string
    return [
      "HOME": home, "DND_STATE_HOME": sandbox.path("state").string,
      "XDG_STATE_HOME": "\(home)/.local/state", "XDG_CONFIG_HOME": "\(home)/.config",
      "XDG_DATA_HOME": "\(home)/.local/share", "XDG_CACHE_HOME": "\(home)/.cache",
      "XDG_RUNTIME_DIR": sandbox.path("runtime").string, "TMPDIR": sandbox.path("tmp").string,
      "PATH": "\(sandbox.path("bin").string):/usr/local/bin:/usr/bin:/bin",
      "LC_ALL": "C.UTF-8", "TZ": "UTC", "TERM": "dumb",
      // Worked examples are tested in their own directory.
      "EXAMPLES": SourceTree.root.appending("Examples").string,
    ]
  }

  /// Runs every step; throws a `Failure` at the first one that fails.
  package func run() throws -> Result {
    for step in script.steps {
      do {
        if let reason = try perform(step.directive, line: step.line) { return .skipped(reason) }
      } catch ScriptShell.Failure.timedOut {
        throw failure(step.line, "it did not end in time")
      } catch ScriptShell.Failure.shellEnded {
        throw failure(step.line, "the script's shell ended")
      }
    }
    try expectSilence()
    return .passed
  }

  /// Performs a step; returns the reason to skip the rest, if any.
  private func perform(_ directive: Script.Directive, line: Int) throws -> String? {
    switch directive {
    case .skip(let condition, let unless):
      return try holds(condition) != unless ? "[\(unless ? "!" : "")\(condition)]" : nil
    case .command(let text, let mustFail):
      try expectSilence()
      last = (line, text, 0)
      unmentioned = [.stdout, .stderr]
      commands += 1
      let status = try shell.run(text, input: input, streams: (output, errors))
      last = (line, text, status)
      input = "/dev/null"
      if (status != 0) != mustFail {
        throw failure(line, mustFail ? "it succeeded" : "it failed")
      }
    case .status(let wanted):
      if last?.status != wanted { throw failure(line, "the status is not \(wanted)") }
    case .matches(let stream, let pattern, let wanted):
      unmentioned.removeAll { $0 == stream }
      let regex = try Regex(pattern).anchorsMatchLineEndings().matchingSemantics(.unicodeScalar)
      if try text(of: stream).contains(regex) != wanted {
        throw failure(line, "\(stream) \(wanted ? "has no" : "has a") match for '\(pattern)'")
      }
    case .empty(let stream):
      unmentioned.removeAll { $0 == stream }
      if try !text(of: stream).isEmpty { throw failure(line, "\(stream) is not empty") }
    case .compare(let words):
      unmentioned.removeAll { words.contains($0.rawValue) }
      try check(
        """
        set -- \(words); a=$1 b=$2; for v in a b; do case ${!v} in \
        stdout) eval $v='$out';; stderr) eval $v='$err';; esac; done; cmp -- "$a" "$b"
        """, line, "the bytes differ: \(words)")
    case .exists(let words, let wanted):
      let there = "[ -e \"$f\" ] || [ -L \"$f\" ]"
      try check(
        "(for f in \(words); do \(wanted ? "" : "! ") { \(there); } || exit 1; done)", line,
        wanted ? "missing: \(words)" : "there, though it must not be: \(words)")
    case .shell(let text): try check(text, line, "bash refused it")
    case .input(let word): input = word
    }
    return nil
  }

  /// Runs a line of the runner itself, without its output.
  private func check(_ text: String, _ line: Int, _ reason: String) throws {
    if try shell.run(text, streams: nil) != 0 { throw failure(line, reason) }
  }

  private func holds(_ condition: String) throws -> Bool {
    if condition == "root" { return getuid() == 0 }
    if condition == "database" { return TestDatabase.isAvailable }
    if condition == "far" { return TestHost.server.isAvailable }
    guard condition.hasPrefix("exec:") else {
      throw failure(script.steps[0].line, "no condition is called '\(condition)'")
    }
    return Tool.named(String(condition.dropFirst("exec:".count))) != nil
  }

  private func expectSilence() throws {
    guard let last else { return }
    for stream in unmentioned where try !text(of: stream).isEmpty {
      throw failure(last.line, "\(stream) is not empty and nothing is said about it")
    }
  }

  private func text(of stream: Script.Stream) throws -> String {
    String(decoding: try Files.read(stream == .stdout ? output : errors), as: UTF8.self)
  }

  private func failure(_ line: Int, _ reason: String) -> Failure {
    var report = ""
    if let last {
      report += "command (line \(last.line)): \(last.text)\nstatus: \(last.status)\n"
    }
    for stream in [Script.Stream.stdout, .stderr] {
      report += "--- \(stream)\n\((try? text(of: stream)) ?? "")"
      if !report.hasSuffix("\n") { report += "\n" }
    }
    let files = listing(work, "")
    report += "--- files\n" + files.prefix(Self.listed).joined(separator: "\n")
    if files.count > Self.listed { report += "\n  … and \(files.count - Self.listed) more" }
    return Failure(script: script.path, line: line, reason: reason, report: report)
  }

  private func listing(_ directory: FilePath, _ prefix: String) -> [String] {
    ((try? Files.names(in: directory)) ?? []).flatMap { name -> [String] in
      let path = directory.appending(name)
      guard (try? Files.kind(path)) == .directory else { return ["  \(prefix)\(name)"] }
      return ["  \(prefix)\(name)/"] + listing(path, "\(prefix)\(name)/")
    }
  }
}

extension Script {
  /// Whether the script has the condition `database`.
  fileprivate var usesDatabase: Bool {
    steps.contains {
      if case .skip(condition: "database", _) = $0.directive { true } else { false }
    }
  }
}
