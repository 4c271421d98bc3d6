import Sessions
import SystemCalls

/// A transaction that survives the loss of its connection.
///
/// Its changes are kept, so that they can be made again with a new connection. Whether a commit without an answer took
/// place is found out from a random number that the transaction leaves in a table. The number that the server gives the
/// transaction would not do: after a crash the server gives it to another one. What the transaction is based on is
/// checked again before its changes are repeated.
final class PostgresTransaction: PostgresReader {
  private let server: PostgresServer
  private var connection: PostgresConnection
  private var number: Int64 = 0
  private var changes: [(sql: StaticString, values: [PostgresValue])] = []
  private var size = 0
  private var isOpen = true
  /// Locks and reads what the transaction is based on; throws if that has changed since it was first called.
  private let base: (PostgresConnection) throws(PostgresFailure) -> Void

  /// The size up to which changes are kept, in bytes.
  private static let limit = 16 << 20
  /// How often one transaction is begun.
  private static let attempts = 10

  init(
    on server: PostgresServer, base: @escaping (PostgresConnection) throws(PostgresFailure) -> Void
  ) throws(PostgresFailure) {
    self.server = server
    self.base = base
    connection = try server.checked()
    do throws(PostgresFailure) {
      try begin()
    } catch {
      if error.kind != .lost { rollBack() }
      guard error.kind == .lost else { throw error }
      try recover(error, 1)
    }
  }

  private func begin() throws(PostgresFailure) {
    try connection.run("BEGIN")
    number = .random(in: .min ... .max)
    try connection.run("INSERT INTO made (number, time) VALUES ($1, now())", .integer(number))
    try base(connection)
  }

  func rows(
    _ sql: StaticString, values: [PostgresValue]
  ) throws(PostgresFailure) -> PostgresRows {
    try run(sql, values)
  }

  /// Runs a statement that changes nothing.
  func read(_ sql: StaticString, _ values: PostgresValue...) throws(PostgresFailure) -> PostgresRows
  {
    try run(sql, values)
  }

  /// Runs a statement that makes a change.
  @discardableResult
  func write(_ sql: StaticString, _ values: PostgresValue...) throws(PostgresFailure)
    -> PostgresRows
  {
    try write(sql, values: values)
  }

  /// Runs a statement that makes a change.
  @discardableResult
  func write(
    _ sql: StaticString, values: [PostgresValue]
  ) throws(PostgresFailure) -> PostgresRows {
    let rows = try run(sql, values)
    size += values.reduce(0) { $0 + ($1.bytes?.count ?? 0) }
    if size <= Self.limit { changes.append((sql, values)) } else { changes = [] }
    return rows
  }

  private func run(
    _ sql: StaticString, _ values: [PostgresValue]
  ) throws(PostgresFailure) -> PostgresRows {
    for attempt in 1... {
      do throws(PostgresFailure) {
        return try connection.run(sql, values)
      } catch {
        guard error.kind == .lost else { throw error }
        try recover(error, attempt)
      }
    }
    throw PostgresFailure(.lost)
  }

  /// Reserves numbers of transfers with another connection, so that nobody waits for the end of this transaction.
  ///
  /// - Parameter itself: Whether this transaction has locked the row of the session, and must do it itself.
  /// - Returns: The first number after them.
  func reserve(
    _ count: Int64, of session: Int64, itself: Bool
  ) throws(PostgresFailure) -> Int64 {
    let sql: StaticString = """
      UPDATE session SET next_transfer = next_transfer + $2 WHERE key = $1 RETURNING next_transfer
      """
    let values: [PostgresValue] = [.integer(session), .integer(count)]
    let rows =
      itself
      ? try write(sql, values: values)
      : try server.reading { (connection) throws(PostgresFailure) in
        try connection.run(sql, values)
      }
    let ends = try rows.read { (row) throws(SharedStoreFailure) in try row.integer(0) }
    guard let end = ends.first else { throw PostgresFailure(.shared(.damaged)) }
    return end
  }

  func commit() throws(PostgresFailure) {
    for attempt in 1... {
      do throws(PostgresFailure) {
        try connection.run("COMMIT")
        return end()
      } catch {
        guard error.kind == .lost else {
          rollBack()
          throw error
        }
        let committing = number
        connection = try server.reconnect()
        if try isCommitted(committing) { return end() }
        try recover(error, attempt)
      }
    }
  }

  func rollBack() {
    guard isOpen else { return }
    if connection.isUsable { _ = try? connection.run("ROLLBACK") }
    end()
  }

  private func end() {
    isOpen = false
    server.give(connection)
  }

  /// Whether a transaction whose connection was lost has taken place.
  ///
  /// While it may still be under way, its number cannot be inserted a second time: the server lets the second one wait.
  private func isCommitted(_ number: Int64) throws(PostgresFailure) -> Bool {
    let end = Clock.monotonic.addingClamped(server.patience * 1_000_000)
    while Clock.monotonic < end, !server.isCancelled() {
      do throws(PostgresFailure) {
        try connection.run("BEGIN")
        let isFree: Bool
        do throws(PostgresFailure) {
          isFree =
            try connection.run(
              "INSERT INTO made (number, time) VALUES ($1, now()) ON CONFLICT DO NOTHING",
              .integer(number)
            ).changed == 1
        } catch {
          if error.kind != .lost { try connection.run("ROLLBACK") }
          throw error
        }
        try connection.run("ROLLBACK")
        return !isFree
      } catch {
        switch error.kind {
        case .busy: continue
        case .lost: connection = try server.reconnect()
        default: throw error
        }
      }
    }
    throw PostgresFailure(.lost, "the server has not said whether the change was made")
  }

  /// Makes the changes again with a new connection.
  private func recover(_ failure: PostgresFailure, _ attempt: Int) throws(PostgresFailure) {
    guard attempt <= Self.attempts, size <= Self.limit else { throw failure }
    for again in 1... {
      // What was waited for in vain is not waited for again.
      if !connection.isUsable { connection = try server.reconnect() }
      do throws(PostgresFailure) {
        try begin()
        for change in changes { try connection.run(change.sql, change.values) }
        return
      } catch {
        if error.kind != .lost { rollBack() }
        guard error.kind == .lost, again <= Self.attempts, !server.isCancelled() else {
          throw error
        }
      }
    }
  }
}
