package import Items
package import SystemCalls
package import SystemPackage

/// Cleans up after a run that was killed: removes what it had not finished, and finds out what it had.
///
/// Only files with the run's ID are touched. All steps are idempotent, since a recovery may be killed too.
package struct Recovery {
  private var swept: Set<Place> = []
  /// Directories that contained staged files of a run.
  private var unnamed: Set<Place> = []
  /// The versions of the staged files that a run had left in a directory whose numbers do not last.
  private var staged: [Place: [FileVersion]] = [:]

  private struct Place: Hashable {
    var runID: RunID
    var directory: FilePath
  }

  /// Where files are kept by now that a run had taken their names from, by these names.
  var waited: [FilePath: FilePath] = [:]

  /// Whether the runs may only be stopped, and go on later.
  private let areMaybeStopped: Bool

  package init(ofMaybeStopped areMaybeStopped: Bool = false) {
    self.areMaybeStopped = areMaybeStopped
  }

  /// What happened to an item that may have been named.
  package enum Fate: Equatable, Sendable {
    /// Nothing of it is in place: it has to be transferred again.
    case startsOver
    /// It is in place, with its version and the path of the file that it replaced.
    case placed(FileVersion, replaced: FilePath?)
    /// The outcome cannot be determined now.
    case unknown(SystemFailure)
  }

  /// Finds out whether the item was named, removes what was staged, and restores the names of sources.
  ///
  /// - Parameter finishingRenames: Whether a rename that a stopped run may still make is made here.
  package mutating func settle(
    _ one: TransferRecord, _ runID: RunID, finishingRenames: Bool = true
  ) -> Fate {
    takeWaiting(one, runID)
    var fate = fate(of: one, runID)
    if case .unknown = fate { return fate }
    sweep(one, runID)
    // A run that was only stopped can go on giving the name as long as its hidden file exists.
    if case .startsOver = fate, one.named != nil {
      if areMaybeStopped, finishingRenames { Self.finishRename(one) }
      fate = self.fate(of: one, runID)
    }
    if case .startsOver = fate, one.named != nil {
      dropReservation(one, runID)
      bringBack(one)
    }
    return fate
  }

  /// Removes the reservation of an item's name on file systems where a name can be given in no other way; the
  /// run was killed before replacing it.
  private func dropReservation(_ one: TransferRecord, _ runID: RunID) {
    let waits =
      one.source?.here.map { !FileSystem.isGone($0) }
      ?? unnamed.contains(Place(runID: runID, directory: one.target.path.directory))
    // A file that was to be replaced had the name before.
    guard waits, one.replaced == nil,
      let directory = try? OpenFile.openPath(one.target.path.directory)
    else { return }
    Self.dropReservation(of: one.target.path.name, in: directory, runID)
  }

  /// Removes what only reserves a name.
  static func dropReservation(of name: FilePath, in directory: OpenFile, _ runID: RunID) {
    switch (try? directory.volume())?.kind {
    case .memory, .btrfs, .ext, .xfs, .overlay, .fat: return
    case .fuse, .network, .other, nil: break
    }
    guard
      (try? FileSystem.isReservation(name, in: directory, probe: runID.staged())) == true
    else { return }
    // A directory is removed only if it is empty.
    if (try? FileSystem.removeDirectory(name, in: directory)) == nil {
      StagedFile.discard(name, in: directory)
    }
  }

  /// Removes what was staged, and renames sources in tombstones back.
  package mutating func sweep(_ one: TransferRecord, _ runID: RunID) {
    if let target = one.target.here, target.isAbsolute {
      let isTree = (try? FileSystem.status(of: target, followingLinks: false).kind) == .directory
      removeStaged(runID, in: target.directory, isTree: false)
      if isTree { removeStaged(runID, in: target, isTree: true) }
      // A copy has such a name while it is tried whether it is there.
      Self.putBack(target, behind: runID.tried(target.name), runID)
    }
    guard let source = one.source?.here else { return }
    Self.putBack(source, behind: runID.aside(source.name), runID)
    putBack(runID, in: source.directory, isTree: false)
    if (try? FileSystem.status(of: source, followingLinks: false).kind) == .directory {
      putBack(runID, in: source, isTree: true)
    }
  }

  /// Removes the source of a move whose copy is durably in place, unless it changed since it was read.
  ///
  /// In a directory, only files whose content is also in the target are removed.
  ///
  /// - Parameter wasMoved: Whether a link's target was moved by the same drop since, so that the link dangles
  ///   now.
  package func removeSource(
    _ one: TransferRecord, _ runID: RunID, wasMoved: (FilePath) -> Bool = { _ in false }
  ) -> (isRemoved: Bool, notes: [TransferNote]) {
    guard let source = one.source?.here else { return (true, []) }
    let status: FileStatus
    do throws(SystemFailure) {
      guard let found = try FileSystem.statusIfPresent(of: source, followingLinks: false) else {
        return (true, [])
      }
      status = found
    } catch {
      return (false, [.sourceKept(source, .system(error))])
    }
    let removal = SourceRemoval(runID)
    guard removal.sight.isSafe(PlacedCopy(one)) else {
      return (false, [.sourceKept(source, .copyNotSafe)])
    }
    let outcome: SourceRemoval.Outcome
    if status.kind == .directory {
      outcome = removal.remove(
        .compared(source, status, with: one.target.path), copiedTo: PlacedCopy(one))
    } else {
      guard let read = one.read, Self.isSource(source, status, to: read, wasMoved),
        Self.isSafeToRemove(source, status, read, one)
      else { return (false, [.sourceKept(source, .changed)]) }
      outcome = removal.remove(.file(source, status.version), copiedTo: PlacedCopy(one))
    }
    return (outcome.isRemoved, outcome.notes)
  }

  /// Whether this is what was read: the file itself, or a symbolic link to it.
  private static func isSource(
    _ source: FilePath, _ status: FileStatus, to read: FileVersion, _ wasMoved: (FilePath) -> Bool
  ) -> Bool {
    if status.version.isSameContent(as: read) { return true }
    guard status.kind == .link else { return false }
    if let content = try? FileSystem.status(of: source) {
      // Entries of a directory may have been removed meanwhile.
      return content.kind == .directory
        ? content.inode == read.inode : content.version.isSameContent(as: read)
    }
    return wasMoved(source)
  }

  /// Whether nothing was done to the file since it was read, or its content is in the copy.
  ///
  /// The killed run itself may have renamed it to a tombstone, which updated its change time.
  private static func isSafeToRemove(
    _ source: FilePath, _ status: FileStatus, _ read: FileVersion, _ one: TransferRecord
  ) -> Bool {
    // Otherwise this is a followed link, whose target stays.
    guard status.version.isSameContent(as: read) else { return true }
    // Where numbers do not last, what has the name may be another file than the copy.
    let kind = try? FileSystem.volume(of: one.target.path.directory).kind
    if kind?.hasLastingIdentity ?? false, read.changed != nil,
      (try? FileSystem.volume(of: source.directory))?.kind.hasChangeTimes ?? false,
      status.version.isUntouched(since: read, takenBefore: .min)
    {
      return true
    }
    guard let placed = try? FileSystem.status(of: one.target.path, followingLinks: false) else {
      return false
    }
    return placed.isSameFile(as: status)
      || (try? FileSystem.areAlike(source, one.target.path)) ?? false
      || SameEntry.holdsTheSame(source, status, as: one.target.path, placed, synchronized: true)
  }

  // MARK: - Inspecting

  private mutating func fate(of one: TransferRecord, _ runID: RunID) -> Fate {
    guard let placed = one.named else { return .startsOver }
    let found: FileStatus?
    do throws(SystemFailure) {
      found = try FileSystem.statusIfPresent(of: one.target.path, followingLinks: false)
    } catch {
      return .unknown(error)
    }
    guard let status = found, isPlaced(status, placed, one, runID) else { return .startsOver }
    // Its change time was not recorded, so a copy is marked for comparison with its source.
    let isCopy = status.kind == .regular && one.source != nil
    return .placed(
      isCopy ? status.version.withoutChangeTime : status.version, replaced: replaced(one))
  }

  /// Whether this is what was to get the name.
  ///
  /// Where numbers do not last, size and time tell, which any file may have. So nothing like it may be staged, and
  /// it has the bytes of the source if that is still what was read.
  mutating func isPlaced(
    _ status: FileStatus, _ placed: FileVersion, _ one: TransferRecord, _ runID: RunID
  ) -> Bool {
    let isDirectory = status.kind == .directory
    func mayBe(_ version: FileVersion) -> Bool {
      isDirectory ? version.isSameTime(as: placed) : version.mayBe(placed)
    }
    if isDirectory ? status.inode == placed.inode : status.version.isSameContent(as: placed) {
      return true
    }
    // What a directory that was to be renamed left its name to is only reserved.
    if isDirectory, one.isRename, let source = one.source?.here, !FileSystem.isGone(source) {
      return false
    }
    guard mayBe(status.version),
      let kind = try? FileSystem.volume(of: one.target.path.directory).kind,
      !kind.hasLastingIdentity
    else { return false }
    return !stagedVersions(in: one.target.path.directory, runID).contains(where: mayBe)
      && Self.holdsSource(one.target.path, status, of: one) ?? true
  }

  /// Whether a file has the bytes of the source; nil if the source is not what was read any more.
  static func holdsSource(
    _ path: FilePath, _ status: FileStatus, of one: TransferRecord
  ) -> Bool? {
    guard status.kind == .regular, let source = one.source?.here, let read = one.read,
      let there = try? FileSystem.status(of: source), there.version.isSameContent(as: read)
    else { return nil }
    return there.isSameFile(as: status)
      || SameEntry.holdsTheSame(
        path, status, as: source, there, synchronized: false, followingLinks: true)
  }

  /// The versions of what a run has staged in a directory, as they were when that was first asked.
  private mutating func stagedVersions(in path: FilePath, _ runID: RunID) -> [FileVersion] {
    let place = Place(runID: runID, directory: path)
    if let known = staged[place] { return known }
    var found: [FileVersion] = []
    eachEntry(of: path, isTree: false) { entry, directory in
      guard runID.isStaged(entry.name) else { return }
      let status = try? FileSystem.status(of: entry.path, in: directory, followingLinks: false)
      if let status { found.append(status.version) }
    }
    staged[place] = found
    return found
  }

  /// The file that had the name before the exchange, which updated the change times of both.
  func replaced(_ one: TransferRecord) -> FilePath? {
    guard let kept = lastKept(one) else { return nil }
    if one.replaced != nil || waited[one.target.path] != nil { return kept }
    guard let old = try? FileSystem.status(of: kept, followingLinks: false),
      let new = try? FileSystem.status(of: one.target.path, followingLinks: false)
    else { return nil }
    // Older ones were replaced by other runs. No file system has a coarser time resolution than two seconds.
    return old.changed >= new.changed.subtractingClamped(2_000_000_000) ? kept : nil
  }

  /// Where the run keeps the file that had this name, or else the file kept under it that was added last.
  func lastKept(_ one: TransferRecord) -> FilePath? {
    if let known = waited[one.target.path] { return known }
    if let planned = one.replaced?.here { return FileSystem.isGone(planned) ? nil : planned }
    var last: (path: FilePath, changed: Int64)?
    eachKeptDirectory(beside: one.target.path) { name, directory, _ in
      var number = 1
      while true {
        let entryName = FilePath(bytes: Trade.numbered(one.target.path.name.bytes, number))
        let status = try? FileSystem.status(of: entryName, in: directory, followingLinks: false)
        guard let status else { break }
        if status.changed >= last?.changed ?? .min {
          last = (one.target.path.directory.pushing(name).pushing(entryName), status.changed)
        }
        number += 1
      }
    }
    return last?.path
  }

  /// Calls `body` with this user's directories of kept files beside a path.
  func eachKeptDirectory(
    beside path: FilePath, _ body: (FilePath, OpenFile, OpenFile) -> Void
  ) {
    guard let parent = try? OpenFile.openPath(path.directory) else { return }
    for kept in KeptDirectory.all(in: parent) { body(kept.name, kept.directory, parent) }
  }

  // MARK: - Hidden names

  private mutating func removeStaged(_ runID: RunID, in path: FilePath, isTree: Bool) {
    guard swept.insert(Place(runID: runID, directory: path)).inserted else { return }
    if !isTree { removeUnseen(runID, in: path) }
    eachEntry(of: path, isTree: isTree) { entry, directory in
      guard runID.isStaged(entry.name) else { return }
      unnamed.insert(Place(runID: runID, directory: path))
      entry.isDirectory(in: directory)
        ? Self.discardTree(entry.path, in: directory)
        : StagedFile.discard(entry.path, in: directory)
    }
  }

  /// Removes what runs have staged in a directory.
  package static func removeStaged(by runs: Set<RunID>, in directory: FilePath) {
    guard let opened = try? OpenFile.openDirectory(directory),
      let entries = try? DirectoryReader.entries(of: opened)
    else { return }
    for entry in entries where RunID(ofStaged: entry.name).map(runs.contains) == true {
      discardTree(entry.path, in: opened)
    }
  }

  /// Removes a directory in which its run may go on to create files until it is gone.
  private static func discardTree(_ name: FilePath, in directory: OpenFile) {
    for _ in 0..<100 {
      TreeRemoval.discard(name, in: directory)
      if FileSystem.isGone(name, in: directory) { return }
    }
  }

  /// Removes staged files from a directory that cannot be read, such as a drop box, by trying the first
  /// possible names.
  private mutating func removeUnseen(_ runID: RunID, in path: FilePath) {
    guard (try? OpenFile.openDirectory(path)) == nil, let directory = try? OpenFile.openPath(path)
    else {
      return
    }
    for number in 1...RunID.likely {
      let name = runID.staged(number)
      let status = try? FileSystem.status(of: name, in: directory, followingLinks: false)
      guard let status else { continue }
      unnamed.insert(Place(runID: runID, directory: path))
      status.kind == .directory
        ? Self.discardTree(name, in: directory) : StagedFile.discard(name, in: directory)
    }
  }

  /// Restores the name of a source or of a copy, even in a directory that cannot be read.
  static func putBack(_ source: FilePath, behind tombstone: FilePath, _ runID: RunID) {
    guard let directory = try? OpenFile.openPath(source.directory),
      !FileSystem.isGone(tombstone, in: directory)
    else { return }
    dropReservation(of: source.name, in: directory, runID)
    guard FileSystem.isGone(source.name, in: directory) else { return }
    _ = SourceRemoval.putBack(tombstone, source.name, directory, source)
  }

  private mutating func putBack(_ runID: RunID, in path: FilePath, isTree: Bool) {
    guard swept.insert(Place(runID: runID, directory: path.pushing("."))).inserted else { return }
    eachEntry(of: path, isTree: isTree) { entry, directory in
      guard let name = runID.nameBehind(tombstone: entry.name) else { return }
      Self.dropReservation(of: name, in: directory, runID)
      _ = SourceRemoval.putBack(entry.path, name, directory, path.pushing(name))
    }
  }

  /// Calls `body` with each entry of a directory, or of the whole tree, as far as it can be read.
  private func eachEntry(
    of path: FilePath, isTree: Bool, _ body: (DirectoryReader.Entry, OpenFile) -> Void
  ) {
    guard let top = try? OpenFile.openDirectory(path) else { return }
    var descent = DirectoryDescent(top)
    var frames = [Self.look(top, body, isTree: isTree)]
    while isTree, var directories = frames.popLast() {
      if let name = directories.popLast() {
        frames.append(directories)
        // A directory that is gone or cannot be entered has nothing to clean up.
        guard (try? descent.enter(FilePath(bytes: name))) != nil else { continue }
        frames.append(Self.look(descent.current, body, isTree: true))
      } else if (try? descent.leave()) == nil {
        return
      }
    }
  }

  /// Calls `body` with each entry of one directory; returns the subdirectories found afterwards.
  private static func look(
    _ directory: OpenFile, _ body: (DirectoryReader.Entry, OpenFile) -> Void, isTree: Bool
  ) -> NameList {
    guard let entries = try? DirectoryReader.entries(of: directory) else { return NameList() }
    for entry in entries { body(entry, directory) }
    var directories = NameList()
    // Entries may have been renamed back in the meantime.
    guard isTree, (try? directory.seek(to: 0)) != nil,
      let after = try? DirectoryReader.entries(of: directory)
    else { return directories }
    for entry in after where entry.isDirectory(in: directory) { directories.append(entry.name) }
    return directories
  }
}

extension DirectoryReader.Entry {
  /// Whether it is a directory; looked up if the entry has no type.
  fileprivate func isDirectory(in directory: OpenFile) -> Bool {
    if let kind { return kind == .directory }
    return (try? FileSystem.status(of: path, in: directory, followingLinks: false).kind)
      == .directory
  }
}
