import Diagnostics
import Dispatch
import Glibc
import Items
import PostgresSessions
import Sessions
import Synchronization
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// What becomes of changes when the server, or the connection to it, fails.
@Suite(.enabled(if: TestDatabase.isAvailable, "needs the package postgresql"))
struct SharedStoreFaultTests {
  /// A store in a database of its own.
  struct Store {
    let sandbox: Sandbox
    let words: String
    let store: PostgresSessionStore

    init(_ words: String? = nil, initialized: Bool = true) throws {
      sandbox = try Sandbox("dnd-shared")
      self.words = try words ?? TestDatabase.common.get().newDatabase()
      store = Self.store(self.words, sandbox)
      if initialized { _ = try store.initialize() }
    }

    static func store(
      _ words: String, _ sandbox: Sandbox, patience: Duration = .seconds(30)
    ) -> PostgresSessionStore {
      PostgresSessionStore(
        StoreAddress(words),
        layout: SessionLayout(stateRoot: sandbox.path("state"), runtimeRoot: nil),
        busyTimeout: .seconds(5), patience: patience, digest: { _ in .success("") })
    }

    /// The name of the database.
    var database: String { String(words.split(separator: "dbname=")[1]) }

    func sql(_ statement: String) throws -> [String] {
      try TestDatabase.common.get().sql(statement, in: database)
    }

    @discardableResult
    func lift(_ name: String, items: Int = 3) throws -> Session {
      try store.create(.test(name)) { writer in
        for number in 1...items { _ = try writer.append(.test("\(number)"), key: nil) }
      }
    }
  }

  func failure(_ body: () throws -> Void) -> SharedStoreFailure? {
    do {
      try body()
      return nil
    } catch SessionError.sharedStore(let failure) {
      return failure
    } catch let failure as SharedStoreFailure {
      return failure
    } catch {
      Issue.record("\(error)")
      return nil
    }
  }

  @Test func withoutLibpqNothingIsTriedAndThePackageIsNamed() throws {
    let sandbox = try Sandbox("dnd-shared")
    let store = PostgresSessionStore(
      StoreAddress("service=x"),
      layout: SessionLayout(stateRoot: sandbox.path("state"), runtimeRoot: nil),
      digest: { _ in .success("") }, library: "libpq-that-is-missing.so.5")
    #expect(failure { _ = try store.activeNames() } == .noLibrary)
    let diagnostic = SharedStoreFailure.noLibrary.diagnostic
    #expect(diagnostic.hints[0].contains("libpq5"))
    #expect(diagnostic.code.failure == .unavailable)
  }

  @Test func aServerThatIsNotThereIsUnreachable() throws {
    let test = try Store("host=/tmp/dnd-no-server dbname=x", initialized: false)
    guard case .unreachable(let words)? = failure({ _ = try test.store.activeNames() }) else {
      Issue.record("reached")
      return
    }
    #expect(words.contains("/tmp/dnd-no-server"))
  }

  @Test func aDatabaseThatDoesNotExistIsNamed() throws {
    let server = try TestDatabase.common.get()
    let test = try Store(server.words("nowhere"), initialized: false)
    guard case .unreachable(let words)? = failure({ _ = try test.store.activeNames() }) else {
      Issue.record("reached")
      return
    }
    #expect(words.contains("\"nowhere\" does not exist"))
  }

  @Test func aDatabaseWithoutAStoreSaysHowToCreateIt() throws {
    let test = try Store(initialized: false)
    #expect(failure { _ = try test.store.activeNames() } == .missing)
    #expect(failure { _ = try test.lift("s") } == .missing)
    #expect(try test.store.initialize().before == nil)
    #expect(try test.store.initialize().before == PostgresSessionStore.version)
    try test.lift("s")
  }

