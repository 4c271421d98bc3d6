import Context
import FileTransfer
import Items
import SystemCalls
import SystemPackage

/// Puts files of this machine back on the hosts from which they were moved.
///
/// They replace nothing there, and are synced and compared before this returns, so that whatever else holds their bytes
/// may then be removed.
struct HostPutBack {
  struct File {
    /// A file of this machine that has the bytes.
    var path: FilePath
    var origin: Location
    var mode: UInt32?
    /// In nanoseconds since 1970.
    var modified: Int128?
  }

  let context: ExchangeContext
  /// The ID of the run that is undone, by which another undo finds what a killed one has left.
  let runID: RunID
  /// Whether an undo may have been killed.
  let isResumed: Bool

  func callAsFunction(_ files: [File]) -> [Result<Void, UndoError>] {
    var results = files.map { _ in Result<Void, UndoError>.success(()) }
    let hosts = Dictionary(grouping: files.indices) { files[$0].origin.place }
    for (_, indices) in hosts {
      var ready: [Int] = []
      for (directory, indices) in Dictionary(
        grouping: indices, by: { files[$0].origin.directory })
      {
        do throws(UndoError) {
          try prepare(directory)
          ready += indices
        } catch {
          for index in indices { results[index] = .failure(error) }
        }
      }
      for (index, result) in zip(ready, place(ready.map { files[$0] })) { results[index] = result }
    }
    return results
  }

  private func prepare(_ directory: Location) throws(UndoError) {
    try context.far(directory) { files throws(FarError) in
      try files.prepareUndo(in: directory.path, of: runID, isResumed: isResumed)
      // A source is removed only where its copy can be synced.
      guard try files.synchronizes(in: directory.path, by: runID) else {
        throw .cannotSynchronize(directory.path)
      }
    }
  }

  private func place(_ some: [File]) -> [Result<Void, UndoError>] {
    guard let origin = some.first?.origin else { return [] }
    do throws(UndoError) {
      return try context.far(origin) { files throws(FarError) in
        let transfer = Transfer(
          files, host: origin.place, runID: runID, isCancelled: context.isCancelled)
        let placed = transfer.place(some.map(request), journal: NoJournal())
        try files.synchronize(Array(Set(some.map(\.origin.directory.path))))
        return zip(some, placed).map { file, outcome in
          switch outcome {
          case .success: .success(())
          case .failure(.destinationExists), .failure(.kindClash):
            .failure(.nameTaken(file.origin.shown))
          case .failure(let error): .failure(.transfer(error))
          }
        }
      }
    } catch {
      return some.map { _ in .failure(error) }
    }
  }

  private func request(for file: File) -> PlacementRequest {
    var request = PlacementRequest(
      .spool(file.path), directory: file.origin.directory.path,
      name: file.origin.path.lastComponent?.bytes ?? [], rule: .fail, verifying: .always)
    request.modified = file.modified
    request.mode = file.mode
    return request
  }
}
