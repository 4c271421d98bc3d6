/// Why the shared store cannot be used, or why what it was asked for failed.
///
/// Texts are the words of the server or of libpq, without secrets.
package enum SharedStoreFailure: Error, Equatable, Sendable {
  /// libpq is not installed.
  case noLibrary
  /// `DND_STORE` cannot be parsed.
  case invalid(String)
  /// `DND_STORE` contains a password.
  case secret
  /// No connection could be made.
  case unreachable(String)
  /// The connection was lost, and could not be made again in time.
  case lost(String)
  /// The user of the database may not do this.
  case forbidden(String)
  /// The database has no store.
  case missing
  /// The database accepts no changes, because it is a copy of another one.
  case readOnly
  /// The schema has this later version.
  case newerVersion(Int64)
  /// The schema has this earlier version.
  case olderVersion(Int64)
  /// The disk of the server is full.
  case noSpace(String)
  /// The server reported any other failure.
  case failed(String)
  /// A value in the database is not what was written there.
  case damaged
  /// A sensitive session would leave this machine's memory.
  case sensitive
  /// `DND_STORE` is not set.
  case notSet
  /// A payload is too large for the database.
  case tooLarge(Int64)
  /// A payload is a directory, which is not stored.
  case directory(String)
  /// The file of a payload is not in the directory of large payloads.
  case payloadMissing(String)

  /// The file of a payload does not have the content that its name says.
  case payloadChanged(String, String)
  /// The tables belong to this role, which is not known to be trusted.
  case ownedBy(String)
  /// Something in the schema has another owner, or would run when somebody reads or writes.
  case foreign(String)

  /// Whether nothing can be asked of the store, so that nobody knows which sessions it has.
  var isOutOfReach: Bool {
    switch self {
    case .noLibrary, .unreachable: true
    default: false
    }
  }
}
