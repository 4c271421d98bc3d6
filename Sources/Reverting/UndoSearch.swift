import Context
import Items
package import Sessions
import SystemCalls

/// Finds the drop that an undo means: the last of a session, or the last of a terminal.
package struct UndoSearch {
  package let store: any SessionStore
  package let terminal: TerminalIdentity

  package init(store: any SessionStore, terminal: TerminalIdentity) {
    self.store = store
    self.terminal = terminal
  }

  /// A drop that did something that was not undone.
  package struct Found {
    package var open: any OpenSession
    package var run: String
  }

  /// - Throws: `ExchangeError.nothingToUndo`, or what keeps the session from being opened.
  package func drop(of name: String?) throws -> Found {
    guard let name else { return try lastDrop() }
    guard SessionName.isValid(name) else { throw SessionError.invalidName(name) }
    let open = try self.open(name, id: nil)
    guard let run = try open.lastRun() else { throw ExchangeError.nothingToUndo(session: name) }
    return Found(open: open, run: run)
  }

  private func lastDrop() throws -> Found {
    for drop in try store.lastDrops(of: terminal) {
      let open: any OpenSession
      do {
        open = try self.open(drop.name, id: drop.id)
      } catch SessionError.notFound {
        // Never an older drop in its stead.
        throw ExchangeError.undoNotKept(session: drop.name)
      }
      if try open.hasDone(drop.run) { return Found(open: open, run: drop.run) }
    }
    throw ExchangeError.nothingToUndo(session: nil)
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
  /// The last run that did something that was not undone.
  func lastRun() throws -> String? {
    var last = Int64.max
    while true {
      let page = try transfers(before: last, limit: 64)
      guard let end = page.last else { return nil }
      if let record = page.first(where: \.hasDone) { return record.run }
      last = end.number
    }
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
