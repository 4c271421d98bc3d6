import Items
import SystemCalls
import SystemPackage

// The steps of an undo. At every moment the placed file has a name that a second run checks: its own, that of
// the file it replaced, or its tombstone.
extension Undo {
  /// Undoes the effect.
  ///
  /// - Parameters:
  ///   - isCancelled: Called at least once a megabyte.
  ///   - other: The file on another host for whose sake a copy is removed.
  /// - Throws: The reason why it was not undone; nothing is lost in that case either.
  package func perform(
    isCancelled: @escaping @Sendable () -> Bool = { false },
    besides other: Elsewhere? = nil
  ) throws(UndoError) {
    sweep()
    switch try plan() {
    case .none, .makeDirectory:
      try restoreKept()
      try completeFolders()
    case .copyBack(let source):
      try makeDirectories(above: source)
      try transfer(target, to: source, moving: false, isCancelled)
    case .moveBack(let source):
      try makeDirectories(above: source)
      try tradingNames { path throws(UndoError) in
        try transfer(path, to: source, moving: true, isCancelled)
      }
    case .removeCopy:
      try tradingNames { path throws(UndoError) in try removeCopy(path, besides: other) }
    case .takeApart(let source, let kept):
      if let source { try makeDirectories(above: source) }
      try tradingNames { path throws(UndoError) in
        try takeApart(path, to: source, keeping: kept, isCancelled)
      }
    }
  }

  /// Removes what an interrupted undo had staged or only reserved, and restores the name of the source.
  private func sweep() {
    guard isResumed, let source = origin else { return }
    guard effect.moves || effect.sourceRemoved else {
      return Recovery.putBack(source, behind: runID.tried(source.name), runID)
    }
    var recovery = Recovery()
    recovery.sweep(wayBack(from: target, to: source), runID)
    if place != nil, let directory = try? OpenFile.openPath(source.directory) {
      Recovery.dropReservation(of: source.name, in: directory, runID)
    }
  }

  /// The transfer that moves the placed file back to its source.
  private func wayBack(from path: FilePath, to source: FilePath) -> TransferRecord {
    TransferRecord(run: runID.text, item: effect.item, source: .here(path), target: .here(source))
  }

  // MARK: - Names

  /// Gives the replaced file its name again, and calls `body` with the new file's path.
  ///
  /// The two names are exchanged in one step if possible; otherwise the name is free for a moment.
  private func tradingNames(
    _ body: (FilePath) throws(UndoError) -> Void
  ) throws(UndoError) {
    guard let placed = effect.placed else { return }
    var path = target
    switch whereabouts(of: placed) {
    case .at(let found): path = found
    case .tombstone(let found):
      path = found
      // A tree of which some entries are already removed does not become visible again.
      if !isResumed || effect.sourceRemoved || !isDirectory(self.path(of: .tombstone(found))) {
        try putBack(found)
      }
    case .gone: break
    }
    var isTraded = false
    if let replaced, path == target {
      isTraded = try trade(replaced)
      if isTraded { path = replaced }
    }
    do throws(UndoError) {
      try body(path)
    } catch {
      if isTraded, let replaced { _ = try? trade(replaced) }
      throw error
    }
    try restoreKept()
  }

  private func trade(_ replaced: FilePath) throws(UndoError) -> Bool {
    let kept = try directory(keeping: replaced)
    do throws(SystemFailure) {
      try FileSystem.rename(replaced.name, in: kept, to: target, .exchange)
      return true
    } catch {
      if error.isUnsupported { return false }
      throw .transfer(TransferError(error))
    }
  }

  /// Gives the replaced file its name if that is free, and removes the directory of kept files if it is empty.
  private func restoreKept() throws(UndoError) {
    guard let replaced else { return }
    if isResumed, isThere(replaced), let directory = try? OpenFile.openPath(target.directory) {
      Recovery.dropReservation(of: target.name, in: directory, runID)
    }
    if !isThere(target), isThere(replaced) {
      let kept = try directory(keeping: replaced)
      try failing { () throws(SystemFailure) in
        do throws(SystemFailure) {
          try FileSystem.rename(replaced.name, in: kept, to: target)
        } catch  where error.isUnsupported {
          try linkBack(replaced.name, kept)
        }
      }
    }
    guard let name = replaced.directory.lastComponent.map({ FilePath(name: $0) }),
      let parent = try? OpenFile.openPath(replaced.directory.directory)
    else { return }
    if KeptDirectory.open(name, in: parent) != nil { KeptDirectory.removeIfEmpty(name, in: parent) }
  }

  /// Renames a kept file on file systems that do not support a rename without replacement.
  private func linkBack(_ name: FilePath, _ kept: OpenFile) throws(SystemFailure) {
    do throws(SystemFailure) {
      try FileSystem.link(name, in: kept, to: target)
    } catch  where error.isUnsupported || error.errno == .notPermitted {
      return try FileSystem.renameReserving(name, in: kept, to: target, isDirectory: false)
    }
    try FileSystem.removeFile(name, in: kept)
  }

