import Items
import Sessions
import SystemCalls
import SystemPackage
import TestSupport
import UniformTypes

/// The simplest store that keeps the contract: what the suite says, it says of more than one store.
final class MemorySessionStore: SessionStore {
  struct Record {
    var session: Session
    var counts = SessionCounts()
    var items: [Item] = []
    var keys: [[UInt8]: Int] = [:]
    var events: [SessionEvent] = []
    var transfers: [TransferRecord] = []
    var transferCount: Int64 = 0
    var claim: Claim?
    var proposal: (generation: Int64, json: [UInt8])?
    var results: [String: Result] = [:]

    struct Result {
      var payload: String
      var boot: String
      var size: Int64?
    }
  }

  var records: [Record] = []
  private var pointers: [String: (pointer: (name: String, id: String), leader: UInt64)] = [:]
  private var drops: [String: [DropReference]] = [:]
  private let folder: FilePath
  let clock: () -> Int64
  let boot: () -> String
  let hasRuntimeFolder: Bool
  private var tokens: Int64 = 0

  init(
    payloads folder: FilePath, hasRuntimeFolder: Bool, clock: @escaping () -> Int64,
    boot: @escaping () -> String
  ) {
    self.folder = folder
    self.hasRuntimeFolder = hasRuntimeFolder
    self.clock = clock
    self.boot = boot
  }

  func token() -> Int64 {
    tokens += 1
    return tokens
  }

  func create(
    _ draft: SessionDraft, fill: (any SessionWriter) throws -> Void
  ) throws -> Session {
    if let name = draft.name, !SessionName.isValid(name) { throw SessionError.invalidName(name) }
    if draft.isSensitive && !hasRuntimeFolder { throw SessionError.noRuntimeFolder }
    if let name = draft.name, (try? open(name)) != nil { throw SessionError.nameTaken(name) }
    let id = token()
    let now = clock()
    let minutes: Int64 = 60 * 1_000_000_000
    let writer = MemorySessionWriter(
      Record(
        session: Session(
          name: draft.name ?? "fresh-name\(id)", id: "\(id)", generation: 1,
          policy: draft.policy, origin: draft.origin, context: draft.context, created: now,
          expires: draft.expires ?? (draft.isSensitive ? now + 10 * minutes : nil),
          isSensitive: draft.isSensitive)),
      payloads(id: "\(id)"))
    try fill(writer)
    guard !writer.record.items.isEmpty else { throw SessionError.noItems }
    records.append(writer.record)
    return writer.record.session
  }

  func payloads(id: String) -> FilePath { folder.appending(id) }

  private func isActive(_ record: Record) -> Bool {
    [.active, .dropping].contains(record.session.state)
  }

  func open(_ name: String, id: String?) throws(SessionError) -> any OpenSession {
    guard let place = records.firstIndex(where: { isActive($0) && $0.session.name == name })
    else {
      let existed = records.contains { $0.session.name == name && !$0.session.isSensitive }
      throw existed
        ? .ended(name, active: try activeNames()) : .notFound(name, active: try activeNames())
    }
    if let id, id != records[place].session.id { throw .ended(name, active: try activeNames()) }
    if let expires = records[place].session.expires, expires <= clock() {
      if let held = records[place].claim, held.claimant.isAlive() {
        return MemorySession(self, place)
      }
      records[place].session.state = .expired
      throw .expired(name)
    }
    return MemorySession(self, place)
  }

  func openEnded(_ name: String, id: String?) throws(SessionError) -> any OpenSession {
    let place = records.lastIndex {
      !isActive($0) && !$0.session.isSensitive && $0.session.name == name
        && (id == nil || id == $0.session.id)
    }
    guard let place else { throw .notFound(name, active: try activeNames()) }
    return MemorySession(self, place)
  }

  func activeNames() throws(SessionError) -> [String] {
    records.filter(isActive).map(\.session.name).sorted()
  }

  func endedSessions() throws(SessionError) -> [(name: String, id: String)] {
    records.filter { !isActive($0) && !$0.session.isSensitive }.map {
      ($0.session.name, $0.session.id)
    }.sorted { $0.1 < $1.1 }
  }

