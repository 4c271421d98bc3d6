package import Items
import SystemCalls
package import SystemPackage

/// Takes one effect back, if it is still exactly as it was left and nothing can be lost by it.
///
/// A copy goes only while what it was made of is still there; what was moved goes back where it was; what
/// was replaced returns to its name. It may be done again after it was cut off anywhere.
package struct Undo: Sendable {
  /// What was placed, as its session has it.
  package let effect: TransferRecord
  /// Of the run that placed it, which the undo goes on with.
  package let mark: RunID
  /// Whether an earlier undo may have been cut off in the middle of it.
  package var isResumed = false
  /// Whether bytes that came from no path are still kept where they came from.
  package var keepsBytes = false
  /// Whether a missing directory of the old place is one that the move removed, and is made again.
  package var makesDirectories = false

  package init(_ effect: TransferRecord, mark: RunID) {
    self.effect = effect
    self.mark = mark
  }

  /// What taking an effect back comes to.
  package enum Action: Equatable, Sendable {
    /// There is nothing to do.
    case none
    /// The copy goes.
    case removeCopy
    /// What was moved goes back to this path.
    case moveBack(FilePath)
    /// Identical bytes had been there, and the source was removed: it is made again at this path.
    case copyBack(FilePath)
    /// The move removed this directory after all that was in it had been merged.
    case makeDirectory(FilePath)
  }

  /// Where that which was placed is now.
  enum Whereabouts: Equatable {
    case at(FilePath)
    /// Renamed aside from this path, on its way out.
    case tombstone(FilePath)
    case gone
  }

  /// Says what would be done; changes nothing.
  package func plan() throws(UndoError) -> Action {
    guard let placed = effect.placed else { return try planDirectory() }
    try checkIsSeen(effect.target)
    if let replaced = effect.replaced { try checkIsSeen(replaced) }
    if let source = effect.source { try checkIsSeen(source) }
    if !effect.isNew { return try planCopyBack(placed) }
    let found = whereabouts(of: placed)
    guard case .gone = found else {
      try checkKept(found)
      return try planRemoval(at: found)
    }
    if isResumed, !effect.sourceRemoved || hasSource { return .none }
    // Somebody else has moved it back.
    if effect.sourceRemoved, let source = effect.source, isIt(source, placed) { return .none }
    throw isThere(effect.target) ? .changed(effect.target) : .missing(effect.target)
  }

  // MARK: - Finding out

  /// Where it is, by what it is.
  func whereabouts(of placed: FileVersion) -> Whereabouts {
    let paths = [effect.target] + (effect.replaced.map { [$0] } ?? [])
    for path in paths where isIt(path, placed) { return .at(path) }
    for path in paths {
      if let tombstone = mark.tombstone(path.name), isIt(path.directory.pushing(tombstone), placed)
      {
        return .tombstone(path)
      }
    }
    return .gone
  }

  private func isIt(_ path: FilePath, _ placed: FileVersion) -> Bool {
    guard let status = try? FileSystem.status(of: path, followingLinks: false) else { return false }
    return status.kind == .directory
      ? status.inode == placed.inode : status.version.isSameContent(as: placed)
  }

  func isThere(_ path: FilePath) -> Bool {
    (try? FileSystem.status(of: path, followingLinks: false)) != nil
  }

  /// That whether something is there can be found out: what cannot be seen is not missing.
  private func checkIsSeen(_ path: FilePath) throws(UndoError) {
    do throws(SystemFailure) {
      _ = try FileSystem.statusIfPresent(of: path, followingLinks: false)
    } catch {
      throw .transfer(TransferError(error))
    }
  }

  private var hasSource: Bool { effect.source.map(isThere) ?? false }

  /// A directory that was merged, or something that was skipped.
  private func planDirectory() throws(UndoError) -> Action {
    guard effect.sourceRemoved, let source = effect.source else { return .none }
    if let status = try? FileSystem.status(of: source, followingLinks: false) {
      if status.kind == .directory { return .none }
      throw .nameTaken(source)
    }
    let status = try? FileSystem.status(of: effect.target)
    guard status?.kind == .directory else { throw .missing(effect.target) }
    try checkDirectory(of: source)
    return .makeDirectory(source)
  }

  private func planCopyBack(_ placed: FileVersion) throws(UndoError) -> Action {
    guard effect.sourceRemoved, let source = effect.source else { return .none }
    guard isIt(effect.target, placed) else {
      throw isThere(effect.target) ? .changed(effect.target) : .missing(effect.target)
    }
    try checkPlace(source)
    try checkRoom(for: effect.target, at: source)
    return .copyBack(source)
  }

  private func planRemoval(at found: Whereabouts) throws(UndoError) -> Action {
    let path = self.path(of: found)
    guard let status = try? FileSystem.status(of: path, followingLinks: false) else {
      throw .missing(effect.target)
    }
    if effect.sourceRemoved {
      guard let source = effect.source else { throw .onlyCopy(effect.target, source: nil) }
      try checkPlace(source)
      if status.kind != .directory { try checkRoom(for: path, at: source) }
      return .moveBack(source)
    }
    if status.kind == .directory {
      let isCutOff = isResumed && path != effect.target
      // An earlier one renamed it, and back, which the tree's own time tells; what came into it since
      // has times of its own.
      try checkTree(at: path, named: effect.target, wholly: !isCutOff, includingRoot: !isResumed)
    } else {
      try checkCopy(at: path, status)
    }
    return .removeCopy
  }

  /// Where it really is, aside or not.
  func path(of found: Whereabouts) -> FilePath {
    switch found {
    case .at(let path): path
    case .tombstone(let path): mark.tombstone(path.name).map { path.directory.pushing($0) } ?? path
    case .gone: effect.target
    }
  }

  /// That the file that was replaced is still kept, where it is to take its name back.
  private func checkKept(_ found: Whereabouts) throws(UndoError) {
    guard let replaced = effect.replaced, case .at(effect.target) = found else { return }
    guard isKept(replaced) else { throw .replacedGone(effect.target, kept: replaced) }
  }

  /// Whether the replaced file is still kept, in a directory that this user owns.
  ///
  /// What came there since is the kept file of another drop.
  func isKept(_ replaced: FilePath) -> Bool {
    guard let kept = KeptDirectory.holding(replaced),
      let status = try? FileSystem.status(
        of: replaced.name, in: kept.directory, followingLinks: false),
      status.kind != .directory, status.changed <= effect.changed
    else { return false }
    return effect.kept.map { status.version.isSameContent(as: $0) } ?? true
  }

  /// That a copy is what was placed, and not all that is left of what it was made of.
  ///
  /// Where the time of change of one of the two is another, as after a rename, what they hold tells.
  func checkCopy(at path: FilePath, _ status: FileStatus) throws(UndoError) {
    let isUntouched = effect.placed.map {
      status.version.isUntouched(since: $0, takenBefore: effect.changed)
    }
    guard let found = try findSource() else {
      // One that was cut off has renamed it itself.
      if isResumed || isUntouched ?? false { return }
      throw .changed(effect.target)
    }
    let isSourceUntouched = effect.read.map {
      found.status.version.isUntouched(since: $0, takenBefore: effect.changed)
    }
    if isUntouched ?? false, isSourceUntouched ?? false { return }
    let isSame = SameEntry.holdsTheSame(
      path, status, as: found.path, found.status, synchronized: false,
      followingLinks: found.isFollowed)
    if isSame { return }
    throw isUntouched ?? false
      ? .sourceChanged(effect.target, source: found.path) : .changed(effect.target)
  }

  /// What a copy was made of; nil where its bytes are kept.
  func findSource() throws(UndoError) -> (
    path: FilePath, status: FileStatus, isFollowed: Bool
  )? {
    guard let source = effect.source else {
      if keepsBytes { return nil }
      throw .onlyCopy(effect.target, source: nil)
    }
    guard let read = effect.read else { throw .onlyCopy(effect.target, source: source) }
    var isFound = false
    for followingLinks in [false, true] {
      let status: FileStatus?
      do throws(SystemFailure) {
        status = try FileSystem.statusIfPresent(of: source, followingLinks: followingLinks)
      } catch {
        throw .transfer(TransferError(error))
      }
      guard let status else { continue }
      if status.version.isSameContent(as: read) { return (source, status, followingLinks) }
      isFound = true
    }
    throw isFound
      ? .sourceChanged(effect.target, source: source) : .onlyCopy(effect.target, source: source)
  }

  /// That nothing in a copied tree was touched since, and all of it is still in its source.
  func checkTree(
    at path: FilePath, named name: FilePath, wholly: Bool, includingRoot: Bool
  ) throws(UndoError) {
    guard let source = effect.source else { throw .onlyCopy(effect.target, source: nil) }
    let check = TreeCheck(since: effect.changed, source: source, checksDirectories: wholly)
    let finding: TreeCheck.Finding?
    do throws(SystemFailure) {
      finding = try check.find(at: path, named: name, includingRoot: includingRoot)
    } catch {
      throw .transfer(TransferError(error))
    }
    switch finding {
    case nil: return
    case .changed(let path): throw .changed(path)
    case .onlyHere(let path, let counterpart):
      throw isThere(counterpart)
        ? .sourceChanged(path, source: counterpart) : .onlyCopy(path, source: counterpart)
    }
  }

  private func checkPlace(_ source: FilePath) throws(UndoError) {
    try checkDirectory(of: source)
    // An undo that was cut off may have put it there; the transfer compares the two.
    if !isResumed, isThere(source) { throw .nameTaken(source) }
  }

  private func checkDirectory(of source: FilePath) throws(UndoError) {
    if makesDirectories { return }
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
  /// The last name as a path.
  var name: FilePath { lastComponent.map { FilePath(name: $0) } ?? self }
}
