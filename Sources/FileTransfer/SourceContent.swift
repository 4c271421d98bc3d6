import SystemCalls
import SystemPackage

/// The bytes of a local source, opened when the first of them are needed and hashed while they are read.
///
/// A file that changes while it is read fails: a copy of half of each version would be worse than none.
final class SourceContent: FarContent {
  private let source: PlacementSource
  private let progress: @Sendable (Int64) -> Void
  private let bytes: FarBytes?
  private var open: OpenFile?
  private var running = Digest.Running()
  private(set) var count: Int64 = 0
  private var isAtEnd = false
  private var isHeld = false
  /// What may be there already of the bytes.
  private var there: StagedPieces?
  private(set) var passed: Int64 = 0

  init(_ source: PlacementSource, progress: @escaping @Sendable (Int64) -> Void) {
    self.source = source
    self.progress = progress
    if case .bytes(let bytes) = source.kind { self.bytes = FarBytes(bytes) } else { bytes = nil }
  }

  var file: FilePath? { if case .file(let path) = source.kind { path } else { nil } }
  var size: Int64 { source.size }

  func hold() { isHeld = true }

  func report(_ count: Int64) { progress(count) }

  /// The digest of what was read.
  var digest: Digest { running.finished() }

  func next(atMost limit: Int) throws(SystemFailure) -> [UInt8] {
    var limit = limit
    while let there, there.size > count {
      guard let piece = there.piece(at: count), try passIfSame(piece.digest, piece.length) else {
        // The next piece may be there again.
        limit = Int(min(Int64(limit), there.end(after: count) - count))
        break
      }
      passed += piece.length
    }
    let piece: [UInt8]
    if let bytes { piece = bytes.next(atMost: limit) } else { piece = try read(limit) }
    piece.withUnsafeBytes { running.add($0) }
    count += Int64(piece.count)
    if !isHeld { progress(Int64(piece.count)) }
    return piece
  }

  /// Lets `next` pass over the pieces that are there.
  func passOver(_ there: StagedPieces) { self.there = there }

  /// Passes over the next bytes of a file if they have a digest; returns whether they do.
  func passIfSame(_ digest: Digest, _ length: Int64) throws(SystemFailure) -> Bool {
    if bytes != nil || count.addingClamped(length) > source.size { return false }
    let file: OpenFile
    if let open { file = open } else { file = try source.open() }
    open = file
    var (part, whole) = (Digest.Running(), running)
    var offset = count
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 4096)
    defer { buffer.deallocate() }
    while offset < count + length {
      let wanted = Int(min(Int64(buffer.count), count + length - offset))
      let piece = UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted])
      let read = try file.readFully(at: offset, into: piece)
      if read == 0 { return false }
      part.add(UnsafeRawBufferPointer(rebasing: piece[..<read]))
      whole.add(UnsafeRawBufferPointer(rebasing: piece[..<read]))
      offset += Int64(read)
    }
    if part.finished() != digest { return false }
    (running, count) = (whole, count + length)
    // Of many small files, none stays open until it is its turn.
    if count == source.size { self.open = nil }
    progress(length)
    return true
  }

  private func read(_ limit: Int) throws(SystemFailure) -> [UInt8] {
    if isAtEnd { return [] }
    // One byte more than there should be shows the end; some files have more than their size says.
    let rest = Int(clamping: source.size - count)
    let limit = rest < 0 ? limit : min(limit, rest + 1)
    let file: OpenFile
    if let open { file = open } else { file = try source.open() }
    open = file
    var failure: SystemFailure?
    let piece = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      do throws(SystemFailure) {
        count = try file.readFully(at: self.count, into: UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    if piece.count < limit {
      isAtEnd = true
      if !source.isSame(try file.status()) { throw .stale(file.path) }
      open = nil
    }
    return piece
  }
}
