import Clipboard
package import Context
import Diagnostics
package import Items
package import Sessions
import Synchronization
import SystemCalls
package import SystemPackage
package import UniformTypes

/// Collects the requested sources and adds them to a session, for both lift and add.
package struct SourceCollection {
  package let sources: SourceRequest
  package let item: ItemRequest
  let plan: RepresentationPlan
  package let registry: TypeRegistry
  /// What was dropped on windows, to be concluded once the session has it.
  package let received = ReceivedDrops()

  /// The result of collecting sources.
  package struct Summary {
    package var indices: [Int] = []
    /// The number of existing items that gained representations, and the items that did not change.
    package var gained = 0
    package var unchanged: [Int] = []
    package var previews: [ItemPreview] = []
    /// The session policy that the views of the sources leave.
    package var policy = Session.Policy()
    /// The view that contains all sources, if there is exactly one.
    package var view: FilePath?
    /// How many entries of folders were not picked up; each has been reported.
    package var leftOut = 0

    package init(
      indices: [Int] = [], gained: Int = 0, unchanged: [Int] = [], previews: [ItemPreview] = [],
      policy: Session.Policy = Session.Policy(), view: FilePath? = nil
    ) {
      self.indices = indices
      self.gained = gained
      self.unchanged = unchanged
      self.previews = previews
      self.policy = policy
      self.view = view
    }
  }

  /// Validates the request before any session or source is accessed.
  package init(
    sources: SourceRequest, item: ItemRequest, isSensitive: Bool, registry: TypeRegistry
  ) throws(ExchangeError) {
    if sources.sources.isEmpty && sources.list == nil && item.representations.isEmpty {
      throw .nothingGiven
    }
    if sources.list == nil && sources.listFormat != .lines {
      throw .fromListOnly(option: "--list-format")
    }
    for word in sources.sources where ClipboardPlace.isMeant(by: word) {
      _ = try ClipboardPlace.of(word)
    }
    for word in sources.sources where WindowPlace.isMeant(by: word) { _ = try WindowPlace(word) }
    if isSensitive && item.representations.contains(where: \.isText) { throw .sensitiveArgument }
    self.sources = sources
    self.item = item
    self.registry = registry
    plan = try RepresentationPlan(item, registry: registry)
    if sources.inputReaders + item.inputReaders > 1 { throw .inputTwice }
  }

  /// Adds all sources to a session that is being created.
  ///
  /// - Throws: `ExchangeError.emptyList` if the given sources yield no item.
  package func run(in context: ExchangeContext, into writer: any SessionWriter) throws -> Summary {
    let leftOut = Mutex(0)
    var watched = context
    watched.report = { event in
      if case .said(let said) = event, said.code == .sourceSkipped { leftOut.withLock { $0 += 1 } }
      context.report(event)
    }
    let builder = builder(in: watched, writer, newPayload: writer.newPayload)
    defer { builder.taken.close() }
    try take(with: builder, in: watched)
    if builder.taken.indices.isEmpty { throw ExchangeError.emptyList }
    if let cut = builder.setting.cut { try note(cut, in: context, writer) }
    var summary = taken(by: builder)
    summary.leftOut = leftOut.withLock(\.self)
    return summary
  }

  /// Adds all sources to an existing session, which is locked only after everything has been read.
  ///
  /// - Parameter finish: Called in the transaction that adds the items.
  package func run(
    in context: ExchangeContext, into open: any OpenSession, toItem: Int?,
    finish: (any SessionWriter, Summary) throws -> Void
  ) throws -> Summary {
    let payloads = MadePayloads(open)
    let builder = builder(
      in: context, nil, by: open.session.isLifted(by: context.origin) ? nil : context.origin,
      newPayload: payloads.make)
    defer { builder.taken.close() }
    do {
      try take(with: builder, in: context, toItem: toItem)
      if let toItem { try checkContributor(of: toItem, open, context) }
      if !builder.taken.hasWaiting { throw ExchangeError.emptyList }
      return try open.change { writer in
        try builder.taken.handOver(to: writer)
        let taken = taken(by: builder)
        // If everything was already there, the session does not change.
        if taken.indices.isEmpty { throw NothingNew(taken: taken) }
        if let cut = builder.setting.cut { try note(cut, in: context, writer) }
        try finish(writer, taken)
        return taken
      }
    } catch let nothing as NothingNew {
      payloads.discard()
      return nothing.taken
    } catch {
      payloads.discard()
      try Self.checkNotEnded(open)
      throw error
    }
  }

  /// Remembers that another program has cut the files, which a move then makes true.
  private func note(
    _ cut: CutList, in context: ExchangeContext, _ writer: any SessionWriter
  ) throws {
    try writer.log(
      .cutElsewhere(place: cut.place, type: cut.type, list: CarriedText.text(cut.list)))
    context.report(
      .said(
        Diagnostic(
          .note, .sourceCut, "the files were cut in another program",
          hints: ["'dnd drop --move' moves them, 'dnd drop' copies them"])))
  }

  /// Checks the owner: only the contributor of an item may add promises and private representations to it.
  private func checkContributor(
    of index: Int, _ open: any OpenSession, _ context: ExchangeContext
  ) throws {
    guard let there = try open.item(index),
      (there.contributor ?? open.session.origin) != context.origin
    else { return }
    let isPersonal =
      plan.representations.contains { if case .promise = $0.source { true } else { false } }
      || plan.visibility.contains { $0.level == .own }
    if isPersonal { throw ExchangeError.forbidden(.itemOfAnother(index)) }
  }

  /// Checks that the session has not ended in the meantime, because its payloads are then gone.
  private static func checkNotEnded(_ open: any OpenSession) throws(SessionError) {
    do throws(SessionError) {
      _ = try open.summary()
    } catch {
      if case .ended = error { throw error }
      return
    }
    if open.session.state.isOver { throw .ended(open.session.name, active: []) }
  }

  private func builder(
    in context: ExchangeContext, _ writer: (any SessionWriter)?,
    by contributor: Session.Origin? = nil, newPayload: @escaping () throws -> Payload
  ) -> ItemBuilder {
    ItemBuilder(
      PickSetting(sources, item, plan, registry, in: context, newPayload: newPayload, received),
      TakenItems(for: writer, by: contributor, registry, in: context))
  }

  private func take(
    with builder: ItemBuilder, in context: ExchangeContext, toItem: Int? = nil
  ) throws {
    if let toItem {
      var found: [any Source] = []
      try gather(in: context) { found += $0 }
      try builder.takeRepresentations(found, to: toItem)
    } else if sources.sources.isEmpty && sources.list == nil {
      try builder.takeRepresentations()
    } else {
      try gather(in: context) { try builder.take($0) }
    }
    try builder.finish()
  }

  private func taken(by builder: ItemBuilder) -> Summary {
    let taken = builder.taken
    let views = builder.setting.views
    return Summary(
      indices: taken.indices, gained: taken.gained.count, unchanged: taken.unchanged.sorted(),
      previews: taken.previews, policy: views.policy, view: views.root)
  }

  private func gather(
    in context: ExchangeContext, _ body: ([any Source]) throws -> Void
  ) throws {
    try SourceGathering(request: sources, context: context).forEachBatch(body)
  }
}

/// Thrown to roll back a transaction that would change nothing.
private struct NothingNew: Error {
  var taken: SourceCollection.Summary
}

/// The payload files created before the session is changed; they are deleted if it is not.
private final class MadePayloads {
  private let open: any OpenSession
  private var made: [FilePath] = []

  init(_ open: any OpenSession) { self.open = open }

  func make() throws -> Payload {
    let payload = try open.newPayload()
    made.append(payload.path)
    return payload
  }

  func discard() {
    for path in made { TreeRemoval.discard(path) }
  }
}

extension Diagnostic.Code {
  static let sourceCut = Self("source.cut", .failed)
}
