import Conversion
import Testing
import UniformTypes

@testable import Loading

@Suite struct PromiseOutcomeTests {
  private let subject = CommandError.Subject.promise(name: "n", UniformType("public.html"))

  @Test(arguments: [
    PromiseOutcome.kept("a1b2"), .exited(7, lastWords: []), .exited(7, lastWords: ["no", "luck"]),
    .exited(7, lastWords: ["a\r", "\u{301}b", "c\r"]), .signalled(11, lastWords: ["x"]), .empty,
  ])
  func whatIsToldIsReadBack(outcome: PromiseOutcome) {
    #expect(PromiseOutcome(outcome.bytes) == outcome)
    for count in 0..<outcome.bytes.count {
      #expect(PromiseOutcome(Array(outcome.bytes.prefix(count))) == nil)
    }
  }

  @Test func onlyWhatTheCommandItselfCameToConcernsOthers() {
    let failure = CommandError.exited(7, subject, lastWords: ["w"])
    #expect(PromiseOutcome(failure)?.failure(of: subject) == failure)
    #expect(PromiseOutcome(CommandError.cancelled(subject)) == nil)
    #expect(PromiseOutcome(CommandError.timedOut(.seconds(1), subject, lastWords: [])) == nil)
  }
}
