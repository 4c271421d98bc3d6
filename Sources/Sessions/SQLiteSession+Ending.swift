package import Items
import SystemCalls
import SystemPackage

extension SQLiteSession {
  @discardableResult
  package func end(as state: Session.State, onlyIfEmpty: Bool) throws(SessionError) -> Bool {
    let ends = try note { () throws(SessionError) in
      var record = try read()
      if record.session.state.isOver { return true }
      var isLeft = record.counts.items > 0
      if onlyIfEmpty, !isLeft { isLeft = try isAllOffered(record) }
      if onlyIfEmpty, isLeft {
        try leaveIfSharing(record)
        return false
      }
      if let ownClaim, try !holds(ownClaim, record) { throw .claimLost(file.name) }
      // Also a drop that is just joining holds the session, for a moment.
      if try !isHeldAlone(record), try otherDrops().running > 0 {
        guard onlyIfEmpty else { throw .busy(file.name) }
        try leaveIfSharing(record)
        return false
      }
      if let held = record.claim, held != ownClaim, held.claimant.isAlive() {
        throw .busy(file.name)
      }
      try leaveIfSharing(record)
      if onlyIfEmpty, try leftByTheKilled() { return false }
      record.session.state = state
      record.session.generation += 1
      record.claim = nil
      try file.wrap { (database) throws(SQLiteFailure) in
        try record.updateClaim(in: database)
        try record.update(in: database)
      }
      let kind: SessionEvent.Kind =
        switch state {
        case .cancelled: .cancelled
        case .expired: .expired
        case .active, .dropping, .offered, .ended: .ended
        }
      try SQLiteSessionWriter(file, counts).log(SessionEvent(time: clock(), kind: kind))
      session = record.session
      return true
    }
    if ends {
      ownClaim = nil
      isSharing = false
      if hasTakenOver { try? removeOrphans() }
      do throws(SessionError) {
        try leave()
      } catch {
        // The record says that the session is over, so the next command that finds the directory will move it.
        // Secrets, however, must be erased now.
        if session.isSensitive { throw error }
      }
    }
    return ends
  }

  /// Whether a drop was killed whose work nobody has finished; one that joins finishes it.
  private func leftByTheKilled() throws(SessionError) -> Bool {
    try workers().contains {
      $0.claim != ownClaim && $0.isValid && !$0.claim.claimant.isAlive()
    }
  }

  /// Moves the directory of a session that is over to the ended ones, or erases it if it is sensitive.
  ///
  /// Another command may have done so already, and a new session may have taken the name. If a run is killed
  /// before this, the next command that finds the directory repeats it, because the record says that the
  /// session is over.
  func leave() throws(SessionError) {
    let (directory, session, known, time) = (file.directory, session, identity, clock())
    let ended = SessionLayout.endedDirectory(root, session.name, session.id)
    if directory == ended { return }
    try SessionError.wrap { () throws(SystemFailure) in
      guard let lock = try SessionLock.enter(directory, if: known, alone: true) else {
        return
      }
      defer { lock.release() }
      guard session.isSensitive else {
        // Lists work without it, so a full disk must not stop the session from ending.
        let summary = SessionLayout.summary(directory)
        try? FileSystem.removeFile(summary)
        if let bytes = summarizing(self) { try? StoreDirectory.makeFile(summary, bytes) }
        // The sweep determines the age from the directory's modification time.
        try FileSystem.setTimes(of: directory, accessed: time, modified: time)
        guard try StoreDirectory.move(directory, to: ended) else {
          throw SystemFailure("renameat2", ended, .fileExists)
        }
        return
      }
      try SessionLock.erase(directory)
    }
  }
}
