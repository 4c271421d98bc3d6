import Items
import Sessions
import Testing

/// The contract of every store about the session used when none is named.
@Suite struct CurrentSessionContractTests {
  private let here = TerminalIdentity(sid: 10, leaderStart: 1, isTyped: true)
  private let there = TerminalIdentity(sid: 20, leaderStart: 2, isTyped: true)
  private let script = TerminalIdentity(sid: 30, leaderStart: 3, isTyped: false)

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func thereIsNoneBeforeOneIsSet(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    #expect(try test.store.current(for: here) == .none)
    try test.lift("s")
    #expect(try test.store.current(for: here) == .none)
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func anotherTerminalAndAScriptWithoutOneCanGoOn(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    let session = try test.lift("s")
    try test.store.setCurrent(session, for: here)
    #expect(try test.store.current(for: here) == .session(name: "s", id: session.id))
    let elsewhere = CurrentSession.session(name: "s", id: session.id, isFromElsewhere: true)
    #expect(try test.store.current(for: there) == elsewhere)
    #expect(try test.store.current(for: script) == elsewhere)
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
  func whatWasPickedUpLastCountsWhereverThatWas(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    let first = try test.lift("first")
    let second = try test.lift("second")
    try test.store.setCurrent(first, for: here)
    test.later()
    try test.store.setCurrent(second, for: there)
    #expect(
      try test.store.current(for: here)
        == .session(name: "second", id: second.id, isFromElsewhere: true))
    #expect(try test.store.current(for: there) == .session(name: "second", id: second.id))
    test.later()
    try test.store.setCurrent(first, for: here)
    #expect(try test.store.current(for: here) == .session(name: "first", id: first.id))
    // Another terminal has chosen the same session since; it stays current here.
    test.later()
    try test.store.setCurrent(first, for: there)
    #expect(try test.store.current(for: here) == .session(name: "first", id: first.id))
  }

  @Test(
    "A session picked up by a script belongs to its terminal",
    arguments: StoreUnderTest.Kind.allCases)
  func scriptAtATerminal(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    let typed = try test.lift("typed")
    let scripted = try test.lift("scripted")
    var script = here
    script.isTyped = false
    try test.store.setCurrent(typed, for: there)
    test.later()
    try test.store.setCurrent(scripted, for: script)
    #expect(try test.store.current(for: there) == .session(name: "typed", id: typed.id))
    #expect(try test.store.current(for: here) == .session(name: "scripted", id: scripted.id))
    // The script keeps its session, whatever is typed elsewhere; commands typed here do not.
    test.later()
    try test.store.setCurrent(typed, for: there)
    #expect(try test.store.current(for: script) == .session(name: "scripted", id: scripted.id))
    #expect(
      try test.store.current(for: here)
        == .session(name: "typed", id: typed.id, isFromElsewhere: true))
  }

  @Test(
    "Setting the clock back changes no order, and after a restart the new time counts",
    arguments: StoreUnderTest.Kind.allCases)
  func clockSetBack(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    let first = try test.lift("first")
    let second = try test.lift("second")
    try test.store.setCurrent(first, for: here)
    test.later()
    test.now -= .day
    try test.store.setCurrent(second, for: there)
    #expect(
      try test.store.current(for: here)
        == .session(name: "second", id: second.id, isFromElsewhere: true))
    test.boot = "second"
    test.now += 2 * .day
    try test.store.setCurrent(first, for: here)
    #expect(try test.store.current(for: here) == .session(name: "first", id: first.id))
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
    test.later()
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
    guard case .session(let name, let id, _) = try test.store.current(for: here) else {
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
