package import FileTransfer
import JSON
import SystemCalls
package import SystemPackage

// Looking at files, listing and reading them.
extension CloudFileSystem {
  package func look(
    at paths: [FilePath], followingLinks: Bool
  ) throws(FarError) -> [Result<FarStatus?, FarError>] {
    let found = try entries(at: paths, hash: nil)
    return zip(paths, found).map { path, found in
      if let upload = waiting[path] { return .success(upload.status(keepsTimes: keepsTimes)) }
      return found.map { $0.map(status) }
    }
  }

  var keepsTimes: Bool { abilities.keepsTimes }

  /// What is at paths; nil where nothing is.
  func entries(
    at paths: [FilePath], hash: StoreHash.Kind?
  ) throws(FarError) -> [Result<RcloneEntry?, FarError>] {
    let found = try each(
      paths, "operations/stat",
      { object, place in
        object.add("fs", place.fs)
        object.add("remote", place.path)
        object.add(
          "opt",
          .object(
            JSONObject {
              $0.add("noMimeType", true)
              if let hash {
                $0.add("showHash", true)
                $0.add("hashTypes", [hash.rawValue])
              }
            }))
      }
    ) { (node, _) throws(RcloneReplyFault) in try RcloneReply.item(node) }
    return found.map { result in
      if case .failure(.missing) = result { return .success(nil) }
      return result
    }
  }

  /// What is at the paths to which a page was sent.
  ///
  /// Listing a directory takes one request for many files, if most of what is in it was sent just now.
  func entries(
    sentTo paths: [FilePath], hash: StoreHash.Kind?
  ) throws(FarError) -> [Result<RcloneEntry?, FarError>] {
    let directory = paths.first?.directory ?? ""
    let isOne = paths.allSatisfy { $0.directory == directory }
    guard abilities.isBucketBased, paths.count >= Self.listedFrom, isOne,
      let count = counts[directory], count <= Self.mostListed
    else { return try entries(at: paths, hash: hash) }
    let listed = try listing(of: directory, hash: hash)
    guard case .success(let all) = listed else { return try entries(at: paths, hash: hash) }
    counts[directory] = all.count
    // By their bytes: two strings are equal if they look the same.
    let known = Dictionary(all.map { (Array($0.name.utf8), $0) }) { first, _ in first }
    return paths.map { path in .success(known[path.lastComponent?.bytes ?? []]) }
  }

  /// The least number of files for which their directory is listed.
  private static let listedFrom = 32
  /// The most entries of such a directory: a request lists a thousand.
  private static let mostListed = 5000

  private func listing(
    of directory: FilePath, hash: StoreHash.Kind?, withTimes: Bool = false
  ) throws(FarError) -> Result<[RcloneEntry], FarError> {
    try each(
      [directory], "operations/list",
      { object, place in
        object.add("fs", place.fs)
        object.add("remote", place.path)
        object.add(
          "opt",
          .object(
            JSONObject {
              $0.add("noMimeType", true)
              $0.add("noModTime", !withTimes)
              if let hash {
                $0.add("showHash", true)
                $0.add("hashTypes", [hash.rawValue])
              }
            }))
      }
    ) { (node, _) throws(RcloneReplyFault) in try RcloneReply.list(node) }[0]
  }

  func status(_ entry: RcloneEntry) -> FarStatus {
    FarStatus(
      kind: entry.isDirectory ? .directory : .regular, size: max(entry.size, 0),
      modified: keepsTimes && !entry.isDirectory ? entry.modified : nil)
  }

  package func list(
    _ directory: FilePath, _ each: ([FarEntry]) -> Bool
  ) throws(FarError) {
    try list(directory, withTimes: true, each)
  }

  package func listWithoutTimes(
    _ directory: FilePath, _ each: ([FarEntry]) -> Bool
  ) throws(FarError) {
    try list(directory, withTimes: false, each)
  }

  private func list(
    _ directory: FilePath, withTimes: Bool, _ each: ([FarEntry]) -> Bool
  ) throws(FarError) {
    let listed = try listing(of: directory, hash: nil, withTimes: withTimes).get()
    counts[directory] = listed.count
    var entries: [FarEntry] = []
    for entry in listed {
      let name = Array(entry.name.utf8)
      guard !name.isEmpty, !name.contains(0), !name.contains(UInt8(ascii: "/")), entry.name != ".",
        entry.name != ".."
      else { throw .protocolBroken(host: host, what: "a name that is not one") }
      entries.append(FarEntry(name, status(entry)))
    }
    _ = each(entries)
  }

