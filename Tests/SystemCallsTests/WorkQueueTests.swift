import Synchronization
import Testing

@testable import SystemCalls

@Suite("Work on other threads")
struct WorkQueueTests {
  @Test func resultsComeAsTheyAreReadyAndNotInTheOrderOfTheWork() {
    let isOpen = Monitor(false)
    let queue = WorkQueue<Int, Int>(threads: 2) { work in
      if work == 0 { isOpen.wait { $0 ? () : nil } }
      return work
    }
    let taken = queue.run {
      for work in 0..<4 { queue.add(work) }
      var taken: [Int] = []
      while taken.count < 3 { taken += queue.takeNext(within: 0) }
      isOpen.change { $0 = true }
      return taken + queue.takeNext(within: 0)
    }
    #expect(taken.sorted() == [0, 1, 2, 3])
    #expect(taken.last == 0)
  }

  @Test func asManyAreUnderWayAsThereAreThreads() {
    let running = Mutex((now: 0, most: 0))
    let queue = WorkQueue<Int, Int>(threads: 3) { work in
      running.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
      Clock.pause(milliseconds: 2)
      running.withLock { $0.now -= 1 }
      return work
    }
    let count = queue.run {
      for work in 0..<60 { queue.add(work) }
      var count = 0
      while queue.count > 0 { count += queue.takeNext(within: 0).count }
      return count
    }
    #expect(count == 60)
    #expect((1...3).contains(running.withLock { $0.most }))
  }

  @Test func whatComesWithinTheTimeIsTakenTogether() {
    let queue = WorkQueue<Int, Int>(threads: 1) { $0 }
    let taken = queue.run {
      for work in 0..<20 { queue.add(work) }
      return queue.takeNext(within: 60_000_000_000)
    }
    #expect(taken == Array(0..<20))
  }

  @Test func whenTheLeadIsOverNothingIsBegunAnyMore() {
    let begun = Atomic(0)
    let isOpen = Monitor(false)
    let queue = WorkQueue<Int, Int>(threads: 1) { work in
      begun.add(1, ordering: .relaxed)
      isOpen.change { $0 = true }
      Clock.pause(milliseconds: 20)
      return work
    }
    queue.run {
      for work in 0..<10 { queue.add(work) }
      isOpen.wait { $0 ? () : nil }
    }
    #expect(begun.load(ordering: .relaxed) == 1)
    #expect(queue.takeReady() == [0])
  }

  @Test func whereThereIsNoWorkNothingIsWaitedFor() {
    let queue = WorkQueue<Int, Int>(threads: 1) { $0 }
    #expect(queue.run { queue.takeNext(within: 0) } == [])
  }
}
