import SystemPackage
import TestSupport
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

  /// What was just written may be open in a child of another thread, until that runs its own program.
  @Test func aProgramThatIsStillOpenForWritingIsStartedOnceItIsNot() throws {
    let sandbox = try Sandbox("dnd-busy")
    let path = try sandbox.write("program", "#!/bin/sh\nexit 7\n")
    try FileSystem.setMode(of: path, to: 0o700)
    let nothing = try OpenFile.open("/dev/null", .readWrite)
    let words = ["sh", "-c", "exec 3>>$0; echo open; read line; /bin/sleep 0.2", path.string]
    let writer = try ConnectedProgram(
      path: "/bin/sh", arguments: words.map { Array($0.utf8) }, environment: [])
    try writer.output.setWaiting(true)
    var answer = [UInt8](repeating: 0, count: 16)
    #expect(try answer.withUnsafeMutableBytes { try writer.output.read(into: $0) } > 0)
    // It goes on for a moment, in which the program is begun; a start that comes later finds it closed.
    try writer.input?.writeAll(Array("\n".utf8))
    let ending = try ForegroundProgram.run(
      .init(path: path, arguments: [Array("program".utf8)], environment: [], directory: nil),
      input: nothing.descriptor, output: nothing.descriptor, errors: nothing.descriptor)
    #expect(ending == .exited(7))
  }
}
