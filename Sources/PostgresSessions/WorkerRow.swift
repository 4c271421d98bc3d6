import Items
import Sessions
import SystemCalls

/// A row of the `worker` table: a run that holds a claim on a session, on any host.
struct WorkerRow {
  let token: Int64
  let claimant: Claimant
  /// Whether the server has heard of it recently, by the server's clock.
  let isHeard: Bool
  /// Whether it is one of several drops, and claims pages of items.
  let shares: Bool
  /// Whether it holds the session alone, be it for a moment.
  let holds: Bool
  /// Whether it waits for the items of others.
  let waits: Bool
  /// The run, once the drop lets others join.
  let run: String?
  /// Whether its changes are accepted.
  let isValid: Bool

  /// Whether the run is still at work.
  ///
  /// A process of this machine can be looked up. A process of another host is alive as long as its heartbeat arrives.
  var isAlive: Bool { isValid && isHeard && claimant.isAlive() }

  /// The workers of a session.
  static func all(
    of session: Int64, _ reader: any PostgresReader
  ) throws(PostgresFailure) -> [WorkerRow] {
    try reader.rows(
      """
      SELECT token, machine, process, boot, start, seen > now() - interval '60 s', shares,
        holds, valid, run, waits
      FROM worker WHERE session = $1
      """, .integer(session)
    ).read { (row) throws(SharedStoreFailure) in try read(row) }
  }

  static func read(_ row: PostgresRows.Row) throws(SharedStoreFailure) -> WorkerRow {
    guard let process = Int32(exactly: try row.integer(2)) else { throw .damaged }
    return WorkerRow(
      token: try row.number(0).bits,
      claimant: Claimant(
        machine: try row.text(1), process: process, boot: try row.text(3),
        start: UInt64(bitPattern: try row.number(4).bits)), isHeard: try row.boolean(5),
      shares: try row.boolean(6), holds: try row.boolean(7), waits: try row.boolean(10),
      run: try row.optionalCarried(9),
      isValid: try row.boolean(8))
  }

  /// Registers a worker that holds the session.
  static func insert(
    _ claim: Claim, session: Int64, shares: Bool, _ transaction: PostgresTransaction
  ) throws(PostgresFailure) {
    try transaction.write(
      """
      INSERT INTO worker (token, session, shares, holds, valid, machine, process, boot, start, seen)
      VALUES ($1, $2, $3, true, true, $4, $5, $6, $7, now())
      """, .integer(claim.token), .integer(session), .boolean(shares),
      .text(claim.claimant.machine), .integer(claim.claimant.process), .text(claim.claimant.boot),
      .integer(Int64(bitPattern: claim.claimant.start)))
  }

  /// Makes the tokens of workers that are gone invalid; their items stay claimed until their work is finished.
  static func invalidate(
    _ tokens: [Int64], _ transaction: PostgresTransaction
  ) throws(PostgresFailure) {
    if tokens.isEmpty { return }
    try transaction.write(
      "UPDATE worker SET valid = false, holds = false WHERE token = ANY ($1)", .integers(tokens))
  }

  /// Removes workers together with their claims on items, and adds what they have changed to the session.
  static func remove(
    _ tokens: [Int64], session: Int64, _ transaction: PostgresTransaction
  ) throws(PostgresFailure) {
    if tokens.isEmpty { return }
    try transaction.write(
      """
      WITH gone AS (
        DELETE FROM worker WHERE session = $1 AND token = ANY ($2) RETURNING changes, items, size),
      total AS (
        SELECT coalesce(sum(changes), 0)::bigint AS changes, coalesce(sum(items), 0)::bigint AS items,
          coalesce(sum(size), 0)::bigint AS size FROM gone)
      UPDATE session SET generation = generation + total.changes, items = session.items + total.items,
        size = session.size + total.size
      FROM total WHERE key = $1
      """, .integer(session), .integers(tokens))
    try free(tokens, session: session, transaction)
  }

  /// Frees the items that workers have claimed.
  static func free(
    _ tokens: [Int64], session: Int64, _ transaction: PostgresTransaction
  ) throws(PostgresFailure) {
    try transaction.write(
      """
      UPDATE item SET worker = NULL, page = NULL
      WHERE session = $1 AND state < 3 AND worker = ANY ($2)
      """, .integer(session), .integers(tokens))
  }
}
