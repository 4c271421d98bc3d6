import Context
import Items
import Negotiation
import Sessions
import Synchronization
import SystemCalls
import SystemPackage

/// Small files of other hosts that are about to be loaded: a page of them is fetched when the first is needed.
///
/// One after the other, each would cost several round trips. What could not be fetched with its page is fetched alone.
final class FarAhead: Sendable {
  fileprivate struct Announced {
    let item: Int
    let name: String
    let far: FarReference
  }

  fileprivate struct Ready {
    var path: FilePath
    var fetched: FarSources.Fetched
  }

  fileprivate struct State {
    /// What is still to be fetched, the next at the end.
    var announced: [Announced] = []
    var indices: Set<Int> = []
    var ready: [Int: Ready] = [:]
  }

  // Only the leading thread announces, and loads what it has announced.
  private let state = Mutex(State())

  /// Notes what will be loaded, in this order.
  func announce(_ items: [(item: Item, far: FarReference)]) {
    state.withLock { state in
      state.announced = items.reversed().map {
        Announced(item: $0.item.index, name: $0.item.name, far: $0.far)
      }
      state.indices = Set(items.map(\.item.index))
    }
  }

  /// Takes an announced file, fetched now with the next ones if it is not there; nil if it has to be fetched alone.
  func take(
    _ far: FarReference, of item: Item, for loader: RepresentationLoader
  ) throws(ExchangeError) -> FilePath? {
    let page = state.withLock { $0.nextPage(from: item.index) }
    if !page.isEmpty { fetch(page, loader) }
    guard let found = state.withLock({ $0.ready.removeValue(forKey: item.index) }) else {
      return nil
    }
    if let error = found.fetched.error {
      TreeRemoval.discard(found.path)
      throw error
    }
    if found.fetched.isChanged {
      loader.context.report(.said(SourceChange.changed.diagnostic(far.shownPath)))
    }
    return found.path
  }

  /// Forgets what was announced, and removes what was fetched and not taken.
  func forget() {
    let rest = state.withLock { state in
      defer { state = State() }
      return state.ready
    }
    for one in rest.values { TreeRemoval.discard(one.path) }
  }

  private func fetch(_ page: [Announced], _ loader: RepresentationLoader) {
    var paths: [(far: FarReference, path: FilePath)] = []
    for one in page {
      guard let payload = try? loader.newPayload() else { break }
      paths.append((one.far, payload.path))
    }
    let fetched = loader.context.farSources.fetch(paths, loader.context) { [beat = loader.beat] in
      beat(page[$0].name)
    }
    for (index, fetched) in fetched.enumerated() {
      guard let fetched else {
        TreeRemoval.discard(paths[index].path)
        continue
      }
      let one = Ready(path: paths[index].path, fetched: fetched)
      state.withLock { $0.ready[page[index].item] = one }
    }
  }
}

extension FarAhead.State {
  /// Removes and returns what is fetched together with an item; empty if that is there or not announced.
  fileprivate mutating func nextPage(from item: Int) -> [FarAhead.Announced] {
    guard ready[item] == nil, indices.contains(item) else { return [] }
    var page: [FarAhead.Announced] = []
    var bytes: Int64 = 0
    while let next = announced.last {
      let isFirst = page.isEmpty
      guard
        isFirst
          || (next.far.host == page[0].far.host && bytes < FarSources.mostBytes
            && page.count < FarSources.mostFiles)
      else {
        break
      }
      announced.removeLast()
      indices.remove(next.item)
      // What was not loaded in its turn is not needed.
      if isFirst && next.item != item { continue }
      page.append(next)
      bytes = bytes.addingClamped(next.far.size)
    }
    return page.count > 1 ? page : []
  }
}

extension LoadAhead {
  /// The small files of other hosts among these items, which can be fetched together.
  static func farFiles(
    _ items: some Sequence<(item: Item, candidates: [Candidate])>, for loader: RepresentationLoader
  ) -> [(item: Item, far: FarReference)] {
    items.compactMap { item, candidates in
      guard let best = candidates.first, !best.isDerived,
        case .far(let far) = best.representation.source, !far.isDirectory,
        far.size <= FarSources.small, loader.mayFetch(of: item)
      else { return nil }
      return (item, far)
    }
  }
}
