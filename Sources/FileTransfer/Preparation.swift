import Items
import SystemCalls
import SystemPackage

/// The first half of a transfer: chooses the name, and stages what has to be copied.
struct Preparation: Sendable {
  let monitor: TransferMonitor
  let conflict: Conflict
  let workers: Int
  /// Whether to try a rename for a move within a file system.
  let mayRename: Bool
  /// How much is staged before it is published; the rest of a group is postponed to the next turn.
  let budget: Budget
  /// The copies of files with several hard links; nil if each link is to become a copy of its own.
  let links: HardLinkCopies?

  /// What remains to be done with an item; it is large and passed on often, so its value is stored apart.
  indirect enum Prepared: Sendable {
    /// Nothing: the rule says so, or the content is already there.
    case settled(Placement, Removal?)
    /// It is to be renamed into place.
    case rename(TransferItem, replaces: Bool, name: [UInt8])
    /// It is staged and needs its name.
    case staged(Staged)
    /// It is to become a hard link to a copy that is about to be placed.
    case hardLink(Staged.PendingHardLink)
    /// It is to be merged into the existing directory.
    case merge(TransferItem)
    /// A directory, left to the thread that walks trees.
    case directory(TransferItem)
    /// Not yet examined.
    case postponed

    /// The name that it is about to get, if any.
    func name(at index: Int) -> PlacementName? {
      switch self {
      case .staged(let staged):
        guard let placed = staged.placed else { return nil }
        return PlacementName(
          index: index, target: staged.item.destination.path(of: staged.name), placed: placed,
          read: staged.version ?? staged.item.facts.status?.version, isRename: false,
          replaced: staged.replaces ? staged.item.destination.planKept(staged.name) : nil)
      case .rename(let item, _, let name):
        guard let entry = item.facts.entry else { return nil }
        return PlacementName(
          index: index, target: item.destination.path(of: name), placed: entry.version,
          read: entry.version, isRename: true)
      case .settled, .hardLink, .merge, .directory, .postponed: return nil
      }
    }
  }

  /// A finished copy without a visible name.
  struct Staged: Sendable {
    var item: TransferItem
    var file: StagedFile
    var replaces: Bool
    var name: [UInt8]
    var bytes: Int64
    var removal: Removal?
    /// The version of the source that was read; nil for trees and links.
    var version: FileVersion?
    /// The version that the file will have under its name.
    var placed: FileVersion?
    /// The digest of a single file as it was read, if requested.
    var digest: Digest?
    /// The digests of the files in a tree, if requested.
    var digests: TreeDigests?
    /// The root for hard links to copies in it.
    var copies: HardLinkCopies.Root?
    /// The contents of a tree, if they are checked again under its name.
    var shape: TreeShape?
    /// The number of files, links and directories in a tree.
    var entries = 0
    /// Whether it is another hard link to the source itself.
    var isSource = false

    /// Whether syncing it takes too little time to be worth cancelling.
    var isQuicklySynced: Bool {
      item.destination.volume?.kind == .memory || !file.isDirectory && bytes < 4 << 20
    }

    /// Whether it is read back before it is given its name.
    var isVerified: Bool {
      switch item.request.verifying {
      case .always: digest != nil || digests != nil
      case .whereNeeded: removal != nil
      case .never: false
      }
    }

    /// The files that will be below this path; nil if they are not requested.
    func files(at path: FilePath) -> [ListedFile]? {
      guard item.request.lists else { return nil }
      if let digest { return [ListedFile(path: path, digest: digest)] }
      return digests?.files(below: path)
    }

    /// A source file that is another hard link to one being copied.
    struct PendingHardLink: Sendable {
      var item: TransferItem
      var status: FileStatus
      var replaces: Bool
      var name: [UInt8]
      var copy: HardLinkCopies.Copy
    }
  }

