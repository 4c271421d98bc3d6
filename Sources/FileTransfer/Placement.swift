package import SystemCalls
package import SystemPackage

/// The result of a request that succeeded: what is now where.
package struct Placement: Sendable, Equatable {
  package enum State: String, Sendable {
    case placed
    /// The rule left the destination unchanged; the source stays.
    case skipped
    /// Identical content was already there; nothing was added.
    case alreadyThere
  }

  /// How the copy was compared with the source.
  package enum Verification: String, Sendable, Comparable, CaseIterable {
    /// Read back from the device, not from the page cache. A drive's own cache cannot be bypassed.
    case device
    /// Read back, possibly from memory.
    case cache
    /// Hashed by the other host, from what it stored and synced.
    case far
    /// Hashed by the store, from what it keeps.
    case store
    /// Not compared, or not copied (a rename).
    case none

    /// Ordered by what they prove.
    package static func < (one: Self, other: Self) -> Bool {
      let order = [Self.none, .cache, .store, .far, .device]
      return (order.firstIndex(of: one) ?? 0) < (order.firstIndex(of: other) ?? 0)
    }
  }

  package var state: State
  /// The path of the result; if `skipped`, of the existing file.
  package var target: FilePath
  /// The number of content bytes placed; 0 if a directory was renamed.
  package var bytes: Int64
  package var sourceRemoved: Bool
  package var verified: Verification
  /// The SHA-256 of a single file's content, if it was read.
  package var digest: Digest?
  /// The regular files now at the target, sorted by path; nil unless requested.
  package var files: [ListedFile]?
  /// The path at which the replaced file is kept.
  package var replaced: FilePath?
  /// The version of the file kept there.
  package var kept: FileVersion?
  /// The version of the placed file, by which a later run can tell whether it is unchanged.
  package var version: FileVersion?
  /// The version of the source that was read; nil for bytes.
  package var read: FileVersion?
  package var notes: [TransferNote]

  /// The first note.
  package var note: TransferNote? { notes.first }

  package init(
    _ state: State, _ target: FilePath, bytes: Int64 = 0, sourceRemoved: Bool = false,
    verified: Verification = .none, version: FileVersion? = nil, read: FileVersion? = nil,
    notes: [TransferNote] = []
  ) {
    self.state = state
    self.target = target
    self.bytes = bytes
    self.sourceRemoved = sourceRemoved
    self.verified = verified
    self.version = version
    self.read = read
    self.notes = notes
  }
}

/// Something the user should know about an item that was placed nevertheless.
package enum TransferNote: Sendable, Equatable {
  /// A move did not remove the source.
  case sourceKept(FilePath, Reason)
  /// A source was renamed to a tombstone and could not be renamed back: it is at the second path.
  case sourceInTombstone(FilePath, at: FilePath)
  /// These entries of a moved directory were new or changed, or could not be removed, and still exist.
  case leftBehind([FilePath])
  /// These entries of a moved directory still exist, because the conflict rule skipped them.
  case skippedInside([FilePath])
  /// Links missing from the copy of a directory, because the destination's file system does not support them.
  case leftOut(OmittedPaths, in: FilePath)
  /// FIFOs, sockets and devices missing from the copy of a directory.
  case leftOutNodes(OmittedPaths)
  /// The file system of that directory does not support these.
  case notKept(UnsupportedMetadata, in: FilePath)
  /// These entries of a copied directory were renamed, because the file system treats their names as equal to
  /// others.
  case renamedInside(FilePath, [FilePath])
  /// The source has changed since it was lifted; its current version was copied.
  case changedSinceLift(FilePath)
  /// It is in place, but a power failure could still undo that.
  case notSynced(FilePath, SystemFailure)
  /// It is in place, but that could not be recorded.
  case notRecorded(FilePath)
  /// It is in place, but it could not be read to be listed.
  case notListed(FilePath, SystemFailure)

  /// Whether less was done than requested, so that the exit status must say so.
  ///
  /// The request is that the whole item is durably in place and, for a move, that nothing of the source is
  /// left. So content missing from the copy, remains of the source, and doubtful durability count. Items that
  /// the user's own rule skipped do not count, nor does metadata that the destination's file system does not
  /// support: permissions, owners, attributes, exact times, hard links, names that differ only by case. Those
  /// are only reported.
  package var leavesSomethingUndone: Bool {
    switch self {
    case .sourceKept, .sourceInTombstone, .leftBehind, .leftOut, .leftOutNodes: true
    case .notSynced, .notRecorded, .notListed: true
    case .skippedInside, .notKept, .renamedInside, .changedSinceLift: false
    }
  }

  package enum Reason: Sendable, Equatable {
    /// Source and target are the same file.
    case sameFile
    /// Source and target may be the same file.
    case maybeSameFile
    /// It changed after it was read.
    case changed
    /// The copy could not be recorded or synced.
    case copyNotSafe
    /// The copy under its name differs from the file that was given this name.
    case copyNotFound
    case system(SystemFailure)
    /// Another host failed, in these words.
    case elsewhere(String)
    /// Its copy is not there any more, or is another file by now.
    case copyGone
  }
}
