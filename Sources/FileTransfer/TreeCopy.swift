import Items
import SystemCalls
import SystemPackage

/// Copies a directory tree into a staged directory, with several threads for the files.
///
/// One thread walks the directories. Files are queued; when the queue is full, the threads copy them, and
/// completed directories get their permissions and times, inner ones first. Memory use grows with the depth and
/// with the number of subdirectories of a directory; the number of open files grows with neither.
final class TreeCopy {
  private let monitor: TransferMonitor
  private let destination: Folder
  private let root: OpenFile
  private let workers: Int
  private let record: TreeRecord?

  private let files: TreeFiles
  private var path: FilePath = ""
  private var queue: [TreeFiles.Waiting] = []
  private var complete: [TreeLevel] = []
  /// The number of directories entered since the last flush, each of which may be kept open.
  private var entered = 0
  private var bytes: Int64 = 0
  /// The number of files, links and directories copied.
  private(set) var entries = 0
  /// The symbolic links that could not be created here.
  private(set) var leftOut = OmittedPaths()
  /// The FIFOs, sockets and devices, which only a move makes again.
  private(set) var leftOutNodes = OmittedPaths()

  private static let queueLimit = 512
  private static let levelLimit = min(64, max(Machine.openFileLimit / 16, 1))

  /// Prepares a copy.
  ///
  /// - Parameters:
  ///   - root: The empty staged directory.
  ///   - record: Records everything read, for a move, which requires writable source directories.
  ///   - digests: Records the digest of each file, if requested.
  ///   - style: How to number a name that the file system takes for another one.
  ///   - nodes: What entries get instead of what their sources have by now, by their paths below the root.
  ///   - links: The copies of files with several hard links, including those of other items.
  init(
    to root: OpenFile, in destination: Folder, monitor: TransferMonitor, workers: Int,
    record: TreeRecord?, digests: TreeDigests?, style: NumberingStyle = .space,
    nodes: [FilePath: NodeFacts] = [:], links: HardLinkCopies
  ) {
    self.monitor = monitor
    self.destination = destination
    self.root = root
    files = TreeFiles(
      monitor: monitor, destination: destination, root: root, record: record, digests: digests,
      style: style, nodes: nodes, links)
    self.workers = workers
    self.record = record
  }

  /// The tree as the root for hard links to copies in it.
  var copies: HardLinkCopies.Root { files.copies }

  /// The entries that could not keep their names.
  var renamed: [FilePath] { files.names.renamed }
  /// Whether entries have other names than in the source.
  var hasOtherNames: Bool { !renamed.isEmpty || files.nodes.values.contains { $0.name != nil } }

  /// Copies the contents of `source`, and returns the number of bytes.
  func copy(_ source: OpenFile, path: FilePath) throws(TransferError) -> Int64 {
    self.path = path
    try TreeInspection(monitor: monitor, destination: destination).inspect(source, path: path)
    // The inspection has read the directory to its end.
    try calling { () throws(SystemFailure) in try source.seek(to: 0) }
    try walk(from: source)
    try flush()
    return bytes
  }

  /// A directory that was entered and not yet left, with the subdirectories still to be entered.
  private struct Frame {
    let position: TreePosition
    let status: FileStatus
    var directories = NameList()
  }

  private func walk(from source: OpenFile) throws(TransferError) {
    var sources = DirectoryDescent(source)
    var targets = DirectoryDescent(root)
    var frames = [
      try read(TreePosition(), try status(of: source), sources.current, targets.current)
    ]
    while var frame = frames.popLast() {
      if let name = frame.directories.popLast() {
        frames.append(frame)
        let name = FilePath(bytes: name)
        do throws(TransferError) {
          let (status, given) = try enter(
            name, as: files.formerName(of: name, at: frame.position), &sources, &targets)
          let position = TreePosition(name, given: given, in: frame.position)
          frames.append(try read(position, status, sources.current, targets.current))
        } catch {
          throw error.at(frame.position.path(of: name, below: path))
        }
      } else {
        complete.append(
          TreeLevel(sources.current, targets.current, frame.status, frame.position, path))
        do throws(SystemFailure) {
          try sources.leave()
          try targets.leave()
        } catch {
          let position = frame.position.path(of: "", below: path)
          throw error.isStale
            ? .sourceChanged(position) : TransferError(error).at(position)
        }
        if complete.count >= Self.levelLimit { try flush() }
      }
    }
  }

  /// Enters a directory on both sides; returns the source's status and the name of the copy.
  private func enter(
    _ name: FilePath, as former: FilePath, _ sources: inout DirectoryDescent,
    _ targets: inout DirectoryDescent
  ) throws(TransferError) -> (FileStatus, given: FilePath) {
    if entered >= Self.levelLimit { try flush() }
    entered += 1
    try reading(name) { () throws(SystemFailure) in try sources.enter(name) }
    let status = try status(of: sources.current)
    // Through a bind mount, the parents of the destination may not include the source.
    if try destination.lies(in: status) {
      throw .destinationInsideSource(destination: destination.path, source: name)
    }
    let target = targets.current
    let made = try files.names.make(former, in: target, isDirectory: true) {
      name throws(SystemFailure) in
      try FileSystem.makeDirectory(name, in: target, mode: status.mode & 0o777 | 0o700)
    }
    try calling { () throws(SystemFailure) in try targets.enter(made.name) }
    return (status, made.name)
  }

