import Synchronization
import SystemCalls
import SystemPackage
import Testing

struct ParallelMapTests {
  @Test(arguments: [1, 2, 7])
  func eachIndexIsVisitedOnce(count: Int) {
    let visits = Mutex([Int](repeating: 0, count: 1000))
    parallelForEach(0..<1000, threads: count, chunk: 3) { index in
      visits.withLock { $0[index] += 1 }
    }
    #expect(visits.withLock { $0 } == [Int](repeating: 1, count: 1000))
  }

  @Test func answersComeInTheOrderOfTheRange() {
    #expect(parallelMap(10..<500, threads: 3) { "\($0)" } == (10..<500).map { "\($0)" })
    #expect(parallelMap(0..<0) { $0 } == [])
  }

  @Test func aFaultPlanHoldsInTheThreadsToo() {
    let plan = FaultPlan(call: "openat", number: 40, fails: .tooManyOpenFiles)
    let outcomes = plan.inForce {
      parallelMap(0..<100, threads: 2) { _ in (try? OpenFile.open("/dev/null")) != nil }
    }
    #expect(plan.fired)
    #expect(outcomes.count { !$0 } == 1)
  }
}
