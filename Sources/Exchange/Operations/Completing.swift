package import Context
import Diagnostics
package import Dropping
import Items
import Sessions
import SystemCalls
import UniformTypes

/// Suggests words for shell completion.
///
/// Never throws; on any error, there are no suggestions.
package struct Completing: Sendable {
  package var kind: Kind
  package var session: String?
  package var item: Int?
  /// The typed part of a type word, path or item; for the other kinds, the shell filters the suggestions itself.
  package var typed: String

  package init(kind: Kind, session: String? = nil, item: Int? = nil, typed: String = "") {
    self.kind = kind
    self.session = session
    self.item = item
    self.typed = typed
  }

  package enum Kind: String, Sendable, CaseIterable {
    /// The names of the active sessions.
    case sessions
    /// The names of the ended sessions, most recent first.
    case ended
    /// The names of active sessions, then of ended sessions, most recent first, as for `undo` and `log`.
    case known
    /// The indices of the session's items; if a name is typed, the names that start with it.
    case items
    /// The types that the session's items offer; if none starts with the typed text, any type.
    case offers
    /// Type words, including words for groups of types.
    case types
    /// Words for a single type, as for a representation.
    case forms
    /// The directories of earlier drops, most recent first, and views, each with the number of items they would
    /// accept.
    case destinations
    /// The words for places that are not paths; of these, the sources.
    case places, sources
    /// The number of items in the current session, and its name.
    case pending
    /// The applications that accept at least one of the session's items.
    case apps
    /// The hosts that `ssh` is told of, each with a colon; after it, the folders there, if a connection is open.
    case hosts
    /// The same, with files.
    case hostfiles
  }

  package func callAsFunction(in context: ExchangeContext) -> [Suggestion] {
    let context = context.forTyping()
    return switch kind {
    case .sessions: sessions(context)
    case .ended: ended(context)
    case .known: sessions(context) + ended(context)
    case .items:
      (try? SuggestedItems(typed, of: open(context), context.registry(), in: context)()) ?? []
    case .offers: words(context)(offeredBy: try? open(context), item: item)
    case .types: words(context).all(selects: true)
    case .forms: words(context).all(selects: false)
    case .destinations: destinations(context)
    case .places, .sources: PlaceWord.told(onlySources: kind == .sources)
    case .hosts: SuggestedFarFiles.orHosts(typed, takesFiles: false, in: context)
    case .hostfiles: SuggestedFarFiles.orHosts(typed, takesFiles: true, in: context)
    case .pending: (try? pending(context)) ?? []
    case .apps:
      (try? SuggestedApplications(for: open(context), context.registry(), in: context)()) ?? []
    }
  }

  private func sessions(_ context: ExchangeContext) -> [Suggestion] {
    ((try? Listing()(in: context)) ?? []).map { row in
      (row.name, Self.meaning(row, row.isCurrent ? "current" : nil))
    }
  }

  private func ended(_ context: ExchangeContext) -> [Suggestion] {
    let listing = Listing(ended: true, limit: SuggestionLimit.endedSessions)
    return ((try? listing(in: context)) ?? []).eachOnce(by: \.name).map { row in
      (row.name, Self.meaning(row, row.ended.map { "ended \(Age.text(Clock.now - $0))" }))
    }
  }

  /// `2 items: a.txt, b.txt (current)`.
  private static func meaning(_ row: SessionRow, _ note: String?) -> String {
    let items = row.items == 1 ? "1 item" : "\(row.items) items"
    let contents = row.contents.text
    return items + (contents.isEmpty ? "" : ": \(contents)") + (note.map { " (\($0))" } ?? "")
  }

  /// Reads nothing but the number of items, because shell prompts must be fast.
  private func pending(_ context: ExchangeContext) throws -> [Suggestion] {
    let store = try context.store()
    var open: (any OpenSession)?
    if let session {
      open = try store.open(session)
    } else if case .session(let name, let id, _) = try store.current(for: context.terminal) {
      open = try store.open(name, id: id)
    }
    return try open.map { [(String(try $0.counts().items), $0.session.name)] } ?? []
  }

  private func words(_ context: ExchangeContext) -> SuggestedTypes {
    SuggestedTypes(typed, context.registry(), in: context)
  }

  private func destinations(_ context: ExchangeContext) -> [Suggestion] {
    SuggestedDestinations(typed, for: try? open(context), context.registry(), in: context)()
  }

  private func open(_ context: ExchangeContext) throws -> any OpenSession {
    try context.openSession(named: session, in: context.store())
  }
}

extension ExchangeContext {
  /// A context that reports nothing and uses the current session of the shell in which the user is typing.
  fileprivate func forTyping() -> ExchangeContext {
    var context = self
    context.report = { _ in }
    context.servesTyping = true
    return context
  }
}
