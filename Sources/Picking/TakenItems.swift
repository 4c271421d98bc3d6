import Context
import Items
import Sessions
import UniformTypes

/// Hands items to the session that takes them, and knows what has become of each.
///
/// Where a session is there already nothing of it is locked while sources are read, since a pipe may take
/// hours: what was made waits, and is handed over at the end.
final class TakenItems {
  private let registry: TypeRegistry
  /// What takes the items as they are made; nil keeps them until `handOver`.
  private let writer: (any SessionWriter)?
  /// Who adds to a session that another one lifted.
  private let contributor: Session.Origin?
  private let progress: ProgressMeter
  private var waiting: [PickedItem] = []
  private var waitingRepresentations: (representations: [Representation], index: Int)?
  private var firstNew: Int?
  /// The items that were there and have more representations now, and those that are as they were.
  private(set) var gained: Set<Int> = []
  private(set) var unchanged: Set<Int> = []

  /// In the order in which the items were taken.
  private(set) var indices: [Int] = []
  private(set) var previews: [ItemPreview] = []

  init(
    for writer: (any SessionWriter)?, by contributor: Session.Origin?, _ registry: TypeRegistry,
    in context: ExchangeContext
  ) {
    self.registry = registry
    self.writer = writer
    self.contributor = contributor
    progress = ProgressMeter(items: nil, phase: .taking, report: context.report)
  }

  /// Ends what is told of the progress.
  func close() { progress.close() }

  /// Whether something waits to be handed over.
  var hasWaiting: Bool { !waiting.isEmpty || waitingRepresentations != nil }

  func add(_ picked: PickedItem) throws {
    var picked = picked
    picked.item.contributor = contributor
    guard let writer else { return waiting.append(picked) }
    try hand(picked, to: writer)
  }

  /// Adds further representations of an item that is there.
  func add(_ representations: [Representation], to index: Int) throws {
    guard let writer else { return waitingRepresentations = (representations, index) }
    try hand(representations, of: index, to: writer)
  }

  /// Hands over what waits, once.
  func handOver(to writer: any SessionWriter) throws {
    if let (representations, index) = waitingRepresentations {
      try hand(representations, of: index, to: writer)
    }
    for picked in waiting { try hand(picked, to: writer) }
    (waiting, waitingRepresentations) = ([], nil)
  }

  private func hand(
    _ representations: [Representation], of index: Int, to writer: any SessionWriter
  ) throws {
    guard try writer.add(representations, to: index) else {
      unchanged.insert(index)
      return
    }
    gained.insert(index)
    if !indices.contains(index) { indices.append(index) }
  }

  private func hand(_ picked: PickedItem, to writer: any SessionWriter) throws {
    let item = picked.item
    let taken = try writer.append(item, key: picked.key)
    progress.finished(
      .init(index: taken.index, name: item.name, bytes: item.representations.first?.size))
    guard isNews(taken) else { return }
    indices.append(taken.index)
    guard previews.count < LiftOutcome.previewLimit, let best = item.representations.first else {
      return
    }
    var preview = ItemPreview(
      index: taken.index, name: item.name, type: best.type, label: registry.label(of: best.type),
      size: best.size)
    preview.title = ItemTitle.of(item, isSensitive: false)
    previews.append(preview)
  }

  /// Whether an item has not been named as taken yet: a source that is given twice is one item.
  private func isNews(_ taken: Appended) -> Bool {
    switch taken {
    case .new(let index):
      firstNew = firstNew ?? index
      return true
    case .existing(let index, false):
      if index < firstNew ?? .max && !gained.contains(index) { unchanged.insert(index) }
      return false
    case .existing(let index, true):
      unchanged.remove(index)
      return index < firstNew ?? .max && gained.insert(index).inserted
    }
  }
}
