import Context
import FarPlaces
import FileTransfer
import Items
import SystemCalls
import SystemPackage

/// Removes the copy here of a folder on a host, if everything in it is still in that folder.
///
/// A host tells too little to know that the folder is as it was when it was copied, so that the bytes of all files are
/// compared. The copy gets a hidden name first: what another program changes until then is seen.
struct FolderCopyUndo: UndoElsewhere {
  private let record: TransferRecord
  private let folder: HostPath
  private let runID: RunID
  private let context: ExchangeContext

  init(
    _ record: TransferRecord, copiedFrom folder: HostPath, by runID: RunID,
    in context: ExchangeContext
  ) {
    self.record = record
    self.folder = folder
    self.runID = runID
    self.context = context
  }

  private var target: FilePath { record.target }
  private var isResumed: Bool { record.step == .undoing }
  /// The hidden name; nil if it would be too long.
  private var tombstone: FilePath? {
    target.lastComponent.flatMap { runID.tombstone(FilePath(bytes: $0.bytes)) }
      .map { target.directory.pushing($0) }
  }

  func plan() throws(UndoError) -> Undo.Action {
    guard let path = try whereabouts() else {
      if isResumed { return .none }
      throw FileSystem.isGone(target) ? .missing(target) : .changed(target)
    }
    try check(path)
    return .removeCopy
  }

  func perform(_ action: Undo.Action) throws(UndoError) {
    guard action == .removeCopy, let path = try whereabouts() else { return }
    guard let tombstone else { throw .transfer(.unusableName(target.lastNameBytes)) }
    try near { () throws(SystemFailure) in
      let directory = try OpenFile.openPath(target.directory)
      guard path != tombstone else { return }
      try FileSystem.rename(
        FilePath(bytes: path.lastNameBytes), in: directory,
        to: FilePath(bytes: tombstone.lastNameBytes), in: directory)
    }
    do throws(UndoError) {
      try sweepProbes(in: tombstone)
      try checkIsOther(tombstone)
      try check(tombstone)
    } catch {
      // What an interrupted undo has removed a part of does not become visible again.
      if path != tombstone {
        try near { () throws(SystemFailure) in try FileSystem.rename(tombstone, to: target) }
      }
      throw error
    }
    TreeRemoval.discard(tombstone)
    if !FileSystem.isGone(tombstone) { throw .notWhollyRemoved(tombstone) }
  }

  /// Where the copy is: an interrupted undo may have hidden it.
  private func whereabouts() throws(UndoError) -> FilePath? {
    for path in [target] + (isResumed ? tombstone.map { [$0] } ?? [] : []) {
      let status = try near { () throws(SystemFailure) in
        try FileSystem.statusIfPresent(of: path, followingLinks: false)
      }
      if let status, status.kind == .directory, status.inode == record.placed?.inode { return path }
    }
    return nil
  }

  /// Throws unless the copy is as it was left, and everything in it is there.
  private func check(_ path: FilePath) throws(UndoError) {
    let original = try OriginalThere(folder, in: context)
    guard try original.isDirectory() else {
      throw .onlyCopy(target, source: original.shown(""))
    }
    let tree: SourceTree
    do throws(TransferError) { tree = try SourceTree(path, keepsLinks: true) } catch {
      // A file of another kind is none of ours.
      if case .unsupportedKind = error { throw .changed(target) }
      throw .transfer(error)
    }
    let isPartial = isResumed && path != target
    let entries = tree.entries.filter { !(isPartial && runID.isProbe($0.below.bytes)) }
    for entry in entries where entry.status.changed > record.changed {
      // An interrupted undo changes what it is in.
      if isPartial, entry.status.kind == .directory { continue }
      throw .changed(target.pushing(entry.below))
    }
    for (entry, facts) in zip(entries, try original.facts(at: entries.map(\.below))) {
      let own = TreeFacts(
        entry.status.kind, size: entry.status.size, content: entry.content?.bytes)
      guard own != facts else { continue }
      throw facts == nil
        ? .onlyCopy(target.pushing(entry.below), source: original.shown(entry.below))
        : .sourceChanged(target.pushing(entry.below), source: original.shown(entry.below))
    }
    let regular = entries.filter { $0.status.kind == .regular }.map(\.below)
    for (below, there) in zip(regular, try original.digests(of: regular))
    where try Digest(toUndo: path.pushing(below)) != there {
      throw .sourceChanged(target.pushing(below), source: original.shown(below))
    }
  }

  /// Throws if the hidden folder is the one on the host, as behind a link or where it is mounted.
  ///
  /// A file that is made in one and seen in the other tells.
  private func checkIsOther(_ path: FilePath) throws(UndoError) {
    let original = try OriginalThere(folder, in: context)
    let (before, probe) = try near { () throws(SystemFailure) in
      let directory = try OpenFile.openDirectory(path, followingLinks: false)
      let before = try directory.status()
      if before.mode & 0o300 != 0o300 { try directory.setMode(before.mode & 0o7777 | 0o700) }
      return (before, try ProbeHere(in: directory, by: runID))
    }
    let isOther: Result<Bool, UndoError>
    do throws(UndoError) {
      // A link to the name that it had leads nowhere now.
      let isThere = try original.isDirectory()
      let hasName = try original.has(probe.name)
      isOther = .success(isThere && !hasName)
    } catch {
      isOther = .failure(error)
    }
    try near { () throws(SystemFailure) in
      let directory = try OpenFile.openDirectory(path, followingLinks: false)
      try probe.remove(from: directory)
      try directory.setMode(before.mode & 0o7777)
      try directory.setTimes(accessed: before.modified, modified: before.modified)
    }
    if try !isOther.get() { throw .isSource(target, source: original.shown("")) }
  }

  /// Removes what a killed undo made in the hidden folder.
  private func sweepProbes(in path: FilePath) throws(UndoError) {
    guard isResumed else { return }
    try near { () throws(SystemFailure) in
      let directory = try OpenFile.openDirectory(path, followingLinks: false)
      try ProbeHere.sweep(directory, of: runID)
    }
  }

  private func near<Answer>(
    _ body: () throws(SystemFailure) -> Answer
  ) throws(UndoError) -> Answer {
    do throws(SystemFailure) { return try body() } catch { throw .transfer(TransferError(error)) }
  }
}

extension OriginalThere {
  /// A folder on a host, over the connection of the undo.
  init(_ place: HostPath, in context: ExchangeContext) throws(UndoError) {
    self = try context.far(place) { files throws(FarError) in
      OriginalThere(place.path, on: FarPrefix(place), files)
    }
  }
}
