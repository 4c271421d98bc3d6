import Diagnostics
import Sessions
import SystemCalls
import SystemPackage

// Other names and numbers for items.
extension PostgresSessionWriter {
  func rename(_ index: Int, to newName: String) throws(SessionError) {
    try flush()
    let changed = try wrap { (transaction) throws(PostgresFailure) in
      try transaction.write(
        "UPDATE item SET name = $3 WHERE session = $1 AND number = $2 AND state < 3",
        .integer(key), .integer(index), .bytes(CarriedText.bytes(of: newName))
      ).changed
    }
    if changed != 1 { throw .noSuchItem(index, session: name) }
  }

  /// The records of items that get other numbers.
  private static let followingItems: [StaticString] = [
    """
    UPDATE source SET item = moved.new FROM unnest($2::bigint[], $3::bigint[]) AS moved (old, new)
    WHERE session = $1 AND item = moved.old
    """,
    """
    UPDATE promise SET item = moved.new FROM unnest($2::bigint[], $3::bigint[]) AS moved (old, new)
    WHERE session = $1 AND item = moved.old
    """,
    """
    UPDATE event SET item = moved.new FROM unnest($2::bigint[], $3::bigint[]) AS moved (old, new)
    WHERE session = $1 AND item = moved.old
    """,
    """
    UPDATE transfer SET item = moved.new FROM unnest($2::bigint[], $3::bigint[]) AS moved (old, new)
    WHERE session = $1 AND item = moved.old
    """,
  ]

  func moveToEnd(_ indices: [Int]) throws(SessionError) {
    try lockNumbers()
    try flush()
    let old = PostgresValue.integers(indices.map { Int64($0) })
    let new = PostgresValue.integers(indices.indices.map { Int64(counts.nextIndex + $0) })
    let changed = try wrap { (transaction) throws(PostgresFailure) in
      for following in Self.followingItems {
        try transaction.write(following, .integer(key), old, new)
      }
      return try transaction.write(
        """
        UPDATE item SET number = moved.new FROM unnest($2::bigint[], $3::bigint[]) AS moved (old, new)
        WHERE session = $1 AND number = moved.old AND state < 3
        """, .integer(key), old, new
      ).changed
    }
    if changed != indices.count { throw .noSuchItem(indices.first ?? 0, session: name) }
    counts.nextIndex += indices.count
  }
}
