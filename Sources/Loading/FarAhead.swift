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
/// Several threads may load what was announced, in any order; whoever needs a file of a page that is being fetched
/// waits for it.
final class FarAhead: Sendable {
  fileprivate struct Announced {
    let item: Int
    let name: String
    let far: FarReference
    let mayBeHeld: Bool
  }

  fileprivate struct Ready {
    var fetched: FarSources.Fetched
    /// The number of the page with which it was fetched.
    var page: Int
  }

  fileprivate struct State {
    /// What may be fetched, in order; nil for what was.
    var announced: [Announced?] = []
    /// The places of items in it.
    var places: [Int: Int] = [:]
    var ready: [Int: Ready] = [:]
    var pages = 0
  }

  private let state = Mutex(State())
  /// Held while a page is fetched.
  private let fetching = Mutex(())

  /// Notes what will be loaded, about in this order; what is known already keeps its place.
  func announce(_ items: [(item: Item, far: FarReference, mayBeHeld: Bool)]) {
    state.withLock { state in
      for (item, far, mayBeHeld) in items where state.places[item.index] == nil {
        state.places[item.index] = state.announced.count
        state.announced.append(
          Announced(item: item.index, name: item.name, far: far, mayBeHeld: mayBeHeld))
      }
    }
  }

  /// Takes an announced file, fetched now with the next ones if it is not there; nil if it has to be fetched alone.
  func take(
    _ far: FarReference, of item: Item, for loader: RepresentationLoader
  ) throws(ExchangeError) -> LoadedRepresentation? {
    guard let found = ready(item.index) ?? fetched(item.index, loader) else { return nil }
    if let error = found.fetched.error { throw error }
    if found.fetched.isChanged {
      loader.context.report(.said(SourceChange.changed.diagnostic(far.location.shown)))
    }
    switch found.fetched.content {
    case .file(let path): return .made(path)
    case .held(let bytes): return .held(bytes, isAsLifted: !found.fetched.isChanged)
    }
  }

  private func ready(_ item: Int) -> Ready? {
    state.withLock { $0.ready.removeValue(forKey: item) }
  }

  private func fetched(_ item: Int, _ loader: RepresentationLoader) -> Ready? {
    fetching.withLock { _ in
      fetchPage(from: item, loader)
      return ready(item)
    }
  }

  /// Fetches the first of what was announced, with what follows it, before it is needed.
  func fetchFirst(for loader: RepresentationLoader) {
    fetching.withLock { _ in
      if let first = state.withLock({ $0.announced.first }), let first {
        fetchPage(from: first.item, loader)
      }
    }
  }

  private func fetchPage(from item: Int, _ loader: RepresentationLoader) {
    let page = state.withLock { $0.nextPage(from: item) }
    if !page.isEmpty { fetch(page, loader) }
  }

  /// Forgets what was announced, and removes what was fetched and not taken.
  func forget() {
    let rest = state.withLock { state in
      defer { state = State() }
      return state.ready
    }
    for one in rest.values { one.discard() }
  }

  private func fetch(_ page: [Announced], _ loader: RepresentationLoader) {
    let (number, old) = state.withLock { $0.beginPage() }
    for one in old { one.discard() }
    let fetched = loader.context.farSources.fetch(
      page.map { ($0.far, $0.mayBeHeld) }, loader.context,
      newPath: { (try? loader.newPayload())?.path }
    ) { [beat = loader.beat] in beat(page[$0].name) }
    state.withLock { state in
      for (one, fetched) in zip(page, fetched) {
        state.ready[one.item] = fetched.map { Ready(fetched: $0, page: number) }
      }
    }
  }
}

extension FarAhead.Ready {
  fileprivate func discard() {
    if case .file(let path) = fetched.content { TreeRemoval.discard(path) }
  }
}

extension FarAhead.State {
  /// Counts a page, and removes and returns what is left of those before the last: another drop has it, or nobody needs
  /// it.
  fileprivate mutating func beginPage() -> (number: Int, old: [FarAhead.Ready]) {
    pages += 1
    let old = ready.filter { $0.value.page < pages - 1 }
    for item in old.keys { ready[item] = nil }
    return (pages, Array(old.values))
  }

  /// Removes and returns what is fetched together with an item; empty if that is there or not announced.
  ///
  /// What is before the item is loaded by someone else, or not needed, so that only what follows it is taken along.
  fileprivate mutating func nextPage(from item: Int) -> [FarAhead.Announced] {
    guard ready[item] == nil, let start = places[item], let first = announced[start] else {
      return []
    }
    var page: [FarAhead.Announced] = []
    var bytes: Int64 = 0
    for place in start..<announced.count {
      guard let next = announced[place] else { continue }
      let isFull = bytes >= FarSources.mostBytes || page.count >= FarSources.mostFiles
      if next.far.location.place != first.far.location.place || isFull { break }
      announced[place] = nil
      page.append(next)
      bytes = bytes.addingClamped(next.far.size)
    }
    return page.count > 1 ? page : []
  }
}

extension RepresentationLoader {
  /// The small files of other hosts among these items, which can be fetched together, as they are or for a conversion.
  func farFiles(
    _ items: some Sequence<(item: Item, candidates: [Candidate])>
  ) -> [(item: Item, far: FarReference, mayBeHeld: Bool)] {
    items.compactMap { item, candidates in
      guard case .far(let far)? = candidates.first?.representation.source, !far.isDirectory,
        far.size <= FarSources.small, mayFetch(of: item)
      else { return nil }
      return (item, far, holdsFarFiles && candidates.first?.isDerived == false)
    }
  }
}
