import CSQLite
import Items
import SystemPackage
import TestSupport
import Testing

@testable import Sessions

/// Checks that no statement scans more rows when a session has more items.
@Suite struct QueryPlanTests {
  /// The number of rows that all statements of a connection scanned without an index.
  private func rowsScanned(_ session: any OpenSession) throws -> Int32 {
    let database = try #require(session as? SQLiteSession).file.database
    var rows: Int32 = 0
    var statement = sqlite3_next_stmt(database.connection, nil)
    while let current = statement {
      for counter in [SQLITE_STMTSTATUS_FULLSCAN_STEP, SQLITE_STMTSTATUS_AUTOINDEX] {
        rows += sqlite3_stmt_status(current, counter, 0)
      }
      #expect(sqlite3_stmt_status(current, SQLITE_STMTSTATUS_SORT, 0) == 0)
      statement = sqlite3_next_stmt(database.connection, current)
    }
    return rows
  }

  private func work(on name: String, of test: FileStore) throws -> Int32 {
    let session = try test.store.open(name)
    try session.change { writer in
      _ = try writer.append(.test("fresh"), key: Array("fresh".utf8))
      _ = try writer.append(.test("again"), key: Array("1".utf8))
      try writer.add([.test("x.y")], to: 2)
      try writer.setState(.placed, of: 1)
      _ = try writer.append(.test("left"), key: Array("1".utf8))
      try writer.log(SessionEvent(time: 1, kind: .added))
    }
    _ = try session.summary()
    _ = try session.item(3)
    _ = try session.items(after: 5, limit: 2)
    _ = try session.items(after: 0, limit: 2, in: [4...5, 7...7])
    _ = try session.events(after: 1, limit: 3)
    try session.release(try session.claim(by: .thisProcess(), wait: .zero))
    try session.recordProposal([1])
    _ = try session.lastProposal()
    let payload = try session.newPayload()
    try session.keepPromiseResult(item: 2, type: "x.y", payload: payload.name)
    _ = try session.promiseResult(item: 2, type: "x.y")
    return try rowsScanned(session)
  }

  @Test func whatIsReadDoesNotGrowWithTheSession() throws {
    let test = try FileStore()
    for (name, count) in [("small", 10), ("large", 2000)] {
      try test.store.create(.test(name)) { writer in
        for number in 1...count {
          _ = try writer.append(.test("\(number)"), key: Array("\(number)".utf8))
          try writer.log(SessionEvent(time: 1, kind: .lifted, item: number))
        }
      }
    }
    #expect(try work(on: "large", of: test) == work(on: "small", of: test))
  }

  @Test func theNextItemsAreFoundThoughAThousandHaveLeft() throws {
    let test = try FileStore()
    try test.lift("s", (1...1000).map { "\($0)" })
    let session = try test.store.open("s")
    try session.change { for number in 1...998 { try $0.setState(.placed, of: number) } }
    let fresh = try test.store.open("s")
    // Opening reads the few rows of the schema.
    let opened = try rowsScanned(fresh)
    #expect(opened < 10)
    #expect(try fresh.items(after: 0, limit: 10).map(\.index) == [999, 1000])
    #expect(try rowsScanned(fresh) == opened)
  }
}
