import SystemPackage
import TestSupport
import Testing

/// Checks that every example of the README and the manual works as printed.
@Suite struct ExamplesTests {
  private static let canHaveNamespace =
    (try? Tool.named("unshare")?.run(["-rm", "true"]).status) == 0

  @Test(.enabled(if: canHaveNamespace, "a private mount namespace needs leave of the kernel"))
  func everyExampleWorksAsPrinted() throws {
    let program = try Tool.dnd(environment: [:], directory: "/").executable
    let outcome = try #require(Tool.named("bash")).run(
      [SourceTree.root.appending("Tests/examples").string, program.string], limit: .seconds(900))
    #expect(outcome.status == 0, "\(outcome.outputText)\(outcome.errorText)")
  }

  @Test func theJobsHaveAsManyKeysAsTheySay() throws {
    let text = try SourceTree.file("Examples/jobs.md").lines.joined(separator: "\n")
    let jobs = text.matches(of: #/, (\d+) keys:\n\n```(?:sh)?\n((?s:.*?))```/#)
    #expect(jobs.count == 24)
    for job in jobs { #expect(Int(job.1) == job.2.count, "\(job.2)") }
  }
}
