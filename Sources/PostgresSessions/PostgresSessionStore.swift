import Diagnostics
package import Items
package import Sessions
package import SystemCalls
package import SystemPackage

/// Sessions in a database of PostgreSQL, which many hosts share.
///
/// Nothing is connected before it is needed. The current session and the last drops belong to a terminal of this
/// machine, and so to the store of files; `JointSessionStore` combines the two.
package struct PostgresSessionStore: Sendable {
  let server: PostgresServer
  let layout: SessionLayout
  /// The directory of large payloads, which all hosts share; nil if there is none.
  let largePayloads: FilePath?
  let digest: @Sendable (OpenFile) -> Result<String, SystemFailure>
  /// Who uses the store; nil if sessions are shown with the origin that was recorded.
  let receiver: Session.Origin?
  private let givenClock: (@Sendable () -> Int64)?
  let boot: @Sendable () -> String
  let clearingUp: @Sendable (any OpenSession) -> Void
  /// This machine, as in claims.
  let machine: String

  /// - Parameters:
  ///   - layout: Where this machine keeps the files of shared sessions.
  ///   - trustedOwner: The role that may own the store besides the user's own and those that may do everything.
  ///   - busyTimeout: How long a change waits for another command's change.
  ///   - clock: The time of day, in nanoseconds since 1970; nil for that of the server.
  ///   - boot: The boot ID; empty when unknown.
  ///   - clearingUp: Finishes an interrupted drop of an expired session, which is claimed.
  ///   - digest: The digest of an open file's content, as hexadecimal digits.
  ///   - library: The file name of libpq.
  package init(
    _ address: StoreAddress, layout: SessionLayout, largePayloads: FilePath? = nil,
    trustedOwner: String? = nil, receiver: Session.Origin? = nil,
    busyTimeout: Duration = .seconds(5),
    patience: Duration = .seconds(30),
    clock: (@Sendable () -> Int64)? = nil,
    boot: @escaping @Sendable () -> String = { Machine.boot },
    isCancelled: @escaping @Sendable () -> Bool = { false },
    clearingUp: @escaping @Sendable (any OpenSession) -> Void = { _ in },
    digest: @escaping @Sendable (OpenFile) -> Result<String, SystemFailure>,
    library: String? = nil
  ) {
    server = PostgresServer(
      address, library: library.map { PostgresLibrary($0) } ?? PostgresLibrary.installed,
      busyTimeout: Int32(clamping: busyTimeout.milliseconds),
      patience: Int64(patience.milliseconds), trustedOwner: trustedOwner,
      isCancelled: isCancelled)
    self.layout = layout
    self.largePayloads = largePayloads
    self.receiver = receiver
    self.digest = digest
    self.boot = boot
    self.clearingUp = clearingUp
    givenClock = clock
    machine = Claimant.thisProcess().machine
  }

  /// The time, by the server's clock.
  func clock() -> Int64 { givenClock?() ?? (try? server.now()) ?? Clock.now }

  func payloads(of id: String) -> SharedPayloads {
    SharedPayloads(
      directory: layout.shared.appending(id).appending("payloads"), large: largePayloads,
      digest: digest)
  }

  func reading<Result>(
    _ name: String = "", _ body: (PostgresConnection) throws(PostgresFailure) -> Result
  ) throws(SessionError) -> Result {
    do throws(PostgresFailure) {
      return try server.reading(body)
    } catch {
      throw error.error(name)
    }
  }

  /// Creates the schema in the database, or brings it up to date.
  ///
  /// - Returns: The version before, nil if there was no store, and the role that owns it.
  package func initialize() throws(SharedStoreFailure) -> (before: Int64?, owner: String) {
    do throws(PostgresFailure) {
      let connection = try server.take()
      defer { server.give(connection) }
      return try PostgresMigration(connection, trusting: server.trustedOwner).run()
    } catch {
      switch error.error("") {
      case .sharedStore(let failure): throw failure
      default: throw .failed(error.words)
      }
    }
  }

  /// The version of the schema that this program needs.
  package static var version: Int64 { PostgresSchema.version }
}

