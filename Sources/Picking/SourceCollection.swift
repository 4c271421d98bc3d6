package import Context
package import Items
package import Sessions
import SystemCalls
package import SystemPackage
package import UniformTypes

/// Picks up what a request names and hands it to a session; the same for a lift and an add.
package struct SourceCollection {
  package let sources: SourceRequest
  package let item: ItemRequest
  let plan: RepresentationPlan
  package let registry: TypeRegistry

  /// What was taken.
  package struct Summary {
    package var indices: [Int] = []
    /// Those of them that were there before, and those that are as they were.
    package var gained = 0
    package var unchanged: [Int] = []
    package var previews: [ItemPreview] = []
    /// What the views that it comes from leave of what a session allows.
    package var policy = Session.Policy()
    /// The one view that all of it comes from.
    package var view: FilePath?

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

  /// Judges the request, before any session or source is looked at.
  package init(
    sources: SourceRequest, item: ItemRequest, isSensitive: Bool, registry: TypeRegistry
  ) throws(ExchangeError) {
    if sources.sources.isEmpty && sources.list == nil && item.representations.isEmpty {
      throw .nothingGiven
    }
    if sources.list == nil && sources.listFormat != .lines {
      throw .fromListOnly(option: "--list-format")
    }
    if isSensitive && item.representations.contains(where: \.isText) { throw .sensitiveArgument }
    self.sources = sources
    self.item = item
    self.registry = registry
    plan = try RepresentationPlan(item, registry: registry)
    if sources.inputReaders + item.inputReaders > 1 { throw .inputTwice }
  }

  /// Takes everything into a session that is being made.
  ///
  /// - Throws: `ExchangeError.emptyList` when there were sources to name and they named nothing.
  package func run(in context: ExchangeContext, into writer: any SessionWriter) throws -> Summary {
    let builder = builder(in: context, writer, newPayload: writer.newPayload)
    defer { builder.taken.close() }
    try take(with: builder, in: context)
    if builder.taken.indices.isEmpty { throw ExchangeError.emptyList }
    return taken(by: builder)
  }

  /// Takes everything into a session that is there, which is not locked before all has been read.
  ///
  /// - Parameter finish: Called in the change that takes it.
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
        // Where everything is there already, nothing has changed.
        if taken.indices.isEmpty { throw NothingNew(taken: taken) }
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

  /// Only who added an item gives it representations that nobody else sees, and commands that are run for it.
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

  /// What is being kept is with the session, and cannot be found any more once another command ends that.
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
      PickSetting(sources, item, plan, registry, in: context, newPayload: newPayload),
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

/// That a change would change nothing.
private struct NothingNew: Error {
  var taken: SourceCollection.Summary
}

/// Files that were made for bytes before the session takes them; they go again when it does not.
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
