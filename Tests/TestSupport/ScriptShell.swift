import Glibc
import SystemPackage

/// A bash in a terminal session of its own that runs the command lines of one script.
///
/// Commands share the session, as in a user's terminal, so that one command finds what the previous
/// one stored for "this terminal", and other scripts do not.
final class ScriptShell {
  private let process: ChildProcess
  private let commands: FileDescriptor
  private let answers: FileDescriptor
  private let limit: Duration

  enum Failure: Error { case timedOut, shellEnded }

  /// Starts the shell.
  ///
  /// - Parameters:
  ///   - limit: The time limit of one command, after which everything is killed.
  init(environment: [String: String], directory: FilePath, limit: Duration) throws {
    let (commandsEnd, commands) = try Pipe.make()
    let (answers, answersEnd) = try Pipe.make()
    let (none, noneEnd) = try Pipe.make()
    defer { for end in [commandsEnd, answersEnd, none, noneEnd] { try? end.close() } }
    process = try ChildProcess(
      "/bin/bash", ["--norc", "--noprofile"].map { Array($0.utf8) }, environment: environment,
      directory: directory,
      streams: [
        .descriptor(commandsEnd), .path("/dev/null", .writeOnly), .path("/dev/null", .writeOnly),
        .descriptor(answersEnd),
      ])
    self.commands = commands
    self.answers = answers
    self.limit = limit
  }

  deinit {
    try? commands.close()
    kill(-process.id, SIGKILL)
    _ = process.wait()
    try? answers.close()
  }

  /// Runs one line in the shell itself, so that variables and directory persist.
  ///
  /// - Parameters:
  ///   - input: The word that names the file for standard input, as bash reads it.
  ///   - streams: The files for standard output and standard error, which the shell then calls
  ///     `out` and `err`; nil discards them.
  /// - Returns: The exit status as in shells.
  func run(
    _ line: String, input: String = "/dev/null", streams: (output: FilePath, errors: FilePath)?
  ) throws -> Int32 {
    let watchdog = Watchdog(over: process, limit: limit)
    let output = Self.quoted(streams?.output.string ?? "/dev/null")
    let errors = Self.quoted(streams?.errors.string ?? "/dev/null")
    let remember = streams == nil ? "" : "out=\(output) err=\(errors);"
    let text = """
      { eval \(Self.quoted(line)); } <\(input) >\(output) 2>\(errors) 3>&-
      { status=$?; \(remember) echo "$status" >&3; }

      """
    _ = try? commands.writeAll(text.utf8)
    var answer: [UInt8] = []
    var byte: [UInt8] = [0]
    while try byte.withUnsafeMutableBytes({ try answers.read(into: $0) }) == 1, byte[0] != 0x0A {
      answer += byte
    }
    if watchdog.callOff() { throw Failure.timedOut }
    guard let status = Int32(String(decoding: answer, as: UTF8.self)) else {
      throw Failure.shellEnded
    }
    return status
  }

  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }
}
