import SystemPackage
import TestSupport
import Testing

/// Installs, uses and removes what users download.
///
/// `make test-slow` makes the packages first. Each script ends with 77 and a message if it cannot run here.
@Suite(.serialized) struct PackagingTests {
  private static let scripts = SourceTree.root.appending("Tests/PackagingTests/Scripts")

  @Test(arguments: [
    "debian", "linted", "archive", "same-bytes", "descriptions", "container", "release",
  ])
  func works(_ name: String) throws {
    let packages = SourceTree.root.appending(".build/packages")
    let sandbox = try Sandbox("dnd-packages")
    let bash = try #require(Tool.named("bash"))
    let tool = Tool(
      bash.executable,
      environment: [
        "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8",
        "HOME": sandbox.root.string, "PACKAGES": packages.string, "WORK": sandbox.root.string,
        "ROOT": SourceTree.root.string,
      ], directory: sandbox.root)
    let outcome = try tool.run(
      ["-euo", "pipefail", Self.scripts.appending("\(name).bash").string], limit: .seconds(600))
    if outcome.status == 77 { try Test.cancel("skipped: \(outcome.errorText)") }
    #expect(outcome.status == 0, "\(outcome.ending)\n\(outcome.outputText)\n\(outcome.errorText)")
  }
}
