import Diagnostics
import Items
import Sessions
import SystemCalls

/// A row of the `session` table: the session, its counters, and its workers.
struct SessionRow {
  let key: Int64
  var session: Session
  var counts: SessionCounts
  /// The number of the next event and of the next transfer.
  var nextEvent: Int64
  var nextTransfer: Int64
  /// The runs that work on the session; read only within a change.
  var workers: [WorkerRow] = []

  /// The row with this key.
  ///
  /// What workers have changed is added to the numbers of the session.
  static let byKey: StaticString = """
    SELECT s.key, s.id, s.name, s.state, s.generation + w.changes, s.allows_move, s.local_only,
      s.user_number, s.host, s.application, s.context, s.created, s.expires, s.contributed,
      s.next_item, s.items + w.items, s.size + w.size, s.role = current_user, w.count,
      s.next_event, s.next_transfer
    FROM session s, LATERAL (
      SELECT count(*) AS count, coalesce(sum(changes), 0)::bigint AS changes,
        coalesce(sum(items), 0)::bigint AS items, coalesce(sum(size), 0)::bigint AS size
      FROM worker WHERE session = s.key) w
    WHERE s.key = $1
    """

  static let byName: StaticString = """
    SELECT s.key, s.id, s.name, s.state, s.generation + w.changes, s.allows_move, s.local_only,
      s.user_number, s.host, s.application, s.context, s.created, s.expires, s.contributed,
      s.next_item, s.items + w.items, s.size + w.size, s.role = current_user, w.count,
      s.next_event, s.next_transfer
    FROM session s, LATERAL (
      SELECT count(*) AS count, coalesce(sum(changes), 0)::bigint AS changes,
        coalesce(sum(items), 0)::bigint AS items, coalesce(sum(size), 0)::bigint AS size
      FROM worker WHERE session = s.key) w
    WHERE s.name = $1 AND s.ended IS NULL
    """

  static let ended: StaticString = """
    SELECT s.key, s.id, s.name, s.state, s.generation + w.changes, s.allows_move, s.local_only,
      s.user_number, s.host, s.application, s.context, s.created, s.expires, s.contributed,
      s.next_item, s.items + w.items, s.size + w.size, s.role = current_user, w.count,
      s.next_event, s.next_transfer
    FROM session s, LATERAL (
      SELECT count(*) AS count, coalesce(sum(changes), 0)::bigint AS changes,
        coalesce(sum(items), 0)::bigint AS items, coalesce(sum(size), 0)::bigint AS size
      FROM worker WHERE session = s.key) w
    WHERE s.name = $1 AND s.ended IS NOT NULL AND ($2::text IS NULL OR s.id = $2)
    ORDER BY s.id DESC LIMIT 1
    """

  /// Reads a row.
  ///
  /// - Parameter receiver: Who uses the store. A session of the same database user counts as lifted by this person on
  ///   this host, because the hosts of a shared store are used like one.
  static func read(
    _ row: PostgresRows.Row, _ receiver: Session.Origin?
  ) throws(SharedStoreFailure) -> SessionRow {
    guard let state = Session.State(rawValue: try row.text(3)),
      let user = UInt32(exactly: try row.integer(7))
    else { throw .damaged }
    // A directory of this machine has it as its name.
    let id = try row.text(1)
    guard SessionIdentity.isOne(id.utf8) else { throw .damaged }
    var origin = Session.Origin(
      user: user, host: try row.carried(8), application: try row.optionalCarried(9))
    if let receiver, try row.boolean(17) {
      (origin.user, origin.host) = (receiver.user, receiver.host)
    }
    let isDropping = try row.integer(18) > 0 && state == .active
    let session = Session(
      name: try row.carried(2), id: id, state: isDropping ? .dropping : state,
      generation: try row.count(4),
      policy: Session.Policy(allowsMove: try row.boolean(5), localOnly: try row.boolean(6)),
      origin: origin, context: try row.optionalCarried(10), created: try row.integer(11),
      expires: try row.optionalNumber(12)?.clamped, isShared: try row.boolean(13))
    return SessionRow(
      key: try row.integer(0), session: session,
      counts: SessionCounts(
        items: Int(max(0, try row.integer(15))), size: max(0, try row.number(16).bits),
        nextIndex: Int(try row.count(14, from: 1))),
      nextEvent: try row.count(19), nextTransfer: try row.count(20))
  }

  /// Writes the row of a new session; no row is written if an active session has the name.
  func insert(_ transaction: PostgresTransaction) throws(PostgresFailure) -> Bool {
    try transaction.write(
      """
      INSERT INTO session (key, id, name, state, generation, allows_move, local_only, role,
        user_number, host, application, context, created, expires, contributed, next_item, items,
        size, next_event, next_transfer)
      VALUES ($1, $2, $3, $4, $5, $6, $7, current_user, $8, $9, $10, $11, $12, $13, $14, $15, $16,
        $17, $18, $19)
      ON CONFLICT (name) WHERE ended IS NULL DO NOTHING
      """, .integer(key), .text(session.id), .bytes(CarriedText.bytes(of: session.name)),
      .text(Session.State.active.rawValue), .integer(session.generation),
      .boolean(session.policy.allowsMove), .boolean(session.policy.localOnly),
      .integer(session.origin.user), .bytes(CarriedText.bytes(of: session.origin.host)),
      .optional(session.origin.application.map { CarriedText.bytes(of: $0) }),
      .optional(session.context.map { CarriedText.bytes(of: $0) }), .integer(session.created),
      .optional(session.expires), .boolean(session.isShared), .integer(counts.nextIndex),
      .integer(counts.items), .integer(counts.size), .integer(nextEvent), .integer(nextTransfer)
    ).changed == 1
  }
}
