import Diagnostics
package import Items
package import Sessions
import SystemCalls
import SystemPackage

extension PostgresSession {
  package func recordProposal(_ json: [UInt8]) throws(SessionError) {
    try note { (transaction, row) throws(SessionError) in
      try check(row)
      try wrap { () throws(PostgresFailure) in
        try transaction.write(
          "UPDATE session SET proposal = $2, proposal_generation = $3 WHERE key = $1",
          .integer(key), .bytes(json), .integer(row.session.generation))
      }
    }
  }

  package func lastProposal() throws(SessionError) -> (generation: Int64, json: [UInt8])? {
    try reading { (reader) throws(PostgresFailure) in
      try reader.rows(
        """
        SELECT proposal_generation, proposal FROM session
        WHERE key = $1 AND proposal_generation IS NOT NULL
        """, .integer(key)
      ).read { (row) throws(SharedStoreFailure) in
        (generation: try row.integer(0), json: try row.bytes(1))
      }.first
    }
  }

  package func keepPromiseResult(
    item index: Int, type: String, payload: String
  ) throws(SessionError) {
    let path = payloadDirectory.appending(payload)
    let size = try SessionError.wrap { () throws(SystemFailure) in
      try FileSystem.status(of: path, followingLinks: false).size
    }
    let result = ResultRecord(payload: payload, size: size, boot: store.boot())
    try note { (transaction, row) throws(SessionError) in
      try check(row)
      try wrap { () throws(PostgresFailure) in
        try transaction.write(
          "DELETE FROM promise WHERE session = $1 AND item = $2 AND type = $3 AND machine = $4",
          .integer(key), .integer(index), .bytes(Self.folded(type)), .text(store.machine))
        try transaction.write(
          """
          INSERT INTO promise (session, item, type, machine, payload) VALUES ($1, $2, $3, $4, $5)
          """, .integer(key), .integer(index), .bytes(Self.folded(type)), .text(store.machine),
          .text(result.text))
      }
    }
  }

  /// The result on this machine; each machine makes its own.
  package func promiseResult(
    item index: Int, type: String
  ) throws(SessionError) -> PromiseResult {
    let found = try reading { (reader) throws(PostgresFailure) in
      try reader.rows(
        """
        SELECT payload FROM promise
        WHERE session = $1 AND item = $2 AND type = $3 AND machine = $4
        """, .integer(key), .integer(index), .bytes(Self.folded(type)), .text(store.machine)
      ).read { (row) throws(SharedStoreFailure) in ResultRecord(try row.text(0)) }.first
    }
    guard let found else { return .none }
    let status = try? FileSystem.status(
      of: payloadDirectory.appending(found.payload), followingLinks: false)
    return found.counts(in: store.boot()) && found.isLike(status)
      ? .kept(payload: found.payload) : .lost
  }

  private static func folded(_ type: String) -> [UInt8] { Array(type.lowercasedASCII.utf8) }

  package func log(_ event: SessionEvent) throws(SessionError) {
    try note { (transaction, row) throws(SessionError) in
      try log([event], row, transaction)
    }
  }

  package func amend(_ records: [TransferRecord]) throws {
    try change(expecting: nil, synced: false) { writer in
      for record in records { try writer.update(record) }
    }
  }

  /// Appends events within a change.
  func log(
    _ events: [SessionEvent], _ row: SessionRow, _ transaction: PostgresTransaction
  ) throws(SessionError) {
    try wrap { () throws(PostgresFailure) in
      try transaction.write(EventRows.insert, values: EventRows.values(key, row.nextEvent, events))
      try transaction.write(
        "UPDATE session SET next_event = next_event + $2 WHERE key = $1", .integer(key),
        .integer(events.count))
    }
  }

  package func lastEvent(
    of kinds: [SessionEvent.Kind]
  ) throws(SessionError) -> SessionEvent? {
    try reading { (reader) throws(PostgresFailure) in
      try reader.rows(
        """
        SELECT number, time, kind, item, detail FROM event WHERE session = $1 AND kind = ANY ($2)
        ORDER BY number DESC LIMIT 1
        """, .integer(key), .texts(kinds.map(\.rawValue))
      ).read { (row) throws(SharedStoreFailure) in try EventRows.read(row) }.first
    }
  }

