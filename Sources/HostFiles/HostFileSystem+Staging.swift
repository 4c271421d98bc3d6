package import FarPlaces
import SystemCalls
import SystemPackage

// Writing new files: many small ones at once, and of large ones as much as the connection takes.
extension HostFileSystem {
  package func stage(_ files: [FarStaging]) throws(FarError) -> [Result<Int64, FarError>] {
    let transfers = files.map { StagedTransfer($0) }
    for start in stride(from: 0, to: transfers.count, by: Self.filesAtOnce) {
      let group = transfers[start..<min(start + Self.filesAtOnce, transfers.count)]
      for transfer in group { transfer.open(connection) }
      while !group.allSatisfy(\.isWritten) {
        for transfer in group where connection.unsent < Self.ahead {
          try transfer.proceed(connection, chunk: chunk)
        }
        try connection.pump()
      }
      // The first sync commits the names and sizes of all, so that the others are quick.
      for transfer in group { transfer.synchronize(connection) }
      while !group.allSatisfy(\.isDone) { try connection.pump() }
    }
    return try results(of: transfers)
  }

  /// The number of files that are open at once.
  private static var filesAtOnce: Int { 256 }
  /// The bytes that wait for the program before no more are read.
  private static var ahead: Int { 4 << 20 }

  /// Removes what failed, and finds out why.
  private func results(
    of transfers: [StagedTransfer]
  ) throws(FarError) -> [Result<Int64, FarError>] {
    let left = transfers.filter { $0.error != nil && $0.isCreated }.map(\.file.path)
    if !left.isEmpty { _ = try remove(left) }
    var results: [Result<Int64, FarError>] = []
    for transfer in transfers {
      guard let error = transfer.error else {
        results.append(.success(transfer.written))
        continue
      }
      results.append(.failure(try explained(error, transfer)))
    }
    return results
  }

  /// The server says only that it failed; whether the disk is full or the name is taken has to be asked.
  private func explained(
    _ error: FarError, _ transfer: StagedTransfer
  ) throws(FarError) -> FarError {
    guard case .failed(let path, _) = error else { return error }
    if transfer.isCreated {
      let room = try room(in: path.removingLastComponent())
      return room.map { $0 < max(transfer.lost, 4096) } == true ? .noSpace(path) : error
    }
    return try isTaken(path) ? .taken(path) : error
  }

  func isTaken(_ path: FilePath) throws(FarError) -> Bool {
    if case .success(.some)? = try look(at: [path], followingLinks: false).first {
      true
    } else {
      false
    }
  }
}

/// One file on its way: opened, written, given its metadata, synced and closed, each after the step before.
///
/// The next step waits for the answers of the one before, because a server may work on several requests at once.
private final class StagedTransfer {
  let file: FarStaging
  private(set) var written: Int64 = 0
  private(set) var error: FarError?
  /// Whether all of it has arrived, or it has failed.
  private(set) var isWritten = false
  private(set) var isDone = false
  /// The bytes that were refused.
  private(set) var lost: Int64 = 0
  private var handle: [UInt8]?
  private var underWay = 0
  private var hasEnded = false

  /// The bytes of one file without an answer.
  private static let window = 8 << 20

  init(_ file: FarStaging) { self.file = file }

  /// Whether the hidden file is there, so that it has to be removed after an error.
  private(set) var isCreated = false

  func open(_ connection: HostConnection) {
    let request = SFTPRequest.open(file.path.bytes, [.write, .create, .truncate, .exclusive])
    connection.send(request) { [self] reply in
      guard case .handle(let handle) = reply else {
        error = HostFileSystem.error(reply, file.path)
        (isWritten, isDone) = (true, true)
        return
      }
      isCreated = true
      self.handle = handle
    }
  }

  /// Sends the next pieces of the file; at its end, the rest.
  func proceed(_ connection: HostConnection, chunk: Int) throws(FarError) {
    guard let handle, !hasEnded else { return }
    while error == nil, underWay * chunk < Self.window {
      let bytes: [UInt8]
      do throws(SystemFailure) {
        bytes = try file.content.next(atMost: chunk)
      } catch {
        self.error = .unreadable(error)
        break
      }
      if bytes.isEmpty {
        hasEnded = true
        break
      }
      write(bytes, handle, connection)
      if connection.unsent > 1 << 20 { return }
    }
    if error != nil { hasEnded = true }
    if hasEnded && underWay == 0 { conclude(handle, connection) }
  }

  private func write(_ bytes: [UInt8], _ handle: [UInt8], _ connection: HostConnection) {
    underWay += 1
    connection.send(.write(handle, at: written, bytes)) { [self] reply in
      underWay -= 1
      if case .status(.ok, _) = reply {
      } else {
        lost += Int64(bytes.count)
        error = error ?? HostFileSystem.error(reply, file.path)
        hasEnded = true
      }
      if hasEnded && underWay == 0 { conclude(handle, connection) }
    }
    written += Int64(bytes.count)
  }

  private func conclude(_ handle: [UInt8], _ connection: HostConnection) {
    if error != nil { return close(handle, connection) }
    underWay = 1
    connection.send(
      .setMetadata(
        ofOpen: handle, mode: file.metadata.mode,
        modified: UInt32(clamping: file.metadata.modified))
    ) { [self] reply in
      underWay = 0
      if let error = failure(reply) {
        self.error = error
        return close(handle, connection)
      }
      isWritten = true
    }
  }

  /// Syncs and closes a file that is written.
  func synchronize(_ connection: HostConnection) {
    guard let handle, error == nil else { return }
    connection.send(.synchronize(handle)) { [self] reply in
      // Whether the server can sync was found out before; without it, nothing is moved.
      if case .status(.unsupported, _) = reply {
      } else {
        error = failure(reply)
      }
      close(handle, connection)
    }
  }

  private func failure(_ reply: SFTPReply) -> FarError? {
    if case .status(.ok, _) = reply { nil } else { HostFileSystem.error(reply, file.path) }
  }

  private func close(_ handle: [UInt8], _ connection: HostConnection) {
    connection.send(.close(handle)) { [self] reply in
      if error == nil, case .status(let status, _) = reply, status != .ok {
        error = HostFileSystem.error(reply, file.path)
      }
      (isWritten, isDone) = (true, true)
    }
  }
}
