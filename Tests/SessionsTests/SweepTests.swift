import Items
import Sessions
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@Suite struct SweepTests {
  private let now: Int64 = 1_700_000_000_000_000_000

  @Test func itLooksAtEverythingOnceAnHour() throws {
    let test = try FileStore()
    try test.lift("s")
    let leftover = "state/dnd/ended/.s.0123456789abcdef"
    let killed = "state/dnd/sessions/.new.0123456789abcdef"
    try test.sweep(now: now)
    for path in [leftover, killed] { try test.sandbox.write(path + "/x", "") }
    try test.sweep(now: now + 3599 * .second)
    #expect(test.tree().contains(leftover))
    // That of a killed import may be large.
    #expect(!test.tree().contains(killed))
    try test.sweep(now: now + 3600 * .second)
    #expect(!test.tree().contains(leftover))
  }

  @Test("An entry that cannot be removed is reported, and the others are removed")
  func pastWhatCannotBeRemoved() throws {
    let test = try FileStore()
    try test.lift("s")
    try test.sweep(now: now)
    for name in ["a", "b", "c"] { try test.sandbox.write("state/dnd/sessions/.\(name).0/x/y", "") }
    // The first call finds that the name is a directory.
    let plan = FaultPlan(call: "unlinkat", number: 2, fails: .ioError)
    #expect(throws: SessionError.self) {
      try plan.inForce { try test.sweep(now: now + 2 * 3600 * .second) }
    }
    #expect(plan.fired)
    #expect(test.sandbox.list("state/dnd/sessions").count { $0 != "s" } == 1)
  }

  @Test func aClockThatWasSetBackDoesNotStopIt() throws {
    let test = try FileStore()
    try test.lift("s")
    let leftover = "state/dnd/sessions/.new.0123456789abcdef"
    try test.sweep(now: now)
    try test.sandbox.write(leftover + "/x", "")
    try test.sweep(now: now - .day)
    #expect(!test.tree().contains(leftover))
  }

  @Test func payloadsThatNoChangeAdoptedGoAfterADay() throws {
    let test = try FileStore()
    try test.lift("s")
    let session = try test.store.open("s")
    let kept = try session.newPayload()
    let orphan = try session.newPayload()
    try session.change { writer in
      _ = try writer.append(
        Item(name: "p", representations: [.test("x.y", .payload(kept.name))]), key: nil)
    }
    let payloads = "state/dnd/sessions/s/payloads"
    let today = Clock.now
    try test.sweep(now: today + .day / 2)
    #expect(test.sandbox.list(payloads) == [kept.name, orphan.name].sorted())
    try test.sweep(now: today + 2 * .day)
    #expect(test.sandbox.list(payloads) == [kept.name])
  }

  @Test("Files and directories left in the payloads by a killed command are removed after a day")
  func directoriesOfCommands() throws {
    let test = try FileStore()
    try test.lift("s")
    let payloads = "state/dnd/sessions/s/payloads"
    try test.sandbox.write(payloads + "/.promise-abcdef/output", "half")
    try test.sandbox.write(payloads + "/.promise-abcdef.stdout", "half")
    let orphan = try test.store.open("s").newPayload()
    let today = Clock.now
    try test.sweep(now: today + .day / 2)
    #expect(test.sandbox.list(payloads).count == 3)
    try test.sweep(now: today + 2 * .day)
    #expect(test.sandbox.list(payloads) == [], "\(orphan.name)")
  }

  @Test("A new entry in the payloads stays, however old its contents are")
  func snapshotOfSomethingOld() throws {
    let test = try FileStore()
    try test.lift("s")
    let payloads = "state/dnd/sessions/s/payloads"
    try test.sandbox.write(payloads + "/0123456789abcdef/in", "old")
    try test.sandbox.write(payloads + "/fedcba9876543210", "old")
    let today = Clock.now
    for name in ["0123456789abcdef", "fedcba9876543210"] {
      try FileSystem.setTimes(
        of: test.sandbox.path("\(payloads)/\(name)"), accessed: now, modified: now)
    }
    try test.sweep(now: today)
    #expect(test.sandbox.list(payloads).count == 2)
  }

  @Test("Payloads left by a killed drop are removed when the drop that resumes it ends")
  func orphansOfAKilledDrop() throws {
    let test = try FileStore()
    try test.lift("s")
    let payloads = "state/dnd/sessions/s/payloads"
    let session = try test.store.open("s")
    let (kept, result) = (try session.newPayload(), try session.newPayload())
    try session.change { writer in
      _ = try writer.append(
        Item(name: "p", representations: [.test("x.y", .payload(kept.name))]), key: nil)
    }
    try session.keepPromiseResult(item: 1, type: "x.y", payload: result.name)
    var dead = Claimant.thisProcess()
    dead.boot = "another"
    _ = try test.store.open("s").claim(by: dead, wait: .zero)
    try test.sandbox.write(payloads + "/.promise-abcdef/output", "half")
    try test.sandbox.write(payloads + "/.promise-abcdef.stdout", "half")
    _ = try session.newPayload()
    let again = try test.store.open("s")
    _ = try again.claim(by: .thisProcess(), wait: .zero)
    #expect(test.sandbox.list(payloads).count == 5)
    #expect(try again.end(as: .ended))
    let ended = "state/dnd/ended/s.\(again.session.id)/payloads"
    #expect(test.sandbox.list(ended) == [kept.name, result.name].sorted())
  }

  @Test(
    "A promise's result is removed a day after it was replaced or the machine restarted")
  func results() throws {
    let test = try StoreUnderTest(.files)
    try test.lift("s")
    let session = try test.store.open("s")
    let (first, second) = (try session.newPayload(), try session.newPayload())
    for payload in [first, second] {
      try session.keepPromiseResult(item: 1, type: "x.y", payload: payload.name)
    }
    let payloads = "state/dnd/sessions/s/payloads"
    let today = Clock.now
    try test.sweep(now: today + .day / 2)
    #expect(test.sandbox.list(payloads) == [first.name, second.name].sorted())
    try test.sweep(now: today + 2 * .day)
    #expect(test.sandbox.list(payloads) == [second.name])
    test.boot = "second"
    try test.sweep(now: today + 3 * .day)
    try test.sweep(now: today + 5 * .day)
    #expect(test.sandbox.list(payloads) == [])
  }

  @Test func pointersOfTerminalsThatAreGoneAreRemoved() throws {
    let test = try FileStore()
    let session = try test.lift("s")
    let process = Machine.process
    let start = try #require(Machine.startTime(ofProcess: process))
    let alive = TerminalIdentity(sid: process, leaderStart: start, isTyped: true)
    let dead = TerminalIdentity(sid: .max, leaderStart: 1, isTyped: true)
    try test.store.setCurrent(session, for: alive)
    try test.store.setCurrent(session, for: dead)
    try test.sweep(now: now)
    #expect(test.sandbox.list("state/dnd/current") == ["\(process)", "user"].sorted())
  }

  @Test("A script that outlives its terminal's leader keeps its session and drops for a day")
  func leaderThatIsGone() throws {
    let test = try FileStore()
    let session = try test.lift("s")
    let orphan = TerminalIdentity(sid: .max, leaderStart: 0, isTyped: false)
    try test.store.setCurrent(session, for: orphan)
    try test.store.remember(DropReference(name: "s", id: session.id, run: "r"), for: orphan)
    let today = Clock.now
    try test.sweep(now: today + .day / 2)
    #expect(try test.store.current(for: orphan) == .session(name: "s", id: session.id))
    #expect(try test.store.lastDrops(of: orphan).count == 1)
    try test.sweep(now: today + 2 * .day)
    #expect(try test.store.current(for: orphan) == .none)
    #expect(try test.store.lastDrops(of: orphan) == [])
  }

  @Test("A leader in another process namespace is identified by the first process of this one")
  func leaderElsewhere() throws {
    let test = try FileStore()
    let session = try test.lift("s")
    let start = try #require(Machine.startTime(ofProcess: 1))
    let inside = TerminalIdentity(sid: 0, leaderStart: start, isTyped: false)
    try test.store.setCurrent(session, for: inside)
    try test.sweep(now: now)
    #expect(try test.store.current(for: inside) == .session(name: "s", id: session.id))
    var other = inside
    other.leaderStart += 1
    try test.store.setCurrent(session, for: other)
    try test.sweep(now: now + .day)
    #expect(test.sandbox.list("state/dnd/current") == [])
  }

  @Test func aPointerThatIsNoneIsAsGoodAsNone() throws {
    let test = try FileStore()
    try test.store.setCurrent(
      try test.lift("s"),
      for: TerminalIdentity(sid: 5, leaderStart: 1, isTyped: true))
    let id = String(repeating: "0", count: 21)
    for bytes in [
      "", "x", "dnd-current 2\ns\n\(id)\n1\n", "dnd-current 1\n../s\n\(id)\n1\n",
      "dnd-current 1\ns\n../../etc\n1\n", "dnd-current 1\ns\n\(id)\n-1\n",
    ] {
      for name in ["5", "user"] { try test.sandbox.write("state/dnd/current/\(name)", bytes) }
      #expect(
        try test.store.current(
          for: TerminalIdentity(sid: 5, leaderStart: 1, isTyped: true)) == .none)
    }
  }
}
