import Items
import Sessions
import Testing

/// The contract of every store about claims on sessions.
@Suite struct ClaimContractTests {
  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aClaimedSessionIsDroppingUntilItIsReleased(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.lift("s")
    let session = try test.store.open("s")
    let claim = try session.claim(by: .thisProcess(), wait: .zero)
    #expect(session.session.state == .dropping)
    #expect(session.session.generation == 1)
    #expect(try test.store.open("s").session.state == .dropping)
    try session.change { try $0.setState(.pending, of: 1) }
    try session.release(claim)
    #expect(session.session.state == .active)
    #expect(try test.store.open("s").session.state == .active)
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aLiveClaimIsNotTakenOver(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.lift("s")
    let first = try test.store.open("s")
    let second = try test.store.open("s")
    let claim = try first.claim(by: .thisProcess(), wait: .zero)
    #expect(throws: SessionError.busy("s")) {
      try second.claim(by: .thisProcess(), wait: .milliseconds(20))
    }
    try first.release(claim)
    _ = try second.claim(by: .thisProcess(), wait: .zero)
  }

  @Test(arguments: StoreUnderTest.Kind.allCases, ["start", "boot", "process"])
  func aDeadClaimIsTakenOverAndItsHolderIsTold(kind: StoreUnderTest.Kind, what: String) throws {
    let test = try StoreUnderTest(kind)
    try test.lift("s")
    var dead = Claimant.thisProcess()
    switch what {
    case "start": dead.start += 1
    case "boot": dead.boot = "another"
    // The largest process ID is far above the kernel's limit.
    default: dead.process = .max
    }
    let first = try test.store.open("s")
    let lost = try first.claim(by: dead, wait: .zero)
    let second = try test.store.open("s")
    let claim = try second.claim(by: .thisProcess(), wait: .zero)
    #expect(throws: SessionError.claimLost("s")) {
      try first.change { try $0.setState(.placed, of: 1) }
    }
    try first.release(lost)
    #expect(try test.store.open("s").session.state == .dropping)
    try second.release(claim)
    #expect(try test.store.open("s").session.state == .active)
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aClaimOfAnotherMachineCountsAsAlive(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.lift("s")
    var far = Claimant.thisProcess()
    far.machine = "elsewhere"
    far.boot = "other"
    _ = try test.store.open("s").claim(by: far, wait: .zero)
    #expect(throws: SessionError.busy("s")) {
      try test.store.open("s").claim(by: .thisProcess(), wait: .zero)
    }
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aSessionThatAnotherRunDropsCannotBeEnded(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.lift("s")
    let dropping = try test.store.open("s")
    _ = try dropping.claim(by: .thisProcess(), wait: .zero)
    #expect(throws: SessionError.busy("s")) { try test.store.open("s").end(as: .cancelled) }
    #expect(try dropping.end(as: .ended))
    #expect(throws: SessionError.ended("s", active: [])) { try test.store.open("s") }
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aDropThatBeganInTimeOutlivesTheExpiry(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.store.create(.test("s", expires: test.now + 5)) {
      _ = try $0.append(.test("x"), key: nil)
    }
    let dropping = try test.store.open("s")
    let claim = try dropping.claim(by: .thisProcess(), wait: .zero)
    test.now += 5
    #expect(try test.store.open("s").session.state == .dropping)
    try dropping.change { try $0.setState(.placed, of: 1) }
    try dropping.release(claim)
    #expect(throws: SessionError.expired("s")) { try test.store.open("s") }
  }

  @Test func thisProcessIsNamedSoThatItIsAlive() {
    let own = Claimant.thisProcess()
    #expect(own.isAlive())
    #expect(own.process > 0 && own.start > 0 && !own.boot.isEmpty && !own.machine.isEmpty)
    #expect(own == .thisProcess())
  }
}
