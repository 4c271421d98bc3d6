package import SystemCalls
package import SystemPackage

/// A failure to create, find, read or change a session.
package enum SessionError: Error, Equatable, Sendable {
  /// No session is named, and none is current.
  case none(active: [String])
  case notFound(String, active: [String])
  case ended(String, active: [String])
  case expired(String)
  /// All items of the current session are on the clipboard.
  case offered(String)
  case nameTaken(String)
  /// Both this machine and the shared store have an active session of this name.
  case ambiguous(String)
  case invalidName(String)
  /// Nothing was appended; a session needs at least one item.
  case noItems
  case noSuchItem(Int, session: String)
  /// The record cannot be read; it is not changed.
  case damaged(String, FilePath, Damage)
  /// The record was written by a newer version of the program, with this schema version.
  case newerVersion(String, FilePath, version: Int64)
  case busy(String)
  /// The session has changed since the caller read it.
  case stale(String)
  /// Another run took the claim over because this run seemed dead.
  case claimLost(String)
  /// The store's directory is not safe to use: others could change its contents.
  case unsafeDirectory(FilePath, Danger)
  /// A sensitive session has no directory in memory.
  case noRuntimeDirectory
  /// The record exists and seems intact, but reading it failed.
  case unreadable(String, SystemFailure)
  case system(SystemFailure)
  /// The shared store failed.
  case sharedStore(SharedStoreFailure)

  /// How a record is damaged.
  package enum Damage: Equatable, Sendable {
    /// The file is not an SQLite database, or its structure is damaged.
    case file
    /// The file is a database of another application.
    case notASession
    /// The session's own row is missing or has invalid values.
    case session
    case item(Int)
  }

  /// Why a directory is not safe to use.
  package enum Danger: Equatable, Sendable {
    case ownedByAnother
    case writableByOthers
    case notADirectory
    /// The directory is on a disk, but its data must stay in memory.
    case notInMemory
    /// Root would create it in this directory of another user, who could then not use it.
    case inDirectoryOfAnother(FilePath)
  }
}

extension SessionError {
  /// Runs `body`; rethrows its failure as `system`.
  package static func wrap<Result>(
    _ body: () throws(SystemFailure) -> Result
  ) throws(SessionError) -> Result {
    do {
      return try body()
    } catch {
      throw .system(error)
    }
  }
}
