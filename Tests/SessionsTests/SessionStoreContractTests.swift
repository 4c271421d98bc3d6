import Items
import Sessions
import SystemPackage
import Testing

/// The contract of every store about the life of sessions.
@Suite struct SessionStoreContractTests {
  struct Refusal: Error {}

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aCreatedSessionIsFoundByItsName(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    let draft = SessionDraft(
      name: "shots", policy: Session.Policy(allowsMove: false, localOnly: true),
      origin: Session.Origin(user: 7, host: "h", application: "app"), context: "a\u{10FFFF}b",
      expires: test.now + .day)
    let created = try test.store.create(draft) { _ = try $0.append(.test("x"), key: nil) }
    let opened = try test.store.open("shots")
    #expect(opened.session == created)
    #expect(created.name == "shots")
    #expect(created.state == .active)
    #expect(created.generation == 1)
    #expect(created.policy == draft.policy)
    #expect(created.origin == draft.origin)
    #expect(created.context == draft.context)
    #expect(created.created == test.now)
    #expect(created.expires == test.now + .day)
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func unnamedSessionsGetNamesOfTheirOwn(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    let names = try (0..<20).map { _ in try test.lift().name }
    #expect(Set(names).count == 20)
    #expect(names.allSatisfy { SessionName.isValid($0) && $0.contains("-") })
    #expect(try test.store.activeNames() == names.sorted())
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aTakenNameIsRefused(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.lift("one", ["first"])
    #expect(throws: SessionError.nameTaken("one")) { try test.lift("one", ["second"]) }
    #expect(try test.store.open("one").items(after: 0, limit: 9).map(\.name) == ["first"])
  }

  @Test(
    arguments: StoreUnderTest.Kind.allCases,
    [
      "", ".x", "-x", "a/b", "a\nb", "a\u{7F}", String(repeating: "x", count: 65), "..", ".", "a b",
      "$(id)", "*",
      "!!", "schön 🦦", "a\u{202E}b", "\u{10FFFF}",
    ])
  func anInvalidNameIsRefused(kind: StoreUnderTest.Kind, name: String) throws {
    let test = try StoreUnderTest(kind)
    #expect(throws: SessionError.invalidName(name)) { try test.lift(name) }
    #expect(throws: SessionError.notFound(name, active: [])) { try test.store.open(name) }
  }

  @Test(
    arguments: StoreUnderTest.Kind.allCases,
    ["x", "schön", "海獺", "выдра-2", "a.b_c-d", String(repeating: "x", count: 64)])
  func anyOtherNameIsTaken(kind: StoreUnderTest.Kind, name: String) throws {
    let test = try StoreUnderTest(kind)
    try test.lift(name)
    #expect(Array(try test.store.open(name).session.name.utf8) == Array(name.utf8))
    #expect(try test.store.activeNames() == [name])
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aSessionWithoutItemsIsNone(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    #expect(throws: SessionError.noItems) { try test.lift("none", []) }
    #expect(try test.store.activeNames() == [])
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aFillThatFailsLeavesNothing(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    #expect(throws: Refusal.self) {
      try test.store.create(.test("half")) { writer in
        _ = try writer.append(.test("x"), key: nil)
        throw Refusal()
      }
    }
    #expect(throws: SessionError.notFound("half", active: [])) { try test.store.open("half") }
    try test.lift("half")
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func whatIsNotThereIsNotFoundAndTheActiveOnesAreNamed(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.lift("b")
    try test.lift("a")
    #expect(throws: SessionError.notFound("c", active: ["a", "b"])) { try test.store.open("c") }
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func anEndedSessionIsKnownAsEndedAndKept(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    let id = try test.lift("done").id
    try test.lift("other")
    try test.store.open("done").end(as: .cancelled)
    #expect(throws: SessionError.ended("done", active: ["other"])) { try test.store.open("done") }
    let kept = try test.store.openEnded("done")
    #expect(kept.session.id == id)
    #expect(kept.session.state == .cancelled)
    #expect(try kept.events(after: 0, limit: 9).map(\.kind) == [.cancelled])
    #expect(throws: SessionError.ended("done", active: [])) {
      try kept.change { _ = try $0.append(.test("late"), key: nil) }
    }
    #expect(try kept.end(as: .ended))
    #expect(try test.store.openEnded("done").session.state == .cancelled)
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func anEndedNameIsFreeAgainAndTheLastOfItIsKeptFirst(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    let first = try test.lift("again").id
    try test.store.open("again").end(as: .ended)
    test.now += .second
    let second = try test.lift("again").id
    #expect(first != second)
    #expect(throws: SessionError.ended("again", active: ["again"])) {
      try test.store.open("again", id: first)
    }
    #expect(try test.store.open("again", id: second).session.id == second)
    try test.store.open("again").end(as: .ended)
    #expect(try test.store.openEnded("again").session.id == second)
    #expect(try test.store.openEnded("again", id: first).session.id == first)
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func anItemThatCameMeanwhileKeepsTheSessionAlive(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.lift("live")
    let session = try test.store.open("live")
    #expect(try !session.end(as: .ended, onlyIfEmpty: true))
    try session.change { try $0.setState(.placed, of: 1) }
    #expect(try session.end(as: .ended, onlyIfEmpty: true))
    #expect(throws: SessionError.ended("live", active: [])) { try test.store.open("live") }
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func anExpiredSessionIsEndedByWhoFindsIt(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    _ = try test.store.create(.test("brief", expires: test.now + 5)) {
      _ = try $0.append(.test("x"), key: nil)
    }
    test.now += 4
    #expect(try test.store.open("brief").session.state == .active)
    test.now += 1
    #expect(throws: SessionError.expired("brief")) { try test.store.open("brief") }
    #expect(throws: SessionError.ended("brief", active: [])) { try test.store.open("brief") }
    #expect(try test.store.openEnded("brief").session.state == .expired)
    try test.lift("brief")
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func anExpiredSessionIsNotListedAndItsNameIsFree(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    for name in ["one", "two"] {
      _ = try test.store.create(.test(name, expires: test.now + 5)) {
        _ = try $0.append(.test("x"), key: nil)
      }
    }
    test.now += 5
    try test.lift("one")
    #expect(try test.store.activeSessions().map(\.name) == ["one"])
    #expect(try test.store.activeNames() == ["one"])
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func theListTellsWhatIsInEachSession(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    let two = try test.store.create(.test("two")) {
      _ = try $0.append(.test("x", size: 5), key: nil)
      _ = try $0.append(.test("y", size: 6), key: nil)
      _ = try $0.append(.test("z"), key: nil)
    }
    let one = try test.lift("one")
    try test.store.open("two").change { try $0.setState(.skipped, of: 1) }
    var changed = two
    changed.generation = 2
    #expect(
      try test.store.activeSessions() == [
        .readable(one, SessionCounts(items: 1, size: 0, nextIndex: 2)),
        .readable(changed, SessionCounts(items: 2, size: 6, nextIndex: 4)),
      ])
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aSensitiveSessionIsFoundByNameAndErasedWhenItEnds(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    let secret = try test.store.create(.test("secret", isSensitive: true)) {
      _ = try $0.append(.test("x"), key: nil)
    }
    #expect(secret.expires == test.now + 600 * .second)
    #expect(throws: SessionError.nameTaken("secret")) { try test.lift("secret") }
    #expect(try test.store.open("secret").session == secret)
    #expect(try test.store.activeNames() == ["secret"])
    try test.store.open("secret").end(as: .ended)
    #expect(throws: SessionError.notFound("secret", active: [])) { try test.store.open("secret") }
    #expect(throws: SessionError.notFound("secret", active: [])) {
      try test.store.openEnded("secret")
    }
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aSensitiveSessionNeedsADirectoryInMemory(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind, hasRuntimeDirectory: false)
    #expect(throws: SessionError.noRuntimeDirectory) {
      try test.store.create(.test("secret", isSensitive: true)) {
        _ = try $0.append(.test("x"), key: nil)
      }
    }
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func theSweepErasesExpiredSensitiveSessionsAndForgetsOldOnes(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    _ = try test.store.create(.test("secret", isSensitive: true)) {
      _ = try $0.append(.test("x"), key: nil)
    }
    try test.lift("old")
    try test.lift("active")
    try test.store.open("old").end(as: .ended)
    try test.sweep(now: test.now + 599 * .second)
    #expect(try test.store.activeNames() == ["active", "secret"])
    try test.sweep(now: test.now + 600 * .second)
    #expect(try test.store.activeNames() == ["active"])
    try test.sweep(now: test.now + 7 * .day - 1)
    #expect(try test.store.openEnded("old").session.state == .ended)
    try test.sweep(now: test.now + 8 * .day)
    #expect(throws: SessionError.notFound("old", active: ["active"])) {
      try test.store.openEnded("old")
    }
    #expect(try test.store.open("active").session.state == .active)
  }
}
