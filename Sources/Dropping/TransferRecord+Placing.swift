import Context
package import FileTransfer
package import Items
import SystemCalls
import SystemPackage

// Records of requests, and what becomes of them.
extension TransferRecord {
  /// A record of a request that has not been carried out.
  init(_ request: PlacementRequest, item: Int, at place: PlaceID, _ runID: RunID) {
    let name = request.chosenName ?? request.name
    self.init(
      run: runID.text, item: item,
      target: Location(place, request.directory.pushing(FilePath(bytes: name))))
    // A name that was chosen before is known to be that of the item, whatever becomes of this run.
    if request.chosenName != nil { step = .naming }
    node = request.node
    if case .path(let path, let expected, _) = request.source {
      source = .here(path)
      read = expected
      moves = request.operation == .move
    } else if let origin = request.origin {
      source = origin.location
      read = origin.version
      moves = true
    }
  }

  /// Notes the directory of a source that is moved.
  ///
  /// - Parameter known: Those that are known, and this one afterwards.
  mutating func noteFolder(_ known: inout [FilePath: FolderIdentity?]) {
    guard moves, let source = source?.here else { return }
    let path = source.directory
    if known[path] == nil {
      let directory = try? OpenFile.openPath(path)
      known[path] = .some(directory.flatMap { try? FolderIdentity($0) })
    }
    guard let folder = known[path] ?? nil else { return }
    if node == nil { node = NodeFacts() }
    node?.folder = folder
  }

  /// Notes a name that is about to be given.
  mutating func willHave(_ name: PlacementName, at place: PlaceID) {
    (step, isNew) = (.naming, true)
    target = Location(place, name.target)
    placed = name.placed
    replaced = name.replaced.map { Location(place, $0) }
    wasRead(as: name.read)
  }

  /// Notes the version of a source that was read; that of a fetched copy is not that of its original.
  mutating func wasRead(as version: FileVersion?) {
    if source?.there == nil { read = version }
  }

  /// Notes what the destination does not keep of a source that is about to be removed.
  mutating func noteLost(by placement: Placement, at place: PlaceID) {
    guard !placement.sourceRemoved, placement.state != .skipped else { return }
    noteLost(at: Location(place, placement.target))
  }

  /// Notes what the directories were that are about to be removed after they were merged.
  mutating func noteMerged(_ folders: [FilePath: NodeFacts]) {
    guard let source = source?.here, let own = folders[source] else { return }
    note(own)
    let above = source.bytes + [UInt8(ascii: "/")]
    for (path, facts) in folders {
      let path = path.bytes
      guard path.starts(with: above) else { continue }
      node?.entries[FilePath(bytes: Array(path.dropFirst(above.count)))] = facts
    }
  }

  /// Notes what an earlier run of the same move had recorded of what it has removed from the source since.
  mutating func noteGone(since earlier: [TransferRecord]) {
    for before in earlier.reversed() where before.source == source {
      node?.entries.merge(before.node?.entries ?? [:]) { own, _ in own }
    }
  }

  /// Updates the record with a placement; the source of a move still exists.
  package mutating func take(_ placement: Placement, at place: PlaceID) {
    target = Location(place, placement.target)
    // A directory may have been about to get a name that another item of the drop took, and was merged with that one.
    if placement.version == nil, let own = placed, let here = target.here,
      let status = try? FileSystem.status(of: here, followingLinks: false),
      status.kind == .directory, status.inode != own.inode
    {
      placed = nil
    }
    placed = placement.version ?? placed
    changed = Clock.now
    isNew = placement.state == .placed
    replaced = placement.replaced.map { Location(place, $0) }
    kept = placement.kept
    if placement.read != nil { wasRead(as: placement.read) }
    sourceRemoved = placement.sourceRemoved
    // A skipped item has no source to delete.
    step = moves && !sourceRemoved && placement.state != .skipped ? .placed : .done
  }
}

extension PlacementRequest {
  /// Whether each file is staged under a hidden name, because its file system may not support unnamed temporary
  /// files.
  ///
  /// A directory here always is, unless it is renamed: `willStage` follows, except in an all-or-none drop.
  static func areHidden(
    _ requests: [PlacementRequest], at place: PlaceID, isAtomic: Bool
  ) -> [Bool] {
    if place != .here { return requests.map { _ in true } }
    var named: [FilePath: Bool] = [:]
    return requests.map { request in
      if request.looked?.kind == .directory { return isAtomic }
      if request.isWithdrawable { return true }
      if let known = named[request.directory] { return known }
      let isNamed: Bool
      switch (try? FileSystem.volume(of: request.directory))?.kind {
      case .memory, .btrfs, .ext, .xfs: isNamed = false
      case .overlay, .fuse, .fat, .network, .other, nil: isNamed = true
      }
      named[request.directory] = isNamed
      return isNamed
    }
  }
}
