/// What rows can be read with: a connection, or the transaction of a change.
protocol PostgresReader {
  func rows(_ sql: StaticString, values: [PostgresValue]) throws(PostgresFailure) -> PostgresRows
}

extension PostgresReader {
  func rows(_ sql: StaticString, _ values: PostgresValue...) throws(PostgresFailure) -> PostgresRows
  {
    try rows(sql, values: values)
  }
}
