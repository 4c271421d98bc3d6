package import Items
import Synchronization

/// The sessions of this machine together with those of the shared store.
///
/// Which session is current, and what was dropped last, is a matter of this machine's terminals. Nothing is asked of
/// the shared store before it is needed. While it cannot be reached, the sessions of this machine can still be used.
package struct JointSessionStore<Shared: SharedSessions>: SessionStore {
  let local: SQLiteSessionStore
  let shared: Shared
  /// Whether only the sessions of the shared store are found.
  private let isOnlyShared: Bool
  private let reach = Reach()

  /// Why the shared store could not be reached when it was first asked.
  private final class Reach: Sendable {
    let failure = Mutex<SharedStoreFailure?>(nil)
  }

  package init(_ local: SQLiteSessionStore, _ shared: Shared, isOnlyShared: Bool = false) {
    self.local = local
    self.shared = shared
    self.isOnlyShared = isOnlyShared
  }

  package var unreachable: SharedStoreFailure? { reach.failure.withLock { $0 } }

  /// Asks the shared store what it adds to an answer; nil if it cannot be reached.
  private func asking<Answer>(
    _ body: () throws(SessionError) -> Answer
  ) throws(SessionError) -> Answer? {
    if unreachable != nil, !isOnlyShared { return nil }
    do throws(SessionError) {
      return try body()
    } catch {
      guard !isOnlyShared, case .sharedStore(let failure) = error, failure.isOutOfReach else {
        throw error
      }
      reach.failure.withLock { $0 = failure }
      return nil
    }
  }

  @discardableResult
  package func create(
    _ draft: SessionDraft, fill: (any SessionWriter) throws -> Void
  ) throws -> Session {
    guard draft.isForOtherHosts else { return try local.create(draft, fill: fill) }
    // Only this machine is asked: a session here can be lifted while the server cannot be reached.
    if let name = draft.name,
      try local.activeNames().contains(where: { $0.utf8.elementsEqual(name.utf8) })
    {
      throw SessionError.nameTaken(name)
    }
    return try shared.create(draft, fill: fill)
  }

  /// Opens a session of either store.
  ///
  /// - Throws: `SessionError.ambiguous` if both have an active session of this name, and no id is given.
  package func open(_ name: String, id: String?) throws(SessionError) -> any OpenSession {
    if isOnlyShared { return try shared.open(name, id: id) }
    if let id { return try open(name, known: id) }
    let here: any OpenSession
    do throws(SessionError) {
      here = try local.open(name, id: nil)
    } catch {
      switch error {
      case .notFound, .ended: return try sharedOnly(name, error)
      default: throw error
      }
    }
    let others = try asking { () throws(SessionError) in try shared.activeNames() } ?? []
    if others.contains(where: { $0.utf8.elementsEqual(name.utf8) }) {
      throw .ambiguous(name)
    }
    return here
  }

  private func open(_ name: String, known id: String) throws(SessionError) -> any OpenSession {
    do throws(SessionError) {
      return try local.open(name, id: id)
    } catch {
      // A session that has ended here is not there.
      if (try? local.openEnded(name, id: id)) != nil { throw error }
      switch error {
      case .notFound, .ended: return try sharedOnly(name, error, id: id)
      default: throw error
      }
    }
  }

  /// Opens a session that this machine does not have.
  private func sharedOnly(
    _ name: String, _ error: SessionError, id: String? = nil
  ) throws(SessionError) -> any OpenSession {
    let other: SessionError
    do throws(SessionError) {
      return try shared.open(name, id: id)
    } catch {
      other = error
    }
    switch (error, other) {
    case (.ended, .notFound), (_, .ended): throw .ended(name, active: try activeNames())
    case (_, .notFound): throw .notFound(name, active: try activeNames())
    default: throw other
    }
  }

  package func openEnded(_ name: String, id: String?) throws(SessionError) -> any OpenSession {
    if isOnlyShared { return try shared.openEnded(name, id: id) }
    var here: (any OpenSession)?
    var missing: SessionError?
    do throws(SessionError) { here = try local.openEnded(name, id: id) } catch { missing = error }
    let there: (any OpenSession)?
    do throws(SessionError) {
      there = try shared.openEnded(name, id: id)
    } catch {
      switch error {
      case .notFound: break
      case .sharedStore(let failure) where here != nil && failure.isOutOfReach: break
      default: throw error
      }
      there = nil
    }
    switch (here, there) {
    case (let here?, let there?):
      let last = try endedSessions().first {
        $0.id == here.session.id || $0.id == there.session.id
      }
      return last?.id == here.session.id ? here : there
    case (let found?, nil), (nil, let found?): return found
    case (nil, nil):
      if let missing, case .damaged = missing { throw missing }
      throw .notFound(name, active: try activeNames())
    }
  }

  package func activeNames() throws(SessionError) -> [String] {
    var names = try isOnlyShared ? [] : local.activeNames()
    for name in try asking({ () throws(SessionError) in try shared.activeNames() }) ?? []
    where !names.contains(where: { $0.utf8.elementsEqual(name.utf8) }) {
      names.append(name)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  package func endedSessions() throws(SessionError) -> [EndedSession] {
    let here = try isOnlyShared ? [] : local.endedSessions()
    let there = try asking { () throws(SessionError) in try shared.endedSessions() } ?? []
    return (here + there).sorted {
      ($0.ended, $0.id) > ($1.ended, $1.id)
    }
  }

  package func keptSummary(of ended: EndedSession) -> [UInt8]? {
    isOnlyShared ? nil : local.keptSummary(of: ended)
  }

  package func current(for terminal: TerminalIdentity) throws(SessionError) -> CurrentSession {
    let current = try local.current(for: terminal)
    // The session of a pointer may be one of the shared store if it is not here.
    guard case .ended(let name, let id) = current,
      (try? local.openEnded(name, id: id)) == nil, try shared.isActive(name)
    else { return current }
    return .session(name: name, id: id, isFromElsewhere: local.isFromElsewhere(id, for: terminal))
  }

  package func setCurrent(
    _ session: Session, for terminal: TerminalIdentity
  ) throws(SessionError) {
    try local.setCurrent(session, for: terminal)
  }

  package func reopen(
    _ session: Session, renewed: Bool
  ) throws(SessionError) -> any OpenSession {
    do throws(SessionError) {
      return try local.reopen(session, renewed: renewed)
    } catch {
      guard case .notFound = error else { throw error }
    }
    return try shared.reopen(session, renewed: renewed)
  }

  package func setAside(_ name: String, erasing: Bool) throws(SessionError) {
    let names = try isOnlyShared ? [] : local.activeNames()
    var isHere = names.contains { $0.utf8.elementsEqual(name.utf8) }
    if erasing, !isHere, !isOnlyShared, try !shared.isActive(name) {
      do throws(SessionError) { _ = try local.openEnded(name, id: nil) } catch .damaged {
        isHere = true
      } catch {}
    }
    try isHere ? local.setAside(name, erasing: erasing) : shared.setAside(name, erasing: erasing)
  }

  package func purge(_ session: Session) throws(SessionError) {
    try local.purge(session)
    try shared.purge(session)
  }

  package func remember(
    _ drop: DropReference, for terminal: TerminalIdentity
  ) throws(SessionError) {
    try local.remember(drop, for: terminal)
  }

  package func lastDrops(
    of terminal: TerminalIdentity
  ) throws(SessionError) -> [DropReference] {
    try local.lastDrops(of: terminal)
  }

  package func changeDrops(
    of terminal: TerminalIdentity, _ change: (inout [DropReference]) -> Void
  ) throws(SessionError) {
    try local.changeDrops(of: terminal, change)
  }

  /// Sweeps this machine; the shared store sweeps itself when a session is created there.
  package func sweep(now: Int64) throws(SessionError) { try local.sweep(now: now) }
}

/// A store of sessions for many machines.
///
/// It knows nothing of terminals: which session is current is a matter of each machine.
package protocol SharedSessions {
  func create(
    _ draft: SessionDraft, fill: (any SessionWriter) throws -> Void
  ) throws -> Session
  func open(_ name: String, id: String?) throws(SessionError) -> any OpenSession
  func openEnded(_ name: String, id: String?) throws(SessionError) -> any OpenSession
  func activeNames() throws(SessionError) -> [String]
  func endedSessions() throws(SessionError) -> [EndedSession]
  func reopen(_ session: Session, renewed: Bool) throws(SessionError) -> any OpenSession
  func setAside(_ name: String, erasing: Bool) throws(SessionError)
  func purge(_ session: Session) throws(SessionError)
  func sweep(now: Int64) throws(SessionError)

  /// Whether a session of this name is active.
  func isActive(_ name: String) throws(SessionError) -> Bool
}
