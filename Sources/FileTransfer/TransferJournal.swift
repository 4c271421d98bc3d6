package import Items
package import SystemCalls
package import SystemPackage

/// Records the steps of a run before they are taken, so that another run can finish it.
///
/// The engine calls it on one thread, group by group: `willPlace` before anything of the group is staged. It
/// then places some requests of the group at a time, in this order: `willStage` before a directory is staged or
/// merged, which a rename never needs, `willName` before names are given, `published` when these names are synced and before any source is removed, and `finished` when the sources
/// are gone. Indices refer to the requests given to `place`.
package protocol TransferJournal: Sendable {
  /// - Throws: Anything; the group then fails with `notRecorded` and nothing is done.
  func willPlace(_ indices: Range<Int>) throws
  /// Called when hidden directories were made for what other runs may have to withdraw, and before anything is in them;
  /// on a host, also before something is taken back.
  ///
  /// - Throws: Anything, if others have the work of this run by now; the items then fail with `notRecorded`.
  func confirm() throws
  /// Called before anything of a directory gets a hidden name, because it cannot be renamed; not called in an
  /// all-or-none transfer.
  ///
  /// - Throws: Anything; the item then fails with `notRecorded`, and nothing of it is staged.
  func willStage(_ index: Int) throws
  /// Called before names are given, and again for an item whose name was taken just then; not called for merged
  /// directories.
  ///
  /// - Throws: Anything; the items then fail with `notRecorded`, and nothing of them becomes visible.
  func willName(_ names: [PlacementName]) throws
  /// Called before names are given in a directory that is being merged.
  ///
  /// - Throws: Anything; those entries then fail with `notRecorded`.
  func willName(
    _ index: Int, parts: [(request: PlacementRequest, name: PlacementName)]
  ) throws
  /// Called before a directory is merged with another one, or those in them, and again with those found later.
  func willMerge(_ index: Int, _ folders: MergedFolders)
  /// Called when entries of a directory that is being merged are in place and synced.
  ///
  /// - Throws: Anything; the item then fails with `notRecorded`, and its sources stay.
  func merged(_ index: Int, _ parts: [(request: PlacementRequest, placement: Placement)]) throws
  /// - Throws: Anything; the sources of the group's moves then stay.
  func published(_ placements: [(index: Int, placement: Placement)]) throws
  /// - Throws: Anything; the placements then get a note.
  func finished(_ settled: [TransferEngine.Settled]) throws
}

extension TransferJournal {
  package func confirm() throws {}
  package func willStage(_ index: Int) throws {}
  package func willName(_ names: [PlacementName]) throws {}
  package func willMerge(_ index: Int, _ folders: MergedFolders) {}
  package func willName(
    _ index: Int, parts: [(request: PlacementRequest, name: PlacementName)]
  ) throws {}
  package func merged(
    _ index: Int, _ parts: [(request: PlacementRequest, placement: Placement)]
  ) throws {}
}

/// What directories of this machine were before a merge changed what is in them.
package struct MergedFolders: Sendable {
  /// Those that a move empties: the path of the whole, and the position in it.
  private var emptied: [(root: FilePath, position: TreePosition, facts: NodeFacts)] = []
  /// Those that take entries.
  package var targets: [FilePath: NodeFacts] = [:]

  init() {}

  init(sources: [FilePath: NodeFacts]) {
    emptied = sources.map { ($0, TreePosition(), $1) }
  }

  mutating func add(_ position: TreePosition, below root: FilePath, _ facts: NodeFacts) {
    emptied.append((root, position, facts))
  }

  /// Those that a move empties, with their paths, which take long in a deep tree.
  package var sources: [(path: FilePath, facts: NodeFacts)] {
    emptied.map { ($0.position.path(of: "", below: $0.root), $0.facts) }
  }
}

/// A name that is about to be given.
package struct PlacementName: Equatable, Sendable {
  /// The index of the request in its group.
  package var index: Int
  package var target: FilePath
  /// The version that the file will have under the name.
  package var placed: FileVersion
  /// The version of the source that was read; nil for bytes.
  package var read: FileVersion?
  /// Whether the source itself is renamed, so that it is gone once the name appears.
  package var isRename: Bool
  /// Where the file will be kept that has the name, if that is known before.
  package var replaced: FilePath?

  package init(
    index: Int, target: FilePath, placed: FileVersion, read: FileVersion?, isRename: Bool,
    replaced: FilePath? = nil
  ) {
    self.replaced = replaced
    self.index = index
    self.target = target
    self.placed = placed
    self.read = read
    self.isRename = isRename
  }
}

/// A journal that records nothing.
package struct NoJournal: TransferJournal {
  package init() {}
  package func willPlace(_ indices: Range<Int>) throws {}
  package func published(_ placements: [(index: Int, placement: Placement)]) throws {}
  package func finished(_ settled: [TransferEngine.Settled]) throws {}
}
