import Dispatch
import Glibc
import Items
import Sessions
import Synchronization
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Several commands that use one session at once, as threads with a connection each, which behave
/// like processes.
@Suite struct SharedSessionTests {
  /// Runs the body this many times concurrently; any error fails the test.
  private func atOnce(_ count: Int, _ body: @escaping @Sendable (Int) throws -> Void) {
    let failures = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: count) { number in
      do {
        try body(number)
      } catch {
        failures.withLock { $0.append("\(error)") }
      }
    }
    #expect(failures.withLock { $0 } == [])
  }

  @Test func nothingIsLostOrDoubledWhenManyAdd() throws {
    let test = try FileStore(busyTimeout: .seconds(60))
    try test.lift("s")
    let store = test.store
    atOnce(4) { writer in
      for number in 0..<25 {
        let session = try store.open("s")
        try session.change { change in
          _ = try change.append(.test("\(writer).\(number)", size: 2), key: [UInt8(number)])
          _ = try change.append(.test("own \(writer).\(number)", size: 1), key: nil)
        }
      }
    }
    let session = try store.open("s")
    let items = try session.items(after: 0, limit: 1000)
    #expect(items.map(\.index) == Array(1...126))
    #expect(Set(items.map(\.name)).count == 126)
    #expect(items.filter { $0.name.hasPrefix("own") }.count == 100)
    #expect(try session.summary() == SessionCounts(items: 126, size: 150, nextIndex: 127))
    #expect(session.session.generation == 101)
  }

  /// A change that enlarges the record and empties its log, or waits in vain.
  private static func grow(_ store: SQLiteSessionStore) {
    do {
      try store.open("s").change { change in
        for item in 1...9000 { _ = try change.append(.test("another item, \(item)"), key: nil) }
      }
    } catch SessionError.busy {
      return
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test func aRecordThatGrowsBetweenAnyTwoCallsIsNotDamaged() throws {
    for number in 1... {
      let test = try FileStore(busyTimeout: .seconds(60))
      try test.lift("s")
      let store = test.store
      let plan = FaultPlan(number: number) { Self.grow(store) }
      let session = try plan.inForce { try store.open("s") }
      guard plan.fired else {
        #expect(number > 5)
        return
      }
      let record = try test.sandbox.read("state/dnd/sessions/s/session.db")
      #expect(record.count > 1 << 18, "the log was not written into the record")
      #expect(try session.items(after: 0, limit: 9999).count == 9001)
    }
  }

  /// Without a place for shared memory the record is copied to be read.
  @Test(.enabled(if: geteuid() != 0, "root may write to every folder"))
  func aCopyOfARecordThatGrowsIsComplete() throws {
    for number in 1... {
      let test = try FileStore(busyTimeout: .milliseconds(10))
      try test.lift("s")
      let store = test.store
      try store.open("s").change { _ = try $0.append(.test("in the log"), key: nil) }
      let directory = test.sandbox.path("state/dnd/sessions/s")
      try FileSystem.removeFile(directory.appending("session.db-shm"))
      let permit = { @Sendable (files: UInt32, folder: UInt32) in
        for name in ["session.db", "session.db-wal"] {
          try? FileSystem.setMode(of: directory.appending(name), to: files)
        }
        try? FileSystem.setMode(of: directory, to: folder)
      }
      permit(0o400, 0o500)
      let plan = FaultPlan(number: number) {
        permit(0o600, 0o700)
        Self.grow(store)
        permit(0o400, 0o500)
      }
      let session = try plan.inForce { try store.open("s") }
      #expect([2, 9002].contains(try session.items(after: 0, limit: 9999).count), "call \(number)")
      permit(0o600, 0o700)
      guard plan.fired else {
        #expect(number > 10)
        return
      }
    }
  }

  @Test func oneOfManyGetsTheClaim() throws {
    let test = try FileStore(busyTimeout: .seconds(60))
    try test.lift("s")
    let store = test.store
    let won = Atomic(0)
    atOnce(4) { _ in
      do {
        _ = try store.open("s").claim(by: .thisProcess(), wait: .zero)
        won.add(1, ordering: .relaxed)
      } catch SessionError.busy("s") {}
    }
    #expect(won.load(ordering: .relaxed) == 1)
  }

  @Test func oneOfManyGetsTheName() throws {
    let test = try FileStore(busyTimeout: .seconds(60))
    let store = test.store
    let won = Atomic(0)
    atOnce(4) { number in
      do {
        try store.create(.test("s")) { _ = try $0.append(.test("\(number)"), key: nil) }
        won.add(1, ordering: .relaxed)
      } catch SessionError.nameTaken("s") {}
    }
    #expect(won.load(ordering: .relaxed) == 1)
    #expect(test.sandbox.list("state/dnd/sessions") == ["s"])
    #expect(try store.open("s").summary().items == 1)
  }

  @Test func whoAddsWhileItEndsIsToldOrKept() throws {
    let test = try FileStore(busyTimeout: .seconds(60))
    let store = test.store
    for _ in 0..<20 {
      let id = try test.lift("s").id
      let added = Atomic(0)
      atOnce(3) { number in
        do {
          let session = try store.open("s")
          if number == 0 {
            try session.end(as: .ended)
          } else {
            try session.change { _ = try $0.append(.test("late"), key: nil) }
            added.add(1, ordering: .relaxed)
          }
        } catch SessionError.ended("s", _) {}
      }
      #expect(try store.activeNames() == [])
      let ended = try store.openEnded("s", id: id)
      #expect(try ended.summary().items == 1 + added.load(ordering: .relaxed))
    }
  }

  @Test func aReaderIsNotKeptWaitingByAWriterAndAWriterSaysBusy() throws {
    let test = try FileStore(busyTimeout: .milliseconds(20))
    try test.lift("s")
    let session = try test.store.open("s")
    let other = try test.store.open("s")
    try session.change { writer in
      _ = try writer.append(.test("b"), key: nil)
      #expect(try other.summary().items == 1)
      #expect(try test.store.activeSessions().count == 1)
      #expect(throws: SessionError.busy("s")) {
        try other.change { _ = try $0.append(.test("c"), key: nil) }
      }
      #expect(throws: SessionError.busy("s")) {
        try other.claim(by: .thisProcess(), wait: .zero)
      }
    }
    #expect(try other.summary().items == 2)
  }
}
