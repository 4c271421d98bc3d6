import Diagnostics
import Items
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

/// Writes inside one transaction.
///
/// Rows are collected and sent together, because each statement is a round trip to the server. The counters are kept
/// in memory and stored once at the end.
final class PostgresSessionWriter: SessionWriter {
  let key: Int64
  let name: String
  private let payloads: SharedPayloads
  private let begin: () throws(PostgresFailure) -> PostgresTransaction
  /// Whether nobody else can have added items, so that a new key need not be searched.
  private let isNew: Bool
  var counts: SessionCounts
  var nextEvent: Int64
  var nextTransfer: Int64
  private(set) var hasContributors = false
  private(set) var policy: Session.Policy
  private(set) var context: String?
  private(set) var hasNarrowed = false
  /// Whether a worker has locked the row of the session.
  private(set) var hasLockedNumbers = false

  private var items: [(number: Int, item: Item)] = []
  private var keys: [(key: [UInt8], number: Int)] = []
  /// The hashes of the keys of a new session.
  private var hashes: Set<Int> = []
  private var states: [Int: Item.State] = [:]
  private var records: [TransferRecord] = []
  private var updates: [TransferRecord] = []
  private var forgotten: [Int64] = []
  private var events: [SessionEvent] = []
  private var adopted: [String] = []
  private var made: [FilePath] = []
  /// The size of the collected items, in bytes.
  private var size = 0

  /// The number of rows, and their size, above which they are sent.
  private static let mostRows = 1000
  private static let mostBytes = 1 << 20

  /// The worker that makes the change, if it is one of several; it locks the session only for its last statement.
  private let worker: SharingWorker?
  /// How many numbers of transfers a worker reserves at once.
  private static let reserved: Int64 = 256

  init(
    _ row: SessionRow, isNew: Bool, _ payloads: SharedPayloads,
    worker: SharingWorker? = nil,
    _ begin: @escaping () throws(PostgresFailure) -> PostgresTransaction
  ) {
    self.worker = worker
    key = row.key
    name = row.session.name
    counts = row.counts
    nextEvent = row.nextEvent
    nextTransfer = row.nextTransfer
    policy = row.session.policy
    context = row.session.context
    self.isNew = isNew
    self.payloads = payloads
    self.begin = begin
  }

  /// Runs `body` with the transaction, which is begun if it was not needed before.
  @discardableResult
  func wrap<Result>(
    _ body: (PostgresTransaction) throws(PostgresFailure) -> Result
  ) throws(SessionError) -> Result {
    do throws(PostgresFailure) {
      return try body(try begin())
    } catch {
      throw error.error(name)
    }
  }

  func append(_ item: Item, key source: [UInt8]?) throws(SessionError) -> Appended {
    try lockNumbers()
    let number = counts.nextIndex
    if let source, let existing = try existing(item, source, number) {
      let hasChanged = try add(item.representations, to: existing)
      return .existing(existing, hasChanged: hasChanged)
    }
    if item.contributor != nil { hasContributors = true }
    var item = item
    item.representations = [Representation]().merged(with: item.representations)
    items.append((number, item))
    size += item.representations.reduce(200) { $0 + ($1.source.inlineSize ?? 100) }
    try keep(item.representations)
    counts.nextIndex += 1
    if item.isInSession {
      counts.items += 1
      counts.size = counts.size.addingClamped(item.representations.itemSize)
    }
    if items.count >= Self.mostRows || size >= Self.mostBytes { try flush() }
    return .new(number)
  }

  /// The number of the item in the session that has this key, if any.
  ///
  /// Representations that only their contributor sees or runs never become part of another contributor's item.
  private func existing(
    _ item: Item, _ source: [UInt8], _ number: Int
  ) throws(SessionError) -> Int? {
    guard let found = try claimKey(source, for: number) else { return nil }
    if !item.isPersonal { return found }
    let record = try record(of: found)?.bytes
    if RepresentationRecord.contributor(record ?? []) == item.contributor { return found }
    let own = RepresentationRecord.encode([], contributor: item.contributor)
    return try claimKey(source + [0] + own, for: number)
  }

  /// Assigns `source` to the new item unless it belongs to an item still in the session.
  private func claimKey(_ source: [UInt8], for number: Int) throws(SessionError) -> Int? {
    if isNew, hashes.insert(source.hashValue).inserted {
      keys.append((source, number))
      return nil
    }
    try flush()
    return try wrap { (transaction) throws(PostgresFailure) in
      let inserted = try transaction.write(
        """
        INSERT INTO source (session, digest, item) VALUES ($1, sha256($2), $3)
        ON CONFLICT DO NOTHING
        """, .integer(key), .bytes(source), .integer(number))
      if inserted.changed == 1 { return nil }
      let existing = try transaction.read(
        """
        SELECT item.number FROM source JOIN item ON item.session = source.session
          AND item.number = source.item
        WHERE source.session = $1 AND source.digest = sha256($2) AND item.state < 3
        """, .integer(key), .bytes(source)
      ).read { (row) throws(SharedStoreFailure) in Int(try row.count(0)) }
      if let existing = existing.first { return existing }
      try transaction.write(
        "UPDATE source SET item = $3 WHERE session = $1 AND digest = sha256($2)", .integer(key),
        .bytes(source), .integer(number))
      return nil
    }
  }

