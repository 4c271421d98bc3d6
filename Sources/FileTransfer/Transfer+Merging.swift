import Items
import SystemCalls
import SystemPackage

// Directories that meet one of the same name: what is in them is placed one by one, each by the rule.
extension Transfer {
  func merge(_ page: inout Page, _ journal: some TransferJournal) throws(FarError) {
    for index in page.items.indices {
      guard page.items[index].isOpen, let target = page.items[index].mergesInto,
        let source = page.items[index].source, case .directory(let path) = source.kind
      else { continue }
      page.items[index].outcome = try merge(
        path, into: target, source, page.items[index], journal)
    }
  }

  /// Each entry is a transfer of its own, which is recorded as a part of the item.
  private func merge(
    _ path: FilePath, into target: FilePath, _ source: PlacementSource, _ item: Page.Item,
    _ journal: some TransferJournal
  ) throws(FarError) -> Result<Placement, TransferError> {
    let index = item.index
    var source = source
    let tree: SourceTree
    let blocked: Set<FilePath>
    do throws(TransferError) {
      tree = try self.tree(path, of: item, in: target)
      source = item.source ?? source
      if try isSame(target, as: tree) {
        let kept = source.isMoved ? [TransferNote.sourceKept(path, .sameFile)] : []
        return .success(
          Placement(.alreadyThere, target, notes: source.notes + kept))
      }
      blocked = try makeDirectories(of: tree, in: target, source, index, journal)
    } catch {
      if error.isLost { throw lost(error) }
      return .failure(error)
    }
    var requests: [PlacementRequest] = []
    for entry in tree.entries
    where blocked.contains(entry.below)
      || entry.status.kind != .directory && !blocked.contains(where: entry.below.starts)
    {
      requests.append(request(for: entry, of: tree, in: target, source))
    }
    let list = try list(
      tree.entries, of: tree, from: leastResumedSize,
      besides: target.removingLastComponent().pushing(runID.staged()))
    let outcomes = place(requests, journal: MergeJournal(index, requests, journal))
    var sum = Placement(.alreadyThere, target, notes: source.notes)
    var failures: [TransferError] = []
    for outcome in outcomes {
      switch outcome {
      case .success(let placement): sum.add(placement)
      case .failure(let error):
        if error.isLost { throw lost(error) }
        failures.append(error)
      }
    }
    if let list { _ = try files.remove([list]) }
    sum.notes += tree.notes(in: host.shown(target))
    if source.request.lists { try listEarlier(below: target, &sum) }
    sum.files = sum.files?.sortedByPath()
    if let first = failures.first {
      return .failure(.incomplete(host.shown(target), failures: failures.count, first: first))
    }
    if source.isMoved { journal.willMerge(index, MergedFolders(sources: tree.folders)) }
    item.mergedTree = tree
    return .success(sum)
  }

  /// Whether a directory there is the source itself.
  ///
  /// - Throws: `destinationInsideSource` if it is in the source.
  func isSame(_ target: FilePath, as tree: SourceTree) throws(TransferError) -> Bool {
    let below = try host.far { () throws(FarError) in try place(of: target, in: tree) }
    guard let below, !below.isEmpty else { return below != nil }
    throw .destinationInsideSource(
      destination: host.shown(target.removingLastComponent()), source: tree.root)
  }

  /// Where a directory there is in the source, of which a host may be this machine; nil if it is elsewhere.
  private func place(
    of directory: FilePath, in tree: SourceTree
  ) throws(FarError) -> FilePath? {
    let times = [tree.rootStatus] + tree.entries.map(\.status)
    // A trial changes the time of the directory, so that it is made only where both have the same.
    guard let modified = try files.look(at: [directory], followingLinks: true)[0].get()?.modified,
      times.contains(where: { $0.kind == .directory && $0.modified.seconds == modified })
    else { return nil }
    let mark = directory.pushing(runID.probe())
    do throws(FarError) { try files.make(mark: mark) } catch {
      if error.endsConnection { throw error }
      return nil
    }
    let found = tree.directory(with: FilePath(bytes: mark.lastComponent?.bytes ?? []))
    _ = try files.remove([mark])
    return found
  }

