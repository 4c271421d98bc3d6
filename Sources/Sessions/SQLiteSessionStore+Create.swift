import Diagnostics
package import Items
import SystemCalls
import SystemPackage

extension SQLiteSessionStore {
  @discardableResult
  package func create(
    _ draft: SessionDraft, fill: (any SessionWriter) throws -> Void
  ) throws -> Session {
    if let name = draft.name {
      guard SessionName.isAllowed(name) else { throw SessionError.invalidName(name) }
    }
    let (root, staging, obstacle) = try location(for: draft)
    do {
      if let name = draft.name, try isTaken(name) { throw SessionError.nameTaken(name) }
      let record = newRecord(draft)
      let expiry =
        draft.isSensitive
        ? record.session.expires.map {
          Expiry(wall: $0, now: record.session.created, uptime: uptime())
        } : nil
      let filled = try staging.fill(record, expiry, busyTimeout: busyTimeout, fill)
      // Bytes that exist only in memory would be lost in a power cut.
      if let obstacle, filled.guardsBytes, !draft.isSensitive {
        throw SessionError.system(obstacle)
      }
      let name = try publish(staging, draft, in: root)
      if let obstacle { saying(Self.isInMemory(name, obstacle)) }
      if filled.guardsBytes {
        try SessionError.wrap { () throws(SystemFailure) in
          try StoreDirectory.synchronizeName(of: SessionLayout.directory(root, name))
        }
      }
      var session = filled.session
      session.name = name
      staging.release()
      return session
    } catch {
      staging.withdraw()
      throw error
    }
  }

  /// Where to create the session: in the state directory or, if its disk is full or read-only, in memory.
  private func location(
    for draft: SessionDraft
  ) throws(SessionError) -> (root: FilePath, StagingDirectory, obstacle: SystemFailure?) {
    do throws(SessionError) {
      let root = try preparedRoot(for: draft)
      return (root, try staging(in: root), nil)
    } catch .system(let failure)
      where failure.keepsFromWriting && !draft.isSensitive && !draft.keepsData
    {
      guard let root = layout.runtimeRoot, root != layout.stateRoot,
        (try? SessionLayout.checkMemory(root.directory)) != nil,
        (try? SessionLayout.prepare(root, parents: false)) != nil
      else { throw .system(failure) }
      return (root, try staging(in: root), failure)
    }
  }

  /// Creates the staging directory, on a disk that has room for the record.
  private func staging(in root: FilePath) throws(SessionError) -> StagingDirectory {
    try SessionError.wrap { () throws(SystemFailure) in
      let volume = try FileSystem.volume(of: root)
      // Some file systems do not report their size.
      if volume.size > 0, volume.free < Self.roomForRecord {
        throw SystemFailure("statfs", root, .noSpace)
      }
      return try StagingDirectory(in: SessionLayout.sessions(root))
    }
  }

  /// The space that a small session needs, in bytes.
  private static let roomForRecord: Int64 = 128 << 10

  private static func isInMemory(_ name: String, _ obstacle: SystemFailure) -> Diagnostic {
    let location = obstacle.path.map { "'\($0.carried)'" } ?? "the state folder"
    return Diagnostic(
      .note, .sessionInMemory,
      "\(location): \(obstacle.reason); session '\(name)' is kept in memory",
      hints: ["it is lost when the machine restarts; the files that it names are not affected"])
  }

  private func preparedRoot(for draft: SessionDraft) throws(SessionError) -> FilePath {
    guard draft.isSensitive else {
      try SessionLayout.prepare(layout.stateRoot, parents: true)
      return layout.stateRoot
    }
    guard let root = layout.runtimeRoot else { throw .noRuntimeDirectory }
    do throws(SessionError) {
      try SessionLayout.prepare(root, parents: false)
    } catch .system(let failure) where failure.errno == .noSuchFileOrDirectory {
      throw .noRuntimeDirectory
    }
    return root
  }

  /// Whether an active session has this name; a session that has expired is ended first and does not count.
  private func isTaken(_ name: String) throws(SessionError) -> Bool {
    do throws(SessionError) {
      _ = try open(name, id: nil)
      return true
    } catch {
      switch error {
      case .notFound, .ended, .expired: return false
      case .damaged, .newerVersion, .busy, .unreadable: return true
      default: throw error
      }
    }
  }

  private func newRecord(_ draft: SessionDraft) -> SessionRecord {
    let now = clock()
    let lifetime = SessionDraft.sensitiveLifetime
    let expires = draft.expires ?? (draft.isSensitive ? now.addingClamped(lifetime) : nil)
    return SessionRecord(
      session: Session(
        name: draft.name ?? "", id: SessionIdentity.fresh(at: now),
        state: draft.claim == nil ? .active : .dropping, generation: 1,
        policy: draft.policy, origin: draft.origin, context: draft.context, created: now,
        expires: expires, isSensitive: draft.isSensitive),
      counts: SessionCounts(), claim: draft.claim)
  }

  /// Renames the filled directory to the requested name, or to a random one.
  private func publish(
    _ staging: StagingDirectory, _ draft: SessionDraft, in root: FilePath
  ) throws(SessionError) -> String {
    var attempt = 0
    var suggestion = draft.suggestedName.flatMap { name in
      SessionName.isAllowed(name) && !SessionName.isTransient(name) ? name : nil
    }
    if let name = suggestion, try isTaken(name) { suggestion = nil }
    while true {
      let candidate =
        draft.name ?? suggestion ?? SessionName.fresh(attempt: attempt, prefix: draft.prefix)
      let target = SessionLayout.directory(root, candidate)
      let isElsewhere = try isInOtherRoot(candidate, than: root)
      if !isElsewhere {
        let moved = try SessionError.wrap { () throws(SystemFailure) in
          try staging.publish(as: target)
        }
        if moved { return candidate }
      }
      if let name = draft.name { throw .nameTaken(name) }
      if suggestion != nil { suggestion = nil } else { attempt += 1 }
    }
  }

  func isInOtherRoot(_ name: String, than root: FilePath) throws(SessionError) -> Bool {
    for other in layout.roots where other != root {
      let directory = SessionLayout.directory(other, name)
      let status = try SessionError.wrap { () throws(SystemFailure) in
        try FileSystem.statusIfPresent(of: directory, followingLinks: false)
      }
      if status != nil { return true }
    }
    return false
  }
}
