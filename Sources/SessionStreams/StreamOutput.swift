import Context
import FileTransfer
import SystemCalls
import SystemPackage

/// Writes a session's stream, in constant memory, and hashes it on the way.
final class StreamOutput {
  private let file: OpenFile
  private let isCancelled: () -> Bool
  private let progress: (Int64) -> Void
  private var waiting: [UInt8] = []
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 4096)
  /// The digest of everything written so far.
  private(set) var whole = Digest.Running()
  private var part: Digest.Running?
  /// The number of bytes that are collected before they are written.
  private static let limit = 64 << 10

  /// - Parameter progress: Called with the number of bytes of a file written since the last call.
  init(
    _ file: OpenFile, progress: @escaping (Int64) -> Void, isCancelled: @escaping () -> Bool
  ) {
    self.file = file
    self.progress = progress
    self.isCancelled = isCancelled
    if (try? file.status().kind) == .fifo { file.requestPipeSize(1 << 20) }
  }

  deinit { buffer.deallocate() }

  /// The digest of what `body` writes.
  func hashing(_ body: () throws(ExchangeError) -> Void) throws(ExchangeError) -> Digest {
    part = Digest.Running()
    defer { part = nil }
    try body()
    return part?.finished() ?? Digest(of: [])
  }

  func write(_ bytes: [UInt8]) throws(ExchangeError) {
    bytes.withUnsafeBytes { hash($0) }
    waiting += bytes
    if waiting.count >= Self.limit { try flush() }
  }

  /// Fills the last block of a member.
  func pad(after size: Int64) throws(ExchangeError) {
    try write([UInt8](repeating: 0, count: TarMember.padding(after: size)))
  }

  /// Writes a regular file as a member.
  ///
  /// - Parameters:
  ///   - size: The size that the file must have; nil for any.
  ///   - hashes: Whether to hash its content; otherwise the member belongs to a part that is hashed as a whole.
  /// - Throws: `StreamError.changed` if the file does not stay as it is meanwhile.
  func write(
    _ source: OpenFile, as path: [UInt8], size: Int64? = nil, hashes: Bool, shown: FilePath
  ) throws(ExchangeError) -> Digest? {
    let before = try Self.reading(shown) { () throws(SystemFailure) in try source.status() }
    guard before.kind == .regular, size == nil || size == before.size else {
      throw .stream(.changed(shown))
    }
    try write(
      TarMember(
        path: path, size: before.size, mode: before.mode & 0o777, modified: before.modified
      ).header)
    var digest: Digest?
    if hashes {
      digest = try hashing { () throws(ExchangeError) in
        try copy(source, count: before.size, shown)
      }
    } else {
      try copy(source, count: before.size, shown)
    }
    try pad(after: before.size)
    let after = try Self.reading(shown) { () throws(SystemFailure) in try source.status() }
    guard after.size == before.size, after.modified == before.modified else {
      throw .stream(.changed(shown))
    }
    return digest
  }

  /// Writes exactly `count` bytes of an open file from its start.
  private func copy(
    _ source: OpenFile, count: Int64, _ shown: FilePath
  ) throws(ExchangeError) {
    try flush()
    source.expect(.sequential)
    var offset: Int64 = 0
    while offset < count {
      let wanted = Int(min(count - offset, Int64(buffer.count)))
      let filled = try Self.reading(shown) { () throws(SystemFailure) in
        try source.readFully(at: offset, into: .init(rebasing: buffer[..<wanted]))
      }
      guard filled > 0 else { throw .stream(.changed(shown)) }
      let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<filled])
      hash(bytes)
      try send(bytes)
      offset += Int64(filled)
      progress(Int64(filled))
    }
  }

  /// Writes what has been collected.
  func flush() throws(ExchangeError) {
    var failure: ExchangeError?
    waiting.withUnsafeBytes { bytes in
      do throws(ExchangeError) { try send(bytes) } catch { failure = error }
    }
    waiting.removeAll(keepingCapacity: true)
    if let failure { throw failure }
  }

  private func hash(_ bytes: UnsafeRawBufferPointer) {
    whole.add(bytes)
    part?.add(bytes)
  }

  private func send(_ bytes: UnsafeRawBufferPointer) throws(ExchangeError) {
    do throws(StreamFailure) {
      try StreamCopy.write(bytes, to: file, isCancelled)
    } catch {
      throw ExchangeError(streaming: file.path, error)
    }
  }

  /// What a call answers that reads a source.
  static func reading<Answer>(
    _ path: FilePath, _ call: () throws(SystemFailure) -> Answer
  ) throws(ExchangeError) -> Answer {
    do throws(SystemFailure) { return try call() } catch {
      throw ExchangeError(reading: path, error)
    }
  }
}
