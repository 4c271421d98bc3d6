import Diagnostics
package import Items
package import Sessions
import SystemCalls

extension PostgresSession {
  package func claim(by claimant: Claimant, wait: Duration) throws(SessionError) -> Claim {
    var waiting = ClaimWait(for: session.name, firstPause: 10)
    return try waiting(atMost: wait) { () throws(SessionError) in
      try claimOnce(by: claimant).map { .value($0) } ?? .held(atLeast: .zero)
    }
  }

  /// Takes the claim if it is free or its holder is gone.
  private func claimOnce(by claimant: Claimant) throws(SessionError) -> Claim? {
    let claim: Claim? = try note { (transaction, row) throws(SessionError) in
      if row.session.state.isOver { throw .ended(session.name, active: []) }
      if row.workers.contains(where: \.isAlive) { return nil }
      let claim = Claim(token: Int64.random(in: .min ... .max), claimant: claimant)
      try wrap { () throws(PostgresFailure) in
        try clearGone(row, transaction)
        try WorkerRow.insert(claim, session: key, shares: false, transaction)
      }
      return claim
    }
    guard let claim else { return nil }
    session.state = .dropping
    adopt(claim)
    return claim
  }

  /// Makes the tokens of drops that are gone invalid; runs that held the session alone are removed.
  func clearGone(
    _ row: SessionRow, _ transaction: PostgresTransaction
  ) throws(PostgresFailure) {
    let gone = row.workers.filter { !$0.isAlive && $0.token != ownClaim?.token }
    try WorkerRow.invalidate(gone.filter(\.shares).map(\.token), transaction)
    try WorkerRow.remove(gone.filter { !$0.shares }.map(\.token), session: key, transaction)
  }

  package func confirmClaim() throws(SessionError) {
    guard let own = ownClaim?.token else { return }
    let isValid = try reading { (reader) throws(PostgresFailure) in
      try reader.rows("SELECT FROM worker WHERE token = $1 AND valid", .integer(own)).count == 1
    }
    if !isValid { throw .claimLost(session.name) }
  }

  package func adopt(_ claim: Claim) { adopt(claim, isSharing: false) }

  func adopt(_ claim: Claim, isSharing: Bool) {
    self.isSharing = isSharing
    if ownClaim == claim { return }
    ownClaim = claim
    heartbeat?.stop()
    heartbeat = Heartbeat(claim.token, store.server)
    heartbeat?.start()
  }

  package func release(_ claim: Claim) throws(SessionError) {
    try note { (transaction, row) throws(SessionError) in
      try leave(claim, row, transaction)
    }
  }

  /// Leaves the drops that share the session, as part of a transaction.
  private func leaveIfSharing(
    _ row: SessionRow, _ transaction: PostgresTransaction
  ) throws(SessionError) {
    if isSharing, let ownClaim { try leave(ownClaim, row, transaction) }
  }

  /// Gives up a claim and the claimed items, as part of a transaction.
  ///
  /// What is left of drops that are gone is removed only by a run that has held the session alone: it had finished
  /// their work.
  private func leave(
    _ claim: Claim, _ row: SessionRow, _ transaction: PostgresTransaction
  ) throws(SessionError) {
    let wasSharing = isSharing && ownClaim == claim
    if ownClaim == claim { forgetClaim() }
    guard let own = row.workers.first(where: { $0.token == claim.token }) else { return }
    var left = row.workers.filter { $0.token != claim.token }
    var gone = [claim.token]
    if own.holds, !wasSharing {
      gone += left.filter { !$0.isValid }.map(\.token)
      left.removeAll { !$0.isValid }
    }
    let isOver = row.session.state.isOver
    let isOffered = try isOver || !left.isEmpty ? false : isAllOffered(row, transaction)
    try wrap { () throws(PostgresFailure) in
      try WorkerRow.remove(gone, session: key, transaction)
      if isOffered {
        try transaction.write("UPDATE session SET state = 'offered' WHERE key = $1", .integer(key))
      }
    }
    if !isOver { session.state = isOffered ? .offered : left.isEmpty ? .active : .dropping }
  }

  func forgetClaim() {
    ownClaim = nil
    worker = nil
    isSharing = false
    heartbeat?.stop()
    heartbeat = nil
  }

