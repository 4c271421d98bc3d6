package import FileTransfer
import SystemCalls
package import SystemPackage

// Names: giving them without replacing, removing them, and making them durable.
extension HostFileSystem {
  package func publish(_ names: [FarNaming]) throws(FarError) -> [Result<Void, FarError>] {
    try publish(names) {}
  }

  package func publish(
    _ names: [FarNaming], meanwhile: () -> Void
  ) throws(FarError) -> [Result<Void, FarError>] {
    var results: [Result<Void, FarError>] = []
    var ready: [Int] = []
    /// The ways in which names are given, by the index of the name.
    var isLinked: [Bool] = []
    var directories: Set<FilePath> = []
    var inserted: FilePath?
    var last: (directory: FilePath, way: Result<FarAbilities.Publication?, FarError>)?
    for (index, name) in names.enumerated() {
      // What was found out in one directory holds for its file system, which may differ in the next.
      if last?.directory != name.directory {
        last = (name.directory, try way(toNamesIn: name.directory))
      }
      let way = try? last?.way.get()
      isLinked.append(way == .link && !name.isDirectory && !name.hides)
      if case .failure(let error)? = last?.way {
        results.append(.failure(error))
        continue
      }
      if way == nil && !name.isUnguarded {
        results.append(.failure(.cannotRefuse(name.directory)))
        continue
      }
      results.append(.success(()))
      ready.append(index)
      if inserted != name.directory { directories.insert(name.directory) }
      inserted = name.directory
    }
    openInPassing(directories)
    let answers = try each(
      ready,
      { index in
        let name = names[index]
        return isLinked[index]
          ? .hardLink(name.staged.bytes, to: name.target.bytes)
          : .rename(name.staged.bytes, to: name.target.bytes)
      }, meanwhile: meanwhile
    ) { (index, reply) throws(FarError) in
      let name = names[index]
      try Self.check(reply, name.target)
      // The answer is waited for when the names are synced.
      if isLinked[index] { self.removeHidden(name.staged) }
    }
    for (index, answer) in zip(ready, answers) {
      guard case .failure(let error) = answer else { continue }
      results[index] = .failure(try whetherTaken(error, names[index].target))
    }
    return results
  }

  /// How names are given in a directory; an error concerns only those in it.
  private func way(
    toNamesIn directory: FilePath
  ) throws(FarError) -> Result<FarAbilities.Publication?, FarError> {
    do throws(FarError) { return .success(try publication(in: directory)) } catch {
      if error.endsConnection { throw error }
      return .failure(error)
    }
  }

  package func replace(_ target: FilePath, by staged: FilePath) throws(FarError) {
    try Self.check(try connection.ask(.replace(staged.bytes, to: target.bytes)), target)
  }

  package func replace(
    _ target: FilePath, by staged: FilePath, keeping kept: FilePath
  ) throws(FarError) -> Bool {
    guard has("posix-rename@openssh.com") else { return false }
    for path in [target, kept] {
      let way = try way(toNamesIn: path.directory)
      guard way == .success(.link) else { return false }
    }
    do throws(FarError) {
      try Self.check(try connection.ask(.hardLink(target.bytes, to: kept.bytes)), kept)
    } catch {
      if case .missing = error { throw error }
      if error.endsConnection { throw error }
      return false
    }
    try replace(target, by: staged)
    return true
  }

  /// A taken name is a failure like any other in version 3.
  private func whetherTaken(_ error: FarError, _ path: FilePath) throws(FarError) -> FarError {
    guard case .failed = error else { return error }
    if try isTaken(path) { return .taken(path) }
    return try reason(for: error, path, in: path.directory)
  }

  package func makeDirectories(
    _ directories: [FilePath], mode: UInt32
  ) throws(FarError) -> [Result<Void, FarError>] {
    try explaining(try each(directories) { .makeDirectory($0, mode: mode) }, directories)
  }

  package func link(_ links: [FarLink]) throws(FarError) -> [Result<Void, FarError>] {
    let results = try each(links, { .makeLink(to: $0.content.bytes, at: $0.path.bytes) }) {
      (link, reply) throws(FarError) in try Self.check(reply, link.path)
    }
    if keepsTimesOfLinks {
      // The link is there whether or not the file system has a time for it.
      _ = try each(
        zip(links, results).compactMap { (try? $1.get()) == nil ? nil : $0 },
        { .setTimes(ofLink: $0.path.bytes, UInt32(clamping: $0.modified)) }
      ) { _, _ throws(FarError) in }
    }
    return try explaining(results, links.map(\.path))
  }

