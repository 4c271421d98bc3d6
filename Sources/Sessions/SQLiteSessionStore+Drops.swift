package import Items
import SystemCalls
import SystemPackage

// The last drops of each terminal, and reopening an ended session when its drop is undone.
extension SQLiteSessionStore {
  package func remember(
    _ drop: DropReference, for terminal: TerminalIdentity
  ) throws(SessionError) {
    try changeDrops(of: terminal) { drops in
      drops = [drop] + drops.filter { $0.run != drop.run && !$0.isIdle }
    }
  }

  package func lastDrops(
    of terminal: TerminalIdentity
  ) throws(SessionError) -> [DropReference] {
    _ = try SessionLayout.isSafe(layout.stateRoot)
    // A list that cannot be read now must not be replaced by an empty one.
    let read = try SessionError.wrap { () throws(SystemFailure) in
      try checkedRead(Self.file(of: terminal))
    }
    guard let bytes = read,
      let pointers = DropPointers(bytes), pointers.leaderStart == terminal.leaderStart
    else { return [] }
    return pointers.drops
  }

  package func changeDrops(
    of terminal: TerminalIdentity, _ change: (inout [DropReference]) -> Void
  ) throws(SessionError) {
    try holdingPointers { () throws(SessionError) in
      let before = try lastDrops(of: terminal)
      var drops = before
      change(&drops)
      if drops == before { return }
      let pointers = DropPointers(leaderStart: terminal.leaderStart, drops: drops)
      try replacePointer(Self.file(of: terminal), pointers.bytes)
    }
  }

  private static func file(of terminal: TerminalIdentity) -> [UInt8] {
    Array("\(terminal.sid)".utf8) + DropPointers.ending
  }

  package func reopen(
    _ session: Session, renewed: Bool
  ) throws(SessionError) -> any OpenSession {
    for root in layout.roots where try SessionLayout.isSafe(root) {
      let directory = SessionLayout.endedDirectory(root, session.name, session.id)
      let lock = try SessionError.wrap { () throws(SystemFailure) in
        try SessionLock.enter(directory, alone: true)
      }
      guard let lock else { continue }
      // The lock keeps others from opening the session until its record says that it is active.
      defer { lock.release() }
      let name = try giveName(directory, of: session, in: root)
      let file = try SessionFile(
        name, in: SessionLayout.directory(root, name), busyTimeout: busyTimeout)
      let status = try SessionError.wrap { () throws(SystemFailure) in try lock.status() }
      try? FileSystem.removeFile(SessionLayout.summary(file.directory))
      let reopened = opened(file, try file.record(), at: status, root)
      try reopened.becomeActive(renewed: renewed)
      return reopened
    }
    throw .notFound(session.name, active: try activeNames())
  }

  /// Moves the directory back to the active sessions.
  ///
  /// If this is followed by a kill, the record still says that the session is over, and the next command that
  /// opens it moves it back.
  private func giveName(
    _ directory: FilePath, of session: Session, in root: FilePath
  ) throws(SessionError) -> String {
    var attempt = 0
    while true {
      let name = attempt == 0 ? session.name : SessionName.fresh(attempt: attempt)
      attempt += 1
      if try isInOtherRoot(name, than: root) { continue }
      let moved = try SessionError.wrap { () throws(SystemFailure) in
        try StoreDirectory.move(directory, to: SessionLayout.directory(root, name))
      }
      if moved { return name }
    }
  }
}

extension SQLiteSession {
  /// Marks the session as active again.
  ///
  /// - Parameter renewed: Whether to remove an expiry time that has passed.
  fileprivate func becomeActive(renewed: Bool) throws(SessionError) {
    try note(synced: true) { () throws(SessionError) in
      var record = try read()
      record.session.state = .active
      record.session.generation += 1
      record.claim = nil
      try file.wrap { (database) throws(SQLiteFailure) in
        try record.updateClaim(in: database)
        try record.update(in: database)
        if renewed, let expires = record.session.expires, expires <= clock() {
          record.session.expires = nil
          try database.run("UPDATE session SET expires = NULL")
        }
      }
      try SQLiteSessionWriter(file, counts).log(SessionEvent(time: clock(), kind: .reopened))
      session = record.session
    }
  }
}
