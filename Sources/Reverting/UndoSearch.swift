package import Context
import Items
package import Sessions
import SystemCalls

/// Finds the drop that an undo refers to: the last one of a session or of a terminal.
package struct UndoSearch {
  package let store: any SessionStore
  package let context: ExchangeContext

  package init(store: any SessionStore, in context: ExchangeContext) {
    self.store = store
    self.context = context
  }

  private var terminal: TerminalIdentity { context.terminal }

  /// A drop that has not been fully undone.
  package struct Found {
    package var open: any OpenSession
    package var run: String

    fileprivate func prospect(in context: ExchangeContext) throws -> UndoPreview.Prospect {
      if open.session.isSensitive { return .nothing }
      return try UndoPreview(open, run: run, in: context).prospect()
    }

    /// Logs that it was reported that the drop cannot be undone, or not completely.
    ///
    /// - Parameter reopened: The session, if it was reopened.
    package func noteFailure(in reopened: (any OpenSession)? = nil) {
      // Logging is best effort.
      try? (reopened ?? open).log(.began(.undoFailed, "undo", at: "", run: run))
    }
  }

  /// The last drop that can be undone, or whose failure has not been reported yet.
  ///
  /// - Parameter skips: Whether to skip a drop that cannot be undone even if that has not been reported.
  /// - Throws: `ExchangeError.nothingToUndo`, or any error of opening the session.
  package func drop(of name: String?, skips: Bool, onlyAsks: Bool = false) throws -> Found {
    guard let name else { return try lastDrop(skips: skips, onlyAsks) }
    guard SessionName.isValid(name) else { throw SessionError.invalidName(name) }
    let open = try self.open(name, id: nil)
    var choice = Choice(skips: skips, self)
    var found: Found?
    try open.eachRunDone { run in
      found = try choice.take(Found(open: open, run: run))
      return found == nil
    }
    guard let found = found ?? (onlyAsks ? choice.told : nil) else {
      try open.checkThatNoDropRuns()
      if let run = try open.runOfCutOffUndo() { return Found(open: open, run: run) }
      throw ExchangeError.nothingToUndo(session: name)
    }
    return found
  }

  /// Whether an undo passes over a drop and continues with the action before it.
  ///
  /// The drop cannot be undone, and the user has been told so or asks for it with `skips`. One that could be undone if its
  /// host or store could be reached remains the next one.
  func passesOver(_ open: any OpenSession, run: String, skips: Bool) throws -> Bool {
    guard try skips || open.wasTold(of: run) else { return false }
    return switch try Found(open: open, run: run).prospect(in: context) {
    case .something: false
    case .nothing: true
    case .unreachable: skips
    }
  }

  /// Whether it goes past every drop of a session.
  func passesOverAll(of open: any OpenSession, skips: Bool) throws -> Bool {
    var passesAll = true
    try open.eachRunDone { run in
      passesAll = try passesOver(open, run: run, skips: skips)
      return passesAll
    }
    return passesAll
  }

  /// What can still be undone or reopened if this terminal has nothing to undo.
  package static func choices(in context: ExchangeContext) -> SessionChoices {
    guard let store = try? context.store() else { return SessionChoices() }
    return context.endedChoices(in: store, where: UndoSearch(store: store, in: context).isChoice)
  }

  /// Whether a session that has ended has something to undo of which nobody was told that it cannot be.
  private func isChoice(_ open: any OpenSession) -> Bool {
    open.session.state != .ended || (try? !passesOverAll(of: open, skips: false)) ?? false
  }

  private func lastDrop(skips: Bool, _ onlyAsks: Bool) throws -> Found {
    var choice = Choice(skips: skips, self)
    var drops = try store.lastDrops(of: terminal)
    let idle = drops.first.flatMap { $0.isIdle ? $0.name : nil }
    drops.removeAll(where: \.isIdle)
    if let idle, !skips {
      try sayNothingChanged(by: idle, before: drops, onlyAsks, \.isIdle)
    }
    // A cancel that was not found before has been taken back.
    let made = drops.filter { $0.cancel == nil }
    for (index, drop) in made.enumerated() {
      do {
        let before = made.dropFirst(index + 1)
        if let found = try found(drop, index == 0 ? before : nil, &choice, onlyAsks) {
          return found
        }
      } catch let error as SessionError where error.isLasting {
        // Report this only once; the drop cannot be undone, so it can be forgotten.
        if !onlyAsks {
          try store.changeDrops(of: terminal) { $0.removeAll { $0.run == drop.run } }
        }
        if skips { continue }
        // Never undo an older drop instead.
        if case .notFound = error { throw ExchangeError.undoNotKept(session: drop.name) }
        throw error
      }
    }
    guard onlyAsks, let found = choice.told else {
      throw ExchangeError.nothingToUndo(session: nil)
    }
    return found
  }

  /// The drop, if it is the one to undo.
  ///
  /// - Parameter before: The drops before it, if it is the last one.
  private func found(
    _ drop: DropReference, _ before: ArraySlice<DropReference>?, _ choice: inout Choice,
    _ onlyAsks: Bool
  ) throws -> Found? {
    let open = try self.open(drop.name, id: drop.id)
    if try open.hasDone(drop.run) { return try choice.take(Found(open: open, run: drop.run)) }
    // A drop that has done nothing yet is still the last one, and so is one that was interrupted or killed then.
    guard try open.transfers(of: drop.run, before: .max, limit: 1).isEmpty else {
      // Its undo was killed before it was forgotten, or came from another terminal: nothing older is meant.
      return choice.skips ? nil : Found(open: open, run: drop.run)
    }
    try open.checkThatNoDropRuns()
    if !choice.skips, let before {
      let isOneStep = SessionName.isTransient(drop.name)
      try sayNothingChanged(
        by: isOneStep ? String(drop.name.prefix(2)) : "drop", before: before, onlyAsks
      ) { $0 == drop }
    }
    return nil
  }

  /// Says once that the last command changed nothing.
  private func sayNothingChanged(
    by command: String, before drops: some Sequence<DropReference>, _ onlyAsks: Bool,
    _ isIt: (DropReference) -> Bool
  ) throws {
    if !onlyAsks { try store.changeDrops(of: terminal) { $0.removeAll(where: isIt) } }
    throw ExchangeError.nothingChanged(
      command: command, before: drops.lazy.compactMap(self.choice).first)
  }

  /// The outcome of an undo.
  ///
  /// - Throws: If a command of one step was killed before it placed anything; what it left is cleared away by then.
  package func checked(_ outcome: UndoOutcome, of found: Found) throws -> UndoOutcome {
    guard outcome.isOfNothing else { return outcome }
    let before = try store.lastDrops(of: terminal)
      .filter { $0.run != found.run && !$0.isIdle && $0.cancel == nil }
    throw ExchangeError.nothingChanged(
      command: String(found.open.session.name.prefix(2)),
      before: before.lazy.compactMap(choice).first)
  }

  /// What the next undo would take back, if it is still known.
  private func choice(_ drop: DropReference) -> SessionChoices.Choice? {
    guard let open = try? self.open(drop.name, id: drop.id) else { return nil }
    if drop.cancel == nil, (try? open.hasDone(drop.run)) != true { return nil }
    return context.choice(open, drop)
  }

  /// Chooses between several drops.
  private struct Choice {
    let skips: Bool
    let search: UndoSearch
    /// The last drop whose failure was reported before; a preview reports it again if there is no other.
    private(set) var told: Found?

    init(skips: Bool, _ search: UndoSearch) {
      self.skips = skips
      self.search = search
    }

    /// Returns the drop if it is the one to undo.
    mutating func take(_ found: Found) throws -> Found? {
      guard try search.passesOver(found.open, run: found.run, skips: skips) else { return found }
      if !skips { told = told ?? found }
      return nil
    }
  }

  private func open(_ name: String, id: String?) throws -> any OpenSession {
    do {
      return try store.open(name, id: id)
    } catch SessionError.ended, SessionError.expired {
      return try store.openEnded(name, id: id)
    } catch SessionError.notFound where id != nil {
      return try store.openEnded(name, id: id)
    }
  }
}

