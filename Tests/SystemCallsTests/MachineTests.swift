import SystemCalls
import Testing

struct MachineTests {
  @Test func thisProcessHasAStartTimeAndAnUnusedNumberHasNone() {
    #expect(Machine.startTime(ofProcess: Machine.process) != nil)
    #expect(Machine.startTime(ofProcess: Int32.max) == nil)
    #expect(Machine.startTime(ofProcess: 1) != Machine.startTime(ofProcess: Machine.process))
  }

  @Test func namesAreThereWithoutLineEnds() {
    for name in [Machine.hostName, Machine.identity, Machine.boot] {
      #expect(!name.isEmpty && !name.contains("\n"))
    }
  }

  @Test func randomBytesDiffer() throws {
    #expect(try Machine.randomBytes(600).count == 600)
    #expect(try Machine.randomBytes(16) != Machine.randomBytes(16))
  }

  @Test func theEnvironmentGivesNilForWhatIsNotSet() {
    #expect(Environment.value("DND_SURELY_NOT_SET") == nil)
    #expect(Environment.path("PATH") != nil)
  }
}
