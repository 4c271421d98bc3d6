import Items
import SystemCalls
import SystemPackage

// The steps of a page: each is taken for all of its items before the next.
extension Transfer {
  /// Writes the items under hidden names, synced.
  ///
  /// - Parameter meanwhile: Called while the other host is at work.
  func stage(_ page: inout Page, meanwhile: () -> Void = {}) throws(FarError) {
    var stagings: [FarStaging] = []
    var contents: [(item: Int, content: SourceContent)] = []
    for index in page.items.indices
    where page.items[index].isOpen && page.items[index].staged == nil {
      guard let source = page.items[index].source, page.items[index].target != nil else {
        continue
      }
      let directory = page.items[index].directory
      let staged = directory.pushing(runID.staged())
      switch source.kind {
      case .bytes, .file:
        let content = SourceContent(source, progress: progress)
        let rest = try continuation(of: source, content, in: directory)
        page.items[index].isContinued = rest != nil
        contents.append((index, content))
        stagings.append(
          FarStaging(
            rest?.path ?? staged, content, source.metadata, resumesAt: rest?.proven,
            keeping: rest?.kept ?? 0))
      case .directory(let path):
        try stageTree(path, at: staged, page.items[index])
      case .link(let path): try stageLink(path, at: staged, page.items[index])
      }
    }
    let results = try files.stage(stagings, meanwhile: meanwhile)
    var failed: [(item: Int, error: FarError)] = []
    for ((index, content), (staging, result)) in zip(contents, zip(stagings, results)) {
      switch result {
      case .success:
        page.items[index].staged = staging.path
        page.items[index].digest = content.digest
        page.items[index].isUnverified =
          page.items[index].verifies || page.items[index].isContinued || files.comparesFreely
        page.items[index].loses(files.notKept, files.keptTimes, at: host)
        page.items[index].bytes = content.count
      // What an interrupted part of this run left there could not be removed; the next name is free.
      case .failure(.taken): continue
      // What could not be continued starts over.
      case .failure(let error) where page.items[index].isContinued && !error.isOfContent: continue
      case .failure(let error):
        let named = error.naming(page.items[index].target ?? staging.path, insteadOf: staging.path)
        page.items[index].outcome = .failure(named.transferError(host))
        failed.append((index, error))
      }
    }
    try stageWhatFits(&page, failed)
  }

  private func stageLink(
    _ path: FilePath, at staged: FilePath, _ item: Page.Item
  ) throws(FarError) {
    if !files.keepsLinks {
      return refuseLink(path, item)
    }
    let content: FilePath
    do throws(SystemFailure) {
      content = FilePath(bytes: try FileSystem.readLink(path))
    } catch {
      item.outcome = .failure(TransferError(error))
      return
    }
    let link = FarLink(staged, to: content, modified: item.source?.modified.seconds ?? 0)
    do throws(FarError) {
      try files.link([link])[0].get()
      item.staged = staged
      item.losesTimesOfLinks(on: files, host)
    } catch {
      switch error {
      case .taken: return
      // That the directory may be written was tried before.
      case .unsupported, .denied: refuseLink(path, item)
      default:
        if error.endsConnection { throw error }
        item.outcome = .failure(error.transferError(host))
      }
    }
  }

  /// Lets an item be what its link leads to, if that is allowed; the link then stays.
  private func refuseLink(_ path: FilePath, _ item: Page.Item) {
    do throws(TransferError) {
      guard let copy = item.request.asCopyOfTarget(at: path) else { throw .linkNotPossible(path) }
      item.take(try PlacementSource(copy))
    } catch {
      item.outcome = .failure(error)
    }
  }

  /// Compares what the other host stores with what was read here.
  func verify(_ page: inout Page) throws(FarError) {
    let indices = page.staged.filter { page.items[$0].isUnverified }
    if indices.isEmpty { return }
    phase(.verifying, nil)
    let digests = try files.digests(of: indices.compactMap { page.items[$0].staged })
    for (index, digest) in zip(indices, digests) {
      page.items[index].isUnverified = false
      switch digest {
      case .success(let there) where there.digest == page.items[index].digest:
        page.items[index].verified = there.proof
      // What was staged earlier is not trusted any more, and starts over.
      case .success, .failure:
        if page.items[index].isContinued, let staged = page.items[index].staged {
          _ = try files.remove([staged])
          (page.items[index].staged, page.items[index].isContinued) = (nil, false)
          continue
        }
        let path = page.items[index].target ?? ""
        page.items[index].outcome = .failure(
          FarError.verificationFailed(path).transferError(host))
      }
    }
  }