  /// Examines a source, resolves conflicts and stages it; directories are only returned as such.
  func prepare(
    _ request: PlacementRequest, in destination: Folder
  ) throws(TransferError) -> Prepared {
    try monitor.checkCancelled()
    guard TargetName.isUsable(request.name) else { throw .unusableName(request.name) }
    do throws(TransferError) {
      try destination.checkName(request.name)
    } catch {
      throw error.at(destination.path(of: request.name))
    }
    if budget.isSpent { return .postponed }
    monitor.phase(.copying, request.name)
    do throws(TransferError) {
      return try prepareWithoutContent(request, in: destination)
    } catch {
      guard case .linkNotPossible(let path) = error, let copy = request.asCopyOfTarget(at: path)
      else { throw error }
      return try prepareWithoutContent(copy, in: destination)
    }
  }

  private func prepareWithoutContent(
    _ request: PlacementRequest, in destination: Folder
  ) throws(TransferError) -> Prepared {
    let facts = try SourceFacts(request)
    let item = TransferItem(request: request, destination: destination, facts: facts)
    if facts.kind == .directory { return .directory(item) }
    return try proceed(item)
  }

  /// Resolves conflicts, and renames or stages the item.
  func proceed(_ item: TransferItem) throws(TransferError) -> Prepared {
    if item.facts.kind == .directory, let status = item.facts.status,
      let path = item.facts.path,
      try item.destination.lies(in: status) || item.destination.liesOtherwiseSpelled(in: path)
    {
      throw .destinationInsideSource(destination: item.destination.path, source: path)
    }
    if item.isMove && item.request.verifying == .never && !item.facts.isFollowedLink
      && !renames(item), let path = item.facts.path
    {
      throw .unverifiedMove(path)
    }
    if let target = item.request.earlier?.target(of: item.facts) {
      var removal = item.isMove ? item.facts.removal(reading: item.facts.status?.version) : nil
      if item.isMove, item.facts.kind == .directory, let path = item.facts.path,
        let status = item.facts.status
      {
        removal = .compared(path, status, with: target)
      }
      return .settled(
        Placement(
          .alreadyThere, target,
          version: try? FileSystem.status(of: target, followingLinks: false).version,
          read: item.facts.status?.version), removal)
    }
    var name = item.request.name
    var replaces = false
    var resolution = try item.request.chosenName.flatMap { (name) throws(TransferError) in
      try conflict.resolve(item, chosen: name)
    }
    if resolution == nil, let occupant = try item.destination.occupant(of: name) {
      // The experiment comes first: one entry with two names is not a conflict.
      if renames(item), item.mayBeOneEntry(as: name), item.facts.entry?.kind == occupant.kind {
        return .rename(item, replaces: false, name: name)
      }
      resolution = try conflict.resolve(item, over: occupant)
    }
    if let resolution {
      switch resolution {
      case .settle(let placement, let removal): return .settled(placement, removal)
      case .merge: return .merge(item)
      case .take(let free): name = free
      case .replace: replaces = true
      }
    }
    if renames(item) { return .rename(item, replaces: replaces, name: name) }
    var staged: Staged
    switch try stage(item, name) {
    case .hardLink(var link):
      link.replaces = replaces
      return .hardLink(link)
    case .staged(let one): staged = one
    }
    staged.replaces = replaces
    staged.placed = try calling { () throws(SystemFailure) in try staged.file.status().version }
    budget.spend(staged.bytes)
    return .staged(staged)
  }

  /// Whether it is a move within a file system, which is a rename unless the name is taken.
  func renames(_ item: TransferItem) -> Bool {
    mayRename && item.isMove && !item.facts.isFollowedLink
      && item.facts.status?.device == item.destination.status.device
  }

  /// The result of staging.
  private enum Stage {
    case staged(Staged)
    case hardLink(Staged.PendingHardLink)
  }

  private func stage(_ item: TransferItem, _ name: [UInt8]) throws(TransferError) -> Stage {
    switch item.facts.content {
    case .bytes(let bytes): .staged(try stageBytes(bytes, of: item, name))
    case .file(let path, let status): try stageFile(path, status, of: item, name)
    case .link(let path, let status): .staged(try stageLink(path, status, of: item, name))
    case .special(let path, let status): .staged(try stageNode(path, status, of: item, name))
    case .directory(let path, let status): .staged(try stageTreeOrCopy(path, status, item, name))
    }
  }

