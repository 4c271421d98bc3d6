import Diagnostics
import Testing

@Suite struct ShownHintsTests {
  @Test("A person is told two things to try, and all that a command said")
  func twoHintsAndAllWords() {
    let code = Diagnostic.Code("a.b", .failed)
    let hints = ["it said: x", "first", "it said: y", "it said: z", "second", "third"]
    let diagnostic = Diagnostic(code, "it failed", hints: hints)
    #expect(diagnostic.shownHints == Array(hints.dropLast()))
    #expect(Diagnostic(code, "it failed").shownHints == [])
  }
}
