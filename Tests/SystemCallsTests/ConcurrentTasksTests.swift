import Synchronization
import SystemCalls
import SystemPackage
import Testing

@Suite struct ConcurrentTasksTests {
  /// Each task waits for the one before it, so none would end if they ran one after the other.
  @Test func allRunAtTheSameTime() throws {
    let pipes = try (0..<4).map { _ in try OpenFile.makePipe() }
    try withConcurrentTasks(4, abandon: {}) { index in
      // The last task writes first, and the first task receives it last.
      if index < 3 { _ = try? pipes[index + 1].reader.read(count: 1) }
      try? pipes[index].writer.writeAll([UInt8(index)])
    }
    #expect(try pipes[0].reader.read(count: 1) == [0])
  }

  @Test func noneIsNoError() throws {
    try withConcurrentTasks(0, abandon: {}) { _ in Issue.record("called") }
  }

  @Test func theLastIsTheCallingThread() throws {
    let count = Mutex(0)
    try withConcurrentTasks(1, abandon: {}) { _ in count.withLock { $0 += 1 } }
    #expect(count.withLock { $0 } == 1)
  }

  @Test func whereAThreadCannotBeHadTheOthersAreTold() throws {
    let stop = Mutex(false)
    let called = Mutex([Int]())
    let plan = FaultPlan(
      call: "pthread_create", number: 2, fails: .resourceTemporarilyUnavailable)
    #expect(throws: SystemFailure.self) {
      try plan.inForce {
        try withConcurrentTasks(3, abandon: { stop.withLock { $0 = true } }) { index in
          called.withLock { $0.append(index) }
          while !stop.withLock({ $0 }) {}
        }
      }
    }
    #expect(called.withLock { $0 } == [0])
  }
}

extension OpenFile {
  fileprivate func read(count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    try bytes.withUnsafeMutableBytes { filled = try read(into: $0) }
    return Array(bytes[..<filled])
  }
}
