import Destinations
import Diagnostics
import Items
import Negotiation
import Sessions
import SystemCalls
import SystemPackage

// A drop into, within and out of views that keep an order.
extension DropRun {
  /// The items of a page that will take a while: their forms are made by commands.
  func expectSlow(_ page: [Item], _ decisions: [DropPlanner.Decision]) throws {
    guard let arrangement else { return }
    var slow: [(item: Item, candidate: Candidate)] = []
    for (item, decision) in zip(page, decisions) {
      guard case .taken(let candidates) = decision, let best = candidates.first,
        best.isPromised || best.isDerived
      else { continue }
      slow.append((item, best))
    }
    do throws(ViewError) {
      try arrangement.expect(slow)
    } catch {
      throw ExchangeError.view(error)
    }
  }

  /// The result of an item that lies in the folder of the drop already: only its place changes.
  ///
  /// nil where that is not so, or where a copy is asked for.
  func reordered(_ item: Item, _ candidates: [Candidate]) throws -> ItemResult? {
    guard arrangement != nil, planner.isFolder, request.operation != .copy,
      let best = candidates.first, !best.isDerived,
      case .file(let path, _) = best.representation.source,
      let folder = planner.destination.folder.flatMap({ try? FileSystem.realPath(of: $0) }),
      (try? FileSystem.realPath(of: path.removingLastComponent())) == folder,
      let name = path.lastComponent, FileSystem.exists(path)
    else { return nil }
    try open.change { writer in
      if !request.keepsItems { try writer.setState(.placed, of: item.index) }
      try writer.log(
        .happened(.placed, item: item.index, destination: planner.destinationKey))
    }
    var result = ItemResult(item, .placed, best)
    result.target = folder.appending(name).carried
    result.bytes = 0
    return result
  }

  /// Puts the items of a page that have come into the list; what cannot be listed is told with them.
  func arrange(_ results: inout [ItemResult], of page: [Item]) {
    guard let arrangement else { return }
    let items = Dictionary(page.map { ($0.index, $0) }, uniquingKeysWith: { first, _ in first })
    let arrivals = results.compactMap { result -> Arrangement.Arrival? in
      guard result.state == .placed, let target = result.target else { return nil }
      return Arrangement.Arrival(
        index: result.index, path: real(FilePath(carried: target)), item: items[result.index],
        type: result.given, isReordered: reorderedItems.contains(result.index))
    }
    do throws(ViewError) {
      try arrangement.commit(arrivals)
      for note in arrangement.takeNotes() { context.report(.said(note)) }
    } catch {
      for place in results.indices
      where results[place].state == .placed && results[place].error == nil {
        results[place].error = ExchangeError.view(error).diagnostic
      }
    }
  }

  /// Takes what a move has taken away out of the lists of the views that it lay in.
  func leaveLists(_ moved: [Loaded]) {
    let gone = moved.compactMap { loaded -> FilePath? in
      guard planner.moves(loaded.candidate), case .inPlace(let path, _) = loaded.form,
        (try? FileSystem.statusIfPresent(of: path, followingLinks: false)) == nil
      else { return nil }
      return path
    }
    if !gone.isEmpty { upkeep.left(gone) }
  }

  private func real(_ path: FilePath) -> FilePath {
    guard let name = path.lastComponent,
      let folder = try? FileSystem.realPath(of: path.removingLastComponent())
    else { return path }
    return folder.appending(name)
  }
}