  func activeSessions() throws(SessionError) -> [SessionSummary] {
    var summaries: [SessionSummary] = []
    for name in try activeNames() {
      guard let session = try? open(name) else { continue }
      summaries.append(.readable(session.session, try session.summary()))
    }
    return summaries
  }

  func current(for terminal: TerminalIdentity) throws(SessionError) -> CurrentSession {
    var found = pointers["\(terminal.sid)"]
    if found?.leader != terminal.leaderStart { found = nil }
    if found == nil && terminal.hasControllingTerminal { found = pointers["user"] }
    guard let (name, id) = found?.pointer else { return .none }
    let isThere = records.contains { isActive($0) && $0.session.name == name }
    return isThere ? .session(name: name, id: id) : .ended(name: name, id: id)
  }

  func setCurrent(_ session: Session, for terminal: TerminalIdentity) throws(SessionError) {
    let pointer = ((name: session.name, id: session.id), terminal.leaderStart)
    pointers["\(terminal.sid)"] = pointer
    if terminal.hasControllingTerminal { pointers["user"] = pointer }
  }

  func reopen(_ session: Session) throws(SessionError) -> any OpenSession {
    let place = records.lastIndex { !isActive($0) && $0.session.id == session.id }
    guard let place, !records[place].session.isSensitive else {
      throw .notFound(session.name, active: try activeNames())
    }
    if try activeNames().contains(session.name) {
      records[place].session.name = "fresh-name\(token())"
    }
    records[place].session.state = .active
    records[place].session.generation += 1
    let number = Int64(records[place].events.count + 1)
    records[place].events.append(SessionEvent(number: number, time: clock(), kind: .reopened))
    return MemorySession(self, place)
  }

  func remember(_ drop: DropReference, for terminal: TerminalIdentity) throws(SessionError) {
    try replaceDrops([drop] + lastDrops(of: terminal), of: terminal)
  }

  func lastDrops(of terminal: TerminalIdentity) throws(SessionError) -> [DropReference] {
    drops["\(terminal.sid) \(terminal.leaderStart)"] ?? []
  }

  func replaceDrops(
    _ drops: [DropReference], of terminal: TerminalIdentity
  ) throws(SessionError) {
    self.drops["\(terminal.sid) \(terminal.leaderStart)"] = Array(drops.prefix(32))
  }

  func purge(_ session: Session) throws(SessionError) {}

  func sweep(now: Int64) throws(SessionError) {
    let week: Int64 = 7 * 24 * 3600 * 1_000_000_000
    for place in records.indices {
      let session = records[place].session
      if session.isSensitive, let expires = session.expires, expires <= now {
        records[place].session.state = .expired
      }
      // Places stay what they are: an open session knows its record by its place.
      if !isActive(records[place]), now - clock() >= week {
        records[place].session.isSensitive = true
      }
    }
  }
}

/// An open session of the memory store.
final class MemorySession: OpenSession {
  private let store: MemorySessionStore
  private let place: Int
  private var ownClaim: Claim?
  var session: Session
  func follow() -> Bool { true }
  var payloadFolder: FilePath { store.payloads(id: session.id) }

  init(_ store: MemorySessionStore, _ place: Int) {
    self.store = store
    self.place = place
    session = store.records[place].session
  }

  private func changeable() throws(SessionError) -> MemorySessionStore.Record {
    let record = store.records[place]
    session = record.session
    guard [.active, .dropping].contains(session.state) else {
      throw .ended(session.name, active: [])
    }
    if let ownClaim, ownClaim != record.claim { throw .claimLost(session.name) }
    return record
  }

  func change<Result>(
    expecting generation: Int64?, synced: Bool, _ body: (any SessionWriter) throws -> Result
  ) throws -> Result {
    let writer = MemorySessionWriter(try changeable(), payloadFolder)
    if let generation, generation != session.generation { throw SessionError.stale(session.name) }
    let result = try body(writer)
    writer.record.session.generation += 1
    session = writer.record.session
    store.records[place] = writer.record
    return result
  }

  func item(_ index: Int) throws(SessionError) -> Item? {
    try itemInAnyState(index).flatMap { $0.isInSession ? $0 : nil }
  }

