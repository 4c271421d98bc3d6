package import Items
import SystemCalls
package import SystemPackage

/// Undoes one effect, if it is exactly as it was left and nothing can be lost.
///
/// A copy is removed only while its source still exists; a moved file is moved back; a replaced file gets its
/// name again. An undo that was interrupted at any point can be repeated.
package struct Undo: Sendable {
  /// What was placed, as recorded in the session.
  package let effect: TransferRecord
  /// The ID of the run that placed it, also used for the undo.
  package let runID: RunID
  /// Whether an earlier undo may have been interrupted.
  package var isResumed = false
  /// Whether content that came from no path is still available at its origin.
  package var keepsBytes = false
  /// Content that came from no path; what was placed has one of these, if it is not known to be untouched.
  package var kept: [KeptContent] = []
  /// Whether it is compared with the kept content in any case, because that may have changed.
  package var comparesKept = false
  /// The directory to which it goes back, or the one above those that were removed.
  package var recorded: RecordedFolder?
  /// The directories that the move removed, which are made again: that of the source, or a merged one itself.
  package var folders: MovedFolders?

  package init(_ effect: TransferRecord, runID: RunID) {
    self.effect = effect
    self.runID = runID
  }

  /// How an effect is undone.
  package enum Action: Equatable, Sendable {
    /// There is nothing to do.
    case none
    /// The copy is removed.
    case removeCopy
    /// The moved file is moved back to this path.
    case moveBack(FilePath)
    /// Identical content was already there, and the source was removed: it is copied back to this path.
    case copyBack(FilePath)
    /// The move removed this directory after merging its contents; it is created again.
    case makeDirectory(FilePath)
    /// Some of a directory was changed or added since and stays; the rest is removed, or moved back to the path. What is
    /// still at the path, because the move could not remove it, is only removed.
    case takeApart(FilePath?, keeping: [FilePath])
  }

  /// The current location of the placed file.
  enum Whereabouts: Equatable {
    case at(FilePath)
    /// Renamed from this path to its tombstone, about to be removed.
    case tombstone(FilePath)
    case gone
  }

  /// Finds out what would be done, and changes nothing.
  package func plan() throws(UndoError) -> Action {
    guard let placed = effect.placed else { return try planDirectory() }
    try checkIsSeen(target)
    if let replaced { try checkIsSeen(replaced) }
    if let source = origin { try checkIsSeen(source) }
    if !effect.isNew { return try planCopyBack(placed) }
    let found = whereabouts(of: placed)
    guard case .gone = found else {
      try checkKept(found)
      return try planRemoval(at: found)
    }
    if isResumed, !effect.sourceRemoved || hasSource { return .none }
    // Someone else has moved it back.
    if effect.sourceRemoved, let source = origin, isSameFile(source, placed) { return .none }
    throw isThere(target) ? .changed(target) : .missing(target)
  }

  /// Where the placed file is now, also if an interrupted undo has hidden it; nil if it is gone.
  package var place: FilePath? {
    guard let placed = effect.placed else { return nil }
    let found = whereabouts(of: placed)
    return found == .gone ? nil : path(of: found)
  }

  /// Whether what was placed was touched since, as by an undo that gave it back, so that its bytes decide.
  package var isTouched: Bool {
    guard let placed = effect.placed, let place,
      let status = try? FileSystem.status(of: place, followingLinks: false)
    else { return false }
    return !isUntouched(place, status, since: placed)
  }

  /// Whether nobody has changed a file; not known where the file system has no change times of its own.
  private func isUntouched(
    _ path: FilePath, _ status: FileStatus, since version: FileVersion
  ) -> Bool {
    status.version.isUntouched(since: version, takenBefore: effect.changed)
      && (try? FileSystem.volume(of: path.directory))?.kind.hasChangeTimes ?? false
  }

  // MARK: - Checking

  /// Finds the placed file by its identity.
  func whereabouts(of placed: FileVersion) -> Whereabouts {
    let paths = [target] + (replaced.map { [$0] } ?? [])
    // A file that was replaced by its own copy has the same size and time.
    for isExact in [true, false] {
      for path in paths where isSameFile(path, placed, isExact) { return .at(path) }
      for path in paths {
        if isSameFile(path.directory.pushing(runID.aside(path.name)), placed, isExact) {
          return .tombstone(path)
        }
      }
    }
    // Of a copy that was touched or written again, the bytes decide.
    if !effect.sourceRemoved, replaced == nil,
      let status = try? FileSystem.status(of: target, followingLinks: false),
      status.kind == .regular, !isResumed || status.inode == placed.inode
    {
      return .at(target)
    }
    return .gone
  }

  /// - Parameter isExact: Whether the inode number has to be the recorded one.
  private func isSameFile(
    _ path: FilePath, _ placed: FileVersion, _ isExact: Bool = false
  ) -> Bool {
    guard let status = try? FileSystem.status(of: path, followingLinks: false),
      !isExact || status.inode == placed.inode,
      isExact || !isReplacedFile(path, status, placed)
    else { return false }
    if status.kind == .directory {
      // Of a copy, only what is also in its source is removed.
      return !effect.sourceRemoved || status.inode == placed.inode
        || status.version.isSameTime(as: placed)
    }
    return status.version.mayBe(placed)
  }

  /// Whether this is the replaced file, which may have the size and time of the placed one if both were written at the
  /// same moment.
  private func isReplacedFile(_ path: FilePath, _ status: FileStatus, _ placed: FileVersion)
    -> Bool
  {
    guard let replaced else { return false }
    if let kept = effect.kept {
      return kept.inode != placed.inode && status.version.isSameContent(as: kept)
    }
    // An earlier undo has given it its name back.
    return isResumed && path == target && !isThere(replaced)
  }

  func isThere(_ path: FilePath) -> Bool {
    (try? FileSystem.status(of: path, followingLinks: false)) != nil
  }

  /// Throws if it cannot be determined whether the path exists: an inaccessible file is not missing.
  private func checkIsSeen(_ path: FilePath) throws(UndoError) {
    do throws(SystemFailure) {
      _ = try FileSystem.statusIfPresent(of: path, followingLinks: false)
    } catch {
      throw .transfer(TransferError(error))
    }
  }

  private var hasSource: Bool { source.map(isThere) ?? false }

  /// The source, which an interrupted undo may have left under the name by which it tries what is there.
  private var source: FilePath? {
    guard isResumed, let source = origin else { return origin }
    let tried = source.directory.pushing(runID.tried(source.name))
    return isThere(tried) ? tried : source
  }

  /// Plans for a merged directory or a skipped item.
  private func planDirectory() throws(UndoError) -> Action {
    guard effect.sourceRemoved, let source = origin else { return .none }
    if let status = try? FileSystem.status(of: source, followingLinks: false) {
      if status.kind == .directory { return .none }
      throw .nameTaken(source)
    }
    try checkDirectory(of: source)
    return .makeDirectory(source)
  }

  private func planCopyBack(_ placed: FileVersion) throws(UndoError) -> Action {
    guard effect.sourceRemoved, let source = origin else { return .none }
    guard isSameFile(target, placed) else {
      throw isThere(target) ? .changed(target) : .missing(target)
    }
    try checkPlace(source)
    try checkRoom(for: target, at: source)
    return .copyBack(source)
  }

  private func planRemoval(at found: Whereabouts) throws(UndoError) -> Action {
    let path = self.path(of: found)
    guard let status = try? FileSystem.status(of: path, followingLinks: false) else {
      throw .missing(target)
    }
    if effect.sourceRemoved {
      guard let source = origin else { throw .onlyCopy(target, source: nil) }
      // The move may only have changed the letter case of the one name that there is.
      if !path.mayBeOneEntry(as: source) {
        if isThere(source), try isCopy(path, status, of: source) { return .removeCopy }
        try checkPlace(source)
      }
      if status.kind != .directory {
        try checkRoom(for: path, at: source)
        return .moveBack(source)
      }
      let added = try addedEntries(of: path)
      return added.isEmpty ? .moveBack(source) : .takeApart(source, keeping: added)
    }
    guard status.kind == .directory else {
      try checkCopy(at: path, status)
      return .removeCopy
    }
    if effect.moves, let source = origin,
      let kept = try entriesKept(of: path, partlyMovedFrom: source)
    {
      try recorded?.check()
      return .takeApart(source, keeping: kept)
    }
    let kept = try checkTree(at: path, named: target)
    return kept.isEmpty ? .removeCopy : .takeApart(nil, keeping: kept)
  }

  /// The current path, which may be the tombstone's.
  func path(of found: Whereabouts) -> FilePath {
    switch found {
    case .at(let path): path
    case .tombstone(let path): path.directory.pushing(runID.aside(path.name))
    case .gone: target
    }
  }

  /// Throws unless the replaced file, if any, is still kept.
  private func checkKept(_ found: Whereabouts) throws(UndoError) {
    guard let replaced, case .at(target) = found else { return }
    guard isKept(replaced) else { throw .replacedGone(target, kept: replaced) }
  }

  /// Whether the replaced file is still kept, in a directory owned by this user.
  ///
  /// A file that was added there later was kept by another drop.
  func isKept(_ replaced: FilePath) -> Bool {
    guard let kept = KeptDirectory.holding(replaced),
      let status = try? FileSystem.status(
        of: replaced.name, in: kept.directory, followingLinks: false),
      status.kind != .directory
    else { return false }
    return effect.kept.map { status.version.mayBe($0) } ?? (status.changed <= effect.changed)
  }

  /// Whether it is a link that the drop made, which has no content that could be lost.
  private var isOwnLink: Bool { !effect.moves && effect.node?.text != nil }

  /// Throws unless a copy is unchanged and its source still has the same content.
  ///
  /// If the change time of either differs, as after a rename, their contents are compared.
  func checkCopy(at path: FilePath, _ status: FileStatus) throws(UndoError) {
    if isOwnLink {
      guard status.kind == .link, (try? FileSystem.readLink(path)) == effect.node?.text else {
        throw .changed(target)
      }
      return
    }
    let isUntouched = effect.placed.map { self.isUntouched(path, status, since: $0) }
    guard let found = try findSource() else {
      if isUntouched ?? false, !comparesKept { return }
      if kept.contains(where: { $0.isSame(as: path) }) || isExtendedText(at: path) { return }
      // An interrupted undo has itself renamed it.
      if isResumed, let placed = effect.placed, status.version.isSameContent(as: placed) { return }
      throw isUntouched ?? false
        ? .onlyCopy(target, source: nil) : .changed(target)
    }
    if found.isFollowed, found.status.isSameFile(as: status) {
      throw .isSource(target, source: found.path)
    }
    let isSourceUntouched = effect.read.map {
      self.isUntouched(found.path, found.status, since: $0)
    }
    if isUntouched ?? false, isSourceUntouched ?? false { return }
    let isSame = SameEntry.holdsTheSame(
      path, status, as: found.path, found.status, synchronized: false,
      followingLinks: found.isFollowed)
    if isSame { return }
    throw isUntouched ?? false
      ? .sourceChanged(target, source: found.path) : .changed(target)
  }

  /// Whether a file is the replaced text with something of the kept content inserted.
  private func isExtendedText(at path: FilePath) -> Bool {
    guard let replaced, isKept(replaced) || path == replaced else { return false }
    let former = path == replaced ? target : replaced
    return KeptContent.isText(path, extending: former, by: comparesKept ? kept : [])
  }

  /// The source of a copy; nil if its bytes are kept elsewhere, or if it is a link that the drop made.
  func findSource() throws(UndoError) -> (
    path: FilePath, status: FileStatus, isFollowed: Bool
  )? {
    if isOwnLink { return nil }
    guard let source else {
      if keepsBytes { return nil }
      throw .onlyCopy(target, source: nil)
    }
    var found: (path: FilePath, status: FileStatus, isFollowed: Bool)?
    for followingLinks in [false, true] {
      let status: FileStatus?
      do throws(SystemFailure) {
        status = try FileSystem.statusIfPresent(of: source, followingLinks: followingLinks)
      } catch {
        throw .transfer(TransferError(error))
      }
      guard let status else { continue }
      if let read = effect.read, status.version.isSameContent(as: read) {
        return (source, status, followingLinks)
      }
      // Whatever else is there now, its bytes decide.
      if found == nil || status.kind == .regular { found = (source, status, followingLinks) }
    }
    guard let found else { throw .onlyCopy(target, source: source) }
    return found
  }

  /// The entries of a copied tree that are not in its source, and therefore stay.
  ///
  /// - Throws: The reason if that holds for all of them.
  func checkTree(at path: FilePath, named name: FilePath) throws(UndoError) -> [FilePath] {
    guard let source else { throw .onlyCopy(target, source: nil) }
    let here = try? FileSystem.status(of: path, followingLinks: false)
    if let here, (try? FileSystem.status(of: source))?.isSameFile(as: here) ?? false {
      throw .isSource(target, source: source)
    }
    let found = try failing { () throws(SystemFailure) in
      try TreeCheck(since: effect.changed, source: source).find(at: path, named: name)
    }
    if found.same == 0, let first = found.findings.first {
      switch first {
      case .changed(let path): throw .changed(path)
      case .onlyHere(let path, let counterpart):
        throw isThere(counterpart)
          ? .sourceChanged(path, source: counterpart) : .onlyCopy(path, source: counterpart)
      }
    }
    return found.findings.map(\.path)
  }

  /// Whether what was moved is at its old path again with the same bytes, so that this one is a copy.
  ///
  /// A power cut within an undo can leave a file with both names: Btrfs writes them to the disk one after the other.
  ///
  /// - Throws: `copyKept` if an undo before has put it there, but nobody knows whether it is on the device.
  private func isCopy(
    _ path: FilePath, _ status: FileStatus, of source: FilePath
  ) throws(UndoError) -> Bool {
    guard let there = try? FileSystem.status(of: source, followingLinks: false),
      there.kind == status.kind
    else { return false }
    if there.isSameFile(as: status) { return status.links > 1 && status.kind != .directory }
    let isAlike =
      status.kind == .directory
      ? (try? checkTree(at: path, named: target).isEmpty) ?? false
      : SameEntry.holdsTheSame(path, status, as: source, there, synchronized: false)
    guard isAlike, isResumed else { return isAlike }
    if SourceRemoval(runID).sight.isSafe(PlacedCopy(source)) { return false }
    throw .copyKept(path, isSafe: false)
  }

  private func checkPlace(_ source: FilePath) throws(UndoError) {
    try checkDirectory(of: source)
    // An interrupted undo may have restored it; the transfer compares the two.
    if !isResumed, isThere(source) { throw .nameTaken(source) }
  }

  private func checkDirectory(of source: FilePath) throws(UndoError) {
    try recorded?.check()
    if effect.placed != nil, folders != nil { return }
    do throws(SystemFailure) {
      if try FileSystem.statusIfPresent(of: source.directory)?.kind == .directory { return }
    } catch {
      throw .transfer(TransferError(error))
    }
    throw .placeMissing(source.directory)
  }

  private func checkRoom(for path: FilePath, at source: FilePath) throws(UndoError) {
    guard let status = try? FileSystem.status(of: path, followingLinks: false),
      let directory = try? FileSystem.status(of: source.directory),
      directory.device != status.device,
      let volume = try? FileSystem.volume(of: source.directory)
    else { return }
    if volume.free < status.occupied { throw .noRoom(source) }
  }
}

extension FilePath {
  /// The last component as a path.
  var name: FilePath { lastComponent.map { FilePath(name: $0) } ?? self }
}
