package import Context
package import Items
package import Sessions
import SystemCalls

/// Reactivates an ended session with its items, and makes it the current one.
///
/// Placed items are restored to the session; items whose files were moved away are not.
package struct SessionReopening {
  private let ended: any OpenSession
  /// The items to restore; nil for all that the session had.
  private let items: [Int]?
  private let store: any SessionStore
  private let context: ExchangeContext

  /// - Parameters:
  ///   - ended: A session that has ended or from which items were cancelled.
  ///   - items: The items to restore; nil for all that the session had.
  package init(
    _ ended: any OpenSession, items: [Int]? = nil, in store: any SessionStore,
    _ context: ExchangeContext
  ) {
    self.ended = ended
    self.items = items
    self.store = store
    self.context = context
  }

  /// Reopens the session; nil if all items were moved away, so that the drop has to be undone instead.
  package func whereAnythingIsLeft(_ onlyAsks: Bool) throws -> ReopenOutcome? {
    do {
      return try self(onlyAsks: onlyAsks)
    } catch ExchangeError.everythingMoved {
      return nil
    }
  }

  /// - Parameter onlyAsks: Whether to report the result without changing anything.
  package func callAsFunction(onlyAsks: Bool = false) throws -> ReopenOutcome {
    let (indices, moved) = try items.map { ($0, 0) } ?? returning()
    let kept = try ended.counts()
    if indices.isEmpty && kept.items == 0 {
      throw ExchangeError.everythingMoved(session: ended.session.name)
    }
    let returned = items.map { ended.contents(of: $0, for: context.origin) }
    let contents = returned ?? ended.contents(for: context.origin)
    if onlyAsks {
      return ReopenOutcome(
        session: ended.session, items: kept.items + indices.count, size: kept.size, moved: moved,
        back: items?.count, contents: contents)
    }
    let open =
      ended.session.state.isOver ? try store.reopen(ended.session, renewed: true) : ended
    let claim = try open.claim(by: .thisProcess(), wait: .zero)
    defer { try? open.release(claim) }
    try open.finishKilled(in: context)
    try open.change { writer in
      for index in indices {
        try writer.setState(.pending, of: index)
        try writer.log(.happened(.reopened, item: index))
      }
    }
    try store.setCurrent(open.session, for: context.terminal)
    try store.rename(open.session, for: context.terminal)
    let counts = try open.counts()
    return ReopenOutcome(
      session: open.session.with(.active), items: counts.items, size: counts.size, moved: moved,
      back: items?.count,
      contents: returned ?? open.contents(for: context.origin),
      formerName: ended.session.name)
  }

  /// The items to restore, and the number of items that cannot be because their files were moved away.
  private func returning() throws -> (indices: [Int], moved: Int) {
    switch ended.session.state {
    case .active, .dropping, .offered: return ([], 0)
    case .cancelled, .expired:
      return try ended.counts().items > 0 ? ([], 0) : (ended.indices(in: [.cancelled]), 0)
    case .ended:
      let placed = try ended.indices(in: [.placed, .skipped])
      let gone = try moved()
      let back = placed.filter { !gone.contains($0) }
      return (back, placed.count - back.count)
    }
  }

  /// The items whose files were moved away by a drop.
  private func moved() throws -> Set<Int> {
    var moved: Set<Int> = []
    var last = Int64.max
    while true {
      let page = try ended.transfers(before: last, limit: 256)
      guard let end = page.last else { return moved }
      for record in page
      where record.item > 0 && !record.isPart && record.sourceRemoved && record.step != .undone {
        moved.insert(record.item)
      }
      last = end.number
    }
  }
}

// Finds the session to reopen.
extension SessionReopening {
  /// - Parameter name: The name of the session; nil for the last one of this terminal.
  package init(
    ofSession name: String?, in store: any SessionStore, _ context: ExchangeContext
  ) throws {
    let ended =
      try name.map { try Self.ended($0, in: store, context) } ?? Self.lastEnded(in: store, context)
    self.init(ended, in: store, context)
  }

  private static func lastEnded(
    in store: any SessionStore, _ context: ExchangeContext
  ) throws -> any OpenSession {
    if case .ended(let name, let id) = try store.current(for: context.terminal),
      let open = try? store.openEnded(name, id: id)
    {
      return open
    }
    for drop in try store.lastDrops(of: context.terminal) {
      guard let open = try? store.openEnded(drop.name, id: drop.id) else { continue }
      if try !open.isTransient() { return open }
    }
    throw ExchangeError.nothingToReopen(context.endedChoices(in: store))
  }

  private static func ended(
    _ name: String, in store: any SessionStore, _ context: ExchangeContext
  ) throws -> any OpenSession {
    guard SessionName.isValid(name) else { throw SessionError.invalidName(name) }
    do {
      return try store.openEnded(name)
    } catch SessionError.notFound {
      if (try? store.open(name)) != nil { throw ExchangeError.isActive(session: name) }
      throw ExchangeError.notKept(session: name, context.endedChoices(in: store))
    }
  }
}

/// The result of reopening a session.
package struct ReopenOutcome: Equatable, Sendable {
  package var session: Session
  /// The number of items that the session has or would have.
  package var items: Int
  /// The known size of these items, in bytes.
  package var size: Int64
  /// The number of items that are not restored because their files were moved.
  package var moved: Int
  /// The number of restored items if only some were to be restored; nil otherwise.
  package var back: Int?
  /// The restored items if only some were to be restored, else what the session has.
  package var contents: SessionContents
  /// The former name of the session.
  package var formerName: String?
}

extension Session {
  /// A copy of the session in another state.
  package func with(_ state: State) -> Session {
    var session = self
    session.state = state
    return session
  }
}

extension SessionStore {
  /// Updates the name of a session in the last drops of a terminal.
  fileprivate func rename(
    _ session: Session, for terminal: TerminalIdentity
  ) throws(SessionError) {
    try changeDrops(of: terminal) { drops in
      for index in drops.indices where drops[index].id == session.id {
        drops[index].name = session.name
      }
    }
  }
}
