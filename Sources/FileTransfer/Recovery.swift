package import SystemCalls
package import SystemPackage

/// One transfer that a run began and, being killed, did not finish, as its journal has it.
package struct InterruptedTransfer: Sendable {
  package var mark: RunMark
  package var source: FilePath?
  /// The version of the source that was read.
  package var read: FileVersion?
  /// Where it was to be, or is.
  package var target: FilePath
  /// What was to be found there.
  package var placed: FileVersion?

  package init(
    mark: RunMark, source: FilePath?, read: FileVersion?, target: FilePath, placed: FileVersion?
  ) {
    self.mark = mark
    self.source = source
    self.read = read
    self.target = target
    self.placed = placed
  }
}

/// Clears up after a run that was killed: what it had not finished is removed, what it had is known.
///
/// Only what carries the run's mark is touched. Everything may be done twice, since a recovery may be
/// killed too.
package struct Recovery {
  private var swept: Set<Place> = []

  private struct Place: Hashable {
    var mark: RunMark
    var folder: FilePath
  }

  package init() {}

  /// What became of an item whose name may have been given.
  package enum Fate: Equatable, Sendable {
    /// Nothing of it is there: it starts over.
    case startsOver
    /// It is in place. With the version of what is there and where the file is that had the name.
    case placed(FileVersion, replaced: FilePath?)
  }

  /// Finds out whether the name was given, and removes what was staged; sources get their names back.
  package mutating func settle(_ one: InterruptedTransfer) -> Fate {
    let fate = fate(of: one)
    if case .startsOver = fate, let placed = one.placed { dropKept(placed, one) }
    sweep(one)
    return fate
  }

  /// Removes what was staged, and gives sources that wait aside their names back.
  package mutating func sweep(_ one: InterruptedTransfer) {
    let isTree =
      (try? FileSystem.status(of: one.target, followingLinks: false).kind) == .folder
    removeStaged(one.mark, in: one.target.folder)
    if isTree { removeStaged(one.mark, below: one.target) }
    guard let source = one.source else { return }
    putBack(one.mark, in: source.folder)
    if (try? FileSystem.status(of: source, followingLinks: false).kind) == .folder {
      putBack(one.mark, below: source)
    }
  }

  /// Removes the source of a move that is in place for good, as far as it is what was read.
  ///
  /// Of a folder those files go that are in the target too, byte for byte.
  package func removeSource(_ one: InterruptedTransfer) -> (isRemoved: Bool, notes: [TransferNote])
  {
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
    if status.kind == .folder {
      outcome = SourceRemoval.remove(.compared(source, status, with: one.target), one.mark)
    } else {
      guard let read = one.read, Self.leads(source, status, to: read) else {
        return (false, [.sourceKept(source, .changed)])
      }
      outcome = SourceRemoval.remove(.file(source, status.version), one.mark)
    }
    return (outcome.isRemoved, outcome.notes)
  }

  /// Whether this is what was read: the file itself, or a link that leads to it.
  private static func leads(
    _ source: FilePath, _ status: FileStatus, to read: FileVersion
  ) -> Bool {
    if status.version.isSameContent(as: read) { return true }
    guard status.kind == .link, let content = try? FileSystem.status(of: source) else {
      return false
    }
    return content.version.isSameContent(as: read)
  }

  // MARK: - What is there

  private func fate(of one: InterruptedTransfer) -> Fate {
    guard let placed = one.placed,
      let status = try? FileSystem.status(of: one.target, followingLinks: false),
      status.kind == .folder
        ? status.inode == placed.inode : status.version.isSameContent(as: placed)
    else { return .startsOver }
    return .placed(status.version, replaced: replaced(one))
  }

  /// What had the name before the exchange, which gave both their names at once.
  func replaced(_ one: InterruptedTransfer) -> FilePath? {
    guard let kept = lastKept(one),
      let old = try? FileSystem.status(of: kept, followingLinks: false),
      let new = try? FileSystem.status(of: one.target, followingLinks: false)
    else { return nil }
    // Older ones were replaced by other runs. No file system keeps times more coarsely than this.
    return old.changed >= new.changed &- 2_000_000_000 ? kept : nil
  }

  /// Of the files that are kept under the name the one that came there last.
  func lastKept(_ one: InterruptedTransfer) -> FilePath? {
    let folder = one.target.folder.pushing(Publication.keptFolder)
    var last: (path: FilePath, changed: Int64)?
    var number = 1
    while true {
      let name =
        number == 1 ? one.target.name.bytes : TargetName.numbered(one.target.name.bytes, number)
      let path = folder.pushing(FilePath(bytes: name))
      guard let status = try? FileSystem.status(of: path, followingLinks: false) else { break }
      if status.changed >= last?.changed ?? .min { last = (path, status.changed) }
      number += 1
    }
    return last?.path
  }

  /// Removes a new file that waits in the folder of kept ones, unless it is all there is of its source.
  private func dropKept(_ placed: FileVersion, _ one: InterruptedTransfer) {
    let path = one.target.folder.pushing(Publication.keptFolder)
    guard let folder = try? OpenFile.openFolder(path, followingLinks: false),
      let entries = try? FolderReader.entries(of: folder)
    else { return }
    for entry in entries {
      guard
        let status = try? FileSystem.status(of: entry.path, in: folder, followingLinks: false),
        status.kind != .folder, status.version.isSameContent(as: placed)
      else { continue }
      let source = one.source.flatMap {
        try? FileSystem.status(of: $0, followingLinks: false)
      }
      if one.read?.inode == placed.inode, source?.inode != placed.inode { continue }
      StagedFile.discard(entry.path, in: folder)
    }
    try? FileSystem.removeFolder(path)
  }

  // MARK: - What carries the mark

  private mutating func removeStaged(_ mark: RunMark, in path: FilePath) {
    guard swept.insert(Place(mark: mark, folder: path)).inserted else { return }
    eachEntry(of: path) { entry, folder in
      guard mark.isStaged(entry.name) else { return }
      entry.isFolder(in: folder)
        ? TreeRemoval.discard(entry.path, in: folder) : StagedFile.discard(entry.path, in: folder)
    }
  }

  private mutating func removeStaged(_ mark: RunMark, below path: FilePath) {
    removeStaged(mark, in: path)
    for inner in folders(in: path) { removeStaged(mark, below: inner) }
  }

  private mutating func putBack(_ mark: RunMark, in path: FilePath) {
    guard swept.insert(Place(mark: mark, folder: path.pushing("."))).inserted else { return }
    eachEntry(of: path) { entry, folder in
      guard let name = mark.nameAside(entry.name) else { return }
      _ = SourceRemoval.putBack(entry.path, name, folder, path.pushing(name))
    }
  }

  private mutating func putBack(_ mark: RunMark, below path: FilePath) {
    putBack(mark, in: path)
    for inner in folders(in: path) { putBack(mark, below: inner) }
  }

  private func eachEntry(of path: FilePath, _ body: (FolderReader.Entry, OpenFile) -> Void) {
    guard let folder = try? OpenFile.openFolder(path),
      let entries = try? FolderReader.entries(of: folder)
    else { return }
    for entry in entries { body(entry, folder) }
  }

  private func folders(in path: FilePath) -> [FilePath] {
    var found: [FilePath] = []
    eachEntry(of: path) { entry, folder in
      if entry.isFolder(in: folder) { found.append(path.pushing(entry.path)) }
    }
    return found
  }
}

extension FolderReader.Entry {
  /// Whether it is a folder, asked of the file system where the entry itself does not say.
  fileprivate func isFolder(in folder: OpenFile) -> Bool {
    if let kind { return kind == .folder }
    return (try? FileSystem.status(of: path, in: folder, followingLinks: false).kind) == .folder
  }
}
