import Items
import SystemCalls
import SystemPackage

/// Copies one regular file with its metadata, and detects changes during the copy.
struct FileCopy {
  let monitor: TransferMonitor
  let destination: Folder
  /// Whether to compute the SHA-256 of what is read, which rules out the fastest methods.
  var hashes = false

  /// What the copy gets instead of what the source has by now.
  var node: NodeFacts?

  /// What was read and written.
  struct Copied {
    var bytes: Int64
    var version: FileVersion
    /// nil unless `hashes` is set.
    var digest: Digest?
  }

  /// Opens a source for reading, without blocking if it was replaced by a FIFO.
  static func open(
    _ path: FilePath, in directory: OpenFile? = nil, followingLinks: Bool
  ) throws(TransferError) -> (file: OpenFile, status: FileStatus) {
    try reading(path) { () throws(SystemFailure) in
      let file = try OpenFile.open(
        path, in: directory, options: followingLinks ? .nonBlocking : [.nonBlocking, .noFollow])
      return (file, try file.status())
    }
  }

  /// Copies bytes and metadata to an empty file, and returns what was read.
  ///
  /// A source that changes while it is read is read once more. If it only grew, as logs do, its content up to
  /// the size at opening is kept; removing the source then fails, because its version differs.
  func copy(
    _ source: OpenFile, _ first: FileStatus, to target: OpenFile
  ) throws(TransferError) -> Copied {
    guard first.kind == .regular else { throw .unsupportedKind(source.path, first.kind) }
    var status = first
    for attempt in 1...2 {
      let content = ContentCopy(monitor: monitor, destination: destination)
      var digest: Digest?
      let bytes: Int64
      if hashes {
        (bytes, digest) = try content.copyHashing(source, status, to: target)
      } else {
        bytes = try content.copy(source, status, to: target)
      }
      let after = try calling { () throws(SystemFailure) in try source.status() }
      // A file that occupies no blocks is generated on reading, and its size may be a guess.
      let isSizeKnown = status.size > 0 && status.occupied > 0
      if after.version == status.version
        && (bytes == status.size || !isSizeKnown && (status.size == 0 || bytes < status.size))
      {
        try copyMetadata(source, status, to: target)
        return Copied(bytes: bytes, version: status.version, digest: digest)
      }
      if isSizeKnown, after.size > status.size, bytes >= status.size,
        try isBeginning(target, of: source, status.size)
      {
        try copyMetadata(source, status, to: target)
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

  private func copyMetadata(
    _ source: OpenFile, _ status: FileStatus, to target: OpenFile
  ) throws(TransferError) {
    // Others never see it with the permissions that the source has by now.
    let own = node?.applied(to: status) ?? status
    try MetadataCopy.copy(source, own, to: target, in: destination)
    if let node { try calling { () throws(SystemFailure) in try node.restore(to: target) } }
  }

  /// Whether the source still begins with what was copied, so that only data at its end was added.
  private func isBeginning(
    _ target: OpenFile, of source: OpenFile, _ size: Int64
  ) throws(TransferError) -> Bool {
    try calling { () throws(SystemFailure) in try target.truncate(to: size) }
    return try SameContent(monitor: monitor).beginsAlike(source, target, size)
  }
}
