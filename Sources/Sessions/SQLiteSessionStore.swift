package import Diagnostics
import Items
import SystemCalls
import SystemPackage

/// Sessions as directories with SQLite files; dnd-session(5) describes the layout.
package struct SQLiteSessionStore: SessionStore, Sendable {
  package let layout: SessionLayout
  let busyTimeout: Int32
  let clock: @Sendable () -> Int64
  let uptime: @Sendable () -> Int64
  let boot: @Sendable () -> String
  let clearingUp: @Sendable (any OpenSession) -> Void
  let summarizing: @Sendable (any OpenSession) -> [UInt8]?
  let saying: @Sendable (Diagnostic) -> Void

  /// Creates a store in these directories.
  ///
  /// - Parameters:
  ///   - busyTimeout: How long a change waits for another command's change.
  ///   - clock: The time of day, in nanoseconds since 1970.
  ///   - uptime: The time since boot, including suspend, in nanoseconds.
  ///   - boot: The boot ID; empty when unknown.
  ///   - clearingUp: Finishes an interrupted drop of an expired session, which is claimed. This is the last
  ///     opportunity, because nobody opens the session again.
  ///   - summarizing: What to keep for `keptSummary` of a session that is ending.
  ///   - saying: Receives notes about unusual conditions.
  package init(
    _ layout: SessionLayout, busyTimeout: Duration = .seconds(5),
    clock: @escaping @Sendable () -> Int64 = { Clock.now },
    uptime: @escaping @Sendable () -> Int64 = { Clock.sinceStart },
    boot: @escaping @Sendable () -> String = { Machine.boot },
    clearingUp: @escaping @Sendable (any OpenSession) -> Void = { _ in },
    summarizing: @escaping @Sendable (any OpenSession) -> [UInt8]? = { _ in nil },
    saying: @escaping @Sendable (Diagnostic) -> Void = { _ in }
  ) {
    self.layout = layout
    self.busyTimeout = Int32(clamping: busyTimeout.milliseconds)
    self.clock = clock
    self.uptime = uptime
    self.boot = boot
    self.clearingUp = clearingUp
    self.summarizing = summarizing
    self.saying = saying
  }

  package var unreachable: SharedStoreFailure? { nil }

  package func open(_ name: String, id: String?) throws(SessionError) -> any OpenSession {
    guard let session = try find(name) else { throw try missing(name) }
    if session.session.state.isOver {
      // Its last command was killed before it could move the directory.
      try? session.removeOrphans()
      try session.leave()
      throw .ended(name, active: try activeNames())
    }
    if let id, id != session.session.id { throw .ended(name, active: try activeNames()) }
    if isExpired(session) {
      do throws(SessionError) {
        try clearUp(session)
        try session.end(as: .expired)
      } catch .busy {
        // A drop that began in time may finish.
        return session
      }
      throw .expired(name)
    }
    return session
  }

  /// Whether the session has expired; for a sensitive one the time since boot decides as well.
  private func isExpired(_ session: SQLiteSession) -> Bool {
    if let expires = session.session.expires, expires <= clock() { return true }
    guard session.session.isSensitive, let expiry = Expiry(of: session.file.directory) else {
      return false
    }
    return expiry.isOver(clock(), uptime: uptime())
  }

  /// Finishes an interrupted drop of a session before the session ends.
  ///
  /// - Throws: `SessionError.busy` while a drop is running.
  func clearUp(_ session: SQLiteSession) throws(SessionError) {
    let isUnfinished = try !session.unfinishedTransfers(after: 0, limit: 1).isEmpty
    guard isUnfinished || session.session.state == .dropping else { return }
    _ = try session.claim(by: .thisProcess(), wait: .zero)
    clearingUp(session)
  }

  /// Opens the directory with this name among the active sessions, whatever its state.
  private func find(_ name: String) throws(SessionError) -> SQLiteSession? {
    guard SessionName.isValid(name) else { return nil }
    for root in layout.roots where try SessionLayout.isSafe(root) {
      if let session = try openDirectory(SessionLayout.directory(root, name), name, root) {
        return session
      }
    }
    return nil
  }

  func openDirectory(
    _ directory: FilePath, _ name: String, _ root: FilePath
  ) throws(SessionError) -> SQLiteSession? {
    let lock = try SessionError.wrap { () throws(SystemFailure) in
      try SessionLock.enter(directory, alone: false)
    }
    guard let lock else { return nil }
    defer { lock.release() }
    let file = try SessionFile(name, in: directory, busyTimeout: busyTimeout)
    let record = try file.record()
    let status = try SessionError.wrap { () throws(SystemFailure) in try lock.status() }
    return opened(file, record, at: status, root)
  }

  func opened(
    _ file: SessionFile, _ record: SessionRecord, at identity: FileStatus, _ root: FilePath
  ) -> SQLiteSession {
    SQLiteSession(
      file, record, at: identity, root: root, clock: clock, boot: boot, summarizing: summarizing)
  }

  private func missing(_ name: String) throws(SessionError) -> SessionError {
    let active = try activeNames()
    return try endedIDs(of: name).isEmpty
      ? .notFound(name, active: active) : .ended(name, active: active)
  }

  package func openEnded(_ name: String, id: String?) throws(SessionError) -> any OpenSession {
    let kept = try endedIDs(of: name)
    for (root, keptID) in kept.sorted(by: { $0.id > $1.id }) where id == nil || id == keptID {
      let directory = SessionLayout.endedDirectory(root, name, keptID)
      if let session = try openDirectory(directory, name, root) { return session }
    }
    throw .notFound(name, active: try activeNames())
  }

  /// The ended sessions of this name that are still kept.
  func endedIDs(of name: String) throws(SessionError) -> [(root: FilePath, id: String)] {
    let start = CarriedText.bytes(of: name) + [UInt8(ascii: ".")]
    var found: [(root: FilePath, id: String)] = []
    for root in layout.roots where try SessionLayout.isSafe(root) {
      for entry in try names(in: SessionLayout.ended(root)) where entry.starts(with: start) {
        let id = entry.dropFirst(start.count)
        if SessionIdentity.isOne(id) { found.append((root, String(decoding: id, as: UTF8.self))) }
      }
    }
    return found
  }

  package func activeNames() throws(SessionError) -> [String] {
    var found: [[UInt8]] = []
    for root in layout.roots where try SessionLayout.isSafe(root) {
      found += try names(in: SessionLayout.sessions(root)).filter {
        $0.first != UInt8(ascii: ".")
      }
    }
    return found.sorted { $0.lexicographicallyPrecedes($1) }.map { CarriedText.text($0) }
  }

  package func endedSessions() throws(SessionError) -> [EndedSession] {
    var found: [EndedSession] = []
    for root in layout.roots where try SessionLayout.isSafe(root) {
      for entry in try names(in: SessionLayout.ended(root)) {
        guard let dot = entry.lastIndex(of: UInt8(ascii: ".")), dot > 0,
          SessionIdentity.isOne(entry[(dot + 1)...])
        else { continue }
        let path = SessionLayout.ended(root).appending(bytes: entry)
        let status = try? FileSystem.statusIfPresent(of: path, followingLinks: false)
        found.append(
          EndedSession(
            name: CarriedText.text(Array(entry[..<dot])),
            id: String(decoding: entry[(dot + 1)...], as: UTF8.self),
            ended: Int64(clamping: status?.modified ?? 0)))
      }
    }
    return found.sorted { ($0.ended, $0.id) > ($1.ended, $1.id) }
  }

  package func keptSummary(of ended: EndedSession) -> [UInt8]? {
    for root in layout.roots {
      let directory = SessionLayout.endedDirectory(root, ended.name, ended.id)
      if let kept = StoreDirectory.read(SessionLayout.summary(directory), limit: 1 << 18) {
        return kept
      }
    }
    return nil
  }

  func names(in directory: FilePath) throws(SessionError) -> [[UInt8]] {
    try SessionError.wrap { () throws(SystemFailure) in try StoreDirectory.names(in: directory) }
  }
}

/// The identifier that distinguishes a session from all others, even of the same name.
package enum SessionIdentity {
  /// A new identifier: the time in milliseconds, so that identifiers sort by age, and a random number, both in
  /// hexadecimal.
  package static func fresh(at time: Int64) -> String {
    let milliseconds = Hexadecimal.text(max(0, time / 1_000_000), digits: 12)
    return milliseconds + "-"
      + Hexadecimal.text(UInt32.random(in: .min ... .max), digits: 8)
  }

  /// Whether these bytes can be an identifier, and so part of the name of a directory.
  package static func isOne(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.count == 21 && !bytes.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
  }
}

extension Duration {
  /// Whole milliseconds.
  package var milliseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds.multipliedClamped(by: 1000)
      .addingClamped(attoseconds / 1_000_000_000_000_000)
  }
}
