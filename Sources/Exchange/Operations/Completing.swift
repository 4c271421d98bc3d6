package import Context
import Destinations
import Dropping
import Items
import Loading
import Negotiation
import Sessions
import UniformTypes

/// What could stand next on a command line, for the completion of shells.
///
/// Never fails: where nothing can be known, nothing is offered.
package struct Completing: Sendable {
  package var kind: Kind
  package var session: String?
  package var item: Int?

  package init(kind: Kind, session: String? = nil, item: Int? = nil) {
    self.kind = kind
    self.session = session
    self.item = item
  }

  package enum Kind: String, Sendable, CaseIterable {
    /// The names of the active sessions.
    case sessions
    /// Those, and the names of sessions that have ended, the last one first: what undo and the log are for.
    case known
    /// The numbers of the session's items.
    case items
    /// The types that the session's items offer.
    case offers
    /// Identifiers and short words.
    case types
    /// The applications that accept anything of the session.
    case apps
  }

  /// One word that could stand there, and what it means; both as carried text.
  package typealias Candidate = (value: String, meaning: String)

  /// How many items are looked at: nobody reads more candidates than that.
  private static let limit = 1000

  package func callAsFunction(in context: ExchangeContext) -> [Candidate] {
    let context = context.silent()
    return switch kind {
    case .sessions: sessions(context)
    case .known: known(context)
    case .items: (try? items(context)) ?? []
    case .offers: (try? offers(context)) ?? []
    case .types: types(context.registry())
    case .apps: (try? apps(context)) ?? []
    }
  }

  private func sessions(_ context: ExchangeContext) -> [Candidate] {
    ((try? Listing()(in: context)) ?? []).map { row in
      let items = row.items == 1 ? "1 item" : "\(row.items) items"
      return (row.name, row.isCurrent ? items + ", current" : items)
    }
  }

  private func known(_ context: ExchangeContext) -> [Candidate] {
    var found = sessions(context)
    var names = Set(found.map(\.value))
    for (name, _) in ((try? context.store().endedSessions()) ?? []).reversed()
    where names.insert(name).inserted {
      found.append((name, "ended"))
    }
    return Array(found.prefix(Self.limit))
  }

  private func items(_ context: ExchangeContext) throws -> [Candidate] {
    let registry = context.registry()
    let open = try open(context)
    return try open.pages(of: nil, for: context.origin).prefix(Self.limit).map { item in
      let item = try item.get()
      let label = item.representations.first.map { registry.label(of: $0.type) } ?? ""
      return (String(item.index), item.name.isEmpty ? label : item.name)
    }
  }

  private func offers(_ context: ExchangeContext) throws -> [Candidate] {
    let registry = context.registry()
    let open = try open(context)
    let negotiator = Negotiator(
      registry: registry, receiver: Receiver(accepted: []),
      conversions: context.conversions(registry))
    var seen: [UniformType] = []
    for item in open.pages(of: item.map { [$0...$0] }, for: context.origin).prefix(Self.limit) {
      for representation in negotiator.offeredRepresentations(of: try item.get())
      where !seen.contains(representation.type) {
        seen.append(representation.type)
      }
    }
    return seen.map { ($0.identifier, registry.label(of: $0)) }
  }

  private func apps(_ context: ExchangeContext) throws -> [Candidate] {
    let registry = context.registry()
    let items = try open(context).pages(of: nil, for: context.origin).prefix(Self.limit).map {
      try $0.get()
    }
    return context.applications.all().filter { entry in
      guard entry.takes != .nothing, context.has(entry) else { return false }
      let program = Program.application(entry)
      var request = AcceptRequest()
      request.accept = program.accepted.filter { (try? registry.accepted($0)) != nil }
      guard let receiver = try? ResolvedAcceptance(request, registry: registry).receiver() else {
        return false
      }
      let negotiator = Negotiator(
        registry: registry, receiver: receiver, conversions: context.conversions(registry))
      return items.contains { item in
        guard let choice = negotiator.choice(for: item) else { return false }
        return program.reasonAgainst(item, choice, registry) == nil
      }
    }.map { (Program.prefix + $0.identifier, $0.name) }
  }

  private func types(_ registry: TypeRegistry) -> [Candidate] {
    TypeWord.shortWords.map { ($0, "short word") }
      + registry.declaredTypes.map { ($0.identifier, registry.label(of: $0)) }
  }

  private func open(_ context: ExchangeContext) throws -> any OpenSession {
    try context.openSession(named: session, in: context.store())
  }
}

extension ExchangeContext {
  /// The same without a voice.
  fileprivate func silent() -> ExchangeContext {
    var context = self
    context.report = { _ in }
    return context
  }
}
