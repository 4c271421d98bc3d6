import TestSupport
import Testing

/// Checks that the tests excluded from `make test` exist, and that `make test-slow` runs all of
/// them.
@Suite struct SlowTestsTests {
  private func lines(_ path: String) throws -> [Substring] {
    try SourceTree.file(path).lines
  }

  @Test func eachThatIsNamedIsATargetOrASuite() throws {
    let manifest = try PackageManifest(
      SourceTree.file("Package.swift").code.joined(separator: "\n"))
    let targets = manifest.targets.filter { $0.kind == "testTarget" }.map(\.name)
    let files = try SourceTree.files(below: "Tests") + SourceTree.files(below: "Fuzz")
    for line in try lines("Tests/slow") where !line.hasPrefix("#") {
      let names = line.split(separator: ".")
      let target = try #require(names.first)
      #expect(names.count <= 2 && targets.contains(String(target)), "\(line)")
      guard names.count == 2 else { continue }
      let suite = "struct \(names[1])"
      let isThere = files.contains { file in
        file.path.contains("/\(target)/")
          && file.code(mentioning: [suite]).contains { !$0.text.hasPrefix("extension") }
      }
      #expect(isThere, "\(line)")
    }
  }

  /// Both targets use the same pattern.
  @Test func whatOneLeavesOutTheOtherRuns() throws {
    let recipes = try lines("Makefile").filter { $0.contains("$(run-tests) ") }
      .map { $0.drop { $0 == "\t" }.dropFirst("$(run-tests) ".count) }
    #expect(
      recipes == [
        "--filter '$(PROGRAMS)' --skip '$(SLOW)'", "--skip '$(PROGRAMS)|$(SLOW)'",
        "--filter '$(SLOW)'",
      ])
    #expect(try lines(".ci/run").contains("for suites in test test-slow; do"))
  }
}