extension SessionError {
  /// Whether the session cannot be read, and never will.
  fileprivate var isLasting: Bool {
    switch self {
    case .notFound, .damaged, .sharedStore(.damaged): true
    default: false
    }
  }
}

extension OpenSession {
  /// Passes the runs that have not been fully undone to `body`, last run first, until it returns false.
  fileprivate func eachRunDone(_ body: (String) throws -> Bool) throws {
    var known: Set<String> = []
    var last = Int64.max
    while true {
      let page = try transfers(before: last, limit: 64)
      guard let end = page.last else { return }
      for record in page where record.hasDone && known.insert(record.run).inserted {
        guard try body(record.run) else { return }
      }
      last = end.number
    }
  }

  /// Throws if another drop is in progress.
  fileprivate func checkThatNoDropRuns() throws {
    if session.state == .dropping, try otherDrops().running > 0 {
      throw SessionError.busy(session.name)
    }
  }

  /// The run that an undo had wholly taken back before it was killed; nil if there is none.
  ///
  /// The undo has not said so, and what comes after that, as the times of folders, may be missing.
  fileprivate func runOfCutOffUndo() throws -> String? {
    guard session.state == .dropping, try otherDrops().running == 0,
      let last = try transfers(before: .max, limit: 1).last
    else { return nil }
    return try hasDone(last.run) ? nil : last.run
  }

  /// Whether it was reported that a run cannot be undone.
  fileprivate func wasTold(of run: String) throws -> Bool {
    try events(of: [.undoFailed]).contains { $0.decodedDetail.run == run }
  }

  /// Whether a run has an effect that has not been undone.
  func hasDone(_ run: String) throws -> Bool {
    var found = false
    try eachPage(of: run) { page in
      found = page.contains(where: \.hasDone)
      return !found
    }
    return found
  }
}

extension TransferRecord {
  /// Whether the record has, or may have, an effect that has not been undone.
  fileprivate var hasDone: Bool { step != .undone && (item > 0 || isMadeDirectory || isManifest) }
}
