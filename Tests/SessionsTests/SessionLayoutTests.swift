import Glibc
import Items
import Sessions
import SystemPackage
import TestSupport
import Testing

@Suite struct SessionLayoutTests {
  @Test func onlyTheUserCanReadWhatIsKept() throws {
    let test = try FileStore()
    try test.store.create(.test("s")) { writer in
      let payload = try writer.newPayload()
      _ = try writer.append(
        Item(name: "p", representations: [.test("x.y", .payload(payload.name))]), key: nil)
    }
    let session = try test.store.open("s")
    try session.change { _ = try $0.append(.test("b"), key: nil) }
    try test.store.setCurrent(
      session.session,
      for: TerminalIdentity(sid: 5, leaderStart: 1, isTyped: true))
    let all = test.tree("state/dnd")
    #expect(all.contains("state/dnd/sessions/s/session.db-wal"))
    #expect(all.contains("state/dnd/current/user"))
    for path in ["state/dnd"] + all {
      #expect([0o700, 0o600].contains(test.mode(path)), "\(path)")
    }
  }

  @Test func manyChangesInOneGoLeaveAShortLog() throws {
    let test = try FileStore()
    try test.lift("s")
    do {
      let session = try test.store.open("s")
      for change in 0..<30 {
        try session.change { writer in
          for number in 0..<100 {
            let name = String(repeating: "x", count: 200) + "\(change)-\(number)"
            _ = try writer.append(.test(name), key: nil)
          }
        }
      }
    }
    let log = try test.sandbox.read("state/dnd/sessions/s/session.db-wal")
    #expect(log.count <= 129 * (4096 + 24) + 32)
    #expect(try test.store.open("s").summary().items == 3001)
  }

  @Test func lookingMakesNothing() throws {
    let test = try FileStore()
    let terminal = TerminalIdentity(sid: 5, leaderStart: 1, isTyped: true)
    #expect(try test.store.activeSessions() == [])
    #expect(try test.store.current(for: terminal) == .none)
    #expect(throws: SessionError.notFound("s", active: [])) { try test.store.open("s") }
    try test.sweep(now: 0)
    #expect(test.tree() == [])
  }

  @Test func aDirectoryThatOthersMayWriteIsRefusedAndLeftAlone() throws {
    let test = try FileStore()
    try test.lift("s")
    let root = test.sandbox.path("state/dnd")
    let before = test.tree()
    for mode: mode_t in [0o720, 0o702, 0o777] {
      chmod(root.string, mode)
      let refusal = SessionError.unsafeDirectory(root, .writableByOthers)
      #expect(throws: refusal) { try test.lift("t") }
      #expect(throws: refusal) { try test.store.open("s") }
      #expect(throws: refusal) { try test.store.activeSessions() }
      #expect(throws: refusal) { try test.sweep(now: 0) }
    }
    #expect(test.tree() == before)
    chmod(root.string, 0o755)
    #expect(try test.store.open("s").session.name == "s")
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give a folder away"))
  func aDirectoryOfAnotherUserIsRefused() throws {
    let test = try FileStore()
    try test.lift("s")
    let root = test.sandbox.path("state/dnd")
    #expect(chown(root.string, 12345, 12345) == 0)
    #expect(throws: SessionError.unsafeDirectory(root, .ownedByAnother)) {
      try test.store.open("s")
    }
  }

  @Test func aFileInPlaceOfTheDirectoryIsRefused() throws {
    let test = try FileStore()
    let root = try test.sandbox.write("state/dnd", "x")
    #expect(throws: SessionError.unsafeDirectory(root, .notADirectory)) { try test.lift("s") }
    #expect(try test.sandbox.read("state/dnd") == Array("x".utf8))
  }

  @Test func sensitiveSessionsNeverTouchTheStateDirectory() throws {
    let test = try FileStore()
    try test.lift("secret", isSensitive: true)
    #expect(test.sandbox.list() == ["runtime"])
    #expect(
      test.sandbox.list("runtime/sessions/secret") == [
        "expires", "pending", "session.db", "synced",
      ])
    try test.store.open("secret").end(as: .ended)
    #expect(test.sandbox.list("runtime/sessions") == [])
    #expect(test.sandbox.list("runtime/ended") == [])
  }

  @Test func theDirectoryInMemoryIsNotMadeUpWhereItsParentIsMissing() throws {
    let test = try FileStore()
    let store = SQLiteSessionStore(
      SessionLayout(
        stateRoot: test.sandbox.path("state"), runtimeRoot: test.sandbox.path("no/such/dnd")))
    #expect(throws: SessionError.noRuntimeDirectory) {
      try store.create(.test("s", isSensitive: true)) {
        _ = try $0.append(.test("x"), key: nil)
      }
    }
    #expect(test.tree() == [])
  }

  @Test func anEndedSessionMovesBesideItsId() throws {
    let test = try FileStore()
    let session = try test.lift("s")
    try test.store.open("s").end(as: .ended)
    #expect(test.sandbox.list("state/dnd/sessions") == [])
    #expect(test.sandbox.list("state/dnd/ended") == ["s.\(session.id)"])
  }
}
