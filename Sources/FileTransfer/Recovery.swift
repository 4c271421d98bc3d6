package import Items
package import SystemCalls
package import SystemPackage

/// Clears up after a run that was killed: what it had not finished is removed, what it had is known.
///
/// Only what carries the run's mark is touched. Everything may be done twice, since a recovery may be
/// killed too.
package struct Recovery {
  private var swept: Set<Place> = []
  /// Where there was something of a run that had no name yet.
  private var unnamed: Set<Place> = []

  private struct Place: Hashable {
    var mark: RunID
    var directory: FilePath
  }

  package init() {}

  /// What became of an item whose name may have been given.
  package enum Fate: Equatable, Sendable {
    /// Nothing of it is there: it starts over.
    case startsOver
    /// It is in place. With the version of what is there and where the file is that had the name.
    case placed(FileVersion, replaced: FilePath?)
    /// It cannot be found out now.
    case unknown(SystemFailure)
  }

  /// Finds out whether the name was given, and removes what was staged; sources get their names back.
  package mutating func settle(_ one: TransferRecord, _ mark: RunID) -> Fate {
    let fate = fate(of: one)
    if case .unknown = fate { return fate }
    if case .startsOver = fate, let placed = one.named { dropKept(placed, one) }
    sweep(one, mark)
    if case .startsOver = fate, one.named != nil { dropReservation(one, mark) }
    return fate
  }

  /// Removes what took the name of an item, where a name can be given in no other way: the run was killed
  /// before it had replaced it.
  private func dropReservation(_ one: TransferRecord, _ mark: RunID) {
    guard unnamed.contains(Place(mark: mark, directory: one.target.directory)),
      let directory = try? OpenFile.openPath(one.target.directory)
    else { return }
    switch (try? directory.volume())?.kind {
    case .memory, .btrfs, .ext, .xfs, .overlay, .fat: return
    case .fuse, .network, .other, nil: break
    }
    let name = one.target.name
    guard
      (try? FileSystem.isReservation(name, in: directory, probe: mark.staged())) == true
    else { return }
    // Only an empty directory goes.
    if (try? FileSystem.removeDirectory(name, in: directory)) == nil {
      StagedFile.discard(name, in: directory)
    }
  }

  /// Removes what was staged, and gives sources that wait aside their names back.
  package mutating func sweep(_ one: TransferRecord, _ mark: RunID) {
    let isTree =
      (try? FileSystem.status(of: one.target, followingLinks: false).kind) == .directory
    removeStaged(mark, in: one.target.directory, isTree: false)
    if isTree { removeStaged(mark, in: one.target, isTree: true) }
    guard let source = one.source else { return }
    putBackUnseen(source, mark)
    putBack(mark, in: source.directory, isTree: false)
    if (try? FileSystem.status(of: source, followingLinks: false).kind) == .directory {
      putBack(mark, in: source, isTree: true)
    }
  }

  /// Removes the source of a move that is in place for good, as far as it is what was read.
  ///
  /// Of a directory those files go that are in the target too, byte for byte.
  ///
  /// - Parameter wasMoved: Whether a link led to what the same drop has moved since, and so leads nowhere now.
  package func removeSource(
    _ one: TransferRecord, _ mark: RunID, wasMoved: (FilePath) -> Bool = { _ in false }
  ) -> (isRemoved: Bool, notes: [TransferNote]) {
    guard let source = one.source else { return (true, []) }
    let status: FileStatus
    do throws(SystemFailure) {
      guard let found = try FileSystem.statusIfPresent(of: source, followingLinks: false) else {
        return (true, [])
      }
      status = found
    } catch {
      return (false, [.sourceKept(source, .system(error))])
    }
    let outcome: SourceRemoval.Outcome
    if status.kind == .directory {
      outcome = SourceRemoval.remove(.compared(source, status, with: one.target), mark)
    } else {
      guard let read = one.read, Self.leads(source, status, to: read, wasMoved),
        Self.mayGo(source, status, read, one)
      else { return (false, [.sourceKept(source, .changed)]) }
      outcome = SourceRemoval.remove(.file(source, status.version), mark)
    }
    return (outcome.isRemoved, outcome.notes)
  }

  /// Whether this is what was read: the file itself, or a link that leads to it.
  private static func leads(
    _ source: FilePath, _ status: FileStatus, to read: FileVersion, _ wasMoved: (FilePath) -> Bool
  ) -> Bool {
    if status.version.isSameContent(as: read) { return true }
    guard status.kind == .link else { return false }
    if let content = try? FileSystem.status(of: source) {
      // Of a directory what is in it may have gone meanwhile.
      return content.kind == .directory
        ? content.inode == read.inode : content.version.isSameContent(as: read)
    }
    return wasMoved(source)
  }

  /// Whether nothing was done to what was read, or what it holds is in the copy.
  ///
  /// The run itself may have renamed it aside and been killed, which set its time of change.
  private static func mayGo(
    _ source: FilePath, _ status: FileStatus, _ read: FileVersion, _ one: TransferRecord
  ) -> Bool {
    // The content of a link that is followed stays.
    guard status.version.isSameContent(as: read) else { return true }
    if read.changed != nil, status.version.isUntouched(since: read, takenBefore: .min) {
      return true
    }
    guard let placed = try? FileSystem.status(of: one.target, followingLinks: false) else {
      return false
    }
    return placed.isSameFile(as: status)
      || SameEntry.holdsTheSame(source, status, as: one.target, placed, synchronized: true)
  }

  // MARK: - What is there

  private func fate(of one: TransferRecord) -> Fate {
    guard let placed = one.named else { return .startsOver }
    let found: FileStatus?
    do throws(SystemFailure) {
      found = try FileSystem.statusIfPresent(of: one.target, followingLinks: false)
    } catch {
      return .unknown(error)
    }
    guard let status = found,
      status.kind == .directory
        ? status.inode == placed.inode : status.version.isSameContent(as: placed)
    else { return .startsOver }
    // Nobody saw when a copy was last touched; where there is a source they can be compared.
    let isCopy = status.kind == .regular && one.source != nil
    return .placed(
      isCopy ? status.version.unwitnessed : status.version, replaced: replaced(one))
  }

  /// What had the name before the exchange, which gave both their names at once.
  func replaced(_ one: TransferRecord) -> FilePath? {
    guard let kept = lastKept(one),
      let old = try? FileSystem.status(of: kept, followingLinks: false),
      let new = try? FileSystem.status(of: one.target, followingLinks: false)
    else { return nil }
    // Older ones were replaced by other runs. No file system keeps times more coarsely than this.
    return old.changed >= new.changed.subtractingClamped(2_000_000_000) ? kept : nil
  }

  /// Of the files that are kept under the name the one that came there last.
  func lastKept(_ one: TransferRecord) -> FilePath? {
    var last: (path: FilePath, changed: Int64)?
    eachKeptDirectory(beside: one.target) { name, directory, _ in
      var number = 1
      while true {
        let entryName = FilePath(
          bytes: number == 1
            ? one.target.name.bytes : TargetName.numbered(one.target.name.bytes, number))
        let status = try? FileSystem.status(of: entryName, in: directory, followingLinks: false)
        guard let status else { break }
        if status.changed >= last?.changed ?? .min {
          last = (one.target.directory.pushing(name).pushing(entryName), status.changed)
        }
        number += 1
      }
    }
    return last?.path
  }

  /// Removes a new file that waits in the directory of kept ones, unless it is all there is of its source.
  private func dropKept(_ placed: FileVersion, _ one: TransferRecord) {
    eachKeptDirectory(beside: one.target) { name, directory, parent in
      for entry in (try? DirectoryReader.entries(of: directory)) ?? [] {
        guard
          let status = try? FileSystem.status(of: entry.path, in: directory, followingLinks: false),
          status.kind != .directory, status.version.isSameContent(as: placed)
        else { continue }
        let source = one.source.flatMap {
          try? FileSystem.status(of: $0, followingLinks: false)
        }
        if one.read?.inode == placed.inode, source?.inode != placed.inode { continue }
        StagedFile.discard(entry.path, in: directory)
      }
      KeptDirectory.removeIfEmpty(name, in: parent)
    }
  }

  /// Calls `body` with this user's directories of kept files beside a path: the present one, and that of an
  /// earlier version.
  private func eachKeptDirectory(
    beside path: FilePath, _ body: (FilePath, OpenFile, OpenFile) -> Void
  ) {
    guard let parent = try? OpenFile.openPath(path.directory) else { return }
    for name in [KeptDirectory.name, KeptDirectory.earlierName] {
      if let kept = KeptDirectory.open(name, in: parent) { body(name, kept.directory, parent) }
    }
  }

  // MARK: - What carries the mark

  private mutating func removeStaged(_ mark: RunID, in path: FilePath, isTree: Bool) {
    guard swept.insert(Place(mark: mark, directory: path)).inserted else { return }
    if !isTree { removeUnseen(mark, in: path) }
    eachEntry(of: path, isTree: isTree) { entry, directory in
      guard mark.isStaged(entry.name) else { return }
      unnamed.insert(Place(mark: mark, directory: path))
      entry.isDirectory(in: directory)
        ? TreeRemoval.discard(entry.path, in: directory)
        : StagedFile.discard(entry.path, in: directory)
    }
  }

  /// The same where the directory cannot be read, as a drop box: by the names that come first.
  private mutating func removeUnseen(_ mark: RunID, in path: FilePath) {
    guard (try? OpenFile.openDirectory(path)) == nil, let directory = try? OpenFile.openPath(path)
    else {
      return
    }
    for number in 1...RunID.likely {
      let name = mark.staged(number)
      let status = try? FileSystem.status(of: name, in: directory, followingLinks: false)
      guard let status else { continue }
      unnamed.insert(Place(mark: mark, directory: path))
      status.kind == .directory
        ? TreeRemoval.discard(name, in: directory) : StagedFile.discard(name, in: directory)
    }
  }

  /// Gives a source its name back in a directory that need not be readable.
  private func putBackUnseen(_ source: FilePath, _ mark: RunID) {
    guard let tombstone = mark.tombstone(source.name),
      let directory = try? OpenFile.openPath(source.directory),
      !FileSystem.isGone(tombstone, in: directory), FileSystem.isGone(source.name, in: directory)
    else { return }
    _ = SourceRemoval.putBack(tombstone, source.name, directory, source)
  }

  private mutating func putBack(_ mark: RunID, in path: FilePath, isTree: Bool) {
    guard swept.insert(Place(mark: mark, directory: path.pushing("."))).inserted else { return }
    eachEntry(of: path, isTree: isTree) { entry, directory in
      guard let name = mark.nameBehind(tombstone: entry.name) else { return }
      _ = SourceRemoval.putBack(entry.path, name, directory, path.pushing(name))
    }
  }

  /// Goes through a directory, or all that is below it, as far as it can be read.
  private func eachEntry(
    of path: FilePath, isTree: Bool, _ body: (DirectoryReader.Entry, OpenFile) -> Void
  ) {
    guard let top = try? OpenFile.openDirectory(path) else { return }
    var descent = DirectoryDescent(top)
    var frames = [Self.look(top, body, isTree: isTree)]
    while isTree, var directories = frames.popLast() {
      if let name = directories.popLast() {
        frames.append(directories)
        // What cannot be entered, or is gone by now, holds nothing that could be taken up.
        guard (try? descent.enter(FilePath(bytes: name))) != nil else { continue }
        frames.append(Self.look(descent.current, body, isTree: true))
      } else if (try? descent.leave()) == nil {
        return
      }
    }
  }

  /// Goes through one directory; answers the directories in it that are there after that.
  private static func look(
    _ directory: OpenFile, _ body: (DirectoryReader.Entry, OpenFile) -> Void, isTree: Bool
  ) -> NameList {
    guard let entries = try? DirectoryReader.entries(of: directory) else { return NameList() }
    for entry in entries { body(entry, directory) }
    var directories = NameList()
    // What had another name has its own again.
    guard isTree, (try? directory.seek(to: 0)) != nil,
      let after = try? DirectoryReader.entries(of: directory)
    else { return directories }
    for entry in after where entry.isDirectory(in: directory) { directories.append(entry.name) }
    return directories
  }
}

extension DirectoryReader.Entry {
  /// Whether it is a directory, asked of the file system where the entry itself does not say.
  fileprivate func isDirectory(in directory: OpenFile) -> Bool {
    if let kind { return kind == .directory }
    return (try? FileSystem.status(of: path, in: directory, followingLinks: false).kind)
      == .directory
  }
}

extension TransferRecord {
  /// What was about to get the name, or has it; nil before that was known.
  var named: FileVersion? { step == .begun ? nil : placed }
}
