import Diagnostics
package import Items
package import Sessions
import SystemCalls

extension PostgresSessionStore {
  @discardableResult
  package func create(
    _ draft: SessionDraft, fill: (any SessionWriter) throws -> Void
  ) throws -> Session {
    if draft.isSensitive { throw SessionError.sharedStore(.sensitive) }
    if let name = draft.name {
      guard SessionName.isAllowed(name) else { throw SessionError.invalidName(name) }
      if try isTaken(name) { throw SessionError.nameTaken(name) }
    }
    try? sweep(now: clock())
    var row = try newRow(draft)
    // The transaction begins when rows are sent, because reading the sources may take long.
    let filling = Filling(self)
    let writer = PostgresSessionWriter(row, isNew: true, payloads(of: row.session.id)) {
      () throws(PostgresFailure) in try filling.transaction()
    }
    do {
      try fill(writer)
      guard writer.counts.nextIndex > 1 else { throw SessionError.noItems }
      try writer.finish()
      row.counts = writer.counts
      (row.nextEvent, row.nextTransfer) = (writer.nextEvent, writer.nextTransfer)
      (row.session.policy, row.session.context) = (writer.policy, writer.context)
      row.session.isShared = writer.hasContributors
      try writer.wrap { (transaction) throws(PostgresFailure) in
        try insert(&row, draft, transaction)
        if let claim = draft.claim {
          try WorkerRow.insert(claim, session: row.key, shares: false, transaction)
        }
        try transaction.commit()
      }
      return row.session
    } catch {
      filling.rollBack()
      writer.discard()
      throw error
    }
  }

  /// The transaction in which a session is filled.
  private final class Filling {
    private let store: PostgresSessionStore
    private var begun: PostgresTransaction?

    init(_ store: PostgresSessionStore) { self.store = store }

    func transaction() throws(PostgresFailure) -> PostgresTransaction {
      if let begun { return begun }
      let transaction = try PostgresTransaction(on: store.server) {
        (connection) throws(PostgresFailure) in
        // It locks nothing that others wait for, and the sources may be slow.
        try connection.run("SET LOCAL idle_in_transaction_session_timeout = 0")
      }
      begun = transaction
      return transaction
    }

    func rollBack() { begun?.rollBack() }
  }

  /// Whether an active session has this name; a session that has expired is ended first and does not count.
  private func isTaken(_ name: String) throws(SessionError) -> Bool {
    do throws(SessionError) {
      _ = try open(name, id: nil)
      return true
    } catch {
      switch error {
      case .notFound, .ended, .expired: return false
      default: throw error
      }
    }
  }

  private func newRow(_ draft: SessionDraft) throws(SessionError) -> SessionRow {
    let keys = try reading(draft.name ?? "") { (connection) throws(PostgresFailure) in
      try connection.run("SELECT nextval(pg_get_serial_sequence('dnd.session', 'key'))").read {
        (row) throws(SharedStoreFailure) in try row.integer(0)
      }
    }
    guard let key = keys.first else { throw .sharedStore(.damaged) }
    let now = clock()
    return SessionRow(
      key: key,
      session: Session(
        name: draft.name ?? "", id: SessionIdentity.fresh(at: now),
        state: draft.claim == nil ? .active : .dropping, generation: 1, policy: draft.policy,
        origin: draft.origin, context: draft.context, created: now, expires: draft.expires),
      counts: SessionCounts(), nextEvent: 1, nextTransfer: 1)
  }

  /// Gives the session the requested name, or a free one.
  private func insert(
    _ row: inout SessionRow, _ draft: SessionDraft, _ transaction: PostgresTransaction
  ) throws(PostgresFailure) {
    var attempt = 0
    var suggestion = draft.suggestedName.flatMap { name in
      SessionName.isAllowed(name) && !SessionName.isTransient(name) ? name : nil
    }
    while true {
      row.session.name =
        draft.name ?? suggestion ?? SessionName.fresh(attempt: attempt, prefix: draft.prefix)
      do throws(PostgresFailure) {
        if try row.insert(transaction) { return }
      } catch  where error.kind == .busy {
        // Another command is about to commit a session of this name.
        throw PostgresFailure(.taken)
      }
      if let name = draft.name { throw PostgresFailure(.session(.nameTaken(name))) }
      if suggestion != nil { suggestion = nil } else { attempt += 1 }
    }
  }
}
