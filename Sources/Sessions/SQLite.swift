import CSQLite
import SystemCalls
import SystemPackage

/// A connection to one SQLite file; no other type calls SQLite.
///
/// A connection belongs to one thread at a time. SQL is always a literal, so each statement is prepared once
/// and found again by the address of its text.
final class SQLite {
  let connection: OpaquePointer
  // There are a few dozen at most, so a linear search is fast enough.
  private var statements: [(sql: UInt, statement: OpaquePointer)] = []

  /// Opens the file at `path`, which must exist; an empty file is a new database.
  ///
  /// - Parameters:
  ///   - busyTimeout: How long a statement waits for another process's lock, in milliseconds.
  ///   - isAlone: Whether no other process opens the file at the same time; then no shared memory is needed.
  init(_ path: FilePath, busyTimeout: Int32, isAlone: Bool = false) throws(SQLiteFailure) {
    // No mutex: a connection is never shared between threads. Extended codes distinguish a short read from a
    // disk error.
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    var opened: OpaquePointer?
    let code = path.withPlatformString { sqlite3_open_v2($0, &opened, flags, nil) }
    guard code == SQLITE_OK, let opened else {
      let failure = SQLiteFailure(code: code, errno: sqlite3_system_errno(opened))
      sqlite3_close(opened)
      throw failure
    }
    connection = opened
    sqlite3_busy_timeout(connection, busyTimeout)
    if isAlone { try execute("PRAGMA locking_mode = EXCLUSIVE") }
  }

  /// Sets how long a statement waits for another process's lock, in milliseconds.
  func setBusyTimeout(_ milliseconds: Int32) { sqlite3_busy_timeout(connection, milliseconds) }

  deinit { close() }

  private var isClosed = false

  /// Closes the connection, which must not be used afterwards; closing twice is not an error.
  func close() {
    if isClosed { return }
    isClosed = true
    for (_, statement) in statements { sqlite3_finalize(statement) }
    statements = []
    if log.pointee.pages > Self.smallLog, !log.pointee.isUnsynced { workLogIn() }
    sqlite3_close(connection)
    log.deallocate()
  }

  /// The write-ahead log after this connection's last change.
  private struct Log {
    /// Its size, in pages; 0 before the first change.
    var pages: Int32 = 0
    /// Whether nothing is synced at present, so that the log must not be checkpointed.
    var isUnsynced = false
  }

  private let log: UnsafeMutablePointer<Log> = {
    let log = UnsafeMutablePointer<Log>.allocate(capacity: 1)
    log.initialize(to: Log())
    return log
  }()

  /// The size up to which the log is kept on close, in pages; the next connection has to read it.
  private static let smallLog: Int32 = 128
  /// The size at which the log is checkpointed while the connection is open, in pages.
  private static let largeLog: Int32 = 2048

