package import SystemCalls
package import SystemPackage

/// The status of a file on another host: less than that of a local file, because servers say less.
package struct FarStatus: Equatable, Sendable {
  package var kind: FileStatus.Kind
  package var size: Int64
  /// The permission bits; nil if the server does not say.
  package var mode: UInt32?
  /// The modification time in seconds since 1970; nil if the server does not say.
  package var modified: Int64?
  /// The number of the user who owns the file; nil if the server does not say.
  package var owner: UInt32?

  package init(
    kind: FileStatus.Kind, size: Int64 = 0, mode: UInt32? = nil, modified: Int64? = nil,
    owner: UInt32? = nil
  ) {
    self.kind = kind
    self.size = size
    self.mode = mode
    self.modified = modified
    self.owner = owner
  }

  /// The modification time in nanoseconds since 1970, as this machine has it.
  package var modifiedHere: Int128? { modified.map { Int128($0) * 1_000_000_000 } }

  /// Fails for an entry of which the server says what no file is: it is there, so that nobody may leave it out.
  package func check(_ path: FilePath) throws(FarError) {
    if kind != .unknown { return }
    throw .failed(path, words: "the server says a size that no file has, or not what it is")
  }

  /// The version of the file, without what only a local file has.
  ///
  /// Two versions of the same size that were written within a second are equal: only a digest tells them apart.
  package var version: FileVersion {
    FileVersion(device: 0, inode: 0, size: size, modified: modifiedHere ?? 0)
  }
}

/// An entry of a directory on another host.
package struct FarEntry: Equatable, Sendable {
  /// One path component: never empty, `.` or `..`, and without slashes and NULs.
  package let name: [UInt8]
  /// Links are not followed.
  package let status: FarStatus

  package init(_ name: [UInt8], _ status: FarStatus) {
    self.name = name
    self.status = status
  }
}

/// The permissions and times that a file gets.
package struct FarMetadata: Equatable, Sendable {
  /// The permission bits.
  package var mode: UInt32
  /// In seconds since 1970.
  package var modified: Int64

  package init(mode: UInt32, modified: Int64) {
    self.mode = mode
    self.modified = modified
  }
}

/// What a server can do in a directory, found out by trying it there.
package struct FarAbilities: Equatable, Sendable {
  /// Whether a new file can be created only where none exists.
  package var refusesTakenNames: Bool
  /// How a file gets its name without replacing another; nil if the server cannot refuse a taken name.
  package var publication: Publication?
  /// Whether the host itself can hash files.
  package var hashes: Bool

  /// How a staged file gets its name.
  package enum Publication: Equatable, Sendable {
    /// A hard link, which is refused if the name is taken.
    case link
    /// A rename, which this server refuses if the name is taken.
    case rename
  }

  package init(
    refusesTakenNames: Bool, publication: Publication?, hashes: Bool
  ) {
    self.refusesTakenNames = refusesTakenNames
    self.publication = publication
    self.hashes = hashes
  }
}

extension Int128 {
  /// Nanoseconds as whole seconds.
  var seconds: Int64 { Int64(clamping: self / 1_000_000_000) }

  /// Nanoseconds as the whole seconds that a file gets where files can have these times; nil if it gets none.
  package func seconds(keptIn times: ClosedRange<Int64>?) -> Int64? {
    times.map { Swift.min(Swift.max(seconds, $0.lowerBound), $0.upperBound) }
  }
}
