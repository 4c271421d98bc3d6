import SystemCalls
import SystemPackage

// Directories that an interrupted run has staged in part: their files are taken over by the new hidden directory, and
// only what is not proven to be there is sent. Whatever else is in the old directory stays there and is removed with
// it; also what its server may still be making, because nobody looks at that directory again.
extension Transfer {
  /// Lists the files that are about to be read, if they are worth to be continued; returns the hidden list.
  ///
  /// - Parameter staged: The hidden name to which the list belongs.
  func list(
    _ entries: [SourceTree.Entry], of tree: SourceTree, from least: Int64, besides staged: FilePath
  ) throws(FarError) -> FilePath? {
    guard files.continuesFiles else { return nil }
    var marks = SourceMarks()
    var bytes: Int64 = 0
    for entry in entries where entry.status.kind == .regular && entry.status.size >= least {
      marks.insert(tree.path(of: entry), entry.status.version)
      bytes = bytes.addingClamped(entry.status.size)
    }
    guard bytes >= leastResumedSize, let name = staged.lastComponent?.bytes else { return nil }
    let path = staged.removingLastComponent().appending(bytes: RunID.list(of: name))
    let now = Int64(clamping: Clock.now / 1_000_000_000)
    let staging = FarStaging(
      path, FarBytes(marks.list), FarMetadata(mode: 0o600, modified: now))
    // Without it, the files start over after an interruption.
    if case .failure? = try files.stage([staging]).first { return nil }
    return path
  }

  /// Moves the files of a tree that interrupted runs staged into its new hidden directory; returns their sizes.
  func takeOver(
    _ entries: [SourceTree.Entry], of tree: SourceTree, into staged: FilePath, _ directory: FilePath
  ) throws(FarError) -> [FilePath: Int64] {
    guard let all = rests[directory]?.trees, !all.isEmpty else { return [:] }
    var wanted: [FilePath: SourceTree.Entry] = [:]
    for entry in entries where entry.status.size >= leastKeptSize { wanted[entry.below] = entry }
    // Those of other items are not even listed.
    let trees = all.filter { old in
      wanted.values.contains { old.marks.contains(tree.path(of: $0), $0.status.version) }
    }
    var found: [FilePath: (path: FilePath, status: FarStatus)] = [:]
    var directories: [FilePath] = []
    for old in trees {
      for (below, status) in try listed(old) {
        if status.kind == .directory { directories.append(old.path.pushing(below)) }
        guard status.kind == .regular, status.size > (found[below]?.status.size ?? 0),
          let entry = wanted[below], isWorthKeeping(status, of: entry),
          old.marks.contains(tree.path(of: entry), entry.status.version)
        else { continue }
        found[below] = (old.path.pushing(below), status)
      }
    }
    if found.isEmpty { return [:] }
    // They may have their permissions already. A directory that cannot be changed keeps its files.
    _ = try files.setMetadata(
      (trees.map(\.path) + directories).map { ($0, FarMetadata(mode: 0o700, modified: 0)) })
    return try move(found, into: staged, directory)
  }

  private func move(
    _ found: [FilePath: (path: FilePath, status: FarStatus)], into staged: FilePath,
    _ directory: FilePath
  ) throws(FarError) -> [FilePath: Int64] {
    var there: [FilePath: Int64] = [:]
    let all = found.sorted { $0.key.string < $1.key.string }
    for start in stride(from: 0, to: all.count, by: Self.pageLimit) {
      let page = all[start..<min(start + Self.pageLimit, all.count)]
      let results = try files.publish(
        page.map { below, old in
          FarNaming(old.path, as: staged.pushing(below), in: directory, isUnguarded: true)
        })
      for ((below, old), result) in zip(page, results) {
        if case .success = result { there[below] = old.status.size }
      }
    }
    return there
  }

  /// What is in a hidden directory; nothing if that cannot be found out.
  private func listed(
    _ old: StagedRest.Tree
  ) throws(FarError) -> [(below: FilePath, status: FarStatus)] {
    do throws(FarError) { return try files.entries(below: old.path) } catch {
      if error.endsConnection { throw error }
      return []
    }
  }

  private func isWorthKeeping(_ status: FarStatus, of entry: SourceTree.Entry) -> Bool {
    status.size == entry.status.size || entry.status.size >= leastResumedSize
  }

  /// Finds out what is right of files that are there; those of which nothing is are removed.
  func resume(_ some: [TreeFile], _ there: [FilePath: Int64]) throws(FarError) {
    let found = some.compactMap { file in there[file.below].map { (file: file, size: $0) } }
    if found.isEmpty { return }
    // Whoever made one may not have given its owner the permission to write it.
    _ = try files.setMetadata(
      found.map { ($0.file.path, FarMetadata(mode: 0o600, modified: 0)) })
    let complete = found.filter { $0.size == $0.file.source.size }
    let digests = try files.digestsMadeThere(of: complete.map(\.file.path))
    for ((file, size), digest) in zip(complete, digests) {
      guard let digest else { continue }
      if try file.content.pass(StagedPieces([digest], each: size, of: size)) == size {
        file.continueWhole()
      }
    }
    for (file, size) in found
    where !file.isContinued && file.source.size >= leastResumedSize {
      let length = pieceSize ?? StagedPieces.length(for: file.source.size)
      let digests: [Digest]
      do throws(FarError) { digests = try files.pieces(of: file.path, each: length) } catch {
        if error.endsConnection { throw error }
        continue
      }
      let pieces = StagedPieces(digests, each: length, of: size)
      if try file.content.pass(pieces) > 0 { file.continueAfter(pieces) }
    }
    _ = try files.remove(found.filter { !$0.file.isContinued }.map(\.file.path))
  }
}

/// A file of a directory on its way.
final class TreeFile {
  let below: FilePath
  let path: FilePath
  let source: PlacementSource
  private(set) var content: SourceContent
  private let progress: @Sendable (Int64) -> Void
  /// What is there already: the bytes at its beginning that are right, and those that may be.
  private var there: (proven: Int64, kept: Int64)?
  /// Whether all of it was there, as its digest has proved.
  private(set) var isWhole = false

  init(
    _ below: FilePath, at path: FilePath, _ source: PlacementSource,
    progress: @escaping @Sendable (Int64) -> Void
  ) {
    self.below = below
    self.path = path
    self.source = source
    self.progress = progress
    content = SourceContent(source, progress: progress)
  }

  var isContinued: Bool { there != nil }

  var staging: FarStaging {
    FarStaging(
      path, content, source.metadata, resumesAt: there?.proven, keeping: there?.kept ?? 0)
  }

  /// The content has passed over all of it.
  func continueWhole() {
    there = (source.size, source.size)
    isWhole = true
  }

  /// The content has passed over the first of the pieces.
  func continueAfter(_ pieces: StagedPieces) {
    there = (content.count, min(pieces.size, source.size))
    content.passOver(pieces)
  }

  func startOver() {
    (there, isWhole) = (nil, false)
    content = SourceContent(source, progress: progress)
  }
}