  /// Checkpoints the write-ahead log and truncates it, which waits for the disk.
  private func workLogIn() {
    // A failed checkpoint loses nothing: the changes are committed and a later one can succeed.
    sqlite3_wal_checkpoint_v2(connection, "main", SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
  }

  /// Keeps the write-ahead log when the last connection closes, because a checkpoint would make every command
  /// wait for the disk.
  ///
  /// The log is checkpointed on close if it has more than 128 pages, and earlier if it exceeds 2048. SQLite's
  /// automatic checkpoint never truncates the log of connections that make one change each: the next connection
  /// treats the whole log as new.
  func keepLog() {
    var on: Int32 = 1
    sqlite3_file_control(connection, "main", SQLITE_FCNTL_PERSIST_WAL, &on)
    _ = dnd_sqlite3_db_config_flag(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
    sqlite3_wal_hook(
      connection,
      { memory, connection, name, pages in
        var pages = pages
        let log = memory?.assumingMemoryBound(to: Log.self)
        if pages > SQLite.largeLog, log?.pointee.isUnsynced == false,
          sqlite3_wal_checkpoint_v2(connection, name, SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
            == SQLITE_OK
        {
          pages = 0
        }
        log?.pointee.pages = pages
        return SQLITE_OK
      }, log)
  }

  /// Whether this connection has written to the log, so that it is not empty.
  var hasWrittenLog: Bool { log.pointee.pages > 0 }

  /// Makes SQLite sync nothing by itself, or restores that it does where the log requires it.
  func setUnsynced(_ isUnsynced: Bool) throws(SQLiteFailure) {
    if isUnsynced == log.pointee.isUnsynced { return }
    if isUnsynced {
      try execute("PRAGMA synchronous = OFF")
    } else {
      try execute("PRAGMA synchronous = NORMAL")
    }
    log.pointee.isUnsynced = isUnsynced
  }

  /// Synchronizes the write-ahead log, and so all changes committed to it, to disk.
  func syncLog() throws(SQLiteFailure) { try check(dnd_sqlite3_sync_journal(connection)) }

  /// Synchronizes the database file, without its log, to disk.
  func syncFile() throws(SQLiteFailure) { try check(dnd_sqlite3_sync_database(connection)) }

  /// Whether a transaction is open.
  var isInTransaction: Bool { sqlite3_get_autocommit(connection) == 0 }

  /// The number of rows that the last change affected.
  var changes: Int { Int(sqlite3_changes(connection)) }

  /// The row number of the last insertion.
  var lastRow: Int64 { sqlite3_last_insert_rowid(connection) }

  /// Runs statements that return no rows and take no values.
  func execute(_ sql: StaticString) throws(SQLiteFailure) {
    try check(sqlite3_exec(connection, sql.characters, nil, nil, nil))
  }

  /// Runs one statement and ignores any rows.
  func run(_ sql: StaticString, _ values: Value...) throws(SQLiteFailure) {
    let statement = try prepared(sql, values)
    defer { sqlite3_reset(statement) }
    let code = sqlite3_step(statement)
    guard code == SQLITE_DONE || code == SQLITE_ROW else { throw failure(code) }
  }

  /// The first row of a query, converted by `read`; nil when there are no rows.
  func first<Result>(
    _ sql: StaticString, _ values: Value..., read: (Row) throws(SQLiteFailure) -> Result
  ) throws(SQLiteFailure) -> Result? {
    let statement = try prepared(sql, values)
    defer { sqlite3_reset(statement) }
    switch sqlite3_step(statement) {
    case SQLITE_ROW: return try read(Row(statement: statement))
    case SQLITE_DONE: return nil
    case let code: throw failure(code)
    }
  }

  /// All rows of a query, each converted by `read`.
  func all<Result>(
    _ sql: StaticString, _ values: Value..., read: (Row) throws(SQLiteFailure) -> Result
  ) throws(SQLiteFailure) -> [Result] {
    let statement = try prepared(sql, values)
    defer { sqlite3_reset(statement) }
    var results: [Result] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: results.append(try read(Row(statement: statement)))
      case SQLITE_DONE: return results
      case let code: throw failure(code)
      }
    }
  }

  private func prepared(
    _ sql: StaticString, _ values: [Value]
  ) throws(SQLiteFailure) -> OpaquePointer {
    let statement = try prepared(sql)
    for (offset, value) in values.enumerated() {
      try check(value.bind(to: statement, at: Int32(offset + 1)))
    }
    return statement
  }

  private func prepared(_ sql: StaticString) throws(SQLiteFailure) -> OpaquePointer {
    let key = UInt(bitPattern: sql.utf8Start)
    if let known = statements.first(where: { $0.sql == key }) { return known.statement }
    var made: OpaquePointer?
    try check(
      sqlite3_prepare_v3(
        connection, sql.characters, Int32(sql.utf8CodeUnitCount),
        UInt32(SQLITE_PREPARE_PERSISTENT), &made, nil))
    guard let made else { throw SQLiteFailure(code: SQLITE_MISUSE, errno: 0) }
    statements.append((key, made))
    return made
  }

  private func check(_ code: Int32) throws(SQLiteFailure) {
    guard code == SQLITE_OK else { throw failure(code) }
  }

  private func failure(_ code: Int32) -> SQLiteFailure {
    SQLiteFailure(code: code, errno: sqlite3_system_errno(connection))
  }
}

extension SQLite {
  /// A value bound to a parameter of a statement.
  enum Value {
    case null
    case integer(Int64)
    case text(String)
    case bytes([UInt8])

    static func integer(_ value: Int) -> Value { .integer(Int64(value)) }
    static func optional(_ value: Int64?) -> Value { value.map(Value.integer) ?? .null }
    static func optional(_ value: [UInt8]?) -> Value { value.map(Value.bytes) ?? .null }

