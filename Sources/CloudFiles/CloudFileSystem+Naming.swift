package import FileTransfer
import JSON
import SystemCalls
package import SystemPackage

// Giving names, and removing what has one.
extension CloudFileSystem {
  package func publish(_ names: [FarNaming]) throws(FarError) -> [Result<Void, FarError>] {
    var results: [Result<Void, FarError>] = names.map { _ in .success(()) }
    var moved: [Int] = []
    var sending: [(index: Int, path: FilePath)] = []
    for (index, naming) in names.enumerated() {
      if waiting[naming.staged] != nil {
        sending.append((index, naming.staged))
      } else if naming.isDirectory {
        results[index] = try nameDirectory(naming)
      } else {
        moved.append(index)
      }
    }
    let uploads = sending.compactMap { one in
      waiting[one.path].map { (upload: $0, target: names[one.index].target) }
    }
    let outcomes = try send(uploads)
    for (one, (upload, outcome)) in zip(sending, zip(uploads, outcomes)) {
      results[one.index] = try compared(upload.upload, names[one.index].target, outcome)
      if case .failure(.taken) = results[one.index] { continue }
      waiting[one.path] = nil
    }
    for (index, outcome) in zip(moved, try move(moved.map { names[$0] })) {
      results[index] = outcome
    }
    return results
  }

  /// Reads a file back if its hash is not known and it is to be compared.
  ///
  /// Other bytes stay: those of another program, which took the name at the same moment, cannot be told from ours that
  /// were damaged on the way.
  private func compared(
    _ upload: Upload, _ target: FilePath, _ outcome: Result<Void, FarError>
  ) throws(FarError) -> Result<Void, FarError> {
    guard case .success = outcome, upload.isCompared,
      sent[target]?.proof == Placement.Verification.none
    else { return outcome }
    switch try readBack(target) {
    case .success(let there) where there.digest == upload.digest:
      sent[target]?.proof = .cache
      return .success(())
    case .success, .failure:
      sent[target] = nil
      return .failure(.verificationFailed(target))
    }
  }

  /// Moves files to names that are free.
  private func move(
    _ names: [FarNaming], replacing: Bool = false
  ) throws(FarError) -> [Result<Void, FarError>] {
    if names.isEmpty { return [] }
    let before = try entries(at: names.map(\.target), hash: nil)
    let free = names.indices.filter { index in
      if case .success(nil) = before[index] { true } else { replacing }
    }
    var requests: [RcloneRequest] = []
    for index in free {
      let (from, to) = (try location(names[index].staged), try location(names[index].target))
      requests.append(
        RcloneRequest("operations/movefile") { object in
          object.add("srcFs", from.fs)
          object.add("srcRemote", from.path)
          object.add("dstFs", to.fs)
          object.add("dstRemote", to.path)
          object.add("_config", .object(JSONObject { $0.add("IgnoreExisting", !replacing) }))
        })
    }
    let answers = try calls.all(requests, transfers: { (_) throws(FarError) in })
    let after = try entries(
      at: free.map { names[$0].target } + free.map { names[$0].staged }, hash: nil)
    var results: [Result<Void, FarError>] = names.map { .failure(.taken($0.target)) }
    for (index, error) in zip(names.indices, before) {
      if case .failure(let error) = error { results[index] = .failure(error) }
    }
    for (position, index) in free.enumerated() {
      let (target, staged) = (after[position], after[free.count + position])
      let naming = names[index]
      let own = sent[naming.staged]
      switch (target, staged) {
      case (.success(let there?), .success(nil))
      where !there.isDirectory && (own == nil || there.size < 0 || there.size == own?.size):
        sent[naming.target] = own
        sent[naming.staged] = nil
        results[index] = .success(())
      case (.success(.some), _): results[index] = .failure(.taken(naming.target))
      case (.failure(let error), _), (_, .failure(let error)): results[index] = .failure(error)
      case (.success(nil), _):
        if case .failure(let fault) = answers[position] {
          results[index] = .failure(RcloneWords.error(fault.words, naming.target))
        } else {
          results[index] = .failure(.failed(naming.target, words: "the store did not keep it"))
        }
      }
    }
    return results
  }

  /// Gives a staged directory its name.
  private func nameDirectory(_ naming: FarNaming) throws(FarError) -> Result<Void, FarError> {
    let inside = waiting.keys.filter { $0.starts(with: naming.staged) }.sorted {
      $0.string < $1.string
    }
    if abilities.isBucketBased {
      let isSent = inside.isEmpty ? try isStagedEmpty(naming.staged) : true
      if isSent { return try sendDirectory(naming, inside) }
    }
    if case .success(.some) = try entries(at: [naming.target], hash: nil)[0] {
      return .failure(.taken(naming.target))
    }
    let (from, to) = (try location(naming.staged), try location(naming.target))
    let answer = try calls.all(
      [
        RcloneRequest("sync/move") { object in
          object.add("srcFs", from.fs + from.path)
          object.add("dstFs", to.fs + to.path)
          object.add("createEmptySrcDirs", true)
          object.add("deleteEmptySrcDirs", true)
          object.add("_config", .object(JSONObject { $0.add("IgnoreExisting", true) }))
        }
      ], transfers: { (_) throws(FarError) in })[0]
    let after = try entries(at: [naming.target, naming.staged], hash: nil)
    if case .success(.some) = after[0], case .success(nil) = after[1] { return .success(()) }
    guard case .failure(let fault) = answer else { return .failure(.taken(naming.target)) }
    return .failure(RcloneWords.error(fault.words, naming.target))
  }

