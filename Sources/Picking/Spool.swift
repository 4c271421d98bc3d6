import Clipboard
import ContentDetection
import Context
import Diagnostics
import FileTransfer
import Items
import Sessions
import SystemCalls
import SystemPackage

/// Bytes that were read during the lift and are stored in the session.
struct Spooled {
  var source: Representation.Source
  var size: Int64
  /// The file that contains the bytes; nil if they are inline in `source`.
  var path: FilePath?
}

/// Stores bytes that cannot be referred to later: standard input, FIFOs and snapshots.
///
/// Small data is stored inline in the session's record; larger data is streamed to a payload file.
struct Spool {
  let context: ExchangeContext
  /// Creates a payload file in the session.
  let newPayload: () throws -> Payload
  private static let inlineLimit = Representation.inlineLimit

  /// Stores everything that can be read from an open file.
  func take(_ file: OpenFile) throws -> Spooled {
    let head: [UInt8]
    do throws(SystemFailure) {
      head = try file.readAll(limit: Self.inlineLimit + 1)
    } catch {
      throw ExchangeError(reading: file.path, error)
    }
    if head.count <= Self.inlineLimit {
      return Spooled(source: .inline(head), size: Int64(head.count), path: nil)
    }
    let payload = try newPayload()
    let target = try OpenFile.open(payload.path, .writeOnly)
    try target.writeAll(head)
    let rest: Int64
    do throws(StreamFailure) {
      rest = try StreamCopy.copy(from: file, to: target, isCancelled: context.isCancelled)
    } catch {
      throw ExchangeError(spooling: file.path, error)
    }
    return Spooled(
      source: .payload(payload.name), size: Int64(head.count) + rest, path: payload.path)
  }

  /// Stores bytes from memory.
  func take(_ bytes: [UInt8]) throws -> Spooled {
    if bytes.count <= Self.inlineLimit {
      return Spooled(source: .inline(bytes), size: Int64(bytes.count), path: nil)
    }
    let payload = try newPayload()
    try OpenFile.open(payload.path, .writeOnly).writeAll(bytes)
    return Spooled(
      source: .payload(payload.name), size: Int64(bytes.count), path: payload.path)
  }

  /// Stores a payload that has been read from a clipboard, small ones inline.
  ///
  /// - Parameters:
  ///   - isText: Whether to repair it as text.
  ///   - isLatin: Whether the text is in Latin-1.
  func take(_ payload: Payload, isText: Bool, isLatin: Bool) throws -> Spooled {
    let size = try FileSystem.status(of: payload.path, followingLinks: false).size
    guard isText || size <= Self.inlineLimit else {
      return Spooled(source: .payload(payload.name), size: size, path: payload.path)
    }
    let file = try OpenFile.open(payload.path)
    try FileSystem.removeFile(payload.path)
    return try isText ? takeText(file, isLatin: isLatin) : take(file.readAll())
  }

  /// Stores text that is repaired, in constant memory.
  private func takeText(_ file: OpenFile, isLatin: Bool) throws -> Spooled {
    var repair = TextRepair(latin: isLatin)
    var head: [UInt8] = []
    var target: (payload: Payload, file: OpenFile)?
    var size: Int64 = 0
    func write(_ bytes: [UInt8]) throws {
      size += Int64(bytes.count)
      if let target { return try target.file.writeAll(bytes) }
      head += bytes
      if head.count <= Self.inlineLimit { return }
      let payload = try newPayload()
      let file = try OpenFile.open(payload.path, .writeOnly)
      try file.writeAll(head)
      target = (payload, file)
    }
    while true {
      if context.isCancelled() { throw ExchangeError.cancelled }
      let piece = try file.readAll(limit: 1 << 20)
      if piece.isEmpty { break }
      try repair.take(piece, write)
    }
    try repair.finish(write)
    guard let kept = target?.payload else {
      return Spooled(source: .inline(head), size: size, path: nil)
    }
    return Spooled(source: .payload(kept.name), size: size, path: kept.path)
  }

  /// All bytes of a payload, which is removed.
  func takeBytes(of payload: Payload) throws -> [UInt8] {
    defer { TreeRemoval.discard(payload.path) }
    return try OpenFile.open(payload.path).readAll()
  }

  /// A hash of the size of a payload and of its first bytes.
  func hash(of payload: Payload, limit: Int) throws -> UInt64 {
    let file = try OpenFile.open(payload.path)
    return try StableHash.of(file.readAll(limit: limit)) ^ UInt64(clamping: file.status().size)
  }

  /// Stores everything that is read from a FIFO, waiting for a writer.
  func take(fifo path: FilePath, as looked: FileStatus) throws -> Spooled {
    try take(try SourceDoor.open(path, as: looked))
  }

  /// Stores the current state of a file or directory on another host.
  func take(_ far: FarReference) throws -> Spooled {
    let payload = try newPayload()
    try context.farSources.fetch(far, to: payload.path, context)
    let size = far.isDirectory ? 0 : try FileSystem.status(of: payload.path).size
    return Spooled(source: .payload(payload.name), size: size, path: payload.path)
  }

  /// Stores the current state of an examined file or directory as a copy that shares blocks if the file system
  /// supports it.
  func snapshot(_ path: FilePath, _ sight: SourceStatus) throws -> Spooled {
    let payload = try newPayload()
    let directory = payload.path.directory
    try FileSystem.removeFile(payload.path)
    let request = PlacementRequest(
      .path(path, expecting: sight.status.version, followsLink: sight.isLink), directory: directory,
      name: Array(payload.name.utf8), rule: .fail)
    let outcome = TransferEngine().place(
      [request], journal: NoJournal(), progress: { _ in }, isCancelled: context.isCancelled)
    let placed = try outcome.first?.get()
    for note in placed?.notes ?? [] where note.leavesSomethingUndone {
      context.report(.said(note.diagnostic))
    }
    return Spooled(source: .payload(payload.name), size: placed?.bytes ?? 0, path: payload.path)
  }
}
