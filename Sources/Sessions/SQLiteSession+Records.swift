package import Items
import SystemCalls
import SystemPackage

extension SQLiteSession {
  package func recordProposal(_ json: [UInt8]) throws(SessionError) {
    try note { () throws(SessionError) in
      let record = try changeable()
      try file.wrap { (database) throws(SQLiteFailure) in
        try database.run(
          "UPDATE session SET proposal = ?, proposal_generation = ?", .bytes(json),
          .integer(record.session.generation))
      }
    }
  }

  package func lastProposal() throws(SessionError) -> (generation: Int64, json: [UInt8])? {
    try file.wrap { (database) throws(SQLiteFailure) in
      try database.first(
        """
        SELECT proposal_generation, proposal FROM session WHERE proposal_generation IS NOT NULL
        """
      ) { (generation: $0.integer(0), json: $0.bytes(1)) }
    }
  }

  package func keepPromiseResult(
    item index: Int, type: String, payload: String
  ) throws(SessionError) {
    let path = payloadDirectory.appending(payload)
    let size = try SessionError.wrap { () throws(SystemFailure) in
      // A network file system may accept the bytes and report a full disk only when synchronized.
      if !file.keepsLog { try StoreDirectory.synchronize(path) }
      return try FileSystem.status(of: path, followingLinks: false).size
    }
    let result = ResultRecord(payload: payload, size: size, boot: boot())
    try note { () throws(SessionError) in
      _ = try changeable()
      try file.wrap { (database) throws(SQLiteFailure) in
        try database.run(
          "INSERT OR REPLACE INTO promise (item, type, payload) VALUES (?, ?, ?)",
          .integer(index), .text(type), .text(result.text))
      }
    }
  }

  package func promiseResult(
    item index: Int, type: String
  ) throws(SessionError) -> PromiseResult {
    let found = try file.wrap { (database) throws(SQLiteFailure) in
      try database.first(
        "SELECT payload FROM promise WHERE item = ? AND type = ?", .integer(index), .text(type)
      ) { (row) throws(SQLiteFailure) in ResultRecord(try row.text(0)) }
    }
    guard let found else { return .none }
    let status = try? FileSystem.status(
      of: payloadDirectory.appending(found.payload), followingLinks: false)
    return found.counts(in: boot()) && found.isLike(status) ? .kept(payload: found.payload) : .lost
  }

  /// The names of the payloads that are current results of promises.
  func resultPayloads() throws(SessionError) -> Set<String> {
    let found = try file.wrap { (database) throws(SQLiteFailure) in
      try database.all("SELECT payload FROM promise") { (row) throws(SQLiteFailure) in
        ResultRecord(try row.text(0))
      }
    }
    let boot = boot()
    return Set(found.lazy.filter { $0.counts(in: boot) }.map(\.payload))
  }

  package func log(_ event: SessionEvent) throws(SessionError) {
    try note { () throws(SessionError) in try SQLiteSessionWriter(file, counts).log(event) }
  }

  package func amend(_ records: [TransferRecord]) throws {
    try note { () throws(SessionError) in
      let writer = SQLiteSessionWriter(file, counts)
      for record in records { try writer.update(record) }
    }
  }

  package func lastEvent(
    of kinds: [SessionEvent.Kind]
  ) throws(SessionError) -> SessionEvent? {
    // Search from the newest event: the one sought is usually among the last.
    var last: Int64 = .max
    while true {
      let page = try file.wrap { (database) throws(SQLiteFailure) in
        try database.all(
          """
          SELECT number, time, kind, item, detail FROM event WHERE number < ?
          ORDER BY number DESC LIMIT 64
          """, .integer(last), read: { (row) throws(SQLiteFailure) in try Self.event(row) })
      }
      if let found = page.first(where: { kinds.contains($0.kind) }) { return found }
      guard let oldest = page.last else { return nil }
      last = oldest.number
    }
  }

  package func events(
    of kinds: [SessionEvent.Kind]
  ) throws(SessionError) -> [SessionEvent] {
    // One query per kind, so that the many events about single items are not read.
    let found = try file.wrap { (database) throws(SQLiteFailure) in
      var found: [SessionEvent] = []
      for kind in kinds {
        found += try database.all(
          "SELECT number, time, kind, item, detail FROM event WHERE kind = ?",
          .text(kind.rawValue), read: { (row) throws(SQLiteFailure) in try Self.event(row) })
      }
      return found
    }
    return found.sorted { $0.number < $1.number }
  }

  private static func event(_ row: SQLite.Row) throws(SQLiteFailure) -> SessionEvent {
    SessionEvent(
      number: row.integer(0), time: row.integer(1),
      kind: SessionEvent.Kind(rawValue: try row.text(2)),
      item: row.optionalInteger(3).map { Int($0) }, detail: row.bytes(4))
  }

  package func events(
    after number: Int64, limit: Int
  ) throws(SessionError) -> [SessionEvent] {
    try file.wrap { (database) throws(SQLiteFailure) in
      try database.all(
        """
        SELECT number, time, kind, item, detail FROM event WHERE number > ?
        ORDER BY number LIMIT ?
        """, .integer(number), .integer(limit)
      ) { (row) throws(SQLiteFailure) in try Self.event(row) }
    }
  }
}
