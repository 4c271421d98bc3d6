import SystemPackage
import TestSupport
import Testing

/// Runs every script of `Scripts/` with the real program.
@Suite struct ScriptTests {
  static let scripts = Result { try Script.all(below: "Scripts") }

  @Test func thereAreScripts() throws {
    #expect(try !Self.scripts.get().isEmpty)
  }

  @Test(arguments: (try? scripts.get()) ?? [])
  func runs(_ script: Script) throws {
    try script.runOnce()
  }
}

/// Runs the scripts of `SlowScripts/`: each takes seconds of processor time, for a million items or
/// a directory of a thousand levels.
@Suite struct SlowScriptTests {
  static let scripts = Result { try Script.all(below: "SlowScripts") }

  @Test func thereAreScripts() throws {
    #expect(try !Self.scripts.get().isEmpty)
  }

  @Test(arguments: (try? scripts.get()) ?? [])
  func runs(_ script: Script) throws {
    try script.runOnce()
  }
}

extension Script {
  fileprivate static func all(below directory: String) throws -> [Script] {
    try all(in: SourceTree.root.appending("Tests/EndToEndTests").appending(directory))
  }

  fileprivate func runOnce() throws {
    let program = try Tool.dnd(environment: [:], directory: "/").executable
    if case .skipped(let condition) = try ScriptRun(self, program: program).run() {
      try Test.cancel("skipped: \(condition)")
    }
  }
}

extension Script: CustomTestStringConvertible {
  public var testDescription: String { name }
}
