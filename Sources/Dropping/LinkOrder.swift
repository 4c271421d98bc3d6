import Context
import FileTransfer
import Items
import Loading
import Sessions
import SystemCalls
import SystemPackage

// A link is moved as a copy of what it leads to. Where that is moved too, the copy is made, and the link is
// gone, before what it leads to leaves its place: whenever a drop is killed, each link can still be followed.

extension Loaded {
  /// How many links a move of it follows from its own path on; 0 unless it is a link itself.
  var linksAhead: Int {
    guard isOfLink, case .inPlace(let path, let status) = representation, status.kind != .link
    else {
      return 0
    }
    return path.linksAhead
  }
}

extension DropSetting {
  /// Divides what is to be moved into what may go at once: links before what they lead to.
  func rounds(
    of ready: [PlacementStage.Ready]
  ) -> [[PlacementStage.Ready]] {
    // All of those get their names before anything goes.
    if request.isAtomic || !plan.terms.wantsMove { return [ready] }
    let ahead = ready.map { $0.request.operation == .move ? $0.loaded.linksAhead : 0 }
    guard ahead.contains(where: { $0 > 0 }) else { return [ready] }
    return Set(ahead).sorted(by: >).map { links in
      zip(ready, ahead).filter { $1 == links }.map { $0.0 }
    }
  }

  /// In how many turns the items of a drop are gone through, the links before all others where what they lead
  /// to may be on another page.
  func turnsByLinks(upTo last: Int) throws -> [(Item) -> Bool] {
    guard plan.terms.wantsMove, plan.isDirectory, try open.counts().items > ItemPages.size
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
  /// The most links that one of its files follows from its own path on.
  fileprivate var linksAhead: Int {
    var most = 0
    for case .file(let path, let identity) in representations.lazy.map(\.source)
    where identity.isLink && !identity.leadsNowhere {
      most = max(most, path.linksAhead)
    }
    return most
  }
}
