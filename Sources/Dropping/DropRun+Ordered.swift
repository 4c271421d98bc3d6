import Context
import Destinations
import Diagnostics
import FileTransfer
import Items
import Loading
import Negotiation
import OrderedViews
import Sessions
import SystemCalls
import SystemPackage

// A drop into, within and out of views that keep an order.
extension DropRun {
  /// The items of a page that will take a while: their forms are made by commands.
  func expectSlow(_ page: [Item], _ decisions: [DropPlanner.Decision]) throws {
    guard let arrangement else { return }
    var slow: [(item: Item, candidate: Candidate)] = []
    var moved: [String] = []
    for (item, decision) in zip(page, decisions) {
      guard case .taken(let candidates) = decision, let best = candidates.first else { continue }
      if best.isPromised || best.isDerived {
        slow.append((item, best))
      } else if let path = planner.reordered(best) {
        moved.append(arrangement.name(of: path))
      }
    }
    // They may come in several changes of the list.
    arrangement.movedInAll += moved
    do throws(ViewError) {
      try arrangement.expect(slow, moving: moved)
    } catch {
      throw ExchangeError.view(error)
    }
  }

  /// The result of an item that lies in the folder of the drop already: only its place changes, with those of
  /// its page.
  ///
  /// nil where that is not so, or where a copy is asked for.
  func reordered(_ item: Item, _ candidates: [Candidate]) -> ItemResult? {
    guard arrangement != nil, let best = candidates.first, let path = planner.reordered(best)
    else { return nil }
    var result = ItemResult(item, .placed, best)
    result.target = path.carried
    result.bytes = 0
    return result
  }

  /// Puts the items of a page that have come into the list; what cannot be listed is told with them.
  func arrange(_ results: inout [ItemResult], of page: [Item]) throws {
    guard let arrangement else { return }
    let items = Dictionary(page.map { ($0.index, $0) }, uniquingKeysWith: { first, _ in first })
    if request.isAtomic, results.contains(where: { $0.state == .failed || $0.isWithheld }) {
      for place in results.indices where isReordered(results[place]) {
        if let item = items[results[place].index] { results[place] = .withheld(item) }
      }
    }
    let arrivals = results.compactMap { result -> Arrangement.Arrival? in
      guard result.state == .placed, let target = result.target else { return nil }
      return Arrangement.Arrival(
        index: result.index, path: FilePath(carried: target).inRealFolder,
        item: items[result.index], type: result.given, url: arrivedURLs[result.index],
        isReordered: isReordered(result))
    }
    let seats: [Int: Arrangement.Seat]
    do throws(ViewError) {
      seats = try arrangement.commit(arrivals, of: Set(page.map(\.index))) { replaced in
        noteReplaced(replaced, in: arrangement.root)
      }
      for note in arrangement.takeNotes() { context.report(.said(note)) }
    } catch {
      try tell(error.diagnostic, with: &results, of: items)
      return
    }
    for place in results.indices where results[place].state == .placed {
      guard let seat = seats[results[place].index] else { continue }
      results[place].sourceIndex = seat.former?.place
      results[place].destinationIndex = seat.place
    }
    try finishReordered(results.filter(isReordered), from: seats, in: arrangement.root)
  }

  func isReordered(_ result: ItemResult) -> Bool {
    result.state == .placed && reorderedItems.contains(result.index)
  }

  /// What was only to change its place has failed, what was placed is placed.
  private func tell(
    _ diagnostic: Diagnostic, with results: inout [ItemResult], of items: [Int: Item]
  ) throws {
    for place in results.indices where results[place].state == .placed {
      if isReordered(results[place]), let item = items[results[place].index] {
        results[place] = try failed(item, nil, diagnostic)
      } else if results[place].error == nil {
        results[place].error = diagnostic
      }
    }
  }

  /// Notes what was known of files that others have replaced, so that an undo has it.
  private func noteReplaced(_ formers: [Int: FormerPlace], in root: FilePath) {
    let replaced = formers.filter { replacedItems.contains($0.key) }
    if replaced.isEmpty { return }
    try? open.change { writer in
      for (item, former) in replaced.sorted(by: { $0.key < $1.key }) {
        try writer.log(
          .changedPlace(
            .leftList, of: item, PlaceInView(root: root, former: former), run: mark.text))
      }
    }
  }

  private func finishReordered(
    _ results: [ItemResult], from seats: [Int: Arrangement.Seat], in root: FilePath
  ) throws {
    guard !results.isEmpty else { return }
    try open.change { writer in
      for result in results {
        _ = try writer.record(TransferRecord(reordered: result.index, by: mark))
        if !request.keepsItems { try writer.setState(.placed, of: result.index) }
        if let former = seats[result.index]?.former {
          try writer.log(
            .changedPlace(
              .reordered, of: result.index, PlaceInView(root: root, former: former), run: mark.text)
          )
        }
        try writer.log(
          .happened(.placed, item: result.index, destination: planner.destinationKey))
      }
    }
  }

  /// Takes what a move has taken away out of the lists of the views that it lay in.
  func leaveLists(_ moved: [Loaded]) {
    let gone = moved.compactMap { loaded -> (item: Int, path: FilePath)? in
      guard planner.moves(loaded.candidate, of: loaded.item),
        case .inPlace(let path, _) = loaded.form,
        FileSystem.isGone(path)
      else { return nil }
      return (loaded.item.index, path)
    }
    guard !gone.isEmpty else { return }
    upkeep.left(gone, of: open, run: mark.text)
  }

  /// The files that a drop of more than a page moves within the list, for the place that it asks for.
  func filesMoved(
    upTo last: Int, only isMeant: (Item) -> Bool, in arrangement: Arrangement
  ) throws -> [String] {
    let terms = planner.terms
    guard terms.place.isGiven || terms.view?.view.defaultIndex != nil,
      try open.counts().items > ItemPages.size
    else { return [] }
    return try items(upTo: last).compactMap { item in
      let item = try item.get()
      guard isMeant(item), case .taken(let candidates) = planner.decide(item),
        let best = candidates.first
      else { return nil }
      return planner.reordered(best).map(arrangement.name)
    }
  }

  /// Takes the placeholders of a run that is given up out of the list; what is left the next change finds.
  func giveUpPlaceholders() { _ = try? arrangement?.commit([]) }
}

extension ItemResult {
  fileprivate var isWithheld: Bool {
    state == .pending && error?.code == TransferError.withheld.diagnostic.code
  }
}
