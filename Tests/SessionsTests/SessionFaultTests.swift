import Items
import Sessions
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Whatever system call fails, a session is either complete or does not exist.
@Suite struct SessionFaultTests {
  private func liftPayload(_ test: FileStore) throws {
    try test.store.create(.test("s")) { writer in
      let payload = try writer.newPayload()
      _ = try writer.append(
        Item(name: "p", representations: [.test("x.y", .payload(payload.name))]), key: [1])
      _ = try writer.append(.test("q"), key: [2])
    }
  }

  @Test func aCallThatFailsInCreateLeavesNothing() throws {
    for number in 1... {
      let test = try FileStore()
      let plan = FaultPlan(number: number, fails: .ioError)
      do {
        try plan.inForce { try liftPayload(test) }
        if !plan.fired {
          // Every call has failed once; there were some.
          #expect(number > 20)
          return
        }
      } catch {
        #expect(plan.fired)
        #expect(error is SessionError)
        #expect(test.sandbox.list("state/dnd/sessions") == [], "call \(number)")
      }
      if test.sandbox.list("state/dnd/sessions") == [] { try test.lift("s", ["p", "q"]) }
      #expect(try test.store.open("s").items(after: 0, limit: 9).map(\.name) == ["p", "q"])
    }
  }

  @Test func aFolderOfPayloadsThatIsALinkToNowhereIsAnError() throws {
    let test = try FileStore()
    try test.lift("s", ["p"])
    let open = try test.store.open("s")
    try FileSystem.makeLink(open.payloadDirectory, saying: Array("nowhere".utf8))
    #expect(throws: SessionError.self) { try open.newPayload() }
  }

  @Test func aCallThatFailsInAChangeChangesNothing() throws {
    for number in 1... {
      let test = try FileStore()
      try test.lift("s")
      let session = try test.store.open("s")
      let plan = FaultPlan(number: number, fails: .noSpace)
      do {
        try plan.inForce {
          try session.change { writer in
            let payload = try writer.newPayload()
            _ = try writer.append(
              Item(name: "p", representations: [.test("x.y", .payload(payload.name))]), key: nil)
          }
        }
        #expect(try test.store.open("s").items(after: 0, limit: 9).map(\.name) == ["a", "p"])
        if !plan.fired {
          #expect(number > 3)
          return
        }
      } catch {
        #expect(error is SessionError)
        #expect(try test.store.open("s").items(after: 0, limit: 9).map(\.name) == ["a"])
        #expect(test.sandbox.list("state/dnd/sessions/s/payloads") == [])
      }
    }
  }

  @Test func aCallThatFailsInEndingIsMadeUpForByWhoComesNext() throws {
    for number in 1... {
      let test = try FileStore()
      try test.lift("s")
      let session = try test.store.open("s")
      let plan = FaultPlan(number: number, fails: .ioError)
      let failed = (try? plan.inForce { try session.end(as: .ended) }) == nil
      #expect(throws: SessionError.ended("s", active: [])) { try test.store.open("s") }
      #expect(try test.store.openEnded("s").items(after: 0, limit: 9).count == 1)
      if !plan.fired {
        #expect(!failed && number > 3)
        return
      }
    }
  }

  @Test func aCallThatFailsInSetCurrentKeepsTheOneBefore() throws {
    let terminal = TerminalIdentity(sid: 5, leaderStart: 1, isTyped: false)
    for number in 1... {
      let test = try FileStore()
      let first = try test.lift("first")
      let second = try test.lift("second")
      try test.store.setCurrent(first, for: terminal)
      let plan = FaultPlan(number: number, fails: .ioError)
      let failed = (try? plan.inForce { try test.store.setCurrent(second, for: terminal) }) == nil
      let meant = failed ? first : second
      #expect(
        try test.store.current(for: terminal) == .session(name: meant.name, id: meant.id))
      #expect(test.sandbox.list("state/dnd/current") == ["5"])
      if !plan.fired { return }
    }
  }

  @Test func whatAKilledRunLeavesIsNeverSeenAndIsSwept() throws {
    let test = try FileStore()
    try test.lift("s")
    // The directory of a killed lift: complete or not, it has no session name and no lock.
    try test.sandbox.write("state/dnd/sessions/.new.0123456789abcdef/session.db", "half")
    try test.sandbox.write("state/dnd/sessions/.new.0123456789abcdef/payloads/x", "half")
    #expect(try test.store.activeNames() == ["s"])
    try test.sweep(now: 1_700_000_000_000_000_000)
    #expect(test.sandbox.list("state/dnd/sessions") == ["s"])
  }

  @Test func aSessionThatIsBeingMadeIsNotSwept() throws {
    let test = try FileStore()
    try test.store.create(.test("s")) { writer in
      try test.sweep(now: 1_700_000_000_000_000_000)
      #expect(test.sandbox.list("state/dnd/sessions").count == 1)
      _ = try writer.append(.test("x"), key: nil)
    }
    #expect(try test.store.activeNames() == ["s"])
  }
}
