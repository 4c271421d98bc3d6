package import Items
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
  private let host: PlaceID
  private let files: any PlaceFiles
  private let runID: RunID
  private let isResumed: Bool

  private typealias Entry = (below: FilePath, status: FarStatus)

  /// - Parameters:
  ///   - target: The path there, without the host.
  ///   - source: The original on this machine.
  ///   - isResumed: Whether an undo was interrupted, which may have hidden the directory and removed part of it.
  package init(
    _ target: FilePath, copiedFrom source: FilePath, on host: PlaceID, by runID: RunID,
    isResumed: Bool, _ files: any PlaceFiles
  ) {
    self.init(
      target, of: OriginalHere(path: source), on: host, by: runID, isResumed: isResumed, files)
  }

  /// The same for a copy of a directory that may be on a host.
  package init(
    _ target: FilePath, of original: any TreeOriginal, on host: PlaceID, by runID: RunID,
    isResumed: Bool, _ files: any PlaceFiles
  ) {
    self.target = target
    self.original = original
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
  /// - Parameter missing: What will be brought back to the source before.
  /// - Throws: The reason if that holds for all of them.
  package func check(returning missing: Set<FilePath> = []) throws(UndoError) -> [FilePath] {
    guard let path = try far({ () throws(FarError) in try place() }) else {
      throw .missing(shown())
    }
    return try checked(path, returning: missing).kept.map { shown($0) }
  }

  /// Whether the directory has everything that its source has, and these entries, and nothing else.
  package func isWhole(besides others: [FilePath] = []) throws(UndoError) -> Bool {
    guard let path = try far({ () throws(FarError) in try place() }),
      let count = try original.count()
    else { return false }
    let (entries, kept) = try checked(path)
    return Set(kept) == Set(others) && entries.count - kept.count == count
  }

  /// Removes the directory after another check.
  package func perform() throws(UndoError) {
    guard let path = try far({ () throws(FarError) in try place() }) else { return }
    let (entries, kept) = try checked(path)
    try far { () throws(FarError) in
      try files.prepareUndo(
        in: target.removingLastComponent(), of: runID, isResumed: isResumed)
    }
    // Of what is hidden already, everything was looked for just now.
    if path != tombstone {
      let before = try original.facts(at: entries.map(\.below))
      let version = original.version
      try give(tombstone, to: path)
      do throws(UndoError) {
        if let other = try changed(since: entries) { throw .changed(shown(other)) }
        try checkIsOther(version, before, of: entries)
      } catch {
        if !files.hasEnded { try give(path, to: tombstone) }
        throw error
      }
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

  /// Throws if the hidden directory is its own original: then that is gone by now, or a part of it is.
  private func checkIsOther(
    _ version: FileVersion?, _ before: [TreeFacts?], of entries: [Entry]
  ) throws(UndoError) {
    guard try original.isStillThere(as: version, by: runID),
      try original.facts(at: entries.map(\.below)) == before
    else {
      throw .isSource(shown(), source: original.shown(""))
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
    _ path: FilePath, returning missing: Set<FilePath> = []
  ) throws(UndoError) -> (entries: [Entry], kept: [FilePath]) {
    guard try original.isDirectory() else {
      throw .onlyCopy(shown(), source: original.shown(""))
    }
    let entries = try far { () throws(FarError) in try files.entries(below: path) }
    let texts = try far { () throws(FarError) in
      try files.texts(ofLinksAmong: entries, in: path)
    }
    var kept: [FilePath] = []
    var reason: UndoError?
    for (entry, facts) in zip(entries, try original.facts(at: entries.map(\.below)))
    where !missing.contains(entry.below) {
      let own = TreeFacts(
        entry.status.kind, size: entry.status.size, content: texts[entry.below])
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
        && !missing.contains($0.below)
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
      for start in stride(from: 0, to: others.count, by: Transfer.pageLimit) {
        _ = try files.remove(
          Array(others[start..<min(start + Transfer.pageLimit, others.count)]))
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
    if rest != nil { throw .notWhollyRemoved(host.shown(tombstone)) }
  }

  private func shown(_ below: FilePath = "") -> FilePath {
    host.shown(below.isEmpty ? target : target.pushing(below))
  }

  private func far<Answer>(
    _ body: () throws(FarError) -> Answer
  ) throws(UndoError) -> Answer {
    do throws(FarError) { return try body() } catch {
      throw .transfer(.elsewhere(error.diagnostic(host), isLost: error.endsConnection))
    }
  }
}
