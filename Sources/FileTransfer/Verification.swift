import SystemCalls
import SystemPackage

/// Reads copies back from the device, bypassing the page cache if possible, and compares them with the digests
/// of their sources, which are not read again.
struct Verification {
  let monitor: TransferMonitor
  /// The highest verification that reading back can prove, depending on the file system.
  var provable = Placement.Verification.device

  /// Up to this size, reading through the page cache, from which the file was dropped, is faster than direct
  /// I/O.
  private static let direct: Int64 = 1 << 20

  /// Compares a synced copy with the digest of what was copied.
  ///
  /// - Parameter path: The source, for the error.
  func verify(
    _ copy: OpenFile, against digest: Digest, of path: FilePath
  ) throws(TransferError) -> Placement.Verification {
    let status = try calling { () throws(SystemFailure) in try copy.status() }
    let verified = Self.forgetPages(of: copy, size: status.size)
    guard try read(copy, status, directly: verified == .device) == digest else {
      throw .verificationFailed(path)
    }
    return min(verified, provable)
  }

  /// Drops a file from the page cache; returns what reading it back would then prove.
  static func forgetPages(of file: OpenFile, size: Int64) -> Placement.Verification {
    for _ in 0..<2 {
      file.expect(.none)
      if !file.isPartlyInMemory(size: size) { return .device }
    }
    return .cache
  }

  /// The digest of a file's content; nil if it ends early.
  private func read(
    _ file: OpenFile, _ status: FileStatus, directly: Bool
  ) throws(TransferError) -> Digest? {
    let pass = HashedPass(monitor: monitor)
    if directly && status.size > Self.direct && file.setDirect(true) {
      defer { _ = file.setDirect(false) }
      do throws(TransferError) {
        return try pass.hash(file, status)
      } catch .system(let failure) where failure.errno == .invalidArgument {
        // The block size of the device is larger than our alignment.
      }
      _ = file.setDirect(false)
      return try pass.hash(file, status)
    }
    file.expect(.sequential)
    return try pass.hash(file, status)
  }

  // MARK: Trees

  /// Compares all files of a copied tree with the digests of what was copied; links need no verification.
  ///
  /// The result is the lowest verification of its files.
  func verifyTree(
    _ copy: OpenFile, against digests: TreeDigests, path: FilePath, workers: Int
  ) throws(TransferError) -> Placement.Verification {
    // The descriptor was opened while the directory was empty, and some file systems would still list it as
    // such.
    let tree = try calling { () throws(SystemFailure) in
      try OpenFile.openDirectory(".", in: copy, followingLinks: false)
    }
    var least: Placement.Verification?
    var seen = 0
    try FilesInTree(monitor: monitor).forEachBatch(
      in: tree,
      unreadable: { below, failure throws(TransferError) in
        throw TransferError(failure).at(path.appending(below.components))
      }
    ) { files throws(TransferError) in
      let results = parallelMap(0..<files.count, threads: workers) { index in
        Result { () throws(TransferError) in
          try verify(files[index], against: digests, path)
        }
      }
      for result in results {
        guard let one = try result.get() else { continue }
        least = least.map { min($0, one) } ?? one
      }
      seen += files.count
    }
    guard seen == digests.count else { throw .verificationFailed(path) }
    return least ?? .cache
  }

  /// Compares one file; nil if it is empty, since it has no content on the device.
  private func verify(
    _ file: FilesInTree.File, against digests: TreeDigests, _ path: FilePath
  ) throws(TransferError) -> Placement.Verification? {
    let below = file.below
    do throws(TransferError) {
      let (copy, status) = try calling { () throws(SystemFailure) in
        let copy = try OpenFile.open(
          file.name, in: file.directory, options: [.noFollow, .nonBlocking])
        return (copy, try copy.status())
      }
      let verified = Self.forgetPages(of: copy, size: status.size)
      guard let digest = try read(copy, status, directly: verified == .device),
        digests.contains(digest, of: below)
      else { throw .verificationFailed(path.pushing(below)) }
      return status.size == 0 ? nil : min(verified, provable)
    } catch {
      throw error.at(path.pushing(below))
    }
  }
}
