import Context
import Items
import Sessions
import UniformTypes

/// Adds items to a session and keeps track of the results.
///
/// An existing session is not locked while sources are read, because reading a pipe may take hours. The items
/// are kept and added at the end.
final class TakenItems {
  private let registry: TypeRegistry
  /// The writer that receives items immediately; nil keeps them until `handOver`.
  private let writer: (any SessionWriter)?
  /// The contributor, if it is not the application that lifted the session.
  private let contributor: Session.Origin?
  private let progress: ProgressMeter
  private var waiting: [PickedItem] = []
  private var waitingRepresentations: (representations: [Representation], index: Int)?
  private var firstNew: Int?
  /// The existing items that gained representations, and those that did not change.
  private(set) var gained: Set<Int> = []
  private(set) var unchanged: Set<Int> = []

  /// The indices of the new and gained items, in order.
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

  /// Ends the progress reports.
  func close() { progress.close() }

  /// Whether there are items to hand over.
  var hasWaiting: Bool { !waiting.isEmpty || waitingRepresentations != nil }

  func add(_ picked: PickedItem) throws {
    var picked = picked
    picked.item.contributor = contributor
    guard let writer else { return waiting.append(picked) }
    try hand(picked, to: writer)
  }

  /// Adds further representations to an existing item.
  func add(_ representations: [Representation], to index: Int) throws {
    guard let writer else { return waitingRepresentations = (representations, index) }
    try hand(representations, of: index, to: writer)
  }

  /// Adds the items that have been kept.
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
    guard previews.count < LiftOutcome.previewLimit,
      let preview = ItemPreview(of: item, taken.index, registry)
    else { return }
    previews.append(preview)
  }

  /// Whether the item is reported as taken for the first time; a source that is given twice is one item.
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
