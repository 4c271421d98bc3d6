import SystemCalls
import SystemPackage

/// Reads copies back and compares them with their sources, past the page cache where that is possible.
struct Verification {
  let watch: Watch

  /// Compares a copied file, which is on the device, with its source, still the version that was read.
  func verify(
    _ copy: OpenFile, against path: FilePath, in folder: OpenFile? = nil, version: FileVersion?,
    followingLinks: Bool = false
  ) throws(TransferError) -> Placement.Verification {
    let (source, status) = try FileCopy.open(path, in: folder, followingLinks: followingLinks)
    if let version, status.version != version { throw .sourceChanged(path) }
    copy.expect(.none)
    let isCached =
      copy.isInMemory(at: 0) || (status.size > 0 && copy.isInMemory(at: status.size - 1))
    guard try SameContent(watch: watch).isSame(source, copy) else {
      let after = try calling { () throws(SystemFailure) in try source.status() }
      throw after.version == status.version ? .verificationFailed(path) : .sourceChanged(path)
    }
    return isCached ? .cache : .device
  }

  /// Compares a copied tree, entry by entry; its verification is that of the file known least.
  func verifyTree(
    _ copy: OpenFile, against source: OpenFile, path: FilePath
  ) throws(TransferError) -> Placement.Verification {
    var least = Placement.Verification.device
    var reader = FolderReader(copy)
    while let entries = try calling({ () throws(SystemFailure) in try reader.next() }) {
      for entry in entries {
        try watch.checkCancelled()
        let entryPath = path.pushing(entry.path)
        do throws(TransferError) {
          if try verifyEntry(entry, in: copy, against: source, entryPath) == .cache {
            least = .cache
          }
        } catch {
          throw error.at(entryPath)
        }
      }
    }
    return least
  }

  private func verifyEntry(
    _ entry: FolderReader.Entry, in copy: OpenFile, against source: OpenFile, _ path: FilePath
  ) throws(TransferError) -> Placement.Verification {
    let name = entry.path
    let status = try calling { () throws(SystemFailure) in
      try FileSystem.status(of: name, in: copy, followingLinks: false)
    }
    switch status.kind {
    case .folder:
      let folders = try calling { () throws(SystemFailure) in
        (
          try OpenFile.openFolder(name, in: copy, followingLinks: false),
          try OpenFile.openFolder(name, in: source, followingLinks: false)
        )
      }
      return try verifyTree(folders.0, against: folders.1, path: path)
    case .link:
      let isSame = try calling { () throws(SystemFailure) in
        try FileSystem.readLink(name, in: copy) == FileSystem.readLink(name, in: source)
      }
      guard isSame else { throw .sourceChanged(path) }
      return .device
    default:
      let file = try calling { () throws(SystemFailure) in
        try OpenFile.open(name, in: copy, options: .noFollow)
      }
      return try verify(file, against: name, in: source, version: nil)
    }
  }
}
