import Items
import Sessions
import SystemPackage
import Testing

/// The contract of every store about drops that share a session.
@Suite struct SharingContractTests {
  /// A session with items, and a drop that shares it.
  private struct Shared {
    let test: StoreUnderTest

    init(_ kind: StoreUnderTest.Kind, items: Int = 10) throws {
      test = try StoreUnderTest(kind)
      try test.lift("s", (1...items).map { "\($0)" })
    }

    /// Another drop that has joined and lets others join.
    func drop(
      by claimant: Claimant = .thisProcess(), run: String = "r"
    ) throws -> (any OpenSession, Claim) {
      let open = try test.store.open("s")
      let claim = try open.join(by: claimant, wait: .zero)
      try open.share(claim, as: run)
      return (open, claim)
    }
  }

  /// A process that is gone.
  private var gone: Claimant {
    var claimant = Claimant.thisProcess()
    claimant.process = .max
    return claimant
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func twoDropsShareTheItemsOfASession(kind: StoreUnderTest.Kind) throws {
    let shared = try Shared(kind)
    let (first, _) = try shared.drop(run: "1")
    let (second, _) = try shared.drop(run: "2")
    #expect(try first.otherDrops() == OtherDrops(running: 1, gone: 0))
    #expect(try first.claimed(limit: 3) == [1, 2, 3])
    #expect(try second.claimed(limit: 3) == [4, 5, 6])
    #expect(try first.claimed(after: 3, limit: 3) == [7, 8, 9])
    #expect(try second.claimed(after: 6, limit: 3) == [10])
    #expect(try first.claimed(after: 9, limit: 3) == [])
    #expect(try first.itemsOfOtherDrops() == 4)
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func manyDropsClaimEachItemOnce(kind: StoreUnderTest.Kind) throws {
    let shared = try Shared(kind, items: 300)
    let drops = try (0..<5).map { try shared.drop(run: "\($0)").0 }
    var cursors = Array(repeating: 0, count: drops.count)
    var found: [Int] = []
    var number = SystemRandomNumberGenerator()
    var isDone = Set<Int>()
    while isDone.count < drops.count {
      let which = Int.random(in: 0..<drops.count, using: &number)
      let page = try drops[which].claimed(
        after: cursors[which], limit: .random(in: 1...9, using: &number))
      guard let last = page.last else {
        isDone.insert(which)
        continue
      }
      cursors[which] = last
      // Some items are given back at random, and taken by whoever comes next.
      let back = page.filter { _ in Int.random(in: 0..<4, using: &number) == 0 }
      try drops[which].giveBack(back)
      found += page.filter { !back.contains($0) }
    }
    for drop in drops { found += try drop.claimed(limit: 1000) }
    #expect(found.sorted() == Array(1...300))
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aSelectionIsClaimedWithoutWhatLiesBetween(kind: StoreUnderTest.Kind) throws {
    let shared = try Shared(kind)
    let (first, _) = try shared.drop(run: "1")
    let (second, _) = try shared.drop(run: "2")
    #expect(try first.claimed(limit: 9, in: [7...8, 2...3]) == [2, 3, 7, 8])
    #expect(try second.claimed(limit: 9) == [1, 4, 5, 6, 9, 10])
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func itemsThatAreGivenBackAreFree(kind: StoreUnderTest.Kind) throws {
    let shared = try Shared(kind)
    let (first, _) = try shared.drop(run: "1")
    let (second, _) = try shared.drop(run: "2")
    _ = try first.claimed(limit: 6)
    try first.giveBack([2, 5, 6])
    #expect(try second.claimed(limit: 2) == [2, 5])
    #expect(try second.claimed(after: 5, limit: 9) == [6, 7, 8, 9, 10])
    // Only one's own items can be given back.
    try first.giveBack([7, 8])
    #expect(try first.claimed(limit: 9) == [])
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func failedItemsAreClaimedOnlyOnRequest(kind: StoreUnderTest.Kind) throws {
    let shared = try Shared(kind, items: 3)
    let (drop, _) = try shared.drop()
    try drop.change { try $0.setState(.failed(destination: "d", reason: "r"), of: 2) }
    #expect(
      try drop.claimItems(after: 0, limit: 9, in: nil, includingFailed: false).map(\.index)
        == [1, 3])
    #expect(try drop.claimed(limit: 9) == [2])
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aRunThatHoldsTheSessionAloneExcludesDropsThatShareIt(kind: StoreUnderTest.Kind) throws {
    let shared = try Shared(kind)
    let alone = try shared.test.store.open("s")
    let claim = try alone.claim(by: .thisProcess(), wait: .zero)
    #expect(throws: SessionError.busy("s")) {
      try shared.test.store.open("s").join(by: .thisProcess(), wait: .milliseconds(5))
    }
    try alone.release(claim)
    let (drop, own) = try shared.drop()
    #expect(throws: SessionError.busy("s")) {
      try shared.test.store.open("s").claim(by: .thisProcess(), wait: .milliseconds(5))
    }
    #expect(throws: SessionError.busy("s")) { try shared.test.store.open("s").end(as: .cancelled) }
    try drop.release(own)
    _ = try alone.claim(by: .thisProcess(), wait: .zero)
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aDropThatHasJoinedHoldsTheSessionAloneOnlyWithoutOthers(
    kind: StoreUnderTest.Kind
  ) throws {
    let shared = try Shared(kind)
    let (first, own) = try shared.drop(run: "1")
    let second = try shared.test.store.open("s")
    let joined = try second.join(by: .thisProcess(), wait: .zero)
    #expect(throws: SessionError.busy("s")) {
      try second.holdAlone(joined, wait: .milliseconds(5))
    }
    try first.release(own)
    try second.holdAlone(joined, wait: .zero)
    try second.change { try $0.setState(.placed, of: 1) }
    #expect(throws: SessionError.busy("s")) {
      try shared.test.store.open("s").join(by: .thisProcess(), wait: .zero)
    }
    try second.release(joined)
    #expect(try shared.test.store.open("s").session.state == .active)
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func theSessionIsDroppingUntilTheLastDropHasLeft(kind: StoreUnderTest.Kind) throws {
    let shared = try Shared(kind)
    let (first, one) = try shared.drop(run: "1")
    let (second, two) = try shared.drop(run: "2")
    try first.release(one)
    #expect(try shared.test.store.open("s").session.state == .dropping)
    try second.release(two)
    #expect(try shared.test.store.open("s").session.state == .active)
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func theLastDropEndsTheSession(kind: StoreUnderTest.Kind) throws {
    let shared = try Shared(kind, items: 1)
    let (first, one) = try shared.drop(run: "1")
    let (second, _) = try shared.drop(run: "2")
    try first.change { try $0.setState(.placed, of: 1) }
    #expect(try !first.end(as: .ended, onlyIfEmpty: true))
    try first.release(one)
    #expect(try second.otherDrops() == .none)
    #expect(try second.end(as: .ended, onlyIfEmpty: true))
    #expect(throws: SessionError.ended("s", active: [])) { try shared.test.store.open("s") }
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aDropThatFindsItemsLeftLeavesTheEndToTheOthers(kind: StoreUnderTest.Kind) throws {
    let shared = try Shared(kind, items: 1)
    let (first, one) = try shared.drop(run: "1")
    let (second, _) = try shared.drop(run: "2")
    #expect(try !first.end(as: .ended, onlyIfEmpty: true))
    try second.change { try $0.setState(.placed, of: 1) }
    #expect(try second.end(as: .ended, onlyIfEmpty: true))
    try first.release(one)
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aDropEndsWhileAnotherOneIsJustJoining(kind: StoreUnderTest.Kind) throws {
    let shared = try Shared(kind, items: 1)
    let (first, _) = try shared.drop(run: "1")
    let second = try shared.test.store.open("s")
    let joined = try second.join(by: .thisProcess(), wait: .zero)
    try first.change { try $0.setState(.placed, of: 1) }
    #expect(try !first.end(as: .ended, onlyIfEmpty: true))
    try second.share(joined, as: "2")
    #expect(try second.end(as: .ended, onlyIfEmpty: true))
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aDropThatOnlyWaitsIsKnownToTheOthers(kind: StoreUnderTest.Kind) throws {
    let shared = try Shared(kind)
    let (first, _) = try shared.drop(run: "1")
    let (second, _) = try shared.drop(run: "2")
    try first.setWaiting(true)
    #expect(try second.otherDrops() == OtherDrops(running: 1, working: 0, gone: 0))
    try first.setWaiting(false)
    #expect(try second.otherDrops() == OtherDrops(running: 1, working: 1, gone: 0))
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func itemsOfADropThatIsGoneCanBeKept(kind: StoreUnderTest.Kind) throws {
    let shared = try Shared(kind, items: 6)
    let (lost, _) = try shared.drop(by: gone, run: "lost")
    #expect(try lost.claimed(limit: 4) == [1, 2, 3, 4])
    let live = try shared.test.store.open("s")
    let claim = try live.join(by: .thisProcess(), wait: .zero)
    try live.share(claim, as: "live", keeping: [2, 4, 6])
    let (other, _) = try shared.drop(run: "other")
    #expect(try other.claimed(limit: 9) == [1, 3, 5])
    #expect(try live.itemsOfOtherDrops() == 3)
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func whatADropThatIsGoneClaimedStaysClaimedUntilItsWorkIsFinished(
    kind: StoreUnderTest.Kind
  ) throws {
    let shared = try Shared(kind, items: 4)
    let (lost, _) = try shared.drop(by: gone, run: "lost")
    #expect(try lost.claimed(limit: 3) == [1, 2, 3])
    let number = try lost.change { writer in
      try writer.record(TransferRecord(run: "lost", item: 1, target: .here("/a")))
    }
    // Whoever looks at the session sees what is unfinished, and not only those that join.
    #expect(
      try shared.test.store.open("s").unfinishedTransfers(after: 0, limit: 9).map(\.number)
        == [number])
    let (live, own) = try (shared.test.store.open("s"), Claimant.thisProcess())
    let claim = try live.join(by: own, wait: .zero)
    #expect(try live.unfinishedTransfers(after: 0, limit: 9).map(\.number) == [number])
    #expect(try live.claimed(limit: 9) == [4])
    // Its changes are refused from now on.
    #expect(throws: SessionError.claimLost("s")) {
      try lost.change { try $0.setState(.placed, of: 1) }
    }
    #expect(throws: SessionError.claimLost("s")) { try lost.claimed(limit: 9) }
    try live.share(claim, as: "live")
    #expect(try live.claimed(limit: 9) == [1, 2, 3])
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aDropLooksForWorkOfDropsThatAreGoneByJoiningAgain(kind: StoreUnderTest.Kind) throws {
    let shared = try Shared(kind, items: 4)
    let (live, claim) = try shared.drop(run: "live")
    #expect(try live.claimed(limit: 2) == [1, 2])
    let (lost, _) = try shared.drop(by: gone, run: "lost")
    #expect(try lost.claimed(limit: 9) == [3, 4])
    #expect(try live.otherDrops() == OtherDrops(running: 0, gone: 1))
    #expect(try live.claimed(limit: 9) == [])
    #expect(try live.join(by: .thisProcess(), wait: .zero) == claim)
    try live.share(claim, as: "live")
    #expect(try live.claimed(limit: 9) == [3, 4])
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aSessionDoesNotEndBeforeTheWorkOfADropThatWasKilledIsFinished(
    kind: StoreUnderTest.Kind
  ) throws {
    let shared = try Shared(kind, items: 2)
    let (live, _) = try shared.drop(run: "live")
    let (lost, _) = try shared.drop(by: gone, run: "lost")
    #expect(try lost.claimed(limit: 9) == [1, 2])
    try lost.change { writer in
      for item in 1...2 { try writer.setState(.placed, of: item) }
    }
    #expect(try live.end(as: .ended, onlyIfEmpty: true) == false)
    #expect(try live.otherDrops().gone == 1)
    _ = try live.claim(by: .thisProcess(), wait: .zero)
    #expect(try live.end(as: .ended, onlyIfEmpty: true))
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func unfinishedTransfersOfOtherDropsAreLeftAlone(kind: StoreUnderTest.Kind) throws {
    let shared = try Shared(kind)
    let (first, own) = try shared.drop(run: "1")
    let (second, _) = try shared.drop(run: "2")
    for (drop, run) in [(first, "1"), (second, "2")] {
      try drop.change { _ = try $0.record(TransferRecord(run: run, item: 1, target: .here("/a"))) }
    }
    #expect(try first.unfinishedTransfers(after: 0, limit: 9).map(\.run) == ["1"])
    #expect(try second.unfinishedTransfers(after: 0, limit: 9).map(\.run) == ["2"])
    try first.release(own)
    #expect(try second.unfinishedTransfers(after: 0, limit: 9).map(\.run) == ["1", "2"])
    #expect(try second.transfers(of: "1", before: .max, limit: 9).map(\.run) == ["1"])
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aSessionWhoseDropsAreGoneIsDroppingUntilItIsReleased(kind: StoreUnderTest.Kind)
    throws
  {
    let shared = try Shared(kind)
    _ = try shared.drop(by: gone, run: "1")
    let open = try shared.test.store.open("s")
    #expect(open.session.state == .dropping)
    #expect(try open.otherDrops() == OtherDrops(running: 0, gone: 1))
    let claim = try open.claim(by: .thisProcess(), wait: .zero)
    #expect(try open.unfinishedTransfers(after: 0, limit: 9).isEmpty)
    try open.release(claim)
    #expect(try shared.test.store.open("s").session.state == .active)
    #expect(try open.otherDrops() == .none)
  }
}

extension OpenSession {
  /// The numbers of the items that are claimed.
  fileprivate func claimed(
    after index: Int = 0, limit: Int, in selection: [ClosedRange<Int>]? = nil
  ) throws -> [Int] {
    try claimItems(after: index, limit: limit, in: selection, includingFailed: true).map(\.index)
  }
}
