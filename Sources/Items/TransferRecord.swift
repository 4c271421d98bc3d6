package import SystemCalls
package import SystemPackage

/// What a drop is about to do, or did, with one thing: how a second run finishes it, and undo takes it back.
///
/// A session keeps it, and a transfer that finishes or undoes another is given it as it is.
package struct TransferRecord: Equatable, Sendable {
  /// Its place among the session's records, from 1; 0 before it is recorded.
  package var number: Int64
  /// The run that it belongs to, which is part of each hidden name that the run makes.
  package var run: String
  /// The item; 0 for a directory that the drop made, whose path is the target.
  package var item: Int
  /// Whether it is part of a directory that was merged, which has a record of its own before it.
  package var isPart: Bool
  package var step: Step
  /// Whether the source goes.
  package var moves: Bool
  /// Whether all of the run appear or none.
  package var isAtomic: Bool
  /// Where it comes from; nil for bytes that were kept or made.
  package var source: FilePath?
  /// What was read there.
  package var read: FileVersion?
  /// Where it is to be, or is.
  package var target: FilePath
  /// What was given the name, of `naming` and later.
  package var placed: FileVersion?
  /// When the status of what was placed last changed, in nanoseconds since 1970; 0 before.
  package var changed: Int64
  /// Whether anything was added to the destination: identical bytes may have been there.
  package var isNew: Bool
  /// Where the file is kept that had the name before.
  package var replaced: FilePath?
  /// What is kept there; nil where an earlier version did not record it.
  package var kept: FileVersion?
  /// Whether the source is gone.
  package var sourceRemoved: Bool

  package init(
    number: Int64 = 0, run: String, item: Int, isPart: Bool = false, step: Step = .begun,
    moves: Bool = false,
    isAtomic: Bool = false, source: FilePath? = nil, read: FileVersion? = nil, target: FilePath,
    placed: FileVersion? = nil, changed: Int64 = 0, isNew: Bool = true,
    replaced: FilePath? = nil, kept: FileVersion? = nil, sourceRemoved: Bool = false
  ) {
    self.number = number
    self.run = run
    self.item = item
    self.isPart = isPart
    self.step = step
    self.moves = moves
    self.isAtomic = isAtomic
    self.source = source
    self.read = read
    self.target = target
    self.placed = placed
    self.changed = changed
    self.isNew = isNew
    self.replaced = replaced
    self.kept = kept
    self.sourceRemoved = sourceRemoved
  }

  /// How far it has come; a step is recorded before it is taken.
  package enum Step: Int64, Sendable {
    /// It may be on its way, under hidden names.
    case begun = 0
    /// It may have its name by now.
    case naming = 1
    /// It is in place for good; its source may still be there, or aside.
    case placed = 2
    /// Nothing is left to do.
    case done = 3
    /// It was taken back.
    case undone = 4
    /// It may be on its way back.
    case undoing = 5
  }
}
