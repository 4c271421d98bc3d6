import Items
import Sessions
import SystemPackage
import UniformTypes

/// Picks up what a request names and hands it to a session; the same for a lift and an add.
struct Picking {
  let sources: SourceRequest
  let item: ItemRequest
  let plan: FormPlan
  let registry: TypeRegistry

  /// What was taken.
  struct Taken {
    var indices: [Int] = []
    var previews: [ItemPreview] = []
    /// What the views that it comes from leave of what a session allows.
    var policy = Session.Policy()
    /// The one view that all of it comes from.
    var view: FilePath?
  }

  /// Judges the request, before any session or source is looked at.
  init(
    sources: SourceRequest, item: ItemRequest, isSensitive: Bool, registry: TypeRegistry
  ) throws(ExchangeError) {
    if sources.sources.isEmpty && sources.list == nil && item.forms.isEmpty { throw .nothingGiven }
    if sources.list == nil && sources.listFormat != .lines {
      throw .fromListOnly(option: "--list-format")
    }
    if isSensitive && item.forms.contains(where: \.isText) { throw .sensitiveArgument }
    self.sources = sources
    self.item = item
    self.registry = registry
    plan = try FormPlan(item, registry: registry)
    let inputs =
      sources.sources.count { $0 == "-" } + (sources.list == "-" ? 1 : 0) + plan.inputReaders
    if inputs > 1 { throw .inputTwice }
  }

  /// Takes everything.
  ///
  /// - Throws: `ExchangeError.emptyList` when there were sources to name and they named nothing.
  func run(
    in context: ExchangeContext, into writer: any SessionWriter, toItem: Int? = nil
  ) throws -> Taken {
    let builder = ItemBuilder(
      context: context, registry: registry, sources: sources, item: item, plan: plan,
      writer: writer)
    defer { builder.progress.close() }
    if let toItem {
      var entries: [SourceEntry] = []
      try gather(in: context) { entries += $0 }
      try builder.takeForms(entries, to: toItem)
    } else if sources.sources.isEmpty && sources.list == nil {
      try builder.takeForms()
    } else {
      try gather(in: context) { try builder.take($0) }
      if builder.indices.isEmpty { throw ExchangeError.emptyList }
    }
    try builder.finish()
    return Taken(
      indices: builder.indices, previews: builder.previews, policy: builder.views.policy,
      view: builder.views.root)
  }

  private func gather(
    in context: ExchangeContext, _ body: ([SourceEntry]) throws -> Void
  ) throws {
    try SourceGathering(request: sources, context: context).forEachBatch(body)
  }
}
