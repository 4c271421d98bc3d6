package import Items
package import SystemCalls
package import SystemPackage

/// A file or directory to place, and what to do if its name is taken.
package struct PlacementRequest: Sendable {
  /// Where the content comes from.
  package enum Source: Sendable {
    /// An existing file or directory tree.
    ///
    /// - `expecting`: Its version when it was looked at. A move fails if the version differs. A copy of the
    ///   same file with changed content succeeds with a note, but fails if it is another file, since a symbolic
    ///   link may have been inserted into its path. For directories only the inode is compared. With
    ///   `followsLink`, this is the version of the link's target.
    /// - `followsLink`: Whether a symbolic link is replaced by a copy of its target. Links inside a directory
    ///   are always kept as links.
    case path(FilePath, expecting: FileVersion?, followsLink: Bool)
    /// Bytes in memory.
    case bytes([UInt8])
    /// A finished file of our own: its bytes are always copied, and its permissions and times are not
    /// preserved.
    case spool(FilePath)
  }

  /// What happens to the source.
  package enum Operation: String, Sendable {
    case copy, move
  }

  /// When the copy is read back and compared with what was read.
  package enum Verifying: String, Sendable, Codable {
    /// Before a source is removed.
    case whereNeeded
    case always
    /// Never; requests that need verification are refused.
    case never
  }

  /// A file on another host whose bytes are placed.
  package struct Origin: Equatable, Sendable {
    package let location: Location
    package let version: FileVersion

    package init(_ location: Location, _ version: FileVersion) {
      self.location = location
      self.version = version
    }
  }

  package var source: Source
  /// The destination directory, which must exist.
  package var directory: FilePath
  /// A directory above it: below that, the path may neither leave it nor contain a symbolic link; nil if the
  /// user named the directory.
  package var confinement: FilePath?
  /// The source's position in a merged directory; nil unless it is part of one.
  var sourcePosition: SourcePosition?
  /// One path component (see `TargetName`), byte for byte.
  package var name: [UInt8]
  /// The name that an earlier run had chosen and recorded, which may be a numbered one: it stays, unless another file
  /// has it by now.
  package var chosenName: [UInt8]?
  /// A move of bytes or of a spool file is a copy, since there is no source to remove.
  package var operation: Operation
  package var rule: ConflictRule
  /// The modification time of bytes or a spool file, in nanoseconds since 1970; nil for now.
  package var modified: Int128?
  /// The permissions of bytes or a spool file; nil for 0666 minus the umask.
  package var mode: UInt32?
  /// Whether an earlier run may have placed part of it: identical bytes at the destination then count as its
  /// own, whatever the rule.
  package var isResumed: Bool
  /// What an earlier run placed of it, if it is a merged directory.
  package var earlier: EarlierParts?
  /// Where the bytes came from, if that is removed once they are safe: by the journal, because it is not here.
  package var origin: Origin?
  package var verifying: Verifying
  /// Whether to compute the SHA-256 of each regular file placed.
  package var lists: Bool
  /// Whether its file is staged under a hidden name, without which it can no longer be placed: another run may have to
  /// withdraw it while this one is stopped.
  package var isWithdrawable = false
  /// What a file gets that comes back from where less is kept; the text of a link that is made.
  package var node: NodeFacts?
  /// Whether a copy may be made where no link can be placed; the link, or the directory that has it, then stays.
  package var mayCopyTarget = false
  /// The source's status when it was last looked at, for uses that throwUnlessUnsupported changes; nil if it was not.
  package var looked: FileStatus?
  /// The number of the shot that it is a file of; nil if it is of none.
  ///
  /// If another file of the shot fails before this one has its name, it fails with `withheld`.
  package var shot: Int?
  /// The text that the bytes were made from, which they replace only if nobody else has changed it.
  package var rewritten: RewrittenFile?
  /// The destination directory, if a merge has it open.
  var destination: Folder?

  package init(
    _ source: Source, directory: FilePath, name: [UInt8], operation: Operation = .copy,
    rule: ConflictRule = .dedupe, modified: Int128? = nil, mode: UInt32? = nil,
    verifying: Verifying = .whereNeeded, lists: Bool = false,
    isResumed: Bool = false, earlier: EarlierParts? = nil, below confinement: FilePath? = nil
  ) {
    self.source = source
    self.directory = directory
    self.confinement = confinement
    self.name = name
    self.operation = operation
    self.rule = rule
    self.modified = modified
    self.mode = mode
    self.isResumed = isResumed
    self.earlier = earlier
    self.verifying = verifying
    self.lists = lists
  }

  /// The copy that is made instead of a move where links cannot be placed; nil if that is not allowed.
  ///
  /// A link is copied as what it leads to, and a directory without its links. Both stay.
  package func asCopyOfTarget(at path: FilePath) -> PlacementRequest? {
    if !mayCopyTarget { return nil }
    var copy = self
    copy.source = .path(path, expecting: nil, followsLink: true)
    copy.operation = .copy
    return copy
  }
}
