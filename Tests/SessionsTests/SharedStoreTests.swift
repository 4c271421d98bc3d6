import FileTransfer
import Glibc
import Items
import PostgresSessions
import Sessions
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// What the shared store does besides the contract: other hosts, other users, and payloads.
@Suite(.enabled(if: TestDatabase.isAvailable, "needs the package postgresql"))
struct SharedStoreTests {
  /// A store as one host sees it, with files of its own.
  private struct Host {
    let sandbox: Sandbox
    let words: String
    let store: PostgresSessionStore

    init(
      _ words: String? = nil, receiver: Session.Origin? = nil, largePayloads: FilePath? = nil
    ) throws {
      sandbox = try Sandbox("dnd-host")
      self.words = try words ?? TestDatabase.common.get().newDatabase()
      store = PostgresSessionStore(
        StoreAddress(self.words),
        layout: SessionLayout(stateRoot: sandbox.path("state"), runtimeRoot: nil),
        largePayloads: largePayloads, receiver: receiver,
        digest: { file in Result { () throws(SystemFailure) in try Digest(ofAll: file).text } })
      if words == nil { _ = try store.initialize() }
    }

    var database: String { String(words.split(separator: "dbname=")[1]) }

    func sql(_ statement: String) throws {
      _ = try TestDatabase.common.get().sql(statement, in: database)
    }

