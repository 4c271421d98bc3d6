import Diagnostics
package import Items
import SystemCalls
import SystemPackage

extension SQLiteSessionStore {
  /// How long an ended session is kept, in nanoseconds.
  static let endedLifetime: Int64 = 7 * 24 * 3600 * 1_000_000_000

  package func sweep(now: Int64) throws(SessionError) {
    let failures = FirstFailure()
    failures.trying { () throws(SessionError) in
      guard let root = layout.runtimeRoot, try SessionLayout.isSafe(root) else { return }
      try removeDeadStaging(in: SessionLayout.sessions(root), failures)
      try eraseExpired(in: root, now: now, failures)
    }
    failures.trying { () throws(SessionError) in
      guard try SessionLayout.isSafe(layout.stateRoot) else { return }
      // A killed import may have left much.
      failures.trying { () throws(SessionError) in
        try removeDeadStaging(in: SessionLayout.sessions(layout.stateRoot), failures)
      }
      guard var ledger = ledgerIfDue(now) else { return }
      for root in layout.roots {
        failures.trying { () throws(SessionError) in
          try removeOldEnded(in: SessionLayout.ended(root), now: now, &ledger, failures)
        }
      }
      failures.trying { () throws(SessionError) in
        try removeDeadPointers(now: now, &ledger, failures)
      }
      failures.trying { () throws(SessionError) in
        try removeOrphans(now: now, &ledger, failures)
      }
      try replace(layout.sweepLedger, by: ledger.bytes)
    }
    if let first = failures.first { throw first }
  }

  /// The ages known from earlier sweeps, if the last sweep is long enough ago; marks the time of this one.
  ///
  /// Nothing is swept if the time cannot be marked, for example on a full or read-only disk.
  private func ledgerIfDue(_ now: Int64) -> SweepLedger? {
    let moment = SweepClock.Moment(boot: boot(), uptime: uptime(), wall: now)
    let stamp = StoreDirectory.read(layout.sweepStamp)
    var clock = SweepClock(moment)
    // A stamp that cannot be parsed was written by an earlier version.
    var step: Int64? = stamp == nil ? nil : 0
    if let stamp, let last = SweepClock(stamp) {
      guard last.isDue(moment) else { return nil }
      clock = last
      step = clock.look(moment)
    }
    let kept = StoreDirectory.read(layout.sweepLedger, limit: .max) ?? []
    let ledger = SweepLedger(kept, clock, step: step)
    do throws(SessionError) {
      try replace(layout.sweepStamp, by: clock.bytes)
      return ledger
    } catch {
      return nil
    }
  }

  private func replace(_ path: FilePath, by bytes: [UInt8]) throws(SessionError) {
    let fresh = SessionLock.staging(layout.stateRoot, Array("swept".utf8))
    try SessionError.wrap { () throws(SystemFailure) in
      try FileSystem.replaceFile(path, by: fresh, permissions: 0o600, synced: false) {
        (file) throws(SystemFailure) in try file.writeAll(bytes)
      }
    }
  }

  /// Erases sensitive sessions that have expired according to the file beside the record.
  private func eraseExpired(
    in root: FilePath, now: Int64, _ failures: FirstFailure
  ) throws(SessionError) {
    let sessions = SessionLayout.sessions(root)
    for name in try names(in: sessions) where name.first != UInt8(ascii: ".") {
      let directory = sessions.appending(bytes: name)
      guard let expiry = Expiry(of: directory), expiry.isOver(now, uptime: uptime()) else {
        continue
      }
      if let session = try? openDirectory(directory, CarriedText.text(name), root) {
        try? clearUp(session)
      }
      failures.trying { () throws(SessionError) in
        try SessionError.wrap { () throws(SystemFailure) in
          guard let lock = try SessionLock.enter(directory, alone: true) else { return }
          defer { lock.release() }
          try SessionLock.erase(directory)
        }
      }
    }
  }

  private func removeDeadStaging(
    in sessions: FilePath, _ failures: FirstFailure
  ) throws(SessionError) {
    for name in try names(in: sessions) where name.first == UInt8(ascii: ".") {
      let directory = sessions.appending(bytes: name)
      failures.trying { () throws(SessionError) in
        try SessionError.wrap { () throws(SystemFailure) in
          guard let lock = try SessionLock.enterIfFree(directory) else { return }
          defer { lock.release() }
          try TreeRemoval.remove(directory)
        }
      }
    }
  }

  package func setAside(_ name: String, erasing: Bool) throws(SessionError) {
    if erasing, try !activeNames().contains(where: { $0.utf8.elementsEqual(name.utf8) }) {
      return try eraseEnded(name)
    }
    for root in layout.roots {
      let directory = SessionLayout.directory(root, name)
      let ended = SessionLayout.endedDirectory(root, name, SessionIdentity.fresh(at: clock()))
      try SessionError.wrap { () throws(SystemFailure) in
        guard let lock = try SessionLock.enter(directory, alone: true) else { return }
        defer { lock.release() }
        // What was sensitive stays nowhere.
        if erasing || root == layout.runtimeRoot { return try SessionLock.erase(directory) }
        let now = clock()
        try FileSystem.setTimes(of: directory, accessed: now, modified: now)
        _ = try StoreDirectory.move(directory, to: ended)
      }
    }
  }

