import Sessions
import Synchronization
import SystemCalls

/// Tells the server at intervals that a worker is alive.
///
/// It has a thread and a connection of its own, because the worker may be copying a large file meanwhile. The first
/// beat comes after 15 seconds, so that a short drop needs no second connection.
final class Heartbeat: Sendable {
  private let server: PostgresServer
  private let token: Int64
  /// When the server was last told, by `Clock.monotonic`.
  private let last: Atomic<Int64>
  private let isStopped = Atomic(false)
  private let wasRemoved = Atomic(false)

  /// The time between two beats, in nanoseconds.
  static let interval: Int64 = 15_000_000_000
  /// How old the last beat may be while something new is begun, in nanoseconds.
  static let patience: Int64 = 30_000_000_000

  init(_ token: Int64, _ server: PostgresServer) {
    self.token = token
    // Not the connections of the worker: they are used by the worker's threads.
    self.server = server
    last = Atomic(Clock.monotonic)
  }

  func start() {
    Ticker.start(every: Self.interval) { [self] in
      if isStopped.load(ordering: .acquiring) { return false }
      beat()
      return !isStopped.load(ordering: .acquiring)
    }
  }

  func stop() { isStopped.store(true, ordering: .releasing) }

  /// Whether the server still counts on this worker, as far as this process knows.
  var isInTime: Bool {
    !wasRemoved.load(ordering: .acquiring)
      && Clock.monotonic - last.load(ordering: .acquiring) <= Self.patience
  }

  private func beat() {
    do throws(PostgresFailure) {
      // A server that was restarted is connected again at once: half of the patience has passed already.
      try server.reading { (connection) throws(PostgresFailure) in
        let moment = Clock.monotonic
        let rows = try connection.run(
          "UPDATE worker SET seen = now() WHERE token = $1", .integer(token))
        if rows.changed == 1 {
          last.store(moment, ordering: .releasing)
        } else {
          wasRemoved.store(true, ordering: .releasing)
          stop()
        }
      }
    } catch {
      // The next beat tries again; until then the worker finds out from `isInTime`.
    }
  }
}