  /// The directory that contains a kept file, if it belongs to this user.
  private func directory(keeping replaced: FilePath) throws(UndoError) -> OpenFile {
    guard let kept = KeptDirectory.holding(replaced) else {
      throw .replacedGone(target, kept: replaced)
    }
    return kept.directory
  }

  func putBack(_ path: FilePath) throws(UndoError) {
    let directory = try opening(path.directory)
    Recovery.dropReservation(of: path.name, in: directory, runID)
    try failing { () throws(SystemFailure) in
      try FileSystem.unhide(
        runID.aside(path.name), in: directory, as: path.name, in: directory)
    }
  }

  private func isDirectory(_ path: FilePath) -> Bool {
    (try? FileSystem.status(of: path, followingLinks: false).kind) == .directory
  }

  // MARK: - Copies

  private func removeCopy(_ path: FilePath, besides other: Elsewhere?) throws(UndoError) {
    guard let status = try checkedCopy(at: path) else { return }
    // If not checked now, it was before the names were exchanged, which updated its change time.
    let source = try findSource()
    if let other {
      let aside = aside(path, status.version)
      return try finish(
        aside, isThere: aside.isHidden ? other.isThere() : .success(false), as: other.path)
    }
    let outcome = SourceRemoval(runID).remove(
      .file(path, status.version), copiedTo: source.map { PlacedCopy($0.path) })
    try check(outcome.isRemoved, outcome.notes, besides: nil)
  }

  /// The status of a file that may be removed; nil if it is gone, or was a tree, which is removed here.
  func checkedCopy(at path: FilePath) throws(UndoError) -> FileStatus? {
    guard let found = effect.placed.map(whereabouts), found != .gone else { return nil }
    let now = self.path(of: found)
    guard let status = try? FileSystem.status(of: now, followingLinks: false) else { return nil }
    if status.kind == .directory {
      try removeTree(path, status, isTombstone: now != path)
      return nil
    }
    if now == target { try checkCopy(at: now, status) }
    return status
  }

  /// Why a copy was kept for this reason.
  func error(keeping reason: TransferNote.Reason) -> UndoError {
    switch reason {
    case .system(let failure): .transfer(TransferError(failure))
    case .copyGone: .onlyCopy(target, source: origin)
    case .sameFile, .maybeSameFile:
      .isSource(target, source: origin ?? target)
    case .copyNotSafe: .copyKept(target, isSafe: false)
    case .changed, .copyNotFound, .elsewhere: .changed(target)
    }
  }

  /// Renames a tree to its tombstone, checks it again, and only then removes it.
  private func removeTree(
    _ path: FilePath, _ status: FileStatus, isTombstone: Bool
  ) throws(UndoError) {
    let directory = try opening(path.directory)
    let removal = SourceRemoval(runID)
    let glance = try origin.map { (source) throws(UndoError) in
      switch removal.sight.glance(at: PlacedCopy(source), of: status, in: directory) {
      case .success(let glance): return glance
      case .failure(let kept): throw error(keeping: kept.reason)
      }
    }
    var name = path.name
    let tombstone = runID.aside(path.name)
    do throws(SystemFailure) {
      if !isTombstone { try FileSystem.hide(name, as: tombstone, in: directory) }
      name = tombstone
    } catch {
      guard error.isUnsupported else { throw .transfer(TransferError(error)) }
    }
    let isRenamed = name != path.name
    do throws(UndoError) {
      let now = try? FileSystem.status(of: name, in: directory, followingLinks: false)
      guard let now, now.isSameFile(as: status) else { throw .changed(path) }
      let reason = glance.flatMap {
        removal.sight.reasonToKeep(
          name, in: directory, status, isHidden: isRenamed, besides: $0)
      }
      if let reason { throw error(keeping: reason) }
      let kept = try checkTree(at: path.directory.pushing(name), named: path)
      if !kept.isEmpty { throw .keptInside(path, kept) }
    } catch {
      if isRenamed { _ = SourceRemoval.putBack(name, path.name, directory, path) }
      throw error
    }
    TreeRemoval.discard(name, in: directory)
    if !FileSystem.isGone(name, in: directory) {
      throw .notWhollyRemoved(path.directory.pushing(name))
    }
  }

