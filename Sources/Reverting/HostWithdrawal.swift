import Context
package import FileTransfer
package import Items
import SystemCalls
import SystemPackage

/// Takes back what an interrupted drop may have named on a host, and gives a file that it replaced its name again.
///
/// The sources are all there, because none is removed before its name is recorded. Something is removed only if it is
/// what was placed: it has the size and time, and the bytes of its source.
package struct HostWithdrawal {
  private let record: TransferRecord
  private let host: PlaceID
  private let files: any PlaceFiles
  private let target: FilePath

  /// - Parameter record: The record of a name that is about to be given.
  package init(_ record: TransferRecord, on host: PlaceID, _ files: any PlaceFiles) {
    self.record = record
    self.host = host
    self.files = files
    target = record.target.path
  }

  /// Whether a file that had the name is put aside.
  package func hasPutAside() throws(FarError) -> Bool {
    guard let kept = kept else { return false }
    switch try files.look(at: [kept], followingLinks: false)[0] {
    case .success(let status): return status != nil
    case .failure: return false
    }
  }

  /// Where a replaced file is kept.
  private var kept: FilePath? {
    guard let name = RunID(record.run)?.keptName(of: target) else { return nil }
    return target.directory.appending(bytes: Array(".dnd-replaced".utf8))
      .pushing(name)
  }

  /// - Returns: Whether it remains what was placed: a folder whose source has been removed in part, which undo needs.
  @discardableResult
  package func withdraw() throws(FarError) -> Bool {
    // What was already there is nobody's to remove.
    guard let runID = RunID(record.run), record.isNew, record.placed != nil else { return false }
    // A file that was to be replaced still has its name, whatever it looks like.
    if record.replaced != nil, try !hasPutAside() { return false }
    let status = try files.look(at: [target], followingLinks: false)[0].get()
    switch status?.kind {
    case nil: break
    case .directory?:
      if try withdrawDirectory(runID) { break }
      if wasPlaced { return true }
    case .some:
      guard let status else { return false }
      guard try isPlaced(status) else {
        try removeSecondName(status)
        return false
      }
      let other = OtherCopyHere(record.source, isLink: status.kind == .link)
      // The hidden name is swept with the others.
      let hidden = try files.hide(target, by: runID)
      if let other, !other.isStillThere(by: runID) {
        try files.publish([FarNaming(hidden, as: target, isUnguarded: true)])[0].get()
        return false
      }
    }
    try bringBack()
    return false
  }

  /// Whether the drop was killed after it had recorded that all of it is in place.
  private var wasPlaced: Bool { record.changed != 0 }

  private func isPlaced(_ status: FarStatus) throws(FarError) -> Bool {
    if status.kind == .link {
      guard let source = record.source?.here, let own = try? FileSystem.readLink(source) else {
        return false
      }
      return try files.contents(ofLinks: [target])[0].get().bytes == own
    }
    guard status.kind == .regular, status.version == record.placed else { return false }
    // Bytes without a source were made at that time.
    guard let source = record.source?.here else { return true }
    guard let own = try? Digest(ofCopied: source) else { return false }
    return try files.digests(of: [target])[0].get().digest == own
  }

  /// - Returns: Whether nothing of it is left.
  private func withdrawDirectory(_ runID: RunID) throws(FarError) -> Bool {
    guard let source = record.source?.here else { return false }
    let tree = FarTreeUndo(
      target, copiedFrom: source, on: host, by: runID, isResumed: false, files)
    do throws(UndoError) {
      guard try tree.isWhole() else { return false }
      try tree.perform()
      return true
    } catch {
      if files.hasEnded { throw .lost(host: host.word, words: "") }
      return false
    }
  }

  /// Removes the name under which a file is kept that still has its own.
  ///
  /// Servers that give names by links put a file aside in two steps, and the drop was killed between them.
  private func removeSecondName(_ status: FarStatus) throws(FarError) {
    guard let kept, status.kind == .regular,
      try files.look(at: [kept], followingLinks: false)[0].get() == status
    else { return }
    let digests = try files.digests(of: [target, kept])
    guard try digests[0].get().digest == digests[1].get().digest else { return }
    _ = try files.remove([kept])[0].get()
  }

  /// Gives a file that was replaced its name again.
  private func bringBack() throws(FarError) {
    guard let kept else { return }
    guard try files.look(at: [kept], followingLinks: false)[0].get() != nil else { return }
    _ = try files.publish([FarNaming(kept, as: target, isUnguarded: true)])
    // Only then the name under which it was kept is gone.
    _ = try files.synchronizeIfPossible([target.directory])
  }
}
