import SystemCalls

/// The tables of drops that share a session: the drops, and the items that each of them has claimed.
///
/// A drop is known by the token of its claim, and each of its changes requires that the token is still valid. A page is
/// a range of numbers, and no two pages overlap. The first shared drop creates the tables.
enum SharingTables {
  static let create: StaticString = """
    CREATE TABLE IF NOT EXISTS worker (
      token INTEGER PRIMARY KEY, run TEXT, valid INTEGER NOT NULL, waits INTEGER NOT NULL,
      machine TEXT NOT NULL, process INTEGER NOT NULL, boot TEXT NOT NULL, start INTEGER NOT NULL
    );
    CREATE TABLE IF NOT EXISTS page (
      first INTEGER PRIMARY KEY, last INTEGER NOT NULL, worker INTEGER NOT NULL
    );
    """

  /// Whether any drop has shared the session.
  static func exist(in database: SQLite) throws(SQLiteFailure) -> Bool {
    try database.first("SELECT 1 FROM sqlite_schema WHERE name = 'worker'") { _ in true } ?? false
  }

  struct Worker {
    var claim: Claim
    /// The run, once the drop lets others join.
    var run: String?
    /// Whether its changes are accepted.
    var isValid: Bool
    /// Whether it waits for the items of others.
    var waits: Bool
  }

  static func workers(in database: SQLite) throws(SQLiteFailure) -> [Worker] {
    try database.all("SELECT token, valid, machine, process, boot, start, run, waits FROM worker") {
      (row) throws(SQLiteFailure) in
      guard let process = Int32(exactly: row.number(3).bits) else {
        throw SQLiteFailure.damagedRecord
      }
      let claimant = Claimant(
        machine: try row.text(2), process: process, boot: try row.text(4),
        start: UInt64(bitPattern: row.number(5).bits))
      return Worker(
        claim: Claim(token: row.number(0).bits, claimant: claimant),
        run: try row.optionalBytes(6) == nil ? nil : row.text(6), isValid: row.boolean(1),
        waits: row.boolean(7))
    }
  }

  static func add(_ claim: Claim, in database: SQLite) throws(SQLiteFailure) {
    let claimant = claim.claimant
    try database.run(
      """
      INSERT INTO worker (token, valid, waits, machine, process, boot, start)
      VALUES (?, 1, 0, ?, ?, ?, ?)
      ON CONFLICT DO NOTHING
      """, .integer(claim.token), .text(claimant.machine), .integer(Int64(claimant.process)),
      .text(claimant.boot), .integer(Int64(bitPattern: claimant.start)))
  }

  /// Makes the token of a drop whose process is gone invalid; its items stay claimed until its work is finished.
  static func invalidate(_ token: Int64, in database: SQLite) throws(SQLiteFailure) {
    try database.run("UPDATE worker SET valid = 0 WHERE token = ?", .integer(token))
  }

  static func isValid(_ token: Int64, in database: SQLite) throws(SQLiteFailure) -> Bool {
    try database.first("SELECT valid FROM worker WHERE token = ?", .integer(token)) {
      $0.boolean(0)
    } ?? false
  }

  /// Removes a drop and frees its items.
  static func remove(_ token: Int64, in database: SQLite) throws(SQLiteFailure) {
    try database.run("DELETE FROM page WHERE worker = ?", .integer(token))
    try database.run("DELETE FROM worker WHERE token = ?", .integer(token))
  }

  /// Removes the drops whose tokens are invalid, after their work has been finished.
  static func removeInvalid(in database: SQLite) throws(SQLiteFailure) {
    try database.run(
      "DELETE FROM page WHERE worker IN (SELECT token FROM worker WHERE valid = 0)")
    try database.run("DELETE FROM worker WHERE valid = 0")
  }
}
