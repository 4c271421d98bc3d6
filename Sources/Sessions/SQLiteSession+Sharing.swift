import Items
import SystemCalls

// Drops that share the items of a session. Each claims pages of items. To begin, and to finish the work of a drop that
// was killed, a drop holds the claim of the whole session for a moment.
extension SQLiteSession {
  /// How long a drop waits for another one that only begins, or finishes the work of a third.
  private static let patience = Duration.seconds(30)

  package func join(by claimant: Claimant, wait: Duration) throws(SessionError) -> Claim {
    var waiting = ClaimWait(for: file.name, firstPause: 2)
    let claim: Claim = try waiting(atMost: wait) { () throws(SessionError) in
      switch try joinOnce(by: claimant) {
      case .joined(let claim): .value(claim)
      case .isPassing: .held(atLeast: Self.patience)
      case .isHeld: .held(atLeast: .zero)
      }
    }
    // SQLite lets whoever asks first have the lock, so with many drops one may wait for long.
    file.database.setBusyTimeout(60_000)
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
    try note { () throws(SessionError) in
      try file.wrap { (database) throws(SQLiteFailure) in
        try database.execute(SharingTables.create)
        try database.execute(SessionSchema.isShared)
      }
      var record = try changeableAlone()
      let workers = try workers()
      if let held = record.claim, held.claimant.isAlive() {
        return workers.contains { $0.claim == held } ? .isPassing : .isHeld
      }
      if record.claim != nil { hasTakenOver = true }
      try invalidateGone(workers)
      let claim = isSharing ? ownClaim : nil
      let own = claim ?? Claim(token: Int64.random(in: .min ... .max), claimant: claimant)
      try file.wrap { (database) throws(SQLiteFailure) in
        try SharingTables.add(own, in: database)
      }
      record.claim = own
      record.session.state = .dropping
      try store(record)
      ownClaim = own
      isSharing = true
      return .joined(own)
    }
  }

  /// Makes the tokens of drops whose processes are gone invalid; returns the number of others that still run.
  @discardableResult
  func invalidateGone(_ workers: [SharingTables.Worker]) throws(SessionError) -> Int {
    var running = 0
    for worker in workers where worker.claim != ownClaim {
      if worker.isValid, worker.claim.claimant.isAlive() {
        running += 1
        continue
      }
      hasTakenOver = true
      try file.wrap { (database) throws(SQLiteFailure) in
        try SharingTables.invalidate(worker.claim.token, in: database)
      }
    }
    return running
  }

  func workers() throws(SessionError) -> [SharingTables.Worker] {
    try file.wrap { (database) throws(SQLiteFailure) in
      guard try SharingTables.exist(in: database) else { return [] }
      return try SharingTables.workers(in: database)
    }
  }

  package func share(
    _ claim: Claim, as run: String, keeping indices: [Int]
  ) throws(SessionError) {
    try note { () throws(SessionError) in
      var record = try changeable()
      guard record.claim == claim else { throw .claimLost(file.name) }
      record.claim = nil
      try file.wrap { (database) throws(SQLiteFailure) in
        try SharingTables.removeInvalid(in: database)
        try database.run(
          "UPDATE worker SET run = ? WHERE token = ?", .text(run), .integer(claim.token))
      }
      for range in Self.runs(of: indices.sorted()) {
        try self.claim(try free(range, limit: range.count, true).map(\.index), true)
      }
      try store(record)
    }
  }

  package func holdAlone(_ claim: Claim, wait: Duration) throws(SessionError) {
    var waiting = ClaimWait(for: file.name, firstPause: 100)
    try waiting(atMost: wait) { () throws(SessionError) in
      try note { () throws(SessionError) -> ClaimWait.Answer<Void> in
        let record = try changeable()
        guard record.claim == claim else { throw .claimLost(file.name) }
        if try invalidateGone(workers()) > 0 { return .held(atLeast: .zero) }
        try file.wrap { (database) throws(SQLiteFailure) in
          try SharingTables.remove(claim.token, in: database)
          try SharingTables.removeInvalid(in: database)
        }
        return .value(())
      }
    }
    isSharing = false
  }

  package func setWaiting(_ waits: Bool) throws(SessionError) {
    try note { () throws(SessionError) in
      _ = try changeable()
      try file.wrap { (database) throws(SQLiteFailure) in
        try database.run(
          "UPDATE worker SET waits = ? WHERE token = ?", .integer(waits ? 1 : 0),
          .integer(ownClaim?.token ?? 0))
      }
    }
  }

  package func otherDrops() throws(SessionError) -> OtherDrops {
    var others = OtherDrops.none
    if !isSharing, try isHeldAlone(read()) { others = OtherDrops(running: 1, gone: 0) }
    for worker in try workers() where worker.claim != ownClaim {
      if worker.isValid, worker.claim.claimant.isAlive() {
        others.running += 1
        if !worker.waits { others.working += 1 }
      } else {
        others.gone += 1
      }
    }
    return others
  }

  /// Whether another run that goes on holds the session until it is done.
  func isHeldAlone(_ record: SessionRecord) throws(SessionError) -> Bool {
    guard let held = record.claim, held != ownClaim, held.claimant.isAlive() else { return false }
    return try !workers().contains { $0.claim == held }
  }

  /// The runs of the other drops that still run, whose unfinished transfers are theirs.
  package func runsOfOtherDrops() throws(SessionError) -> [String] {
    var runs: [String] = []
    for worker in try workers() where worker.claim != ownClaim && worker.isValid {
      if let run = worker.run, worker.claim.claimant.isAlive() { runs.append(run) }
    }
    return runs
  }

  package func itemsOfOtherDrops() throws(SessionError) -> Int {
    let own = ownClaim?.token ?? 0
    return try file.wrap { (database) throws(SQLiteFailure) in
      guard try SharingTables.exist(in: database) else { return 0 }
      return try database.first(
        """
        SELECT coalesce(sum((SELECT count(*) FROM item INDEXED BY item_in_session
          WHERE state < 3 AND number BETWEEN page.first AND page.last)), 0)
        FROM page WHERE worker != ?
        """, .integer(own)
      ) { (row) throws(SQLiteFailure) in try row.count(0) } ?? 0
    }
  }
}
