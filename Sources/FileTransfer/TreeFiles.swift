import Items
import Synchronization
import SystemCalls
import SystemPackage

/// One directory of a tree being copied: open on both sides, with its status at opening.
final class TreeLevel: Sendable {
  let source: OpenFile
  let target: OpenFile
  let status: FileStatus
  let position: TreePosition
  /// The path of the tree's root for messages.
  private let root: FilePath

  init(
    _ source: OpenFile, _ target: OpenFile, _ status: FileStatus, _ position: TreePosition,
    _ root: FilePath
  ) {
    self.source = source
    self.target = target
    self.status = status
    self.position = position
    self.root = root
  }

  /// The source path of a name in this directory, for messages.
  func path(of name: FilePath) -> FilePath { position.path(of: name, below: root) }
}

/// Copies the files of a tree on several threads, and each file with several hard links only once.
final class TreeFiles: Sendable {
  /// Chooses the names in the copy.
  let names: TreeNames
  /// The tree as the root for hard links to copies in it.
  let copies: HardLinkCopies.Root
  private let copying: FileCopy
  private let destination: Folder
  private let record: TreeRecord?
  private let digests: TreeDigests?
  private let links: HardLinkCopies
  /// What entries get instead of what the source has by now, by their paths below the root.
  let nodes: [FilePath: NodeFacts]
  private let hardLinks = Mutex<[PendingHardLink]>([])

  /// A file waiting to be copied.
  struct Waiting: Sendable {
    let level: TreeLevel
    let name: FilePath

    var path: FilePath { level.path(of: name) }
  }

  /// A file that is to become a hard link to a copy.
  private struct PendingHardLink: Sendable {
    let file: Waiting
    let status: FileStatus
    let copy: HardLinkCopies.Copy
  }

  init(
    monitor: TransferMonitor, destination: Folder, root: OpenFile, record: TreeRecord?,
    digests: TreeDigests?, style: NumberingStyle, nodes: [FilePath: NodeFacts] = [:],
    _ links: HardLinkCopies
  ) {
    self.nodes = nodes
    copying = FileCopy(monitor: monitor, destination: destination, hashes: digests != nil)
    names = TreeNames(destination, style: style)
    copies = HardLinkCopies.Root(root, isDirectory: true)
    self.destination = destination
    self.record = record
    self.digests = digests
    self.links = links
  }

