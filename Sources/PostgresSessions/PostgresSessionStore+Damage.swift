import Diagnostics
import Items
package import Sessions
import SystemCalls

// Sessions with values that dnd does not write, which are ended without being read.
extension PostgresSessionStore {
  /// Ends the user's session of this name, or erases it; to be erased, it may have ended before.
  ///
  /// - Throws: `SharedStoreFailure.damaged` if the user has none: what others own is left to them.
  package func setAside(_ name: String, erasing: Bool) throws(SessionError) {
    let key = try reading(name) { (connection) throws(PostgresFailure) in
      try connection.run(
        """
        SELECT key FROM session
        WHERE name = $1 AND role = current_user AND (ended IS NULL OR $2)
        ORDER BY ended DESC NULLS FIRST LIMIT 1
        """, .bytes(CarriedText.bytes(of: name)), .boolean(erasing)
      ).read { (row) throws(SharedStoreFailure) in try row.integer(0) }.first
    }
    guard let key else { throw .sharedStore(.damaged) }
    try setAside(key, named: name, erasing: erasing)
  }

  func setAside(_ key: Int64, named name: String, erasing: Bool) throws(SessionError) {
    let now = clock()
    var ids: [String] = []
    var files: [String] = []
    do throws(PostgresFailure) {
      let transaction = try PostgresTransaction(on: server) {
        (connection) throws(PostgresFailure) in
        try connection.run("SELECT FROM session WHERE key = $1 FOR UPDATE", .integer(key))
      }
      defer { transaction.rollBack() }
      if try WorkerRow.hasOther(of: key, transaction) { throw PostgresFailure(.busy) }
      if erasing {
        ids = try transaction.read("SELECT id FROM session WHERE key = $1", .integer(key)).read {
          (row) throws(SharedStoreFailure) in try row.text(0)
        }
        files = try Self.removeRows(of: key, transaction)
      } else {
        try transaction.write(
          "UPDATE session SET state = 'cancelled', ended = $2 WHERE key = $1 AND ended IS NULL",
          .integer(key), .integer(now))
        try transaction.write("DELETE FROM worker WHERE session = $1", .integer(key))
      }
      try transaction.commit()
    } catch {
      throw error.error(name)
    }
    // Any other ID in the row names no directory on this machine.
    for id in ids where SessionIdentity.isOne(id.utf8) {
      let payloads = payloads(of: id)
      for file in files { payloads.removeLarge(file) }
      TreeRemoval.discard(payloads.directory.directory)
    }
  }
}

extension WorkerRow {
  /// Whether another process works on a session; one whose row cannot be read counts while the server hears of it.
  static func hasOther(
    of session: Int64, _ reader: any PostgresReader
  ) throws(PostgresFailure) -> Bool {
    let own = Claimant.thisProcess()
    return try reader.rows(
      """
      SELECT token, machine, process, boot, start, seen > now() - interval '60 s', shares,
        holds, valid, run, waits
      FROM worker WHERE session = $1
      """, .integer(session)
    ).read { (row) throws(SharedStoreFailure) -> Bool in
      guard let worker = try? read(row) else { return try row.boolean(5) }
      return worker.isAlive && worker.claimant != own
    }.contains(true)
  }
}
