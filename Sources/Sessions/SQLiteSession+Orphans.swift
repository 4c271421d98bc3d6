import SystemCalls
import SystemPackage

/// Files in the payload directory that do not belong to the session, left by killed commands.
extension SQLiteSession {
  /// Removes these files; call it only when nothing more is added to the session.
  ///
  /// Files that cannot be removed are removed with the session.
  func removeOrphans() throws(SessionError) {
    let (directory, session, known) = (payloadDirectory, file.directory, identity)
    // The payloads of a new session with this name are unknown to this one.
    let held = try SessionError.wrap { () throws(SystemFailure) in
      try SessionLock.enter(session, if: known, alone: false)
    }
    guard let held else { return }
    defer { held.release() }
    let names = try SessionError.wrap { () throws(SystemFailure) in
      try StoreDirectory.names(in: directory)
    }
    let results = try resultPayloads()
    for name in names where try !keeps(name, results) {
      TreeRemoval.discard(directory.appending(bytes: name))
    }
  }

  /// Whether a file in the payload directory belongs to the session.
  ///
  /// - Parameter results: The payloads that are current results of promises.
  func keeps(_ payload: [UInt8], _ results: Set<String>) throws(SessionError) -> Bool {
    guard let name = String(validating: payload, as: UTF8.self) else { return false }
    if results.contains(name) { return true }
    return try file.wrap { (database) throws(SQLiteFailure) in
      try database.first("SELECT 1 FROM payload WHERE name = ?", .text(name)) { _ in true }
    } ?? false
  }
}
