import SystemCalls
import SystemPackage

/// Copies a folder tree into a staged folder, files by several threads, in memory that does not grow.
///
/// Folders are walked by one thread. Files wait in a queue; when that is full the threads copy them,
/// and the folders that are complete get their rights and times, inner ones first.
final class TreeCopy {
  private let watch: Watch
  private let root: OpenFile
  private let destination: Destination
  private let workers: Int
  private let record: TreeRecord?

  private let files: TreeFiles
  private var queue: [TreeFiles.Waiting] = []
  private var complete: [TreeLevel] = []
  private var bytes: Int64 = 0

  private static let queueLimit = 512
  private static let levelLimit = 64

  /// Prepares a copy.
  ///
  /// - Parameters:
  ///   - root: The staged folder, empty.
  ///   - record: Told of all that is read, for a move; its folders must then be writable.
  ///   - digests: Told of what each file holds, where that is wanted.
  init(
    to root: OpenFile, in destination: Destination, watch: Watch, workers: Int,
    record: TreeRecord?, digests: TreeDigests? = nil
  ) {
    self.watch = watch
    self.root = root
    self.destination = destination
    files = TreeFiles(
      watch: watch, destination: destination, root: root, record: record, digests: digests)
    self.workers = workers
    self.record = record
  }

  /// Copies all that is in `source`; answers the bytes.
  func copy(_ source: OpenFile, path: FilePath) throws(TransferError) -> Int64 {
    let top = try calling { () throws(SystemFailure) in
      try TreeLevel(source, root, path: path, below: "")
    }
    try walk(top)
    complete.append(top)
    try flush()
    return bytes
  }

  private func walk(_ level: TreeLevel) throws(TransferError) {
    if record != nil {
      do throws(SystemFailure) {
        try FileSystem.checkAccess([.write, .execute], to: ".", in: level.source)
      } catch {
        throw .sourceFolderNotWritable(level.path, error)
      }
    }
    var reader = FolderReader(level.source)
    while let entries = try calling({ () throws(SystemFailure) in try reader.next() }) {
      for entry in entries {
        try watch.checkCancelled()
        let name = entry.path
        do throws(TransferError) {
          try take(name, kind: entry.kind, in: level)
        } catch {
          throw error.at(level.path.pushing(name))
        }
      }
    }
  }

  private func take(
    _ name: FilePath, kind known: FileStatus.Kind?, in level: TreeLevel
  ) throws(TransferError) {
    let kind: FileStatus.Kind
    if let known {
      kind = known
    } else {
      kind = try calling { () throws(SystemFailure) in
        try FileSystem.status(of: name, in: level.source, followingLinks: false).kind
      }
    }
    switch kind {
    case .regular:
      queue.append(TreeFiles.Waiting(level: level, name: name))
      if queue.count >= Self.queueLimit { try flush() }
    case .link:
      try calling { () throws(SystemFailure) in try copyLink(name, in: level) }
    case .folder:
      let inner = try calling { () throws(SystemFailure) in
        let source = try OpenFile.openFolder(name, in: level.source, followingLinks: false)
        try FileSystem.makeFolder(name, in: level.target, mode: 0o700)
        let target = try OpenFile.openFolder(name, in: level.target, followingLinks: false)
        return try TreeLevel(
          source, target, path: level.path.pushing(name),
          below: level.below.pushing(name))
      }
      // Through a bind mount the way up from the destination does not pass the source.
      if try destination.lies(in: inner.status) {
        throw .destinationInsideSource(destination: destination.path, source: inner.path)
      }
      try walk(inner)
      complete.append(inner)
      if complete.count >= Self.levelLimit { try flush() }
    default:
      throw .unsupportedKind(level.path.pushing(name), kind)
    }
  }

  private func copyLink(_ name: FilePath, in level: TreeLevel) throws(SystemFailure) {
    let status = try FileSystem.status(of: name, in: level.source, followingLinks: false)
    let text = try FileSystem.readLink(name, in: level.source)
    try FileSystem.makeLink(name, in: level.target, saying: text)
    if status.user != Machine.user || status.group != Machine.group {
      try? FileSystem.setOwner(
        of: name, in: level.target, user: status.user, group: status.group)
    }
    try FileSystem.setTimes(
      of: name, in: level.target, accessed: status.accessed, modified: status.modified)
    record?.add(status.version)
  }

  /// Copies what waits, and finishes the folders that are complete.
  private func flush() throws(TransferError) {
    bytes += try files.copy(queue, workers: workers)
    queue = []
    for level in complete {
      do throws(TransferError) {
        try MetadataCopy.copy(level.source, level.status, to: level.target)
      } catch {
        throw error.at(level.path)
      }
    }
    complete = []
  }
}
