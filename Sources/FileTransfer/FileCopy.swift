import SystemCalls
import SystemPackage

/// Copies one regular file, bytes and metadata, and notices when it changes meanwhile.
struct FileCopy {
  let watch: Watch
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
    _ path: FilePath, in folder: OpenFile? = nil, followingLinks: Bool
  ) throws(TransferError) -> (file: OpenFile, status: FileStatus) {
    try reading(path) { () throws(SystemFailure) in
      let file = try OpenFile.open(
        path, in: folder, options: followingLinks ? .nonBlocking : [.nonBlocking, .noFollow])
      return (file, try file.status())
    }
  }

  /// Copies bytes and metadata to an empty file; answers what was read.
  ///
  /// A source that changed while it was read is read once more.
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
      if after.version == status.version && after.changed == status.changed
        && (bytes == status.size || status.size == 0)
      {
        try MetadataCopy.copy(source, status, to: target, in: destination)
        return Copied(bytes: bytes, version: status.version, digest: digest)
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
}
