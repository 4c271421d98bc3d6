import FileTransfer
import SystemCalls

/// One file on its way: opened, written, given its metadata, synced and closed.
///
/// Once the file is open, the other requests are sent without waiting: the protocol demands that a server handles the
/// requests for one file in their order. Each answer is still checked.
final class StagedTransfer {
  /// A connection, and the file's handle there.
  struct Way {
    let connection: HostConnection
    let handle: [UInt8]?

    init(_ connection: HostConnection, _ handle: [UInt8]?) {
      self.connection = connection
      self.handle = handle
    }

    func close() {
      if let handle { connection.send(.close(handle)) { _ in } }
    }
  }

  let file: FarStaging
  private(set) var written: Int64 = 0
  private(set) var error: FarError?
  private(set) var isOpening = true
  private(set) var isDone = false
  private(set) var handle: [UInt8]?
  /// The bytes that were refused.
  private(set) var lost: Int64 = 0

  init(_ file: FarStaging) {
    self.file = file
    written = file.resumesAt ?? 0
  }

  /// Whether the hidden file is there, so that it has to be removed after an error.
  var isCreated: Bool { handle != nil }

  /// Whether the server has only said that it could not open the file.
  var isRefused: Bool {
    guard handle == nil, case .failed = error else { return false }
    return true
  }

  /// Lets the file be opened again.
  func forget() { (isOpening, isDone, error) = (true, false, nil) }

  func open(_ connection: HostConnection) {
    let request = SFTPRequest.open(
      file.path.bytes,
      file.resumesAt == nil ? [.write, .create, .truncate, .exclusive] : .write)
    connection.send(request) { [self] reply in
      isOpening = false
      if case .handle(let handle) = reply {
        self.handle = handle
        if file.resumesAt != nil { cut(handle, connection) }
      } else {
        error = HostFileSystem.error(reply, file.path)
        isDone = true
      }
    }
  }

  /// Cuts off what is behind the bytes that may be right.
  private func cut(_ handle: [UInt8], _ connection: HostConnection) {
    connection.send(.setSize(ofOpen: handle, file.kept)) { [self] reply in
      error = error ?? failure(reply)
    }
  }

  /// The next bytes of the content, behind those that are there already; nil at its end and after an error.
  func next(atMost limit: Int) -> [UInt8]? {
    guard handle != nil, error == nil else { return nil }
    do throws(SystemFailure) {
      let passed = file.content.passed
      let bytes = try file.content.next(atMost: limit)
      written += file.content.passed - passed
      return bytes.isEmpty ? nil : bytes
    } catch {
      self.error = .unreadable(error)
      return nil
    }
  }

  func write(_ bytes: [UInt8], by way: Way) {
    guard let handle = way.handle else { return }
    let (connection, count) = (way.connection, bytes.count)
    connection.unansweredBytes += count
    connection.send(.write(handle, at: written, bytes)) { [self] reply in
      connection.unansweredBytes -= count
      if let error = failure(reply) {
        lost += Int64(count)
        self.error = self.error ?? error
      }
    }
    let part = Liveness.Patience.syncedBytes
    let isPartFull = (written + Int64(count)) / part > written / part
    written += Int64(count)
    // A server that syncs does nothing else, and one that has too much to sync would count as lost.
    if isPartFull { sync(handle, connection) }
  }

  private func sync(_ handle: [UInt8], _ connection: HostConnection) {
    connection.send(.synchronize(handle)) { [self] reply in
      // Whether the server can sync was found out before; without it, nothing is moved.
      if case .status(.unsupported, _) = reply { return }
      error = error ?? failure(reply)
    }
  }

  func setMetadata(_ connection: HostConnection) {
    guard let handle, error == nil else { return }
    connection.send(
      .setMetadata(
        ofOpen: handle, mode: file.metadata.mode,
        modified: UInt32(clamping: file.metadata.modified))
    ) { [self] reply in error = error ?? failure(reply) }
  }

  /// Syncs and closes the file.
  func synchronize(_ connection: HostConnection) {
    guard let handle else { return }
    if error == nil { sync(handle, connection) }
    connection.send(.close(handle)) { [self] reply in
      error = error ?? failure(reply)
      isDone = true
    }
  }

  private func failure(_ reply: SFTPReply) -> FarError? {
    if case .status(.ok, _) = reply { nil } else { HostFileSystem.error(reply, file.path) }
  }
}
