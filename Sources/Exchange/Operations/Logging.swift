import Diagnostics
import FoundationEssentials
import Items
import Sessions
import SystemCalls

/// Tells what happened to a session, in order; that of the current one also after it has ended.
package struct Logging: Sendable {
  package var session: String?
  /// Waits for more until the session ends.
  package var follow: Bool
  /// How long to wait before looking again, in milliseconds.
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
    while true {
      let events = try open.events(after: last, limit: 256)
      for event in events {
        try each(entry(event))
        last = event.number
      }
      guard events.isEmpty else { continue }
      guard follow, !context.isCancelled() else { return }
      if events.isEmpty, try hasEnded(open, context) { return }
      Clock.pause(milliseconds: Self.interval)
    }
  }

  private func open(in context: ExchangeContext) throws -> any OpenSession {
    let store = try context.store()
    do {
      return try context.openSession(named: session, in: store)
    } catch ExchangeError.session(.ended(let name, _)) {
      let ended = try store.openEnded(name)
      context.report(.session(name))
      return ended
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

  private func entry(_ event: SessionEvent) -> LogEntry {
    LogEntry(
      number: event.number, time: event.time, event: event.kind.rawValue, item: event.item,
      detail: event.detail.isEmpty ? nil : String(decoding: event.detail, as: UTF8.self))
  }
}

extension SessionEvent {
  /// What is recorded with an event; absent keys are unknown.
  struct Detail: Codable, Equatable {
    var items: Int?
    var destination: String?
    var target: String?
    var operation: String?
    var error: String?
  }

  /// An event of this moment.
  static func happened(
    _ kind: Kind, item: Int? = nil, items: Int? = nil, destination: String? = nil,
    target: String? = nil, operation: String? = nil, error: String? = nil
  ) -> SessionEvent {
    let detail = Detail(
      items: items, destination: destination, target: target, operation: operation, error: error)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = detail == Detail() ? [] : (try? encoder.encode(detail)).map(Array.init) ?? []
    return SessionEvent(time: Clock.now, kind: kind, item: item, detail: json)
  }
}
