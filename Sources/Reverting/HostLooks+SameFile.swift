import Context
import FarPlaces
import FileTransfer
import Items
import SystemCalls
import SystemPackage

// A host may be this machine, or share a disk with it: then a copy here may have become its original, because a folder
// there is a link by now.
extension HostLooks {
  /// Throws if the copy here is its original on a host.
  ///
  /// A file that is made here and seen there tells. Here is where the copy was placed, so that it can be made; nobody
  /// has to be allowed to write where the original is.
  func check(_ record: TransferRecord, isNot original: HostPath) throws(UndoError) {
    let directory = record.target.directory
    guard record.target.lastComponent?.bytes == original.path.lastComponent?.bytes,
      let runID = RunID(record.run)
    else { return }
    let isSame: Bool
    if let known = known(directory, original.directory) {
      isSame = known
    } else {
      isSame = try self.isSame(
        directory, original.directory, by: runID, isResumed: record.step == .undoing)
      know(directory, original.directory, isSame)
    }
    if isSame { throw .isSource(record.target, source: original.shown) }
  }

  /// Whether a file or link on a host is the same as one here.
  func holds(_ original: HostPath, whatIsAt path: FilePath?) throws(UndoError) -> Bool {
    guard let path, let status = try? FileSystem.status(of: path, followingLinks: false),
      let there = try self.status(of: original), there.kind == status.kind
    else { return false }
    switch there.kind {
    case .regular:
      guard there.size == status.size else { return false }
      return try Digest(toUndo: path) == digest(of: original)
    case .link:
      let content = try context.far(original) { files throws(FarError) in
        try files.contents(ofLinks: [original.path])[0].get().bytes
      }
      return (try? FileSystem.readLink(path)) == content
    default: return false
    }
  }

  private func isSame(
    _ here: FilePath, _ there: HostPath, by runID: RunID, isResumed: Bool
  ) throws(UndoError) -> Bool {
    let (directory, probe) = try near { () throws(SystemFailure) in
      let directory = try OpenFile.openDirectory(here)
      if isResumed { try ProbeHere.sweep(directory, of: runID) }
      return (directory, try ProbeHere(in: directory, by: runID))
    }
    let status: Result<FarStatus?, UndoError>
    do throws(UndoError) {
      status = .success(
        try self.status(of: HostPath(host: there.host, path: there.path.pushing(probe.name))))
    } catch {
      status = .failure(error)
    }
    try near { () throws(SystemFailure) in try probe.remove(from: directory) }
    return try status.get() != nil
  }

  private func near<Answer>(
    _ body: () throws(SystemFailure) -> Answer
  ) throws(UndoError) -> Answer {
    do throws(SystemFailure) { return try body() } catch { throw .transfer(TransferError(error)) }
  }
}
