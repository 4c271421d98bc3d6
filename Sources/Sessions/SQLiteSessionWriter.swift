import Diagnostics
package import Items
import SystemCalls
import SystemPackage
import UniformTypes

/// Writes inside one transaction; counters are kept in memory and stored once at the end.
final class SQLiteSessionWriter: SessionWriter {
  let file: SessionFile
  /// Whether the transfer table is known to exist.
  var hasTransfers = false
  private(set) var counts: SessionCounts
  /// Whether bytes were written that exist nowhere else.
  private(set) var guardsBytes = false
  /// Whether the session's policy or context may have changed.
  private(set) var hasNarrowed = false
  /// Whether the record is known to have the version of one that refers to other hosts.
  private var refersToHosts = false
  private var made: [FilePath] = []
  private var adopted: [String] = []
  /// The contributors known to be recorded.
  private var noted: [Session.Origin] = []

  init(_ file: SessionFile, _ counts: SessionCounts) {
    self.file = file
    self.counts = counts
  }

  func append(_ item: Item, key: [UInt8]?) throws(SessionError) -> Appended {
    let number = counts.nextIndex
    if let key, let existing = try existing(item, key, number) {
      let hasChanged = try add(item.representations, to: existing)
      return .existing(existing, hasChanged: hasChanged)
    }
    if let contributor = item.contributor { try note(contributor) }
    var item = item
    item.representations = [Representation]().merged(with: item.representations)
    try file.wrap { (database) throws(SQLiteFailure) in
      try ItemRecord.insert(item, number: number, into: database)
    }
    try keep(item.representations)
    counts.nextIndex += 1
    if item.isInSession {
      counts.items += 1
      counts.size = counts.size.addingClamped(item.representations.itemSize)
    }
    return .new(number)
  }

  /// The number of the item in the session that has this key, if any.
  ///
  /// Representations that only their contributor sees or runs never become part of another contributor's item.
  private func existing(
    _ item: Item, _ key: [UInt8], _ number: Int
  ) throws(SessionError) -> Int? {
    guard let found = try claimKey(key, for: number) else { return nil }
    if !item.isPersonal { return found }
    let record = try file.wrap { (database) throws(SQLiteFailure) in
      try database.first(
        "SELECT representations FROM item WHERE number = ?", .integer(found)
      ) { $0.bytes(0) }
    }
    if RepresentationRecord.contributor(record ?? []) == item.contributor { return found }
    let own = RepresentationRecord.encode([], contributor: item.contributor)
    return try claimKey(key + [0] + own, for: number)
  }

  /// Records a contributor other than the session's creator.
  private func note(_ contributor: Session.Origin) throws(SessionError) {
    if noted.contains(contributor) { return }
    try file.wrap { (database) throws(SQLiteFailure) in
      try database.execute(ContributorTable.create)
      try database.run(
        "INSERT INTO contributor (origin) VALUES (?) ON CONFLICT DO NOTHING",
        .bytes(RepresentationRecord.encode([], contributor: contributor)))
    }
    noted.append(contributor)
  }

  /// Assigns `key` to the new item unless it belongs to an item still in the session.
  ///
  /// Removing an item leaves its key, so that no search for the key is needed; the key is reassigned here.
  private func claimKey(_ key: [UInt8], for number: Int) throws(SessionError) -> Int? {
    try file.wrap { (database) throws(SQLiteFailure) in
      try database.run(
        "INSERT INTO source (key, item) VALUES (?, ?) ON CONFLICT DO NOTHING", .bytes(key),
        .integer(number))
      if database.changes == 1 { return nil }
      let existing = try database.first(
        """
        SELECT item.number FROM source JOIN item ON item.number = source.item
        WHERE source.key = ? AND item.state < 3
        """, .bytes(key)
      ) { (row) throws(SQLiteFailure) in try row.count(0, from: 1) }
      if let existing { return existing }
      try database.run(
        "UPDATE source SET item = ? WHERE key = ?", .integer(number), .bytes(key))
      return nil
    }
  }

