package import FileTransfer
import SystemCalls
package import SystemPackage

/// Removes the copy of a directory from another host, if everything in it is still in the directory from which it was
/// copied, here or on a host.
///
/// Sizes and times prove nothing there, so that the bytes of each file are compared. The directory gets a hidden name
/// before anything in it is removed: what another program adds or changes until then is seen, and what it adds later
/// keeps its directory.
package struct FarTreeUndo {
  private let target: FilePath
  private let tombstone: FilePath
  private let original: any TreeOriginal
  /// The original, if it is on this machine.
  private let source: FilePath?
  private let host: FarPrefix
  private let files: any FarFileSystem
  private let runID: RunID
  private let isResumed: Bool

  private typealias Entry = (below: FilePath, status: FarStatus)

  /// - Parameters:
  ///   - target: The path there, without the host.
  ///   - source: The original on this machine.
  ///   - isResumed: Whether an undo was interrupted, which may have hidden the directory and removed part of it.
  package init(
    _ target: FilePath, copiedFrom source: FilePath, on host: FarPrefix, by runID: RunID,
    isResumed: Bool, _ files: any FarFileSystem
  ) {
    self.init(
      target, of: OriginalHere(path: source), at: source, on: host, by: runID,
      isResumed: isResumed, files)
  }

  /// The same for a copy of a directory on a host.
  package init(
    _ target: FilePath, of original: OriginalThere, on host: FarPrefix, by runID: RunID,
    isResumed: Bool, _ files: any FarFileSystem
  ) {
    self.init(
      target, of: original, at: nil, on: host, by: runID, isResumed: isResumed, files)
  }

  private init(
    _ target: FilePath, of original: any TreeOriginal, at source: FilePath?, on host: FarPrefix,
    by runID: RunID, isResumed: Bool, _ files: any FarFileSystem
  ) {
    self.target = target
    self.original = original
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

  /// The entries that are not also here, and therefore stay.
  ///
  /// - Throws: The reason if that holds for all of them.
  package func check() throws(UndoError) -> [FilePath] {
    guard let path = try far({ () throws(FarError) in try place() }) else {
      throw .missing(shown())
    }
    return try checked(path).kept.map { shown($0) }
  }

  /// Whether the directory has everything that its source has, and nothing else.
  package func isWhole() throws(UndoError) -> Bool {
    guard let path = try far({ () throws(FarError) in try place() }),
      let count = try original.count()
    else { return false }
    let (entries, kept) = try checked(path)
    return kept.isEmpty && entries.count == count
  }

  /// Removes the directory after another check.
  package func perform() throws(UndoError) {
    guard let path = try far({ () throws(FarError) in try place() }) else { return }
    if path == tombstone { try sweepProbes() }
    let (entries, kept) = try checked(path)
    let isSource = try far { () throws(FarError) in
      try files.prepareUndo(
        in: target.removingLastComponent(), of: runID, isResumed: isResumed)
      guard let source else { return false }
      return try files.isSame(target, as: source, by: runID)
    }
    if isSource { throw .isSource(shown(), source: original.shown("")) }
    if path != tombstone {
      try give(tombstone, to: path)
      do throws(UndoError) {
        if let other = try changed(since: entries) { throw .changed(shown(other)) }
        try checkIsOther()
      } catch {
        if !files.hasEnded { try give(path, to: tombstone) }
        throw error
      }
    } else {
      try checkIsOther()
    }
    if kept.isEmpty { return try remove(entries, includingTop: true) }
    // A directory in which something stays is left as it is.
    let staying = Set(kept)
    try remove(
      entries.filter { entry in
        !staying.contains(entry.below)
          && !(entry.status.kind == .directory && kept.contains { $0.starts(with: entry.below) })
      }, includingTop: false)
    try give(path == tombstone ? target : path, to: tombstone)
    throw .keptInside(shown(), kept.map { shown($0) })
  }

  /// Throws if the hidden directory is its own original, as behind a link or in another place where it is mounted.
  ///
  /// Neither names nor numbers tell that of directories on two machines; a file that is made in one and seen in the other
  /// does.
  private func checkIsOther() throws(UndoError) {
    let before = try far { () throws(FarError) in
      try files.look(at: [tombstone], followingLinks: false)[0].get()
    }
    guard let before else { throw .missing(shown()) }
    if before.mode.map({ $0 & 0o300 != 0o300 }) == true {
      try describe(tombstone, (before.mode ?? 0) | 0o700, before.modified ?? 0)
    }
    var isOther: Result<Bool, UndoError> = .success(false)
    try far { () throws(FarError) in
      try files.withProbes(in: [tombstone], by: runID) { (names) throws(FarError) in
        let name = try names[0].get()
        do throws(UndoError) {
          // A link to the name that it had leads nowhere now.
          let isThere = try original.isDirectory()
          let hasName = try original.has(name)
          isOther = .success(isThere && !hasName)
        } catch {
          isOther = .failure(error)
        }
      }
    }
    if let mode = before.mode, let modified = before.modified {
      try describe(tombstone, mode, modified)
    }
    if try !isOther.get() { throw .isSource(shown(), source: original.shown("")) }
  }

  private func describe(
    _ path: FilePath, _ mode: UInt32, _ modified: Int64
  ) throws(UndoError) {
    try far { () throws(FarError) in
      try files.setMetadata([(path, FarMetadata(mode: mode & 0o7777, modified: modified))])[0].get()
    }
  }

  /// Removes what a killed undo made in the hidden directory.
  private func sweepProbes() throws(UndoError) {
    try far { () throws(FarError) in
      try files.removeAll(in: tombstone) { runID.isProbe($0) }
    }
  }

  private func give(_ name: FilePath, to path: FilePath) throws(UndoError) {
    try far { () throws(FarError) in
      let naming = FarNaming(path, as: name, isDirectory: true, isUnguarded: true)
      try files.publish([naming])[0].get()
    }
  }

  /// Compares what is at a path there with the original, and returns it and what differs.
  private func checked(
    _ path: FilePath
  ) throws(UndoError) -> (entries: [Entry], kept: [FilePath]) {
    guard try original.isDirectory() else {
      throw .onlyCopy(shown(), source: original.shown(""))
    }
    var entries = try far { () throws(FarError) in try files.entries(below: path) }
    // A killed undo may have left what it tried in it.
    if path == tombstone { entries.removeAll { runID.isProbe($0.below.bytes) } }
    let links = entries.filter { $0.status.kind == .link }.map(\.below)
    var contents: [FilePath: [UInt8]] = [:]
    try far { () throws(FarError) in
      let found = try files.contents(ofLinks: links.map { path.pushing($0) })
      for (below, content) in zip(links, found) { contents[below] = try content.get().bytes }
    }
    var kept: [FilePath] = []
    var reason: UndoError?
    for (entry, facts) in zip(entries, try original.facts(at: entries.map(\.below))) {
      let own = TreeFacts(
        entry.status.kind, size: entry.status.size, content: contents[entry.below])
      // What is none of these has nothing that could be compared.
      if own == facts, [.directory, .regular, .link].contains(own.kind) { continue }
      kept.append(entry.below)
      reason =
        reason
        ?? (facts == nil
          ? .onlyCopy(shown(entry.below), source: original.shown(entry.below))
          : .changed(shown(entry.below)))
    }
    let different = Set(kept)
    let regular = entries.filter {
      $0.status.kind == .regular && !different.contains($0.below)
    }.map(\.below)
    let digests = try far { () throws(FarError) in
      try files.allDigests(of: regular.map { path.pushing($0) })
    }
    for (below, (there, own)) in zip(regular, zip(digests, try original.digests(of: regular)))
    where own != there.digest {
      kept.append(below)
      reason = reason ?? .changed(shown(below))
    }
    let staying = Set(kept)
    let isSame = entries.contains {
      $0.status.kind != .directory && !staying.contains($0.below)
    }
    if let reason, !isSame { throw reason }
    return (entries, kept)
  }

  /// The first entry of the hidden directory that is not as it was checked.
  private func changed(since checked: [Entry]) throws(UndoError) -> FilePath? {
    var known: [FilePath: FarStatus] = [:]
    for entry in checked { known[entry.below] = entry.status }
    let entries = try far { () throws(FarError) in try files.entries(below: tombstone) }
    return entries.first { known[$0.below] != $0.status }?.below
  }

  private func remove(_ entries: [Entry], includingTop: Bool) throws(UndoError) {
    let directories =
      entries.filter { $0.status.kind == .directory && (includingTop || !$0.below.isEmpty) }
      .map { tombstone.pushing($0.below) } + (includingTop ? [tombstone] : [])
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
    if !includingTop { return }
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
