package import SystemCalls
package import SystemPackage

/// How one request ended well: what is where now.
package struct Placement: Sendable, Equatable {
  package enum State: String, Sendable {
    case placed
    /// The rule left the destination as it was; the source stays.
    case skipped
    /// Identical bytes were there; nothing was added.
    case alreadyThere
  }

  /// How the copy was compared with the source.
  package enum Verification: String, Sendable, Comparable, CaseIterable {
    /// Read back past the page cache. A drive's own cache cannot be seen past.
    case device
    /// Read back, but from memory or perhaps so.
    case cache
    /// Not compared, or never copied (a rename).
    case none

    /// Less is known of the lesser.
    package static func < (one: Self, other: Self) -> Bool {
      let order = [Self.none, .cache, .device]
      return (order.firstIndex(of: one) ?? 0) < (order.firstIndex(of: other) ?? 0)
    }
  }

  package var state: State
  /// Where it is; under `skipped` what was in the way.
  package var target: FilePath
  /// Bytes of content that were placed; 0 for a rename of a directory.
  package var bytes: Int64
  package var sourceRemoved: Bool
  package var verified: Verification
  /// The SHA-256 of what a single file holds, where it was read.
  package var digest: Digest?
  /// The regular files that are at the target now, by their paths; nil unless they are wanted.
  package var files: [ListedFile]?
  /// Where the file that was replaced is kept.
  package var replaced: FilePath?
  /// What is kept there.
  package var kept: FileVersion?
  /// The version of the placed file, so that a later run can tell whether it is still the same.
  package var version: FileVersion?
  /// The version of the source that was read; nil for bytes.
  package var read: FileVersion?
  package var notes: [TransferNote]

  /// The first of the notes.
  package var note: TransferNote? { notes.first }

  init(
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

/// Something that the user should know about an item that was placed all the same.
package enum TransferNote: Sendable, Equatable {
  /// A move left the source where it was.
  case sourceKept(FilePath, Reason)
  /// A source was renamed aside and could not be put back: it is at the second path.
  case sourceInTombstone(FilePath, at: FilePath)
  /// These were new or changed inside a moved directory, or could not be removed, and are still there.
  case leftBehind([FilePath])
  /// These are still in a moved directory because the conflict rule kept them out of the one there.
  case skippedInside([FilePath])
  /// The first of what is not in the copy of a directory, since the file system of that place cannot hold it,
  /// and how many there are.
  case leftOut([FilePath], count: Int, in: FilePath)
  /// The file system of that directory cannot hold these.
  case notKept(UnsupportedMetadata, in: FilePath)
  /// These in a copied directory have other names than in the source, where the file system takes two for one.
  case renamedInside(FilePath, [FilePath])
  /// The source is not what it was when it was lifted; it was copied as it is now.
  case changedSinceLift(FilePath)
  /// It is in place, but a power cut could still undo that.
  case notSynced(FilePath, SystemFailure)
  /// It is in place, but that could not be recorded.
  case notRecorded(FilePath)
  /// It is in place, but it could not be read to be listed.
  case notListed(FilePath, SystemFailure)

  /// Whether less was done than was asked for, so that the status must say so.
  ///
  /// What was asked for is that all of the item is in its place, for good, and of a move that nothing is left
  /// where it was. So what is missing in the copy, what stays of the source, and what may not last counts. What
  /// the user's own rule left alone does not, nor that the file system there knows less of a file than the
  /// one that it came from: rights, owners, attributes, the exact time, a second name of the same file, two
  /// names that differ. Of those it is only said.
  package var leavesSomethingUndone: Bool {
    switch self {
    case .sourceKept, .sourceInTombstone, .leftBehind, .leftOut: true
    case .notSynced, .notRecorded, .notListed: true
    case .skippedInside, .notKept, .renamedInside, .changedSinceLift: false
    }
  }

  package enum Reason: Sendable, Equatable {
    /// Source and target are one file.
    case sameFile
    /// It changed after it was read.
    case changed
    /// That the copy is in place could not be recorded, or not brought to the device.
    case copyNotSafe
    /// Under its name the copy is not what it was before it got it.
    case copyNotFound
    case system(SystemFailure)
  }
}
