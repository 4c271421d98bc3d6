import Synchronization
import SystemCalls
import SystemPackage
import Testing

@Suite struct PrefetcherTests {
  @Test(arguments: [0, 1, 3, 50])
  func eachPartIsDoneOnceAndIsDoneWhenItIsWanted(helpers: Int) {
    let done = Mutex([Int](repeating: 0, count: 20))
    let prefetcher = Prefetcher(20) { part in
      done.withLock { $0[part] += 1 }
      return "\(part)"
    }
    prefetcher.run(helpers: helpers) {
      for part in 0..<20 {
        #expect(prefetcher.result(at: part) == "\(part)")
        #expect(done.withLock { $0[part] } == 1)
      }
    }
    #expect(prefetcher.unclaimed.isEmpty)
    #expect(done.withLock { $0 } == [Int](repeating: 1, count: 20))
  }

  /// The first part can end only after the second one has run in any thread.
  @Test func whoWaitsForAPartDoesAnotherOne() throws {
    let pipes = try (0..<2).map { _ in try OpenFile.makePipe() }
    let prefetcher = Prefetcher(2) { part in
      try? pipes[1 - part].writer.writeAll([1])
      _ = pipes[part].reader.waitForByte()
    }
    prefetcher.run(helpers: 1) {
      _ = prefetcher.result(at: 0)
      _ = prefetcher.result(at: 1)
    }
  }

  @Test func whatIsMadeAndNotWantedIsKnown() {
    let prefetcher = Prefetcher(3) { $0 * 10 }
    prefetcher.run(helpers: 0) {
      #expect(prefetcher.result(at: 1) == 10)
      #expect(prefetcher.result(at: 1) == nil)
    }
    #expect(prefetcher.unclaimed == [0])
  }

  @Test func neverAreMoreAtItThanThereAreThreads() {
    let state = Mutex((now: 0, most: 0))
    let prefetcher = Prefetcher(200) { _ in
      state.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
      for _ in 0..<1000 { _ = Clock.monotonic }
      state.withLock { $0.now -= 1 }
    }
    prefetcher.run(helpers: 2) { for part in 0..<200 { _ = prefetcher.result(at: part) } }
    #expect(state.withLock { $0.most } <= 3)
  }

  @Test func whatNobodyWantsAnyMoreIsNotBegun() {
    struct Enough: Error {}
    let begun = Mutex(0)
    let prefetcher = Prefetcher(1_000_000) { _ in
      begun.withLock { $0 += 1 }
      for _ in 0..<1000 { _ = Clock.monotonic }
    }
    #expect(throws: Enough.self) {
      try prefetcher.run(helpers: 1) {
        _ = prefetcher.result(at: 0)
        throw Enough()
      }
    }
    let then = begun.withLock { $0 }
    #expect(then < 1_000_000)
    #expect(begun.withLock { $0 } == then)
  }

  @Test func aFaultPlanHoldsInTheHelpersToo() {
    let plan = FaultPlan(call: "openat", number: 5, fails: .tooManyOpenFiles)
    let failed = Mutex(0)
    plan.inForce {
      let prefetcher = Prefetcher(10) { _ in
        if (try? OpenFile.open("/dev/null")) == nil { failed.withLock { $0 += 1 } }
      }
      prefetcher.run(helpers: 2) { for part in 0..<10 { _ = prefetcher.result(at: part) } }
    }
    #expect(plan.fired)
    #expect(failed.withLock { $0 } == 1)
  }
}

extension OpenFile {
  /// Waits for a byte and reads it.
  fileprivate func waitForByte() -> Int {
    var byte: UInt8 = 0
    return withUnsafeMutableBytes(of: &byte) { (try? read(into: $0)) ?? 0 }
  }
}
