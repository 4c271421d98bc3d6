import SystemCalls
import SystemPackage

// Directories: everything in one is staged, synced and compared below its hidden name, which is then its name.
extension Transfer {
  func stageTree(
    _ path: FilePath, at staged: FilePath, _ item: Page.Item
  ) throws(FarError) {
    let tree: SourceTree
    do throws(TransferError) {
      tree = try self.tree(path, of: item, in: item.directory, isWhole: true)
    } catch {
      item.outcome = .failure(error)
      return
    }
    item.tree = tree
    item.notes += tree.notes(in: host.shown(item.directory)).filter { !item.notes.contains($0) }
    let naming = FolderNaming(staged: staged, target: item.target ?? staged)
    do throws(TransferError) {
      try fill(naming, from: tree, item)
      item.staged = staged
    } catch {
      item.outcome = .failure(error)
      // After a lost connection, the next run removes it.
      if !error.isLost {
        try discard(tree, at: staged)
        try removeList(of: item)
      }
    }
  }

  /// What is in a directory here; without its links where the server makes none, which is tried once, and for a copy
  /// without FIFOs, sockets and devices.
  ///
  /// Such a directory is copied, if that is allowed instead of a move.
  ///
  /// - Parameters:
  ///   - directory: An existing directory there.
  ///   - isWhole: Whether it is moved as a whole, so that a part that cannot be removed fails all of it.
  /// - Throws: `linkNotPossible` if it would not be moved as a whole.
  func tree(
    _ path: FilePath, of item: Page.Item, in directory: FilePath, isWhole: Bool = false
  ) throws(TransferError) -> SourceTree {
    let source = item.source
    func tree(keepingLinks: Bool) throws(TransferError) -> SourceTree {
      try SourceTree(
        path, followingLink: source?.followsLink ?? false, keepsLinks: keepingLinks,
        isCopied: source?.isMoved == false, isRemoved: isWhole && source?.isMoved == true,
        of: source)
    }
    var whole = try tree(keepingLinks: files.keepsLinks)
    if whole.entries.contains(where: { $0.content != nil }),
      try !host.far({ () throws(FarError) in try makesLinks(in: directory) })
    {
      whole = try tree(keepingLinks: false)
    }
    if let link = whole.links.first.first, source?.isMoved == true {
      guard let copy = item.request.asCopyOfTarget(at: path) else { throw .linkNotPossible(link) }
      item.take(try PlacementSource(copy))
    }
    return whole
  }

  private func makesLinks(in directory: FilePath) throws(FarError) -> Bool {
    if let makesLinks { return makesLinks }
    let probe = directory.pushing(runID.probe())
    let isMade: Bool
    switch try files.link([FarLink(probe, to: ".", modified: 0)])[0] {
    case .success:
      _ = try files.remove([probe])
      isMade = true
    // That the directory may be written was tried before.
    case .failure(.unsupported), .failure(.denied): isMade = false
    case .failure(let error): throw error
    }
    makesLinks = isMade
    return isMade
  }

  /// The hidden name of a directory that is being staged, and the name that it gets, by which errors name it.
  private struct FolderNaming {
    let staged: FilePath
    let target: FilePath
  }

  private func fill(
    _ naming: FolderNaming, from tree: SourceTree, _ item: Page.Item
  ) throws(TransferError) {
    let staged = naming.staged
    let directories = tree.entries.filter { $0.status.kind == .directory }
    let paths = [staged] + directories.map { staged.pushing($0.below) }
    try all(naming) { () throws(FarError) in try files.makeDirectories(paths, mode: 0o700) }
    // A host may be this machine, or a disk be here as well.
    if let name = staged.lastComponent, tree.directory(with: FilePath(bytes: name.bytes)) != nil {
      throw .destinationInsideSource(
        destination: host.shown(item.directory), source: tree.root)
    }
    let links = tree.entries.compactMap { entry in
      entry.content.map {
        FarLink(staged.pushing(entry.below), to: $0, modified: entry.status.modified.seconds)
      }
    }
    try all(naming) { () throws(FarError) in try files.link(links) }
    if !links.isEmpty { item.losesTimesOfLinks(on: files, host) }
    let regular = tree.entries.filter { $0.status.kind == .regular }
    item.list = try far(naming) { () throws(FarError) in
      try list(regular, of: tree, from: leastKeptSize, besides: staged)
    }
    let there = try far(naming) { () throws(FarError) in
      try takeOver(regular, of: tree, into: staged, item.directory)
    }
    for start in stride(from: 0, to: regular.count, by: Self.pageLimit) {
      let page = regular[start..<min(start + Self.pageLimit, regular.count)]
      try place(Array(page), of: tree, below: naming, there, item)
    }
    if regular.isEmpty && item.verifies { item.verified = .far }
    // From the bottom up, because a change of what is in a directory changes its time.
    let statuses = [tree.rootStatus] + directories.map(\.status)
    let changes = zip(paths, statuses).map { path, status in
      (
        path: path,
        FarMetadata(mode: status.mode & 0o7777, modified: status.modified.seconds)
      )
    }
    try all(naming) { () throws(FarError) in try files.setMetadata(changes.reversed()) }
    _ = try far(naming) { () throws(FarError) in try synchronize(paths) }
  }

