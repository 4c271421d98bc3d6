package import Items
package import Sessions

// Pages of items that one of several drops has claimed.
extension PostgresSession {
  package func claimItems(
    after index: Int, limit: Int, in selection: [ClosedRange<Int>]?, includingFailed: Bool
  ) throws(SessionError) -> [Item] {
    guard let own = ownClaim?.token, isSharing else { throw .claimLost(session.name) }
    // Its lease may be over by the time that the items are placed.
    guard heartbeat?.isInTime != false else { throw .claimLost(session.name) }
    var items: [Item] = []
    for range in selection.map(SQLiteSession.inOrder) ?? [1...Int.max] {
      let first = max(range.lowerBound, index == Int.max ? index : index + 1)
      if first > range.upperBound { continue }
      items += try claim(
        first...range.upperBound, limit: limit - items.count, includingFailed, own)
      if items.count >= limit { break }
    }
    if items.isEmpty {
      let isValid = try reading { (reader) throws(PostgresFailure) in
        try reader.rows("SELECT FROM worker WHERE token = $1 AND valid", .integer(own)).count > 0
      }
      guard isValid else { throw .claimLost(session.name) }
    }
    return items
  }

  /// Claims one page in one statement.
  ///
  /// The row of the worker is locked, so that nobody makes its token invalid at the same time. A claim whose answer was
  /// lost is found by the number of the page, which only one statement can use: a claim that reaches the server after
  /// it was made again, because its connection was cut on the way, takes nothing.
  private func claim(
    _ range: ClosedRange<Int>, limit: Int, _ includingFailed: Bool, _ own: Int64
  ) throws(SessionError) -> [Item] {
    var page = Int64.random(in: .min ... .max)
    var isRepeated = false
    let items = try reading { (reader) throws(PostgresFailure) in
      // While the first claim is under way, the server lets this wait.
      if isRepeated, try !isFree(page, reader) {
        let found = try reader.rows(
          """
          SELECT number, name, folder, local_object, state, destination, reason, representations,
            role = current_user
          FROM item WHERE session = $1 AND state < 3 AND number BETWEEN $2 AND $3
            AND worker = $4 AND page = $5
          """, .integer(key), .integer(range.lowerBound), .integer(range.upperBound),
          .integer(own), .integer(page)
        ).read { (row) throws(SharedStoreFailure) in try ItemRows.read(row, store.receiver) }
        if !found.isEmpty { return found }
      }
      if isRepeated { page = .random(in: .min ... .max) }
      isRepeated = true
      return try reader.rows(
        """
        WITH mark AS (INSERT INTO made (number, time) VALUES ($5, now())),
        own AS (SELECT token FROM worker WHERE token = $4 AND valid FOR SHARE),
        free AS (
          SELECT number FROM item WHERE session = $1 AND state < 3 AND state < $7
            AND worker IS NULL AND number BETWEEN $2 AND $3 AND EXISTS (SELECT FROM own)
          ORDER BY number LIMIT $6 FOR UPDATE SKIP LOCKED)
        UPDATE item SET worker = $4, page = $5 FROM free
        WHERE item.session = $1 AND item.number = free.number
        RETURNING item.number, name, folder, local_object, state, destination, reason,
          representations, role = current_user
        """, .integer(key), .integer(range.lowerBound), .integer(range.upperBound),
        .integer(own), .integer(page), .integer(limit), .integer(includingFailed ? 3 : 2)
      ).read { (row) throws(SharedStoreFailure) in try ItemRows.read(row, store.receiver) }
    }
    return items.sorted { $0.index < $1.index }
  }

  /// Uses a number up; returns whether it was free.
  private func isFree(_ number: Int64, _ reader: any PostgresReader) throws(PostgresFailure) -> Bool
  {
    try reader.rows(
      "INSERT INTO made (number, time) VALUES ($1, now()) ON CONFLICT DO NOTHING",
      .integer(number)
    ).changed == 1
  }

  package func giveBack(_ indices: [Int]) throws(SessionError) {
    guard let own = ownClaim?.token, !indices.isEmpty else { return }
    _ = try reading { (reader) throws(PostgresFailure) in
      try reader.rows(
        """
        UPDATE item SET worker = NULL, page = NULL
        WHERE session = $1 AND number = ANY ($2) AND worker = $3
        """, .integer(key), .integers(indices.map { Int64($0) }), .integer(own))
    }
  }
}
