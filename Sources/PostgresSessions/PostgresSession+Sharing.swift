import Items
package import Sessions
import SystemCalls

// Drops that share the items of a session, on any host. Each claims pages of items. To begin, and to finish the work of
// a drop that was killed, a drop holds the session alone for a moment.
extension PostgresSession {
  /// How long a drop waits for another one that only begins, or finishes the work of a third.
  private static let patience = Duration.seconds(75)

  package func join(by claimant: Claimant, wait: Duration) throws(SessionError) -> Claim {
    var waiting = ClaimWait(for: session.name, firstPause: 2)
    let claim: Claim = try waiting(atMost: wait) { () throws(SessionError) in
      switch try joinOnce(by: claimant) {
      case .joined(let claim): .value(claim)
      case .isPassing: .held(atLeast: Self.patience)
      case .isHeld: .held(atLeast: .zero)
      }
    }
    return claim
  }

  private enum Joining {
    case joined(Claim)
    /// Another drop holds the session for a moment.
    case isPassing
    /// Another run holds the session until it is done.
    case isHeld
  }

  private func joinOnce(by claimant: Claimant) throws(SessionError) -> Joining {
    let joining: Joining = try note { (transaction, row) throws(SessionError) in
      if row.session.state.isOver { throw .ended(session.name, active: []) }
      let holder = row.workers.first { $0.holds && $0.isAlive && $0.token != ownClaim?.token }
      if let holder { return holder.shares ? .isPassing : .isHeld }
      let known = isSharing ? row.workers.first { $0.token == ownClaim?.token } : nil
      if isSharing, known?.isValid != true { throw .claimLost(session.name) }
      let claim =
        (isSharing ? ownClaim : nil)
        ?? Claim(token: Int64.random(in: .min ... .max), claimant: claimant)
      try wrap { () throws(PostgresFailure) in
        try clearGone(row, transaction)
        if known != nil {
          try transaction.write(
            "UPDATE worker SET holds = true, seen = now() WHERE token = $1", .integer(claim.token))
        } else {
          try WorkerRow.insert(claim, session: key, shares: true, transaction)
        }
      }
      return .joined(claim)
    }
    if case .joined(let claim) = joining {
      session.state = .dropping
      adopt(claim, isSharing: true)
    }
    return joining
  }

  package func share(
    _ claim: Claim, as run: String, keeping indices: [Int]
  ) throws(SessionError) {
    try note { (transaction, row) throws(SessionError) in
      try check(row)
      guard row.workers.contains(where: { $0.token == claim.token && $0.holds }) else {
        throw .claimLost(session.name)
      }
      try wrap { () throws(PostgresFailure) in
        try WorkerRow.remove(
          row.workers.filter { !$0.isValid }.map(\.token), session: key, transaction)
        try transaction.write(
          "UPDATE worker SET holds = false, run = $2 WHERE token = $1", .integer(claim.token),
          .text(run))
        if indices.isEmpty { return }
        try transaction.write(
          """
          UPDATE item SET worker = $3
          WHERE session = $1 AND number = ANY ($2) AND state < 3 AND worker IS NULL
          """, .integer(key), .integers(indices.map { Int64($0) }), .integer(claim.token))
      }
    }
  }

  /// The runs of the other drops that still run, whose unfinished transfers are theirs.
  package func runsOfOtherDrops() throws(SessionError) -> [String] {
    let workers = try reading { (reader) throws(PostgresFailure) in
      try WorkerRow.all(of: key, reader)
    }
    return workers.filter { $0.token != ownClaim?.token && $0.isAlive }.compactMap(\.run)
  }

  package func holdAlone(_ claim: Claim, wait: Duration) throws(SessionError) {
    var waiting = ClaimWait(for: session.name, firstPause: 100)
    try waiting(atMost: wait) { () throws(SessionError) in
      try note { (transaction, row) throws(SessionError) -> ClaimWait.Answer<Void> in
        try check(row)
        guard row.workers.contains(where: { $0.token == claim.token && $0.holds }) else {
          throw .claimLost(session.name)
        }
        let others = row.workers.filter { $0.token != claim.token }
        if others.contains(where: \.isAlive) { return .held(atLeast: .zero) }
        try wrap { () throws(PostgresFailure) in
          try WorkerRow.remove(others.map(\.token), session: key, transaction)
          try WorkerRow.free([claim.token], session: key, transaction)
          try transaction.write(
            "UPDATE worker SET shares = false, run = NULL WHERE token = $1", .integer(claim.token))
        }
        return .value(())
      }
    }
    isSharing = false
  }

  package func setWaiting(_ waits: Bool) throws(SessionError) {
    guard let own = ownClaim?.token else { return }
    let changed = try reading { (reader) throws(PostgresFailure) in
      try reader.rows(
        "UPDATE worker SET waits = $2 WHERE token = $1 AND valid", .integer(own), .boolean(waits)
      ).changed
    }
    if changed == 0 { throw .claimLost(session.name) }
  }

  package func otherDrops() throws(SessionError) -> OtherDrops {
    let workers = try reading { (reader) throws(PostgresFailure) in
      try WorkerRow.all(of: key, reader)
    }
    var others = OtherDrops.none
    for worker in workers where worker.token != ownClaim?.token {
      if worker.isAlive {
        others.running += 1
        if !worker.waits { others.working += 1 }
      } else if worker.shares {
        others.gone += 1
      }
    }
    return others
  }

  package func itemsOfOtherDrops() throws(SessionError) -> Int {
    try reading { (reader) throws(PostgresFailure) in
      try reader.rows(
        """
        SELECT count(*) FROM item WHERE session = $1 AND state < 3 AND worker <> $2
        """, .integer(key), .integer(ownClaim?.token ?? 0)
      ).read { (row) throws(SharedStoreFailure) in Int(try row.count(0)) }.first ?? 0
    }
  }
}
