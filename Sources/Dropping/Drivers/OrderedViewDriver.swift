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

/// A drop into an ordered view, or a reordering within it: a directory drop that also edits the view's list.
final class OrderedViewDriver: DestinationDriver {
  private let arrangement: OrderedListEdit
  private let directory: DirectoryDriver
  private let setting: DropSetting
  /// The items whose files were already in the destination directory.
  private var reorderedItems: Set<Int> = []

  init(_ arrangement: OrderedListEdit, _ directory: DirectoryDriver, _ setting: DropSetting) {
    self.arrangement = arrangement
    self.directory = directory
    self.setting = setting
  }

  var gathering: Gathering { directory.gathering }
  var beat: @Sendable () -> Void { { [arrangement] in arrangement.tell() } }
  var listFailure: Diagnostic? { directory.listFailure }

  func recall() throws { try directory.recall() }

  func recovered(_ results: [ItemResult], isKnown: Bool) throws {
    try directory.recovered(results, isKnown: isKnown)
  }

  func arrange(after recovery: DropRecovery, _ results: [ItemResult]) throws {
    let placed = try recovery.placedItems()
    let own = placed.filter { $0.run == setting.runID.text }.map(\.result.index)
    try arrangement.commit(
      recovered: placed.map(\.result), continuing: Set(own), of: setting.open)
  }

  /// Determines which files a drop of more than one page moves within the list, to compute the requested
  /// position.
  func prepare(upTo last: Int, only isMeant: (Item) -> Bool) throws {
    let terms = setting.plan.terms
    guard gathering != .allOrNone,
      terms.position.isGiven || terms.view?.view.defaultIndex != nil,
      try setting.open.counts().items > ItemPages.size
    else { return }
    arrangement.movedInAll = try setting.items(upTo: last).compactMap { item in
      let item = try item.get()
      guard isMeant(item), let best = setting.plan.decide(item).best else { return nil }
      return setting.plan.reordered(best).map(arrangement.name)
    }
  }

  /// Adds placeholders to the list for items that take a while because a command produces their representation.
  func expect(_ page: [Item], _ decisions: [Decision]) throws {
    guard gathering != .allOrNone else { return }
    var slow: [(item: Item, candidate: Candidate)] = []
    var moved: [String] = []
    for (item, decision) in zip(page, decisions) {
      guard let best = decision.best else { continue }
      if decision.isMade {
        slow.append((item, best))
      } else if let path = setting.plan.reordered(best) {
        moved.append(arrangement.name(of: path))
      }
    }
    // These items may arrive in several edits of the list.
    arrangement.movedInAll += moved
    do throws(ViewError) {
      try arrangement.expect(slow, moving: moved)
    } catch {
      throw ExchangeError(any: error)
    }
  }

  /// The result of an item that is already in the destination directory.
  ///
  /// Only its position changes, together with those of its page.
  func settled(_ item: Item, _ candidates: [Candidate]) -> ItemResult? {
    guard let best = candidates.first, let path = setting.plan.reordered(best) else { return nil }
    reorderedItems.insert(item.index)
    var result = ItemResult(item, .placed, best)
    result.target = path.carried
    result.bytes = 0
    result.effect = .reordered
    return result
  }

  func isReordered(_ result: ItemResult) -> Bool {
    result.state == .placed && reorderedItems.contains(result.index)
  }

  func place(_ loaded: [Loaded], _ done: ([ItemResult]) throws -> Void) throws {
    try directory.place(loaded, done)
  }

  /// Adds arrived items to the list.
  ///
  /// An error of the list is reported in their results.
  func conclude(_ results: inout [ItemResult], of items: [Item], _ loaded: [Loaded]) throws {
    try arrange(&results, of: items)
    try directory.conclude(&results, of: items, loaded)
  }

  func tell(_ result: ItemResult) { directory.tell(result) }

  /// Removes the placeholders from the list; the next edit removes any that remain.
  func giveUp() { _ = try? arrangement.commit([]) }

  func publish() { directory.publish() }

  func finish() throws { try directory.finish() }

  // MARK: - The list

  private func arrange(_ results: inout [ItemResult], of all: [Item]) throws {
    let items = Dictionary(all.map { ($0.index, $0) }, uniquingKeysWith: { first, _ in first })
    if setting.request.isAtomic, results.contains(where: { $0.state == .failed || $0.isWithheld }) {
      for index in results.indices where isReordered(results[index]) {
        if let item = items[results[index].index] { results[index] = .withheld(item) }
      }
    }
    // With a position, a file that is there only changes its own.
    for index in results.indices
    where results[index].effect == .alreadyThere && !results[index].isSourceRemoved
      && setting.plan.terms.position.isGiven && isListed(results[index])
    {
      reorderedItems.insert(results[index].index)
      results[index].effect = .reordered
    }
    let arrivals = results.compactMap { result -> OrderedListEdit.Arrival? in
      guard result.state == .placed, let target = result.target else { return nil }
      var arrival = OrderedListEdit.Arrival(
        index: result.index, path: FilePath(carried: target).inRealDirectory,
        item: items[result.index], type: result.given, url: setting.addresses[result.index],
        isReordered: isReordered(result))
      arrival.isThere = result.effect == .alreadyThere
      return arrival
    }
    let seats: [Int: OrderedListEdit.Seat]
    do throws(ViewError) {
      seats = try arrangement.commit(arrivals, of: Set(all.map(\.index))) { replaced in
        noteReplaced(replaced)
      }
      for note in arrangement.takeNotes() { setting.context.report(.said(note)) }
    } catch {
      return try tell(error.diagnostic, with: &results, of: items)
    }
    for index in results.indices where results[index].state == .placed {
      guard let seat = seats[results[index].index] else { continue }
      results[index].sourceIndex = seat.former?.position
      results[index].destinationIndex = seat.position
    }
    try setting.recorder.reordered(
      results.filter(isReordered).map { result in
        (result.index, seats[result.index].flatMap { former(of: result, $0) })
      })
  }

  /// The position that an undo gives back to an item; what was not listed is taken off the list.
  private func former(of result: ItemResult, _ seat: OrderedListEdit.Seat) -> PositionInView? {
    if let former = seat.former { return positionInView(former) }
    guard let target = result.target else { return nil }
    let file = arrangement.name(of: FilePath(carried: target).inRealDirectory)
    return positionInView(FormerPosition(unlisted: file))
  }

  private func isListed(_ result: ItemResult) -> Bool {
    guard let target = result.target, let list = try? arrangement.list() else { return false }
    let name = arrangement.name(of: FilePath(carried: target).inRealDirectory)
    return list.index(ofFile: name) != nil
  }

  /// On a list error, items that were only to be reordered fail; placed items remain placed, with the error
  /// attached.
  private func tell(
    _ diagnostic: Diagnostic, with results: inout [ItemResult], of items: [Int: Item]
  ) throws {
    for index in results.indices where results[index].state == .placed {
      if isReordered(results[index]), let item = items[results[index].index] {
        results[index] = try setting.recorder.failed(item, nil, diagnostic)
      } else if results[index].error == nil {
        results[index].error = diagnostic
      }
    }
  }

  /// Records the list entries of replaced files for undo.
  private func noteReplaced(_ formers: [Int: FormerPosition]) {
    let replaced = formers.filter { directory.stage.replacedItems.contains($0.key) }
    setting.recorder.replaced(
      replaced.sorted { $0.key < $1.key }.map { ($0.key, positionInView($0.value)) })
  }

  private func positionInView(_ former: FormerPosition) -> PositionInView {
    PositionInView(root: arrangement.root, former: former)
  }
}
