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
      guard SessionName.isValid(name) else { throw SessionError.invalidName(name) }
    }
    let root = try preparedRoot(for: draft)
    if let name = draft.name, try isTaken(name) { throw SessionError.nameTaken(name) }

    let sessions = SessionLayout.sessions(root)
    let staging = try SessionError.wrap { () throws(SystemFailure) in
      try StagingFolder(in: sessions)
    }
    do {
      let record = newRecord(draft)
      let filled = try staging.fill(record, patience: patience, fill)
      let name = try publish(staging, draft.name, in: root)
      if filled.guardsBytes {
        try SessionError.wrap { () throws(SystemFailure) in try StoreFolder.synchronize(sessions) }
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

  private func preparedRoot(for draft: SessionDraft) throws(SessionError) -> FilePath {
    guard draft.isSensitive else {
      try SessionLayout.prepare(layout.stateRoot, parents: true)
      return layout.stateRoot
    }
    guard let root = layout.runtimeRoot else { throw .noRuntimeFolder }
    do throws(SessionError) {
      try SessionLayout.prepare(root, parents: false)
    } catch .system(let failure) where failure.errno == .noSuchFileOrDirectory {
      throw .noRuntimeFolder
    }
    return root
  }

  /// Whether an active session has this name; one that has expired is ended and has it no more.
  private func isTaken(_ name: String) throws(SessionError) -> Bool {
    do throws(SessionError) {
      _ = try open(name, id: nil)
      return true
    } catch {
      switch error {
      case .notFound, .ended, .expired: return false
      case .damaged, .newerVersion, .busy: return true
      default: throw error
      }
    }
  }

  private func newRecord(_ draft: SessionDraft) -> SessionRecord {
    let now = clock()
    let expires = draft.expires ?? (draft.isSensitive ? now + SessionDraft.sensitiveLifetime : nil)
    return SessionRecord(
      session: Session(
        name: draft.name ?? "", id: SessionIdentity.fresh(at: now), generation: 1,
        policy: draft.policy, origin: draft.origin, context: draft.context, created: now,
        expires: expires, isSensitive: draft.isSensitive),
      counts: SessionCounts(), claim: nil)
  }

  /// Gives the filled folder its name; a name that was asked for, or a fresh one.
  private func publish(
    _ staging: StagingFolder, _ name: String?, in root: FilePath
  ) throws(SessionError) -> String {
    var attempt = 0
    while true {
      let candidate = name ?? SessionName.fresh(attempt: attempt)
      let target = SessionLayout.folder(root, candidate)
      let isElsewhere = try isInOtherRoot(candidate, than: root)
      if !isElsewhere {
        let moved = try SessionError.wrap { () throws(SystemFailure) in
          try staging.publish(as: target)
        }
        if moved { return candidate }
      }
      if let name { throw .nameTaken(name) }
      attempt += 1
    }
  }

  func isInOtherRoot(_ name: String, than root: FilePath) throws(SessionError) -> Bool {
    for other in layout.roots where other != root {
      let folder = SessionLayout.folder(other, name)
      let status = try SessionError.wrap { () throws(SystemFailure) in
        try FileSystem.statusIfPresent(of: folder, followingLinks: false)
      }
      if status != nil { return true }
    }
    return false
  }
}
