package import Items
package import Sessions

extension PostgresSession {
  package func item(_ index: Int) throws(SessionError) -> Item? {
    guard let item = try itemInAnyState(index),
      item.isInSession || seesOffered && item.state == .offered
    else { return nil }
    return item
  }

  package func itemInAnyState(_ index: Int) throws(SessionError) -> Item? {
    try reading { (reader) throws(PostgresFailure) in
      try reader.rows(
        """
        SELECT number, name, folder, local_object, state, destination, reason, representations,
          role = current_user
        FROM item WHERE session = $1 AND number = $2
        """, .integer(key), .integer(index)
      ).read { (row) throws(SharedStoreFailure) in try ItemRows.read(row, store.receiver) }.first
    }
  }

  package func items(
    after index: Int, limit: Int, in selection: [ClosedRange<Int>]?
  ) throws(SessionError) -> [Item] {
    var items: [Item] = []
    for range in selection.map(SQLiteSession.inOrder) ?? [1...Int.max] {
      let first = max(range.lowerBound, index == Int.max ? index : index + 1)
      if first > range.upperBound { continue }
      items += try page(first...range.upperBound, limit: limit - items.count)
      if items.count >= limit { break }
    }
    return items
  }

  private static let page: StaticString = """
    SELECT number, name, folder, local_object, state, destination, reason, representations,
      role = current_user
    FROM item WHERE session = $1 AND state < 3 AND number BETWEEN $2 AND $3 ORDER BY number LIMIT $4
    """

  private static let pageWithOffered: StaticString = """
    SELECT number, name, folder, local_object, state, destination, reason, representations,
      role = current_user
    FROM item WHERE session = $1 AND (state < 3 OR state = 6) AND number BETWEEN $2 AND $3
    ORDER BY number LIMIT $4
    """

  private func page(_ range: ClosedRange<Int>, limit: Int) throws(SessionError) -> [Item] {
    try reading { (reader) throws(PostgresFailure) in
      try reader.rows(
        seesOffered ? Self.pageWithOffered : Self.page, .integer(key), .integer(range.lowerBound),
        .integer(range.upperBound), .integer(limit)
      ).read { (row) throws(SharedStoreFailure) in try ItemRows.read(row, store.receiver) }
    }
  }

  package func indices(in states: [Item.State]) throws(SessionError) -> [Int] {
    let numbers = states.map { ItemRecord.columns(of: $0).number }
    return try reading { (reader) throws(PostgresFailure) in
      try reader.rows(
        "SELECT number FROM item WHERE session = $1 AND state = ANY ($2) ORDER BY number",
        .integer(key), .integers(numbers)
      ).read { (row) throws(SharedStoreFailure) in Int(try row.count(0)) }
    }
  }
}
