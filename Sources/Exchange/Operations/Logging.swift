package import Context
import Items
import Sessions
import SystemCalls

/// Reports the events of a session in order.
///
/// The current session's log remains available after it has ended.
package struct Logging: Sendable {
  package var session: String?
  /// Whether to wait for new events until the session ends.
  package var follow: Bool
  /// The polling interval, in milliseconds.
  private static let interval: Int32 = 100

  package init(session: String?, follow: Bool) {
    self.session = session
    self.follow = follow
  }

  package func callAsFunction(
    in context: ExchangeContext, each: (LogEntry) throws -> Void
  ) throws {
    let open = try open(in: context)
    var last: Int64 = 0
    var isOver = false
    var progress = try SessionProgress(of: open, in: context)
    defer { progress.end() }
    while true {
      let events = try open.events(after: last, limit: 256)
      for event in events {
        try each(LogEntry(event, in: open))
        last = event.number
      }
      guard events.isEmpty else { continue }
      guard follow, !isOver, !context.isCancelled() else { return }
      // The events before the end still have to be read.
      isOver = try hasEnded(open, context)
      if !isOver { try progress.report(open) }
      if !isOver { Clock.pause(milliseconds: Self.interval) }
    }
  }

  private func open(in context: ExchangeContext) throws -> any OpenSession {
    let store = try context.settledStore()
    do {
      return try context.openSessionOrOffer(named: session, in: store)
    } catch ExchangeError.noSession(.ended(let name, _), _) {
      return try store.openEnded(name)
    }
  }

  private func hasEnded(_ open: any OpenSession, _ context: ExchangeContext) throws -> Bool {
    do {
      _ = try context.store().open(open.session.name, id: open.session.id)
      return false
    } catch SessionError.busy {
      return false
    } catch is SessionError {
      return true
    }
  }
}
