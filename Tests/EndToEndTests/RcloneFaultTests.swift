import Glibc
import SystemPackage
import TestSupport
import Testing

/// A drop to a store of which something ends in the middle: `rclone`, the server, or the drop itself.
@Suite(.serialized) struct RcloneFaultTests {
  private struct Setting {
    let sandbox: Sandbox
    let store: TestStore.Served
    let environment: [String: String]
    private var session = ""

    init(_ store: TestStore) throws {
      sandbox = try Sandbox()
      self.store = try store.serve(in: sandbox)
      for name in ["work", "home", "bin", "tmp", "runtime"] {
        try sandbox.makeDirectory(sandbox.path(name))
      }
      var environment = ScriptRun.environment(in: sandbox)
      environment.merge(self.store.environment) { $1 }
      // Slow enough that everything below happens in the middle of the file.
      environment["RCLONE_BWLIMIT"] = "1M"
      self.environment = environment
      try sandbox.write("work/big", [UInt8](repeating: 7, count: 64 << 20))
      let lift = try dnd.run(["lift", "-q", "big"])
      #expect(lift.status == 0, "\(lift.errorText)")
      session = lift.outputText.split(separator: "\n").first.map(String.init) ?? ""
    }

    var dnd: Tool {
      get throws { try Tool.dnd(environment: environment, directory: sandbox.path("work")) }
    }

    /// Runs a shell around the drop, which `$dnd` names and whose number is `$!`.
    ///
    /// A drop that waits for a server takes nearly a minute, and is slow to begin beside other tests.
    func drop(_ meanwhile: String) throws -> Tool.Outcome {
      let dnd = try dnd
      let outcome = try Tool(
        "/bin/bash", environment: environment, directory: sandbox.path("work")
      ).run(
        [
          "-c",
          """
          # Otherwise the drop would ignore an interrupt.
          set -m
          \(dnd.executable.string) drop --move --session '\(session)' \
            '\(store.host):\(store.prefix)' & drop=$!
          within() { for ((i = 0; i < 1200; i++)); do "$@" && return; sleep 0.05; done; return 1; }
          # Other files are sent to find out what the store can do.
          begun() { [[ -n $(find "$XDG_RUNTIME_DIR" -lname '*/work/big' 2>/dev/null) ]]; }
          within begun || echo never
          \(meanwhile)
          wait $drop; echo "status $?"
          """,
        ], limit: .seconds(240))
      #expect(!outcome.outputText.contains("never"))
      return outcome
    }

    /// Finishes the drop, and expects that exactly the file is there.
    func finish() throws {
      var environment = environment
      environment["RCLONE_BWLIMIT"] = nil
      let dnd = try Tool.dnd(environment: environment, directory: sandbox.path("work"))
      let outcome = try dnd.run([
        "drop", "--move", "--session", session, "\(store.host):\(store.prefix)",
      ])
      #expect(outcome.status == 0, "\(outcome.errorText)")
      #expect(sandbox.list("work").isEmpty)
      let root = String(store.root.string.dropFirst(sandbox.root.string.count + 1))
      #expect(sandbox.list(root) == ["big"])
      #expect(try sandbox.read("\(root)/big").count == 64 << 20)
    }

    /// The names of files that are not hidden.
    var names: [String] {
      sandbox.list(String(store.root.string.dropFirst(sandbox.root.string.count + 1)))
        .filter { !$0.hasPrefix(".") }
    }

    func expectUnharmed() throws {
      #expect(names.isEmpty)
      #expect(try sandbox.read("work/big").count == 64 << 20)
    }
  }

  private static let stores = TestStore.available.filter { $0.kind == .webdav }

  @Test("An rclone that is killed ends the drop, and nothing has its name", arguments: stores)
  func rcloneKilled(store: TestStore) throws {
    let setting = try Setting(store)
    let outcome = try setting.drop("pkill -KILL -P $drop")
    #expect(outcome.outputText.contains("status 1"), "\(outcome.outputText) \(outcome.errorText)")
    #expect(outcome.errorText.contains("the connection to"), "\(outcome.errorText)")
    try setting.expectUnharmed()
    #expect(setting.sandbox.list("run").isEmpty)
  }

  @Test("A drop that is killed leaves no rclone", arguments: stores)
  func dropKilled(store: TestStore) throws {
    let setting = try Setting(store)
    let outcome = try setting.drop(
      "rclone=$(pgrep -P $drop); kill -KILL $drop; gone() { ! kill -0 $rclone 2>/dev/null; }; within gone && echo gone"
    )
    #expect(outcome.outputText.contains("gone"), "\(outcome.outputText) \(outcome.errorText)")
    try setting.expectUnharmed()
    try setting.finish()
  }