  private func takeApart(
    _ path: FilePath, to source: FilePath?, keeping kept: [FilePath],
    _ isCancelled: @escaping @Sendable () -> Bool
  ) throws(UndoError) {
    guard let source else {
      guard let original = origin else { return }
      return try takeApart(path, keeping: kept, enter: { _ in }) { entry throws(UndoError) in
        try removeEntry(entry, of: path, copiedFrom: original)
      }
    }
    func back(_ entry: FilePath) -> FilePath {
      var below = entry
      return below.removePrefix(path) && !below.isEmpty ? source.pushing(below) : source
    }
    var left: [FilePath: FileStatus] = [:]
    var returned: Set<FilePath> = []
    defer { for directory in returned { restoreTimes(of: back(directory), left[directory]) } }
    try takeApart(
      path, keeping: kept,
      enter: { directory throws(UndoError) in
        let status = try failing { () throws(SystemFailure) in
          try FileSystem.status(of: directory, followingLinks: false)
        }
        left[directory] = status
        let place = back(directory)
        if isDirectory(place) { return }
        try failing { () throws(SystemFailure) in
          try FileSystem.makeDirectory(place, mode: status.mode & 0o7777)
          try FileSystem.setMode(of: place, to: status.mode & 0o7777)
        }
      },
      splitting: { !effect.sourceRemoved && isDirectory($0) && isDirectory(back($0)) }
    ) { entry throws(UndoError) in
      if !effect.sourceRemoved, isThere(back(entry)) {
        return try removeEntry(entry, of: path, copiedFrom: source)
      }
      try transfer(entry, to: back(entry), moving: true, isCancelled)
      returned.insert(entry.directory)
    }
  }

  /// Gives a directory to which entries went back the times of the one that they left, unless that was changed since.
  private func restoreTimes(of path: FilePath, _ left: FileStatus?) {
    guard let left, left.changed <= effect.changed || left.modified <= effect.changed
    else { return }
    let status = node(of: path)?.applied(to: left) ?? left
    try? FileSystem.setTimes(of: path, accessed: status.accessed, modified: status.modified)
  }

  /// What was recorded of the source, or of an entry of it.
  private func node(of path: FilePath) -> NodeFacts? {
    guard let source = origin else { return effect.node }
    var below = path
    return below.removePrefix(source) ? effect.node?.part(below) : nil
  }

  // MARK: - Restoring sources

  /// Copies or moves to the source's path, replacing nothing.
  private func transfer(
    _ path: FilePath, to source: FilePath, moving: Bool,
    _ isCancelled: @escaping @Sendable () -> Bool
  ) throws(UndoError) {
    let status = try? FileSystem.status(of: path, followingLinks: false)
    guard let status else { throw .missing(target) }
    if moving, isResumed, status.kind == .directory, isDirectory(source) {
      return try finishTree(path, at: source)
    }
    var request = PlacementRequest(
      .path(path, expecting: status.version, followsLink: false), directory: source.directory,
      name: source.name.bytes, operation: moving ? .move : .copy, rule: .fail,
      isResumed: isResumed)
    do throws(TransferError) {
      // It is open before it is compared, and stays so.
      request.destination = try Folder(source.directory, runID)
    } catch {
      if case .destinationMissing(let directory) = error { throw .placeMissing(directory) }
      throw .transfer(error)
    }
    try recorded?.check()
    request.node = node(of: source)
    if !moving, status.kind == .regular {
      // Only the content was identical, but the modification time of the removed source is known too.
      request.source = .spool(path)
      request.modified = effect.read?.modified
      request.mode = effect.node?.mode ?? status.mode & 0o777
    }
    let outcome = TransferEngine().place([request], runID: runID, isCancelled: isCancelled)
    switch outcome.first {
    case .success(let placement):
      if moving && !placement.sourceRemoved {
        let isSafe = !placement.notes.contains(.sourceKept(path, .copyNotSafe))
        throw .copyKept(path, isSafe: isSafe)
      }
    case .failure(.destinationExists(let path)), .failure(.kindClash(let path)):
      throw .nameTaken(path)
    case .failure(.destinationMissing(let directory)): throw .placeMissing(directory)
    case .failure(.noSpace): throw .noRoom(source)
    case .failure(.sourceChanged), .failure(.sourceMissing): throw .changed(target)
    case .failure(let error): throw .transfer(error)
    case nil: throw .transfer(.cancelled)
    }
  }

  /// Removes files from the new path whose content is already back at the old one.
  private func finishTree(_ path: FilePath, at source: FilePath) throws(UndoError) {
    let back = wayBack(from: path, to: source)
    guard Recovery().removeSource(back, runID).isRemoved else { throw .nameTaken(source) }
  }

  private func makeDirectories(above source: FilePath) throws(UndoError) {
    try failing { () throws(SystemFailure) in try folders?.make(source.directory) }
  }

  /// Makes what is missing of a directory that the move merged and removed.
  private func completeFolders() throws(UndoError) {
    guard effect.placed == nil, effect.sourceRemoved else { return }
    try failing { () throws(SystemFailure) in try folders?.complete() }
  }

  private func opening(_ directory: FilePath) throws(UndoError) -> OpenFile {
    try failing { () throws(SystemFailure) in try OpenFile.openPath(directory) }
  }

  func failing<Answer>(
    _ body: () throws(SystemFailure) -> Answer
  ) throws(UndoError) -> Answer {
    do throws(SystemFailure) { return try body() } catch { throw .transfer(TransferError(error)) }
  }
}
