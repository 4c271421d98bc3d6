import Items
import SystemCalls
import SystemPackage

/// A request being carried out, with what is known of its source.
struct TransferItem: Sendable {
  let request: PlacementRequest
  let destination: Folder
  var facts: SourceFacts

  var isMove: Bool { request.operation == .move && facts.entry != nil }
  var target: FilePath { destination.path(of: request.name) }
  /// The path shown in messages: the source's, or else the target's.
  var named: FilePath { facts.path ?? target }
}

/// How the conflict of one item is resolved.
enum Resolution: Sendable {
  /// It takes this name, which was free when it was looked up.
  case take([UInt8])
  /// It replaces the existing file.
  case replace
  /// Nothing is transferred: the rule says so, or the content is already there.
  case settle(Placement, Removal?)
  /// Both are directories, and the contents of the source are placed in the existing one.
  case merge
}

/// Decides what to do when a name is taken, reading files only if their sizes agree.
struct Conflict: Sendable {
  let monitor: TransferMonitor
  let nameIndex: NumberedNameIndex

  /// Decides for an item whose name is taken.
  func resolve(
    _ item: TransferItem, over occupant: FileStatus
  ) throws(TransferError) -> Resolution {
    let rule = item.request.rule
    let isOwn = try isOwn(occupant, item.request.name, in: item.destination)
    if isSource(occupant, of: item) || item.isOneEntry(occupant) || item.isOriginInPlace {
      // An earlier item may have been a hard link to the same file; a file that is already in place stays.
      return try isOwn && rule != .dedupe && !isInPlace(item, as: item.request.name)
        ? .take(freeName(of: item)) : resolveSameFile(item, occupant)
    }
    if item.request.isResumed, item.facts.kind != .directory,
      let placement = try identical(item, item.request.name, occupant)
    {
      return placement
    }
    if let ruling = try ruling(
      item.request, item.facts.side(item.request), in: item.destination, over: occupant, isOwn)
    {
      return ruling
    }
    // Elsewhere, the question for the next name costs a round trip.
    if item.destination.elsewhere != nil,
      let placement = try identical(item, item.request.name, occupant)
    {
      return placement
    }
    let namesakes = nameIndex.namesakes(
      of: item.request.name, isDirectory: false, in: item.destination)
    let candidates = try namesakes.candidates(for: item) { () throws(TransferError) in
      try nameIndex.numbers(of: item.request.name, in: item.destination)
    }
    for sibling in candidates {
      if let placement = try identical(item, sibling.name, sibling.status) { return placement }
    }
    return .take(try namesakes.freeName(in: item.destination))
  }

  /// Decides for an item of which an earlier run had chosen the name; nil if one has to be chosen again.
  ///
  /// What that run itself may have placed is known by its record. Other bytes of the same content are those of this item
  /// only if the rule says so.
  func resolve(_ item: TransferItem, chosen name: [UInt8]) throws(TransferError) -> Resolution? {
    guard name != item.request.name else { return nil }
    guard let occupant = try item.destination.occupant(of: name) else { return .take(name) }
    guard item.request.rule == .dedupe, item.facts.kind != .directory,
      !isSource(occupant, of: item)
    else { return nil }
    return try identical(item, name, occupant)
  }

  /// The resolution by the rule alone; nil if the bytes have to be compared.
  func ruling(
    _ request: PlacementRequest, _ new: ConflictRule.Side, in destination: Folder,
    over occupant: FileStatus, _ isOwn: Bool
  ) throws(TransferError) -> Resolution? {
    let target = destination.path(of: request.name)
    switch request.rule.decision(placing: new, over: occupant.side, isOwn: isOwn) {
    case .merge: return .merge
    case .replace: return .replace
    case .skip: return .settle(Placement(.skipped, target), nil)
    case .fail: throw .destinationExists(destination.shown(target))
    case .clash: throw .kindClash(destination.shown(target))
    case .number:
      return .take(try freeName(request.name, isDirectory: new.isDirectory, in: destination))
    case .compare: return nil
    }
  }

  /// Whether another item of the same drop has this name.
  func isOwn(
    _ occupant: FileStatus, _ name: [UInt8], in destination: Folder
  ) throws(TransferError) -> Bool {
    try nameIndex.placed.contains(occupant, name, in: destination)
  }

  /// Whether an item is already in its destination under this name, however the path is spelled.
  private func isInPlace(_ item: TransferItem, as name: [UInt8]) -> Bool {
    if item.isOriginInPlace { return true }
    guard let path = item.facts.path, path.name.bytes == name,
      let directory = try? FileSystem.status(of: path.directory)
    else { return false }
    return directory.isSameFile(as: item.destination.status)
  }

  /// The first numbered name that is free.
  func freeName(
    _ name: [UInt8], isDirectory: Bool, in destination: Folder
  ) throws(TransferError) -> [UInt8] {
    try nameIndex.namesakes(of: name, isDirectory: isDirectory, in: destination).freeName(
      in: destination)
  }

  private func freeName(of item: TransferItem) throws(TransferError) -> [UInt8] {
    try freeName(
      item.request.name, isDirectory: item.facts.kind == .directory, in: item.destination)
  }

  /// Whether the existing file is the source itself, or another name of it.
  func isSource(_ occupant: FileStatus, of item: TransferItem) -> Bool {
    guard case .path(_, _, let followsLink) = item.request.source else { return false }
    if [item.facts.entry, item.facts.status].contains(where: {
      $0.map { occupant.isSameFile(as: $0) } ?? false
    }) {
      return true
    }
    // For a copy of a link's target, the link itself has not been looked at yet.
    guard occupant.kind == .link, followsLink, item.facts.entry == nil, let path = item.facts.path,
      let link = try? FileSystem.status(of: path, followingLinks: false)
    else { return false }
    return occupant.isSameFile(as: link)
  }

