package import SystemCalls
package import SystemPackage

/// Why a session could not be made, found, read or changed.
package enum SessionError: Error, Equatable, Sendable {
  /// None is named and none is current.
  case none(active: [String])
  case notFound(String, active: [String])
  case ended(String, active: [String])
  case expired(String)
  case nameTaken(String)
  case invalidName(String)
  /// Nothing was appended, and a session holds at least one item.
  case noItems
  case noSuchItem(Int, session: String)
  /// The record cannot be read; it is left as it is.
  case damaged(String, FilePath, Damage)
  /// A newer program wrote the record, in this version of the schema.
  case newerVersion(String, FilePath, version: Int64)
  case busy(String)
  /// The session is no longer as it was when the caller looked.
  case stale(String)
  /// Another run took the claim over, because this one seemed dead.
  case claimLost(String)
  /// The directory of all sessions must not be used: others could change what is in it.
  case unsafeDirectory(FilePath, Danger)
  /// There is no directory in memory for a sensitive session.
  case noRuntimeDirectory
  /// The record is there and whole, as far as is known, and could not be read.
  case unreadable(String, SystemFailure)
  case system(SystemFailure)

  /// What is the matter with a record.
  package enum Damage: Equatable, Sendable {
    /// SQLite does not take the file for one of its own, or finds its structure broken.
    case file
    /// It is a database, but not of sessions.
    case notASession
    /// The session's own record is missing or holds what it may not.
    case session
    case item(Int)
  }

  /// Why a directory is not safe.
  package enum Danger: Equatable, Sendable {
    case ownedByAnother
    case writableByOthers
    case notADirectory
    /// It is on a disk, and for what must not get there.
    case notInMemory
    /// It would be made by root in another user's directory, this one, who could then not use it.
    case inDirectoryOfAnother(FilePath)
  }
}

extension SessionError {
  /// Runs `body`, a system call's failure becoming this module's error.
  static func wrap<Result>(
    _ body: () throws(SystemFailure) -> Result
  ) throws(SessionError) -> Result {
    do {
      return try body()
    } catch {
      throw .system(error)
    }
  }
}
