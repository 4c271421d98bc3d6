import FileTransfer
import SystemCalls
import SystemPackage

/// A far file system in memory, whose operations fail when a test says so.
///
/// It has the rules of a good server; `abilities` and `fault` make it a worse one.
final class MemoryFileSystem: PlaceFiles {
  enum Node: Equatable {
    case file([UInt8], FarMetadata)
    case directory(FarMetadata)
    case link(FilePath)
  }

  /// What was done, in order, for tests of the order of steps.
  enum Event: Equatable {
    case staged(FilePath)
    case hashed(FilePath)
    case published(FilePath)
    case synchronized(FilePath)
    case removed(FilePath)
  }

  var nodes: [FilePath: Node] = [
    "/": .directory(.init(mode: 0o755, modified: 0)),
    "/home": .directory(.init(mode: 0o755, modified: 0)),
  ]
  var found = FarAbilities(
    refusesTakenNames: true, publication: .link, hashes: true)
  /// Whether files can be synced.
  var canSynchronize = true
  var makesLinks = true
  var keepsTimesOfLinks = true
  /// Whether a file can be replaced in one step.
  var replaces = true
  private(set) var events: [Event] = []
  /// The number of operations so far, each file counted.
  private(set) var count = 0
  /// Called before each operation on a file, with its number from 1; the error is what happens instead.
  var fault: (Int, FilePath) -> FarError? = { _, _ in nil }
  /// Called after a publication, before its answer arrives.
  var afterPublishing: (Int) -> FarError? = { _ in nil }
  /// Called before a directory is synced; the error is what happens instead.
  var beforeSynchronizing: () -> FarError? = { nil }
  /// Changes what is stored.
  var damage: (FilePath, [UInt8]) -> [UInt8] = { $1 }
  /// The number of bytes that were sent for files.
  private(set) var received = 0
  /// The number of bytes after which the connection ends; nil if it does not.
  var takenBytes: Int?
  /// The number of bytes that fit, which it does not tell; what is sent at the same time shares them.
  var capacity: Int?
  private(set) var hasEnded = false

  private func each<Item, Answer>(
    _ items: [Item], _ path: (Item) -> FilePath, _ body: (Item) throws(FarError) -> Answer
  ) throws(FarError) -> [Result<Answer, FarError>] {
    var results: [Result<Answer, FarError>] = []
    for item in items {
      do throws(FarError) {
        try step(path(item))
        results.append(.success(try body(item)))
      } catch {
        if error.endsConnection {
          hasEnded = true
          throw error
        }
        results.append(.failure(error))
      }
    }
    return results
  }

  private func step(_ path: FilePath) throws(FarError) {
    if hasEnded { throw .lost(host: "memory", words: "") }
    count += 1
    if let error = fault(count, path) { throw error }
  }

  private func parent(of path: FilePath) throws(FarError) {
    switch nodes[path.removingLastComponent()] {
    case .directory?: return
    case nil: throw .missing(path)
    default: throw .notDirectory(path)
    }
  }

  /// Begins a new connection.
  func reconnect() { hasEnded = false }

  func resolve(_ path: FilePath) throws(FarError) -> FilePath {
    try step(path)
    if path.isAbsolute { return path }
    let bytes = path.bytes
    if bytes == Array("~".utf8) || bytes.isEmpty { return "/home" }
    if bytes.starts(with: "~/".utf8) {
      return FilePath("/home").pushing(.init(bytes: Array(bytes[2...])))
    }
    return FilePath("/home").pushing(path).lexicallyNormalized()
  }

  func abilities(in directory: FilePath, by runID: RunID) throws(FarError) -> FarAbilities {
    try step(directory)
    return found
  }

  func synchronizes(in directory: FilePath, by runID: RunID) throws(FarError) -> Bool {
    try step(directory)
    return canSynchronize
  }

  func look(
    at paths: [FilePath], followingLinks: Bool
  ) throws(FarError) -> [Result<FarStatus?, FarError>] {
    try each(paths, { $0 }) { (path) throws(FarError) in
      var path = path
      if followingLinks, case .link(let target)? = nodes[path] { path = target }
      return nodes[path].map(Self.status)
    }
  }

