import Context
import FileTransfer
import Items
import Loading
import Sessions
import SystemCalls
import SystemPackage

// A move places the link itself, but what `--allow-copy` copies instead is the content. If the target is moved as well,
// the link comes first, before the target leaves its place.

extension Loaded {
  /// The number of links that a copy of this item follows, starting with its own path; 0 if it is not a link.
  var linksAhead: Int {
    guard isOfLink, case .inPlace(let path, let status) = representation, status.kind != .link
    else {
      return 0
    }
    return path.linksAhead
  }
}

extension DropSetting {
  /// Divides the items to move into rounds that may run concurrently: links before their targets.
  func rounds(
    of ready: [PlacementStage.Ready]
  ) -> [[PlacementStage.Ready]] {
    // All of these get their names before any source is deleted.
    if request.isAtomic || !plan.terms.wantsMove { return [ready] }
    let ahead = ready.map(\.loaded.linksAhead)
    guard ahead.contains(where: { $0 > 0 }) else { return [ready] }
    return Set(ahead).sorted(by: >).map { links in
      zip(ready, ahead).filter { $1 == links }.map { $0.0 }
    }
  }

  /// The passes over the items of a drop.
  ///
  /// Links come first if their targets may be on another page, or be moved by another drop.
  func turnsByLinks(upTo last: Int) throws -> [(Item) -> Bool] {
    guard plan.terms.wantsMove, plan.isDirectory,
      try isShared || open.counts().items > ItemPages.size
    else { return [{ _ in true }] }
    var links: [Int: Int] = [:]
    for item in items(upTo: last) {
      let item = try item.get()
      let ahead = item.linksAhead
      if ahead > 0 { links[item.index] = ahead }
    }
    let found = links
    return Set(found.values).union([0]).sorted(by: >).map { ahead in
      { found[$0.index, default: 0] == ahead }
    }
  }
}

extension Item {
  /// The maximum number of links that a file of the item follows, starting with its own path.
  fileprivate var linksAhead: Int {
    var most = 0
    for case .file(let path, let identity) in representations.lazy.map(\.source)
    where identity.isLink && !identity.leadsNowhere {
      most = max(most, path.linksAhead)
    }
    return most
  }
}
