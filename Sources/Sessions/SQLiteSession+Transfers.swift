package import Items
package import SystemCalls

// Records of what drops did. The first drop creates the table; sessions without a drop do not need it.
extension SQLiteSession {
  package func unfinishedTransfers(
    after number: Int64, limit: Int
  ) throws(SessionError) -> [TransferRecord] {
    let others = try runsOfOtherDrops()
    var last = number
    while true {
      let page = try allUnfinished(after: last, limit: limit)
      guard let end = page.last else { return [] }
      last = end.number
      let own = others.isEmpty ? page : page.filter { !others.contains($0.run) }
      if !own.isEmpty { return own }
    }
  }

  private func allUnfinished(
    after number: Int64, limit: Int
  ) throws(SessionError) -> [TransferRecord] {
    try file.wrap { (database) throws(SQLiteFailure) in
      guard try TransferTable.exists(in: database) else { return [] }
      return try database.all(
        """
        SELECT number, run, item, part, step, moves, atomic, source, read, target, placed, changed,
          new, replaced, removed
        FROM transfer INDEXED BY transfer_unfinished
        WHERE step < 3 AND number > ? ORDER BY number LIMIT ?
        """, .integer(number), .integer(limit)
      ) { (row) throws(SQLiteFailure) in try TransferTable.read(row) }
    }
  }

  package func transfers(
    of run: String, before number: Int64, limit: Int
  ) throws(SessionError) -> [TransferRecord] {
    try file.wrap { (database) throws(SQLiteFailure) in
      guard try TransferTable.exists(in: database) else { return [] }
      return try database.all(
        """
        SELECT number, run, item, part, step, moves, atomic, source, read, target, placed, changed,
          new, replaced, removed
        FROM transfer WHERE number < ? AND run = ? ORDER BY number DESC LIMIT ?
        """, .integer(number), .text(run), .integer(limit)
      ) { (row) throws(SQLiteFailure) in try TransferTable.read(row) }
    }
  }

  package func transfers(
    before number: Int64, limit: Int
  ) throws(SessionError) -> [TransferRecord] {
    try file.transfers(before: number, limit: limit)
  }

  package func folderRecords() throws(SessionError) -> [TransferRecord] {
    try file.wrap { (database) throws(SQLiteFailure) in
      guard try TransferTable.exists(in: database) else { return [] }
      return try database.all(
        """
        SELECT number, run, item, part, step, moves, atomic, source, read, target, placed, changed,
          new, replaced, removed
        FROM transfer WHERE item = 0 AND part = 0 AND step > 0 ORDER BY number DESC
        """
      ) { (row) throws(SQLiteFailure) in try TransferTable.read(row) }
    }
  }

  package func partsPlaced(of item: Int) throws(SessionError) -> [TransferRecord] {
    try file.wrap { (database) throws(SQLiteFailure) in
      guard try TransferTable.exists(in: database) else { return [] }
      return try database.all(
        """
        SELECT number, run, item, part, step, moves, atomic, source, read, target, placed, changed,
          new, replaced, removed
        FROM transfer WHERE item = ? AND part = 1 AND step IN (2, 3) ORDER BY number
        """, .integer(item)
      ) { (row) throws(SQLiteFailure) in try TransferTable.read(row) }
    }
  }
}

extension SessionFile {
  /// The records of drops before the record of this number, the latest first.
  func transfers(before number: Int64, limit: Int) throws(SessionError) -> [TransferRecord] {
    try wrap { (database) throws(SQLiteFailure) in
      guard try TransferTable.exists(in: database) else { return [] }
      return try database.all(
        """
        SELECT number, run, item, part, step, moves, atomic, source, read, target, placed, changed,
          new, replaced, removed
        FROM transfer WHERE number < ? ORDER BY number DESC LIMIT ?
        """, .integer(number), .integer(limit)
      ) { (row) throws(SQLiteFailure) in try TransferTable.read(row) }
    }
  }
}

extension SQLiteSessionWriter {
  func record(_ transfer: TransferRecord) throws(SessionError) -> Int64 {
    if !hasTransfers {
      try file.wrap { (database) throws(SQLiteFailure) in
        try database.execute(TransferTable.create)
      }
      hasTransfers = true
    }
    return try file.wrap { (database) throws(SQLiteFailure) in
      try database.run(
        """
        INSERT INTO transfer (run, item, part, step, moves, atomic, source, read, target, placed,
          changed, new, replaced, removed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """, .text(transfer.run), .integer(transfer.item), .integer(transfer.isPart ? 1 : 0),
        .integer(transfer.step.rawValue), .integer(transfer.moves ? 1 : 0),
        .integer(transfer.isAtomic ? 1 : 0),
        .optional(TransferTable.source(transfer)), .optional(TransferTable.bytes(transfer.read)),
        .bytes(transfer.target.recorded), .optional(TransferTable.bytes(transfer.placed)),
        .integer(transfer.changed), .integer(transfer.isNew ? 1 : 0),
        .optional(TransferTable.replaced(transfer)), .integer(transfer.sourceRemoved ? 1 : 0))
      return database.lastRow
    }
  }

  func update(_ transfer: TransferRecord) throws(SessionError) {
    try file.wrap { (database) throws(SQLiteFailure) in
      try database.run(
        """
        UPDATE transfer SET step = ?, atomic = ?, read = ?, target = ?, placed = ?, changed = ?,
          new = ?, replaced = ?, removed = ?, source = ? WHERE number = ?
        """, .integer(transfer.step.rawValue), .integer(transfer.isAtomic ? 1 : 0),
        .optional(TransferTable.bytes(transfer.read)),
        .bytes(transfer.target.recorded), .optional(TransferTable.bytes(transfer.placed)),
        .integer(transfer.changed), .integer(transfer.isNew ? 1 : 0),
        .optional(TransferTable.replaced(transfer)), .integer(transfer.sourceRemoved ? 1 : 0),
        .optional(TransferTable.source(transfer)), .integer(transfer.number))
    }
  }