  package func heads(
    of paths: [FilePath], _ count: Int
  ) throws(FarError) -> [Result<[UInt8], FarError>] {
    var places: [Location] = []
    for path in paths { places.append(try location(path)) }
    let heads = try calls.heads(
      places.map { RcloneRequest(reading: $0.path, of: $0.fs, from: 0, count: Int64(count)) })
    return zip(paths, heads).map { path, head in
      head.map { Array($0.prefix(count)) }.mapError { Self.error($0, path) }
    }
  }

  package func read(
    _ path: FilePath, from offset: Int64, _ each: ([UInt8]) -> Bool
  ) throws(FarError) {
    let place = try location(path)
    let result = try calls.read(
      RcloneRequest(reading: place.path, of: place.fs, from: offset), each)
    if case .failure(let fault) = result { throw Self.error(fault, path) }
  }

  static func error(_ fault: RcloneFault, _ path: FilePath) -> FarError {
    fault.status == 404 ? .missing(path) : RcloneWords.error(fault.words, path)
  }

  // MARK: - Digests

  /// The most bytes of a file whose hash is waited for, where the store makes it by reading.
  static let longestHashed: Int64 = 1 << 30

  package func digests(of paths: [FilePath]) throws(FarError) -> [Result<FarDigest, FarError>] {
    var results: [Result<FarDigest, FarError>?] = paths.map { path in
      // It is compared when it gets its name.
      waiting[path].map { upload in
        upload.isCompared = true
        return .success(FarDigest(upload.digest, .none))
      }
    }
    if let hashKind {
      let asked = paths.indices.filter { index in
        results[index] == nil && (hashKind == .sha256 || sent[paths[index]] != nil)
          && (!abilities.hashesSlowly || (sent[paths[index]]?.size ?? 0) < Self.longestHashed)
      }
      let found = try entries(at: asked.map { paths[$0] }, hash: hashKind)
      for (index, found) in zip(asked, found) {
        results[index] = self.digest(of: paths[index], found, hashKind)
      }
    }
    var all: [Result<FarDigest, FarError>] = []
    for (path, result) in zip(paths, results) {
      if let result { all.append(result) } else { all.append(try readBack(path)) }
    }
    return all
  }

  package func digests(
    of paths: [FilePath], comparing contents: [any FarContent]
  ) throws(FarError) -> [Result<FarDigest, FarError>] {
    guard let hashKind, hashKind != .sha256, !abilities.hashesSlowly else {
      return try digests(of: paths)
    }
    var added: [FilePath] = []
    for (path, content) in zip(paths, contents) where sent[path] == nil {
      // What cannot be read is found out when it is sent.
      guard let file = try? SentFile(reading: content, hashKind) else { continue }
      sent[path] = file
      added.append(path)
    }
    defer { for path in added { sent[path] = nil } }
    return try digests(of: paths)
  }

  /// The digest that the store tells, directly or by another hash; nil if it tells none.
  private func digest(
    of path: FilePath, _ found: Result<RcloneEntry?, FarError>, _ kind: StoreHash.Kind
  ) -> Result<FarDigest, FarError>? {
    switch found {
    case .failure(let error): return .failure(error)
    case .success(nil): return .failure(.missing(path))
    case .success(let entry?):
      guard let digits = entry.hashes.first(where: { $0.kind == kind.rawValue })?.digits else {
        return nil
      }
      if kind == .sha256 {
        return Digest(digits: digits.utf8).map { .success(FarDigest($0, .store)) }
      }
      guard let own = sent[path] else { return nil }
      return own.hash == StoreHash(kind, digits: digits)
        ? .success(FarDigest(own.digest, .store)) : .failure(.verificationFailed(path))
    }
  }

  func readBack(_ path: FilePath) throws(FarError) -> Result<FarDigest, FarError> {
    var running = Digest.Running()
    do throws(FarError) {
      try read(path, from: 0) { piece in
        piece.withUnsafeBytes { running.add($0) }
        return true
      }
      return .success(FarDigest(running.finished(), .cache))
    } catch {
      if error.endsConnection { throw error }
      return .failure(error)
    }
  }
}
