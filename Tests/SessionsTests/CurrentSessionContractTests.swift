import Items
import Sessions
import Testing

/// What every store promises about the session that is meant when none is named.
@Suite struct CurrentSessionContractTests {
  private let here = TerminalIdentity(sid: 10, leaderStart: 1, hasControllingTerminal: true)
  private let there = TerminalIdentity(sid: 20, leaderStart: 2, hasControllingTerminal: true)
  private let script = TerminalIdentity(sid: 30, leaderStart: 3, hasControllingTerminal: false)

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func thereIsNoneBeforeOneIsSet(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    #expect(try test.store.current(for: here) == .none)
    try test.lift("s")
    #expect(try test.store.current(for: here) == .none)
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func anotherTerminalCanGoOnAndAScriptCannot(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    let session = try test.lift("s")
    try test.store.setCurrent(session, for: here)
    let current = CurrentSession.session(name: "s", id: session.id)
    #expect(try test.store.current(for: here) == current)
    #expect(try test.store.current(for: there) == current)
    #expect(try test.store.current(for: script) == .none)
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aScriptKeepsItsOwnToItself(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    let session = try test.lift("s")
    try test.store.setCurrent(session, for: script)
    #expect(try test.store.current(for: script) == .session(name: "s", id: session.id))
    #expect(try test.store.current(for: here) == .none)
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aTerminalsOwnComesBeforeTheUsers(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    let first = try test.lift("first")
    let second = try test.lift("second")
    try test.store.setCurrent(first, for: here)
    try test.store.setCurrent(second, for: there)
    #expect(try test.store.current(for: here) == .session(name: "first", id: first.id))
    #expect(try test.store.current(for: there) == .session(name: "second", id: second.id))
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aPointerOfAnotherLeaderOfTheSameNumberIsNone(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.store.setCurrent(try test.lift("s"), for: script)
    var later = script
    later.leaderStart += 1
    #expect(try test.store.current(for: later) == .none)
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func whenItEndsAnOlderOneIsNotTakenInstead(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    let older = try test.lift("older")
    let newer = try test.lift("newer")
    try test.store.setCurrent(older, for: here)
    try test.store.setCurrent(newer, for: here)
    try test.store.open("newer").end(as: .ended)
    #expect(try test.store.current(for: here) == .ended(name: "newer", id: newer.id))
    #expect(try test.store.current(for: there) == .ended(name: "newer", id: newer.id))
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func anotherSessionOfTheSameNameIsNotIt(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.store.setCurrent(try test.lift("s"), for: here)
    try test.store.open("s").end(as: .ended)
    try test.lift("s")
    guard case .session(let name, let id) = try test.store.current(for: here) else {
      Issue.record("the name is active")
      return
    }
    #expect(throws: SessionError.ended("s", active: ["s"])) {
      try test.store.open(name, id: id)
    }
  }

  @Test func thisProcessIsInATerminalSession() {
    #expect(TerminalIdentity.ofThisProcess().sid >= 0)
    #expect(TerminalIdentity.ofThisProcess() == TerminalIdentity.ofThisProcess())
  }
}