  @discardableResult
  func add(
    _ representations: [Representation], to index: Int
  ) throws(SessionError) -> Bool {
    let stored = try file.wrap { (database) throws(SQLiteFailure) in
      try database.first(
        "SELECT representations, size FROM item WHERE number = ? AND state < 3",
        .integer(index)
      ) { (bytes: $0.bytes(0), size: $0.number(1).bits) }
    }
    guard let stored else { throw .noSuchItem(index, session: file.name) }
    guard let before = RepresentationRecord.decode(stored.bytes) else {
      throw .damaged(file.name, file.path, .item(index))
    }
    let after = before.merged(with: representations)
    if after == before { return false }
    try file.wrap { (database) throws(SQLiteFailure) in
      try database.run(
        "UPDATE item SET representations = ?, size = ? WHERE number = ?",
        .bytes(
          RepresentationRecord.encode(
            after, isNameGiven: RepresentationRecord.isNameGiven(stored.bytes),
            isFileName: RepresentationRecord.isFileName(stored.bytes),
            contributor: RepresentationRecord.contributor(stored.bytes))),
        .integer(after.itemSize), .integer(index))
    }
    try forgetResults(of: representations, index)
    try keep(representations)
    counts.size = counts.size.subtractingClamped(stored.size).addingClamped(after.itemSize)
    return true
  }

  /// Forgets stored results of promises of these types, because their source has been replaced.
  private func forgetResults(
    of representations: [Representation], _ index: Int
  ) throws(SessionError) {
    for representation in representations {
      try file.wrap { (database) throws(SQLiteFailure) in
        try database.run(
          "DELETE FROM promise WHERE item = ? AND type = ?", .integer(index),
          .text(representation.type.identifier))
      }
    }
  }

  func setState(_ state: Item.State, of index: Int) throws(SessionError) {
    // An item that stays in the session does not change the counts, so that its row need not be read.
    if state.isInSession {
      let stays = try file.wrap { (database) throws(SQLiteFailure) in
        try ItemRecord.updateInSession(state, of: index, in: database)
      }
      if stays { return }
    }
    let before = try file.wrap { (database) throws(SQLiteFailure) in
      try database.first("SELECT state < 3, size FROM item WHERE number = ?", .integer(index)) {
        (isInSession: $0.boolean(0), size: $0.number(1).bits)
      }
    }
    guard let before else { throw .noSuchItem(index, session: file.name) }
    try file.wrap { (database) throws(SQLiteFailure) in
      try ItemRecord.update(state, of: index, in: database)
    }
    switch (before.isInSession, state.isInSession) {
    case (true, false):
      counts.items -= 1
      counts.size = max(counts.size.subtractingClamped(before.size), 0)
    case (false, true):
      counts.items += 1
      counts.size = counts.size.addingClamped(before.size)
    default: break
    }
  }

  func rename(_ index: Int, to name: String) throws(SessionError) {
    let isThere = try file.wrap { (database) throws(SQLiteFailure) in
      try database.run(
        "UPDATE item SET name = ? WHERE number = ? AND state < 3",
        .bytes(CarriedText.bytes(of: name)), .integer(index))
      return database.changes == 1
    }
    if !isThere { throw .noSuchItem(index, session: file.name) }
  }

