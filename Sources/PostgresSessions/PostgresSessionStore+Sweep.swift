import Diagnostics
package import Items
package import Sessions
import SystemCalls
import SystemPackage

extension PostgresSessionStore {
  /// How long an ended session is kept, in nanoseconds.
  private static let endedLifetime: Int64 = 7 * 24 * 3600 * 1_000_000_000
  /// The time between two sweeps, in nanoseconds.
  private static let interval: Int64 = 3600 * 1_000_000_000

  /// Removes sessions that ended more than 7 days ago, at most once an hour.
  package func sweep(now: Int64) throws(SessionError) {
    let old = try reading { (connection) throws(PostgresFailure) -> [Int64]? in
      let isDue =
        try connection.run(
          "UPDATE meta SET swept = $1 WHERE NOT swept BETWEEN $1 - $2 + 1 AND $1", .integer(now),
          .integer(Self.interval)
        ).changed == 1
      guard isDue else { return nil }
      try connection.run("DELETE FROM made WHERE time < now() - interval '1 day'")
      return try connection.run(
        """
        SELECT key FROM session WHERE ended <= $1 AND role = current_user ORDER BY ended LIMIT 100
        """, .integer(now.subtractingClamped(Self.endedLifetime))
      ).read { (row) throws(SharedStoreFailure) in try row.integer(0) }
    }
    guard let old else { return }
    for key in old {
      do throws(SessionError) {
        try remove(key, named: "")
      } catch {
        guard error == .sharedStore(.damaged) else { throw error }
        try setAside(key, named: "", erasing: true)
      }
    }
    removeOldFiles(now: now)
  }

  private func remove(_ key: Int64, named name: String) throws(SessionError) {
    let rows = try reading(name) { (connection) throws(PostgresFailure) in
      try connection.run(SessionRow.byKey, .integer(key)).read {
        (row) throws(SharedStoreFailure) in try SessionRow.read(row, receiver)
      }
    }
    for row in rows { try remove(row) }
  }

  package func purge(_ session: Session) throws(SessionError) {
    guard let ended = try findEnded(session.name, id: session.id) else { return }
    try remove(ended.key, named: session.name)
  }

  /// Removes an ended session, with the files that its drops replaced and its payloads.
  private func remove(_ row: SessionRow) throws(SessionError) {
    let open = PostgresSession(row, in: self)
    KeptFiles.remove(of: open)
    let files = try open.note { (transaction, row) throws(SessionError) -> [String] in
      guard row.session.state.isOver else { return [] }
      return try open.wrap { () throws(PostgresFailure) in
        try Self.removeRows(of: row.key, transaction)
      }
    }
    for file in files { open.payloads.removeLarge(file) }
    TreeRemoval.discard(open.payloadDirectory.directory)
  }

  /// Removes the rows of a session.
  ///
  /// - Returns: The large payloads that no other session needs.
  static func removeRows(
    of key: Int64, _ transaction: PostgresTransaction
  ) throws(PostgresFailure) -> [String] {
    let files = try transaction.read(
      """
      SELECT file FROM payload own WHERE session = $1 AND file IS NOT NULL AND NOT EXISTS (
        SELECT FROM payload other WHERE other.file = own.file AND other.session <> own.session)
      """, .integer(key)
    ).read { (row) throws(SharedStoreFailure) in try row.text(0) }
    for statement in removal { try transaction.write(statement, .integer(key)) }
    return files
  }

  private static let removal: [StaticString] = [
    "DELETE FROM item WHERE session = $1", "DELETE FROM source WHERE session = $1",
    "DELETE FROM payload WHERE session = $1", "DELETE FROM chunk WHERE session = $1",
    "DELETE FROM promise WHERE session = $1", "DELETE FROM event WHERE session = $1",
    "DELETE FROM transfer WHERE session = $1", "DELETE FROM worker WHERE session = $1",
    "DELETE FROM session WHERE key = $1",
  ]

  /// Removes the files of shared sessions on this machine that nobody has used for a day: they can be fetched or made
  /// again.
  private func removeOldFiles(now: Int64) {
    let now = Clock.now
    for name in (try? StoreDirectory.names(in: layout.shared)) ?? [] {
      let session = layout.shared.appending(bytes: name)
      let directory = session.appending("payloads")
      for file in (try? StoreDirectory.names(in: directory)) ?? [] {
        let path = directory.appending(bytes: file)
        let status = try? FileSystem.status(of: path, followingLinks: false)
        guard let status, now.subtractingClamped(status.changed) >= PayloadDirectory.lifetime else {
          continue
        }
        TreeRemoval.discard(path)
      }
      try? FileSystem.removeDirectory(directory)
      try? FileSystem.removeDirectory(session)
    }
  }
}
