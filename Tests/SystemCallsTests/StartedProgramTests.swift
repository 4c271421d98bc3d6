import SystemPackage
import Testing

@testable import SystemCalls

/// Programs must not outlive the process that starts them.
@Suite struct StartedProgramTests {
  /// Process numbers grow, and start again at most once in two starts.
  @Test func theGuardOfAProgramIsThereBeforeTheProgram() throws {
    let nothing = try OpenFile.open("/dev/null", .readWrite)
    var isInOrder = false
    for _ in 1...2 {
      let program = try StartedProgram(
        StartedProgram.Request(
          path: "/bin/true", arguments: [Array("true".utf8)], environment: [], directory: nil,
          input: nothing.descriptor, output: nothing.descriptor, errors: nothing.descriptor,
          confinement: nil))
      isInOrder = isInOrder || program.guardian < program.number
      program.finish()
    }
    #expect(isInOrder)
  }
}