  func itemInAnyState(_ index: Int) throws(SessionError) -> Item? {
    store.records[place].items.first { $0.index == index }
  }

  func items(
    after index: Int, limit: Int, in selection: [ClosedRange<Int>]?
  ) throws(SessionError) -> [Item] {
    let wanted = store.records[place].items.filter { item in
      item.isInSession && item.index > index
        && (selection?.contains { $0.contains(item.index) } ?? true)
    }
    return Array(wanted.prefix(limit))
  }

  func summary() throws(SessionError) -> SessionCounts {
    session = store.records[place].session
    return store.records[place].counts
  }

  func claim(by claimant: Claimant, wait: Duration) throws(SessionError) -> Claim {
    if let held = store.records[place].claim, held.claimant.isAlive() { throw .busy(session.name) }
    let claim = Claim(token: store.token(), claimant: claimant)
    store.records[place].claim = claim
    store.records[place].session.state = .dropping
    session = store.records[place].session
    ownClaim = claim
    return claim
  }

  func release(_ claim: Claim) throws(SessionError) {
    if ownClaim == claim { ownClaim = nil }
    guard store.records[place].claim == claim else { return }
    store.records[place].claim = nil
    if store.records[place].session.state == .dropping {
      store.records[place].session.state = .active
    }
    session = store.records[place].session
  }

  func recordProposal(_ json: [UInt8]) throws(SessionError) {
    let record = try changeable()
    store.records[place].proposal = (record.session.generation, json)
  }

  func lastProposal() throws(SessionError) -> (generation: Int64, json: [UInt8])? {
    store.records[place].proposal
  }

  func newPayload() throws(SessionError) -> Payload {
    try MemorySessionWriter(store.records[place], payloadFolder).newPayload()
  }

  func keepPromiseResult(item: Int, type: String, payload: String) throws(SessionError) {
    store.records[place].results["\(item) \(type.lowercased())"] = .init(
      payload: payload, boot: store.boot(), size: size(of: payload))
  }

  func promiseResult(item: Int, type: String) throws(SessionError) -> PromiseResult {
    guard let result = store.records[place].results["\(item) \(type.lowercased())"] else {
      return .none
    }
    let counts = !result.boot.isEmpty && result.boot == store.boot()
    return counts && result.size == size(of: result.payload)
      ? .kept(payload: result.payload) : .lost
  }

  private func size(of payload: String) -> Int64? {
    try? FileSystem.status(of: payloadFolder.appending(payload)).size
  }

  func end(as state: Session.State, onlyIfEmpty: Bool) throws(SessionError) -> Bool {
    guard [.active, .dropping].contains(store.records[place].session.state) else { return true }
    if onlyIfEmpty, store.records[place].counts.items > 0 { return false }
    if let held = store.records[place].claim, held != ownClaim, held.claimant.isAlive() {
      throw .busy(session.name)
    }
    store.records[place].session.state = state
    store.records[place].session.generation += 1
    let kind: SessionEvent.Kind = state == .cancelled ? .cancelled : .ended
    let number = Int64(store.records[place].events.count + 1)
    store.records[place].events.append(
      SessionEvent(number: number, time: store.clock(), kind: kind))
    session = store.records[place].session
    return true
  }

  func log(_ event: SessionEvent) throws(SessionError) {
    var event = event
    event.number = Int64(store.records[place].events.count + 1)
    store.records[place].events.append(event)
  }

  func lastEvent(of kinds: [SessionEvent.Kind]) throws(SessionError) -> SessionEvent? {
    store.records[place].events.last { kinds.contains($0.kind) }
  }

  func events(after number: Int64, limit: Int) throws(SessionError) -> [SessionEvent] {
    Array(store.records[place].events.filter { $0.number > number }.prefix(limit))
  }

  func events(of kinds: [SessionEvent.Kind]) throws(SessionError) -> [SessionEvent] {
    store.records[place].events.filter { kinds.contains($0.kind) }
  }

