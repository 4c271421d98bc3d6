import SystemPackage
import TestSupport
import Testing

/// Checks that every command of dnd-tutorial(7) works as printed.
@Suite struct TutorialTests {
  @Test func everyCommandWorksAsPrinted() throws {
    let program = try Tool.dnd(environment: [:], directory: "/").executable
    let outcome = try #require(Tool.named("bash")).run([
      SourceTree.root.appending("Tests/tutorial").string, program.string,
    ])
    #expect(outcome.errorText == "")
    #expect(outcome.status == 0)
  }
}
