import Diagnostics
import Items
import SystemCalls
import SystemPackage

/// The open record of one session, and where it lies: what a reader and a writer of it share.
final class SessionFile {
  let name: String
  let folder: FilePath
  let database: SQLite
  /// Whether a write-ahead log is kept; on network file systems a rollback journal is.
  let keepsLog: Bool

  /// Opens the record in `folder` and checks that it is one of ours.
  ///
  /// - Throws: `SessionError.damaged`, `.newerVersion`, `.busy`.
  init(_ name: String, in folder: FilePath, patience: Int32) throws(SessionError) {
    let path = SessionLayout.record(folder)
    self.name = name
    self.folder = folder
    let isSound = try SessionError.wrap { () throws(SystemFailure) in
      try RecordHeader.isSound(path)
    }
    guard isSound else { throw .damaged(name, path, .file) }
    let opened = try Self.wrap(name, path) { () throws(SQLiteFailure) in
      let database = try SQLite(path, patience: patience)
      database.keepLog()
      let application = try database.first("PRAGMA application_id") { $0.integer(0) }
      let version = try database.first("PRAGMA user_version") { $0.integer(0) }
      return (database, application, version ?? 0)
    }
    database = opened.0
    guard opened.1 == SessionSchema.applicationID, opened.2 > 0 else {
      throw .damaged(name, path, .notASession)
    }
    guard opened.2 <= SessionSchema.version else {
      throw .newerVersion(name, path, version: opened.2)
    }
    let database = opened.0
    keepsLog = try Self.wrap(name, path) { () throws(SQLiteFailure) in
      let mode = try database.first("PRAGMA journal_mode") { $0.bytes(0) }
      let keepsLog = mode == Array("wal".utf8)
      // A log is put on disk where it matters, by hand; a rollback journal must be each time.
      if keepsLog {
        try database.execute("PRAGMA synchronous = NORMAL")
      } else {
        try database.execute("PRAGMA synchronous = FULL")
      }
      return keepsLog
    }
  }

  /// Takes a database that is being filled as the record of a new session.
  init(filling database: SQLite, _ name: String, in folder: FilePath) {
    self.name = name
    self.folder = folder
    self.database = database
    keepsLog = false
  }

  var path: FilePath { SessionLayout.record(folder) }

  /// Reads the session's own row.
  func record() throws(SessionError) -> SessionRecord {
    do {
      return try SessionRecord.read(from: database, named: name)
    } catch  where error == .damagedRecord {
      throw .damaged(name, path, .session)
    } catch {
      throw Self.error(error, name, path)
    }
  }

  /// Begins a transaction that may write; no other process begins one until it is over.
  func begin() throws(SessionError) {
    try wrap { (database) throws(SQLiteFailure) in try database.execute("BEGIN IMMEDIATE") }
  }

  /// Begins a transaction, one that a power cut may take, without waiting for the disk if that can be.
  ///
  /// SQLite waits when it begins a log, lest a power cut leave frames of an earlier log behind the new
  /// beginning. Where the log is empty there are none.
  func beginUnsynced() throws(SessionError) {
    guard keepsLog, isLogEmpty else { return try begin() }
    try wrap { (database) throws(SQLiteFailure) in
      try database.execute("PRAGMA synchronous = OFF")
    }
    do throws(SessionError) {
      try begin()
    } catch {
      endUnsynced()
      throw error
    }
    // Nobody else writes to it from here on, but somebody may have before.
    if isLogEmpty { return }
    rollBack()
    endUnsynced()
    try begin()
  }

  /// Lets later transactions wait as usual, after the one that `beginUnsynced` began.
  func endUnsynced() {
    if keepsLog { try? database.execute("PRAGMA synchronous = NORMAL") }
  }

  private var isLogEmpty: Bool {
    let log = folder.appending("session.db-wal")
    do throws(SystemFailure) {
      return try FileSystem.statusIfPresent(of: log, followingLinks: false)?.size ?? 0 == 0
    } catch {
      return false
    }
  }

  func commit() throws(SessionError) {
    try wrap { (database) throws(SQLiteFailure) in try database.execute("COMMIT") }
  }

  /// Undoes the transaction, if there is one: SQLite itself does so on some failures.
  func rollBack() {
    if database.isInTransaction { try? database.execute("ROLLBACK") }
  }

  /// Puts what was committed on disk.
  func synchronize() throws(SessionError) {
    if keepsLog { try wrap { (database) throws(SQLiteFailure) in try database.syncLog() } }
  }

  /// Runs `body`, a failure of SQLite becoming what it means for a session.
  func wrap<Result>(
    _ body: (SQLite) throws(SQLiteFailure) -> Result
  ) throws(SessionError) -> Result {
    do {
      return try body(database)
    } catch {
      throw Self.error(error, name, path)
    }
  }

  private static func wrap<Result>(
    _ name: String, _ path: FilePath, _ body: () throws(SQLiteFailure) -> Result
  ) throws(SessionError) -> Result {
    do {
      return try body()
    } catch {
      throw Self.error(error, name, path)
    }
  }

  static func error(_ failure: SQLiteFailure, _ name: String, _ path: FilePath) -> SessionError {
    switch failure.kind {
    case .busy: .busy(name)
    case .damaged: .damaged(name, path, .file)
    case .moved: .ended(name, active: [])
    case .system(let errno): .system(SystemFailure("sqlite", path, errno))
    }
  }
}