    /// Lifts an item whose data is kept, of this size.
    func lift(payloadOf size: Int) throws -> String {
      var name = ""
      try store.create(.test("s")) { writer in
        let payload = try writer.newPayload()
        name = payload.name
        let file = try FileDescriptor.open(payload.path, .writeOnly)
        try file.closeAfter {
          if size > 1 << 26 {
            try file.resize(to: Int64(size))
          } else {
            _ = try file.writeAll((0..<size).lazy.map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) })
          }
        }
        _ = try writer.append(
          Item(name: "p", representations: [.test("x.y", .payload(name), size: Int64(size))]),
          key: nil)
      }
      return name
    }
  }

  @Test(arguments: [0, 1, 65536, 65537, 1 << 20, 3 << 20 + 5])
  func dataIsTheSameOnAnotherHost(size: Int) throws {
    let first = try Host()
    let name = try first.lift(payloadOf: size)
    let second = try Host(first.words)
    let open = try second.store.open("s", id: nil)
    try open.fetchPayload(name)
    let sent = try Files.read(try first.store.open("s", id: nil).payloadDirectory.appending(name))
    let path = open.payloadDirectory.appending(name)
    #expect(sent.count == size)
    #expect(try Files.read(path) == sent)
    #expect(try FileSystem.status(of: path).mode & 0o777 == 0o600)
    // Nothing is left of the transfer.
    #expect(second.sandbox.list("state/shared/\(open.session.id)/payloads") == [name])
  }

  @Test func dataThatIsTooLargeForTheDatabaseNeedsAFolder() throws {
    let size = 256 << 20 + 1
    let first = try Host()
    #expect(throws: SessionError.sharedStore(.tooLarge(Int64(size)))) {
      try first.lift(payloadOf: size)
    }
    #expect(try first.store.activeNames() == [])
    let folder = try Sandbox("dnd-large")
    let name = try Host(first.words, largePayloads: folder.root).lift(payloadOf: size)
    #expect(folder.list("").map(\.count) == [64])
    let open = try Host(first.words, largePayloads: folder.root).store.open("s", id: nil)
    try open.fetchPayload(name)
    #expect(
      try FileSystem.status(of: open.payloadDirectory.appending(name)).size == Int64(size))
    #expect(throws: SessionError.sharedStore(.payloadMissing(name))) {
      try Host(first.words).store.open("s", id: nil).fetchPayload(name)
    }
    // The name of the file comes from the database, and leads nowhere else.
    try first.sql("UPDATE dnd.payload SET file = '../../etc/passwd'")
    let other = try Host(first.words, largePayloads: folder.root).store.open("s", id: nil)
    #expect(throws: SessionError.sharedStore(.payloadMissing(name))) {
      try other.fetchPayload(name)
    }
  }

  @Test(
    "A large file is what its name says, whenever it is fetched or counts as stored",
    arguments: ["other", "link", "shorter", "folder"])
  func aLargeFileIsWhatItsNameSays(_ change: String) throws {
    let size = 256 << 20 + 1
    let folder = try Sandbox("dnd-large")
    let first = try Host()
    let words = first.words
    let name = try Host(words, largePayloads: folder.root).lift(payloadOf: size)
    let digest = try #require(folder.list("").first)
    let file = folder.path(digest)
    switch change {
    case "other":
      let open = try FileDescriptor.open(file, .writeOnly)
      try open.closeAfter { _ = try open.writeAll(toAbsoluteOffset: 4096, "E".utf8) }
    case "link":
      #expect(rename(file.string, folder.path("elsewhere").string) == 0)
      #expect(symlink("elsewhere", file.string) == 0)
    case "shorter": #expect(truncate(file.string, 5) == 0)
    default:
      #expect(unlink(file.string) == 0)
      try folder.makeDirectory(file)
    }
    let other = try Host(words, largePayloads: folder.root)
    let open = try other.store.open("s", id: nil)
    #expect(throws: SessionError.sharedStore(.payloadChanged(name, digest))) {
      try open.fetchPayload(name)
    }
    #expect(other.sandbox.list("state/shared/\(open.session.id)/payloads") == [])
    if change == "folder" { return }
    // It does not count as stored either: lifting the same again repairs it.
    try first.sql("UPDATE dnd.session SET name = 't'")
    let again = try Host(words, largePayloads: folder.root).lift(payloadOf: size)
    try Host(words, largePayloads: folder.root).store.open("s", id: nil).fetchPayload(again)
    let status = try FileSystem.status(of: file, followingLinks: false)
    #expect(status.kind == .regular && status.size == Int64(size))
  }

  @Test func aFolderThatEverybodyMayWriteKeepsNoLargeData() throws {
    let folder = try Sandbox("dnd-large")
    let first = try Host()
    #expect(chmod(folder.root.string, 0o777) == 0)
    #expect(throws: SessionError.self) {
      try Host(first.words, largePayloads: folder.root).lift(payloadOf: 256 << 20 + 1)
    }
    #expect(folder.list("") == [])
  }

  @Test func aRowOfAnotherLengthIsDamagedAndNotFollowed() throws {
    let first = try Host()
    let name = try first.lift(payloadOf: 3 << 20)
    for damage in [
      "DELETE FROM dnd.chunk WHERE number = 2",
      "UPDATE dnd.chunk SET bytes = ''::bytea WHERE number = 1",
      "UPDATE dnd.chunk SET bytes = bytes || bytes WHERE number = 0",
    ] {
      try first.sql(damage)
      let open = try Host(first.words).store.open("s", id: nil)
      #expect(throws: SessionError.sharedStore(.damaged)) { try open.fetchPayload(name) }
      #expect(
        try FileSystem.statusIfPresent(of: open.payloadDirectory.appending(name)) == nil)
    }
    try first.sql("UPDATE dnd.item SET representations = '\\xff00ff'::bytea")
    #expect(throws: SessionError.sharedStore(.damaged)) {
      try first.store.open("s", id: nil).items(after: 0, limit: 9)
    }
    try first.sql("UPDATE dnd.session SET state = 'strange'")
    #expect(throws: SessionError.sharedStore(.damaged)) { try first.store.open("s", id: nil) }
  }

  @Test func aDamagedSessionThatHasEndedIsRemovedInItsTimeAndKeepsNoOtherOne() throws {
    let first = try Host()
    for name in ["u", "t"] {
      _ = try first.lift(payloadOf: 5)
      let end = "state = 'cancelled', ended = 1 WHERE name = 's'"
      try first.sql("UPDATE dnd.session SET name = '\(name)', \(end)")
    }
    try first.sql("UPDATE dnd.session SET user_number = -1 WHERE name = 'u'")
    _ = try first.lift(payloadOf: 5)
    try first.store.sweep(now: Clock.now + 7200 * 1_000_000_000)
    #expect(try first.store.endedSessions() == [])
    #expect(try first.store.activeNames() == ["s"])
    let count = try TestDatabase.common.get().sql(
      "SELECT count(*) FROM dnd.payload", in: first.database)
    #expect(count == ["1"])
  }

  @Test(
    "A run of another host is gone when the server has not heard of it for a minute",
    arguments: [true, false])
  func silence(shares: Bool) throws {
    let host = try Host()
    try host.store.create(.test("s")) { writer in
      for number in 1...4 { _ = try writer.append(.test("\(number)"), key: nil) }
    }
    var far = Claimant.thisProcess()
    far.machine = "elsewhere"
    let lost = try host.store.open("s", id: nil)
    if shares {
      try lost.share(try lost.join(by: far, wait: .zero), as: "lost")
      #expect(try lost.claimItems(after: 0, limit: 3, in: nil, includingFailed: true).count == 3)
    } else {
      _ = try lost.claim(by: far, wait: .zero)
    }
    let open = try host.store.open("s", id: nil)
    try host.sql("UPDATE dnd.worker SET seen = now() - interval '55 s'")
    #expect(throws: SessionError.busy("s")) { try open.claim(by: .thisProcess(), wait: .zero) }
    try host.sql("UPDATE dnd.worker SET seen = now() - interval '61 s'")
    let claim = try open.join(by: .thisProcess(), wait: .zero)
    try open.share(claim, as: "live")
    #expect(throws: SessionError.claimLost("s")) {
      try lost.change { try $0.setState(.placed, of: 1) }
    }
    #expect(
      try open.claimItems(after: 0, limit: 9, in: nil, includingFailed: true).map(\.index)
        == [1, 2, 3, 4])
    try open.change { try $0.setState(.placed, of: 1) }
    try open.release(claim)
    #expect(try open.summary().items == 3)
  }

  @Test func aSessionOfTheSameUserOfTheDatabaseIsLocalOnEveryHost() throws {
    let here = Session.Origin(user: 7, host: "here", application: nil)
    let there = Session.Origin(user: 8, host: "there", application: nil)
    let first = try Host(receiver: here)
    try first.store.create(SessionDraft(name: "s", origin: here)) {
      _ = try $0.append(.test("x"), key: nil)
    }
    let second = try Host(first.words, receiver: there).store.open("s", id: nil)
    #expect(second.session.isLifted(by: there))
    let guest = "\(first.database)_guest"
    for statement in [
      "CREATE ROLE \(guest) LOGIN", "GRANT USAGE ON SCHEMA dnd TO \(guest)",
      "GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA dnd TO \(guest)",
      "GRANT USAGE ON ALL SEQUENCES IN SCHEMA dnd TO \(guest)",
    ] {
      try first.sql(statement)
    }
    let words = try TestDatabase.common.get().words(first.database, user: guest)
    let other = try Host(words, receiver: there).store.open("s", id: nil)
    #expect(!other.session.isLifted(by: there))
    try other.change { writer in
      var item = Item.test("theirs")
      item.contributor = there
      _ = try writer.append(item, key: nil)
    }
    #expect(try second.summary().items == 2)
    #expect(second.session.isShared)
    #expect(try second.item(2)?.contributor == there)
    #expect(try first.store.open("s", id: nil).item(2)?.contributor == there)
  }

  @Test func theRightsOfTheManualAreEnoughForEverythingButInit() throws {
    let first = try Host()
    let user = "\(first.database)_user"
    try first.sql("CREATE ROLE \(user) LOGIN")
    let manual = String(
      decoding: try Files.read(SourceTree.root.appending("man/dnd-store.1")), as: UTF8.self)
    let grants = manual.split(separator: ".Bd -literal -offset indent\n")[1]
      .split(separator: "\n.Ed")[0].replacing("\n", with: " ").replacing(
        "TO drops", with: "TO \(user)")
    for statement in grants.split(separator: ";") { try first.sql("\(statement)") }
    let host = try Host(TestDatabase.common.get().words(first.database, user: user))
    let name = try host.lift(payloadOf: 100_000)
    let open = try host.store.open("s", id: nil)
    try open.fetchPayload(name)
    let claim = try open.join(by: .thisProcess(), wait: .zero)
    try open.share(claim, as: "r")
    try open.change { writer in
      _ = try writer.record(TransferRecord(run: "r", item: 1, target: .here("/t")))
      try writer.setState(.placed, of: 1)
      try writer.log(SessionEvent(time: 1, kind: .placed))
    }
    #expect(try open.end(as: .ended, onlyIfEmpty: true))
    try host.store.purge(open.session)
    #expect(try host.store.endedSessions() == [])
  }
}
