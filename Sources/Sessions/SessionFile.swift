import Diagnostics
import Items
import SystemCalls
import SystemPackage

/// The open record of one session and its location, shared by the session and its writers.
final class SessionFile {
  let name: String
  let directory: FilePath
  let database: SQLite
  /// Whether a write-ahead log is used; network file systems use a rollback journal.
  let keepsLog: Bool
  /// Why the record is read-only; `database` is then a private copy.
  private let obstacle: SystemFailure?
  private let copy: PrivateDirectory?
  /// Whether the database and the name of its directory are known to be on disk.
  private var isDatabaseOnDisk = false

  /// Opens the record in `directory` and checks its application ID and version.
  ///
  /// On a full or read-only disk SQLite cannot create the files beside the record. Then the record is opened
  /// exclusively or, if that fails too, a read-only copy is opened.
  ///
  /// - Throws: `SessionError.damaged`, `.newerVersion`, `.busy`, `.unreadable`.
  init(_ name: String, in directory: FilePath, busyTimeout: Int32) throws(SessionError) {
    let path = SessionLayout.record(directory)
    self.name = name
    self.directory = directory
    let isSound: Bool
    do throws(SystemFailure) {
      isSound = try RecordHeader.isSound(path)
    } catch {
      throw .unreadable(name, error)
    }
    guard isSound else { throw .damaged(name, path, .file) }
    var opened: (SQLite, Int64?, Int64)
    var obstacle: SystemFailure?
    var copy: PrivateDirectory?
    do throws(SQLiteFailure) {
      opened = try Self.look(at: path, busyTimeout, isAlone: false)
    } catch {
      guard error.isOfLocation else { throw Self.error(error, name, path) }
      do throws(SQLiteFailure) {
        opened = try Self.look(at: path, busyTimeout, isAlone: true)
      } catch {
        let failure = Self.obstacle(to: path, error)
        let made = try Self.copy(name, of: directory, failure)
        opened = try Self.wrap(name, path) { () throws(SQLiteFailure) in
          try Self.look(at: SessionLayout.record(made.path), busyTimeout, isAlone: true)
        }
        (obstacle, copy) = (failure, made)
      }
    }
    (self.obstacle, self.copy) = (obstacle, copy)
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
      // The log is synchronized explicitly where it matters; a rollback journal must be synchronized each time.
      if keepsLog {
        try database.execute("PRAGMA synchronous = NORMAL")
      } else {
        try database.execute("PRAGMA synchronous = FULL")
      }
      return keepsLog
    }
  }

  /// Uses a database that is still being filled as the record of a new session.
  init(filling database: SQLite, _ name: String, in directory: FilePath) {
    self.name = name
    self.directory = directory
    self.database = database
    keepsLog = false
    (obstacle, copy) = (nil, nil)
  }

  private static func look(
    at path: FilePath, _ busyTimeout: Int32, isAlone: Bool
  ) throws(SQLiteFailure) -> (SQLite, Int64?, Int64) {
    let database = try SQLite(path, busyTimeout: busyTimeout, isAlone: isAlone)
    database.keepLog()
    let application = try database.first("PRAGMA application_id") { $0.number(0).bits }
    let version = try database.first("PRAGMA user_version") { $0.number(0).bits }
    // Reading the schema is the first access that needs the files beside the database.
    _ = try database.first("SELECT count(*) FROM sqlite_schema") { $0.number(0).bits }
    return (database, application, version ?? 0)
  }

  /// The reason why the record cannot be changed, determined from the file system.
  private static func obstacle(to path: FilePath, _ failure: SQLiteFailure) -> SystemFailure {
    do throws(SystemFailure) {
      try FileSystem.checkAccess(.write, to: path)
      try FileSystem.checkAccess(.write, to: path.directory)
      let volume = try FileSystem.volume(of: path)
      if volume.size > 0, volume.free < volume.block * 16 {
        return SystemFailure("sqlite", path, .noSpace)
      }
    } catch {
      return error
    }
    guard case .system(let errno) = failure.kind else {
      return SystemFailure("sqlite", path, .ioError)
    }
    return SystemFailure("sqlite", path, errno)
  }

  /// Copies the record and its log to a private directory, in memory if possible.
  ///
  /// Another process may still be able to change them, so they are copied again until they stay the same meanwhile.
  private static func copy(
    _ name: String, of directory: FilePath, _ obstacle: SystemFailure
  ) throws(SessionError) -> PrivateDirectory {
    for parent: FilePath in ["/dev/shm", "/tmp", "/var/tmp"] {
      do throws(SystemFailure) {
        for _ in 0..<100 {
          let before = try statuses(in: directory)
          let made = try PrivateDirectory(in: parent, prefix: "dnd-read-")
          for (file, status) in zip(copied, before) where status != nil {
            try copy(directory.appending(file), to: made.path.appending(file))
          }
          if try zip(before, statuses(in: directory)).allSatisfy({ isUnchanged($0, $1) }) {
            return made
          }
        }
      } catch {
        continue
      }
      throw .busy(name)
    }
    throw .unreadable(name, obstacle)
  }

  /// The record, and what may complete it.
  private static let copied = ["session.db", "session.db-wal", "session.db-journal"]

  private static func statuses(in directory: FilePath) throws(SystemFailure) -> [FileStatus?] {
    try copied.map { (file) throws(SystemFailure) in
      try FileSystem.statusIfPresent(of: directory.appending(file), followingLinks: false)
    }
  }

  private static func isUnchanged(_ before: FileStatus?, _ now: FileStatus?) -> Bool {
    guard let before, let now else { return before == nil && now == nil }
    return before.isSameFile(as: now) && before.size == now.size && before.modified == now.modified
  }

  private static func copy(_ from: FilePath, to target: FilePath) throws(SystemFailure) {
    let source = try OpenFile.open(from, options: [.noFollow, .nonBlocking])
    let made = try OpenFile.open(
      target, .writeOnly, options: [.create, .exclusiveCreate], permissions: 0o600)
    while true {
      let bytes = try source.readAll(limit: 1 << 20)
      if bytes.isEmpty { return }
      try made.writeAll(bytes)
    }
  }

  var path: FilePath { SessionLayout.record(directory) }

  /// Reads the session's row.
  func record() throws(SessionError) -> SessionRecord {
    do {
      return try SessionRecord.read(from: database, named: name)
    } catch  where error == .damagedRecord {
      throw .damaged(name, path, .session)
    } catch {
      throw Self.error(error, name, path)
    }
  }

  /// Begins a write transaction; other processes cannot begin one until it ends.
  ///
  /// When SQLite starts the log again, it synchronizes, because a power cut could otherwise leave frames of the
  /// earlier log after the new start. An empty log has no such frames, so nothing is synchronized until
  /// `synchronize`, which then includes the start of the log.
  func begin() throws(SessionError) {
    if let obstacle { throw .system(obstacle) }
    guard keepsLog, !database.hasWrittenLog, isLogEmpty else { return try beginNow() }
    try wrap { (database) throws(SQLiteFailure) in try database.setUnsynced(true) }
    do throws(SessionError) {
      try beginNow()
    } catch {
      endUnsynced()
      throw error
    }
    // The lock excludes other writers now, but one may have written before it was acquired.
    if isLogEmpty { return }
    rollBack()
    try beginNow()
  }

  private func beginNow() throws(SessionError) {
    try wrap { (database) throws(SQLiteFailure) in try database.run("BEGIN IMMEDIATE") }
  }

  /// Restores normal synchronization, outside of a transaction.
  private func endUnsynced() {
    if keepsLog { try? database.setUnsynced(false) }
  }

  private var isLogEmpty: Bool {
    let log = directory.appending("session.db-wal")
    do throws(SystemFailure) {
      return try FileSystem.statusIfPresent(of: log, followingLinks: false)?.size ?? 0 == 0
    } catch {
      return false
    }
  }

  func commit() throws(SessionError) {
    try wrap { (database) throws(SQLiteFailure) in try database.run("COMMIT") }
    endUnsynced()
  }

  /// Rolls back the transaction, if one is open: SQLite itself rolls back after some failures.
  func rollBack() {
    if database.isInTransaction { try? database.execute("ROLLBACK") }
    endUnsynced()
  }

  /// Synchronizes committed changes to disk, with the database to which they belong.
  func synchronize() throws(SessionError) {
    try prepareToSynchronize()
    if keepsLog { try wrap { (database) throws(SQLiteFailure) in try database.syncLog() } }
  }

  /// Synchronizes the database that `StagingDirectory` has filled, and its name, once in the life of a session.
  ///
  /// SQLite ignores the log of a database that is empty, so without this a power cut would take every change with it.
  ///
  /// Called before a commit that is to be synchronized, so that a failure changes nothing.
  func prepareToSynchronize() throws(SessionError) {
    if isDatabaseOnDisk { return }
    try SessionError.wrap { () throws(SystemFailure) in
      if try StoreDirectory.isSynced(directory) { return }
    }
    if keepsLog { try wrap { (database) throws(SQLiteFailure) in try database.syncFile() } }
    do throws(SystemFailure) {
      try StoreDirectory.synchronizeName(of: directory)
    } catch {
      // Another command has ended the session and moved its directory.
      if error.errno != .noSuchFileOrDirectory { throw .system(error) }
    }
    isDatabaseOnDisk = true
  }

  /// Runs `body`; rethrows an SQLite failure as the corresponding session error.
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
    case .system where failure.isReadOnly: .system(obstacle(to: path, failure))
    case .system(let errno): .system(SystemFailure("sqlite", path, errno))
    }
  }
}
