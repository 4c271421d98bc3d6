import Context
import FileTransfer
import Items
import SystemCalls
import SystemPackage

/// Brings files that were moved to hosts back to their old paths on this machine.
///
/// They replace nothing here, and are compared and synced before they get their names. What is there stays there.
struct HostBringBack {
  struct File {
    var place: Location
    var source: FilePath
    /// In nanoseconds since 1970; nil for the time there.
    var modified: Int128?
    /// The directories that the move removed, which are made again.
    var folders: MovedFolders?
    /// The directory from which it was moved, or one above it.
    var recorded: RecordedFolder?
    /// What it had besides its bytes, as far as its place did not keep it.
    var node: NodeFacts?
  }

  let context: ExchangeContext
  /// The ID of the run that is undone, by which another undo finds what a killed one has left.
  let runID: RunID
  /// Whether an undo may have been killed.
  let isResumed: Bool

  func callAsFunction(_ files: [File]) -> [Result<Void, UndoError>] {
    var results = files.map { _ in Result<Void, UndoError>.success(()) }
    let directories = Dictionary(grouping: files.indices) { files[$0].source.directory }
    var open: [FilePath: OpenFile] = [:]
    for (directory, indices) in directories {
      do throws(UndoError) {
        open[directory] = try prepare(
          directory, indices.lazy.compactMap { files[$0].folders }.first,
          indices.lazy.compactMap { files[$0].recorded }.first)
      } catch {
        for index in indices { results[index] = .failure(error) }
      }
    }
    let ready = files.indices.filter { results[$0].isSuccess }
    let staged = ready.map { files[$0].source.directory.pushing(runID.staged()) }
    let fetched = HostFetch(context: context)(
      zip(ready, staged).map { .init(place: files[$0].place, path: $1) })
    var whole: [(index: Int, file: RestoredFile.Fetched)] = []
    for (index, (path, fetched)) in zip(ready, zip(staged, fetched)) {
      switch fetched {
      case .success(let status):
        guard let directory = open[files[index].source.directory] else { continue }
        whole.append(
          (
            index,
            .init(
              path, for: files[index].source, in: directory,
              mode: files[index].node?.mode ?? status.mode,
              modified: files[index].modified ?? status.modifiedHere, node: files[index].node)
          ))
      case .failure(let error):
        TreeRemoval.discard(path)
        results[index] = .failure(error)
      }
    }
    for ((index, file), failure) in zip(whole, RestoredFile.name(whole.map(\.file))) {
      guard let failure else { continue }
      TreeRemoval.discard(file.staged)
      TreeRemoval.discard(FilePath(bytes: file.staged.lastNameBytes), in: file.directory)
      results[index] = .failure(
        failure.errno == .fileExists ? .nameTaken(file.path) : .transfer(TransferError(failure)))
    }
    for (directory, indices) in directories {
      let named = indices.filter { results[$0].isSuccess }
      guard !named.isEmpty, let open = open[directory] else { continue }
      do throws(UndoError) {
        try near { () throws(SystemFailure) in
          try open.synchronizeNames()
          if !open.keepsNewNames { throw SystemFailure("fsync", directory, .notSupported) }
        }
      } catch {
        for index in named { results[index] = .failure(error) }
      }
    }
    return results
  }

  private func prepare(
    _ directory: FilePath, _ folders: MovedFolders?, _ recorded: RecordedFolder?
  ) throws(UndoError) -> OpenFile {
    try recorded?.check()
    try near { () throws(SystemFailure) in try folders?.make(directory) }
    let open = try RecordedFolder.open(directory, recorded)
    if isResumed {
      try near { () throws(SystemFailure) in try RestoredFile.sweep(open, of: runID) }
    }
    return open
  }

  private func near(_ body: () throws(SystemFailure) -> Void) throws(UndoError) {
    do throws(SystemFailure) { try body() } catch { throw .transfer(TransferError(error)) }
  }
}

extension Result {
  fileprivate var isSuccess: Bool { if case .success = self { true } else { false } }
}
