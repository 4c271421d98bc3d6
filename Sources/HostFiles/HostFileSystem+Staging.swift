package import FileTransfer
import SystemCalls
import SystemPackage

// Writing new files: many small ones at once, and of large ones as much as the connection takes.
extension HostFileSystem {
  package func stage(_ files: [FarStaging]) throws(FarError) -> [Result<Int64, FarError>] {
    try stage(files) {}
  }

  package func stage(
    _ files: [FarStaging], meanwhile: () -> Void
  ) throws(FarError) -> [Result<Int64, FarError>] {
    let transfers = files.map { StagedTransfer($0) }
    try awaitLimits()
    var waiting = transfers[...]
    var isLast = false
    while !waiting.isEmpty {
      let group = waiting.prefix(filesAtOnce)
      waiting = waiting.dropFirst(group.count)
      for transfer in group { transfer.open(connection) }
      for transfer in group {
        while transfer.isOpening { try connection.pump() }
        try write(transfer)
      }
      // The first sync commits the names and sizes of all, so that the others are quick.
      for transfer in group { transfer.synchronize(connection) }
      if waiting.isEmpty && !isLast {
        isLast = true
        try connection.flush()
        meanwhile()
      }
      while !group.allSatisfy(\.isDone) { try connection.pump() }
      waiting = tooMany(of: group) + waiting
    }
    if !isLast { meanwhile() }
    return try results(of: transfers)
  }

  /// The files that the server perhaps only refused because others were open.
  ///
  /// A server that does not tell how many may be open says no more than that it failed.
  private func tooMany(of group: ArraySlice<StagedTransfer>) -> [StagedTransfer] {
    let refused = group.filter(\.isRefused)
    if tellsHandles || refused.count == group.count { return [] }
    for transfer in refused { transfer.forget() }
    if !refused.isEmpty { filesAtOnce = group.count - refused.count }
    return refused
  }

  /// The bytes that wait for a program before no more are read.
  private static var ahead: Int { 1 << 20 }
  /// The bytes without an answer on one connection.
  private static var windowBytes: Int { 8 << 20 }
  /// The bytes of a file that go over one connection before others help.
  private static var largeSize: Int64 { 8 << 20 }
  /// The round trip, in nanoseconds, from which one connection does not carry what the line could.
  private static var longTrip: Int64 { 5_000_000 }
  /// The connections of one large file, the first one included.
  private static var channelLimit: Int { 4 }

  /// Sends the content of a file, and its permissions and time after it.
  private func write(_ transfer: StagedTransfer) throws(FarError) {
    var ways = [StagedTransfer.Way(connection, transfer.handle)]
    while let bytes = transfer.next(atMost: chunk) {
      if transfer.written > Self.largeSize, ways.count == 1, roundTrip > Self.longTrip {
        ways += try furtherWays(to: transfer)
      }
      let way = ways.min { $0.connection.unansweredBytes < $1.connection.unansweredBytes }
      guard let way else { break }
      transfer.write(bytes, by: way)
      while way.connection.unsent > Self.ahead || way.connection.unansweredBytes > Self.windowBytes
      {
        try HostConnection.pump(ways.map(\.connection))
      }
    }
    if connection.unsent > 64 << 10 { try connection.poll() }
    if ways.count > 1 {
      // The other connections have an order of their own.
      for way in ways.dropFirst() { way.close() }
      while ways.contains(where: { $0.connection.unanswered > 0 }) {
        try HostConnection.pump(ways.map(\.connection))
      }
    }
    transfer.setMetadata(connection)
  }

  /// Opens a file on the other connections; fewer or none if the host does not let us.
  private func furtherWays(
    to transfer: StagedTransfer
  ) throws(FarError) -> [StagedTransfer.Way] {
    var open = channels ?? []
    if channels == nil {
      while open.count + 1 < Self.channelLimit, let channel = try openChannel() {
        open.append(channel)
      }
      channels = open
    }
    var ways: [StagedTransfer.Way] = []
    for channel in open {
      if case .handle(let handle) = try channel.ask(.open(transfer.file.path.bytes, .write)) {
        ways.append(.init(channel, handle))
      }
    }
    return ways
  }

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
    if !transfer.isCreated, try isTaken(path) { return .taken(path) }
    return try reason(
      for: error, path, in: path.directory, missing: transfer.lost)
  }

  func isTaken(_ path: FilePath) throws(FarError) -> Bool {
    if case .success(.some)? = try look(at: [path], followingLinks: false).first {
      true
    } else {
      false
    }
  }
}
