import Context
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
  private let folder: Location
  private let runID: RunID
  private let context: ExchangeContext

  init(
    _ record: TransferRecord, copiedFrom folder: Location, by runID: RunID,
    in context: ExchangeContext
  ) {
    self.record = record
    self.folder = folder
    self.runID = runID
    self.context = context
  }

  private var target: FilePath { record.target.path }
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
    let kept = try check(path)
    return kept.isEmpty ? .removeCopy : .takeApart(nil, keeping: kept.map { target.pushing($0) })
  }

  func perform(_ action: Undo.Action) throws(UndoError) {
    guard action != .none, let path = try whereabouts() else { return }
    guard let tombstone else { throw .transfer(.unusableName(target.lastNameBytes)) }
    let hidden = FilePath(bytes: tombstone.lastNameBytes)
    let name = FilePath(bytes: target.lastNameBytes)
    let directory = try near { () throws(SystemFailure) in
      let directory = try OpenFile.openPath(target.directory)
      if path != tombstone { try FileSystem.hide(name, as: hidden, in: directory) }
      return directory
    }
    do throws(UndoError) {
      let original = try OriginalThere(folder, in: context)
      // What is gone while the copy is hidden was the copy.
      guard try original.isDirectory() else {
        throw UndoError.isSource(target, source: original.shown(""))
      }
      let kept = try check(tombstone)
      if !kept.isEmpty {
        try removeAll(in: tombstone, but: kept)
        throw UndoError.keptInside(target, kept.map { target.pushing($0) })
      }
    } catch {
      // What an interrupted undo has removed a part of becomes visible again only with what others put in it.
      let isPartOfOthers = if case .keptInside = error { true } else { false }
      if path != tombstone || isPartOfOthers {
        try near { () throws(SystemFailure) in
          try FileSystem.unhide(hidden, in: directory, as: name, in: directory)
        }
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
      // Nothing is removed but what is also there.
      if let status, status.kind == .directory { return path }
    }
    return nil
  }

  /// Removes the files that are also there, and then the folders that are empty.
  private func removeAll(in path: FilePath, but kept: [FilePath]) throws(UndoError) {
    let staying = Set(kept)
    let tree: SourceTree
    do throws(TransferError) { tree = try SourceTree(path, keepsLinks: true) } catch {
      throw .transfer(error)
    }
    for entry in tree.entries.reversed() where !staying.contains(entry.below) {
      try near { () throws(SystemFailure) in
        if entry.status.kind == .directory {
          if entry.below.isEmpty { return }
          // One that is not empty stays with what is in it.
          try? FileSystem.removeDirectory(path.pushing(entry.below))
        } else {
          try FileSystem.removeFile(path.pushing(entry.below))
        }
      }
    }
  }

  /// The entries that are not also there, below the copy.
  ///
  /// - Throws: The reason if that holds for all files.
  private func check(_ path: FilePath) throws(UndoError) -> [FilePath] {
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
    let entries = tree.entries
    var kept: [FilePath] = []
    var missing: Set<FilePath> = []
    for (entry, facts) in zip(entries, try original.facts(at: entries.map(\.below))) {
      let own = TreeFacts(
        entry.status.kind, size: entry.status.size, content: entry.content?.bytes)
      guard own != facts else { continue }
      kept.append(entry.below)
      if facts == nil { missing.insert(entry.below) }
    }
    let known = Set(kept)
    let regular = entries.filter { $0.status.kind == .regular && !known.contains($0.below) }
      .map(\.below)
    for (below, there) in zip(regular, try original.digests(of: regular))
    where try Digest(toUndo: path.pushing(below)) != there {
      kept.append(below)
    }
    let staying = Set(kept)
    let isSame = entries.contains {
      $0.status.kind != .directory && !staying.contains($0.below)
    }
    if let first = kept.first, !isSame {
      throw missing.contains(first)
        ? .onlyCopy(target.pushing(first), source: original.shown(first))
        : .sourceChanged(target.pushing(first), source: original.shown(first))
    }
    return kept
  }

  private func near<Answer>(
    _ body: () throws(SystemFailure) -> Answer
  ) throws(UndoError) -> Answer {
    do throws(SystemFailure) { return try body() } catch { throw .transfer(TransferError(error)) }
  }
}

extension OriginalThere {
  /// A folder on a host, over the connection of the undo.
  init(_ place: Location, in context: ExchangeContext) throws(UndoError) {
    self = try context.far(place) { files throws(FarError) in
      OriginalThere(place.path, on: place.place, files)
    }
  }
}
