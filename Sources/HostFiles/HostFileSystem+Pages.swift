package import FileTransfer
import SystemCalls
import SystemPackage

// Many files at once: their requests are under way together, so that a page of them costs a few round trips.
extension HostFileSystem {
  package func read(
    _ files: [FarReading], _ each: (Int, [UInt8]) -> Bool
  ) throws(FarError) -> [Result<Void, FarError>] {
    try awaitLimits()
    let page = PageReader(files, self)
    while true {
      page.ask()
      let hasReturned = page.pass(on: each)
      if let results = page.results { return results }
      if !hasReturned { try connection.pump() }
    }
  }
}

/// The files of a page that are read together, as many at a time as the server lets be open.
private final class PageReader {
  private let files: [FarReading]
  private let host: HostFileSystem
  /// The next file to open.
  private var next = 0
  /// The number of files that are being opened or read.
  private var open = 0
  /// The open files, about in order.
  private var streams: [(index: Int, stream: ReadAhead)] = []
  private var found: [Result<Void, FarError>?]
  private var missing: Int

  init(_ files: [FarReading], _ host: HostFileSystem) {
    self.files = files
    self.host = host
    found = Array(repeating: nil, count: files.count)
    missing = files.count
  }

  /// What became of each file; nil before all are read.
  var results: [Result<Void, FarError>]? { missing > 0 ? nil : found.compactMap(\.self) }

  /// Opens files and asks for their bytes, until enough is under way.
  func ask() {
    let connection = host.connection
    while next < files.count, open < host.handles, connection.unanswered < HostFileSystem.window {
      let (index, file) = (next, files[next])
      next += 1
      open += 1
      connection.send(.open(file.path.bytes, .read)) { [self] reply in
        guard case .handle(let handle) = reply else {
          return end(index, .failure(HostFileSystem.error(reply, file.path)))
        }
        streams.append(
          (index, ReadAhead(file.path, handle, size: file.size, chunk: host.chunk)))
      }
    }
    var pending = streams.reduce(0) { $0 + $1.stream.pending }
    for (_, stream) in streams {
      guard pending < ReadAhead.most else { break }
      let before = stream.pending
      stream.ask(connection, ahead: before + ReadAhead.most - pending)
      pending += stream.pending - before
    }
  }

  /// Passes on what has arrived; returns whether there was something.
  func pass(on each: (Int, [UInt8]) -> Bool) -> Bool {
    var hasReturned = false
    streams.removeAll { index, stream in
      var isWanted = true
      while isWanted, let bytes = stream.next() {
        hasReturned = true
        isWanted = each(index, bytes)
      }
      if isWanted, stream.error == nil {
        guard stream.isAtEnd else { return false }
        _ = each(index, [])
      }
      hasReturned = true
      host.connection.send(.close(stream.handle)) { _ in }
      end(index, stream.error.map { .failure($0) } ?? .success(()))
      return true
    }
    return hasReturned
  }

  private func end(_ index: Int, _ result: Result<Void, FarError>) {
    found[index] = result
    missing -= 1
    open -= 1
  }
}