  // A terminal sends it to every process of the drop.
  @Test(
    "An interrupted drop ends soon, and leaves no rclone", arguments: stores,
    ["INT", "TERM"])
  func interrupted(store: TestStore, signal: String) throws {
    let setting = try Setting(store)
    let outcome = try setting.drop(
      "rclone=$(pgrep -P $drop); begin=${EPOCHREALTIME/./}; kill -\(signal) -- -$drop; wait $drop; "
        + "echo took $(((${EPOCHREALTIME/./} - begin) / 1000)); kill -0 $rclone 2>/dev/null "
        + "&& echo alive"
    )
    #expect(!outcome.outputText.contains("alive"), "\(outcome.outputText) \(outcome.errorText)")
    #expect(
      outcome.outputText.contains("status \(signal == "INT" ? 130 : 143)"), "\(outcome.outputText)")
    let took = outcome.outputText.split(separator: "\n").first { $0.hasPrefix("took") }
    #expect(
      took.flatMap { Int($0.dropFirst(5)) }.map { $0 < 5000 } == true, "\(outcome.outputText)")
    try setting.expectUnharmed()
    #expect(setting.sandbox.list("run").isEmpty)
  }

  @Test(
    "An interrupted drop does not wait for a server that answers nothing",
    arguments: TestStore.available.filter { [.webdav, .s3].contains($0.kind) })
  func interruptedWhileFrozen(store: TestStore) throws {
    let setting = try Setting(store)
    guard let server = setting.store.server else { return }
    let outcome = try setting.drop(
      "server=$(pgrep -P \(server)); rclone=$(pgrep -P $drop); kill -STOP $server; "
        + "kill -INT -- -$drop; gone() { ! kill -0 $drop 2>/dev/null; }; within gone || echo late; "
        + "kill -0 $rclone 2>/dev/null && echo alive; kill -CONT $server")
    #expect(outcome.outputText.contains("status 130"), "\(outcome.outputText)")
    #expect(!outcome.outputText.contains("late"), "\(outcome.outputText) \(outcome.errorText)")
    #expect(!outcome.outputText.contains("alive"), "\(outcome.outputText) \(outcome.errorText)")
    try setting.expectUnharmed()
    #expect(setting.sandbox.list("run").isEmpty)
  }

  @Test("No argument, message or record has a secret of the configuration", arguments: stores)
  func secrets(store: TestStore) throws {
    let setting = try Setting(store)
    let outcome = try setting.drop(
      "tr '\\0' ' ' < /proc/$drop/cmdline; tr '\\0' ' ' < /proc/$(pgrep -P $drop)/cmdline; "
        + "kill -KILL $(pgrep -P $drop); wait $drop; \(try setting.dnd.executable.string) log --json"
    )
    #expect(outcome.outputText.contains("rcd"), "\(outcome.outputText)")
    #expect(!(outcome.outputText + outcome.errorText).contains("CANARY"))
  }

  @Test("A server that ends fails the item, and nothing has its name", arguments: stores)
  func serverKilled(store: TestStore) throws {
    let setting = try Setting(store)
    guard let server = setting.store.server else { return }
    let outcome = try setting.drop("pkill -KILL -P \(server)")
    #expect(outcome.status == 0)
    #expect(!outcome.outputText.contains("status 0"), "\(outcome.outputText) \(outcome.errorText)")
    try setting.expectUnharmed()
  }

  @Test(
    "A server that accepts and never answers ends the drop within a minute",
    arguments: TestStore.available.filter { [.webdav, .s3].contains($0.kind) })
  func frozen(store: TestStore) throws {
    let setting = try Setting(store)
    guard let server = setting.store.server else { return }
    let outcome = try setting.drop(
      "server=$(pgrep -P \(server)); begin=$SECONDS; kill -STOP $server; wait $drop; status=$?; "
        + "kill -CONT $server; echo took $((SECONDS - begin)); (exit $status)")
    #expect(outcome.outputText.contains("status 1"), "\(outcome.outputText) \(outcome.errorText)")
    #expect(outcome.errorText.contains("was lost"), "\(outcome.errorText)")
    let took = outcome.outputText.split(separator: "\n").first { $0.hasPrefix("took") }
    #expect(
      took.flatMap { Int($0.dropFirst(5)) }.map { $0 <= 60 } == true, "\(outcome.outputText)")
    try setting.expectUnharmed()
    #expect(setting.sandbox.list("run").isEmpty)
  }
}
