import Sessions

/// Creates the schema, or brings it up to date, in one transaction.
///
/// An advisory lock keeps two commands from doing so at the same time.
struct PostgresMigration {
  private let connection: PostgresConnection
  private let trustedOwner: String?

  init(_ connection: PostgresConnection, trusting owner: String?) {
    self.connection = connection
    trustedOwner = owner
  }

  /// - Returns: The version before, nil if there was no store, and the owner.
  func run() throws(PostgresFailure) -> (before: Int64?, owner: String) {
    try connection.run("BEGIN")
    do throws(PostgresFailure) {
      try connection.run("SELECT pg_advisory_xact_lock($1)", .integer(PostgresSchema.lock))
      let before = try version()
      if let before, before > PostgresSchema.version {
        throw PostgresFailure(.shared(.newerVersion(before)))
      }
      for statements in PostgresSchema.migrations.dropFirst(Int(before ?? 0)) {
        for statement in statements { try connection.run(statement) }
      }
      if before != PostgresSchema.version {
        try connection.run(
          "UPDATE dnd.meta SET version = $1", .integer(PostgresSchema.version))
      }
      // Somebody else may have made the schema first.
      let owner = try StoreOwner.check(connection, trusting: trustedOwner)
      try connection.run("COMMIT")
      return (before, owner ?? "")
    } catch {
      if connection.isUsable { _ = try? connection.run("ROLLBACK") }
      throw error
    }
  }

  /// The version; looked up without an error, which would end the transaction.
  private func version() throws(PostgresFailure) -> Int64? {
    let isThere = try connection.run("SELECT to_regclass('dnd.meta') IS NOT NULL").read {
      (row) throws(SharedStoreFailure) in try row.boolean(0)
    }
    guard isThere.first == true else { return nil }
    return try connection.run("SELECT version FROM dnd.meta").read {
      (row) throws(SharedStoreFailure) in try row.integer(0)
    }.first
  }
}
