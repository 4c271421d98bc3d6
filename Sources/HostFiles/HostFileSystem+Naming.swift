package import FarPlaces
import SystemCalls
package import SystemPackage

// Names: giving them without replacing, removing them, and making them durable.
extension HostFileSystem {
  package func publish(_ names: [FarNaming]) throws(FarError) -> [Result<Void, FarError>] {
    var results: [Result<Void, FarError>] = []
    for name in names {
      let directory = name.target.removingLastComponent()
      // What was found out in one directory holds for its file system, which may differ in the next.
      let way = try abilities(in: directory, by: runID).publication
      results.append(
        way == nil && !name.isUnguarded ? .failure(.cannotRefuse(directory)) : .success(()))
    }
    let ready = names.indices.filter { (try? results[$0].get()) != nil }
    let answers = try each(
      ready,
      { index in
        let name = names[index]
        let way = self.known[name.target.removingLastComponent()]?.publication
        return way == .link && !name.isDirectory
          ? .hardLink(name.staged.bytes, to: name.target.bytes)
          : .rename(name.staged.bytes, to: name.target.bytes)
      }
    ) { (index, reply) throws(FarError) in try Self.check(reply, names[index].target) }
    var linked: [FilePath] = []
    for (index, answer) in zip(ready, answers) {
      let name = names[index]
      if case .failure(let error) = answer {
        results[index] = .failure(try whetherTaken(error, name.target))
      } else if known[name.target.removingLastComponent()]?.publication == .link,
        !name.isDirectory
      {
        linked.append(name.staged)
      }
    }
    if !linked.isEmpty { _ = try remove(linked) }
    return results
  }

  /// A taken name is a failure like any other in version 3.
  private func whetherTaken(_ error: FarError, _ path: FilePath) throws(FarError) -> FarError {
    if case .failed = error, try isTaken(path) { return .taken(path) }
    return error
  }

  package func makeDirectories(
    _ directories: [FilePath], mode: UInt32
  ) throws(FarError) -> [Result<Void, FarError>] {
    try explaining(try each(directories) { .makeDirectory($0, mode: mode) }, directories)
  }

  package func link(
    _ links: [(path: FilePath, content: FilePath)]
  ) throws(FarError) -> [Result<Void, FarError>] {
    let results = try each(links, { .makeLink(to: $0.content.bytes, at: $0.path.bytes) }) {
      (link, reply) throws(FarError) in try Self.check(reply, link.path)
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
    for directory in directories {
      if syncsDirectories != false, try synchronize(directory) { continue }
      syncsDirectories = false
      guard let said = try run("sync --", paths: [directory]), said.isSuccess else {
        throw .cannotSynchronize(directory)
      }
    }
  }

  private func synchronize(_ directory: FilePath) throws(FarError) -> Bool {
    guard case .handle(let handle) = try connection.ask(.open(directory.bytes, .read)) else {
      return false
    }
    let reply = try connection.ask(.synchronize(handle))
    _ = try connection.ask(.close(handle))
    if case .status(.ok, _) = reply { return true }
    return false
  }
}
