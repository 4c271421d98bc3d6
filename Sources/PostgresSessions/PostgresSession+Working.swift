import Diagnostics
import Items
import Sessions
import SystemCalls

/// What a worker that shares a session keeps between its changes.
final class SharingWorker {
  let token: Int64
  /// The numbers of transfers that it has reserved and not used yet.
  var numbers: Range<Int64> = 0..<0

  init(_ token: Int64) { self.token = token }
}

/// The changes of one of several workers.
///
/// A change of the whole session keeps others from changing it until it is on the disk. The changes of workers do not:
/// each locks its own row, which is also the proof that it is still registered, and adds what it has changed to that
/// row. The row of the session is only locked for the numbers of events, by the last statement.
extension PostgresSession {
  func change<Result>(
    as claim: Claim, _ body: (any SessionWriter) throws -> Result
  ) throws -> Result {
    let worker = worker ?? SharingWorker(claim.token)
    self.worker = worker
    let name = session.name
    let transaction = try wrap { () throws(PostgresFailure) in
      try PostgresTransaction(on: store.server) { (connection) throws(PostgresFailure) in
        let own = try connection.run(
          "SELECT FROM worker WHERE token = $1 AND valid FOR NO KEY UPDATE", .integer(claim.token))
        guard own.count == 1 else { throw PostgresFailure(.session(.claimLost(name))) }
      }
    }
    var row = SessionRow(
      key: key, session: session, counts: counts, nextEvent: 0,
      nextTransfer: worker.numbers.lowerBound)
    let writer = PostgresSessionWriter(row, isNew: false, payloads, worker: worker) { transaction }
    do {
      current = (transaction, writer)
      defer { current = nil }
      let result = try body(writer)
      try writer.finish()
      row.counts.items += writer.counts.items - counts.items
      row.counts.size = writer.counts.size
      try wrap { () throws(PostgresFailure) in
        try transaction.write(
          """
          UPDATE worker SET changes = changes + 1, items = items + $2, size = size + $3
          WHERE token = $1
          """, .integer(claim.token), .integer(writer.counts.items - counts.items),
          .integer(writer.counts.size.subtractingClamped(counts.size)))
        try writer.sendNumbers(transaction)
        try writer.sendEvents(transaction)
        try transaction.commit()
      }
      session.generation += 1
      counts = row.counts
      return result
    } catch {
      transaction.rollBack()
      writer.discard()
      throw error
    }
  }
}

extension PostgresSessionWriter {
  /// Writes what a worker has changed in the row of the session, besides the numbers of events.
  func sendNumbers(_ transaction: PostgresTransaction) throws(PostgresFailure) {
    guard hasLockedNumbers else { return }
    try transaction.write(
      """
      UPDATE session SET next_item = $2, contributed = contributed OR $3,
        allows_move = allows_move AND $4, local_only = local_only OR $5,
        context = coalesce(context, $6)
      WHERE key = $1
      """, .integer(key), .integer(counts.nextIndex), .boolean(hasContributors),
      .boolean(policy.allowsMove), .boolean(policy.localOnly),
      .optional(context.map { CarriedText.bytes(of: $0) }))
  }

  /// Sends the events of a worker, which get their numbers now.
  func sendEvents(_ transaction: PostgresTransaction) throws(PostgresFailure) {
    let sent = takeEvents()
    if sent.isEmpty { return }
    try transaction.write(
      """
      WITH numbered AS (
        UPDATE session SET next_event = next_event + $2 WHERE key = $1 RETURNING next_event - $2 AS first)
      INSERT INTO event (session, number, time, kind, item, detail)
      SELECT $1, first + position - 1, time, kind, item, detail
      FROM numbered, unnest($3::bigint[], $4::text[], $5::bigint[], $6::bytea[]) WITH ORDINALITY
        AS new (time, kind, item, detail, position)
      """, values: EventRows.values(key, Int64(sent.count), sent))
  }
}