  private func status(of directory: OpenFile) throws(TransferError) -> FileStatus {
    try calling { () throws(SystemFailure) in try directory.status() }
  }

  /// Reads the entries of a directory: queues files, copies links, and collects the names of subdirectories.
  private func read(
    _ position: TreePosition, _ status: FileStatus, _ source: OpenFile, _ target: OpenFile
  ) throws(TransferError) -> Frame {
    if record != nil {
      do throws(SystemFailure) {
        try FileSystem.checkAccess(.change, to: ".", in: source)
      } catch {
        throw .sourceDirectoryNotWritable(position.path(of: "", below: path), error)
      }
    }
    var frame = Frame(position: position, status: status)
    let level = TreeLevel(source, target, frame.status, position, path)
    var reader = DirectoryReader(source)
    // A move takes everything, because the source directory is to be removed.
    let internalEntries = record == nil ? InternalEntries(in: source, named: position.name) : nil
    while let entries = try calling({ () throws(SystemFailure) in try reader.next() }) {
      for entry in entries where internalEntries?.keep(entry) != true {
        try monitor.checkCancelled()
        do throws(TransferError) {
          try take(entry, in: level, &frame)
        } catch {
          throw error.at(level.path(of: entry.path))
        }
      }
    }
    return frame
  }

  private func take(
    _ entry: DirectoryReader.Entry, in level: TreeLevel, _ frame: inout Frame
  ) throws(TransferError) {
    let kind = try calling { () throws(SystemFailure) in try entry.kind(in: level.source) }
    entries += 1
    switch kind {
    case .regular:
      queue.append(TreeFiles.Waiting(level: level, name: entry.path))
      if queue.count >= Self.queueLimit { try flush() }
    case .link: try copyLink(entry.path, in: level)
    case .directory: frame.directories.append(entry.name)
    case _ where record != nil && kind.isSpecial: try makeNode(entry.path, kind, in: level)
    default:
      leftOutNodes.add(level.path(of: entry.path))
      entries -= 1
    }
  }

  private func copyLink(_ name: FilePath, in level: TreeLevel) throws(TransferError) {
    let (status, text) = try reading(name) { () throws(SystemFailure) in
      (
        try FileSystem.status(of: name, in: level.source, followingLinks: false),
        try FileSystem.readLink(name, in: level.source)
      )
    }
    let made: FilePath
    do throws(TransferError) {
      let former = files.formerName(of: name, at: level.position)
      made = try files.names.make(former, in: level.target) { name throws(SystemFailure) in
        try FileSystem.makeLink(name, in: level.target, saying: text)
      }.name
    } catch .system(let failure) where failure.errno == .notPermitted || failure.isUnsupported {
      if record != nil { throw .linkNotPossible(name) }
      leftOut.add(level.path(of: name))
      return
    }
    try calling { () throws(SystemFailure) in
      MetadataCopy.giveOwner(status, to: made, in: level.target)
      try FileSystem.setTimes(
        of: made, in: level.target, accessed: status.accessed, modified: status.modified)
      files.node(of: name, in: level)?.restore(toLink: made, in: level.target)
    }
    record?.add(status.version)
  }

  private func makeNode(
    _ name: FilePath, _ kind: FileStatus.Kind, in level: TreeLevel
  ) throws(TransferError) {
    do throws(TransferError) {
      let former = files.formerName(of: name, at: level.position)
      let (made, status) = try files.names.make(former, in: level.target) {
        new throws(SystemFailure) in
        try FileSystem.makeNode(new, in: level.target, like: name, in: level.source)
      }
      try calling { () throws(SystemFailure) in
        try MetadataCopy.giveAll(
          of: status, files.node(of: name, in: level), toNode: made, in: level.target)
      }
      record?.add(status.version)
    } catch .system(let failure) where failure.isRefusedNode {
      throw .unsupportedKind(level.path(of: name), kind)
    }
  }

  /// Copies the queued files, and finishes the completed directories.
  private func flush() throws(TransferError) {
    bytes = bytes.addingClamped(try files.copy(queue, workers: workers))
    queue = []
    for level in complete {
      do throws(TransferError) {
        let node = files.node(of: "", in: level)
        try MetadataCopy.copy(
          level.source, node?.applied(to: level.status) ?? level.status, to: level.target,
          in: destination)
        if let node {
          try calling { () throws(SystemFailure) in try node.restore(to: level.target) }
        }
        if !destination.syncsAsAWhole {
          try calling { () throws(SystemFailure) in try level.target.synchronize() }
        }
      } catch {
        throw error.at(level.path(of: ""))
      }
    }
    complete = []
    entered = 0
  }
}
