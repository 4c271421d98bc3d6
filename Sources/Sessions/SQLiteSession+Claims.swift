import Items
import SystemCalls

extension SQLiteSession {
  package func claim(by claimant: Claimant, wait: Duration) throws(SessionError) -> Claim {
    let start = Clock.monotonic
    var pause: Int64 = 5
    while true {
      do throws(SessionError) {
        if let claim = try claimOnce(by: claimant) { return claim }
      } catch .busy {
        // Another command is in a long change; wait for it as for a claim.
      }
      let left = wait.milliseconds - (Clock.monotonic - start) / 1_000_000
      guard left > 0 else { throw .busy(file.name) }
      pause = min(pause * 2, 200)
      SQLite.pause(Int32(min(pause, left)))
    }
  }

  /// Takes the claim if it is free or its holder is gone.
  private func claimOnce(by claimant: Claimant) throws(SessionError) -> Claim? {
    try note { () throws(SessionError) in
      var record = try read()
      if record.session.state.isOver { throw .ended(file.name, active: []) }
      if let held = record.claim {
        if held.claimant.isAlive() { return nil }
        hasTakenOver = true
      }
      let claim = Claim(token: Int64.random(in: .min ... .max), claimant: claimant)
      record.claim = claim
      record.session.state = .dropping
      try store(record)
      ownClaim = claim
      return claim
    }
  }

  package func adopt(_ claim: Claim) { ownClaim = claim }

  package func release(_ claim: Claim) throws(SessionError) {
    try note { () throws(SessionError) in
      if ownClaim == claim { ownClaim = nil }
      var record = try read()
      guard record.claim == claim else { return }
      record.claim = nil
      if !record.session.state.isOver {
        record.session.state = try isAllOffered(record) ? .offered : .active
      }
      try store(record)
    }
  }

  package func becomeOffered() throws(SessionError) -> Bool {
    try note(synced: true) { () throws(SessionError) in
      var record = try changeable()
      if record.counts.items > 0 { return false }
      record.claim = nil
      record.session.state = .offered
      try store(record)
      ownClaim = nil
      return true
    }
  }

  /// Whether the session has no items but some that are offered.
  func isAllOffered(_ record: SessionRecord) throws(SessionError) -> Bool {
    if record.counts.items > 0 { return false }
    let offered = ItemRecord.columns(of: .offered).number
    return try file.wrap { (database) throws(SQLiteFailure) in
      try database.first(
        "SELECT EXISTS (SELECT 1 FROM item WHERE state = ?)", .integer(offered)
      ) { $0.integer(0) != 0 }
    } ?? false
  }

  private func store(_ record: SessionRecord) throws(SessionError) {
    try file.wrap { (database) throws(SQLiteFailure) in try record.updateClaim(in: database) }
    session = record.session
  }
}