  @Test func manyCommandsThatInitializeAtOnceCreateOneStore() throws {
    let test = try Store(initialized: false)
    let failures = Mutex<[String]>([])
    let (words, sandbox) = (test.words, test.sandbox)
    let stores = (0..<4).map { _ in Store.store(words, sandbox) }
    DispatchQueue.concurrentPerform(iterations: 4) { number in
      do { _ = try stores[number].initialize() } catch {
        failures.withLock { $0.append("\(error)") }
      }
    }
    #expect(failures.withLock { $0 } == [])
    try test.lift("s")
  }

  @Test func aStoreOfANewerVersionIsLeftAlone() throws {
    let test = try Store()
    _ = try test.sql("UPDATE dnd.meta SET version = 99")
    let fresh = Store.store(test.words, test.sandbox)
    #expect(failure { _ = try fresh.activeNames() } == .newerVersion(99))
    #expect(failure { _ = try fresh.initialize() } == .newerVersion(99))
    #expect(try test.sql("SELECT version FROM dnd.meta") == ["99"])
    #expect(SharedStoreFailure.newerVersion(99).diagnostic.code.failure == .damaged)
  }

  @Test func aUserWithoutRightsHearsTheWordsOfTheServer() throws {
    let test = try Store()
    let server = try TestDatabase.common.get()
    _ = try test.sql("CREATE ROLE \(test.database)_guest LOGIN")
    let guest = Store.store(
      server.words(test.database, user: "\(test.database)_guest"), test.sandbox)
    #expect(
      failure { _ = try guest.activeNames() } == .forbidden("permission denied for schema dnd"))
  }

  @Test func aServerThatOnlyAcceptsReadsIsRefused() throws {
    let test = try Store()
    _ = try test.sql("CREATE ROLE \(test.database)_reader LOGIN")
    _ = try test.sql("ALTER ROLE \(test.database)_reader SET default_transaction_read_only = on")
    let reader = Store.store(
      try TestDatabase.common.get().words(test.database, user: "\(test.database)_reader"),
      test.sandbox)
    guard case .unreachable(let words)? = failure({ _ = try reader.activeNames() }) else {
      Issue.record("accepted")
      return
    }
    #expect(words.contains("read-only"))
  }

  @Test func aSensitiveSessionDoesNotLeaveThisMachine() throws {
    let test = try Store()
    #expect(
      failure {
        _ = try test.store.create(.test("s", isSensitive: true)) {
          _ = try $0.append(.test("x"), key: nil)
        }
      } == .sensitive)
    #expect(try test.sql("SELECT count(*) FROM dnd.session") == ["0"])
  }

  @Test(arguments: [CuttingProxy.Moment.beforeCommit, .afterCommit])
  func aCommitWithoutAnAnswerIsMadeOnce(moment: CuttingProxy.Moment) throws {
    let test = try Store()
    try test.lift("s")
    let server = try TestDatabase.common.get()
    let proxy = try CuttingProxy(
      in: test.sandbox.root, to: server.directory, cutting: moment, times: 3)
    defer { proxy.stop() }
    let words = "host=\(test.sandbox.root.string) user=tester dbname=\(test.database)"
    let open = try Store.store(words, test.sandbox).open("s", id: nil)
    for number in 1...5 {
      try open.change { writer in
        _ = try writer.append(.test("new \(number)", size: 2), key: [UInt8(number)])
        try writer.setState(.placed, of: 1)
        try writer.log(SessionEvent(time: 1, kind: .added))
        _ = try writer.record(TransferRecord(run: "r", item: number, target: .here("/t")))
      }
    }
    #expect(proxy.isDone)
    let after = try test.store.open("s", id: nil)
    #expect(try after.summary() == SessionCounts(items: 7, size: 10, nextIndex: 9))
    #expect(after.session.generation == 6)
    #expect(try after.events(after: 0, limit: 99).map(\.number) == [1, 2, 3, 4, 5])
    #expect(try after.transfers(before: .max, limit: 99).map(\.number) == [5, 4, 3, 2, 1])
  }

  @Test(arguments: [CuttingProxy.Moment.beforeCommit, .afterCommit])
  func aLiftWhoseCommitHasNoAnswerMakesOneSession(moment: CuttingProxy.Moment) throws {
    let test = try Store()
    let server = try TestDatabase.common.get()
    let proxy = try CuttingProxy(
      in: test.sandbox.root, to: server.directory, cutting: moment, times: 1)
    defer { proxy.stop() }
    let words = "host=\(test.sandbox.root.string) user=tester dbname=\(test.database)"
    try Store.store(words, test.sandbox).create(.test("s")) { writer in
      for number in 1...2500 {
        _ = try writer.append(.test("\(number)"), key: [1, UInt8(number % 250)])
      }
    }
    #expect(proxy.isDone)
    #expect(try test.store.activeNames() == ["s"])
    #expect(try test.store.open("s", id: nil).summary().items == 250)
  }

  @Test(arguments: [CuttingProxy.Moment.beforeCommit, .afterCommit])
  func aWorkerWhoseConnectionIsCutRecordsEachItemOnce(moment: CuttingProxy.Moment) throws {
    let test = try Store()
    try test.lift("s", items: 20)
    let server = try TestDatabase.common.get()
    let proxy = try CuttingProxy(
      in: test.sandbox.root, to: server.directory, cutting: moment, times: 4)
    defer { proxy.stop() }
    let words = "host=\(test.sandbox.root.string) user=tester dbname=\(test.database)"
    let open = try Store.store(words, test.sandbox).open("s", id: nil)
    let claim = try open.join(by: .thisProcess(), wait: .zero)
    try open.share(claim, as: "r")
    var last = 0
    while case let page = try open.claimItems(after: last, limit: 3, in: nil, includingFailed: true),
      let end = page.last
    {
      last = end.index
      try open.change { writer in
        for item in page {
          try writer.setState(.placed, of: item.index)
          try writer.log(SessionEvent(time: 1, kind: .placed, item: item.index))
        }
      }
    }
    try open.release(claim)
    #expect(proxy.isDone)
    let after = try test.store.open("s", id: nil)
    #expect(try after.summary().items == 0)
    #expect(try after.events(of: [.placed]).compactMap(\.item) == Array(1...20))
    #expect(after.session.state == .active)
  }

  @Test func aClaimThatReachesTheServerTooLateTakesNothing() throws {
    let test = try Store()
    try test.lift("s", items: 20)
    let server = try TestDatabase.common.get()
    let proxy = try CuttingProxy(
      in: test.sandbox.root, to: server.directory, cutting: .beforeClaim, times: 1)
    defer { proxy.stop() }
    let words = "host=\(test.sandbox.root.string) user=tester dbname=\(test.database)"
    let open = try Store.store(words, test.sandbox).open("s", id: nil)
    let claim = try open.join(by: .thisProcess(), wait: .zero)
    try open.share(claim, as: "r")
    var claimed: [Int] = []
    while case let page = try open.claimItems(
      after: claimed.last ?? 0, limit: 3, in: nil, includingFailed: true), !page.isEmpty
    {
      claimed += page.map(\.index)
      // The claim whose connection was cut and that was then made again.
      proxy.deliver()
    }
    #expect(proxy.isDone)
    #expect(claimed == Array(1...20))
    try open.release(claim)
  }

  @Test func aServerThatCrashesInTheMiddleOfAChangeLosesNothing() throws {
    let server = try TestDatabase()
    let test = try Store(try server.newDatabase())
    try test.lift("s")
    let open = try test.store.open("s", id: nil)
    try open.change { writer in
      _ = try writer.append(.test("before"), key: [1])
      try server.crash()
      _ = try writer.append(.test("after"), key: [2])
    }
    #expect(try test.store.open("s", id: nil).summary().items == 5)
    #expect(try open.item(5)?.name == "after")
    try server.crash()
    #expect(try open.summary().items == 5)
    #expect(try test.store.open("s", id: nil).session.generation == 2)
  }

  @Test(arguments: [0, 4])
  func aCommitThatACrashHasLostIsNotTakenForThatOfAnother(others: Int) throws {
    // Without this, the server may have written down that the number of the transaction is taken.
    let server = try TestDatabase(settings: ["wal_writer_delay=10s"])
    let test = try Store(try server.newDatabase())
    try test.lift("s")
    let words = test.words
    let proxy = try CuttingProxy(
      in: test.sandbox.root, to: server.directory, cutting: .beforeCommit, times: 1
    ) {
      do {
        try server.crash()
        let sandbox = try Sandbox("dnd-shared")
        let other = Store.store(words, sandbox)
        for number in 0..<others {
          _ = try other.create(.test("o\(number)")) { _ = try $0.append(.test("x"), key: nil) }
        }
      } catch {
        Issue.record("\(error)")
      }
    }
    defer { proxy.stop() }
    let open = try Store.store(
      "host=\(test.sandbox.root.string) user=tester dbname=\(test.database)", test.sandbox
    ).open("s", id: nil)
    try open.change { _ = try $0.append(.test("new"), key: nil) }
    #expect(proxy.isDone)
    #expect(try test.store.open("s", id: nil).summary().items == 4)
  }

  @Test func aServerThatStaysAwayIsWaitedForOnce() throws {
    let server = try TestDatabase()
    let test = try Store(try server.newDatabase())
    try test.lift("s")
    let store = Store.store(test.words, test.sandbox, patience: .seconds(3))
    let open = try store.open("s", id: nil)
    var begin = Clock.monotonic
    #expect(throws: SessionError.self) {
      try open.change { writer in
        _ = try server.command("crash")
        begin = Clock.monotonic
        _ = try writer.append(.test("new"), key: [1])
      }
    }
    // Ten times the patience would be half a minute.
    #expect(Clock.monotonic - begin < 20_000_000_000)
  }

  @Test func theSecondOfTwoChangesIsNotMadeOnASessionThatTheOtherHasChanged() throws {
    let server = try TestDatabase()
    let test = try Store(try server.newDatabase())
    try test.lift("s")
    let open = try test.store.open("s", id: nil)
    let other = try Store.store(test.words, test.sandbox).open("s", id: nil)
    let found = failure {
      try open.change { writer in
        _ = try writer.append(.test("mine"), key: [1])
        // The crash ends the lock of this change, so that another one can come between.
        try server.crash()
        try other.change { _ = try $0.append(.test("other"), key: [1]) }
      }
    }
    guard case .lost? = found else {
      Issue.record("\(String(describing: found))")
      return
    }
    #expect(try test.store.open("s", id: nil).items(after: 0, limit: 9).map(\.name).last == "other")
    #expect(try open.summary().items == 4)
  }

  @Test(.enabled(if: SmallVolume.isPossible, "root mounts a small file system"))
  func aFullDiskOfTheServerRecordsNothingByHalves() throws {
    let volume = try SmallVolume(size: "90m")
    let directory = volume.sandbox.root
    for path in [directory, directory.removingLastComponent()] { chmod(path.string, 0o755) }
    let server = try TestDatabase(
      settings: ["max_wal_size=32MB", "min_wal_size=32MB", "wal_recycle=off"], in: directory)
    let test = try Store(try server.newDatabase())
    try test.lift("s")
    let open = try test.store.open("s", id: nil)
    let large = try Machine.randomBytes(1 << 20)
    var added = 0
    let found = failure {
      for number in 1...200 {
        try open.change { writer in
          for part in 1...4 {
            let item = Item(
              name: "\(number).\(part)", representations: [.test("x.y", .inline(large))])
            _ = try writer.append(item, key: nil)
          }
        }
        added += 4
      }
    }
    switch found {
    case .noSpace?, .lost?, .unreachable?, .failed?: break
    default: Issue.record("\(String(describing: found))")
    }
    guard (try? server.sql("SELECT 1", in: "postgres")) == ["1"] else { return }
    #expect(try test.store.open("s", id: nil).summary().items == 3 + added)
  }
}
