package import FileTransfer
import SystemCalls
package import SystemPackage

/// Removes the copy of a directory from another host, if everything in it is still in the directory here from which it
/// was copied.
///
/// Sizes and times prove nothing there, so that the bytes of each file are compared. The directory gets a hidden name
/// before anything in it is removed: what another program adds or changes until then is seen, and what it adds later
/// keeps its directory.
package struct FarTreeUndo {
  private let target: FilePath
  private let tombstone: FilePath
  private let source: FilePath
  private let host: FarPrefix
  private let files: any FarFileSystem
  private let runID: RunID
  private let isResumed: Bool

  private typealias Entry = (below: FilePath, status: FarStatus)

  /// - Parameters:
  ///   - target: The path there, without the host.
  ///   - isResumed: Whether an undo was interrupted, which may have hidden the directory and removed part of it.
  package init(
    _ target: FilePath, copiedFrom source: FilePath, on host: FarPrefix, by runID: RunID,
    isResumed: Bool, _ files: any FarFileSystem
  ) {
    self.target = target
    self.source = source
    self.host = host
    self.files = files
    self.runID = runID
    self.isResumed = isResumed
    let name = target.lastComponent.map { FilePath(bytes: $0.bytes) } ?? target
    tombstone = runID.tombstone(name).map { target.removingLastComponent().pushing($0) } ?? target
  }

  /// Whether the directory, or what an interrupted undo left of it, is there.
  package func isThere() throws(FarError) -> Bool { try place() != nil }

  private func place() throws(FarError) -> FilePath? {
    for path in isResumed ? [target, tombstone] : [target] {
      let status = try files.look(at: [path], followingLinks: false)[0].get()
      if status?.kind == .directory { return path }
    }
    return nil
  }

  /// Throws unless everything there is also here.
  package func check() throws(UndoError) {
    guard let path = try far({ () throws(FarError) in try place() }) else {
      throw .missing(shown())
    }
    _ = try checked(path)
  }

  /// Whether the directory has everything that its source has, and nothing else.
  package func isWhole() throws(UndoError) -> Bool {
    guard let path = try far({ () throws(FarError) in try place() }),
      let tree = try? SourceTree(source)
    else { return false }
    return try checked(path).count == tree.entries.count
  }

  /// Removes the directory after another check.
  package func perform() throws(UndoError) {
    guard let path = try far({ () throws(FarError) in try place() }) else { return }
    let entries = try checked(path)
    let isSource = try far { () throws(FarError) in
      try files.prepareUndo(
        in: target.removingLastComponent(), of: runID, isResumed: isResumed)
      return try files.isSame(target, as: source, by: runID)
    }
    if isSource { throw .isSource(shown(), source: source) }
    if path != tombstone {
      try give(tombstone, to: path)
      if let other = try changed(since: entries) {
        try give(path, to: tombstone)
        throw .changed(shown(other))
      }
    }
    try remove(entries)
  }

  private func give(_ name: FilePath, to path: FilePath) throws(UndoError) {
    try far { () throws(FarError) in
      let naming = FarNaming(path, as: name, isDirectory: true, isUnguarded: true)
      try files.publish([naming])[0].get()
    }
  }

  /// Compares what is at a path there with the source, and returns it.
  private func checked(_ path: FilePath) throws(UndoError) -> [Entry] {
    guard (try? FileSystem.status(of: source).kind) == .directory else {
      throw .onlyCopy(shown(), source: source)
    }
    let entries = try far { () throws(FarError) in try files.entries(below: path) }
    for entry in entries { try compare(entry, at: path) }
    let regular = entries.filter { $0.status.kind == .regular }
    let digests = try far { () throws(FarError) in
      try files.allDigests(of: regular.map { path.pushing($0.below) })
    }
    for (entry, there) in zip(regular, digests) {
      let own: Digest
      do throws(SystemFailure) {
        own = try Digest(ofFile: source.pushing(entry.below))
      } catch {
        throw .transfer(TransferError(error))
      }
      if own != there.digest { throw .changed(shown(entry.below)) }
    }
    return entries
  }

  private func compare(_ entry: Entry, at path: FilePath) throws(UndoError) {
    let counterpart = source.pushing(entry.below)
    guard let status = try? FileSystem.status(of: counterpart, followingLinks: false) else {
      throw .onlyCopy(shown(entry.below), source: counterpart)
    }
    guard status.kind == entry.status.kind else { throw .changed(shown(entry.below)) }
    switch status.kind {
    case .directory: return
    case .regular: if status.size == entry.status.size { return }
    case .link:
      let there = try far { () throws(FarError) in
        try files.contents(ofLinks: [path.pushing(entry.below)])[0].get()
      }
      if (try? FileSystem.readLink(counterpart)) == there.bytes { return }
    default: break
    }
    throw .changed(shown(entry.below))
  }

  /// The first entry of the hidden directory that is not as it was checked.
  private func changed(since checked: [Entry]) throws(UndoError) -> FilePath? {
    var known: [FilePath: FarStatus] = [:]
    for entry in checked { known[entry.below] = entry.status }
    let entries = try far { () throws(FarError) in try files.entries(below: tombstone) }
    return entries.first { known[$0.below] != $0.status }?.below
  }

  private func remove(_ entries: [Entry]) throws(UndoError) {
    let directories =
      entries.filter { $0.status.kind == .directory }
      .map { tombstone.pushing($0.below) } + [tombstone]
    let others = entries.filter { $0.status.kind != .directory }
      .map { tombstone.pushing($0.below) }
    try far { () throws(FarError) in
      // Its own user may have taken the permission to change it.
      _ = try files.setMetadata(directories.map { ($0, FarMetadata(mode: 0o700, modified: 0)) })
      for start in stride(from: 0, to: others.count, by: FarTransfer.pageLimit) {
        _ = try files.remove(
          Array(others[start..<min(start + FarTransfer.pageLimit, others.count)]))
      }
      let levels = Dictionary(grouping: directories) { $0.components.count }
      for (_, paths) in levels.sorted(by: { $0.key > $1.key }) {
        _ = try files.removeDirectories(paths)
      }
      _ = try files.synchronizeIfPossible([target.removingLastComponent()])
    }
    let rest = try far { () throws(FarError) in
      try files.look(at: [tombstone], followingLinks: false)[0].get()
    }
    if rest != nil { throw .notWhollyRemoved(host.adding(to: tombstone)) }
  }

  private func shown(_ below: FilePath = "") -> FilePath {
    host.adding(to: below.isEmpty ? target : target.pushing(below))
  }

  private func far<Answer>(
    _ body: () throws(FarError) -> Answer
  ) throws(UndoError) -> Answer {
    do throws(FarError) { return try body() } catch {
      throw .transfer(.elsewhere(error.diagnostic(host), isLost: error.endsConnection))
    }
  }
}
