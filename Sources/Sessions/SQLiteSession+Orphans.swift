import SystemCalls
import SystemPackage

/// What is with the payloads and is nobody's: commands that were killed left it.
extension SQLiteSession {
  /// Removes it all; for a session that nothing is added to any more.
  ///
  /// What cannot be removed goes with the session.
  func removeOrphans() throws(SessionError) {
    let (directory, session, known) = (payloadDirectory, file.directory, identity)
    // A new session of the name has payloads that this one knows nothing of.
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

  /// Whether a file of the payload directory is the session's.
  ///
  /// - Parameter results: The names of the payloads that are results which count.
  func keeps(_ payload: [UInt8], _ results: Set<String>) throws(SessionError) -> Bool {
    guard let name = String(validating: payload, as: UTF8.self) else { return false }
    if results.contains(name) { return true }
    return try file.wrap { (database) throws(SQLiteFailure) in
      try database.first("SELECT 1 FROM payload WHERE name = ?", .text(name)) { _ in true }
    } ?? false
  }
}
