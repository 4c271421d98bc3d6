import Items
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

// What a drop that was killed had placed in an ordered view, and had no time to list.
extension Arrangement {
  /// Lists it as far as it is not listed.
  func commit(recovered results: [ItemResult], of open: any OpenSession) throws {
    var arrivals: [Arrival] = []
    for result in results {
      guard let target = result.target else { continue }
      let path = FilePath(carried: target).inRealFolder
      guard isOfView(path), !FileSystem.isGone(path, followingLinks: true) else { continue }
      arrivals.append(
        Arrival(
          index: result.index, path: path, item: try open.itemInAnyState(result.index),
          type: type(byNameOf: path), isRecovered: true))
    }
    if !arrivals.isEmpty { try commit(arrivals) }
  }
}

extension DropRun {
  /// Puts into the list what the run before had placed there and was killed before it could list it.
  func arrange(after recovery: DropRecovery, _ results: [ItemResult]) throws {
    guard let arrangement else { return }
    let placed = results.isEmpty ? try recovery.lastRun() : results
    try arrangement.commit(recovered: placed, of: open)
  }
}

extension DropTerms {
  /// Lists what an earlier run had placed in a folder, where nothing is left to be dropped.
  func arrange(
    recovered results: [ItemResult], in folder: FilePath, of open: any OpenSession,
    _ context: ExchangeContext
  ) throws {
    guard let standing = try context.view(obeyedBy: folder, registry), standing.isOrdered,
      request.into == nil
    else { return }
    let place = (try? DropPlace(request, in: folder, standing)) ?? .unspecified
    if case .into = place { return }
    try Arrangement(standing, place, registry).commit(recovered: results, of: open)
  }
}

extension FilePath {
  /// This path with all links of its folder followed; as it is where that cannot be known.
  var inRealFolder: FilePath {
    guard let name = lastComponent,
      let folder = try? FileSystem.realPath(of: removingLastComponent())
    else { return self }
    return folder.appending(name)
  }
}
