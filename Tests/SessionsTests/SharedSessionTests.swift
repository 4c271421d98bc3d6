import Dispatch
import Items
import Sessions
import Synchronization
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
