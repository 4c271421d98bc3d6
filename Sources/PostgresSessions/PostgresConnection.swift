import CPostgres
import Sessions
import SystemCalls

/// A connection to the server; no other type sends statements.
///
/// A connection belongs to one thread at a time. SQL is always a literal, and what varies is a parameter. A statement
/// that is used often is prepared, and found again by the address of its text.
final class PostgresConnection: PostgresReader {
  private let calls: dnd_postgres_calls
  private let connection: OpaquePointer
  private let isCancelled: @Sendable () -> Bool
  /// How often each statement was used, by the address of its text.
  private var uses: [UInt: Int] = [:]
  /// Whether the connection can be used again.
  private(set) var isUsable = true
  /// The difference between the server's clock and `Clock.monotonic`, in nanoseconds.
  private(set) var clockOffset: Int64 = 0

  /// How long an answer may take, in milliseconds.
  private static let patience: Int64 = 60_000
  /// How long a wait lasts before cancellation is checked again, in milliseconds.
  private static let slice: Int32 = 100
  /// How long a command that was interrupted still waits for an answer, to record what it has done; in milliseconds.
  private static let patienceWhenCancelled: Int64 = 3_000
  /// How often a statement is used before it is prepared.
  private static let usesBeforePreparing = 3

  /// Connects, and sets what every statement relies on.
  ///
  /// - Parameter busyTimeout: How long a statement waits for another transaction's lock, in milliseconds.
  init(
    _ parameters: [(keyword: String, value: String)], _ library: PostgresLibrary,
    busyTimeout: Int32,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws(PostgresFailure) {
    calls = library.calls
    self.isCancelled = isCancelled
    let connection = Self.connect(parameters, library.calls)
    guard let connection else { throw PostgresFailure(.unreachable, "out of memory") }
    self.connection = connection
    withUnsafePointer(to: calls) { dnd_postgres_silence($0, connection) }
    guard calls.status(connection) == 0 else {
      isUsable = false
      throw PostgresFailure(.unreachable, words)
    }
    try prepare(busyTimeout)
  }

  deinit { calls.finish(connection) }

  private static func connect(
    _ parameters: [(keyword: String, value: String)], _ calls: dnd_postgres_calls
  ) -> OpaquePointer? {
    let keywords = CStrings(parameters.map(\.keyword))
    let values = CStrings(parameters.map(\.value))
    return keywords.withPointers { keywords in
      values.withPointers { values in calls.connect(keywords, values, 0) }
    }
  }

  /// Sets the schema in which names are looked up, and the times after which nothing waits any more.
  private func prepare(_ busyTimeout: Int32) throws(PostgresFailure) {
    let before = Clock.monotonic
    let rows = try run(
      """
      SELECT set_config('search_path', 'dnd', false), set_config('synchronous_commit', 'on', false),
        set_config('lock_timeout', $1, false), set_config('statement_timeout', '60s', false),
        set_config('idle_in_transaction_session_timeout', '60s', false),
        set_config('default_transaction_isolation', 'read committed', false),
        (extract(epoch FROM clock_timestamp()) * 1000000)::bigint
      """, .text("\(busyTimeout)ms"))
    let now = try wrap { () throws(SharedStoreFailure) in
      try rows.first { (row) throws(SharedStoreFailure) in try row.integer(6) }
    }
    let after = Clock.monotonic
    clockOffset = (now ?? 0).multipliedClamped(by: 1000).subtractingClamped(
      before.addingClamped(after.subtractingClamped(before) / 2))
  }

  private func wrap<Value>(
    _ body: () throws(SharedStoreFailure) -> Value
  ) throws(PostgresFailure) -> Value {
    do { return try body() } catch { throw PostgresFailure(.shared(error)) }
  }

  func rows(
    _ sql: StaticString, values: [PostgresValue]
  ) throws(PostgresFailure) -> PostgresRows {
    try run(sql, values)
  }

  /// Runs one statement.
  @discardableResult
  func run(_ sql: StaticString, _ values: PostgresValue...) throws(PostgresFailure) -> PostgresRows
  {
    try run(sql, values)
  }

  /// Runs one statement.
  @discardableResult
  func run(_ sql: StaticString, _ values: [PostgresValue]) throws(PostgresFailure) -> PostgresRows {
    guard isUsable else { throw PostgresFailure(.lost, words) }
    let key = UInt(bitPattern: sql.utf8Start)
    let count = uses[key, default: 0] + 1
    uses[key] = count
    let name = "s\(key)"
    if count == Self.usesBeforePreparing {
      do throws(PostgresFailure) {
        try prepare(name, sql, values.map(\.type))
      } catch {
        uses[key] = 0
        throw error
      }
    }
    let sent = send(values) { [calls, connection] types, pointers, lengths, formats in
      let number = Int32(values.count)
      return count >= Self.usesBeforePreparing
        ? calls.send_prepared(connection, name, number, pointers, lengths, formats, 1)
        : calls.send(
          connection, Self.text(sql), number, types, pointers, lengths, formats, 1)
    }
    guard sent == 1 else { throw lost() }
    return try answer()
  }

  private func prepare(
    _ name: String, _ sql: StaticString, _ types: [UInt32]
  ) throws(PostgresFailure) {
    guard
      calls.send_prepare(connection, name, Self.text(sql), Int32(types.count), types) == 1
    else { throw lost() }
    try answer()
  }

  private static func text(_ sql: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(sql.utf8Start).assumingMemoryBound(to: CChar.self)
  }

  /// Calls `body` with the parameters as libpq wants them.
  private func send(
    _ values: [PostgresValue],
    _ body: (
      [UInt32], UnsafePointer<UnsafePointer<CChar>?>?, [Int32], [Int32]
    ) -> Int32
  ) -> Int32 {
    var all: [UInt8] = []
    all.reserveCapacity(values.reduce(1) { $0 + ($1.bytes?.count ?? 0) })
    var offsets: [Int?] = []
    for value in values {
      offsets.append(value.bytes == nil ? nil : all.count)
      if let bytes = value.bytes { all += bytes }
    }
    // An empty value needs an address too.
    all.append(0)
    let lengths = values.map { Int32($0.bytes?.count ?? 0) }
    let formats = values.map { _ in Int32(1) }
    return all.withUnsafeBytes { memory in
      let start = memory.baseAddress?.assumingMemoryBound(to: CChar.self)
      let pointers = offsets.map { offset in offset.flatMap { start?.advanced(by: $0) } }
      return pointers.withUnsafeBufferPointer {
        body(values.map(\.type), $0.baseAddress, lengths, formats)
      }
    }
  }

  /// Waits for the answer to what was sent.
  @discardableResult
  private func answer() throws(PostgresFailure) -> PostgresRows {
    let start = Clock.monotonic
    var result: OpaquePointer?
    while true {
      let waited = withUnsafePointer(to: calls) {
        dnd_postgres_wait($0, connection, Self.slice)
      }
      if waited < 0 { throw lost() }
      if waited == 0 {
        let waited = (Clock.monotonic - start) / 1_000_000
        if isCancelled(), waited > Self.patienceWhenCancelled { throw lost(.cancelled) }
        if waited > Self.patience {
          throw lost(.lost, "the server has not answered for 60 seconds")
        }
        continue
      }
      guard let next = calls.result(connection) else { break }
      if let result { calls.clear(result) }
      result = next
    }
    guard let result else { throw lost() }
    let rows = PostgresRows(calls, result)
    switch calls.result_status(result) {
    // PGRES_COMMAND_OK and PGRES_TUPLES_OK
    case 1, 2: return rows
    default: break
    }
    // PG_DIAG_SQLSTATE and PG_DIAG_MESSAGE_PRIMARY; other parts of a message can contain data.
    guard let code = calls.result_field(result, 0x43), calls.status(connection) == 0 else {
      throw lost()
    }
    let message = calls.result_field(result, 0x4D).map { String(cString: $0) } ?? ""
    let failure = PostgresFailure(code: String(cString: code), words: ServerWords.line(message))
    if failure.kind == .lost { isUsable = false }
    throw failure
  }

  private func lost(_ kind: PostgresFailure.Kind = .lost, _ said: String? = nil) -> PostgresFailure
  {
    isUsable = false
    return PostgresFailure(kind, said ?? words)
  }

  private var words: String {
    let words = ServerWords.line(calls.error(connection).map { String(cString: $0) } ?? "")
    return words.isEmpty ? "the connection was closed" : words
  }
}

/// A NULL-terminated array of C strings.
private struct CStrings {
  private var bytes: [CChar] = []
  private var offsets: [Int] = []

  init(_ texts: [String]) {
    for text in texts {
      offsets.append(bytes.count)
      bytes += text.utf8.map { CChar(bitPattern: $0) } + [0]
    }
  }

  func withPointers<Result>(
    _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
  ) -> Result {
    bytes.withUnsafeBufferPointer { memory in
      let pointers = offsets.map { memory.baseAddress?.advanced(by: $0) } + [nil]
      return pointers.withUnsafeBufferPointer { body($0.baseAddress) }
    }
  }
}
