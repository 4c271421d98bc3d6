import SystemCalls
import SystemPackage

/// One request on its way, with what is known of it.
struct TransferItem: Sendable {
  let request: PlacementRequest
  let destination: Destination
  var facts: SourceFacts

  var isMove: Bool { request.operation == .move && facts.entry != nil }
  var target: FilePath { destination.path(of: request.name) }
}

/// What a conflict comes to for one item.
enum Resolution: Sendable {
  /// It takes this name, which was free a moment ago.
  case take([UInt8])
  /// It takes the place of what has its name.
  case replace
  /// Nothing is to be transferred: the rule says so, or it is there already.
  case settle(Placement, Removal?)
  /// Both are folders: what is in the one goes into the other.
  case merge
}

/// Finds out what to do about a name that is taken, reading files only where sizes agree.
struct Conflict: Sendable {
  let watch: Watch
  let ledger: NameLedger

  /// Decides for an item whose name is taken.
  func resolve(
    _ item: TransferItem, over occupant: FileStatus
  ) throws(TransferError) -> Resolution {
    if isSource(occupant, of: item) { return try resolveSameFile(item) }
    let rule = item.request.rule
    if item.request.isResumed, item.facts.kind != .folder,
      let placement = try identical(item, item.request.name, occupant)
    {
      return placement
    }
    switch rule.decision(placing: item.facts.party(item.request), over: occupant.party) {
    case .merge: return .merge
    case .replace: return .replace
    case .skip: return .settle(Placement(.skipped, item.target), nil)
    case .fail: throw .destinationExists(item.target)
    case .clash: throw .kindClash(item.target)
    case .number: return .take(try freeName(item))
    case .compare:
      if let placement = try identical(item, item.request.name, occupant) { return placement }
      let siblings = try ledger.siblings(
        of: item.request.name, isFolder: false, in: item.destination)
      let strays = try ledger.strays(of: item.request.name, in: item.destination)
      for sibling in siblings.dropFirst() + strays {
        if let placement = try identical(item, sibling.name, sibling.status) { return placement }
      }
      return .take(
        TargetName.numbered(item.request.name, max(siblings.count, 1) + 1, isFolder: false))
    }
  }

  private func freeName(_ item: TransferItem) throws(TransferError) -> [UInt8] {
    let isFolder = item.facts.kind == .folder
    let count = try ledger.siblings(
      of: item.request.name, isFolder: isFolder, in: item.destination
    ).count
    return TargetName.numbered(item.request.name, max(count, 1) + 1, isFolder: isFolder)
  }

  /// Whether what is there is the source itself, or another name of it.
  private func isSource(_ occupant: FileStatus, of item: TransferItem) -> Bool {
    guard case .path(_, _, let followsLink) = item.request.source else { return false }
    if [item.facts.entry, item.facts.status].contains(where: {
      $0.map { occupant.isSameFile(as: $0) } ?? false
    }) {
      return true
    }
    // A copy of what a link leads to was made without a look at the link.
    guard occupant.kind == .link, followsLink, item.facts.entry == nil, let path = item.facts.path,
      let link = try? FileSystem.status(of: path, followingLinks: false)
    else { return false }
    return occupant.isSameFile(as: link)
  }

  /// Decides where what has the name is the source itself, or another name of it.
  private func resolveSameFile(_ item: TransferItem) throws(TransferError) -> Resolution {
    switch item.request.rule {
    case .fail: throw .destinationExists(item.target)
    case .skip, .newer: return .settle(Placement(.skipped, item.target), nil)
    case .rename where !item.isMove: return .take(try freeName(item))
    case .replace where !item.isMove: throw .sameFile(item.target)
    case .dedupe, .rename, .replace: return sameFile(item, item.request.name)
    }
  }

  /// The placement of an item that has this name already: a move must not take the file itself away.
  private func sameFile(_ item: TransferItem, _ name: [UInt8]) -> Resolution {
    var notes = item.facts.notes
    if item.isMove, let path = item.facts.path { notes.append(.sourceKept(path, .sameFile)) }
    return .settle(
      Placement(.alreadyThere, item.destination.path(of: name), notes: notes), nil)
  }

  /// The placement of an item whose bytes are under this name already; nil where they differ.
  ///
  /// A numbered name may be the source's own: it stays then, as it does under the name itself.
  /// For a move the file that is there is brought to the device and read back, since the source goes.
  private func identical(
    _ item: TransferItem, _ name: [UInt8], _ status: FileStatus
  ) throws(TransferError) -> Resolution? {
    if item.facts.kind == .link {
      guard status.kind == .link, let path = item.facts.path else { return nil }
      let isSame = try calling { () throws(SystemFailure) in
        try FileSystem.readLink(path)
          == FileSystem.readLink(FilePath(bytes: name), in: item.destination.folder)
      }
      guard isSame else { return nil }
      return isSource(status, of: item)
        ? sameFile(item, name) : settled(item, name, status.version, .none)
    }
    guard status.kind == .regular, status.size == item.facts.size else { return nil }
    let existing: OpenFile
    do throws(SystemFailure) {
      existing = try OpenFile.open(
        FilePath(bytes: name), in: item.destination.folder, options: [.noFollow, .nonBlocking])
    } catch {
      // It may have gone, or may not be read: then it is not known to be the same.
      switch error.errno {
      case .noSuchFileOrDirectory, .permissionDenied, .notPermitted, .tooManySymbolicLinkLevels:
        return nil
      default: throw TransferError(error)
      }
    }
    let there = try calling { () throws(SystemFailure) in try existing.status() }
    if isSource(there, of: item) { return sameFile(item, name) }
    let same = SameContent(watch: watch)
    if case .bytes(let bytes) = item.request.source {
      return try same.isSame(existing, bytes) ? settled(item, name, status.version, .none) : nil
    }
    guard let path = item.facts.path else { return nil }
    let (source, _) = try FileCopy.open(path, followingLinks: true)
    var verified = Placement.Verification.none
    if item.isMove || item.request.verifying == .always {
      try calling { () throws(SystemFailure) in try existing.synchronize() }
      verified = Verification.forgetPages(of: existing, size: status.size)
    }
    guard try same.isSame(source, existing) else { return nil }
    return settled(item, name, status.version, verified)
  }

  private func settled(
    _ item: TransferItem, _ name: [UInt8], _ version: FileVersion,
    _ verified: Placement.Verification
  ) -> Resolution {
    var removal: Removal?
    if item.isMove {
      let followed = item.facts.isFollowedLink
      removal = item.facts.removal(reading: followed ? nil : item.facts.status?.version)
    }
    let target = item.destination.path(of: name)
    return .settle(
      Placement(
        .alreadyThere, target, verified: verified, version: version,
        read: item.facts.status?.version, notes: item.facts.notes), removal)
  }
}
