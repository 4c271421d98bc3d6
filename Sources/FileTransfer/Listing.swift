import SystemCalls
import SystemPackage

/// Hashes files that were not copied, because they were renamed or already there, so that they can be listed.
struct Listing {
  let monitor: TransferMonitor
  let workers: Int

  /// Adds the files at a placement's target to it, unless they are known from copying.
  func complete(_ placement: inout Placement) {
    guard placement.files == nil else { return }
    placement.files = []
    guard placement.state != .skipped else { return }
    do throws(TransferError) {
      let status = try calling { () throws(SystemFailure) in
        try FileSystem.status(of: placement.target, followingLinks: false)
      }
      switch status.kind {
      case .regular:
        let digest = try read(placement.target)
        placement.digest = digest
        placement.files = [ListedFile(path: placement.target, digest: digest)]
      case .directory:
        let (files, notes) = try readTree(placement.target)
        placement.files = files
        placement.notes += notes
      default: break
      }
    } catch {
      placement.notes.append(.notListed(placement.target, error.failure))
    }
  }

  private func readTree(
    _ root: FilePath
  ) throws(TransferError) -> (files: [ListedFile], notes: [TransferNote]) {
    var files: [ListedFile] = []
    var notes: [TransferNote] = []
    let top = try calling { () throws(SystemFailure) in
      try OpenFile.openDirectory(root, followingLinks: false)
    }
    try FilesInTree(monitor: monitor, skipsInternal: true).forEachBatch(
      in: top,
      unreadable: { below, failure throws(TransferError) in
        notes.append(.notListed(root.appending(below.components), failure))
      }
    ) { batch throws(TransferError) in
      let results = parallelMap(0..<batch.count, threads: workers) { index in
        Result { () throws(TransferError) in try read(batch[index].name, in: batch[index].directory)
        }
      }
      for (file, result) in zip(batch, results) {
        let path = root.pushing(file.below)
        switch result {
        case .success(let digest): files.append(ListedFile(path: path, digest: digest))
        case .failure(let error): notes.append(.notListed(path, error.at(path).failure))
        }
      }
    }
    return (files.sortedByPath(), notes)
  }

  private func read(
    _ path: FilePath, in directory: OpenFile? = nil
  ) throws(TransferError) -> Digest {
    let (file, status) = try FileCopy.open(path, in: directory, followingLinks: false)
    file.expect(.sequential)
    guard let digest = try HashedPass(monitor: monitor).hash(file, status) else {
      throw .sourceChanged(path)
    }
    return digest
  }
}

extension TransferError {
  /// The system call that failed, or the closest equivalent.
  fileprivate var failure: SystemFailure {
    switch self {
    case .system(let failure): failure
    case .sourceMissing(let path): SystemFailure("openat", path, .noSuchFileOrDirectory)
    case .cancelled: SystemFailure("read", nil, .canceled)
    default: SystemFailure("read", nil, .ioError)
    }
  }
}
