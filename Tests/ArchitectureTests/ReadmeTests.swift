import TestSupport
import Testing

/// Keeps the README short, and its figures those that were measured.
@Suite struct ReadmeTests {
  private let text: String
  private let measured: String

  init() throws {
    text = try SourceTree.file("README.md").lines.joined(separator: "\n")
    measured = try SourceTree.file("Benchmarks/README.md").lines.joined(separator: "\n")
  }

  @Test func itIsReadInOneSitting() {
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 260)
  }

  @Test func itsFiguresAreThoseOfTheBenchmarks() {
    let ratios = text.matches(of: /([0-9]+\.[0-9]+)\s+times/).map { "\($0.1)×" }
    let times = text.matches(of: /[0-9.]+ ms\b/).map { String($0.0) }
    #expect(ratios.count >= 4)
    for figure in ratios + times {
      #expect(measured.contains(figure), "the benchmarks do not say \(figure)")
    }
    #expect(text.firstMatch(of: /(two|three|four|five|six) (to \w+ )?times/) == nil)
  }
}
