import Items
import SystemCalls
import SystemPackage

// Directories that meet one of the same name in an all-or-nothing transfer: what is in them is staged, named and taken
// back with everything else, so that it becomes items of the page.
extension Transfer {
  /// Adds the entries of directories that are to be merged to their page; returns whether there were any.
  ///
  /// An inner directory that is not there yet is one entry, with all that is in it.
  func expand(
    _ page: inout Page, _ journal: some TransferJournal
  ) throws(FarError) -> Bool {
    let first = page.items.count
    for item in page.items where item.isOpen {
      guard let target = item.mergesInto, case .directory(let path)? = item.source?.kind else {
        continue
      }
      do throws(TransferError) {
        try page.items.append(contentsOf: parts(of: item, path, into: target, journal))
      } catch {
        if error.isLost { throw lost(error) }
        item.outcome = .failure(error)
      }
    }
    if page.items.count == first { return false }
    page.examine(at: host, from: first)
    try refuseWhatIsImpossible(&page)
    return true
  }

  private func parts(
    of item: Page.Item, _ path: FilePath, into target: FilePath, _ journal: some TransferJournal
  ) throws(TransferError) -> [Page.Item] {
    let tree = try self.tree(path, of: item, in: target)
    guard let source = item.source else { return [] }
    item.mergedTree = tree
    item.base = Placement(
      .alreadyThere, target, read: source.version,
      notes: source.notes + tree.notes(in: host.shown(target)))
    let isSame = try isSame(target, as: tree)
    if isSame {
      item.keepsSource = true
      if source.isMoved { item.base?.notes.append(.sourceKept(path, .sameFile)) }
    }
    item.sumUp([])
    if isSame { return [] }
    if source.isMoved { journal.willMerge(item.index, MergedFolders(sources: tree.folders)) }
    let inner = tree.entries.filter { $0.status.kind == .directory }.map(\.below)
    let found = try host.far { () throws(FarError) in
      try files.look(at: inner.map { target.pushing($0) }, followingLinks: false)
    }
    var merged: Set<FilePath> = [""]
    for (below, status) in zip(inner, found) where merged.contains(below.removingLastComponent()) {
      switch status {
      case .success(let status): if status?.kind == .directory { merged.insert(below) }
      case .failure(.missing): break
      case .failure(let error): throw error.transferError(host)
      }
    }
    return tree.entries.filter {
      merged.contains($0.below.removingLastComponent()) && !merged.contains($0.below)
    }.map {
      Page.Item(
        index: item.index, request: request(for: $0, of: tree, in: target, source), partOf: item)
    }
  }
}

extension Page {
  /// The directories that are merged, and what became of their entries.
  var merged: [(whole: Item, parts: [(request: PlacementRequest, placement: Placement)])] {
    var parts: [ObjectIdentifier: [(request: PlacementRequest, placement: Placement)]] = [:]
    for item in items {
      guard let whole = item.whole, let placement = try? item.outcome?.get() else { continue }
      parts[ObjectIdentifier(whole), default: []].append((item.request, placement))
    }
    return items.filter { $0.base != nil }.map { ($0, parts[ObjectIdentifier($0)] ?? []) }
  }

  /// Gives merged directories the outcomes that follow from those of their entries.
  mutating func sumUp() {
    for (whole, parts) in merged { whole.sumUp(parts.map(\.placement)) }
  }

  /// Lets merged directories fail whose entries have failed.
  mutating func blameWholes(at host: PlaceID) {
    var failures: [ObjectIdentifier: (count: Int, first: TransferError)] = [:]
    for item in items {
      guard let whole = item.whole, case .failure(let error)? = item.outcome, error != .withheld
      else { continue }
      failures[ObjectIdentifier(whole), default: (0, error)].count += 1
    }
    for item in items {
      guard let (count, first) = failures[ObjectIdentifier(item)] else { continue }
      item.outcome = .failure(
        first == .cancelled || first == .notRecorded
          ? first : .incomplete(item.named(at: host), failures: count, first: first))
    }
  }
}

extension Page.Item {
  /// The path of the source, by which errors name what has no target.
  fileprivate func named(at host: PlaceID) -> FilePath {
    if case .path(let path, _, _) = request.source { path } else { host.shown(directory) }
  }

  /// Lets the outcome of a merged directory follow from those of its entries.
  fileprivate func sumUp(_ parts: [Placement]) {
    guard var sum = base else { return }
    for part in parts { sum.add(part) }
    sum.files = sum.files?.sortedByPath()
    if case .success(let before)? = outcome { sum.sourceRemoved = before.sourceRemoved }
    outcome = .success(sum)
  }
}
