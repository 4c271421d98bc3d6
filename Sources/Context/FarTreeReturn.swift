package import FileTransfer
package import Items
package import SystemCalls
package import SystemPackage

/// Brings a directory that was moved to another host back to its old path.
///
/// It is fetched under a hidden name, compared byte for byte, and synced before it gets its name. What is there stays
/// there.
package struct FarTreeReturn {
  private let there: FilePath
  private let source: FilePath
  private let host: PlaceID
  private let runID: RunID
  private let files: any PlaceFiles
  private let context: ExchangeContext
  /// What it had that the host does not keep.
  private let node: NodeFacts?

  /// - Parameters:
  ///   - there: The path of the directory on the host, without the host.
  ///   - runID: The ID of the run that is undone, by which another undo removes what a killed one has fetched.
  package init(
    of there: FilePath, to source: FilePath, on host: PlaceID, by runID: RunID,
    _ files: any PlaceFiles, in context: ExchangeContext, node: NodeFacts? = nil
  ) {
    self.node = node
    self.there = there
    self.source = source
    self.host = host
    self.runID = runID
    self.files = files
    self.context = context
  }

  /// What was changed in the directory or added to it since, by the path below it, as far as times tell.
  ///
  /// - Throws: `changed` if nothing else is in it, or if no times are known.
  package func changes() throws(UndoError) -> [FilePath] {
    let entries = try far { () throws(FarError) in try files.entries(below: there) }
    guard let node, let times = files.keptTimes else { throw .changed(host.shown(there)) }
    let texts = try far { () throws(FarError) in
      try files.texts(ofLinksAmong: entries, in: there)
    }
    let changed = entries.filter { below, status in
      guard let known = node.entries[below], known.text == texts[below] else { return true }
      return status.kind == .regular
        && (status.size != known.size
          || status.modified != known.modified?.seconds(keptIn: times))
    }.map(\.below)
    let staying = Set(changed)
    if !entries.contains(where: { $0.status.kind != .directory && !staying.contains($0.below) }) {
      throw .changed(host.shown(changed.first.map { there.pushing($0) } ?? there))
    }
    return changed
  }

  /// - Parameters:
  ///   - parent: The directory to which it goes.
  ///   - kept: What stays there, by the path below it.
  ///   - isResumed: Whether an earlier undo may have been killed.
  package func callAsFunction(
    in parent: OpenFile, besides kept: [FilePath] = [], isResumed: Bool
  ) throws(UndoError) {
    if isResumed {
      try near { () throws(SystemFailure) in try RestoredFile.sweep(parent, of: runID) }
    }
    let staged = source.directory.pushing(runID.staged())
    do throws(UndoError) {
      try fetch(to: staged, besides: kept)
      try near { () throws(SystemFailure) in
        try FileSystem.moveToFreeName(
          FilePath(bytes: staged.lastNameBytes), in: parent,
          to: FilePath(bytes: source.lastNameBytes), in: parent, isDirectory: true)
        try parent.synchronizeNames()
      }
    } catch {
      TreeRemoval.discard(staged)
      TreeRemoval.discard(FilePath(bytes: staged.lastNameBytes), in: parent)
      if case .transfer(.system(let failure)) = error, failure.errno == .fileExists {
        throw .nameTaken(source)
      }
      throw error
    }
  }

  private func fetch(to staged: FilePath, besides kept: [FilePath]) throws(UndoError) {
    let status = try far { () throws(FarError) in
      try files.look(at: [there], followingLinks: false)[0].get()
    }
    guard let status else { throw .missing(host.shown(there)) }
    do throws(FetchFailure) {
      try FarFetch(files, context) { _ in }.newTree(there, to: staged, status)
    } catch {
      switch error {
      case .near(let failure): throw .transfer(TransferError(failure))
      case .far(let error): throw .transfer(error.transferError(host))
      }
    }
    for below in kept { TreeRemoval.discard(staged.pushing(below)) }
    let tree = FarTreeUndo(
      there, copiedFrom: staged, on: host, by: runID, isResumed: false, files)
    guard try tree.isWhole(besides: kept) else { throw .changed(host.shown(there)) }
    let staying = Set(kept)
    let entries = try far { () throws(FarError) in try files.entries(below: there) }
      .filter { !staying.contains($0.below) }
    let regular = entries.filter { $0.status.kind == .regular }
    // From the bottom up, because a change of what is in a directory changes its time.
    let directories = entries.reversed().filter { $0.status.kind == .directory }
    try near { () throws(SystemFailure) in
      for entry in entries where entry.status.kind == .link {
        node?.entries[entry.below]?.restore(toLink: staged.pushing(entry.below))
      }
      try describe(
        regular.map { (staged.pushing($0.below), $0.status, node?.entries[$0.below]) }
      ) {
        (path) throws(SystemFailure) in try OpenFile.open(path, options: .noFollow)
      }
      let touched = touchedDirectories(entries, besides: kept)
      try describe(
        (directories + [("", status)]).map { below, status in
          var (status, facts) = (status, below.isEmpty ? node : node?.entries[below])
          if touched.contains(below) {
            status.modified = nil
            facts?.modified = nil
          }
          return (below.isEmpty ? staged : staged.pushing(below), status, facts)
        }
      ) { (path) throws(SystemFailure) in try OpenFile.openDirectory(path) }
    }
  }

  /// The directories in which something was added or removed since: their old times would not be true.
  private func touchedDirectories(
    _ entries: [(below: FilePath, status: FarStatus)], besides kept: [FilePath]
  ) -> Set<FilePath> {
    let there = Set(entries.map(\.below) + kept)
    let missing = node?.entries.keys.filter { !there.contains($0) } ?? []
    let added = kept.filter { node?.entries[$0] == nil }
    return Set((added + missing).map { $0.directory })
  }

  /// Gives files or directories their permissions and times, and syncs them together.
  ///
  /// Each is opened before, because its own permissions may forbid that.
  private func describe(
    _ all: [(path: FilePath, status: FarStatus, node: NodeFacts?)],
    _ open: (FilePath) throws(SystemFailure) -> OpenFile
  ) throws(SystemFailure) {
    for start in stride(from: 0, to: all.count, by: FilesTogether.mostOpen) {
      var page: [OpenFile] = []
      for (path, status, node) in all[start..<min(start + FilesTogether.mostOpen, all.count)] {
        let file = try open(path)
        if let mode = node?.mode ?? status.mode.map({ $0 & 0o777 }) { try file.setMode(mode) }
        if let time = status.modifiedHere { try file.setTimes(accessed: time, modified: time) }
        try node?.restore(to: file)
        page.append(file)
      }
      for failure in FilesTogether.synchronize(page) { if let failure { throw failure } }
    }
  }

  private func near<Answer>(
    _ body: () throws(SystemFailure) -> Answer
  ) throws(UndoError) -> Answer {
    do throws(SystemFailure) { return try body() } catch { throw .transfer(TransferError(error)) }
  }

  private func far<Answer>(_ body: () throws(FarError) -> Answer) throws(UndoError) -> Answer {
    do throws(FarError) { return try body() } catch { throw .transfer(error.transferError(host)) }
  }
}