  func moveToEnd(_ indices: [Int]) throws(SessionError) {
    let missing = try file.wrap { (database) throws(SQLiteFailure) -> Int? in
      try database.execute(
        "CREATE TEMP TABLE IF NOT EXISTS moved (old INTEGER PRIMARY KEY, new INTEGER NOT NULL)")
      try database.run("DELETE FROM moved")
      for (offset, index) in indices.enumerated() {
        try database.run(
          "INSERT INTO moved SELECT number, ? FROM item WHERE number = ? AND state < 3",
          .integer(counts.nextIndex + offset), .integer(index))
        if database.changes == 0 { return index }
      }
      // One pass over each table, however many items there are.
      try database.run(
        """
        UPDATE item SET number = (SELECT new FROM moved WHERE old = number)
        WHERE number IN (SELECT old FROM moved)
        """)
      try database.run(
        """
        UPDATE source SET item = (SELECT new FROM moved WHERE old = item)
        WHERE item IN (SELECT old FROM moved)
        """)
      try database.run(
        """
        UPDATE promise SET item = (SELECT new FROM moved WHERE old = item)
        WHERE item IN (SELECT old FROM moved)
        """)
      try database.run(
        """
        UPDATE event SET item = (SELECT new FROM moved WHERE old = item)
        WHERE item IN (SELECT old FROM moved)
        """)
      if try TransferTable.exists(in: database) {
        try database.run(
          """
          UPDATE transfer SET item = (SELECT new FROM moved WHERE old = item)
          WHERE item IN (SELECT old FROM moved)
          """)
      }
      return nil
    }
    if let missing { throw .noSuchItem(missing, session: file.name) }
    counts.nextIndex += indices.count
  }

  func narrow(to policy: Session.Policy, context: String?) throws(SessionError) {
    if policy == Session.Policy() && context == nil { return }
    try file.wrap { (database) throws(SQLiteFailure) in
      try database.run(
        """
        UPDATE session SET allows_move = allows_move AND ?, local_only = local_only OR ?,
          context = coalesce(context, ?)
        """, .integer(policy.allowsMove ? 1 : 0), .integer(policy.localOnly ? 1 : 0),
        .optional(context.map { CarriedText.bytes(of: $0) }))
    }
    hasNarrowed = true
  }

  func log(_ event: SessionEvent) throws(SessionError) {
    try file.wrap { (database) throws(SQLiteFailure) in
      try database.run(
        "INSERT INTO event (time, kind, item, detail) VALUES (?, ?, ?, ?)", .integer(event.time),
        .text(event.kind.rawValue), .optional(event.item.map { Int64($0) }),
        .bytes(event.detail))
    }
  }

  func newPayload() throws(SessionError) -> Payload {
    let payload = try PayloadDirectory(SessionLayout.payloads(file.directory)).newFile()
    made.append(payload.path)
    return payload
  }

  private func keep(_ representations: [Representation]) throws(SessionError) {
    for representation in representations {
      switch representation.source {
      case .payload(let name): try adopt(name)
      case .inline: guardsBytes = true
      case .far:
        if refersToHosts { break }
        refersToHosts = true
        try file.wrap { (database) throws(SQLiteFailure) in
          let version = try database.first("PRAGMA user_version") { $0.number(0).bits } ?? 0
          if version < 2 { try database.execute(SessionSchema.refersToHosts) }
        }
      case .file, .promise, .fileURL: break
      }
    }
  }

  /// Records a file in the payload directory as the session's own, so that no sweep removes it.
  private func adopt(_ name: String) throws(SessionError) {
    guardsBytes = true
    adopted.append(name)
    try file.wrap { (database) throws(SQLiteFailure) in
      try database.run(
        "INSERT INTO payload (name) VALUES (?) ON CONFLICT DO NOTHING", .text(name))
    }
  }

  /// Synchronizes the payloads of this change to disk, before the record that names them.
  func syncPayloads() throws(SessionError) {
    if adopted.isEmpty { return }
    let directory = SessionLayout.payloads(file.directory)
    let names = adopted
    try SessionError.wrap { () throws(SystemFailure) in
      for name in names {
        try StoreDirectory.synchronize(directory.appending(bytes: Array(name.utf8)))
      }
      try StoreDirectory.synchronize(directory)
      try StoreDirectory.synchronize(directory.directory)
    }
  }

  /// Removes the files created by a failed change.
  func discard() {
    for path in made { try? FileSystem.removeFile(path) }
  }
}

extension Item.State {
  /// Whether an item in this state is still in the session.
  package var isInSession: Bool { Item(name: "", state: self, representations: []).isInSession }
}
