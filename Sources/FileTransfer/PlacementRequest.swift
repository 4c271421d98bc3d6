package import SystemCalls
package import SystemPackage

/// One thing to be placed in a directory, and what to do when its name is taken there.
package struct PlacementRequest: Sendable {
  /// Where the bytes come from.
  package enum Source: Sendable {
    /// A file or a directory tree, in place.
    ///
    /// - `expecting`: Its version when it was looked at. A move of anything else fails; a copy of the same file
    ///   with other content is made with a note, and of another file it fails: a link may have come into the way
    ///   to it. Of a directory only the inode counts. With `followsLink` it is the version of what the link leads to.
    /// - `followsLink`: Whether a link is delivered as a copy of its content instead of as a link.
    ///   Links inside a directory always stay links.
    case path(FilePath, expecting: FileVersion?, followsLink: Bool)
    /// Bytes in memory.
    case bytes([UInt8])
    /// A finished file of ours: its bytes are copied, never it, and its rights and times are not kept.
    case spool(FilePath)
  }

  /// What becomes of the source.
  package enum Operation: String, Sendable {
    case copy, move
  }

  /// Whether the copy is read back and held against what was read.
  package enum Verifying: String, Sendable, Codable {
    /// Before a source goes.
    case whereNeeded
    case always
    /// Not at all; what would need it is refused.
    case never
  }

  package var source: Source
  /// The directory, which exists.
  package var directory: FilePath
  /// A directory above it, which the way to it neither leaves nor goes on from through a link; nil where the
  /// directory is the user's own word.
  package var confinement: FilePath?
  /// Where in a merged directory the source is; nil unless it is placed as a part of one.
  var sourcePosition: SourcePosition?
  /// One path component (see `TargetName`), byte for byte.
  package var name: [UInt8]
  /// A move of bytes or of a spool file is a copy: there is no source to go.
  package var operation: Operation
  package var rule: ConflictRule
  /// The time that bytes or a spool file get, in nanoseconds since 1970; nil is now.
  package var modified: Int128?
  /// The rights that bytes or a spool file get; nil is what the umask leaves of 0666.
  package var mode: UInt32?
  /// Whether an earlier run may have placed part of it: identical bytes at the destination are then its
  /// own, whatever the rule.
  package var isResumed: Bool
  /// What an earlier run placed of it, where it is a directory that is merged with another.
  package var earlier: EarlierParts?
  package var verifying: Verifying
  /// Whether the SHA-256 of each regular file that is placed is wanted.
  package var lists: Bool
  /// What the source was when it was last looked at, for what need not be exact; nil where nobody did.
  package var looked: FileStatus?
  /// The directory, where a merge has it open.
  var destination: Destination?

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
}
