import Diagnostics
package import Items
package import Sessions
import SystemCalls
package import SystemPackage

/// A session in the shared store.
package final class PostgresSession: OpenSession {
  package internal(set) var session: Session
  let key: Int64
  let store: PostgresSessionStore
  package var seesOffered = false
  var counts: SessionCounts
  var ownClaim: Claim?
  /// Whether this value's claim is that of one of several drops.
  var isSharing = false
  let payloads: SharedPayloads
  /// What this value keeps while it is one of several workers.
  var worker: SharingWorker?
  /// Tells other hosts that this process is alive, while it holds a claim.
  var heartbeat: Heartbeat?
  /// The transaction of the change that is being made, and its writer.
  var current: (transaction: PostgresTransaction, writer: PostgresSessionWriter)?

  init(_ row: SessionRow, in store: PostgresSessionStore) {
    session = row.session
    counts = row.counts
    key = row.key
    self.store = store
    payloads = store.payloads(of: row.session.id)
  }

  deinit { heartbeat?.stop() }

  /// A claim lasts as long as the heartbeat, because a process of another host cannot be looked up.
  package var holdsLease: Bool { ownClaim != nil }
  package var leaseIsOver: @Sendable () -> Bool {
    guard let heartbeat else { return { false } }
    return { !heartbeat.isInTime }
  }

  package var payloadDirectory: FilePath { payloads.directory }

  package func follow() -> Bool { true }

  package func newPayload() throws(SessionError) -> Payload { try payloads.newFile() }

  package func fetchPayload(_ name: String) throws(SessionError) {
    try payloads.fetch(name, of: key, from: store.server)
  }

  /// Every commit is on the server's disk when it returns.
  package func synchronize() throws {}

  package func summary() throws(SessionError) -> SessionCounts {
    let row = try reading { (reader) throws(PostgresFailure) in
      try reader.rows(SessionRow.byKey, .integer(key)).read { (row) throws(SharedStoreFailure) in
        try SessionRow.read(row, store.receiver)
      }.first
    }
    guard let row else { throw .notFound(session.name, active: []) }
    take(row)
    return counts
  }

  func take(_ row: SessionRow) {
    session = row.session
    counts = row.counts
  }

  /// Reads with the connection of the change that is being made, or with another one.
  func reading<Result>(
    _ body: (any PostgresReader) throws(PostgresFailure) -> Result
  ) throws(SessionError) -> Result {
    do throws(PostgresFailure) {
      if let current {
        do throws(SessionError) { try current.writer.flush() } catch {
          throw PostgresFailure(.session(error))
        }
        return try body(current.transaction)
      }
      return try store.server.reading { (connection) throws(PostgresFailure) in
        try body(connection)
      }
    } catch {
      throw error.error(session.name)
    }
  }

  package func change<Result>(
    expecting generation: Int64?, synced: Bool, _ body: (any SessionWriter) throws -> Result
  ) throws -> Result {
    if let ownClaim, isSharing, generation == nil { return try change(as: ownClaim, body) }
    let (transaction, row, _) = try begin()
    let writer = PostgresSessionWriter(row, isNew: false, payloads) { transaction }
    do {
      try check(row)
      if let generation, generation != row.session.generation {
        throw SessionError.stale(session.name)
      }
      current = (transaction, writer)
      defer { current = nil }
      let result = try body(writer)
      try writer.finish()
      var after = row
      after.counts = writer.counts
      after.session.generation += 1
      after.session.policy = writer.policy
      after.session.context = writer.context
      if writer.hasContributors { after.session.isShared = true }
      if after.session.state == .offered, after.counts.items > 0 { after.session.state = .active }
      try wrap { () throws(PostgresFailure) in
        try update(row, after, writer, transaction)
        try transaction.commit()
      }
      take(after)
      return result
    } catch {
      transaction.rollBack()
      writer.discard()
      throw error
    }
  }

  /// Writes the values that the change has changed.
  private func update(
    _ before: SessionRow, _ after: SessionRow, _ writer: PostgresSessionWriter,
    _ transaction: PostgresTransaction
  ) throws(PostgresFailure) {
    try transaction.write(
      """
      UPDATE session SET generation = generation + 1, next_item = $2, items = items + $3,
        size = size + $4, next_event = $5, next_transfer = $6, contributed = contributed OR $7,
        allows_move = $8, local_only = $9, context = $10,
        state = CASE WHEN state = 'offered' AND $11 THEN 'active' ELSE state END
      WHERE key = $1
      """, .integer(key), .integer(after.counts.nextIndex),
      .integer(after.counts.items - before.counts.items),
      .integer(after.counts.size.subtractingClamped(before.counts.size)),
      .integer(writer.nextEvent), .integer(writer.nextTransfer), .boolean(writer.hasContributors),
      .boolean(writer.policy.allowsMove), .boolean(writer.policy.localOnly),
      .optional(writer.context.map { CarriedText.bytes(of: $0) }), .boolean(after.counts.items > 0))
  }

  /// Begins a transaction that keeps others from changing the session until it ends.
  private func begin() throws(SessionError) -> (PostgresTransaction, SessionRow, SessionBase) {
    let base = SessionBase(key, store.receiver, claim: ownClaim?.token, named: session.name)
    let transaction = try wrap { () throws(PostgresFailure) in
      try PostgresTransaction(on: store.server) { (connection) throws(PostgresFailure) in
        try base.read(connection)
      }
    }
    guard let row = base.row else {
      transaction.rollBack()
      throw .notFound(session.name, active: [])
    }
    take(row)
    return (transaction, row, base)
  }

  /// Throws if the session must not be changed by this value.
  func check(_ row: SessionRow) throws(SessionError) {
    if row.session.state.isOver { throw .ended(session.name, active: []) }
    guard let ownClaim else { return }
    let own = row.workers.first { $0.token == ownClaim.token }
    guard let own, own.isValid, isSharing || own.holds else { throw .claimLost(session.name) }
  }

  /// Makes a change that does not raise the generation; `body` can be called again.
  func note<Result>(
    _ body: (PostgresTransaction, SessionRow) throws(SessionError) -> Result
  ) throws(SessionError) -> Result {
    while true {
      let (transaction, row, base) = try begin()
      do throws(SessionError) {
        let result = try body(transaction, row)
        try wrap { () throws(PostgresFailure) in try transaction.commit() }
        return result
      } catch {
        transaction.rollBack()
        // After the loss of a connection; what others have changed meanwhile is taken into account now.
        if base.hasChanged { continue }
        throw error
      }
    }
  }

  /// Rethrows a failure of the server as the corresponding session error.
  @discardableResult
  func wrap<Result>(
    _ body: () throws(PostgresFailure) -> Result
  ) throws(SessionError) -> Result {
    do { return try body() } catch { throw error.error(session.name) }
  }
}
