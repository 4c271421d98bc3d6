import ContentDetection
import Context
import FileTransfer
import Items
import Sessions
import SystemCalls
import SystemPackage

/// Bytes that were taken at the lift and are kept with the session.
struct Spooled {
  var source: Representation.Source
  var size: Int64
  /// Where they can be looked at: nil for the few that are in `source` itself.
  var path: FilePath?
}

/// Takes bytes that cannot be named later: standard input, FIFOs, snapshots.
///
/// Few bytes go into the session's record; more go to a file of the session's, as they come.
struct Spool {
  let context: ExchangeContext
  /// Makes a file of the session's.
  let newPayload: () throws -> Payload
  /// The most bytes that the record itself takes.
  static let inlineLimit = 16384

  /// Takes all that comes from an open file.
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

  /// Takes bytes that are in memory.
  func take(_ bytes: [UInt8]) throws -> Spooled {
    if bytes.count <= Self.inlineLimit {
      return Spooled(source: .inline(bytes), size: Int64(bytes.count), path: nil)
    }
    let payload = try newPayload()
    try OpenFile.open(payload.path, .writeOnly).writeAll(bytes)
    return Spooled(
      source: .payload(payload.name), size: Int64(bytes.count), path: payload.path)
  }

  /// Takes all that comes from a FIFO, once somebody writes to it.
  func take(fifo path: FilePath, as looked: FileStatus) throws -> Spooled {
    try take(try SourceDoor.open(path, as: looked))
  }

  /// Takes a file or a directory that was looked at as it is now, sharing its blocks where the file system can.
  func snapshot(_ path: FilePath, _ sight: SourceStatus) throws -> Spooled {
    let payload = try newPayload()
    let directory = payload.path.removingLastComponent()
    try FileSystem.removeFile(payload.path)
    let request = PlacementRequest(
      .path(path, expecting: sight.status.version, followsLink: sight.isLink), directory: directory,
      name: Array(payload.name.utf8), rule: .fail)
    let outcome = TransferEngine().place(
      [request], journal: NoJournal(), progress: { _ in }, isCancelled: context.isCancelled)
    let bytes = try outcome.first?.get().bytes ?? 0
    return Spooled(source: .payload(payload.name), size: bytes, path: payload.path)
  }
}
