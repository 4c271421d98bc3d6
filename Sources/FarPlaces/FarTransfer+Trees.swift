import FileTransfer
import SystemCalls
import SystemPackage

// Directories: everything in one is staged, synced and compared below its hidden name, which is then its name.
extension FarTransfer {
  func stageTree(
    _ path: FilePath, at staged: FilePath, _ item: FarPage.Item
  ) throws(FarError) {
    let tree: SourceTree
    do throws(TransferError) {
      tree = try SourceTree(path, keepsLinks: files.keepsLinks)
    } catch {
      item.outcome = .failure(error)
      return
    }
    item.tree = tree
    if let note = tree.note(in: item.directory), !item.notes.contains(note) {
      item.notes.append(note)
    }
    do throws(TransferError) {
      try fill(staged, from: tree, item)
      item.staged = staged
    } catch {
      item.outcome = .failure(error)
      // After a lost connection, the next run removes it.
      if !error.isLost { try discard(tree, at: staged) }
    }
  }

  private func fill(
    _ staged: FilePath, from tree: SourceTree, _ item: FarPage.Item
  ) throws(TransferError) {
    let directories = tree.entries.filter { $0.status.kind == .directory }
    let paths = [staged] + directories.map { staged.pushing($0.below) }
    try all { () throws(FarError) in try files.makeDirectories(paths, mode: 0o700) }
    let links = tree.entries.compactMap { entry in
      entry.content.map { (path: staged.pushing(entry.below), content: $0) }
    }
    try all { () throws(FarError) in try files.link(links) }
    let regular = tree.entries.filter { $0.status.kind == .regular }
    for start in stride(from: 0, to: regular.count, by: Self.pageLimit) {
      let page = regular[start..<min(start + Self.pageLimit, regular.count)]
      try place(Array(page), of: tree, below: staged, item)
    }
    if regular.isEmpty && item.verifies { item.verified = .far }
    // From the bottom up, because a change of what is in a directory changes its time.
    let statuses = [tree.rootStatus] + directories.map(\.status)
    let changes = zip(paths, statuses).map { path, status in
      (
        path: path,
        FarMetadata(
          mode: status.mode & 0o7777, modified: Int64(clamping: status.modified / 1_000_000_000))
      )
    }
    try all { () throws(FarError) in try files.setMetadata(changes.reversed()) }
    _ = try far { () throws(FarError) in try synchronize(paths) }
  }

  private func place(
    _ entries: [SourceTree.Entry], of tree: SourceTree, below staged: FilePath,
    _ item: FarPage.Item
  ) throws(TransferError) {
    var contents: [SourceContent] = []
    var stagings: [FarStaging] = []
    for entry in entries {
      let source = try tree.source(of: entry)
      let content = SourceContent(source, progress: progress)
      contents.append(content)
      stagings.append(FarStaging(staged.pushing(entry.below), content, source.metadata))
    }
    try all { () throws(FarError) in try files.stage(stagings) }
    item.bytes += contents.reduce(0) { $0 + $1.count }
    item.keepsTime = !files.notKept.contains(.times)
    if item.request.lists {
      item.listed += zip(entries, contents).map { ($0.below, $1.digest) }
    }
    guard item.verifies else { return }
    let digests = try far { () throws(FarError) in
      try files.digests(of: stagings.map(\.path))
    }
    for (content, (staging, digest)) in zip(contents, zip(stagings, digests)) {
      let there = try far { () throws(FarError) in try digest.get() }
      guard there.digest == content.digest else {
        throw FarError.verificationFailed(staging.path).transferError(host)
      }
      let verified: Placement.Verification = there.proof
      item.verified = item.verified == .none ? verified : min(item.verified, verified)
    }
  }

  /// Removes what was staged of a tree.
  func discard(_ tree: SourceTree, at staged: FilePath) throws(FarError) {
    let others = tree.entries.filter { $0.status.kind != .directory }
    _ = try files.remove(others.map { staged.pushing($0.below) })
    let directories = tree.entries.filter { $0.status.kind == .directory }
    // The requests of one page may be handled in any order, so that each level is a page of its own.
    for paths in levels(directories.map { staged.pushing($0.below) } + [staged]) {
      _ = try files.removeDirectories(paths)
    }
  }

  /// Paths by their depth, the deepest first.
  private func levels(_ paths: [FilePath]) -> [[FilePath]] {
    Dictionary(grouping: paths) { $0.components.count }.sorted { $0.key > $1.key }.map(\.value)
  }

  /// Does something with many files, all of which must succeed.
  private func all<Answer>(
    _ body: () throws(FarError) -> [Result<Answer, FarError>]
  ) throws(TransferError) {
    try far { () throws(FarError) in
      for result in try body() { _ = try result.get() }
    }
  }

  private func far<Answer>(
    _ body: () throws(FarError) -> Answer
  ) throws(TransferError) -> Answer {
    do throws(FarError) { return try body() } catch { throw error.transferError(host) }
  }
}
