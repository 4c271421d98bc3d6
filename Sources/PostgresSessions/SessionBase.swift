import Items
import Sessions

/// What a change is based on: the row of the session, which the change keeps locked, and its workers.
///
/// When a change has to be made again with another connection, the session must be as it was.
final class SessionBase {
  private let key: Int64
  private let receiver: Session.Origin?
  private let claim: Int64?
  private let name: String
  /// The row; nil if the session no longer exists.
  private(set) var row: SessionRow?
  private var isRead = false
  /// Whether the session was found changed when the change had to be made again.
  private(set) var hasChanged = false

  /// - Parameter claim: The claim that must still be held.
  init(_ key: Int64, _ receiver: Session.Origin?, claim: Int64?, named name: String) {
    self.key = key
    self.receiver = receiver
    self.claim = claim
    self.name = name
  }

  func read(_ connection: PostgresConnection) throws(PostgresFailure) {
    // The row is read after it is locked, so that it is the current one.
    try connection.run("SELECT FROM session WHERE key = $1 FOR UPDATE", .integer(key))
    let receiver = receiver
    var now = try connection.rows(SessionRow.byKey, .integer(key)).read {
      (row) throws(SharedStoreFailure) in try SessionRow.read(row, receiver)
    }.first
    now?.workers = try WorkerRow.all(of: key, connection)
    if !isRead {
      isRead = true
      row = now
      return
    }
    if let claim, now?.workers.contains(where: { $0.token == claim && $0.isValid }) == false {
      throw PostgresFailure(.session(.claimLost(name)))
    }
    guard now?.session.generation == row?.session.generation else {
      hasChanged = true
      throw PostgresFailure(.shared(.lost("the session was changed meanwhile")))
    }
  }
}
