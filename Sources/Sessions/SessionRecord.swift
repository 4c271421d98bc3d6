import Diagnostics
import Items
import SystemCalls

/// The only row of the `session` table: the session, its counters, and its claim.
struct SessionRecord {
  var session: Session
  var counts: SessionCounts
  var claim: Claim?

  /// Reads the row; throws `SQLiteFailure.damagedRecord` if it is missing or invalid.
  ///
  /// - Parameter name: The name of the session's directory, which is the name of the session.
  static func read(from database: SQLite, named name: String) throws(SQLiteFailure) -> Self {
    let record = try database.first(
      """
      SELECT id, state, generation, allows_move, local_only, user, host, application, context,
        created, expires, sensitive, next_item, items, size,
        claim, claim_machine, claim_process, claim_boot, claim_start,
        EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'contributor')
      FROM session WHERE row = 1
      """
    ) { (row) throws(SQLiteFailure) in
      guard let state = Session.State(rawValue: try row.text(1)),
        let user = UInt32(exactly: row.number(5).bits)
      else { throw SQLiteFailure.damagedRecord }
      let session = Session(
        name: name, id: try row.text(0), state: state, generation: try row.integer(2),
        policy: Session.Policy(allowsMove: row.boolean(3), localOnly: row.boolean(4)),
        origin: Session.Origin(
          user: user, host: CarriedText.text(row.bytes(6)),
          application: row.optionalBytes(7).map { CarriedText.text($0) }),
        context: row.optionalBytes(8).map { CarriedText.text($0) }, created: try row.integer(9),
        expires: row.optionalNumber(10)?.clamped, isSensitive: row.boolean(11),
        isShared: row.boolean(20))
      let counts = SessionCounts(
        items: try row.count(13), size: max(0, row.number(14).bits),
        nextIndex: try row.count(12, from: 1))
      return SessionRecord(session: session, counts: counts, claim: try claim(row))
    }
    guard let record else { throw .damagedRecord }
    return record
  }

  private static func claim(_ row: SQLite.Row) throws(SQLiteFailure) -> Claim? {
    guard let token = row.optionalNumber(15)?.bits else { return nil }
    guard let process = Int32(exactly: row.number(17).bits), row.optionalBytes(16) != nil else {
      throw .damagedRecord
    }
    return Claim(
      token: token,
      claimant: Claimant(
        machine: try row.text(16), process: process, boot: try row.text(18),
        start: UInt64(bitPattern: row.number(19).bits)))
  }

  /// Writes the row of a new session.
  func insert(into database: SQLite) throws(SQLiteFailure) {
    try database.run(
      """
      INSERT INTO session (row, name, id, state, generation, allows_move, local_only, user, host,
        application, context, created, expires, sensitive, next_item, items, size)
      VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      .bytes(CarriedText.bytes(of: session.name)), .text(session.id),
      .text(session.state.rawValue), .integer(session.generation),
      .integer(session.policy.allowsMove ? 1 : 0), .integer(session.policy.localOnly ? 1 : 0),
      .integer(Int64(session.origin.user)), .bytes(CarriedText.bytes(of: session.origin.host)),
      .optional(session.origin.application.map { CarriedText.bytes(of: $0) }),
      .optional(session.context.map { CarriedText.bytes(of: $0) }), .integer(session.created),
      .optional(session.expires), .integer(session.isSensitive ? 1 : 0),
      .integer(counts.nextIndex), .integer(counts.items), .integer(counts.size))
  }

  /// Writes the values that change during the life of a session: state, generation, counters.
  func update(in database: SQLite) throws(SQLiteFailure) {
    try database.run(
      "UPDATE session SET state = ?, generation = ?, next_item = ?, items = ?, size = ?",
      .text(session.state.rawValue), .integer(session.generation), .integer(counts.nextIndex),
      .integer(counts.items), .integer(counts.size))
  }

  /// Writes the state and the claim.
  func updateClaim(in database: SQLite) throws(SQLiteFailure) {
    let claimant = claim?.claimant
    try database.run(
      """
      UPDATE session SET state = ?, claim = ?, claim_machine = ?, claim_process = ?,
        claim_boot = ?, claim_start = ?
      """,
      .text(session.state.rawValue), .optional(claim?.token),
      claimant.map { .text($0.machine) } ?? .null,
      claimant.map { .integer(Int64($0.process)) } ?? .null,
      claimant.map { .text($0.boot) } ?? .null,
      claimant.map { .integer(Int64(bitPattern: $0.start)) } ?? .null)
  }
}

extension Session.State {
  /// Whether the session is over.
  package var isOver: Bool {
    switch self {
    case .active, .dropping, .offered: false
    case .ended, .cancelled, .expired: true
    }
  }
}