  private func place(
    _ entries: [SourceTree.Entry], of tree: SourceTree, below naming: FolderNaming,
    _ there: [FilePath: Int64], _ item: Page.Item
  ) throws(TransferError) {
    var some: [TreeFile] = []
    for entry in entries {
      some.append(
        TreeFile(
          entry.below, at: naming.staged.pushing(entry.below), try tree.source(of: entry),
          progress: progress))
    }
    try far(naming) { () throws(FarError) in
      try resume(some, there)
      // What was staged earlier is not trusted any more, and starts over.
      let doubtful = try stage(some, item)
      if doubtful.isEmpty { return }
      _ = try files.remove(doubtful.map(\.path))
      for file in doubtful { file.startOver() }
      _ = try stage(doubtful, item)
    }
    item.bytes += some.reduce(0) { $0 + $1.content.count }
    item.times = files.keptTimes
    let note = TransferNote.notKept(.times, in: host.shown(item.directory))
    if some.contains(where: { $0.source.hasTime(outside: item.times) }),
      !item.notes.contains(note)
    {
      item.notes.append(note)
    }
    if item.request.lists {
      item.listed += some.map { ($0.below, $0.content.digest) }
    }
  }

  /// Writes files and compares those that have to be; returns those of which what was there already is not right.
  private func stage(
    _ some: [TreeFile], _ item: Page.Item
  ) throws(FarError) -> [TreeFile] {
    var doubtful: [TreeFile] = []
    var compared: [TreeFile] = []
    for (file, result) in zip(some, try files.stage(some.map(\.staging))) {
      do throws(FarError) {
        _ = try result.get()
        if item.verifies || file.isContinued && !file.isWhole { compared.append(file) }
      } catch {
        guard file.isContinued, !error.isOfContent else { throw error }
        doubtful.append(file)
      }
    }
    if compared.isEmpty { return doubtful }
    for (file, digest) in zip(compared, try files.digests(of: compared.map(\.path))) {
      if case .success(let there) = digest, there.digest == file.content.digest {
        // Of a copy, only some files are compared.
        guard item.verifies else { continue }
        item.verified = item.verified == .none ? there.proof : min(item.verified, there.proof)
      } else if file.isContinued {
        doubtful.append(file)
      } else {
        _ = try digest.get()
        throw .verificationFailed(file.path)
      }
    }
    return doubtful
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

  /// Removes the list of what was read for a tree that needs it no more.
  func removeList(of item: Page.Item) throws(FarError) {
    guard let list = item.list else { return }
    item.list = nil
    _ = try files.remove([list])
  }

  /// Paths by their depth, the deepest first.
  private func levels(_ paths: [FilePath]) -> [[FilePath]] {
    Dictionary(grouping: paths) { $0.components.count }.sorted { $0.key > $1.key }.map(\.value)
  }

  /// Does something with many files, all of which must succeed.
  private func all<Answer>(
    _ naming: FolderNaming,
    _ body: () throws(FarError) -> [Result<Answer, FarError>]
  ) throws(TransferError) {
    try far(naming) { () throws(FarError) in
      for result in try body() { _ = try result.get() }
    }
  }

  private func far<Answer>(
    _ naming: FolderNaming, _ body: () throws(FarError) -> Answer
  ) throws(TransferError) -> Answer {
    do throws(FarError) { return try body() } catch {
      throw error.naming(naming.target, insteadOfFolder: naming.staged).transferError(host)
    }
  }
}
