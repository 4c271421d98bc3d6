package import Items

// Pages of items that one of several drops has claimed.
extension SQLiteSession {
  package func claimItems(
    after index: Int, limit: Int, in selection: [ClosedRange<Int>]?, includingFailed: Bool
  ) throws(SessionError) -> [Item] {
    try note { () throws(SessionError) in
      _ = try changeable()
      var items: [Item] = []
      for range in selection.map(Self.inOrder) ?? [1...Int.max] {
        let first = max(range.lowerBound, index == Int.max ? index : index + 1)
        if first > range.upperBound { continue }
        let found = try free(
          first...range.upperBound, limit: limit - items.count, includingFailed)
        try claim(found.map(\.index), includingFailed)
        items += found
        if items.count >= limit { break }
      }
      return items
    }
  }

  /// Items are free if the last page that begins before them ends before them.
  func free(
    _ range: ClosedRange<Int>, limit: Int, _ includingFailed: Bool
  ) throws(SessionError) -> [Item] {
    let rows = try file.wrap { (database) throws(SQLiteFailure) in
      try database.all(
        """
        SELECT number, name, folder, local_object, state, destination, reason, representations
        FROM item INDEXED BY item_in_session
        WHERE state < 3 AND state < ? AND number BETWEEN ? AND ?
          AND coalesce((SELECT last FROM page WHERE first <= number ORDER BY first DESC LIMIT 1), 0)
            < number
        ORDER BY number LIMIT ?
        """, .integer(includingFailed ? 3 : 2), .integer(range.lowerBound),
        .integer(range.upperBound), .integer(limit)
      ) { ItemRecord.read($0) }
    }
    var items: [Item] = []
    items.reserveCapacity(rows.count)
    for row in rows { items.append(try readable(row)) }
    return items
  }

  /// Claims free items, given in order, as one page if those between them have left the session.
  func claim(_ indices: [Int], _ includingFailed: Bool) throws(SessionError) {
    guard let first = indices.first, let last = indices.last, let own = ownClaim?.token else {
      return
    }
    try file.wrap { (database) throws(SQLiteFailure) in
      var isApart = try database.first(
        "SELECT 1 FROM page WHERE first BETWEEN ? AND ? LIMIT 1", .integer(first), .integer(last)
      ) { _ in true }
      if isApart == nil, !includingFailed {
        isApart = try database.first(
          """
          SELECT 1 FROM item INDEXED BY item_in_session
          WHERE state = 2 AND state < 3 AND number BETWEEN ? AND ? LIMIT 1
          """, .integer(first), .integer(last)
        ) { _ in true }
      }
      for range in isApart == nil ? [first...last] : Self.runs(of: indices) {
        try Self.add(range, own, in: database)
      }
    }
  }

  package func giveBack(_ indices: [Int]) throws(SessionError) {
    guard let own = ownClaim?.token, !indices.isEmpty else { return }
    try note { () throws(SessionError) in
      _ = try changeable()
      try file.wrap { (database) throws(SQLiteFailure) in
        for range in Self.runs(of: indices.sorted()) {
          let pages = try database.all(
            "SELECT first, last FROM page WHERE worker = ? AND first <= ? AND last >= ?",
            .integer(own), .integer(range.upperBound), .integer(range.lowerBound)
          ) { (row) throws(SQLiteFailure) in
            let first = try row.count(0)
            return first...(try row.count(1, from: Int64(first)))
          }
          for page in pages {
            try database.run("DELETE FROM page WHERE first = ?", .integer(page.lowerBound))
            if page.lowerBound < range.lowerBound {
              try Self.add(page.lowerBound...(range.lowerBound - 1), own, in: database)
            }
            if page.upperBound > range.upperBound {
              try Self.add((range.upperBound + 1)...page.upperBound, own, in: database)
            }
          }
        }
      }
    }
  }

  private static func add(
    _ page: ClosedRange<Int>, _ worker: Int64, in database: SQLite
  ) throws(SQLiteFailure) {
    try database.run(
      "INSERT INTO page (first, last, worker) VALUES (?, ?, ?)", .integer(page.lowerBound),
      .integer(page.upperBound), .integer(worker))
  }

  /// Ascending numbers as ranges without gaps.
  static func runs(of indices: [Int]) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for index in indices {
      if let last = runs.last, last.upperBound == index - 1 {
        runs[runs.count - 1] = last.lowerBound...index
      } else {
        runs.append(index...index)
      }
    }
    return runs
  }
}