  /// Copies all `files`, and returns the number of bytes.
  ///
  /// The first failure stops the others.
  func copy(_ files: [Waiting], workers: Int) throws(TransferError) -> Int64 {
    let total = Mutex<Int64>(0)
    let failure = Mutex<TransferError?>(nil)
    parallelForEach(0..<files.count, threads: workers, chunk: 8) { [self] index in
      if failure.withLock({ $0 != nil }) { return }
      do throws(TransferError) {
        let bytes = try copy(files[index])
        total.withLock { $0 = $0.addingClamped(bytes) }
      } catch {
        let error = error.at(files[index].path)
        failure.withLock { $0 = $0 ?? error }
      }
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
    var bytes = total.withLock { $0 }
    let hardLinks = hardLinks.withLock { hardLinks in
      defer { hardLinks = [] }
      return hardLinks
    }
    for one in hardLinks {
      do throws(TransferError) {
        bytes = bytes.addingClamped(try link(one))
      } catch {
        throw error.at(one.file.path)
      }
    }
    return bytes
  }

  private func copy(_ file: Waiting) throws(TransferError) -> Int64 {
    let (source, status) = try FileCopy.open(
      file.name, in: file.level.source, followingLinks: false)
    guard status.kind == .regular else { throw .unsupportedKind(file.name, status.kind) }
    var here: HardLinkCopies.Copy?
    if status.links > 1 {
      let first = HardLinkCopies.Copy(root: copies, position: file.level.position)
      if let copy = links.claim(status, in: destination, as: first) {
        hardLinks.withLock { $0.append(PendingHardLink(file: file, status: status, copy: copy)) }
        return 0
      }
      here = first
    }
    return try copy(file, source, status, as: here)
  }

  private func copy(
    _ file: Waiting, _ source: OpenFile, _ status: FileStatus, as here: HardLinkCopies.Copy?
  ) throws(TransferError) -> Int64 {
    try destination.checkSize(status.size, of: file.name)
    // Nobody else can reach files in the staged directory, so they may have their final permissions at once.
    // The owner needs read and write permission while attributes are set.
    let target = file.level.target
    let node = node(of: file.name, in: file.level)
    let name = formerName(of: file.name, at: file.level.position)
    let made = try names.make(name, in: target) { name throws(SystemFailure) in
      try OpenFile.open(
        name, in: target, .readWrite, options: [.create, .exclusiveCreate, .noFollow],
        permissions: (node?.mode ?? status.mode) & 0o777 | 0o600)
    }
    var copying = copying
    copying.node = node
    let copied = try copying.copy(source, status, to: made.answer)
    if !destination.syncsAsAWhole {
      try calling { () throws(SystemFailure) in try made.answer.synchronize() }
    }
    record?.add(copied.version)
    add(copied.digest, of: made.name, in: file.level)
    here?.complete(made.name, copied)
    return copied.bytes
  }

  /// What an entry gets instead of what its source has by now; with an empty name, the directory itself.
  func node(of name: FilePath, in level: TreeLevel) -> NodeFacts? {
    nodes.isEmpty ? nil : nodes[level.position.path(of: name)]
  }

  /// The name that an entry had before it was moved, if that is recorded.
  func formerName(of name: FilePath, at position: TreePosition) -> FilePath {
    let former = nodes.isEmpty ? nil : nodes[position.path(of: name)]?.name
    return former.map { FilePath(bytes: $0) } ?? name
  }

  private func add(_ digest: Digest?, of name: FilePath, in level: TreeLevel) {
    guard let digests, let digest else { return }
    digests.add(digest, of: level.position.givenPath(of: name))
  }

  /// Creates a hard link to a copy, or copies the file again if that is not possible.
  private func link(_ one: PendingHardLink) throws(TransferError) -> Int64 {
    let (name, target) = (one.file.name, one.file.level.target)
    if digests == nil || one.copy.digest != nil {
      let former = formerName(of: name, at: one.file.level.position)
      let made = try names.make(former, in: target) { name throws(SystemFailure) in
        try one.copy.link(one.status, to: name, in: target)
      }
      if made.answer {
        record?.add(one.status.version)
        add(one.copy.digest, of: made.name, in: one.file.level)
        return 0
      }
    }
    let (source, status) = try FileCopy.open(name, in: one.file.level.source, followingLinks: false)
    destination.note(.hardLinks)
    return try copy(one.file, source, status, as: nil)
  }
}

extension TransferError {
  /// The same error with this path, since calls within a tree know only the last component.
  func at(_ path: FilePath) -> TransferError {
    switch self {
    case .system(let failure) where failure.path?.isAbsolute != true:
      .system(SystemFailure(failure.call, path, failure.errno))
    case .sourceMissing(let inner) where !inner.isAbsolute: .sourceMissing(path)
    case .sourceChanged(let inner) where !inner.isAbsolute: .sourceChanged(path)
    case .nameNotPossible(let inner) where !inner.isAbsolute: .nameNotPossible(path)
    case .linkNotPossible(let inner) where !inner.isAbsolute: .linkNotPossible(path)
    case .tooLarge(let inner) where !inner.isAbsolute: .tooLarge(path)
    case .destinationInsideSource(let directory, let inner) where !inner.isAbsolute:
      .destinationInsideSource(destination: directory, source: path)
    case .unsupportedKind(let inner, let kind) where !inner.isAbsolute:
      .unsupportedKind(path, kind)
    default: self
    }
  }
}