  /// Lists also what an interrupted run placed, and of which it may have removed the source.
  private func listEarlier(below target: FilePath, _ sum: inout Placement) throws(FarError) {
    let known = Set((sum.files ?? []).map(\.path))
    let paths = earlier.paths(below: target).filter { !known.contains(host.shown($0)) }
    do throws(FarError) {
      for path in paths { sum.files = (sum.files ?? []) + (try files.listed(at: path, host)) }
    } catch {
      if error.endsConnection { throw error }
      let shown = host.shown(sum.target)
      sum.notes.append(.notListed(shown, SystemFailure("read", shown, .ioError)))
    }
  }

  /// Ends the merge, and the page around it, with the error of one of its files.
  func lost(_ error: TransferError) -> FarError {
    lossInside = error
    return .lost(host: host.word, words: "")
  }

  func request(
    for entry: SourceTree.Entry, of tree: SourceTree, in target: FilePath,
    _ source: PlacementSource
  ) -> PlacementRequest {
    var request = tree.request(for: entry, like: source.request)
    request.directory = target.pushing(entry.below).removingLastComponent()
    return request
  }

  /// Makes the directories that are missing there, each of which is recorded before; returns those whose names are
  /// taken by something else, so that they are items of their own.
  private func makeDirectories(
    of tree: SourceTree, in target: FilePath, _ source: PlacementSource, _ index: Int,
    _ journal: some TransferJournal
  ) throws(TransferError) -> Set<FilePath> {
    var version = FarStatus(kind: .directory).version
    version.inode = FarTreeIdentity.madeDirectory
    var missing: [(request: PlacementRequest, placement: Placement)] = []
    var blocked: Set<FilePath> = []
    for entry in tree.entries
    where entry.status.kind == .directory && !blocked.contains(where: entry.below.starts) {
      let path = target.pushing(entry.below)
      let isMissing = try host.far { () throws(FarError) in
        do throws(FarError) {
          return try !files.missingDirectories(on: path, below: target).isEmpty
        } catch {
          guard case .notDirectory(path) = error else { throw error }
          blocked.insert(entry.below)
          return false
        }
      }
      guard isMissing || madeEarlier.contains(path) else { continue }
      missing.append(
        (
          request(for: entry, of: tree, in: target, source),
          Placement(
            .placed, path, version: version, read: entry.status.version)
        ))
    }
    if missing.isEmpty { return blocked }
    let names = missing.map { request, placement in
      (
        request: request,
        name: PlacementName(
          index: index, target: placement.target, placed: version, read: placement.read,
          isRename: false)
      )
    }
    do { try journal.willName(index, parts: names) } catch { throw .notRecorded }
    try host.far { () throws(FarError) in
      try files.makeAll(missing.map(\.placement.target))
    }
    do { try journal.merged(index, missing) } catch { throw .notRecorded }
    return blocked
  }
}

/// Records the entries of a directory that is being merged as parts of its item.
private struct MergeJournal<Journal: TransferJournal>: TransferJournal {
  private let index: Int
  private let requests: [PlacementRequest]
  private let journal: Journal

  init(_ index: Int, _ requests: [PlacementRequest], _ journal: Journal) {
    self.index = index
    self.requests = requests
    self.journal = journal
  }

  func willPlace(_ indices: Range<Int>) throws {}

  func confirm() throws { try journal.confirm() }

  func willName(_ names: [PlacementName]) throws {
    try journal.willName(index, parts: names.map { (requests[$0.index], $0) })
  }

  func published(_ placements: [(index: Int, placement: Placement)]) throws {
    try journal.merged(index, placements.map { (requests[$0.index], $0.placement) })
  }

  func finished(_ settled: [TransferEngine.Settled]) throws {}
}

extension Placement {
  /// Adds what was done with an entry of a merged directory.
  mutating func add(_ part: Placement) {
    if part.state == .placed {
      verified = state == .placed ? min(verified, part.verified) : part.verified
      state = .placed
    } else if state == .alreadyThere, bytes == 0 {
      verified = part.verified
    }
    bytes += part.bytes
    notes += part.notes.filter { !notes.contains($0) }
    if let listed = part.files { files = (files ?? []) + listed }
  }
}
