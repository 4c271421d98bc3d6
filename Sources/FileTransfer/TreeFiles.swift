import Synchronization
import SystemCalls
import SystemPackage

/// One folder of a tree that is being copied: open on both sides, with its status when it was opened.
final class TreeLevel: Sendable {
  let source: OpenFile
  let target: OpenFile
  let status: FileStatus
  /// The source's path, for messages.
  let path: FilePath
  /// The path below the staged folder.
  let below: FilePath

  init(
    _ source: OpenFile, _ target: OpenFile, path: FilePath, below: FilePath
  ) throws(SystemFailure) {
    self.source = source
    self.target = target
    self.path = path
    self.below = below
    status = try source.status()
  }
}

/// Copies the files of a tree on several threads, files with several names once.
final class TreeFiles: Sendable {
  private let copying: FileCopy
  private let root: OpenFile
  private let record: TreeRecord?
  private let digests: TreeDigests?
  private let hardLinks = Mutex(HardLinks())

  /// A file that is to be copied.
  struct Waiting: Sendable {
    let level: TreeLevel
    let name: FilePath

    var path: FilePath { level.path.pushing(name) }
    /// The path below the staged folder.
    var below: FilePath { level.below.pushing(name) }
  }

  /// The files with several names: where the copy is, and what is to become further names of it.
  private struct HardLinks {
    var copies: [Destination.Identity: FilePath] = [:]
    var further: [(file: Waiting, copy: FilePath)] = []
    /// What the copies hold, where that is wanted.
    var digests: [FilePath: Digest] = [:]
  }

  init(
    watch: Watch, destination: Destination, root: OpenFile, record: TreeRecord?,
    digests: TreeDigests?
  ) {
    copying = FileCopy(watch: watch, destination: destination, hashes: digests != nil)
    self.root = root
    self.record = record
    self.digests = digests
  }

  /// Copies all of `files`, and answers how many bytes that were.
  ///
  /// The first failure stops the rest.
  func copy(_ files: [Waiting], workers: Int) throws(TransferError) -> Int64 {
    let total = Mutex<Int64>(0)
    let failure = Mutex<TransferError?>(nil)
    Workers.forEach(0..<files.count, count: workers, chunk: 8) { [self] index in
      if failure.withLock({ $0 != nil }) { return }
      do throws(TransferError) {
        let bytes = try copy(files[index])
        total.withLock { $0 += bytes }
      } catch {
        let error = error.at(files[index].path)
        failure.withLock { $0 = $0 ?? error }
      }
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
    let further = hardLinks.withLock { links in
      defer { links.further = [] }
      return links.further
    }
    for (file, copy) in further {
      try calling { () throws(SystemFailure) in
        try FileSystem.link(copy, in: root, to: file.name, in: file.level.target)
      }
      if let digest = hardLinks.withLock({ $0.digests[copy] }) {
        digests?.add(digest, of: file.below)
      }
    }
    return total.withLock { $0 }
  }

  private func copy(_ file: Waiting) throws(TransferError) -> Int64 {
    let (source, status) = try FileCopy.open(
      file.name, in: file.level.source, followingLinks: false)
    if status.links > 1 && isFurtherName(file, status) {
      record?.add(status.version)
      return 0
    }
    let target = try calling { () throws(SystemFailure) in
      try OpenFile.open(
        file.name, in: file.level.target, .readWrite,
        options: [.create, .exclusiveCreate, .noFollow], permissions: 0o600)
    }
    let copied = try copying.copy(source, status, to: target)
    record?.add(copied.version)
    if let digest = copied.digest {
      digests?.add(digest, of: file.below)
      if status.links > 1 { hardLinks.withLock { $0.digests[file.below] = digest } }
    }
    return copied.bytes
  }

  /// Whether another name of the same file has been taken; notes this one either way.
  private func isFurtherName(_ file: Waiting, _ status: FileStatus) -> Bool {
    let identity = Destination.Identity(device: status.device, inode: status.inode)
    return hardLinks.withLock { links in
      if let copy = links.copies[identity] {
        links.further.append((file, copy))
        return true
      }
      links.copies[identity] = file.below
      return false
    }
  }
}

extension TransferError {
  /// The same error about this path: calls within a tree know only the last part of it.
  func at(_ path: FilePath) -> TransferError {
    switch self {
    case .system(let failure) where failure.path?.isAbsolute != true:
      .system(SystemFailure(failure.call, path, failure.errno))
    case .sourceMissing(let inner) where !inner.isAbsolute: .sourceMissing(path)
    case .sourceChanged(let inner) where !inner.isAbsolute: .sourceChanged(path)
    case .unsupportedKind(let inner, let kind) where !inner.isAbsolute:
      .unsupportedKind(path, kind)
    default: self
    }
  }
}
