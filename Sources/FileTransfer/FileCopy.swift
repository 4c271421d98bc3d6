import SystemCalls
import SystemPackage

/// Copies one regular file, bytes and metadata, and notices when it changes meanwhile.
struct FileCopy {
  let watch: TransferMonitor
  let destination: Destination
  /// Whether the SHA-256 of what is read is wanted, which excludes the fastest ways.
  var hashes = false

  /// What was read and written.
  struct Copied {
    var bytes: Int64
    var version: FileVersion
    /// nil unless it was wanted.
    var digest: Digest?
  }

  /// Opens a source for reading; one that was swapped for a FIFO does not make the run wait.
  static func open(
    _ path: FilePath, in directory: OpenFile? = nil, followingLinks: Bool
  ) throws(TransferError) -> (file: OpenFile, status: FileStatus) {
    try reading(path) { () throws(SystemFailure) in
      let file = try OpenFile.open(
        path, in: directory, options: followingLinks ? .nonBlocking : [.nonBlocking, .noFollow])
      return (file, try file.status())
    }
  }

  /// Copies bytes and metadata to an empty file; answers what was read.
  ///
  /// A source that changed while it was read is read once more. One that only grew, as a log does, is taken
  /// as far as it went when it was opened; whoever would remove it sees another version.
  func copy(
    _ source: OpenFile, _ first: FileStatus, to target: OpenFile
  ) throws(TransferError) -> Copied {
    guard first.kind == .regular else { throw .unsupportedKind(source.path, first.kind) }
    var status = first
    for attempt in 1...2 {
      let content = ContentCopy(watch: watch, destination: destination)
      var digest: Digest?
      let bytes: Int64
      if hashes {
        (bytes, digest) = try content.copyHashing(source, status, to: target)
      } else {
        bytes = try content.copy(source, status, to: target)
      }
      let after = try calling { () throws(SystemFailure) in try source.status() }
      // What takes no room is made up when it is read, and its size may be a mere guess.
      let isSizeKnown = status.size > 0 && status.occupied > 0
      if after.version == status.version
        && (bytes == status.size || !isSizeKnown && (status.size == 0 || bytes < status.size))
      {
        try MetadataCopy.copy(source, status, to: target, in: destination)
        return Copied(bytes: bytes, version: status.version, digest: digest)
      }
      if isSizeKnown, after.size > status.size, bytes >= status.size,
        try isBeginning(target, of: source, status.size)
      {
        try MetadataCopy.copy(source, status, to: target, in: destination)
        return Copied(bytes: status.size, version: status.version, digest: digest)
      }
      guard attempt == 1 else { break }
      status = after
      try calling { () throws(SystemFailure) in
        try target.truncate(to: 0)
        try target.seek(to: 0)
        try source.seek(to: 0)
      }
    }
    throw .sourceChanged(source.path)
  }

  /// Whether what was copied is what the source begins with now, so that nothing but its end has changed.
  private func isBeginning(
    _ target: OpenFile, of source: OpenFile, _ size: Int64
  ) throws(TransferError) -> Bool {
    try calling { () throws(SystemFailure) in try target.truncate(to: size) }
    return try SameContent(watch: watch).beginsAlike(source, target, size)
  }
}
