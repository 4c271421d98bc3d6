import Synchronization
import SystemCalls

/// Reads a file once and computes the SHA-256 of what was read.
///
/// Several threads each work on a piece: hashing has to be done in order, and meanwhile the others read or
/// process theirs.
struct HashedPass {
  let monitor: TransferMonitor

  private static let lanes = min(max(Machine.processors + 1, 3), 4)
  /// Offsets and sizes of direct reads are multiples of this.
  private static let alignment = 4096

  /// The hash and the first failure, shared by the threads.
  private final class Shared: @unchecked Sendable {
    // Unchecked Sendable because only the thread inside the gate accesses the hash.
    var hash = Digest.Running()
    let gate = OrderedGate()
    let failure = Mutex<TransferError?>(nil)
    let isShort = Atomic<Bool>(false)
  }

  /// Hashes the first `status.size` bytes of `file`; nil if it ends before that.
  ///
  /// - Parameter each: Called with each piece that is not a hole and its offset, on any thread, in any order.
  func hash(
    _ file: OpenFile, _ status: FileStatus,
    each: @escaping @Sendable (UnsafeRawBufferPointer, Int64) throws(TransferError) -> Void = {
      _, _ in
    }
  ) throws(TransferError) -> Digest? {
    let shared = Shared()
    let pieces = FilePieces(file, status)
    let lanes = status.size <= Int64(FilePieces.size) ? 1 : Self.lanes
    let room = Int(min(status.size, Int64(FilePieces.size)))
    parallelForEach(0..<lanes, threads: lanes) { _ in
      let buffer = UnsafeMutableRawBufferPointer.allocate(
        byteCount: Self.aligned(room), alignment: Self.alignment)
      defer { buffer.deallocate() }
      do throws(TransferError) {
        while let piece = try calling({ () throws(SystemFailure) in try pieces.next() }) {
          try monitor.checkCancelled()
          guard try take(piece, of: file, shared, buffer, each) else { return }
        }
      } catch {
        shared.failure.withLock { $0 = $0 ?? error }
        shared.gate.close()
      }
    }
    if let failure = shared.failure.withLock({ $0 }) { throw failure }
    return shared.isShort.load(ordering: .relaxed) ? nil : shared.hash.finished()
  }

  /// Processes one piece; returns whether to continue.
  private func take(
    _ piece: FilePieces.Piece, of file: OpenFile, _ shared: Shared,
    _ buffer: UnsafeMutableRawBufferPointer,
    _ each: (UnsafeRawBufferPointer, Int64) throws(TransferError) -> Void
  ) throws(TransferError) -> Bool {
    if piece.isHole {
      return shared.gate.pass(piece.number) { shared.hash.addZeros(piece.count) }
    }
    let filled = try calling { () throws(SystemFailure) in
      try Self.read(piece, of: file, into: buffer)
    }
    guard filled == piece.count else {
      shared.isShort.store(true, ordering: .relaxed)
      shared.gate.close()
      return false
    }
    let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<filled])
    guard shared.gate.pass(piece.number, { shared.hash.add(bytes) }) else { return false }
    try each(bytes, piece.offset)
    return true
  }

  /// Reads a whole piece, or as much of it as the file has.
  private static func read(
    _ piece: FilePieces.Piece, of file: OpenFile, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemFailure) -> Int {
    let end = min(aligned(piece.count), buffer.count)
    var filled = 0
    while filled < piece.count {
      let room = UnsafeMutableRawBufferPointer(rebasing: buffer[filled..<end])
      let count = try file.read(at: piece.offset + Int64(filled), into: room)
      if count == 0 { break }
      filled += count
    }
    return min(filled, piece.count)
  }

  private static func aligned(_ count: Int) -> Int {
    (count + alignment - 1) / alignment * alignment
  }
}
