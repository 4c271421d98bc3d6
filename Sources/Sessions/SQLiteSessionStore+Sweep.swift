import Diagnostics
import Items
import SystemCalls
import SystemPackage

extension SQLiteSessionStore {
  /// How long an ended session is kept, in nanoseconds.
  static let endedLifetime: Int64 = 7 * 24 * 3600 * 1_000_000_000
  /// How long after a sweep the next one looks at everything again, in nanoseconds.
  static let sweepInterval: Int64 = 3600 * 1_000_000_000

  package func sweep(now: Int64) throws(SessionError) {
    if let root = layout.runtimeRoot, try SessionLayout.isSafe(root) {
      try eraseExpired(in: root, now: now)
    }
    guard try SessionLayout.isSafe(layout.stateRoot), isDue(now) else { return }
    // From here on, what cannot be removed today is left to the next sweep: nobody asked for this one.
    for root in layout.roots {
      try? removeDeadStaging(in: SessionLayout.sessions(root))
      try? removeOldEnded(in: SessionLayout.ended(root), now: now)
    }
    try? removeDeadPointers(now: now)
    try? removeOrphans(now: now)
  }

  /// Whether the last sweep is long ago; marks this one.
  private func isDue(_ now: Int64) -> Bool {
    let stamp = layout.sweepStamp
    guard let last = try? FileSystem.statusIfPresent(of: stamp) else {
      try? StoreFolder.makeFile(stamp)
      try? FileSystem.setTimes(of: stamp, accessed: now, modified: now)
      return true
    }
    // A stamp of the future says that the clock was set back.
    if last.modified <= now, now - last.modified < Self.sweepInterval { return false }
    return (try? FileSystem.setTimes(of: stamp, accessed: now, modified: now)) != nil
  }

  /// Erases sensitive sessions that have expired, by the time beside the record.
  private func eraseExpired(in root: FilePath, now: Int64) throws(SessionError) {
    let sessions = SessionLayout.sessions(root)
    for name in try names(in: sessions) where name.first != UInt8(ascii: ".") {
      let folder = sessions.appending(bytes: name)
      guard let text = StoreFolder.read(SessionLayout.expiry(folder)),
        let expires = Int64(String(decoding: text.prefix { $0 != 0x0A }, as: UTF8.self)),
        expires <= now
      else { continue }
      if let session = try? openFolder(folder, CarriedText.text(name), root) {
        try? clearUp(session)
      }
      try SessionError.wrap { () throws(SystemFailure) in
        guard let place = try SessionPlace.enter(folder, alone: true) else { return }
        defer { place.release() }
        try SessionPlace.erase(folder)
      }
    }
  }

  private func removeDeadStaging(in sessions: FilePath) throws {
    for name in try names(in: sessions) where name.first == UInt8(ascii: ".") {
      let folder = sessions.appending(bytes: name)
      guard let place = try SessionPlace.enterIfFree(folder) else { continue }
      defer { place.release() }
      try StoreFolder.removeTree(folder)
    }
  }

  private func removeOldEnded(in ended: FilePath, now: Int64) throws {
    for name in try names(in: ended) {
      let folder = ended.appending(bytes: name)
      if name.first == UInt8(ascii: ".") {
        try StoreFolder.removeTree(folder)
        continue
      }
      let status = try FileSystem.statusIfPresent(of: folder, followingLinks: false)
      guard let status, status.modified <= now - Self.endedLifetime else { continue }
      guard let place = try SessionPlace.enterIfFree(folder) else { continue }
      defer { place.release() }
      KeptFiles.remove(ofSessionIn: folder, patience: patience)
      try SessionPlace.erase(folder)
    }
  }

  /// Removes pointers of terminals that are gone; their session number may come again.
  ///
  /// One of a session that had lost its leader already when it was written counts for a day: nothing tells
  /// whether that session goes on.
  private func removeDeadPointers(now: Int64) throws {
    func removeIfOld(_ path: FilePath) throws {
      guard let status = try FileSystem.statusIfPresent(of: path),
        PayloadFolder.isOld(status, now: now)
      else { return }
      try FileSystem.removeFile(path)
    }
    for name in try names(in: layout.pointers) where name != Array("user".utf8) {
      let path = layout.pointers.appending(bytes: name)
      if name.first == UInt8(ascii: ".") {
        // A pointer that is being written is seconds old, not a day.
        try removeIfOld(path)
        continue
      }
      let number = name.prefix { $0 != UInt8(ascii: ".") }
      guard let sid = Int32(String(decoding: number, as: UTF8.self)),
        let start = StoreFolder.read(path).flatMap({
          CurrentPointer($0)?.leaderStart ?? DropPointers($0)?.leaderStart
        })
      else { continue }
      if TerminalIdentity.leaderStart(of: sid) != start {
        try FileSystem.removeFile(path)
      } else if start == 0 {
        try removeIfOld(path)
      }
    }
  }

  /// Removes payloads that are a day old and nobody's: of commands that were killed, and results of promises
  /// that count no more.
  private func removeOrphans(now: Int64) throws {
    for name in try activeNames() {
      let folder = SessionLayout.payloads(SessionLayout.folder(layout.stateRoot, name))
      let old = try names(in: folder).filter {
        let status = try? FileSystem.status(of: folder.appending(bytes: $0), followingLinks: false)
        return status.map { PayloadFolder.isOld($0, now: now) } ?? false
      }
      if old.isEmpty { continue }
      guard let session = try? open(name, id: nil) as? SQLiteSession else { continue }
      let results = try session.resultPayloads()
      for payload in old where try !session.keeps(payload, results) {
        PrivateFolder.remove(folder.appending(bytes: payload))
      }
    }
  }
}
