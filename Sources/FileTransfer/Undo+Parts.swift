import Items
import SystemCalls
import SystemPackage

// The undo of a directory in which something was changed or added since. That stays where it is; the rest goes, entry by
// entry.
extension Undo {
  /// The entries of a moved directory that were changed or added since.
  ///
  /// - Throws: The reason if there is nothing else in it.
  func addedEntries(of path: FilePath) throws(UndoError) -> [FilePath] {
    let (found, isAll) = try failing { () throws(SystemFailure) in
      try AddedEntries(since: effect.changed).find(at: path, named: path)
    }
    if isAll, let first = found.first { throw .changed(first) }
    return found
  }

  /// The entries of a directory that stay although the rest goes back, if a move could not remove all of its source.
  ///
  /// - Returns: nil if everything in it is still at the source, or none of that was moved.
  func entriesKept(
    of path: FilePath, partlyMovedFrom source: FilePath
  ) throws(UndoError) -> [FilePath]? {
    let check = TreeCheck(since: effect.changed, source: source)
    let findings = try failing { () throws(SystemFailure) in
      try check.find(at: path, named: path).findings
    }
    var kept: [FilePath] = []
    var hasMoved = false
    for entry in findings.map(\.path) {
      var below = entry
      guard below.removePrefix(path), !below.isEmpty, !isThere(source.pushing(below)) else {
        kept.append(entry)
        continue
      }
      hasMoved = true
      kept += try failing { () throws(SystemFailure) in
        try AddedEntries(since: effect.changed).find(in: entry)
      }
    }
    return hasMoved ? kept : nil
  }

  /// Undoes all of a directory but these entries.
  ///
  /// - Parameters:
  ///   - body: Undoes an entry that is to go as a whole.
  ///   - enter: Called with each directory of which only a part goes, before its entries.
  ///   - splitting: Whether a directory is entered although nothing in it stays.
  /// - Throws: `UndoError.keptInside` if anything stays, or the first failure.
  func takeApart(
    _ path: FilePath, keeping kept: [FilePath],
    enter: (FilePath) throws(UndoError) -> Void,
    splitting: (FilePath) -> Bool = { _ in false },
    _ body: (FilePath) throws(UndoError) -> Void
  ) throws(UndoError) {
    let staying = Set(kept)
    var partial: Set<FilePath> = [path]
    for entry in kept {
      var above = entry.directory
      while above != path, above.bytes.count > path.bytes.count, partial.insert(above).inserted {
        above = above.directory
      }
    }
    var failure: UndoError?
    var directories = [path]
    var entered: [FilePath] = []
    while let directory = directories.popLast() {
      try enter(directory)
      entered.append(directory)
      for entry in try entries(of: directory) where !staying.contains(entry) {
        if partial.contains(entry) || splitting(entry) {
          directories.append(entry)
          continue
        }
        do throws(UndoError) { try body(entry) } catch {
          if case .transfer(.cancelled) = error { throw error }
          failure = failure ?? error
        }
      }
    }
    if let failure { throw failure }
    for directory in entered.reversed() { try? FileSystem.removeDirectory(directory) }
    if !kept.isEmpty { throw .keptInside(target, kept) }
  }

  private func entries(of directory: FilePath) throws(UndoError) -> [FilePath] {
    try failing { () throws(SystemFailure) in
      let open = try OpenFile.openDirectory(directory, followingLinks: false)
      return try DirectoryReader.entries(of: open).map { directory.pushing($0.path) }
    }
  }

  /// Removes an entry of a copied directory if it still is in the source.
  func removeEntry(_ path: FilePath, of tree: FilePath, copiedFrom source: FilePath)
    throws(UndoError)
  {
    var below = path
    guard below.removePrefix(tree),
      let status = try? FileSystem.status(of: path, followingLinks: false)
    else { return }
    let original = source.pushing(below)
    let removal: Removal
    if status.kind == .directory {
      removal = .compared(path, status, with: original)
    } else {
      guard let there = try? FileSystem.status(of: original, followingLinks: false),
        SameEntry.holdsTheSame(path, status, as: original, there, synchronized: false)
      else { throw .changed(path) }
      removal = .file(path, status.version)
    }
    let outcome = SourceRemoval(runID).remove(removal, copiedTo: PlacedCopy(original))
    if !outcome.isRemoved { throw .changed(path) }
  }
}
