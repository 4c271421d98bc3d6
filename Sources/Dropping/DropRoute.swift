package import Context
import Destinations
import Items
import Loading
import OrderedViews
package import Sessions
import SystemCalls
import SystemPackage

/// The destinations of a drop: either the one that was named, or the views of a route, where each item goes to
/// the first view that takes it.
package struct DropRoute {
  /// One plan per destination, in order; never empty.
  package let stops: [DropPlan]
  /// Whether a route was given, even with only one view.
  let isRoute: Bool

  package init(
    _ terms: ResolvedDrop, for open: any OpenSession, in context: ExchangeContext
  ) throws(ExchangeError) {
    guard let words = terms.request.route else {
      stops = [try DropPlan(terms, for: open, in: context)]
      isRoute = false
      return
    }
    var stops: [DropPlan] = []
    for (index, word) in words.enumerated() {
      var request = terms.request.stop(at: index)
      if request.host == nil { request.destination = try Self.view(word, terms, context).carried }
      var terms = try ResolvedDrop(request, registry: terms.registry)
      terms.isStop = true
      stops.append(try DropPlan(terms, for: open, in: context))
    }
    self.stops = stops
    isRoute = true
  }

  /// The directory that an argument of the route names, which must be governed by a view.
  private static func view(
    _ word: String, _ terms: ResolvedDrop, _ context: ExchangeContext
  ) throws(ExchangeError) -> FilePath {
    let sight: DestinationStatus
    do {
      sight = try DestinationStatus.look(at: word, from: context.workingDirectory)
    } catch {
      throw .destination(error)
    }
    switch sight {
    case .trash: throw .notAView(word)
    case .missing(let path), .missingDirectory(let path):
      throw .destination(.viewMissing(path))
    case .file(let path): throw .destination(.notADirectory(path))
    case .directory(let path):
      guard try context.view(obeyedBy: path, terms.registry) != nil else {
        throw .view(.noView(path))
      }
      return path
    }
  }

  /// The stop that handles an item, and whether the item is acceptable there.
  ///
  /// If no stop takes the item, this is the first that refuses it despite a match, or else the first of all.
  func stop(of item: Item) -> (index: Int, matches: Bool) {
    if stops.count == 1 { return (0, stops[0].matches(item)) }
    if let index = stops.firstIndex(where: { $0.holds(item) }) {
      return (index, stops[index].matches(item))
    }
    // A file of a shot goes where its picture goes.
    for leader in stops[0].companions.leaders(of: item) {
      let own = stop(of: leader)
      if own.matches, stops[own.index].matches(item) { return own }
    }
    var refusing: Int?
    for (index, plan) in stops.enumerated() {
      switch plan.decide(item) {
      case .taken: return (index, true)
      case .refused: refusing = refusing ?? index
      case .unmatched, .bound: continue
      }
    }
    return (refusing ?? 0, refusing != nil)
  }

  /// Assigns all items that are now in the session to stops.
  func share(
    _ open: any OpenSession, upTo last: Int, of selection: [ClosedRange<Int>]?
  ) throws -> Share {
    var share = Share(count: stops.count)
    for item in open.pages(of: selection, upTo: last, for: stops[0].context.origin) {
      let item = try item.get()
      share.add(item.index, stop(of: item))
    }
    return share
  }

  /// The assignment of items to stops; items that are added to the session later have no stop.
  struct Share {
    private var stops: [UInt16] = []
    /// The number of items per stop.
    private(set) var counts: [Int]
    private(set) var total = 0
    private(set) var matched = 0

    init(count: Int) { counts = Array(repeating: 0, count: count) }

    fileprivate mutating func add(_ item: Int, _ stop: (index: Int, matches: Bool)) {
      while stops.count <= item { stops.append(.max) }
      stops[item] = UInt16(clamping: stop.index)
      counts[stop.index] += 1
      total += 1
      if stop.matches { matched += 1 }
    }

    func goes(_ item: Item, to index: Int) -> Bool {
      item.index < stops.count && stops[item.index] == UInt16(clamping: index)
    }
  }
}

extension DropPlan {
  /// Whether an item that is in transit or failed is reserved for this destination.
  func holds(_ item: Item) -> Bool {
    guard !terms.request.accept.includesFailed else { return false }
    switch item.state {
    case .inTransit(let bound), .failed(let bound, _):
      return bound.utf8.elementsEqual(destinationKey.utf8)
    case .pending, .placed, .skipped, .cancelled, .offered: return false
    }
  }
}
