package import Context
import Items
package import Sessions
import SystemCalls

/// Finds the drop that an undo means: the last of a session, or the last of a terminal.
package struct UndoSearch {
  package let store: any SessionStore
  package let context: ExchangeContext

  package init(store: any SessionStore, in context: ExchangeContext) {
    self.store = store
    self.context = context
  }

  private var terminal: TerminalIdentity { context.terminal }

  /// A drop that did something that was not undone.
  package struct Found {
    package var open: any OpenSession
    package var run: String

    /// Whether any of it can be undone.
    fileprivate func isUndoable(in context: ExchangeContext) throws -> Bool {
      try !open.session.isSensitive && UndoPreview(open, run: run, in: context).findsAny()
    }

    /// Notes that it was said that it cannot be undone, or not all of it.
    ///
    /// - Parameter reopened: The session, where it is open again.
    package func noteFailure(in reopened: (any OpenSession)? = nil) {
      // The log is not part of the answer.
      try? (reopened ?? open).log(.began(.undoFailed, "undo", at: "", run: run))
    }
  }

  /// The last drop that can be undone, or of which it was not said yet that it cannot.
  ///
  /// - Parameter skips: Whether one that cannot be undone is passed over at once.
  /// - Throws: `ExchangeError.nothingToUndo`, or what keeps the session from being opened.
  package func drop(of name: String?, skips: Bool) throws -> Found {
    guard let name else { return try lastDrop(skips: skips) }
    guard SessionName.isValid(name) else { throw SessionError.invalidName(name) }
    let open = try self.open(name, id: nil)
    var choice = Choice(skips: skips, context)
    var found: Found?
    try open.eachRunDone { run in
      found = try choice.take(Found(open: open, run: run))
      return found == nil
    }
    guard let found = found ?? choice.told else {
      throw ExchangeError.nothingToUndo(session: name)
    }
    return found
  }

  private func lastDrop(skips: Bool) throws -> Found {
    var choice = Choice(skips: skips, context)
    let drops = try store.lastDrops(of: terminal)
    for drop in drops {
      let open: any OpenSession
      do {
        open = try self.open(drop.name, id: drop.id)
      } catch SessionError.notFound {
        // That is said once, and nothing is lost by forgetting it.
        try store.replaceDrops(drops.filter { $0.run != drop.run }, of: terminal)
        if skips { continue }
        // Never an older drop in its stead.
        throw ExchangeError.undoNotKept(session: drop.name)
      }
      guard try open.hasDone(drop.run) else { continue }
      if let found = try choice.take(Found(open: open, run: drop.run)) { return found }
    }
    guard let found = choice.told else { throw ExchangeError.nothingToUndo(session: nil) }
    return found
  }

  /// Which of several drops is meant.
  private struct Choice {
    let skips: Bool
    let context: ExchangeContext
    /// The last drop that cannot be undone, as was said before: it is said again where there is no other.
    private(set) var told: Found?

    init(skips: Bool, _ context: ExchangeContext) {
      self.skips = skips
      self.context = context
    }

    /// The drop, where it is the one that is meant.
    mutating func take(_ found: Found) throws -> Found? {
      guard try skips || found.open.wasTold(of: found.run), try !found.isUndoable(in: context)
      else { return found }
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

extension OpenSession {
  /// The runs that did something that was not undone, the last first; `body` says whether to go on.
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

  /// Whether it was said of a run that it cannot be undone.
  fileprivate func wasTold(of run: String) throws -> Bool {
    try events(of: [.undoFailed]).contains { $0.decodedDetail.run == run }
  }

  /// Whether a run did something that was not undone.
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
  /// Whether it tells of something that was done, or may have been, and was not undone.
  fileprivate var hasDone: Bool { step != .undone && (item > 0 || isMadeDirectory || isManifest) }
}