  private func explaining(
    _ results: [Result<Void, FarError>], _ paths: [FilePath]
  ) throws(FarError) -> [Result<Void, FarError>] {
    var results = results
    for (index, path) in paths.enumerated() {
      if case .failure(let error) = results[index] {
        results[index] = .failure(try whetherTaken(error, path))
      }
    }
    return results
  }

  package func setMetadata(
    _ files: [(path: FilePath, FarMetadata)]
  ) throws(FarError) -> [Result<Void, FarError>] {
    try each(
      files,
      {
        .setMetadata($0.path.bytes, mode: $0.1.mode, modified: UInt32(clamping: $0.1.modified))
      }
    ) { (file, reply) throws(FarError) in try Self.check(reply, file.path) }
  }

  package func remove(_ paths: [FilePath]) throws(FarError) -> [Result<Void, FarError>] {
    try each(paths) { .remove($0) }
  }

  package func removeDirectories(_ paths: [FilePath]) throws(FarError) -> [Result<Void, FarError>] {
    try each(paths) { .removeDirectory($0) }
  }

  /// A server on Linux opens a directory like a file, and syncs it; others are asked to run `sync`.
  package func synchronize(_ directories: [FilePath]) throws(FarError) {
    var rest: [FilePath] = []
    // Each directory has a handle for a moment, and servers limit their number.
    for start in stride(from: 0, to: directories.count, by: directoriesAtOnce) {
      let page = directories[start..<min(start + directoriesAtOnce, directories.count)]
      rest += syncsDirectories == false ? Array(page) : try synchronizeOpened(Array(page))
    }
    // Staged names are gone too when this returns.
    try connection.drain()
    if rest.isEmpty { return }
    syncsDirectories = false
    for path in rest {
      let said = try runIfPossible(Self.syncCommand, paths: [path])
      guard let said, said.isSuccess, said.output.suffix(Self.synced.count) == Self.synced[...]
      else { throw .cannotSynchronize(path) }
    }
  }

  /// The word by which a host says that it has synced: that a connection ended well does not tell that it ran anything.
  private static let synced = Array("synced\n".utf8)
  private static let syncCommand = #"sh -c 'sync -- "$@" && echo synced' sh"#

  private var directoriesAtOnce: Int { min(64, handles) }

  /// Syncs directories by opening them, and returns those with which that does not work.
  private func synchronizeOpened(_ paths: [FilePath]) throws(FarError) -> [FilePath] {
    var rest = try open(paths)
    var refused: [FilePath] = []
    for path in paths {
      guard let handle = openDirectories[path] else { continue }
      connection.send(.synchronize(handle)) { reply in
        if case .status(.ok, _) = reply { return }
        refused.append(path)
      }
    }
    // A server handles the requests for one handle in their order.
    for handle in openDirectories.values { connection.send(.close(handle)) { _ in } }
    openDirectories = [:]
    try connection.drain()
    rest += refused
    return rest
  }

  /// Opens directories to sync them later, without waiting for the answers.
  private func openInPassing(_ directories: Set<FilePath>) {
    if syncsDirectories == false { return }
    for path in directories.prefix(directoriesAtOnce) where openDirectories[path] == nil {
      connection.send(.open(path.bytes, .read)) { [self] reply in
        guard case .handle(let handle) = reply else { return }
        if openDirectories[path] != nil { return connection.send(.close(handle)) { _ in } }
        openDirectories[path] = handle
      }
    }
  }

  /// Opens directories and files to sync them, and returns those that cannot be opened.
  private func open(_ paths: [FilePath]) throws(FarError) -> [FilePath] {
    let new = paths.filter { openDirectories[$0] == nil }
    let handles = try each(new, { .open($0.bytes, .read) }) {
      (path, reply) throws(FarError) -> [UInt8] in
      guard case .handle(let handle) = reply else { throw Self.error(reply, path) }
      return handle
    }
    var rest: [FilePath] = []
    for (path, handle) in zip(new, handles) {
      if case .success(let handle) = handle {
        openDirectories[path] = handle
      } else {
        rest.append(path)
      }
    }
    return rest
  }
}
