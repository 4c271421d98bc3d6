import SystemPackage
import TestSupport
import Testing

/// Which calls that wait for the disk a load makes: what can be made again is not worth any.
@Suite(.enabled(if: Tool.named("strace") != nil, "strace is not installed"))
struct PromiseSyncTests {
  private let sandbox: Sandbox
  private let dnd: Tool

  init() throws {
    sandbox = try Sandbox("dnd-unsynced")
    dnd = try Tool.dnd(
      environment: ScriptRun.environment(in: sandbox), directory: sandbox.root)
  }

  /// The calls of one command that wait for the disk.
  private func syncs(_ arguments: String...) throws -> [String] {
    var strace = try #require(Tool.named("strace"))
    strace.environment = dnd.environment
    strace.directory = sandbox.root
    let trace = sandbox.path("trace")
    let outcome = try strace.run(
      [
        "-f", "-o", trace.string, "-e",
        "trace=fsync,fdatasync,syncfs,sync,msync,sync_file_range,exit_group",
        dnd.executable.string,
      ] + arguments)
    try #require(outcome.status == 0, "\(outcome.errorText)")
    let calls = String(decoding: try Files.read(trace), as: UTF8.self).split(separator: "\n")
    try #require(calls.contains { $0.contains("exit_group") })
    return calls.map(String.init).filter { $0.contains("sync") }
  }

  @Test(
    "The result of a promise waits for no disk, the first nor a later one",
    arguments: ["printf made", "printf made > \"$DND_OUTPUT\""])
  func promises(command: String) throws {
    #expect(
      try dnd.run(["lift", "-q", "--session", "s", "--promise", "html=\(command)"]).status == 0)
    #expect(try syncs("load", "-q", "--session", "s") == [])
    #expect(try syncs("load", "-q", "--session", "s") == [])
    #expect(try syncs("load", "-q", "--session", "s", "--fresh", "--path") == [])
  }

  @Test("Nor does a file that is made for data which the session has anyway")
  func paths() throws {
    #expect(try dnd.run(["lift", "-q", "--session", "s", "--data", "text=a"]).status == 0)
    #expect(try syncs("load", "-q", "--session", "s", "--path") == [])
  }

  @Test("What a lift is given to keep does")
  func kept() throws {
    #expect(try syncs("lift", "-q", "--session", "s", "--data", "text=a") != [])
    #expect(try syncs("add", "-q", "--session", "s", "--data", "html=a") != [])
  }
}
