import Items
import SystemCalls

extension SQLiteSession {
  package func claim(by claimant: Claimant, wait: Duration) throws(SessionError) -> Claim {
    var waiting = ClaimWait(for: file.name, firstPause: 10)
    return try waiting(atMost: wait) { () throws(SessionError) in
      try claimOnce(by: claimant).map { .value($0) } ?? .held(atLeast: .zero)
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
      if try invalidateGone(workers()) > 0 { return nil }
      let claim = Claim(token: Int64.random(in: .min ... .max), claimant: claimant)
      record.claim = claim
      record.session.state = .dropping
      try store(record)
      ownClaim = claim
      isSharing = false
      return claim
    }
  }

  package func adopt(_ claim: Claim) {
    ownClaim = claim
    isSharing = false
  }

  package func release(_ claim: Claim) throws(SessionError) {
    try note { () throws(SessionError) in
      try leave(claim, try read())
    }
  }

  /// Leaves the drops that share the session, as part of a transaction.
  func leaveIfSharing(_ record: SessionRecord) throws(SessionError) {
    if isSharing, let ownClaim { try leave(ownClaim, record) }
  }

  /// Gives up a claim and the claimed items, as part of a transaction.
  ///
  /// What is left of drops that are gone is removed only by a run that has held the session alone: it had finished
  /// their work.
  private func leave(_ claim: Claim, _ record: SessionRecord) throws(SessionError) {
    let wasSharing = isSharing && ownClaim == claim
    let isHeld = record.claim == claim
    if ownClaim == claim {
      ownClaim = nil
      isSharing = false
    }
    guard isHeld || wasSharing else { return }
    var record = record
    if isHeld { record.claim = nil }
    let others = try file.wrap { (database) throws(SQLiteFailure) in
      if !wasSharing, try !SharingTables.exist(in: database) { return 0 }
      if wasSharing {
        try SharingTables.remove(claim.token, in: database)
      } else {
        try SharingTables.removeInvalid(in: database)
      }
      return try SharingTables.workers(in: database).count
    }
    if !record.session.state.isOver, others == 0 {
      record.session.state = try isAllOffered(record) ? .offered : .active
    }
    try store(record)
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
      ) { $0.boolean(0) }
    } ?? false
  }

  func store(_ record: SessionRecord) throws(SessionError) {
    try file.wrap { (database) throws(SQLiteFailure) in try record.updateClaim(in: database) }
    session = record.session
  }
}