    fileprivate func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
      switch self {
      case .null:
        return sqlite3_bind_null(statement, index)
      case .integer(let value):
        return sqlite3_bind_int64(statement, index, value)
      case .text(var value):
        return value.withUTF8 { buffer in
          buffer.withMemoryRebound(to: CChar.self) {
            sqlite3_bind_text(
              statement, index, $0.baseAddress, Int32($0.count), dnd_sqlite3_transient())
          }
        }
      case .bytes(let value):
        // An empty array may have no address, which would bind NULL.
        if value.isEmpty { return sqlite3_bind_zeroblob(statement, index, 0) }
        return value.withUnsafeBytes {
          sqlite3_bind_blob64(
            statement, index, $0.baseAddress, UInt64($0.count), dnd_sqlite3_transient())
        }
      }
    }
  }

  /// The current row of a query; valid only inside the `read` closure.
  struct Row {
    fileprivate let statement: OpaquePointer

    func isNull(_ column: Int32) -> Bool {
      sqlite3_column_type(statement, column) == SQLITE_NULL
    }

    func number(_ column: Int32) -> ForeignNumber {
      ForeignNumber(sqlite3_column_int64(statement, column))
    }

    func optionalNumber(_ column: Int32) -> ForeignNumber? { isNull(column) ? nil : number(column) }

    /// A number that can be calculated with.
    func integer(_ column: Int32) throws(SQLiteFailure) -> Int64 {
      guard let number = number(column).value else { throw .damagedRecord }
      return number
    }

    /// A number that is counted on, from this one.
    func count(_ column: Int32, from least: Int64 = 0) throws(SQLiteFailure) -> Int {
      guard let number = number(column).count(from: least) else { throw .damagedRecord }
      return Int(number)
    }

    func boolean(_ column: Int32) -> Bool { number(column).truth }

    /// The column's bytes; the UTF-8 of a text column.
    func bytes(_ column: Int32) -> [UInt8] {
      guard let start = sqlite3_column_blob(statement, column) else { return [] }
      let count = Int(sqlite3_column_bytes(statement, column))
      return Array(UnsafeRawBufferPointer(start: start, count: count))
    }

    func optionalBytes(_ column: Int32) -> [UInt8]? { isNull(column) ? nil : bytes(column) }

    /// The column's text; invalid UTF-8 means a damaged file.
    func text(_ column: Int32) throws(SQLiteFailure) -> String {
      guard let text = String(validating: bytes(column), as: UTF8.self) else {
        throw SQLiteFailure(code: SQLITE_CORRUPT, errno: 0)
      }
      return text
    }
  }
}

/// A failure reported by SQLite.
struct SQLiteFailure: Error, Equatable {
  /// The extended result code.
  let code: Int32
  /// The errno of the system call that failed, if any.
  let errno: Int32

  /// A record that SQLite can read but this program cannot.
  static let damagedRecord = SQLiteFailure(code: SQLITE_CORRUPT, errno: 0)

  /// Whether the database itself may be intact, but SQLite cannot create or change the files beside it.
  var isOfLocation: Bool {
    switch code & 0xFF {
    case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_FULL: true
    // A short read means that the file is damaged.
    case SQLITE_IOERR: code != SQLITE_IOERR | (2 << 8)
    default: false
    }
  }

  /// Whether the file cannot be changed, for any reason.
  var isReadOnly: Bool { code & 0xFF == SQLITE_READONLY }

  /// The kind of failure, as far as callers need to distinguish it.
  var kind: Kind {
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: .busy
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT, SQLITE_SCHEMA, SQLITE_ERROR: .damaged
    case SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_TOOBIG, SQLITE_RANGE: .damaged
    case SQLITE_IOERR where code == SQLITE_IOERR | (2 << 8): .damaged  // a short read
    case SQLITE_READONLY where code == SQLITE_READONLY | (4 << 8): .moved
    case SQLITE_FULL: .system(.noSpace)
    case SQLITE_CANTOPEN where errno == Errno.isDirectory.rawValue: .damaged
    case SQLITE_CANTOPEN where errno == Errno.noSuchFileOrDirectory.rawValue: .damaged
    case SQLITE_NOMEM: .system(.noMemory)
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: .system(.permissionDenied)
    default: .system(errno == 0 ? .ioError : Errno(rawValue: errno))
    }
  }

  enum Kind: Equatable {
    /// Another process holds a lock.
    case busy
    /// The file's content is not valid.
    case damaged
    /// The file was moved or renamed while it was open.
    case moved
    /// A system call failed.
    case system(Errno)
  }
}

extension StaticString {
  /// The text as a C string; a static string ends in a NUL.
  fileprivate var characters: UnsafePointer<CChar> {
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
