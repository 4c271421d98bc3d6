package import FileTransfer
import SystemCalls
package import SystemPackage

// What is there, and its content.
extension HostFileSystem {
  package func look(
    at paths: [FilePath], followingLinks: Bool
  ) throws(FarError) -> [Result<FarStatus?, FarError>] {
    try each(paths, { .look($0.bytes, followingLinks: followingLinks) }) {
      (path, reply) throws(FarError) in
      switch reply {
      case .attributes(let attributes):
        guard let status = FarStatus(attributes) else {
          throw .failed(path, words: "the server says a size that no file has")
        }
        return status
      case .status(.noSuchFile, _): return nil
      default: throw Self.error(reply, path)
      }
    }
  }

  package func list(
    _ directory: FilePath, _ each: ([FarEntry]) -> Bool
  ) throws(FarError) {
    let opened = try connection.ask(.openDirectory(directory.bytes))
    guard case .handle(let handle) = opened else { throw Self.error(opened, directory) }
    defer { connection.send(.close(handle)) { _ in } }
    var withoutEntries = 0
    while true {
      let reply = try connection.ask(.readDirectory(handle))
      switch reply {
      case .status(.endOfFile, _): return
      case .names(let names):
        if names.isEmpty { return }
        var entries: [FarEntry] = []
        for name in names where name.name != [0x2E] && name.name != [0x2E, 0x2E] {
          // A name that is a path would lead out of the directory.
          guard !name.name.isEmpty, name.name.count <= 255, !name.name.contains(0x2F),
            !name.name.contains(0)
          else {
            throw .protocolBroken(host: host, what: "a name that is not one path component")
          }
          // With a size that no file has it is there, but counts as no file.
          entries.append(
            FarEntry(name.name, FarStatus(name.attributes) ?? FarStatus(kind: .unknown)))
        }
        withoutEntries = entries.isEmpty ? withoutEntries + 1 : 0
        if withoutEntries > Self.emptyLimit {
          throw .protocolBroken(host: host, what: "a listing that lists nothing without end")
        }
        if !entries.isEmpty && !each(entries) { return }
      default: throw Self.error(reply, directory)
      }
    }
  }

  /// The answers in a row that list only the directory itself and its parent.
  private static var emptyLimit: Int { 100 }

  package func contents(
    ofLinks paths: [FilePath]
  ) throws(FarError) -> [Result<FilePath, FarError>] {
    try each(paths, { .readLink($0.bytes) }) { (path, reply) throws(FarError) in
      guard case .names(let names) = reply, let name = names.first?.name, !name.contains(0) else {
        throw Self.error(reply, path)
      }
      return FilePath(bytes: name)
    }
  }

  package func heads(
    of paths: [FilePath], _ count: Int
  ) throws(FarError) -> [Result<[UInt8], FarError>] {
    var results: [Result<[UInt8], FarError>] = []
    var next = 0
    try awaitLimits()
    // Each file has a handle while it is read, and servers limit their number.
    while next < paths.count {
      let page = Array(paths[next..<min(next + min(64, handles), paths.count)])
      let handles = try each(page, { .open($0.bytes, .read) }) { (path, reply) throws(FarError) in
        guard case .handle(let handle) = reply else { throw Self.error(reply, path) }
        return handle
      }
      for (path, handle) in zip(page, handles) {
        switch handle {
        case .failure(let error): results.append(.failure(error))
        case .success: results.append(.success([]))
        }
        _ = path
      }
      try readHeads(page, handles, count, &results, from: next)
      next += page.count
    }
    return results
  }

  /// Reads from open files until each has enough; a server may return less than was asked for.
  private func readHeads(
    _ paths: [FilePath], _ handles: [Result<[UInt8], FarError>], _ count: Int,
    _ results: inout [Result<[UInt8], FarError>], from start: Int
  ) throws(FarError) {
    var open: [(index: Int, handle: [UInt8])] = handles.enumerated().compactMap { index, handle in
      (try? handle.get()).map { (index, $0) }
    }
    let all = open
    while !open.isEmpty {
      var read: [Int] = []
      for file in open { read.append((try? results[start + file.index].get().count) ?? 0) }
      let parts = Array(zip(open, read))
      let limit = chunk
      let replies = try each(
        parts, { .read($0.0.handle, at: Int64($0.1), min(count - $0.1, limit)) }
      ) { (part, reply) throws(FarError) -> [UInt8] in
        switch reply {
        case .data(let bytes): return bytes
        case .status(.endOfFile, _): return []
        default: throw Self.error(reply, paths[part.0.index])
        }
      }
      var rest: [(index: Int, handle: [UInt8])] = []
      for (file, reply) in zip(open, replies) {
        switch reply {
        case .failure(let error): results[start + file.index] = .failure(error)
        case .success(let bytes):
          let head = ((try? results[start + file.index].get()) ?? []) + bytes
          results[start + file.index] = .success(Array(head.prefix(count)))
          if !bytes.isEmpty && head.count < count { rest.append(file) }
        }
      }
      open = rest
    }
    _ = try each(all, { .close($0.handle) }) { _, _ in }
  }

  package func read(
    _ path: FilePath, from offset: Int64, _ each: ([UInt8]) -> Bool
  ) throws(FarError) {
    let opened = try connection.ask(.open(path.bytes, .read))
    guard case .handle(let handle) = opened else { throw Self.error(opened, path) }
    defer { connection.send(.close(handle)) { _ in } }
    let stream = ReadAhead(path, handle, from: offset, chunk: chunk)
    while true {
      stream.ask(connection, ahead: ReadAhead.most)
      while let bytes = stream.next() {
        if !each(bytes) { return }
      }
      if let error = stream.error { throw error }
      if stream.isAtEnd { return }
      try connection.pump()
    }
  }
}