  private func record(
    of index: Int
  ) throws(SessionError) -> (bytes: [UInt8], size: Int64)? {
    try flush()
    return try wrap { (transaction) throws(PostgresFailure) in
      try transaction.read(
        """
        SELECT representations, size FROM item
        WHERE session = $1 AND number = $2 AND state < 3 FOR UPDATE
        """, .integer(key), .integer(index)
      ).read { (row) throws(SharedStoreFailure) in
        (bytes: try row.bytes(0), size: try row.number(1).bits)
      }.first
    }
  }

  @discardableResult
  func add(
    _ representations: [Representation], to index: Int
  ) throws(SessionError) -> Bool {
    guard let stored = try record(of: index) else { throw .noSuchItem(index, session: name) }
    guard let before = RepresentationRecord.decode(stored.bytes) else {
      throw .sharedStore(.damaged)
    }
    let after = before.merged(with: representations)
    if after == before { return false }
    let bytes = RepresentationRecord.encode(
      after, isNameGiven: RepresentationRecord.isNameGiven(stored.bytes),
      isFileName: RepresentationRecord.isFileName(stored.bytes),
      contributor: RepresentationRecord.contributor(stored.bytes))
    let types = representations.map { Array($0.type.identifier.lowercasedASCII.utf8) as [UInt8]? }
    try wrap { (transaction) throws(PostgresFailure) in
      try transaction.write(
        "UPDATE item SET representations = $3, size = $4 WHERE session = $1 AND number = $2",
        .integer(key), .integer(index), .bytes(bytes), .integer(after.itemSize))
      // The source of these promises has been replaced.
      try transaction.write(
        "DELETE FROM promise WHERE session = $1 AND item = $2 AND type = ANY ($3)", .integer(key),
        .integer(index), .byteStrings(types))
    }
    try keep(representations)
    counts.size = counts.size.subtractingClamped(stored.size).addingClamped(after.itemSize)
    return true
  }

  func setState(_ state: Item.State, of index: Int) throws(SessionError) {
    // Others may have added items while this worker runs.
    guard index >= 1, worker != nil || index < counts.nextIndex else {
      throw .noSuchItem(index, session: name)
    }
    states[index] = state
    if states.count >= Self.mostRows { try flush() }
  }

  func narrow(to policy: Session.Policy, context: String?) throws(SessionError) {
    if policy == Session.Policy() && context == nil { return }
    try lockNumbers()
    self.policy.allowsMove = self.policy.allowsMove && policy.allowsMove
    self.policy.localOnly = self.policy.localOnly || policy.localOnly
    self.context = self.context ?? context
    hasNarrowed = true
  }

  func log(_ event: SessionEvent) throws(SessionError) {
    events.append(event)
    if events.count >= Self.mostRows { try flush() }
  }

  func record(_ transfer: TransferRecord) throws(SessionError) -> Int64 {
    var transfer = transfer
    if let worker, worker.numbers.isEmpty {
      worker.numbers = try reserve(Self.reserved)
      nextTransfer = worker.numbers.lowerBound
    }
    transfer.number = nextTransfer
    worker?.numbers.removeFirst()
    nextTransfer += 1
    records.append(transfer)
    if records.count >= Self.mostRows { try flush() }
    return transfer.number
  }

  func update(_ transfer: TransferRecord) throws(SessionError) {
    if records.contains(where: { $0.number == transfer.number }) { try flush() }
    updates.removeAll { $0.number == transfer.number }
    updates.append(transfer)
    if updates.count >= Self.mostRows { try flush() }
  }

  func forget(transfer number: Int64) throws(SessionError) {
    if records.contains(where: { $0.number == number }) { try flush() }
    updates.removeAll { $0.number == number }
    forgotten.append(number)
  }

  /// The events that a worker has collected.
  func takeEvents() -> [SessionEvent] {
    defer { events = [] }
    return events
  }

  /// Reserves numbers of transfers, without waiting for the end of the change.
  private func reserve(_ count: Int64) throws(SessionError) -> Range<Int64> {
    let ends = try wrap { (transaction) throws(PostgresFailure) in
      try transaction.reserve(count, of: key, itself: hasLockedNumbers)
    }
    return ends - count..<ends
  }

