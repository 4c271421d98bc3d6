import Context
import Items
import Loading

// What goes to one destination in one step is loaded whole before anything is done.
extension DropRun {
  /// Loads all that matches, page by page; what has come is in `all` also where it throws.
  func loadAll(upTo last: Int, into all: inout [Pending]) throws {
    var page: [Item] = []
    func load() throws {
      guard !page.isEmpty else { return }
      let decisions = page.map(planner.decide)
      try begin(decisions)
      let ahead = loadAhead(page, decisions)
      all += try ahead.run { try zip(page, decisions).map { try prepare($0, $1, ahead) } }
      page.removeAll(keepingCapacity: true)
    }
    for item in items(upTo: last) {
      if context.isCancelled() { throw ExchangeError.cancelled }
      page.append(try item.get())
      if page.count == ItemPages.size { try load() }
    }
    try load()
  }
}

extension DropRun.Pending {
  /// The number of its item.
  var index: Int {
    switch self {
    case .done(let result): result.index
    case .loaded(let loaded): loaded.item.index
    }
  }

  /// Removes what was made only for this drop.
  func discard() { if case .loaded(let loaded) = self { loaded.form.discard() } }
}