  private static func status(_ node: Node) -> FarStatus {
    switch node {
    case .file(let bytes, let metadata):
      FarStatus(
        kind: .regular, size: Int64(bytes.count), mode: metadata.mode, modified: metadata.modified)
    case .directory(let metadata):
      FarStatus(kind: .directory, mode: metadata.mode, modified: metadata.modified)
    case .link(let content):
      FarStatus(kind: .link, size: Int64(content.bytes.count), mode: 0o777, modified: 0)
    }
  }

  func list(_ directory: FilePath, _ each: ([FarEntry]) -> Bool) throws(FarError) {
    try step(directory)
    guard case .directory? = nodes[directory] else { throw .missing(directory) }
    for (path, node) in nodes where path != "/" && path.removingLastComponent() == directory {
      guard let name = path.lastComponent?.bytes else { continue }
      if !each([FarEntry(name, Self.status(node))]) { return }
    }
  }

  private func bytes(of path: FilePath) throws(FarError) -> [UInt8] {
    guard case .file(let bytes, _)? = nodes[path] else { throw .missing(path) }
    return bytes
  }

  func heads(of paths: [FilePath], _ count: Int) throws(FarError) -> [Result<[UInt8], FarError>] {
    try each(paths, { $0 }) { (path) throws(FarError) in Array(try bytes(of: path).prefix(count)) }
  }

  func read(_ path: FilePath, from offset: Int64, _ each: ([UInt8]) -> Bool) throws(FarError) {
    try step(path)
    let rest = try bytes(of: path).dropFirst(Int(offset))
    if !rest.isEmpty { _ = each(Array(rest)) }
  }

  func digests(of paths: [FilePath]) throws(FarError) -> [Result<FarDigest, FarError>] {
    try each(paths, { $0 }) { (path) throws(FarError) in
      events.append(.hashed(path))
      return FarDigest(Digest(of: try bytes(of: path)), isOfStored: found.hashes)
    }
  }

  var continuesFiles: Bool { found.hashes }

  func digestsMadeThere(of paths: [FilePath]) throws(FarError) -> [Digest?] {
    if !found.hashes { return paths.map { _ in nil } }
    return try digests(of: paths).map { try? $0.get().digest }
  }

  func pieces(of path: FilePath, each length: Int64) throws(FarError) -> [Digest] {
    try step(path)
    let all = try bytes(of: path)
    if !found.hashes { return [] }
    return stride(from: 0, to: all.count, by: Int(length)).map {
      Digest(of: Array(all[$0..<min($0 + Int(length), all.count)]))
    }
  }

  func room(in directory: FilePath) throws(FarError) -> Int64? {
    try step(directory)
    return capacity == nil ? 1 << 30 : nil
  }

  func makeDirectories(
    _ directories: [FilePath], mode: UInt32
  ) throws(FarError) -> [Result<Void, FarError>] {
    try each(directories, { $0 }) { (path) throws(FarError) in
      try parent(of: path)
      if nodes[path] != nil { throw .taken(path) }
      nodes[path] = .directory(.init(mode: mode, modified: 0))
    }
  }

  func stage(_ files: [FarStaging]) throws(FarError) -> [Result<Int64, FarError>] {
    var taken = 0
    return try each(files, \.path) { (file) throws(FarError) in
      try parent(of: file.path)
      var bytes: [UInt8] = []
      var offset = Int(file.resumesAt ?? 0)
      if file.resumesAt != nil {
        bytes = Array(try self.bytes(of: file.path).prefix(Int(file.kept)))
      } else if nodes[file.path] != nil {
        throw .taken(file.path)
      }
      do {
        while true {
          let passed = file.content.passed
          let piece = try file.content.next(atMost: 3)
          offset += Int(file.content.passed - passed)
          if piece.isEmpty { break }
          // What was written before the connection ended stays.
          if let limit = takenBytes, received + piece.count > limit {
            nodes[file.path] = .file(bytes, .init(mode: 0o600, modified: 0))
            throw FarError.lost(host: "memory", words: "")
          }
          received += piece.count
          bytes.replaceSubrange(offset..<min(bytes.count, offset + piece.count), with: piece)
          offset += piece.count
        }
      } catch let error as FarError {
        throw error
      } catch let error as SystemFailure {
        throw .unreadable(error)
      } catch {
        throw .unsupported(file.path)
      }
      taken += bytes.count
      if let capacity, taken > capacity { throw .failed(file.path, words: "no") }
      nodes[file.path] = .file(damage(file.path, bytes), file.metadata)
      events.append(.staged(file.path))
      return Int64(bytes.count)
    }
  }