  /// Erases the ended sessions of this name that cannot be read.
  private func eraseEnded(_ name: String) throws(SessionError) {
    for (root, id) in try endedIDs(of: name) {
      let directory = SessionLayout.endedDirectory(root, name, id)
      do throws(SessionError) {
        _ = try openDirectory(directory, name, root)
      } catch .damaged {
        try erase(directory)
      }
    }
  }

  private func erase(_ directory: FilePath) throws(SessionError) {
    try SessionError.wrap { () throws(SystemFailure) in
      guard let lock = try SessionLock.enter(directory, alone: true) else { return }
      defer { lock.release() }
      KeptFiles.remove(ofSessionIn: directory, busyTimeout: busyTimeout)
      try SessionLock.erase(directory)
    }
  }

  package func purge(_ session: Session) throws(SessionError) {
    for root in layout.roots {
      try erase(SessionLayout.endedDirectory(root, session.name, session.id))
    }
  }

  private func removeOldEnded(
    in ended: FilePath, now: Int64, _ ledger: inout SweepLedger, _ failures: FirstFailure
  ) throws(SessionError) {
    for name in try names(in: ended) {
      let directory = ended.appending(bytes: name)
      let isLeaving = name.first == UInt8(ascii: ".")
      if !isLeaving {
        let status = try? FileSystem.statusIfPresent(of: directory, followingLinks: false)
        guard let status else { continue }
        let claimed = now.subtractingClamped(Int64(clamping: status.modified))
        guard ledger.age(of: name, claimed: claimed) >= Self.endedLifetime else { continue }
      }
      failures.trying { () throws(SessionError) in
        try SessionError.wrap { () throws(SystemFailure) in
          if isLeaving { return try TreeRemoval.remove(directory) }
          guard let lock = try SessionLock.enterIfFree(directory) else { return }
          defer { lock.release() }
          KeptFiles.remove(ofSessionIn: directory, busyTimeout: busyTimeout)
          try SessionLock.erase(directory)
        }
      }
    }
  }

  /// Removes pointers of terminals that are gone, because their session numbers may be reused.
  ///
  /// A pointer without a leader's start time is kept for a day: if the leader had already exited when the
  /// pointer was written, nothing shows whether the terminal session still exists.
  private func removeDeadPointers(
    now: Int64, _ ledger: inout SweepLedger, _ failures: FirstFailure
  ) throws(SessionError) {
    for name in try names(in: layout.pointers) where name != Array("user".utf8) {
      let path = layout.pointers.appending(bytes: name)
      // A file with a leading dot is being written; after a day, its writer is gone.
      var waits = name.first == UInt8(ascii: ".")
      if !waits {
        let number = name.prefix { $0 != UInt8(ascii: ".") }
        guard let sid = Int32(String(decoding: number, as: UTF8.self)),
          let start = StoreDirectory.read(path).flatMap({
            CurrentPointer($0)?.leaderStart ?? DropPointers($0)?.leaderStart
          })
        else { continue }
        if TerminalIdentity.leaderStart(of: sid) == start {
          if start != 0 { continue }
          waits = true
        }
      }
      if waits {
        let status = try? FileSystem.statusIfPresent(of: path, followingLinks: false)
        guard let status else { continue }
        let claimed = now.subtractingClamped(status.changed)
        let thing = Array("current/".utf8) + name
        guard ledger.age(of: thing, claimed: claimed) >= PayloadDirectory.lifetime else { continue }
      }
      failures.trying { () throws(SessionError) in
        try SessionError.wrap { () throws(SystemFailure) in try FileSystem.removeFile(path) }
      }
    }
  }

  /// Removes payloads that are a day old and belong to no session: files of killed commands, and results of
  /// promises that no longer count.
  private func removeOrphans(
    now: Int64, _ ledger: inout SweepLedger, _ failures: FirstFailure
  ) throws(SessionError) {
    for name in try activeNames() {
      let directory = SessionLayout.payloads(SessionLayout.directory(layout.stateRoot, name))
      let known = try? names(in: directory).compactMap { payload -> (name: [UInt8], age: Int64)? in
        let path = directory.appending(bytes: payload)
        let status = try? FileSystem.status(of: path, followingLinks: false)
        return status.map { (payload, now.subtractingClamped($0.changed)) }
      }
      let old = (known ?? []).filter { $0.age >= PayloadDirectory.lifetime }
      if old.isEmpty { continue }
      guard let session = try? open(name, id: nil) as? SQLiteSession,
        let results = try? session.resultPayloads()
      else { continue }
      for payload in old where (try? session.keeps(payload.name, results)) == false {
        let thing = CarriedText.bytes(of: name) + [UInt8(ascii: "/")] + payload.name
        let age = ledger.age(of: thing, claimed: payload.age)
        guard age >= PayloadDirectory.lifetime else { continue }
        failures.trying { () throws(SessionError) in
          try SessionError.wrap { () throws(SystemFailure) in
            try TreeRemoval.remove(directory.appending(bytes: payload.name))
          }
        }
      }
    }
  }
}
