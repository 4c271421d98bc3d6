package import Items

/// The contributors other than the session's creator; the table is created for the first of them.
enum ContributorTable {
  static let create: StaticString = """
    CREATE TABLE IF NOT EXISTS contributor (origin BLOB PRIMARY KEY) WITHOUT ROWID
    """
}

extension SQLiteSession {
  package func item(_ index: Int) throws(SessionError) -> Item? {
    guard let item = try itemInAnyState(index),
      item.isInSession || seesOffered && item.state == .offered
    else { return nil }
    return item
  }

  package func itemInAnyState(_ index: Int) throws(SessionError) -> Item? {
    let row = try file.wrap { (database) throws(SQLiteFailure) in
      try database.first(
        """
        SELECT number, name, folder, local_object, state, destination, reason, representations
        FROM item WHERE number = ?
        """, .integer(index)
      ) { ItemRecord.read($0) }
    }
    return try row.map { (row) throws(SessionError) in try readable(row) }
  }

  package func items(
    after index: Int, limit: Int, in selection: [ClosedRange<Int>]?
  ) throws(SessionError) -> [Item] {
    var items: [Item] = []
    for range in selection.map(Self.inOrder) ?? [1...Int.max] {
      let first = max(range.lowerBound, index == Int.max ? index : index + 1)
      if first > range.upperBound { continue }
      items += try page(first...range.upperBound, limit: limit - items.count)
      if items.count >= limit { break }
    }
    return items
  }

  package func indices(in states: [Item.State]) throws(SessionError) -> [Int] {
    try file.wrap { (database) throws(SQLiteFailure) in
      var found: [Int] = []
      for state in states {
        found += try database.all(
          "SELECT number FROM item WHERE state = ?", .integer(ItemRecord.columns(of: state).number)
        ) { (row) throws(SQLiteFailure) in try row.count(0, from: 1) }
      }
      return found.sorted()
    }
  }

  private static let page: StaticString = """
    SELECT number, name, folder, local_object, state, destination, reason, representations
    FROM item INDEXED BY item_in_session
    WHERE state < 3 AND number BETWEEN ? AND ? ORDER BY number LIMIT ?
    """

  private static let pageWithOffered: StaticString = """
    SELECT number, name, folder, local_object, state, destination, reason, representations
    FROM item
    WHERE (state < 3 OR state = 6) AND number BETWEEN ? AND ? ORDER BY number LIMIT ?
    """

  private func page(_ range: ClosedRange<Int>, limit: Int) throws(SessionError) -> [Item] {
    let rows = try file.wrap { (database) throws(SQLiteFailure) in
      try database.all(
        seesOffered ? Self.pageWithOffered : Self.page, .integer(range.lowerBound),
        .integer(range.upperBound), .integer(limit)
      ) { ItemRecord.read($0) }
    }
    var items: [Item] = []
    items.reserveCapacity(rows.count)
    for row in rows { items.append(try readable(row)) }
    return items
  }

  func readable(_ row: Result<Item, ItemRecord.Damage>) throws(SessionError) -> Item {
    switch row {
    case .success(let item): return item
    case .failure(let damage): throw .damaged(file.name, file.path, .item(damage.index))
    }
  }

  /// The same numbers as ascending ranges that do not overlap.
  package static func inOrder(_ selection: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
    var result: [ClosedRange<Int>] = []
    for range in selection.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] =
          last.lowerBound...Swift.max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}