extension PostgresSessionStore: SharedSessions {
  package func open(_ name: String, id: String?) throws(SessionError) -> any OpenSession {
    guard let session = try find(name) else { throw try missing(name) }
    if let id, id != session.session.id { throw .ended(name, active: try activeNames()) }
    if let expires = session.session.expires, expires <= clock() {
      do throws(SessionError) {
        try clearUp(session)
        try session.end(as: .expired)
      } catch {
        // A drop that began in time may finish.
        if error == .busy(name) { return session }
        throw error
      }
      throw .expired(name)
    }
    return session
  }

  /// Finishes an interrupted drop of a session before the session ends.
  private func clearUp(_ session: PostgresSession) throws(SessionError) {
    let isUnfinished = try !session.unfinishedTransfers(after: 0, limit: 1).isEmpty
    guard isUnfinished || session.session.state == .dropping else { return }
    _ = try session.claim(by: .thisProcess(), wait: .zero)
    clearingUp(session)
  }

  /// The active session of this name.
  func find(_ name: String) throws(SessionError) -> PostgresSession? {
    guard SessionName.isValid(name) else { return nil }
    let row = try reading(name) { (connection) throws(PostgresFailure) in
      try connection.run(SessionRow.byName, .bytes(CarriedText.bytes(of: name))).read {
        (row) throws(SharedStoreFailure) in try SessionRow.read(row, receiver)
      }.first
    }
    return row.map { PostgresSession($0, in: self) }
  }

  func findEnded(_ name: String, id: String?) throws(SessionError) -> PostgresSession? {
    let row = try reading(name) { (connection) throws(PostgresFailure) in
      try connection.run(
        SessionRow.ended, .bytes(CarriedText.bytes(of: name)), .optionalText(id)
      ).read { (row) throws(SharedStoreFailure) in try SessionRow.read(row, receiver) }.first
    }
    return row.map { PostgresSession($0, in: self) }
  }

  private func missing(_ name: String) throws(SessionError) -> SessionError {
    let active = try activeNames()
    guard SessionName.isValid(name) else { return .notFound(name, active: active) }
    // The row itself may be damaged.
    let hasEnded = try reading(name) { (connection) throws(PostgresFailure) in
      try connection.run(
        "SELECT FROM session WHERE name = $1 AND ended IS NOT NULL LIMIT 1",
        .bytes(CarriedText.bytes(of: name))
      ).count > 0
    }
    return hasEnded ? .ended(name, active: active) : .notFound(name, active: active)
  }

  package func openEnded(_ name: String, id: String?) throws(SessionError) -> any OpenSession {
    guard let session = try findEnded(name, id: id) else {
      throw .notFound(name, active: try activeNames())
    }
    return session
  }

  package func activeNames() throws(SessionError) -> [String] {
    try reading { (connection) throws(PostgresFailure) in
      try connection.run("SELECT name FROM session WHERE ended IS NULL ORDER BY name").read {
        (row) throws(SharedStoreFailure) in try row.carried(0)
      }
    }
  }

  package func endedSessions() throws(SessionError) -> [EndedSession] {
    try reading { (connection) throws(PostgresFailure) in
      try connection.run(
        """
        SELECT name, id, ended FROM session WHERE ended IS NOT NULL ORDER BY ended DESC, id DESC
        """
      ).read { (row) throws(SharedStoreFailure) in
        EndedSession(name: try row.carried(0), id: try row.text(1), ended: try row.integer(2))
      }
    }
  }

  package func reopen(
    _ session: Session, renewed: Bool
  ) throws(SessionError) -> any OpenSession {
    guard let ended = try findEnded(session.name, id: session.id) else {
      throw .notFound(session.name, active: try activeNames())
    }
    var attempt = 0
    while true {
      let name = attempt == 0 ? session.name : SessionName.fresh(attempt: attempt)
      if try ended.becomeActive(as: name, renewed: renewed) { return ended }
      attempt += 1
    }
  }

  package func isActive(_ name: String) throws(SessionError) -> Bool {
    try reading(name) { (connection) throws(PostgresFailure) in
      try connection.run(
        "SELECT FROM session WHERE name = $1 AND ended IS NULL",
        .bytes(CarriedText.bytes(of: name))
      ).count > 0
    }
  }
}