  package func becomeOffered() throws(SessionError) -> Bool {
    let isOffered = try note { (transaction, row) throws(SessionError) in
      try check(row)
      if row.counts.items > 0 { return false }
      try wrap { () throws(PostgresFailure) in
        try WorkerRow.remove(ownClaim.map { [$0.token] } ?? [], session: key, transaction)
        try transaction.write("UPDATE session SET state = 'offered' WHERE key = $1", .integer(key))
      }
      return true
    }
    guard isOffered else { return false }
    forgetClaim()
    session.state = .offered
    return true
  }

  /// Whether the session has no items but some that are offered.
  func isAllOffered(
    _ row: SessionRow, _ reader: any PostgresReader
  ) throws(SessionError) -> Bool {
    if row.counts.items > 0 { return false }
    let offered = ItemRecord.columns(of: .offered).number
    return try wrap { () throws(PostgresFailure) in
      try reader.rows(
        "SELECT FROM item WHERE session = $1 AND state = $2 LIMIT 1", .integer(key),
        .integer(offered)
      ).count > 0
    }
  }

  @discardableResult
  package func end(as state: Session.State, onlyIfEmpty: Bool) throws(SessionError) -> Bool {
    let ends = try note { (transaction, row) throws(SessionError) in
      if row.session.state.isOver { return true }
      var isLeft = row.counts.items > 0
      if onlyIfEmpty, !isLeft { isLeft = try isAllOffered(row, transaction) }
      if onlyIfEmpty, isLeft {
        try leaveIfSharing(row, transaction)
        return false
      }
      try check(row)
      let others = row.workers.filter { $0.token != ownClaim?.token && $0.isAlive }
      // Also a drop that is just joining holds the session, for a moment.
      if others.contains(where: { $0.holds && !$0.shares }) { throw .busy(session.name) }
      if !others.isEmpty {
        guard onlyIfEmpty else { throw .busy(session.name) }
        try leaveIfSharing(row, transaction)
        return false
      }
      // A drop was killed whose work nobody has finished; one that joins finishes it.
      let isLeftByTheKilled = row.workers.contains {
        $0.token != ownClaim?.token && $0.shares && $0.isValid && !$0.isAlive
      }
      if onlyIfEmpty, isLeftByTheKilled {
        try leaveIfSharing(row, transaction)
        return false
      }
      let now = store.clock()
      let kind: SessionEvent.Kind =
        switch state {
        case .cancelled: .cancelled
        case .expired: .expired
        case .active, .dropping, .offered, .ended: .ended
        }
      try wrap { () throws(PostgresFailure) in
        try WorkerRow.remove(row.workers.map(\.token), session: key, transaction)
        try transaction.write(
          """
          UPDATE session SET state = $2, generation = generation + 1, ended = $3 WHERE key = $1
          """, .integer(key), .text(state.rawValue), .integer(now))
      }
      try log([SessionEvent(time: now, kind: kind)], row, transaction)
      session.state = state
      session.generation += 1
      return true
    }
    if ends { forgetClaim() }
    return ends
  }

  /// Marks the session as active again.
  ///
  /// - Parameter renewed: Whether to remove an expiry time that has passed.
  /// - Returns: False if another session has the name.
  func becomeActive(as name: String, renewed: Bool) throws(SessionError) -> Bool {
    do throws(SessionError) {
      try note { (transaction, row) throws(SessionError) in
        guard row.session.state.isOver else {
          throw .notFound(session.name, active: [])
        }
        let now = store.clock()
        let isOver = renewed && row.session.expires.map { $0 <= now } ?? false
        try wrap { () throws(PostgresFailure) in
          try transaction.write(
            """
            UPDATE session SET state = 'active', generation = generation + 1, ended = NULL,
              name = $2, expires = CASE WHEN $3 THEN NULL ELSE expires END
            WHERE key = $1
            """, .integer(key), .bytes(CarriedText.bytes(of: name)), .boolean(isOver))
        }
        try log([SessionEvent(time: now, kind: .reopened)], row, transaction)
      }
    } catch .nameTaken {
      return false
    }
    _ = try summary()
    return true
  }
}
