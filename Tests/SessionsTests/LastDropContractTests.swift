import Items
import Sessions
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// The contract of every store about a terminal's last drops, and about reopening sessions.
@Suite struct LastDropContractTests {
  private let terminal = TerminalIdentity(sid: 7, leaderStart: 1, isTyped: true)

  private func drop(_ name: String, _ run: String) -> DropReference {
    DropReference(name: name, id: "0123456789ab-01234567", run: run)
  }

  @Test(
    "A terminal remembers its drops, the last one first",
    arguments: StoreUnderTest.Kind.allCases)
  func remembers(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    #expect(try test.store.lastDrops(of: terminal) == [])
    try test.store.remember(drop("a b\u{E9}", "aaaaaaaa"), for: terminal)
    try test.store.remember(drop("c", "bbbbbbbb"), for: terminal)
    #expect(
      try test.store.lastDrops(of: terminal) == [
        drop("c", "bbbbbbbb"), drop("a b\u{E9}", "aaaaaaaa"),
      ])
    var other = terminal
    other.leaderStart = 2
    #expect(try test.store.lastDrops(of: other) == [])
    try test.store.changeDrops(of: terminal) { $0 = [] }
    #expect(try test.store.lastDrops(of: terminal) == [])
  }

  #if DEBUG
    @Test("A list that cannot be read is not replaced by a shorter one")
    func faults() throws {
      let test = try StoreUnderTest(.files)
      let first = drop("first", "aaaaaaaa")
      try test.store.remember(first, for: terminal)
      for number in 1... {
        let plan = FaultPlan(number: number, fails: .ioError)
        plan.inForce {
          try? test.store.remember(drop("c\(number)", "run\(number)"), for: terminal)
        }
        #expect(try test.store.lastDrops(of: terminal).last == first, "at \(number)")
        if !plan.fired { break }
        try test.store.changeDrops(of: terminal) { $0 = [first] }
      }
    }
  #endif

  @Test("Old drops are forgotten, not refused", arguments: StoreUnderTest.Kind.allCases)
  func forgets(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    let name = String(repeating: "n", count: 64)
    for number in 0..<40 { try test.store.remember(drop(name, "run\(number)"), for: terminal) }
    let drops = try test.store.lastDrops(of: terminal)
    #expect(drops.count == 32)
    #expect(drops.first?.run == "run39")
  }

  @Test(
    "A session that has ended is reopened with its items", arguments: StoreUnderTest.Kind.allCases
  )
  func reopens(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    let session = try test.lift("s", ["a", "b"])
    let open = try test.store.open("s")
    try open.change { try $0.setState(.placed, of: 1) }
    try open.end(as: .ended)
    let again = try test.store.reopen(session)
    #expect(again.session.name == "s" && again.session.state == .active)
    #expect(try test.store.activeNames() == ["s"])
    #expect(try test.store.open("s", id: session.id).items(after: 0, limit: 9).map(\.index) == [2])
    #expect(try again.events(after: 0, limit: 9).last?.kind == .reopened)
    try again.change { try $0.setState(.pending, of: 1) }
    #expect(try again.summary().items == 2)
    #expect(throws: SessionError.self) { try test.store.reopen(session) }
  }

  @Test(
    "A reopened session gets a new name if its own is taken",
    arguments: StoreUnderTest.Kind.allCases)
  func reopensUnderAnotherName(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    let session = try test.lift("s")
    try test.store.open("s").end(as: .ended)
    let other = try test.lift("s")
    let again = try test.store.reopen(session)
    #expect(again.session.name != "s")
    #expect(try test.store.open(again.session.name).session.id == session.id)
    #expect(try test.store.open("s").session.id == other.id)
  }

  @Test("A cancel is remembered among the drops", arguments: StoreUnderTest.Kind.allCases)
  func remembersCancels(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    let session = try test.lift("s")
    try test.store.remember(DropReference(.session, of: session), for: terminal)
    try test.store.remember(drop("c", "bbbbbbbb"), for: terminal)
    try test.store.remember(DropReference(.items(events: 3...5), of: session), for: terminal)
    let drops = try test.store.lastDrops(of: terminal)
    #expect(drops.map(\.cancel) == [.items(events: 3...5), nil, .session])
    #expect(drops.first?.id == session.id && drops.first?.name == "s")
  }

  @Test(
    "A session that had expired can be reopened without expiry",
    arguments: StoreUnderTest.Kind.allCases)
  func reopensForGood(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    let session = try test.store.create(.test("s", expires: test.now + .second)) { writer in
      _ = try writer.append(.test("a"), key: nil)
    }
    test.now += 2 * .second
    #expect(throws: SessionError.expired("s")) { try test.store.open("s") }
    let again = try test.store.reopen(session, renewed: true)
    #expect(again.session.expires == nil)
    #expect(try test.store.open("s").session.expires == nil)
  }

  @Test("Items are found by their state", arguments: StoreUnderTest.Kind.allCases)
  func indices(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.lift("s", ["a", "b", "c", "d"])
    let open = try test.store.open("s")
    try open.change { writer in
      try writer.setState(.cancelled, of: 4)
      try writer.setState(.placed, of: 1)
      try writer.setState(.skipped, of: 3)
    }
    #expect(try open.indices(in: [.skipped, .placed]) == [1, 3])
    #expect(try open.indices(in: [.cancelled]) == [4])
    #expect(try open.indices(in: []) == [])
  }

  @Test(
    "Log entries that change nothing leave the generation as it is",
    arguments: StoreUnderTest.Kind.allCases
  )
  func logs(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.lift("s")
    let open = try test.store.open("s")
    let generation = open.session.generation
    try open.log(SessionEvent(time: 5, kind: .loaded, item: 1))
    _ = try open.summary()
    #expect(open.session.generation == generation)
    #expect(try open.events(after: 0, limit: 9).last?.kind == .loaded)
  }
}