  func forget(transfer number: Int64) throws(SessionError) {
    try file.wrap { (database) throws(SQLiteFailure) in
      try database.run("DELETE FROM transfer WHERE number = ?", .integer(number))
    }
  }
}

/// Rows of the `transfer` table.
package enum TransferTable {
  static let create: StaticString = """
    CREATE TABLE IF NOT EXISTS transfer (
      number INTEGER PRIMARY KEY,
      run TEXT NOT NULL, item INTEGER NOT NULL, part INTEGER NOT NULL, step INTEGER NOT NULL,
      moves INTEGER NOT NULL, atomic INTEGER NOT NULL, source BLOB, read BLOB, target BLOB NOT NULL, placed BLOB,
      changed INTEGER NOT NULL, new INTEGER NOT NULL, replaced BLOB, removed INTEGER NOT NULL
    );
    CREATE INDEX IF NOT EXISTS transfer_unfinished ON transfer (number) WHERE step < 3;
    """

  /// Whether any drop has been recorded.
  static func exists(in database: SQLite) throws(SQLiteFailure) -> Bool {
    try database.first("SELECT 1 FROM sqlite_schema WHERE name = 'transfer'") { _ in true } ?? false
  }

  /// Reads a row with all columns, in the order of the table.
  static func read(_ row: SQLite.Row) throws(SQLiteFailure) -> TransferRecord {
    TransferRecord(
      number: try row.integer(0), run: try row.text(1), item: try row.count(2),
      isPart: row.boolean(3),
      // A step that only a later version knows needs no action from this version.
      step: TransferRecord.Step(rawValue: row.number(4).bits) ?? .undone, moves: row.boolean(5),
      isAtomic: row.boolean(6), source: row.optionalBytes(7).flatMap(location(ofSource:)),
      read: row.optionalBytes(8).flatMap(version), target: Location(recorded: row.bytes(9)),
      placed: row.optionalBytes(10).flatMap(version), changed: try row.integer(11),
      isNew: row.boolean(12), replaced: row.optionalBytes(13).map(location),
      kept: row.optionalBytes(13).flatMap(kept),
      sourceRemoved: row.boolean(14), node: row.optionalBytes(7).flatMap(node))
  }

  /// The device, inode, size, modification time and, if known, change time, each as eight bytes, least
  /// significant first.
  ///
  /// If the modification time does not fit in eight bytes, the change time is always written, followed by 1 if
  /// it is known and 0 if not, and by the upper half of the modification time.
  package static func bytes(_ version: FileVersion?) -> [UInt8]? {
    guard let version else { return nil }
    var parts = [
      version.device, version.inode, UInt64(bitPattern: version.size),
      UInt64(truncatingIfNeeded: version.modified),
    ]
    if version.modified.isLong {
      parts += [
        UInt64(bitPattern: version.changed ?? 0), version.changed == nil ? 0 : 1,
        version.modified.upperHalf,
      ]
    } else if let changed = version.changed {
      parts.append(UInt64(bitPattern: changed))
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(8 * parts.count)
    for part in parts {
      withUnsafeBytes(of: part.littleEndian) { bytes.append(contentsOf: $0) }
    }
    return bytes
  }

  /// The path of the source, if there is one, followed by a NUL and what is known of its node beyond the bytes.
  package static func source(_ transfer: TransferRecord) -> [UInt8]? {
    let path = transfer.source?.recorded
    return transfer.node.map { (path ?? []) + [0] + $0.bytes } ?? path
  }

  package static func location(ofSource bytes: [UInt8]) -> Location? {
    bytes.first == 0 ? nil : location(bytes)
  }

  /// What a column names before the NUL, behind which it tells more.
  package static func location(_ bytes: [UInt8]) -> Location {
    Location(recorded: Array(bytes.prefix { $0 != 0 }))
  }

  package static func node(_ bytes: [UInt8]) -> NodeFacts? {
    bytes.firstIndex(of: 0).flatMap { NodeFacts(bytes[($0 + 1)...]) }
  }

  /// The path of the replaced file, followed by a NUL and its version if that is known.
  package static func replaced(_ transfer: TransferRecord) -> [UInt8]? {
    guard let path = transfer.replaced?.recorded else { return nil }
    return bytes(transfer.kept).map { path + [0] + $0 } ?? path
  }

  package static func kept(_ bytes: [UInt8]) -> FileVersion? {
    bytes.firstIndex(of: 0).flatMap { version(Array(bytes[($0 + 1)...])) }
  }

  package static func version(_ bytes: [UInt8]) -> FileVersion? {
    guard [32, 40, 56].contains(bytes.count) else { return nil }
    let parts = (0..<bytes.count / 8).map { part in
      (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[part * 8 + $1]) << ($1 * 8) }
    }
    guard let size = Int64(exactly: parts[2]) else { return nil }
    return FileVersion(
      device: parts[0], inode: parts[1], size: size,
      modified: Int128(lower: parts[3], upper: parts.count > 6 ? parts[6] : nil),
      changed: parts.count > 4 && (parts.count == 5 || parts[5] == 1)
        ? Int64(bitPattern: parts[4]) : nil)
  }
}
