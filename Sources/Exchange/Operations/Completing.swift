package import Context
import Destinations
import Diagnostics
import Dropping
import Items
import Loading
import Negotiation
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

/// What could stand next on a command line, for the completion of shells.
///
/// Never fails: where nothing can be known, nothing is offered.
package struct Completing: Sendable {
  package var kind: Kind
  package var session: String?
  package var item: Int?
  /// What is typed of the word for a type or of the path; the shell itself looks at it for the other kinds.
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
    /// The names of sessions that have ended, the last one first.
    case ended
    /// The active ones, and the names of sessions that have ended, the last one first: what undo and the log are for.
    case known
    /// The numbers of the session's items.
    case items
    /// The types that the session's items offer; where none of them goes on from what is typed, any type.
    case offers
    /// Words for types, those that select among types too.
    case types
    /// Words for the one type of a representation.
    case forms
    /// The directories that drops went to, the last one first.
    case destinations
    /// The applications that accept anything of the session.
    case apps
  }

  /// One word that could stand there, and what it means; both as carried text.
  package typealias Candidate = (value: String, meaning: String)

  /// How many items are looked at: nobody reads more candidates than that.
  private static let limit = 1000
  /// How many sessions that have ended are offered.
  private static let mostEnded = 100
  /// How many directories are offered.
  private static let mostDestinations = 10

  package func callAsFunction(in context: ExchangeContext) -> [Candidate] {
    let context = context.silent()
    return switch kind {
    case .sessions: sessions(context)
    case .ended: ended(context)
    case .known: sessions(context) + ended(context)
    case .items: (try? items(context)) ?? []
    case .offers: offers(context)
    case .types: types(context.registry())
    case .forms: types(context.registry(), selects: false)
    case .destinations: (try? destinations(context)) ?? []
    case .apps: (try? apps(context)) ?? []
    }
  }

  private func sessions(_ context: ExchangeContext) -> [Candidate] {
    ((try? Listing()(in: context)) ?? []).map { row in
      (row.name, Self.meaning(row, row.isCurrent ? "current" : nil))
    }
  }

  private func ended(_ context: ExchangeContext) -> [Candidate] {
    var names: Set<String> = []
    return ((try? Listing(ended: true, limit: Self.mostEnded)(in: context)) ?? []).filter {
      names.insert($0.name).inserted
    }.map { row in
      (row.name, Self.meaning(row, row.ended.map { "ended \(Age.text(Clock.now - $0))" }))
    }
  }

  /// `2 items: a.txt, b.txt (current)`.
  private static func meaning(_ row: SessionRow, _ note: String?) -> String {
    let items = row.items == 1 ? "1 item" : "\(row.items) items"
    let contents = row.contents.text
    return items + (contents.isEmpty ? "" : ": \(contents)") + (note.map { " (\($0))" } ?? "")
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

  private func offers(_ context: ExchangeContext) -> [Candidate] {
    let registry = context.registry()
    let offered = ((try? offeredTypes(context, registry)) ?? []).filter { $0 != .fileURL }
    var words: Set<String> = []
    let fitting = offered.map { type -> Candidate in
      // An identifier is for who has begun to write one, or where there is no other word.
      let word = typed.contains(".") ? nil : registry.word(for: type)
      return (word ?? type.identifier, registry.label(of: type))
    }.filter { $0.value.hasPrefix(typed) && words.insert($0.value).inserted }
    return fitting.isEmpty ? types(registry) : fitting
  }

  private func offeredTypes(
    _ context: ExchangeContext, _ registry: TypeRegistry
  ) throws -> [UniformType] {
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
    return seen
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

  private func types(_ registry: TypeRegistry, selects: Bool = true) -> [Candidate] {
    TypeCompletion(typed, in: registry, selects: selects)().map { ($0.word, $0.meaning) }
  }

  private func destinations(_ context: ExchangeContext) throws -> [Candidate] {
    let store = try context.store()
    let ended = try store.endedSessions().sorted { $0.ended > $1.ended }.prefix(Self.mostEnded)
    let sessions =
      try store.activeNames().compactMap { try? store.open($0) }
      + ended.compactMap { try? store.openEnded($0.name, id: $0.id) }
    var times: [FilePath: Int64] = [:]
    for session in sessions {
      for event in (try? session.events(of: [.dropBegan])) ?? [] {
        guard let directory = event.decodedDetail.directory else { continue }
        times[directory] = max(event.time, times[directory] ?? event.time)
      }
    }
    return times.sorted { $0.value > $1.value }.lazy.compactMap { directory, time -> Candidate? in
      guard let path = spelled(directory, context), path.hasPrefix(typed),
        let status = try? FileSystem.status(of: directory), status.kind == .directory
      else { return nil }
      return (path, "used \(Age.text(Clock.now - time))")
    }.prefix(Self.mostDestinations).map { $0 }
  }

  /// The path as who has typed so much of it would go on, with a slash at its end; nil where the shell's own
  /// completion comes to it as soon.
  private func spelled(_ directory: FilePath, _ context: ExchangeContext) -> String? {
    if typed.hasPrefix("/") { return directory.carried + "/" }
    var path = directory
    if typed.hasPrefix("~") {
      guard let home = context.userHome, path.removePrefix(home) else { return nil }
      return path.isEmpty ? nil : "~/\(path.carried)/"
    }
    if path.removePrefix(context.workingDirectory) {
      return path.components.count > 1 ? path.carried + "/" : nil
    }
    return typed.isEmpty ? directory.carried + "/" : nil
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