  /// Decides what to do when the existing file is the source itself, or another name of it.
  ///
  /// Copies and moves are treated alike: the content is already there, and a file cannot replace itself. Only
  /// `rename`, which keeps both, gives another name, unless the file is moved to where it already is.
  private func resolveSameFile(
    _ item: TransferItem, _ occupant: FileStatus
  ) throws(TransferError) -> Resolution {
    switch item.request.rule {
    case .fail: throw .destinationExists(item.destination.shown(item.target))
    case .skip, .newer: return .settle(Placement(.skipped, item.target), nil)
    case .rename
    where !item.isOriginInPlace && !(item.isMove && isInPlace(item, as: item.request.name)):
      return .take(try freeName(of: item))
    case .dedupe, .rename, .replace: return sameFile(item, item.request.name, occupant)
    }
  }

  /// The placement of an item that already has this name; a move must not remove that file.
  ///
  /// A source with another name is kept and reported, since that name may be the only one left of the file, as
  /// when a directory or file is mounted at two paths.
  private func sameFile(
    _ item: TransferItem, _ name: [UInt8], _ status: FileStatus
  ) -> Resolution {
    noteAsPlaced(status, name, in: item.destination)
    var notes = item.facts.notes
    if item.isMove, !isInPlace(item, as: name), let path = item.facts.path {
      notes.append(.sourceKept(path, .sameFile))
    }
    return .settle(
      Placement(.alreadyThere, item.destination.path(of: name), notes: notes), nil)
  }

  /// The placement of an item whose bytes already exist under this name; nil if they differ.
  ///
  /// A numbered name may belong to the source itself, which then stays. For a move the existing file is synced
  /// and read back, because the source will be removed.
  func identical(
    _ item: TransferItem, _ name: [UInt8], _ status: FileStatus
  ) throws(TransferError) -> Resolution? {
    // A FIFO, socket or device has no content that could be there already.
    if item.facts.kind == .special { return nil }
    if item.facts.kind == .link {
      guard status.kind == .link, let path = item.facts.path else { return nil }
      if item.destination.isElsewhere(name) { return try identicalElsewhere(item, name, status) }
      let isSame = try calling { () throws(SystemFailure) in
        try FileSystem.readLink(path) == item.destination.readLink(name)
      }
      guard isSame else { return nil }
      return isSource(status, of: item)
        ? sameFile(item, name, status) : settled(item, name, status, .none)
    }
    guard status.kind == .regular, status.size == item.facts.size else { return nil }
    if item.destination.isElsewhere(name) { return try identicalElsewhere(item, name, status) }
    let existing: OpenFile
    do throws(SystemFailure) {
      existing = try item.destination.open(name)
    } catch {
      // If it is gone or cannot be read, it counts as different.
      if error.isInconclusive { return nil }
      throw TransferError(error)
    }
    let there = try calling { () throws(SystemFailure) in try existing.status() }
    if isSource(there, of: item) { return sameFile(item, name, there) }
    let same = SameContent(monitor: monitor)
    if case .bytes(let bytes) = item.request.source {
      return try same.isSame(existing, bytes) ? settled(item, name, there, .none) : nil
    }
    guard let path = item.facts.path else { return nil }
    let (source, _) = try FileCopy.open(path, followingLinks: true)
    var verified = Placement.Verification.none
    // A preview syncs nothing.
    if item.destination.planned == nil && (item.isMove || item.request.verifying == .always) {
      try calling { () throws(SystemFailure) in try existing.synchronize() }
      verified = min(
        Verification.forgetPages(of: existing, size: status.size), item.destination.provable)
    }
    guard try same.isSame(source, existing) else { return nil }
    return settled(item, name, there, verified)
  }

  /// The same for a file on a host or in a store, which the place compares.
  private func identicalElsewhere(
    _ item: TransferItem, _ name: [UInt8], _ status: FileStatus
  ) throws(TransferError) -> Resolution? {
    let path = item.destination.path(of: name)
    guard
      case .same(let proof, let digest)? = try item.destination.elsewhere?.comparison(
        of: item, at: path),
      case .settle(var placement, let removal) = settled(item, name, status, proof)
    else { return nil }
    placement.digest = digest
    return .settle(placement, removal)
  }

  private func settled(
    _ item: TransferItem, _ name: [UInt8], _ status: FileStatus,
    _ verified: Placement.Verification
  ) -> Resolution {
    noteAsPlaced(status, name, in: item.destination)
    var removal: Removal?
    if item.isMove {
      let followed = item.facts.isFollowedLink
      removal = item.facts.removal(reading: followed ? nil : item.facts.status?.version)
    }
    let target = item.destination.path(of: name)
    return .settle(
      Placement(
        .alreadyThere, target, verified: verified, version: status.version,
        read: item.facts.status?.version, notes: item.facts.notes), removal)
  }

  /// Counts a file that was already there as placed by this drop, so that no other item replaces it.
  private func noteAsPlaced(_ status: FileStatus, _ name: [UInt8], in destination: Folder) {
    nameIndex.placed.add(
      Folder.Identity(status), name, in: destination, isDirectory: status.kind == .directory)
  }
}

extension TransferItem {
  /// Whether the item is a file of the host or store on which it is to get its own name.
  fileprivate var isOriginInPlace: Bool {
    request.origin.map {
      $0.location.shown == destination.shown(destination.path(of: request.name))
    } ?? false
  }
}
