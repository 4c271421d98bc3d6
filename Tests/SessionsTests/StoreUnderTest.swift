import Items
import PostgresSessions
import Sessions
import Synchronization
import SystemPackage
import TestSupport
import UniformTypes

/// An implementation of the store in a sandbox, with a settable clock.
final class StoreUnderTest {
  enum Kind: CaseIterable {
    case files
    /// A shared store together with one of files, which knows the terminals.
    case server

    /// The kinds that are possible here.
    static let allCases: [Kind] = TestDatabase.isAvailable ? [.files, .server] : [.files]
  }

  let sandbox: Sandbox
  let store: any SessionStore
  private let time: SettableClock
  private let uptime: SettableClock
  private let machine: BootOfTests

  init(_ kind: Kind, hasRuntimeDirectory: Bool = true) throws {
    sandbox = try Sandbox("dnd-sessions")
    let time = SettableClock(1_700_000_000_000_000_000)
    self.time = time
    let uptime = SettableClock(time.now)
    self.uptime = uptime
    let machine = BootOfTests()
    self.machine = machine
    let layout = SessionLayout(
      stateRoot: sandbox.path("state/dnd"),
      runtimeRoot: hasRuntimeDirectory ? sandbox.path("runtime") : nil)
    let files = SQLiteSessionStore(
      layout, busyTimeout: .milliseconds(200), clock: { time.now }, uptime: { uptime.now },
      boot: { machine.name })
    switch kind {
    case .files: store = files
    case .server:
      let server = PostgresSessionStore(
        StoreAddress(try TestDatabase.common.get().newDatabase()), layout: layout,
        busyTimeout: .milliseconds(200), clock: { time.now }, boot: { machine.name },
        digest: { _ in .success("") })
      _ = try server.initialize()
      store = StoreOfServer(files, server)
    }
  }

  var now: Int64 {
    get { time.now }
    set { time.now = newValue }
  }

  /// Advances the clocks by a second.
  func later() {
    time.now += .second
    uptime.now += .second
  }

  /// Sweeps at a time that also fits the clock since the start.
  func sweep(now: Int64) throws {
    uptime.now = now
    try store.sweep(now: now)
  }

  /// The name of the current boot.
  var boot: String {
    get { machine.name }
    set { machine.name = newValue }
  }

  /// Creates a session with items of these names.
  @discardableResult
  func lift(_ name: String? = nil, _ items: [String] = ["a"]) throws -> Session {
    try store.create(.test(name)) { writer in
      for item in items { _ = try writer.append(.test(item), key: nil) }
    }
  }
}

/// Both stores, with every session in the shared one unless it is sensitive.
private struct StoreOfServer: SessionStore {
  private let both: JointSessionStore<PostgresSessionStore>
  private let server: PostgresSessionStore

  init(_ files: SQLiteSessionStore, _ server: PostgresSessionStore) {
    both = JointSessionStore(files, server)
    self.server = server
  }

  var unreachable: SharedStoreFailure? { both.unreachable }

  func create(
    _ draft: SessionDraft, fill: (any SessionWriter) throws -> Void
  ) throws -> Session {
    var draft = draft
    draft.isForOtherHosts = !draft.isSensitive
    return try both.create(draft, fill: fill)
  }

  func sweep(now: Int64) throws(SessionError) {
    try both.sweep(now: now)
    try server.sweep(now: now)
  }

  func open(_ name: String, id: String?) throws(SessionError) -> any OpenSession {
    try both.open(name, id: id)
  }
  func openEnded(_ name: String, id: String?) throws(SessionError) -> any OpenSession {
    try both.openEnded(name, id: id)
  }
  func activeNames() throws(SessionError) -> [String] { try both.activeNames() }
  func endedSessions() throws(SessionError) -> [EndedSession] { try both.endedSessions() }
  func current(for terminal: TerminalIdentity) throws(SessionError) -> CurrentSession {
    try both.current(for: terminal)
  }
  func setCurrent(_ session: Session, for terminal: TerminalIdentity) throws(SessionError) {
    try both.setCurrent(session, for: terminal)
  }
  func reopen(_ session: Session, renewed: Bool) throws(SessionError) -> any OpenSession {
    try both.reopen(session, renewed: renewed)
  }
  func purge(_ session: Session) throws(SessionError) { try both.purge(session) }
  func remember(_ drop: DropReference, for terminal: TerminalIdentity) throws(SessionError) {
    try both.remember(drop, for: terminal)
  }
  func lastDrops(of terminal: TerminalIdentity) throws(SessionError) -> [DropReference] {
    try both.lastDrops(of: terminal)
  }
  func changeDrops(
    of terminal: TerminalIdentity, _ change: (inout [DropReference]) -> Void
  ) throws(SessionError) {
    try both.changeDrops(of: terminal, change)
  }
}

/// A machine that restarts when its boot gets another name.
final class BootOfTests: Sendable {
  private let current = Mutex("first")
  var name: String {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }
}

/// A clock that only changes when it is set.
final class SettableClock: Sendable {
  private let time: Atomic<Int64>
  init(_ time: Int64) { self.time = Atomic(time) }
  var now: Int64 {
    get { time.load(ordering: .relaxed) }
    set { time.store(newValue, ordering: .relaxed) }
  }
}

extension Int64 {
  static let second: Int64 = 1_000_000_000
  static let day: Int64 = 24 * 3600 * .second
}

extension SessionDraft {
  static func test(
    _ name: String? = nil, expires: Int64? = nil, isSensitive: Bool = false
  ) -> SessionDraft {
    SessionDraft(name: name, origin: .test, expires: expires, isSensitive: isSensitive)
  }
}

extension Session.Origin {
  static let test = Session.Origin(user: 1000, host: "here", application: nil)
}

extension Item {
  static func test(_ name: String, size: Int64? = nil) -> Item {
    Item(
      name: name,
      representations: [
        Representation(type: UniformType("public.data"), source: .inline([1]), size: size)
      ])
  }
}

extension Representation {
  static func test(_ type: String, _ source: Source = .inline([1]), size: Int64? = nil) -> Self {
    Representation(type: UniformType(type), source: source, size: size)
  }
}