  /// Whether the content of an item has to be hashed while it is copied.
  func hashes(_ item: TransferItem) -> Bool { item.request.lists || verifies(item) }

  /// Whether the copy of an item is read back before it is given its name.
  func verifies(_ item: TransferItem) -> Bool {
    switch item.request.verifying {
    case .always: true
    case .whereNeeded: item.isMove
    case .never: false
    }
  }

  private func stageBytes(
    _ bytes: [UInt8], of item: TransferItem, _ name: [UInt8]
  ) throws(TransferError) -> Staged {
    let isPublic = item.request.mode == nil && item.request.rewritten == nil
    let staged = try makeFile(item, permissions: isPublic ? 0o666 : 0o600)
    guard let file = staged.file else { throw .noSafePublish(item.destination.path) }
    try calling { () throws(SystemFailure) in try file.writeAll(bytes) }
    try finish(file, item.request, isServed: item.destination.volume?.kind == .fuse)
    monitor.advance(bytes.count)
    return Staged(
      item: item, file: staged, replaces: false, name: name, bytes: Int64(bytes.count),
      digest: hashes(item) ? Digest(of: bytes) : nil)
  }

  private func stageFile(
    _ path: FilePath, _ seen: FileStatus, of item: TransferItem, _ name: [UInt8]
  ) throws(TransferError) -> Stage {
    let isOurs = if case .spool = item.request.source { true } else { false }
    let (source, status) = try FileCopy.open(
      path, followingLinks: isOurs || item.facts.isFollowedLink || item.facts.entry == nil)
    // A move requires the version that was looked at; a copy takes the current one.
    if item.isMove, status.version != seen.version { throw .sourceChanged(path) }
    try item.request.check(status, at: path)
    try item.destination.checkSize(status.size, of: path)
    // Nobody else can reach an unnamed file, so it may have its final permissions at once.
    let ours: UInt32 = item.request.mode == nil ? 0o666 : 0o600
    let staged = try makeFile(
      item, permissions: isOurs ? ours : 0o600,
      unnamed: isOurs ? ours : (item.request.node?.mode ?? status.mode) & 0o777 | 0o600)
    guard let file = staged.file else { throw .noSafePublish(item.destination.path) }
    if !isOurs {
      try calling { () throws(SystemFailure) in try staged.removeInheritedAccessLists() }
    }
    var here: HardLinkCopies.Copy?
    if !isOurs && status.links > 1 && status.kind == .regular, let links {
      let first = HardLinkCopies.Copy(
        root: HardLinkCopies.Root(file, isDirectory: false), position: nil)
      if let copy = links.claim(status, in: item.destination, as: first) {
        return .hardLink(
          Staged.PendingHardLink(
            item: item, status: status, replaces: false, name: name, copy: copy))
      }
      here = first
    }
    var version: FileVersion?
    var digest: Digest?
    let bytes: Int64
    if isOurs {
      let content = ContentCopy(monitor: monitor, destination: item.destination)
      if hashes(item) {
        (bytes, digest) = try content.copyHashing(source, status, to: file)
        if digest == nil { throw .sourceChanged(path) }
      } else {
        bytes = try content.copy(source, status, to: file)
      }
      try finish(file, item.request, isServed: item.destination.volume?.kind == .fuse)
    } else {
      let copied = try FileCopy(
        monitor: monitor, destination: item.destination, hashes: hashes(item),
        node: item.request.node
      ).copy(source, status, to: file)
      bytes = copied.bytes
      version = copied.version
      digest = copied.digest
      here?.complete("", copied)
    }
    return .staged(
      Staged(
        item: item, file: staged, replaces: false, name: name, bytes: bytes,
        removal: item.isMove ? item.facts.removal(reading: version) : nil, version: version,
        digest: digest, copies: here?.root))
  }

