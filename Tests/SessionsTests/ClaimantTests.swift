import SystemCalls
import Testing

@testable import Sessions

/// Whether the process of a claim still runs, as far as can be known.
@Suite struct ClaimantTests {
  private let own = Claimant.thisProcess()

  @Test("Without /proc, boot and start time are unknown, and an existing process counts as alive")
  func withoutProc() {
    #expect(own.isAlive(boot: "", start: nil))
    var blind = own
    (blind.boot, blind.start) = ("", 0)
    #expect(blind.isAlive(boot: "", start: nil))
    #expect(blind.isAlive(boot: Machine.boot, start: own.start))
  }

  @Test("A hidden process, or another user's, counts as alive")
  func hidden() {
    var other = own
    other.process = 1
    #expect(other.isAlive(boot: own.boot, start: nil))
  }

  @Test("A process that is gone is dead, with or without /proc")
  func gone() {
    var gone = own
    gone.process = .max
    #expect(!gone.isAlive() && !gone.isAlive(boot: "", start: nil))
    #expect(!own.isAlive(boot: own.boot, start: own.start + 1))
    #expect(!own.isAlive(boot: "another", start: own.start))
  }
}
