import Items
import SystemCalls
import SystemPackage

/// The directory in which a new session is created, under a name that no session can have.
///
/// It stays locked by this process until the session is on disk, so that nobody opens the session before.
final class StagingDirectory {
  private let lock: SessionLock
  private var path: FilePath
  private let stagingPath: FilePath

  /// Creates a staging directory beside the sessions.
  init(in sessions: FilePath) throws(SystemFailure) {
    while true {
      let path = SessionLock.staging(sessions, Array("new".utf8))
      try FileSystem.makeDirectory(path, mode: 0o700)
      // A sweep may have removed it before it was locked.
      let locked: SessionLock?
      do throws(SystemFailure) {
        locked = try SessionLock.enter(path, alone: true)
      } catch {
        try? FileSystem.removeDirectory(path)
        throw error
      }
      guard let locked else { continue }
      lock = locked
      self.path = path
      stagingPath = path
      return
    }
  }

  /// Creates and fills the record, and synchronizes everything to disk if bytes depend on it.
  ///
  /// Nobody else sees the file yet, so it needs neither a journal nor locks until it is complete.
  ///
  /// - Parameter expiry: The expiry time of a sensitive session.
  func fill(
    _ record: SessionRecord, _ expiry: Expiry?, busyTimeout: Int32,
    _ body: (any SessionWriter) throws -> Void
  ) throws -> (session: Session, guardsBytes: Bool) {
    let recordPath = SessionLayout.record(path)
    if let expiry {
      try wrap { () throws(SystemFailure) in
        try StoreDirectory.makeFile(SessionLayout.expiry(path), expiry.bytes)
      }
    }
    let keepsLog = try wrap { () throws(SystemFailure) in
      try StoreDirectory.makeFile(recordPath)
      return try Self.allowsSharedMemory(path)
    }
    let name = record.session.name
    let database: SQLite
    do throws(SQLiteFailure) {
      database = try SQLite(recordPath, busyTimeout: busyTimeout)
    } catch {
      throw SessionFile.error(error, name, recordPath)
    }
    let file = SessionFile(filling: database, name, in: path)
    var record = record
    try file.wrap { (database) throws(SQLiteFailure) in
      try database.execute(
        "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN"
      )
      try database.execute(SessionSchema.create)
      try record.insert(into: database)
      if record.claim != nil { try record.updateClaim(in: database) }
    }
    let writer = SQLiteSessionWriter(file, record.counts)
    try body(writer)
    guard writer.counts.nextIndex > 1 else { throw SessionError.noItems }
    if writer.hasNarrowed { record.session = try file.record().session }
    record.counts = writer.counts
    try file.wrap { (database) throws(SQLiteFailure) in
      try record.update(in: database)
      try database.execute("COMMIT")
      if keepsLog { try database.execute("PRAGMA journal_mode = WAL") }
    }
    database.close()
    PendingHint.write(record.counts.items, in: path)
    if writer.guardsBytes {
      try writer.syncPayloads()
      try wrap { () throws(SystemFailure) in
        try StoreDirectory.synchronize(recordPath)
        try StoreDirectory.synchronize(path)
      }
    }
    return (record.session, writer.guardsBytes)
  }

  /// Whether a write-ahead log is possible; it needs shared memory, which network file systems lack.
  private static func allowsSharedMemory(_ path: FilePath) throws(SystemFailure) -> Bool {
    switch try FileSystem.volume(of: path).kind {
    case .network, .fuse: false
    default: true
    }
  }

  /// Renames the directory to `target`; returns false if that name is taken.
  func publish(as target: FilePath) throws(SystemFailure) -> Bool {
    guard try StoreDirectory.move(path, to: target) else { return false }
    path = target
    return true
  }

  /// Lets others open the session.
  func release() { lock.release() }

  /// Removes the directory, even if it has been published.
  func withdraw() {
    if path != stagingPath, (try? StoreDirectory.move(path, to: stagingPath)) != true { return }
    try? TreeRemoval.remove(stagingPath)
  }

  private func wrap<Result>(
    _ body: () throws(SystemFailure) -> Result
  ) throws(SessionError) -> Result {
    try SessionError.wrap(body)
  }
}
