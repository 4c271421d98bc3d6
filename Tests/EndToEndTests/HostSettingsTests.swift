import Glibc
import SystemPackage
import TestSupport
import Testing

/// Hosts whose `sshd` is set up in ways that leave less to a client.
@Suite(.enabled(if: TestHost.daemon.isAvailable)) struct HostSettingsTests {
  /// A file, and a host with further lines in the configuration of its server.
  private struct Desk {
    let sandbox: Sandbox
    let environment: [String: String]

    init(server: String = "") throws {
      sandbox = try Sandbox("dnd-settings")
      for name in ["home", "state", "runtime", "tmp", "far", "near"] {
        try sandbox.makeDirectory(sandbox.path(name))
      }
      var environment = ScriptRun.environment(in: sandbox)
      environment["DND_SSH"] = try TestHost.daemon.program(in: sandbox).string
      environment["PATH"] = "/usr/bin:/bin"
      self.environment = environment
      try append(server, to: "far-sshd")
      try sandbox.write("a", "text")
    }

    func append(_ lines: String, to name: String) throws {
      try sandbox.write(name, try sandbox.read(name) + Array((lines + "\n").utf8))
    }

    var far: String { "far:\(sandbox.path("far").string)" }

    func dnd(_ arguments: String...) throws -> Tool.Outcome {
      try Tool.dnd(environment: environment, directory: sandbox.root)
        .run(arguments, limit: .seconds(60))
    }
  }

  @Test("A host that runs no commands takes and gives files, which are read back")
  func forcedSFTP() throws {
    let desk = try Desk(server: "ForceCommand internal-sftp")
    _ = try desk.dnd("lift", "-q", "--session", "s", "a")
    let moved = try desk.dnd("drop", "--session", "s", "--move", desk.far, "--json")
    #expect(moved.status == 0, "\(moved.errorText)")
    #expect(moved.outputText.contains("\"verified\":\"cache\""))
    #expect(try desk.dnd("mv", "-q", "\(desk.far)/a", "near").status == 0)
    #expect(try desk.sandbox.read("near/a") == Array("text".utf8))
    #expect(try Files.names(in: desk.sandbox.path("far")) == [])
  }

  @Test("In a host's own root, paths are those that it shows")
  func changedRoot() throws {
    // Nobody else may write to a directory above a root.
    let jail = try Sandbox("dnd-root", in: "/run")
    #expect(chmod(jail.root.string, 0o755) == 0)
    try jail.makeDirectory(jail.path("in"))
    let desk = try Desk(
      server: "ForceCommand internal-sftp\nChrootDirectory \(jail.root.string)")
    _ = try desk.dnd("lift", "-q", "--session", "s", "a")
    let moved = try desk.dnd("drop", "--session", "s", "--move", "far:/in")
    #expect(moved.status == 0, "\(moved.errorText)")
    #expect(try jail.read("in/a") == Array("text".utf8))
    let undone = try desk.dnd("undo", "-q", "--session", "s")
    #expect(undone.status == 0, "\(undone.errorText)")
    #expect(try desk.sandbox.read("a") == Array("text".utf8))
    #expect(try Files.names(in: jail.path("in")) == [])
  }

  @Test("A host where nothing can be removed gets no second copies, and its hidden files are named")
  func nothingRemoved() throws {
    let desk = try Desk()
    let settings = String(decoding: try desk.sandbox.read("far-sshd"), as: UTF8.self)
    try desk.sandbox.write(
      "far-sshd",
      settings.replacing("internal-sftp", with: "internal-sftp -P remove"))
    let moved = try desk.dnd("mv", "-q", "a", desk.far)
    #expect(moved.status == 0, "\(moved.errorText)")
    #expect(moved.errorText.contains("does not let 'far:\(desk.sandbox.path("far").string)/.dnd-"))
    func text(_ name: String) throws -> String {
      String(decoding: try desk.sandbox.read("far/\(name)"), as: UTF8.self)
    }
    let names = try Files.names(in: desk.sandbox.path("far"))
    #expect(try names.filter { try text($0) == "text" } == ["a"])
    let back = try desk.dnd("mv", "-q", "\(desk.far)/a", "near")
    #expect(back.status == 3, "\(back.errorText)")
    #expect(back.errorText.contains("/a' was kept: permission denied"), "\(back.errorText)")
    #expect(try text("a") == "text")
  }

  @Test("A host whose SFTP server does not start is named so, not as one that cannot be reached")
  func serverMissing() throws {
    let desk = try Desk()
    let settings = String(decoding: try desk.sandbox.read("far-sshd"), as: UTF8.self)
    try desk.sandbox.write("far-sshd", settings.replacing("internal-sftp", with: "/bin/false"))
    let refused = try desk.dnd("cp", "a", desk.far)
    #expect(refused.status == 69)
    #expect(refused.errorText.contains("host 'far' has no SFTP server"), "\(refused.errorText)")
  }

  @Test("A host that lets in one session at a time gets everything over it")
  func oneSession() throws {
    let desk = try Desk(server: "MaxSessions 1")
    let large = [UInt8](repeating: 7, count: 20 << 20)
    try desk.sandbox.write("large", large)
    let moved = try desk.dnd("mv", "a", "large", desk.far)
    #expect(moved.status == 0, "\(moved.errorText)")
    #expect(try desk.sandbox.read("far/large") == large)
    #expect(try Files.names(in: desk.sandbox.path("far")) == ["a", "large"])
    #expect(Files.exists(desk.sandbox.path("a")) == false)
  }

  @Test("A host with another key than before gets nothing")
  func changedKey() throws {
    let desk = try Desk()
    let other = try Desk()
    let key = String(decoding: try other.sandbox.read("far-host.pub"), as: UTF8.self)
    try desk.sandbox.write("far-known", "far-key \(key)")
    let refused = try desk.dnd("mv", "a", desk.far)
    #expect(refused.status == 69)
    #expect(refused.errorText.contains("is not the known one"), "\(refused.errorText)")
    try desk.sandbox.write("far-known", "")
    let unknown = try desk.dnd("mv", "a", desk.far)
    #expect(unknown.status == 69)
    #expect(unknown.errorText.contains("is not the known one"), "\(unknown.errorText)")
    #expect(Files.exists(desk.sandbox.path("a")))
    #expect(try Files.names(in: desk.sandbox.path("far")) == [])
  }

  @Test("A connection that the user's ssh keeps open is used, and stays")
  func keptConnection() throws {
    let desk = try Desk()
    let socket = desk.sandbox.path("kept").string
    try desk.append(
      "  ControlMaster auto\n  ControlPath \(socket)\n  ControlPersist 10m", to: "far-config")
    defer {
      var ssh = Tool.named("ssh")
      ssh?.directory = desk.sandbox.root
      _ = try? ssh?.run(["-F", desk.sandbox.path("far-config").string, "-O", "exit", "far"])
    }
    for _ in 0..<2 {
      // The streams of a kept connection must not keep those of the command open.
      let copied = try desk.dnd("cp", "-q", "a", desk.far)
      #expect(copied.status == 0, "\(copied.errorText)")
    }
    #expect(Files.exists(desk.sandbox.path("kept")))
    let log = String(decoding: try desk.sandbox.read("far-log"), as: UTF8.self)
    #expect(log.split(separator: "\n").count { $0.contains("Accepted") } <= 1, "\(log)")
  }

  @Test("A lift of a large file fetches nothing but its beginning")
  func lazily() throws {
    let desk = try Desk()
    let path = try desk.sandbox.write("far/large", "")
    #expect(truncate(path.string, 1 << 30) == 0)
    let lifted = try desk.dnd("lift", "-q", "\(desk.far)/large")
    #expect(lifted.status == 0, "\(lifted.errorText)")
    let kept = try #require(Tool.named("du")).run(["-s", desk.sandbox.path("state").string])
    let size = try #require(Int(kept.outputText.split(separator: "\t")[0]))
    #expect(size < 1024, "\(kept.outputText)")
  }
}
