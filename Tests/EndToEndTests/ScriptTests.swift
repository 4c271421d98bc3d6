import SystemPackage
import TestSupport
import Testing

/// Runs every script of `Scripts/` against the real program.
@Suite struct ScriptTests {
  static let scripts = Result {
    try Script.all(in: SourceTree.root.appending("Tests/EndToEndTests/Scripts"))
  }

  @Test func thereAreScripts() throws {
    #expect(try !Self.scripts.get().isEmpty)
  }

  @Test(arguments: (try? scripts.get()) ?? [])
  func runs(_ script: Script) throws {
    let program = try Tool.dnd(environment: [:], directory: "/").executable
    if case .skipped(let condition) = try ScriptRun(script, program: program).run() {
      try Test.cancel("skipped: \(condition)")
    }
  }
}

extension Script: CustomTestStringConvertible {
  public var testDescription: String { name }
}
