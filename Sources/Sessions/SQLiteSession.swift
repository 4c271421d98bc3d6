package import Items
import SystemCalls
package import SystemPackage

/// A session whose record is an SQLite file.
package final class SQLiteSession: OpenSession {
  package internal(set) var session: Session
  let file: SessionFile
  /// The directory that was opened; another session may have its name by now.
  let identity: FileStatus
  /// The root of the store that contains the session.
  let root: FilePath
  let clock: @Sendable () -> Int64
  let boot: @Sendable () -> String
  let summarizing: @Sendable (any OpenSession) -> [UInt8]?
  package var seesOffered = false
  var counts: SessionCounts
  var ownClaim: Claim?
  /// Whether this value's claim is that of one of several drops.
  var isSharing = false
  /// The directory after another command has ended the session; nil when that is not known.
  private var endedDirectory: FilePath?
  /// Whether this value took a claim over from a run that was killed.
  var hasTakenOver = false

  init(
    _ file: SessionFile, _ record: SessionRecord, at identity: FileStatus, root: FilePath,
    clock: @escaping @Sendable () -> Int64, boot: @escaping @Sendable () -> String,
    summarizing: @escaping @Sendable (any OpenSession) -> [UInt8]?
  ) {
    self.file = file
    self.identity = identity
    self.root = root
    self.clock = clock
    self.boot = boot
    self.summarizing = summarizing
    session = record.session
    counts = record.counts
  }

  package var holdsLease: Bool { false }
  package var leaseIsOver: @Sendable () -> Bool { { false } }

  package func confirmClaim() throws(SessionError) {}

  package var payloadDirectory: FilePath {
    SessionLayout.payloads(endedDirectory ?? file.directory)
  }

  package func follow() -> Bool {
    if hasIdentity(file.directory) { return true }
    let ended = SessionLayout.endedDirectory(root, session.name, session.id)
    guard hasIdentity(ended) else { return false }
    endedDirectory = ended
    return true
  }

  private func hasIdentity(_ directory: FilePath) -> Bool {
    let status = try? FileSystem.statusIfPresent(of: directory, followingLinks: false)
    return status?.isSameFile(as: identity) ?? false
  }

  package func change<Result>(
    expecting generation: Int64?, synced: Bool, _ body: (any SessionWriter) throws -> Result
  ) throws -> Result {
    try file.begin()
    var writer: SQLiteSessionWriter?
    do {
      var record = try changeable()
      if let generation, generation != record.session.generation {
        throw SessionError.stale(file.name)
      }
      let before = record.counts.items
      let made = SQLiteSessionWriter(file, record.counts)
      writer = made
      let result = try body(made)
      if made.hasNarrowed { record.session = try file.record().session }
      try made.syncPayloads()
      record.session.generation += 1
      record.counts = made.counts
      if record.session.state == .offered, made.counts.items > 0 { record.session.state = .active }
      if synced || made.guardsBytes { try file.prepareToSynchronize() }
      try commit(record)
      writer = nil
      if made.counts.items != before {
        PendingHint.write(made.counts.items, in: endedDirectory ?? file.directory)
      }
      if synced || made.guardsBytes { try file.synchronize() }
      return result
    } catch {
      file.rollBack()
      writer?.discard()
      throw error
    }
  }

  package func synchronize() throws { try file.synchronize() }

  /// Reads the record inside a transaction; throws if the session must not be changed.
  func changeable() throws(SessionError) -> SessionRecord {
    let record = try changeableAlone()
    if let ownClaim, try !holds(ownClaim, record) { throw .claimLost(file.name) }
    return record
  }

  /// Reads the record inside a transaction; throws if the session is over.
  func changeableAlone() throws(SessionError) -> SessionRecord {
    let record = try read()
    if record.session.state.isOver { throw .ended(file.name, active: []) }
    return record
  }

  /// Whether nobody has taken over the claim of this value.
  func holds(_ claim: Claim, _ record: SessionRecord) throws(SessionError) -> Bool {
    if !isSharing { return record.claim == claim }
    return try file.wrap { (database) throws(SQLiteFailure) in
      try SharingTables.isValid(claim.token, in: database)
    }
  }

  /// Reads the record and updates `session` and `counts`.
  @discardableResult
  func read() throws(SessionError) -> SessionRecord {
    let record = try file.record()
    session = record.session
    counts = record.counts
    return record
  }

  func commit(_ record: SessionRecord) throws(SessionError) {
    try file.wrap { (database) throws(SQLiteFailure) in try record.update(in: database) }
    try file.commit()
    session = record.session
    counts = record.counts
  }

  /// Changes the record in a transaction without raising the generation.
  ///
  /// - Parameters:
  ///   - synced: Whether the change must be on disk when this returns.
  func note<Result>(
    synced: Bool = false, _ body: () throws(SessionError) -> Result
  ) throws(SessionError) -> Result {
    try file.begin()
    do throws(SessionError) {
      let result = try body()
      if synced { try file.prepareToSynchronize() }
      try file.commit()
      if synced { try file.synchronize() }
      return result
    } catch {
      file.rollBack()
      throw error
    }
  }

  package func summary() throws(SessionError) -> SessionCounts { try read().counts }

  package func newPayload() throws(SessionError) -> Payload {
    try PayloadDirectory(payloadDirectory).newFile()
  }
}
