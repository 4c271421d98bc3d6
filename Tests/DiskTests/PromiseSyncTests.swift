import SystemPackage
import TestSupport
import Testing

/// The calls of a load that wait for the disk: results that can be made again are not synced.
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
    "The result of a promise is not synced, neither the first nor a later one",
    arguments: ["printf made", "printf made > \"$DND_OUTPUT\""])
  func promises(command: String) throws {
    #expect(
      try dnd.run(["lift", "-q", "--session", "s", "--promise", "html=\(command)"]).status == 0)
    #expect(try syncs("load", "-q", "--session", "s") == [])
    #expect(try syncs("load", "-q", "--session", "s") == [])
    #expect(try syncs("load", "-q", "--session", "s", "--fresh", "--path") == [])
  }

  @Test("A file made from data of the session is not synced")
  func paths() throws {
    #expect(try dnd.run(["lift", "-q", "--session", "s", "--data", "text=a"]).status == 0)
    #expect(try syncs("load", "-q", "--session", "s", "--path") == [])
  }

  @Test("Data kept by a lift is synced")
  func kept() throws {
    #expect(try syncs("lift", "-q", "--session", "s", "--data", "text=a") != [])
    #expect(try syncs("add", "-q", "--session", "s", "--data", "html=a") != [])
  }
}
