import Synchronization
import SystemCalls

// Copies files that are verified or listed, in user space, since each byte has to be hashed.
extension ContentCopy {
  /// The number of pieces written before write-back to the device is started.
  private static let writeBack = 8

  /// Copies all of `source` to the empty file `target`, and returns the SHA-256 of what was read.
  ///
  /// The digest is nil if the source ended before its size, which the caller notices. Holes are preserved.
  func copyHashing(
    _ source: OpenFile, _ status: FileStatus, to target: OpenFile
  ) throws(TransferError) -> (bytes: Int64, digest: Digest?) {
    try monitor.checkCancelled()
    if status.size == 0 { return try copyStream(source, to: target) }
    source.expect(.sequential)
    let written = Atomic<Int64>(0)
    let digest = try HashedPass(monitor: monitor).hash(source, status) {
      bytes, offset throws(TransferError) in
      try calling { () throws(SystemFailure) in try target.writeAll(bytes, at: offset) }
      monitor.advance(bytes.count)
      let total = written.wrappingAdd(Int64(bytes.count), ordering: .relaxed).newValue
      let stride = Int64(Self.writeBack * FilePieces.size)
      if total % stride == 0 {
        // Other threads may not have written all of it yet; the final sync covers what is missed here.
        target.startWriteBack(at: max(0, offset + Int64(bytes.count) - stride), count: stride)
      }
    }
    if status.occupied < status.size {
      try calling { () throws(SystemFailure) in try target.truncate(to: status.size) }
    }
    return (digest == nil ? written.load(ordering: .relaxed) : status.size, digest)
  }

  /// Copies a file that reports no size.
  private func copyStream(
    _ source: OpenFile, to target: OpenFile
  ) throws(TransferError) -> (bytes: Int64, digest: Digest?) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 128 << 10, alignment: 4096)
    defer { buffer.deallocate() }
    var hash = Digest.Running()
    var copied: Int64 = 0
    while true {
      let filled = try calling { () throws(SystemFailure) in
        try source.read(at: copied, into: buffer)
      }
      if filled == 0 { return (copied, hash.finished()) }
      let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<filled])
      hash.add(bytes)
      try calling { () throws(SystemFailure) in try target.writeAll(bytes, at: copied) }
      copied += Int64(filled)
      monitor.advance(filled)
      try monitor.checkCancelled()
    }
  }
}
