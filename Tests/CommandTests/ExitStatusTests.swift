import DNDCommands
import Diagnostics
import Testing

@Suite struct ExitStatusTests {
  /// The table of dnd(1), line by line.
  @Test(
    arguments: [
      (Diagnostic.Failure.failed, 1), (.cancelled, 4), (.forbidden, 5), (.nothingToDo, 6),
      (.usage, 64), (.damaged, 65), (.noInput, 66), (.unavailable, 69), (.nameTaken, 73),
      (.outputFailed, 74), (.busy, 75),
    ] as [(Diagnostic.Failure, Int32)])
  func eachKindOfFailureHasItsNumber(failure: Diagnostic.Failure, number: Int32) {
    #expect(ExitStatus(failure).rawValue == number)
  }

  @Test func noTwoKindsOfFailureShareANumber() {
    let numbers = Diagnostic.Failure.allCases.map { ExitStatus($0).rawValue }
    #expect(Set(numbers).count == numbers.count)
    #expect(!numbers.contains(0) && !numbers.contains(3))
  }

  @Test func someDoneAndSomeNotIsPartial() {
    let taken = Diagnostic(.error, Diagnostic.Code("a.b", .nameTaken), "taken")
    #expect(ExitStatus(failure: nil, done: 2) == .done)
    #expect(ExitStatus(failure: nil, done: 0) == .done)
    #expect(ExitStatus(failure: taken, done: 1) == .partial)
    #expect(ExitStatus(failure: taken, done: 0) == .nameTaken)
  }

  @Test func anEndBySignalIsToldAsShellsDo() {
    #expect(Ending.signal(2).number == 130)
    #expect(Ending.brokenPipe.number == 141)
    #expect(Ending.status(.busy).number == 75)
  }
}
