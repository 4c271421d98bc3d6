import SystemCalls
package import SystemPackage

// What is made of the operations of every far file system.
extension PlaceFiles {
  /// What the links among the entries below a directory say, by their paths below it.
  package func texts(
    ofLinksAmong entries: [(below: FilePath, status: FarStatus)], in directory: FilePath
  ) throws(FarError) -> [FilePath: [UInt8]] {
    let links = entries.filter { $0.status.kind == .link }.map(\.below)
    var texts: [FilePath: [UInt8]] = [:]
    for (below, text) in zip(links, try contents(ofLinks: links.map { directory.pushing($0) })) {
      texts[below] = try text.get().bytes
    }
    return texts
  }

  /// The directories that are missing on a path, parents first.
  ///
  /// - Parameter named: The directory that the user named; below it, no link is followed.
  package func missingDirectories(
    on directory: FilePath, below named: FilePath
  ) throws(FarError) -> [FilePath] {
    var paths: [FilePath] = []
    var path = directory
    while !path.isEmpty, path != "/" {
      paths.append(path)
      path = path.removingLastComponent()
    }
    paths.reverse()
    let inner = paths.filter { $0 != named && $0.starts(with: named) }
    let outer = Array(paths.dropLast(inner.count))
    let found =
      try look(at: outer, followingLinks: true) + look(at: inner, followingLinks: false)
    for (index, (path, status)) in zip(paths, found).enumerated() {
      switch status {
      // Servers also say that a path is missing because a file is on it.
      case .success(nil), .failure(.missing): return Array(paths[index...])
      case .success(let status?):
        if status.kind != .directory { throw .notDirectory(path) }
      case .failure(let error): throw error
      }
    }
    return []
  }

  /// Makes a directory and its missing parents.
  ///
  /// - Parameter named: The directory that the user named; below it, no link is followed.
  package func makeAll(_ directory: FilePath, below named: FilePath) throws(FarError) {
    try makeAll(try missingDirectories(on: directory, below: named))
  }

  /// Makes missing directories, parents first.
  package func makeAll(_ missing: [FilePath]) throws(FarError) {
    for path in missing {
      if case .failure(let error) = try makeDirectories([path], mode: 0o777)[0] {
        // Another program may have made it just now.
        if case .taken = error { continue }
        throw error
      }
    }
  }

  /// Removes a directory if it is one and empty, and makes that durable; returns whether it is gone.
  package func removeIfEmpty(_ path: FilePath) throws(FarError) -> Bool {
    guard let status = try look(at: [path], followingLinks: false)[0].get() else { return true }
    if status.kind != .directory { return false }
    if case .failure = try removeDirectories([path])[0] { return false }
    _ = try synchronizeIfPossible([path.removingLastComponent()])
    return true
  }

  /// Prepares an undo that gives a name in a directory.
  ///
  /// What a server can do is tried with hidden files. They have the ID of the run that is undone, so that another undo
  /// removes them after a kill.
  ///
  /// - Throws: `failed` if somebody else's link leads to the directory by now.
  package func prepareUndo(
    in directory: FilePath, of runID: RunID, isResumed: Bool
  ) throws(FarError) {
    try checkWay(to: directory)
    if isResumed { try removeAll(in: directory) { runID.isStaged($0) } }
    _ = try abilities(in: directory, by: runID)
  }

  /// Gives something that a run placed a hidden name of that run beside its own, and returns it.
  ///
  /// A killed run may have left files under such names.
  package func hide(
    _ path: FilePath, isDirectory: Bool = false, by runID: RunID
  ) throws(FarError) -> FilePath {
    var last = FarError.taken(path)
    for _ in 0..<1000 {
      let hidden = path.removingLastComponent().pushing(runID.staged())
      let naming = FarNaming(path, as: hidden, isDirectory: isDirectory, isUnguarded: true)
      switch try publish([naming])[0] {
      case .success: return hidden
      case .failure(.taken(let path)): last = .taken(path)
      case .failure(let error): throw error
      }
    }
    throw last
  }

  /// Removes the entries of a directory whose names are meant, with everything in them; links are not followed.
  ///
  /// - Throws: The first error, after everything has been tried; a name that is gone is none.
  package func removeAll(
    in directory: FilePath, where isMeant: ([UInt8]) -> Bool
  ) throws(FarError) {
    var files: [FilePath] = []
    var directories: [FilePath] = []
    var count = 0
    try listWithoutTimes(directory) { entries in
      for entry in entries where isMeant(entry.name) {
        let path = directory.appending(bytes: entry.name)
        if entry.status.kind == .directory { directories.append(path) } else { files.append(path) }
      }
      count += entries.count
      return count <= Self.sweptLimit
    }
    // A server may list without end.
    if count > Self.sweptLimit { throw .failed(directory, words: "too many files") }
    var failure: FarError?
    func note(_ results: [Result<Void, FarError>]) {
      for case .failure(let error) in results {
        if case .missing = error { continue }
        failure = failure ?? error
      }
    }
    if !files.isEmpty { note(try remove(files)) }
    for path in directories {
      // Its own user may have taken the permission to list it.
      _ = try setMetadata([(path, FarMetadata(mode: 0o700, modified: 0))])
      do throws(FarError) {
        try removeAll(in: path) { _ in true }
      } catch {
        if error.endsConnection { throw error }
        note([.failure(error)])
      }
    }
    if !directories.isEmpty { note(try removeDirectories(directories)) }
    if let failure { throw failure }
  }

  /// The most entries of a directory that are looked at.
  private static var sweptLimit: Int { 10_000_000 }
}