  /// Locks what is numbered in the whole session, if this is the change of a worker.
  func lockNumbers() throws(SessionError) {
    guard worker != nil, !hasLockedNumbers else { return }
    hasLockedNumbers = true
    let next = try wrap { (transaction) throws(PostgresFailure) in
      try transaction.read(
        "SELECT next_item FROM session WHERE key = $1 FOR UPDATE", .integer(key)
      ).read { (row) throws(SharedStoreFailure) in Int(try row.count(0)) }.first
    }
    counts.nextIndex = next ?? counts.nextIndex
  }

  func newPayload() throws(SessionError) -> Payload {
    let payload = try payloads.newFile()
    made.append(payload.path)
    return payload
  }

  private func keep(_ representations: [Representation]) throws(SessionError) {
    for case .payload(let name) in representations.map(\.source) { adopted.append(name) }
  }

  /// Removes the files created by a failed change.
  func discard() { payloads.discard(made) }

  /// Sends everything that was collected, and the payloads that it names.
  func finish() throws(SessionError) {
    try flush()
    let names = adopted
    adopted = []
    for name in names {
      try wrap { (transaction) throws(PostgresFailure) in
        try payloads.store(name, of: key, transaction)
      }
    }
  }

  /// Sends everything that was collected.
  func flush() throws(SessionError) {
    try flushItems()
    try flushStates()
    try flushTransfers()
    if events.isEmpty { return }
    if worker != nil { return }
    let (first, sent) = (nextEvent, events)
    events = []
    nextEvent += Int64(sent.count)
    try wrap { (transaction) throws(PostgresFailure) in
      try transaction.write(EventRows.insert, values: EventRows.values(key, first, sent))
    }
  }

  private func flushItems() throws(SessionError) {
    if items.isEmpty && keys.isEmpty { return }
    let (items, keys) = (items, keys)
    self.items = []
    self.keys = []
    size = 0
    try wrap { (transaction) throws(PostgresFailure) in
      if !items.isEmpty {
        try transaction.write(ItemRows.insert, values: ItemRows.values(key, items))
      }
      if keys.isEmpty { return }
      try transaction.write(
        """
        INSERT INTO source (session, digest, item)
        SELECT $1, sha256(key), item FROM unnest($2::bytea[], $3::bigint[]) AS new (key, item)
        """, .integer(key), .byteStrings(keys.map(\.key)), .integers(keys.map { Int64($0.number) }))
    }
  }

  private func flushStates() throws(SessionError) {
    if states.isEmpty { return }
    let changed = states.sorted { $0.key < $1.key }
    states = [:]
    let numbers = changed.map { Int64($0.key) }
    let before = try wrap { (transaction) throws(PostgresFailure) in
      let before = try transaction.read(
        """
        SELECT number, state < 3, size FROM item WHERE session = $1 AND number = ANY ($2)
        ORDER BY number FOR UPDATE
        """, .integer(key), .integers(numbers)
      ).read { (row) throws(SharedStoreFailure) in
        (number: Int(try row.count(0)), was: try row.boolean(1), size: try row.number(2).bits)
      }
      try transaction.write(ItemRows.setStates, values: ItemRows.stateValues(key, changed))
      return before
    }
    for (index, change) in changed.enumerated() {
      guard index < before.count, before[index].number == change.key else {
        throw .noSuchItem(change.key, session: name)
      }
      switch (before[index].was, change.value.isInSession) {
      case (true, false):
        counts.items -= 1
        counts.size = counts.size.subtractingClamped(before[index].size)
      case (false, true):
        counts.items += 1
        counts.size = counts.size.addingClamped(before[index].size)
      default: break
      }
    }
  }

  private func flushTransfers() throws(SessionError) {
    let (records, updates, forgotten) = (records, updates, forgotten)
    self.records = []
    self.updates = []
    self.forgotten = []
    if records.isEmpty && updates.isEmpty && forgotten.isEmpty { return }
    try wrap { (transaction) throws(PostgresFailure) in
      if !records.isEmpty {
        try transaction.write(TransferRows.insert, values: TransferRows.values(key, records))
      }
      if !updates.isEmpty {
        try transaction.write(TransferRows.update, values: TransferRows.changes(key, updates))
      }
      if !forgotten.isEmpty {
        try transaction.write(
          "DELETE FROM transfer WHERE session = $1 AND number = ANY ($2)", .integer(key),
          .integers(forgotten))
      }
    }
  }
}

extension Representation.Source {
  /// The size of bytes that are part of the item, if it has any.
  fileprivate var inlineSize: Int? {
    if case .inline(let bytes) = self { bytes.count } else { nil }
  }
}