  /// Removes what is staged of items that get no name.
  func discard(_ page: inout Page) throws(FarError) {
    var paths: [FilePath] = []
    for index in page.items.indices where !page.items[index].isOpen {
      if case .failure? = page.items[index].outcome {
        unplan(page.items[index])
        page.items[index].target = nil
      }
      guard let staged = page.items[index].staged else { continue }
      page.items[index].staged = nil
      if let tree = page.items[index].tree {
        try discard(tree, at: staged)
        try removeList(of: page.items[index])
      } else {
        paths.append(staged)
      }
    }
    if !paths.isEmpty { _ = try files.remove(paths) }
  }

  /// Gives staged items their names; those whose names were taken just now have none again.
  func name(_ page: inout Page, _ journal: some TransferJournal) throws(FarError) {
    let indices = page.staged.filter { page.items[$0].target != nil }
    if indices.isEmpty { return }
    do { try announce(indices.map { page.items[$0] }, journal) } catch {
      page.failStaged(with: .notRecorded)
      return
    }
    try keepReplaced(&page, indices, journal)
    try lookAgain(&page, indices)
    let ready = indices.filter { page.items[$0].isOpen && page.items[$0].target != nil }
    let namings = ready.compactMap { index -> FarNaming? in
      let item = page.items[index]
      guard let staged = item.staged, let target = item.target else { return nil }
      return naming(
        staged, as: target, in: item.directory, isDirectory: item.isDirectory)
    }
    let results = try files.publish(namings, meanwhile: meanwhile)
    for (index, (naming, result)) in zip(ready, zip(namings, results)) {
      switch result {
      case .success:
        try settleNamed(page.items[index], naming.target)
      case .failure(.taken):
        isTaken(naming.target, in: naming.directory)
        unplan(page.items[index])
        page.items[index].target = nil
        if let kept = page.items[index].keeps?.path {
          _ = try files.publish([FarNaming(kept, as: naming.target)])
          page.items[index].keeps = nil
        }
      case .failure(let error):
        page.items[index].outcome = .failure(error.transferError(host))
        if let kept = page.items[index].keeps?.path {
          try giveBack(kept, to: naming.target, &page, index)
        }
      }
    }
  }

  private func settleNamed(_ item: Page.Item, _ target: FilePath) throws(FarError) {
    unplan(item)
    noteOwn(target, item)
    isTaken(target, in: target.removingLastComponent())
    item.staged = nil
    if let proof = files.proof(of: target) { item.verified = proof }
    item.settlePlaced(at: target, host)
    try removeList(of: item)
  }

  /// Gives a file that was not replaced after all its name back; if that fails, the record stays, by which the next
  /// drop does it.
  private func giveBack(
    _ kept: FilePath, to target: FilePath, _ page: inout Page, _ index: Int
  ) throws(FarError) {
    guard case .failure(let error) = try files.publish([naming(kept, as: target)])[0] else {
      return
    }
    if case .taken = error { return }
    page.items[index].outcome = .failure(
      .elsewhere(
        .notGivenBack(host.shown(target), at: host.shown(kept)), isLost: true))
  }

  func naming(
    _ staged: FilePath, as target: FilePath, in directory: FilePath? = nil,
    isDirectory: Bool = false
  ) -> FarNaming {
    FarNaming(
      staged, as: target, in: directory, isDirectory: isDirectory,
      isUnguarded: !unguarded.isEmpty && !unguarded.isDisjoint(with: ancestors(of: target)))
  }

  /// The directory of a name, and the one that holds it if it is for replaced files.
  private func ancestors(of path: FilePath) -> [FilePath] {
    let directory = path.removingLastComponent()
    return [directory, directory.removingLastComponent()]
  }

  /// Where the server cannot refuse a taken name, a name that was taken since is not given.
  private func lookAgain(_ page: inout Page, _ indices: [Int]) throws(FarError) {
    if unguarded.isEmpty { return }
    let doubtful = indices.filter { index in
      let item = page.items[index]
      guard item.isOpen, let target = item.target else { return false }
      return unguarded.contains(target.removingLastComponent())
    }
    let found = try files.look(
      at: doubtful.compactMap { page.items[$0].target }, followingLinks: false)
    for (index, status) in zip(doubtful, found) {
      // A file that was put aside has left its name.
      if case .success(nil) = status { continue }
      unplan(page.items[index])
      page.items[index].target = nil
    }
  }

  /// Replaces files at once, or puts them aside; their names are free then.
  private func keepReplaced(
    _ page: inout Page, _ indices: [Int], _ journal: some TransferJournal
  ) throws(FarError) {
    for index in indices {
      guard let kept = page.items[index].keeps?.path, let target = page.items[index].target else {
        continue
      }
      do throws(FarError) {
        try files.makeDirectories([kept.removingLastComponent()], mode: 0o700)[0].get()
      } catch {
        if error.endsConnection { throw error }
        guard case .taken = error else {
          page.items[index].outcome = .failure(error.transferError(host))
          continue
        }
      }
      if try replace(page.items[index], at: target, keeping: kept, journal) { continue }
      if case .failure(let error) = try files.publish([naming(target, as: kept)])[0] {
        // One that was made for this is empty.
        _ = try files.removeDirectories([kept.removingLastComponent()])
        // Someone else has moved it away, so that nothing is replaced.
        guard case .missing(kept) = error else {
          page.items[index].outcome = .failure(
            error.naming(target, insteadOf: kept).whyNotKept.transferError(host))
          continue
        }
        page.items[index].keeps = nil
      }
    }
  }

