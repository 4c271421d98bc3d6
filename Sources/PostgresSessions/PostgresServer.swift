import Sessions
import Synchronization
import SystemCalls

/// The connections to the server, which are made when they are needed and kept for the next use.
///
/// Several threads can use it at once; each then has a connection of its own.
final class PostgresServer: Sendable {
  let address: StoreAddress
  let busyTimeout: Int32
  let isCancelled: @Sendable () -> Bool
  /// The role that the user trusts as the owner of the store besides its own.
  let trustedOwner: String?
  private let library: PostgresLibrary?
  private let idle = Mutex<Idle>(Idle())
  /// The number of the server's clock minus `Clock.monotonic`; known when it was connected once.
  private let offset = Atomic<Int64>(0)
  private let wasConnected = Atomic<Bool>(false)
  private let isChecked = Atomic<Bool>(false)

  // A connection is used by the thread that took it, and by nobody while it is idle.
  private struct Idle: @unchecked Sendable { var connections: [PostgresConnection] = [] }

  /// How long a lost connection is tried again, in milliseconds.
  let patience: Int64

  init(
    _ address: StoreAddress, library: PostgresLibrary?, busyTimeout: Int32, patience: Int64,
    trustedOwner: String? = nil, isCancelled: @escaping @Sendable () -> Bool
  ) {
    self.address = address
    self.patience = patience
    self.trustedOwner = trustedOwner
    self.library = library
    self.busyTimeout = busyTimeout
    self.isCancelled = isCancelled
  }

  /// The server's time, in nanoseconds since 1970; the clock of this machine does not matter.
  func now() throws(PostgresFailure) -> Int64 {
    if !wasConnected.load(ordering: .acquiring) { give(try take()) }
    return Clock.monotonic.addingClamped(offset.load(ordering: .relaxed))
  }

  /// An idle connection, or a new one.
  func take() throws(PostgresFailure) -> PostgresConnection {
    while let kept = idle.withLock({ $0.connections.popLast() }) {
      if kept.isUsable { return kept }
    }
    return try connect()
  }

  /// Keeps a connection for the next use, unless it is lost.
  func give(_ connection: PostgresConnection) {
    guard connection.isUsable else { return }
    let kept = Idle(connections: [connection])
    idle.withLock { $0.connections += kept.connections }
  }

  private func connect() throws(PostgresFailure) -> PostgresConnection {
    guard let library else { throw PostgresFailure(.shared(.noLibrary)) }
    let parameters: [(keyword: String, value: String)]
    do throws(SharedStoreFailure) {
      parameters = try address.parameters(library)
    } catch {
      throw PostgresFailure(.shared(error))
    }
    let connection = try PostgresConnection(
      parameters, library, busyTimeout: busyTimeout, isCancelled: isCancelled)
    _ = try StoreOwner.check(connection, trusting: trustedOwner)
    offset.store(connection.clockOffset, ordering: .relaxed)
    wasConnected.store(true, ordering: .releasing)
    return connection
  }

  /// Connects again to a server that was lost, with growing pauses, until its patience is over.
  func reconnect() throws(PostgresFailure) -> PostgresConnection {
    let end = Clock.monotonic.addingClamped(patience * 1_000_000)
    var pause: Int64 = 100
    while true {
      do throws(PostgresFailure) {
        return try take()
      } catch {
        guard error.kind == .unreachable || error.kind == .lost, Clock.monotonic < end,
          !isCancelled()
        else {
          if error.kind == .unreachable { throw PostgresFailure(.lost, error.words) }
          throw error
        }
      }
      Clock.pause(milliseconds: Int32(pause + Int64.random(in: 0...pause / 2)))
      pause = min(pause * 2, 2000)
    }
  }

  /// Runs `body` with a connection to a store of this version; once more if the connection was lost meanwhile.
  ///
  /// - Parameter body: Reads, or makes a change that can be repeated.
  func reading<Result>(
    _ body: (PostgresConnection) throws(PostgresFailure) -> Result
  ) throws(PostgresFailure) -> Result {
    var connection = try checked()
    while true {
      do throws(PostgresFailure) {
        let result = try body(connection)
        give(connection)
        return result
      } catch {
        give(connection)
        guard error.kind == .lost, !isCancelled() else { throw error }
        connection = try reconnect()
      }
    }
  }

  /// A connection to a store whose version was checked.
  func checked() throws(PostgresFailure) -> PostgresConnection {
    let connection = try take()
    if isChecked.load(ordering: .acquiring) { return connection }
    do throws(PostgresFailure) {
      let version = try Self.version(connection)
      guard let version else { throw PostgresFailure(.shared(.missing)) }
      if version > PostgresSchema.version { throw PostgresFailure(.shared(.newerVersion(version))) }
      if version < PostgresSchema.version { throw PostgresFailure(.shared(.olderVersion(version))) }
    } catch {
      give(connection)
      throw error
    }
    isChecked.store(true, ordering: .releasing)
    return connection
  }

  /// The version of the schema; nil if there is none.
  static func version(_ connection: PostgresConnection) throws(PostgresFailure) -> Int64? {
    do throws(PostgresFailure) {
      let rows = try connection.run("SELECT version FROM dnd.meta")
      return try rows.read { (row) throws(SharedStoreFailure) in try row.integer(0) }.first
    } catch {
      if error.kind == .shared(.missing) { return nil }
      throw error
    }
  }
}

extension PostgresRows {
  /// Reads each row; a value that is not as expected is a failure of the server.
  func read<Value>(
    _ read: (Row) throws(SharedStoreFailure) -> Value
  ) throws(PostgresFailure) -> [Value] {
    do { return try all(read) } catch { throw PostgresFailure(.shared(error)) }
  }
}