  private func stageTreeOrCopy(
    _ path: FilePath, _ entry: FileStatus, _ item: TransferItem, _ name: [UInt8]
  ) throws(TransferError) -> Staged {
    do throws(TransferError) {
      return try stageTree(path, entry, of: item, name)
    } catch {
      guard case .linkNotPossible = error, item.isMove,
        let copy = item.request.asCopyOfTarget(at: path)
      else { throw error }
      let item = TransferItem(
        request: copy, destination: item.destination, facts: try SourceFacts(copy))
      return try stageTree(path, entry, of: item, name)
    }
  }

  private func stageTree(
    _ path: FilePath, _ entry: FileStatus, of item: TransferItem, _ name: [UInt8]
  ) throws(TransferError) -> Staged {
    let source = try reading(path) { () throws(SystemFailure) in try OpenFile.openDirectory(path) }
    let opened = try calling { () throws(SystemFailure) in try source.status() }
    if item.isMove, !opened.isSameFile(as: entry) { throw .sourceChanged(path) }
    try item.request.check(opened, at: path)
    let staged = try calling { () throws(SystemFailure) in
      let staged = try StagedFile.makeDirectory(in: item.destination)
      try staged.removeInheritedAccessLists()
      return staged
    }
    guard let root = staged.file else { throw .noSafePublish(item.destination.path) }
    // Moving a followed link copies its target, which stays, so that no record for its removal is needed.
    let record = item.isMove && !item.facts.isFollowedLink ? TreeRecord() : nil
    let digests = hashes(item) ? TreeDigests(lists: item.request.lists) : nil
    let tree = TreeCopy(
      to: root, in: item.destination, monitor: monitor, workers: workers, record: record,
      digests: digests, style: conflict.nameIndex.style, nodes: item.request.node?.all ?? [:],
      links: links ?? HardLinkCopies())
    let bytes = try tree.copy(source, path: path)
    let removal: Removal? =
      if let record {
        .tree(path, entry, record)
      } else {
        item.isMove ? item.facts.removal(reading: nil) : nil
      }
    let isLookedAt = removal != nil || !item.destination.syncsAsAWhole
    var item = item
    if tree.leftOut.count > 0 {
      item.facts.notes.append(.leftOut(tree.leftOut, in: item.destination.path))
    }
    if tree.leftOutNodes.count > 0 { item.facts.notes.append(.leftOutNodes(tree.leftOutNodes)) }
    if tree.hasOtherNames { record?.noteOtherNames() }
    if !tree.renamed.isEmpty {
      item.facts.notes.append(.renamedInside(path, tree.renamed))
    }
    return Staged(
      item: item, file: staged, replaces: false, name: name, bytes: bytes, removal: removal,
      digests: digests, copies: tree.copies,
      shape: isLookedAt ? try TreeShape(of: root, monitor) : nil, entries: tree.entries)
  }

  private func makeFile(
    _ item: TransferItem, permissions: UInt32, unnamed: UInt32? = nil
  ) throws(TransferError) -> StagedFile {
    do throws(SystemFailure) {
      return try StagedFile.makeFile(
        in: item.destination, permissions: permissions, unnamed: unnamed ?? permissions)
    } catch {
      // It would otherwise be taken for the absence of the source.
      guard error.errno == .noSuchFileOrDirectory || error.errno == .notDirectory else {
        throw TransferError(error)
      }
      if item.destination.isStageTaken { throw .stagedFileGone(item.target) }
      throw .notCreated(item.destination.path(of: item.request.name), error.errno)
    }
  }

  /// Sets the requested permissions and times on content that has none.
  ///
  /// - Parameter isServed: Whether a program serves the file system.
  private func finish(
    _ file: OpenFile, _ request: PlacementRequest, isServed: Bool
  ) throws(TransferError) {
    try calling { () throws(SystemFailure) in
      if let mode = request.mode { try file.setModeIfPossible(mode) }
      if let modified = request.modified {
        try file.setTimes(accessed: modified, modified: modified)
      } else if isServed {
        // The program may otherwise give it the time at which it has sent it away.
        let now = Int128(Clock.now)
        try? file.setTimes(accessed: now, modified: now)
      }
      try request.rewritten?.passOn(to: file)
      try request.node?.restore(to: file)
    }
  }
}
