import Glibc
import Synchronization
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
    let words = ["sh", "-c", "exec 3>>$0; echo open; read line", path.string]
    let writer = try ConnectedProgram(
      path: "/bin/sh", arguments: words.map { Array($0.utf8) }, environment: [])
    try writer.output.setWaiting(true)
    var answer = [UInt8](repeating: 0, count: 16)
    #expect(try answer.withUnsafeMutableBytes { try writer.output.read(into: $0) } > 0)
    let input = writer.input
    let limit = Clock.monotonic + 50_000_000_000
    let starting = Mutex<(thread: FilePath, before: [UInt8])?>(nil)
    let endings = parallelMap(0..<2, threads: 2) { index in
      Result { () throws -> ProcessWatch.Ending? in
        if index == 0 {
          let thread = FilePath("/proc").pushing(
            FilePath(bytes: try FileSystem.readLink("/proc/thread-self")))
          let before = try Files.read(thread.appending("children"))
          starting.withLock { $0 = (thread, before) }
          return try ForegroundProgram.run(
            .init(path: path, arguments: [Array("program".utf8)], environment: [], directory: nil),
            input: nothing.descriptor, output: nothing.descriptor, errors: nothing.descriptor)
        }
        // The child is there, and begins to run the program.
        var isThere = false
        while !isThere, Clock.monotonic < limit {
          if let (thread, before) = starting.withLock({ $0 }) {
            isThere = try Files.read(thread.appending("children")) != before
          }
          sched_yield()
        }
        try input?.writeAll(Array("\n".utf8))
        return nil
      }
    }
    #expect(try endings[0].get() == .exited(7))
    _ = try endings[1].get()
  }
}
