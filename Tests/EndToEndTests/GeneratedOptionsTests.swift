import SystemPackage
import TestSupport
import Testing

/// Checks that the files written by `make generate` match the program's options.
@Suite struct GeneratedOptionsTests {
  private func dnd(in sandbox: Sandbox) throws -> Tool {
    try Tool.dnd(environment: ScriptRun.environment(in: sandbox), directory: sandbox.root)
  }

  /// Reports the files that are stale compared with the options of `program`.
  private func check(_ program: FilePath) throws -> Tool.Outcome {
    let script = "Sources/DNDCommands/Arguments/Generator/generate.py"
    return try #require(Tool.named("python3")).run([
      "-B", SourceTree.root.appending(script).string, "--check", program.string,
    ])
  }

  /// A program with the options of `dnd`, changed by Python code that finds them in `commands`.
  private func program(changedBy python: String, in sandbox: Sandbox) throws -> FilePath {
    try sandbox.writeProgram(
      "bin/dnd",
      """
      #!/usr/bin/env python3
      import copy, json, subprocess
      asked = ["\(try dnd(in: sandbox).executable)", "--experimental-dump-help"]
      dump = json.loads(subprocess.run(asked, capture_output=True).stdout)
      commands = {c["commandName"]: c for c in dump["command"]["subcommands"]}
      \(python)
      print(json.dumps(dump))

      """)
  }

  @Test func nothingIsStale() throws {
    let sandbox = try Sandbox("dnd-generated")
    let outcome = try check(dnd(in: sandbox).executable)
    #expect(outcome.errorText == "")
    #expect(outcome.outputText == "", "run make generate")
    #expect(outcome.status == 0)
  }

  @Test func aNewFlagIsMissedEverywhere() throws {
    let sandbox = try Sandbox("dnd-generated")
    let changed = try program(
      changedBy: """
        flags = commands["drop"]["arguments"]
        place = next(i for i, a in enumerate(flags) if a["valueName"] == "proposed")
        flags.insert(place + 1, copy.deepcopy(flags[place]))
        flags[place + 1]["names"] = [{"kind": "long", "name": "imaginary"}]
        """, in: sandbox)
    let outcome = try check(changed)
    #expect(outcome.status == 1)
    #expect(
      outcome.outputText.split(separator: "\n") == [
        "Sources/DNDCommands/Arguments/Tables/OptionTable+Commands.swift", "completions/dnd.bash",
        "completions/_dnd", "completions/dnd.fish", "man/dnd-drop.1",
      ])
  }

  @Test func aFlagThatIsGoneIsNamedWhereTheManualHasIt() throws {
    let sandbox = try Sandbox("dnd-generated")
    let changed = try program(
      changedBy: """
        undo = commands["undo"]
        undo["arguments"] = [a for a in undo["arguments"] if a["valueName"] != "dry-run"]
        """, in: sandbox)
    let outcome = try check(changed)
    #expect(outcome.status == 1)
    #expect(
      outcome.errorText == "dnd-undo.1: -n is no longer an option; take its entry out\n")
  }
}