  /// Whether a bucket store was to get an empty directory; what an undo has hidden there is in it.
  private func isStagedEmpty(_ path: FilePath) throws(FarError) -> Bool {
    guard RunID.isOfAnyRun(path.lastComponent?.bytes ?? []) else { return false }
    return if case .success(.some) = try entries(at: [path], hash: nil)[0] { false } else { true }
  }

  /// Sends the files of a directory to a bucket store, which has no directories: they appear one after the other.
  private func sendDirectory(
    _ naming: FarNaming, _ inside: [FilePath]
  ) throws(FarError) -> Result<Void, FarError> {
    if inside.isEmpty {
      return .failure(.failed(naming.target, words: "a bucket keeps no empty folders"))
    }
    if case .success(.some) = try entries(at: [naming.target], hash: nil)[0] {
      return .failure(.taken(naming.target))
    }
    var failure: FarError?
    var placed: [FilePath] = []
    var proof: Placement.Verification?
    for start in stride(from: 0, to: inside.count, by: Self.pageLimit) {
      let page = inside[start..<min(start + Self.pageLimit, inside.count)]
      let uploads = page.compactMap { path in
        waiting[path].map { upload in
          var below = path
          _ = below.removePrefix(naming.staged)
          return (upload: upload, target: naming.target.pushing(below))
        }
      }
      for (one, outcome) in zip(uploads, try send(uploads)) {
        switch try compared(one.upload, one.target, outcome) {
        case .success:
          placed.append(one.target)
          let own = sent[one.target]?.proof ?? .none
          proof = min(proof ?? own, own)
        case .failure(let error): failure = failure ?? error
        }
      }
      if failure != nil { break }
    }
    if let failure {
      _ = try remove(placed)
      return .failure(failure)
    }
    for path in inside { waiting[path] = nil }
    sent[naming.target] = .directory(proof ?? .none)
    return .success(())
  }

  private static let pageLimit = 400

  package func replace(_ target: FilePath, by staged: FilePath) throws(FarError) {
    if let upload = waiting[staged] {
      let outcome = try send([(upload, target)], replacing: true)[0]
      waiting[staged] = nil
      if case .failure(.taken) = outcome { throw .verificationFailed(target) }
      try outcome.get()
    } else {
      try move([FarNaming(staged, as: target)], replacing: true)[0].get()
    }
  }

  // MARK: - Directories and removal

  package func makeDirectories(
    _ directories: [FilePath], mode: UInt32
  ) throws(FarError) -> [Result<Void, FarError>] {
    // A bucket has no directories, only names with slashes.
    if abilities.isBucketBased { return directories.map { _ in .success(()) } }
    var results: [Result<Void, FarError>] = []
    let found = try entries(at: directories, hash: nil)
    for (path, found) in zip(directories, found) {
      switch found {
      case .failure(let error): results.append(.failure(error))
      case .success(.some): results.append(.failure(.taken(path)))
      case .success(nil):
        results.append(try each([path], "operations/mkdir") { (_, _) in }[0])
      }
    }
    return results
  }

  package func setMetadata(
    _ files: [(path: FilePath, FarMetadata)]
  ) -> [Result<Void, FarError>] {
    // No store keeps them for directories.
    files.map { _ in .success(()) }
  }

  package func link(
    _ links: [FarLink]
  ) -> [Result<Void, FarError>] {
    links.map { .failure(.failed($0.path, words: "a store keeps no links")) }
  }

  package func contents(ofLinks paths: [FilePath]) -> [Result<FilePath, FarError>] {
    paths.map { .failure(.unsupported($0)) }
  }

  package func remove(_ paths: [FilePath]) throws(FarError) -> [Result<Void, FarError>] {
    let there = paths.filter { waiting.removeValue(forKey: $0) == nil }
    var results = try each(there, "operations/deletefile") { (_, _) in }.makeIterator()
    let isThere = Set(there)
    return paths.map { isThere.contains($0) ? results.next() ?? .success(()) : .success(()) }
  }

  package func removeDirectories(
    _ paths: [FilePath]
  ) throws(FarError) -> [Result<Void, FarError>] {
    if abilities.isBucketBased { return paths.map { _ in .success(()) } }
    var results: [Result<Void, FarError>] = []
    for path in paths { results.append(try each([path], "operations/rmdir") { (_, _) in }[0]) }
    return results
  }
}