  func unfinishedTransfers(
    after number: Int64, limit: Int
  ) throws(SessionError) -> [TransferRecord] {
    let open = store.records[place].transfers.filter {
      $0.number > number && [.begun, .naming, .placed].contains($0.step)
    }
    return Array(open.prefix(limit))
  }

  func partsPlaced(of item: Int) throws(SessionError) -> [TransferRecord] {
    store.records[place].transfers.filter {
      $0.item == item && $0.isPart && [.placed, .done].contains($0.step)
    }
  }

  func transfers(before number: Int64, limit: Int) throws(SessionError) -> [TransferRecord] {
    Array(store.records[place].transfers.filter { $0.number < number }.reversed().prefix(limit))
  }
}

/// Writes into a copy of a record, which takes the record's place when the change succeeds.
final class MemorySessionWriter: SessionWriter {
  var record: MemorySessionStore.Record
  private let payloads: FilePath

  init(_ record: MemorySessionStore.Record, _ payloads: FilePath) {
    self.record = record
    self.payloads = payloads
  }

  func append(_ item: Item, key: [UInt8]?) throws(SessionError) -> Appended {
    if let key, let index = record.keys[key], record.items[index - 1].isInSession {
      let hasChanged = try add(item.representations, to: index)
      return .existing(index, hasChanged: hasChanged)
    }
    var item = item
    item.index = record.counts.nextIndex
    item.representations = [Representation]().merged(with: item.representations)
    record.items.append(item)
    if item.contributor != nil { record.session.isShared = true }
    if let key { record.keys[key] = item.index }
    record.counts.nextIndex += 1
    count()
    return .new(item.index)
  }

  @discardableResult
  func add(
    _ representations: [Representation], to index: Int
  ) throws(SessionError) -> Bool {
    guard (1...record.items.count).contains(index), record.items[index - 1].isInSession else {
      throw .noSuchItem(index, session: record.session.name)
    }
    let before = record.items[index - 1].representations
    let after = before.merged(with: representations)
    if after == before { return false }
    record.items[index - 1].representations = after
    for representation in representations {
      record.results["\(index) \(representation.type.identifier.lowercased())"] = nil
    }
    count()
    return true
  }

  func setState(_ state: Item.State, of index: Int) throws(SessionError) {
    guard (1...record.items.count).contains(index) else {
      throw .noSuchItem(index, session: record.session.name)
    }
    record.items[index - 1].state = state
    count()
  }

  private func count() {
    let left = record.items.filter(\.isInSession)
    record.counts.items = left.count
    record.counts.size = left.map(\.representations.itemSize).reduce(0, +)
  }

  func narrow(to policy: Session.Policy, context: String?) throws(SessionError) {
    if !policy.allowsMove { record.session.policy.allowsMove = false }
    if policy.localOnly { record.session.policy.localOnly = true }
    record.session.context = record.session.context ?? context
  }

  func log(_ event: SessionEvent) throws(SessionError) {
    var event = event
    event.number = Int64(record.events.count + 1)
    record.events.append(event)
  }

  func record(_ transfer: TransferRecord) throws(SessionError) -> Int64 {
    record.transferCount += 1
    var transfer = transfer
    transfer.number = record.transferCount
    record.transfers.append(transfer)
    return transfer.number
  }

  func update(_ transfer: TransferRecord) throws(SessionError) {
    guard let place = record.transfers.firstIndex(where: { $0.number == transfer.number }) else {
      return
    }
    record.transfers[place] = transfer
  }

  func forget(transfer number: Int64) throws(SessionError) {
    record.transfers.removeAll { $0.number == number }
  }

  func newPayload() throws(SessionError) -> Payload {
    let name = "payload\(UInt64.random(in: .min ... .max))"
    let path = payloads.appending(name)
    do {
      try Sandbox.makeFolders(payloads)
      let file = try FileDescriptor.open(
        path, .writeOnly, options: [.create, .exclusiveCreate], permissions: .ownerReadWrite)
      try file.close()
    } catch {
      throw .noRuntimeFolder
    }
    return Payload(name: name, path: path)
  }
}

extension Sandbox {
  /// Makes a folder and those above it.
  static func makeFolders(_ path: FilePath) throws {
    try Sandbox("dnd-memory").makeFolder(path)
  }
}