  package func events(
    of kinds: [SessionEvent.Kind]
  ) throws(SessionError) -> [SessionEvent] {
    try reading { (reader) throws(PostgresFailure) in
      try reader.rows(
        """
        SELECT number, time, kind, item, detail FROM event WHERE session = $1 AND kind = ANY ($2)
        ORDER BY number
        """, .integer(key), .texts(kinds.map(\.rawValue))
      ).read { (row) throws(SharedStoreFailure) in try EventRows.read(row) }
    }
  }

  package func events(
    after number: Int64, limit: Int
  ) throws(SessionError) -> [SessionEvent] {
    try reading { (reader) throws(PostgresFailure) in
      try reader.rows(
        """
        SELECT number, time, kind, item, detail FROM event WHERE session = $1 AND number > $2
        ORDER BY number LIMIT $3
        """, .integer(key), .integer(number), .integer(limit)
      ).read { (row) throws(SharedStoreFailure) in try EventRows.read(row) }
    }
  }

  package func unfinishedTransfers(
    after number: Int64, limit: Int
  ) throws(SessionError) -> [TransferRecord] {
    let others = try runsOfOtherDrops()
    return try reading { (reader) throws(PostgresFailure) in
      try reader.rows(
        """
        SELECT number, run, item, part, step, moves, atomic, source, read, target, placed, changed,
          new, replaced, removed
        FROM transfer WHERE session = $1 AND step < 3 AND number > $2 AND run <> ALL ($4)
        ORDER BY number LIMIT $3
        """, .integer(key), .integer(number), .integer(limit), .texts(others)
      ).read { (row) throws(SharedStoreFailure) in try TransferRows.read(row) }
    }
  }

  package func folderRecords() throws(SessionError) -> [TransferRecord] {
    try reading { (reader) throws(PostgresFailure) in
      try reader.rows(
        """
        SELECT number, run, item, part, step, moves, atomic, source, read, target, placed, changed,
          new, replaced, removed
        FROM transfer WHERE session = $1 AND item = 0 AND NOT part AND step > 0 ORDER BY number DESC
        """, .integer(key)
      ).read { (row) throws(SharedStoreFailure) in try TransferRows.read(row) }
    }
  }

  package func partsPlaced(of item: Int) throws(SessionError) -> [TransferRecord] {
    try reading { (reader) throws(PostgresFailure) in
      try reader.rows(
        """
        SELECT number, run, item, part, step, moves, atomic, source, read, target, placed, changed,
          new, replaced, removed
        FROM transfer WHERE session = $1 AND item = $2 AND part AND step IN (2, 3) ORDER BY number
        """, .integer(key), .integer(item)
      ).read { (row) throws(SharedStoreFailure) in try TransferRows.read(row) }
    }
  }

  package func transfers(
    before number: Int64, limit: Int
  ) throws(SessionError) -> [TransferRecord] {
    try reading { (reader) throws(PostgresFailure) in
      try reader.rows(
        """
        SELECT number, run, item, part, step, moves, atomic, source, read, target, placed, changed,
          new, replaced, removed
        FROM transfer WHERE session = $1 AND number < $2 ORDER BY number DESC LIMIT $3
        """, .integer(key), .integer(number), .integer(limit)
      ).read { (row) throws(SharedStoreFailure) in try TransferRows.read(row) }
    }
  }

  package func transfers(
    of run: String, before number: Int64, limit: Int
  ) throws(SessionError) -> [TransferRecord] {
    try reading { (reader) throws(PostgresFailure) in
      try reader.rows(
        """
        SELECT number, run, item, part, step, moves, atomic, source, read, target, placed, changed,
          new, replaced, removed
        FROM transfer WHERE session = $1 AND number < $2 AND run = $3 ORDER BY number DESC LIMIT $4
        """, .integer(key), .integer(number), .text(run), .integer(limit)
      ).read { (row) throws(SharedStoreFailure) in try TransferRows.read(row) }
    }
  }
}
