/// Records the steps of a run before they are taken, so that another run can finish it.
///
/// The engine calls it from one thread, group by group, in this order: `willPlace` before anything of
/// the group is staged; `published` when every name of the group is on the device and before any
/// source is removed; `finished` when the group's sources are gone. Indices count through the
/// requests that `place` was given. A move within one file system is a rename: its source goes when
/// the name appears, after `willPlace`.
package protocol TransferJournal: Sendable {
  /// - Throws: Anything; the group then fails with `notRecorded` and nothing is done.
  func willPlace(_ indices: Range<Int>) throws
  /// - Throws: Anything; the sources of the group's moves then stay.
  func published(_ placements: [(index: Int, placement: Placement)]) throws
  /// - Throws: Anything; the placements then say so in a note.
  func finished(_ indices: Range<Int>, _ outcomes: [Result<Placement, TransferError>]) throws
}

/// A journal that keeps nothing.
package struct NoJournal: TransferJournal {
  package init() {}
  package func willPlace(_ indices: Range<Int>) throws {}
  package func published(_ placements: [(index: Int, placement: Placement)]) throws {}
  package func finished(
    _ indices: Range<Int>, _ outcomes: [Result<Placement, TransferError>]
  ) throws {}
}