  /// Replaces a file in one step; returns false if that is not possible.
  private func replace(
    _ item: Page.Item, at target: FilePath, keeping kept: FilePath,
    _ journal: some TransferJournal
  ) throws(FarError) -> Bool {
    guard let staged = item.staged else { return false }
    do throws(FarError) {
      guard try files.replace(target, by: staged, keeping: kept) else { return false }
      try settleNamed(item, target)
    } catch {
      if error.endsConnection { throw error }
      // What is replaced is gone.
      if case .missing(kept) = error { return false }
      item.outcome = .failure(error.transferError(host))
      // Others may have the work of a run that was stopped, and keep the file that they replaced there.
      if (try? journal.confirm()) != nil, try isSecondName(kept, of: target) {
        _ = try files.remove([kept])
      }
    }
    return true
  }

  private func isSecondName(
    _ kept: FilePath, of target: FilePath
  ) throws(FarError) -> Bool {
    let found = try files.look(at: [kept, target], followingLinks: false)
    guard case .success(let kept?) = found[0] else { return false }
    return found[1] == .success(kept)
  }

  /// Makes the names durable; returns false if the server cannot sync directories.
  func synchronize(_ page: Page) throws(FarError) -> Bool {
    var directories: Set<FilePath> = []
    var last: FilePath?
    for item in page.items where item.directory != last {
      guard case .success(let placement)? = item.outcome,
        placement.state == .placed || placement.state == .alreadyThere && item.isMoved
      else { continue }
      last = item.directory
      directories.insert(item.directory)
    }
    return try synchronize(directories.sorted { $0.string < $1.string })
  }

  /// Makes the names in directories durable; returns false if the server cannot.
  ///
  /// It cannot for the next ones, either.
  func synchronize(_ directories: [FilePath]) throws(FarError) -> Bool {
    if !syncsNames { return false }
    if directories.isEmpty { return true }
    syncsNames = try files.synchronizeIfPossible(directories)
    return syncsNames
  }
}

extension FarError {
  /// The error about the directory for replaced files, which exists.
  fileprivate var whyNotKept: FarError {
    guard case .missing(let directory) = self else { return self }
    return .failed(directory, words: "it is not a folder")
  }

  /// Whether another try would fail, too.
  var isOfContent: Bool {
    switch self {
    case .unreadable, .noSpace, .readOnly: true
    default: false
    }
  }
}

extension PlacementSource {
  /// The permissions and the time of the copy.
  var metadata: FarMetadata {
    FarMetadata(mode: mode, modified: modified.seconds)
  }

  /// Whether the copy gets another time, where it gets any.
  func hasTime(outside times: ClosedRange<Int64>?) -> Bool {
    times?.contains(modified.seconds) == false
  }
}

extension Page.Item {
  /// The version that the placed item has.
  var version: FileVersion {
    var version = FarStatus(
      kind: .regular, size: bytes, modified: source?.modified.seconds(keptIn: times)
    ).version
    if let tree { version.inode = FarTreeIdentity.of(tree, times) }
    return version
  }

  /// Notes what the place does not keep of a file.
  fileprivate func loses(
    _ all: UnsupportedMetadata, _ times: ClosedRange<Int64>?, at host: PlaceID
  ) {
    self.times = times
    var lost = all
    if source?.hasTime(outside: times) == true { lost.insert(.times) }
    // Everybody expects a plain file there; only a program is not the same without its permissions.
    if source.map({ $0.metadata.mode & 0o111 == 0 }) != false { lost.remove(.rights) }
    if !lost.isEmpty { notes.append(.notKept(lost, in: host.shown(directory))) }
  }

  func losesTimesOfLinks(on files: any PlaceFiles, _ host: PlaceID) {
    let note = TransferNote.notKept(.times, in: host.shown(directory))
    if !files.keepsTimesOfLinks, !notes.contains(note) { notes.append(note) }
  }

  /// - Parameter placed: What an interrupted run has placed.
  func settlePlaced(at path: FilePath, _ host: PlaceID, as placed: FileVersion? = nil) {
    var placement = Placement(
      .placed, path, bytes: bytes, verified: verified, version: placed ?? version,
      read: source?.version,
      notes: (source?.notes ?? []) + notes)
    placement.digest = isDirectory ? nil : digest
    placement.list(self, at: host.shown(path))
    placement.replaced = keeps?.path
    placement.kept = keeps?.version
    outcome = .success(placement)
  }
}