  func publish(_ names: [FarNaming]) throws(FarError) -> [Result<Void, FarError>] {
    try each(names, \.target) { (name) throws(FarError) in
      try parent(of: name.target)
      guard let node = nodes[name.staged] else { throw .missing(name.staged) }
      let isGuarded = found.publication != nil
      if !isGuarded && !name.isUnguarded { throw .cannotRefuse(name.target) }
      if isGuarded && nodes[name.target] != nil { throw .taken(name.target) }
      // Whatever is below a directory comes along.
      let below = nodes.filter { $0.key != name.staged && $0.key.starts(with: name.staged) }
      for (path, node) in below {
        var rest = path
        _ = rest.removePrefix(name.staged)
        nodes[path] = nil
        nodes[name.target.pushing(rest)] = node
      }
      nodes[name.staged] = nil
      nodes[name.target] = node
      events.append(.published(name.target))
      if let error = afterPublishing(count) { throw error }
    }
  }

  func replace(_ target: FilePath, by staged: FilePath) throws(FarError) {
    try step(target)
    if !replaces { throw .unsupported(target) }
    guard let node = nodes[staged] else { throw .missing(staged) }
    nodes[staged] = nil
    nodes[target] = node
    events.append(.published(target))
  }

  func synchronize(_ directories: [FilePath]) throws(FarError) {
    for directory in directories {
      try step(directory)
      if let error = beforeSynchronizing() { throw error }
      events.append(.synchronized(directory))
    }
  }

  func setMetadata(
    _ files: [(path: FilePath, FarMetadata)]
  ) throws(FarError) -> [Result<Void, FarError>] {
    try each(files, \.path) { (file) throws(FarError) in
      switch nodes[file.path] {
      case .directory?: nodes[file.path] = .directory(file.1)
      case .file(let bytes, _)?: nodes[file.path] = .file(bytes, file.1)
      default: throw .missing(file.path)
      }
    }
  }

  func link(_ links: [FarLink]) throws(FarError) -> [Result<Void, FarError>] {
    try each(links, \.path) { (link) throws(FarError) in
      if !makesLinks { throw .unsupported(link.path) }
      try parent(of: link.path)
      if nodes[link.path] != nil { throw .taken(link.path) }
      nodes[link.path] = .link(link.content)
    }
  }

  func contents(ofLinks paths: [FilePath]) throws(FarError) -> [Result<FilePath, FarError>] {
    try each(paths, { $0 }) { (path) throws(FarError) in
      guard case .link(let content)? = nodes[path] else { throw .missing(path) }
      return content
    }
  }

  func remove(_ paths: [FilePath]) throws(FarError) -> [Result<Void, FarError>] {
    try each(paths, { $0 }) { (path) throws(FarError) in
      switch nodes[path] {
      case nil: throw .missing(path)
      case .directory?: throw .failed(path, words: "is a directory")
      default: nodes[path] = nil
      }
      events.append(.removed(path))
    }
  }

  func removeDirectories(_ paths: [FilePath]) throws(FarError) -> [Result<Void, FarError>] {
    try each(paths, { $0 }) { (path) throws(FarError) in
      guard case .directory? = nodes[path] else { throw .missing(path) }
      if nodes.keys.contains(where: { $0 != path && $0.starts(with: path) }) {
        throw .failed(path, words: "is not empty")
      }
      nodes[path] = nil
    }
  }
}
