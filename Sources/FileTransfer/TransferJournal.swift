package import SystemCalls
package import SystemPackage

/// Records the steps of a run before they are taken, so that another run can finish it.
///
/// The engine calls it from one thread, group by group: `willPlace` before anything of the group is staged.
/// Of a group it places some at a time, in this order: `willName` before names are given; `published` when
/// these names are on the device and before any of the sources is removed; `finished` when those are gone.
/// Indices count through the requests that `place` was given.
package protocol TransferJournal: Sendable {
  /// - Throws: Anything; the group then fails with `notRecorded` and nothing is done.
  func willPlace(_ indices: Range<Int>) throws
  /// Told again of an item whose name was taken just then. Directories that are merged are not named.
  ///
  /// - Throws: Anything; the items then fail with `notRecorded`, and nothing of them is seen.
  func willName(_ names: [PlacementName]) throws
  /// The same for what is in a directory that is being merged.
  ///
  /// - Throws: Anything; those then fail with `notRecorded`.
  func willName(
    _ index: Int, parts: [(request: PlacementRequest, name: PlacementName)]
  ) throws
  /// Told of what is in place, on the device, of a directory that is being merged.
  ///
  /// - Throws: Anything; the item then fails with `notRecorded`, and its sources stay.
  func merged(_ index: Int, _ parts: [(request: PlacementRequest, placement: Placement)]) throws
  /// - Throws: Anything; the sources of the group's moves then stay.
  func published(_ placements: [(index: Int, placement: Placement)]) throws
  /// - Throws: Anything; the placements then say so in a note.
  func finished(_ settled: [TransferEngine.Settled]) throws
}

extension TransferJournal {
  package func willName(_ names: [PlacementName]) throws {}
  package func willName(
    _ index: Int, parts: [(request: PlacementRequest, name: PlacementName)]
  ) throws {}
  package func merged(
    _ index: Int, _ parts: [(request: PlacementRequest, placement: Placement)]
  ) throws {}
}

/// A name that is about to be given.
package struct PlacementName: Equatable, Sendable {
  /// The place of the request in its group.
  package var index: Int
  package var target: FilePath
  /// What will be found under the name.
  package var placed: FileVersion
  /// The version of the source that was read; nil for bytes.
  package var read: FileVersion?
  /// Whether the source itself gets the name, and so goes when it appears.
  package var isRename: Bool
}

/// A journal that keeps nothing.
package struct NoJournal: TransferJournal {
  package init() {}
  package func willPlace(_ indices: Range<Int>) throws {}
  package func published(_ placements: [(index: Int, placement: Placement)]) throws {}
  package func finished(_ settled: [TransferEngine.Settled]) throws {}
}
